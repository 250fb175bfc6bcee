//! A site on a port of this machine.

use std::io::{Cursor, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;

use anyhow::{Context, Result, bail};
use tiny_http::{Header, Request, Response, Server};

use crate::files::Files;
use crate::respond::{Reply, respond};

/// Browsers ask for several files at once, over connections that they keep.
const THREADS: usize = 4;

/// A port that is ours; requests wait there until a site is served on it.
pub(crate) struct Port {
    listener: TcpListener,
    address: SocketAddr,
}

impl Port {
    /// Takes the port, or any free one if it is 0.
    pub(crate) fn take(port: u16) -> Result<Port> {
        let listener = match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => listener,
            Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(
                "port {port} is taken, perhaps by another `cargo xtask serve`. Stop that program, or choose \
                 another port: `cargo xtask serve --port {}`",
                port.checked_add(1).unwrap_or(8080)
            ),
            Err(error) => {
                return Err(error).with_context(|| {
                    format!("port {port} can't be used; choose another with `--port`")
                });
            }
        };
        let address = listener.local_addr()?;
        Ok(Port { listener, address })
    }

    /// Serves the site from threads of its own, as long as the program runs.
    /// `under` is the path at which the site lies, as `/` or `/some/folder/`.
    pub(crate) fn serve(self, site: Files, under: &str) -> Result<Served> {
        let server = Server::from_listener(self.listener, None)
            .map_err(|error| anyhow::anyhow!("the server could not be started: {error}"))?;
        let server = Arc::new(server);
        let site = Arc::new(RwLock::new(site));
        for _ in 0..THREADS {
            let (server, site, under) = (Arc::clone(&server), Arc::clone(&site), under.to_owned());
            thread::spawn(move || {
                for request in server.incoming_requests() {
                    let reply = {
                        let site = site.read().unwrap_or_else(PoisonError::into_inner);
                        answer(&site, &under, &request)
                    };
                    // A browser may go away before it has read everything.
                    let _ = request.respond(reply);
                }
            });
        }
        let url = format!("http://{}{under}", self.address);
        Ok(Served { url, site })
    }
}

/// A site that is being served.
pub(crate) struct Served {
    url: String,
    site: Arc<RwLock<Files>>,
}

impl Served {
    /// The address of the page.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Serves other files from now on.
    pub(crate) fn replace(&self, site: Files) {
        *self.site.write().unwrap_or_else(PoisonError::into_inner) = site;
    }
}

fn answer(site: &Files, under: &str, request: &Request) -> Response<Cursor<Vec<u8>>> {
    let accepted = request
        .headers()
        .iter()
        .find(|header| header.field.equiv("Accept-Encoding"))
        .map_or("", |header| header.value.as_str());
    let Reply { status, headers, body } =
        respond(site, under, request.method().as_str(), request.url(), accepted);
    let mut response = Response::from_data(body).with_status_code(status);
    for (name, value) in headers {
        if let Ok(header) = Header::from_bytes(name, value) {
            response.add_header(header);
        }
    }
    // Sent in one piece, with its length.
    response.with_chunked_threshold(usize::MAX)
}
