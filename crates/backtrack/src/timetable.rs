//! A timetable: each lecture gets a period and a room, so that nobody has to be in two rooms at once.

use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};
use std::sync::Arc;

/// A course and its lectures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Its name.
    pub name: &'static str,
    /// Who teaches it.
    pub teacher: &'static str,
    /// Lectures a week.
    pub lectures: usize,
    /// How many attend.
    pub students: usize,
    /// Periods in which it cannot be held.
    pub unavailable: &'static [usize],
}

/// What a timetable has to respect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct School {
    /// Days a week.
    pub days: usize,
    /// Periods a day. Period `p` of day `d` is number `d * periods + p`.
    pub periods: usize,
    /// The courses.
    pub courses: Vec<Course>,
    /// Rooms: name and seats.
    pub rooms: Vec<(&'static str, usize)>,
    /// Groups of courses, by index, that have students in common.
    pub curricula: Vec<Vec<usize>>,
}

impl School {
    /// The course of each lecture: those of the first course, then those of the second, and so on.
    pub fn lectures(&self) -> Vec<usize> {
        let courses = self.courses.iter().enumerate();
        courses.flat_map(|(c, course)| std::iter::repeat_n(c, course.lectures)).collect()
    }

    /// Whether two courses cannot be held at the same time.
    fn clash(&self, a: usize, b: usize) -> bool {
        self.courses[a].teacher == self.courses[b].teacher
            || self.curricula.iter().any(|group| group.contains(&a) && group.contains(&b))
    }
}

/// A timetable to be filled. A place is a lecture, a value is `period * rooms + room`. The lectures of a course are
/// alike, so they are kept in order of time.
#[derive(Clone, Debug)]
pub struct Timetable {
    school: Arc<School>,
    course: Arc<[usize]>,
    slots: Vec<Option<Value>>,
}

impl Timetable {
    /// The timetable with no lecture in it.
    pub fn new(school: Arc<School>) -> Timetable {
        let course: Arc<[usize]> = school.lectures().into();
        let slots = vec![None; course.len()];
        Timetable { school, course, slots }
    }

    /// Whether lecture `a` in slot `at` goes with lecture `b` in slot `bt`.
    fn agree(&self, (a, at): (Place, Value), (b, bt): (Place, Value)) -> bool {
        let rooms = self.school.rooms.len();
        let (period, other) = (at / rooms, bt / rooms);
        if self.course[a] == self.course[b] {
            return (a < b) == (period < other) && period != other;
        }
        period != other || (at != bt && !self.school.clash(self.course[a], self.course[b]))
    }
}

impl Problem for Timetable {
    fn places(&self) -> usize {
        self.slots.len()
    }

    fn value(&self, lecture: Place) -> Option<Value> {
        self.slots[lecture]
    }

    /// The periods in which the course can be held, with the rooms that seat it.
    fn values(&self, lecture: Place, out: &mut Vec<Value>) {
        let School { days, periods, rooms, courses, .. } = &*self.school;
        let course = &courses[self.course[lecture]];
        for period in (0..days * periods).filter(|period| !course.unavailable.contains(period)) {
            let fitting = (0..rooms.len()).filter(|&room| rooms[room].1 >= course.students);
            out.extend(fitting.map(|room| period * rooms.len() + room));
        }
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        for (other, slot) in self.slots.iter().enumerate() {
            if let Some(slot) = *slot {
                let fits = self.agree((choice.place, choice.value), (other, slot));
                watch.compare(choice, Against::Place(other), fits)?;
            }
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.slots[choice.place] = Some(choice.value);
        Ok(())
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.slots[choice.place] = None;
    }
}
