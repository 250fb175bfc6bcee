//! The bar chart for README: how many times as fast as the crate `sudoku`, set by set.

use std::fmt::Write;

use crate::report::Row;

const LEFT: f64 = 210.0;
const RIGHT: f64 = 60.0;
const WIDTH: f64 = 720.0;
const TOP: f64 = 56.0;
const BAR: f64 = 12.0;
const GROUP: f64 = 38.0;

/// An SVG picture that follows the reader's light or dark scheme.
pub fn chart(rows: &[Row]) -> String {
    let most = rows
        .iter()
        .flat_map(|row| [Some(row.ratios().0), row.ratios().1])
        .flatten()
        .fold(1.0, f64::max);
    let scale = (WIDTH - LEFT - RIGHT) / most;
    let bottom = TOP + GROUP * rows.len() as f64;
    let height = bottom + 12.0;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="t d">
<title id="t">Sudokit beside the crate sudoku, speed when proving that a solution is unique</title>
<desc id="d">{}</desc>
<style>
text {{ font: 13px system-ui, sans-serif; fill: #1c1c1c }}
.note {{ font-size: 12px; fill: #555 }}
.native {{ fill: #1f5fa8 }}
.wasm {{ fill: #d9822b }}
line {{ stroke: #555; stroke-dasharray: 3 3 }}
@media (prefers-color-scheme: dark) {{
text {{ fill: #e8e8e8 }}
.note {{ fill: #b0b0b0 }}
.native {{ fill: #6ea8ee }}
.wasm {{ fill: #f0a860 }}
line {{ stroke: #b0b0b0 }}
}}
</style>
<rect class="native" x="{LEFT}" y="12" width="12" height="12"/><text x="{}" y="22">native</text>
<rect class="wasm" x="{}" y="12" width="12" height="12"/><text x="{}" y="22">wasm</text>
<text class="note" x="{}" y="46">1 = the crate sudoku 0.8, same build</text>
"##,
        description(rows),
        LEFT + 18.0,
        LEFT + 80.0,
        LEFT + 98.0,
        LEFT + scale + 6.0,
    );
    for (index, row) in rows.iter().enumerate() {
        let y = TOP + GROUP * index as f64;
        let _ = writeln!(
            svg,
            r#"<text x="{}" y="{:.1}" text-anchor="end">{}</text>"#,
            LEFT - 10.0,
            y + BAR + 5.0,
            row.name
        );
        let (native, wasm) = row.ratios();
        bar(&mut svg, "native", y, native, scale);
        if let Some(wasm) = wasm {
            bar(&mut svg, "wasm", y + BAR + 2.0, wasm, scale);
        }
    }
    let x = LEFT + scale;
    let _ =
        writeln!(svg, r#"<line x1="{x:.1}" x2="{x:.1}" y1="{}" y2="{bottom:.1}"/>"#, TOP - 20.0);
    svg.push_str("</svg>\n");
    svg
}

fn bar(svg: &mut String, class: &str, y: f64, ratio: f64, scale: f64) {
    let width = ratio * scale;
    let _ = writeln!(
        svg,
        r#"<rect class="{class}" x="{LEFT}" y="{y:.1}" width="{width:.1}" height="{BAR}"/><text class="note" x="{:.1}" y="{:.1}">{ratio:.2}×</text>"#,
        LEFT + width + 5.0,
        y + BAR - 2.0,
    );
}

fn description(rows: &[Row]) -> String {
    let mut words = String::new();
    for row in rows {
        let (native, wasm) = row.ratios();
        let _ = write!(words, "{}: native {native:.2} times", row.name);
        if let Some(wasm) = wasm {
            let _ = write!(words, ", wasm {wasm:.2} times");
        }
        words.push_str(". ");
    }
    words.trim_end().to_owned()
}
