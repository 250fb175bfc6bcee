//! A timetable: a column for each day, a row for each period, a line in it for each room.

use super::{Frame, path, rect, segments, shown, text, value_class};
use sudokit_backtrack::timetable::School;
use yew::prelude::*;

const WIDTH: i32 = 260;
const LINE: i32 = 62;
const HEAD: i32 = 56;

pub(super) fn draw(school: &School, frame: &Frame<'_>) -> (i32, i32, Vec<Html>) {
    let rooms = school.rooms.len().max(1);
    let (days, periods) = (school.days as i32, school.periods as i32);
    let height = LINE * rooms as i32;
    let (wide, high) = (days * WIDTH, HEAD + periods * height);
    let corner = |slot: usize| {
        let (period, room) = (slot / rooms, slot % rooms);
        let (day, period) = (period / school.periods.max(1), period % school.periods.max(1));
        (day as i32 * WIDTH, HEAD + period as i32 * height + room as i32 * LINE)
    };
    let marks = &frame.marks;
    let mut out = Vec::new();
    let mark = |slot: usize, class| {
        let (x, y) = corner(slot);
        rect(x, y, WIDTH, LINE, class)
    };
    let other = marks.other().and_then(|place| frame.values.get(place).copied().flatten());
    out.extend(other.map(|slot| mark(slot, "against")));
    let present = marks.place.and_then(|place| shown(frame, place));
    out.extend(present.map(|slot| mark(slot, marks.mood.class())));
    let across = (0..periods).map(|p| HEAD + p * height).map(|y| [0, y, wide, y]);
    let down = (1..days).map(|day| [day * WIDTH, 0, day * WIDTH, high]);
    out.push(path(segments(across.chain(down)), "hair"));
    out.push(rect(0, 0, wide, high, "frame"));
    for day in 0..days {
        let head = (day + 1).to_string();
        out.push(text(day * WIDTH + WIDTH / 2, HEAD / 2, head, "label soft"));
    }
    let lectures = school.lectures();
    // A room that is on trial and taken shows the lecture on trial.
    let on_trial = marks.trial.and(present);
    for (place, course) in lectures.iter().enumerate() {
        let (Some(slot), Some(course)) = (shown(frame, place), school.courses.get(*course)) else {
            continue;
        };
        if on_trial == Some(slot) && marks.place != Some(place) {
            continue;
        }
        let (x, y) = corner(slot);
        let room = school.rooms.get(slot % rooms).map_or("", |room| room.0);
        let words = [course.name, " ", room].concat();
        let class = match value_class(frame, place) {
            "value trial" => "label trial",
            "value bad" => "label bad",
            "value ghost" => "label ghost",
            _ => "label",
        };
        out.push(text(x + WIDTH / 2, y + LINE / 2, words, class));
    }
    (wide, high, out)
}
