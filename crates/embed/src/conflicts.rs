//! Conflicts and houses as JSON. The types of `www/src/types.ts` say what is what.

use crate::json::Json;
use sudokit::{Conflict, HouseKind, Shape};

pub(crate) fn conflicts(json: &mut Json<'_>, shape: &Shape, conflicts: &[Conflict]) {
    json.list(conflicts, |json, conflict| {
        let [a, b] = conflict.cells;
        json.raw("{\"digit\":").number(conflict.digit.0);
        json.raw(",\"cells\":[").number(a.0).raw(",").number(b.0);
        json.raw("],\"houses\":");
        json.list(conflict.houses(shape), |json, index| house(json, shape, index));
        json.raw("}");
    });
}

pub(crate) fn house(json: &mut Json<'_>, shape: &Shape, index: u16) {
    let house = &shape.houses()[usize::from(index)];
    let kind = match house.kind {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
    };
    json.raw("{\"kind\":").name(kind).raw(",\"number\":").number(house.number + 1);
    json.raw(",\"cells\":");
    json.list(&house.cells, |json, cell| {
        json.number(cell.0);
    });
    json.raw("}");
}
