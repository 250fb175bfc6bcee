//! What the server says to a request: a function of the site's files, so nothing outside of them can be asked for.

use crate::compress::ENCODINGS;
use crate::files::Files;

/// What a page may do. The site must work under it, so that it works on hosts that are as strict.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; \
     manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// An answer, before it is put on the wire.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: Vec<u8>,
}

/// Answers a GET or HEAD (the server leaves the body away) for `url`, the path and query of the request.
/// `under` is the path at which the site lies, as `/` or `/some/folder/`.
pub(crate) fn respond(site: &Files, under: &str, method: &str, url: &str, accepted: &str) -> Reply {
    if !matches!(method, "GET" | "HEAD") {
        return failure(405, "only GET and HEAD are answered here", &[("Allow", "GET, HEAD")]);
    }
    let path = url.split(['?', '#']).next().unwrap_or_default();
    if !path.is_empty() && format!("{path}/") == under {
        return failure(308, "the site lies below", &[("Location", under)]);
    }
    let Some(name) = path.strip_prefix(under) else {
        return failure(404, &format!("the site lies at {under}"), &[]);
    };
    if site.contains_key(&format!("{name}/index.html")) {
        return failure(308, "a folder", &[("Location", &format!("{path}/"))]);
    }
    let name = match name.rsplit('/').next() {
        Some("") => format!("{name}index.html"),
        _ => name.to_owned(),
    };
    let Some(plain) = site.get(&name) else {
        return failure(404, &format!("there is no {name} here"), &[]);
    };
    let mut headers = vec![
        ("Content-Type", media_type(&name).to_owned()),
        ("Cache-Control", "no-store".to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Vary", "Accept-Encoding".to_owned()),
        ("Content-Security-Policy", POLICY.to_owned()),
    ];
    let packed = ENCODINGS
        .iter()
        .filter(|(token, _)| accepts(accepted, token))
        .find_map(|(token, end)| Some((*token, site.get(&format!("{name}{end}"))?)));
    let body = match packed {
        Some((token, body)) => {
            headers.push(("Content-Encoding", token.to_owned()));
            body
        }
        None => plain,
    };
    Reply { status: 200, headers, body: body.clone() }
}

fn failure(status: u16, text: &str, more: &[(&'static str, &str)]) -> Reply {
    let mut headers = vec![
        ("Content-Type", "text/plain; charset=utf-8".to_owned()),
        ("Cache-Control", "no-store".to_owned()),
    ];
    headers.extend(more.iter().map(|(name, value)| (*name, (*value).to_owned())));
    Reply { status, headers, body: format!("{status}: {text}\n").into_bytes() }
}

/// Whether the header `Accept-Encoding` names the encoding, and not with the weight 0, which forbids it.
fn accepts(header: &str, token: &str) -> bool {
    header.split(',').any(|part| {
        let mut part = part.split(';').map(str::trim);
        let weight = |value: &str| value.strip_prefix("q=").and_then(|q| q.parse::<f32>().ok());
        part.next() == Some(token) && part.next().and_then(weight) != Some(0.0)
    })
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "md" | "sdk" | "ts" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn site() -> Files {
        let names = ["index.html", "a.wasm", "a.wasm.br", "a.wasm.gz", "a.js", "more/index.html"];
        names.into_iter().map(|name| (name.to_owned(), name.as_bytes().to_vec())).collect()
    }

    fn header<'a>(reply: &'a Reply, name: &str) -> Option<&'a str> {
        reply.headers.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }

    #[test]
    fn files_come_with_their_type_and_are_not_kept() {
        for (url, body, kind) in [
            ("/", "index.html", "text/html; charset=utf-8"),
            ("/?puzzle=53..7", "index.html", "text/html; charset=utf-8"),
            ("/a.js", "a.js", "text/javascript; charset=utf-8"),
            ("/a.wasm", "a.wasm", "application/wasm"),
            ("/more/", "more/index.html", "text/html; charset=utf-8"),
        ] {
            let reply = respond(&site(), "/", "GET", url, "");
            assert_eq!((reply.status, reply.body.as_slice()), (200, body.as_bytes()), "{url}");
            assert_eq!(header(&reply, "Content-Type"), Some(kind), "{url}");
            assert_eq!(header(&reply, "Cache-Control"), Some("no-store"), "{url}");
        }
    }

    #[test]
    fn the_best_accepted_encoding_is_sent() {
        for (accepted, body, encoding) in [
            ("gzip, deflate, br, zstd", "a.wasm.br", Some("br")),
            ("gzip;q=1.0, br;q=0", "a.wasm.gz", Some("gzip")),
            ("identity", "a.wasm", None),
        ] {
            let reply = respond(&site(), "/", "GET", "/a.wasm", accepted);
            assert_eq!(reply.body, body.as_bytes(), "{accepted}");
            assert_eq!(header(&reply, "Content-Encoding"), encoding, "{accepted}");
        }
    }

    #[test]
    fn a_site_can_lie_below_the_top() {
        let ask = |url| respond(&site(), "/x/y/", "GET", url, "");
        assert_eq!(ask("/x/y/a.js").status, 200);
        assert_eq!(ask("/a.js").status, 404);
        assert_eq!(header(&ask("/x/y"), "Location"), Some("/x/y/"));
        assert_eq!(header(&ask("/x/y/more"), "Location"), Some("/x/y/more/"));
    }

    #[test]
    fn nothing_outside_of_the_site_is_answered() {
        for url in ["/../Cargo.toml", "/..%2fCargo.toml", "//etc/passwd", "/b.js", "*", ""] {
            assert_eq!(respond(&site(), "/", "GET", url, "").status, 404, "{url}");
        }
        let reply = respond(&site(), "/", "POST", "/", "");
        assert_eq!((reply.status, header(&reply, "Allow")), (405, Some("GET, HEAD")));
    }
}
