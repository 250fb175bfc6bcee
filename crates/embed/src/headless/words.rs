//! Reasons and steps as JSON. The types of `www/src/types.ts` say what is what.

use crate::conflicts::{conflicts, house};
use crate::json::Json;
use sudokit::logic::{Pattern, Step};
use sudokit::{Cell, Digit, Reason, Shape};

pub(super) fn reason(json: &mut Json<'_>, shape: &Shape, reason: &Reason) {
    match reason {
        Reason::Conflicts(pairs) => {
            json.raw("{\"kind\":\"conflicts\",\"conflicts\":");
            conflicts(json, shape, pairs);
        }
        Reason::NoCandidate { cell, after } => {
            json.raw("{\"kind\":\"no-candidate\",\"cell\":").number(cell.0);
            json.raw(",\"after\":");
            placements(json, after);
        }
        Reason::NoPlace { house: index, digit, after } => {
            json.raw("{\"kind\":\"no-place\",\"digit\":").number(digit.0);
            json.raw(",\"house\":");
            house(json, shape, *index);
            json.raw(",\"after\":");
            placements(json, after);
        }
        Reason::Exhausted => {
            json.raw("{\"kind\":\"exhausted\"");
        }
    }
    json.raw("}");
}

pub(super) fn step(json: &mut Json<'_>, shape: &Shape, step: &Step) {
    let rating = step.explainer_rating(shape);
    json.raw("{\"technique\":").name(step.technique.id);
    json.raw(",\"name\":").name(step.technique.name);
    json.raw(",\"rating\":").number(rating / 10).raw(".").number(rating % 10);
    json.raw(",\"score\":").number(step.technique.score);
    json.raw(",\"placements\":");
    placements(json, &step.placements);
    json.raw(",\"eliminations\":");
    placements(json, &step.eliminations);
    json.raw(",\"house\":");
    match &step.pattern {
        Pattern::FullHouse { house: index } => {
            house(json, shape, *index);
            json.raw(",\"excluded\":[]");
        }
        Pattern::HiddenSingle { house: index, excluded } => {
            house(json, shape, *index);
            let digit = step.placements.first().map_or(0, |&(_, digit)| digit.0);
            json.raw(",\"excluded\":");
            json.list(excluded, |json, &(cell, by)| exclusion(json, cell.0, digit, by));
        }
        Pattern::NakedSingle { excluded } => {
            let cell = step.placements.first().map_or(0, |&(cell, _)| cell.0);
            json.raw("null,\"excluded\":");
            json.list(excluded, |json, &(digit, by)| exclusion(json, cell, digit.0, by));
        }
    }
    json.raw("}");
}

fn exclusion(json: &mut Json<'_>, cell: u16, digit: u8, by: Option<Cell>) {
    json.raw("{\"cell\":").number(cell).raw(",\"digit\":").number(digit);
    json.raw(",\"by\":").optional(by.map(|by| by.0)).raw("}");
}

fn placements(json: &mut Json<'_>, placements: &[(Cell, Digit)]) {
    json.list(placements, |json, &(cell, digit)| {
        json.raw("{\"cell\":").number(cell.0).raw(",\"digit\":").number(digit.0).raw("}");
    });
}
