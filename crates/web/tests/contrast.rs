//! Every pair of text and ground in use has a contrast of at least 4.5 to 1, in both themes.
#![allow(clippy::unwrap_used)]

const STYLES: &str = include_str!("../../../styles.css");

/// Texts and the grounds they stand on.
const PAIRS: &[(&str, &[&str])] = &[
    ("ink", &["paper", "panel", "peer", "same", "selection", "hatch"]),
    ("soft", &["paper", "panel", "peer"]),
    ("mine", &["panel", "peer", "same", "selection"]),
    ("solver", &["panel", "peer", "same", "selection"]),
    ("conflict", &["panel", "peer", "same", "selection"]),
    ("paper", &["ink"]),
];

/// Lines and marks, which 3 to 1 is enough for.
const MARKS: &[(&str, &[&str])] =
    &[("box-line", &["panel"]), ("solver", &["paper"]), ("conflict", &["paper"])];

/// The colour of a token in the light theme (0) or the dark one (1).
fn token(name: &str, theme: usize) -> [f64; 3] {
    let start = format!("--{name}: light-dark(");
    let value = STYLES.split_once(&start).unwrap().1.split_once(')').unwrap().0;
    let hex = value.split(", ").nth(theme).unwrap().strip_prefix('#').unwrap();
    let channel = |at: usize| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
    [channel(0), channel(2), channel(4)]
}

/// Relative luminance, as WCAG 2 defines it.
fn luminance(colour: [f64; 3]) -> f64 {
    let linear = |c: f64| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
    let [r, g, b] = colour.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn check(pairs: &[(&str, &[&str])], least: f64) {
    for (text, grounds) in pairs {
        for ground in *grounds {
            for (theme, name) in ["light", "dark"].into_iter().enumerate() {
                let (a, b) = (luminance(token(text, theme)), luminance(token(ground, theme)));
                let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
                assert!(contrast >= least, "{text} on {ground}, {name}: {contrast:.2}");
            }
        }
    }
}

#[test]
fn black_on_white_is_twenty_one_to_one() {
    let contrast = (luminance([1.0; 3]) + 0.05) / (luminance([0.0; 3]) + 0.05);
    assert!((contrast - 21.0).abs() < 1e-9);
}

#[test]
fn browsers_without_a_dark_theme_get_the_light_one() {
    let (_, fallback) = STYLES.split_once("@supports not (color: light-dark(#000, #fff))").unwrap();
    let mut tokens = 0;
    for line in STYLES.lines().filter(|line| line.trim().starts_with("--")) {
        let Some((name, value)) = line.trim().split_once(": light-dark(") else { continue };
        let light = value.split(',').next().unwrap();
        assert!(fallback.contains(&format!("{name}: {light};")), "{name}");
        tokens += 1;
    }
    assert!(tokens > 10);
}

#[test]
fn text_can_be_read() {
    check(PAIRS, 4.5);
}

#[test]
fn lines_and_marks_can_be_seen() {
    check(MARKS, 3.0);
}
