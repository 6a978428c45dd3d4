//! Whole answers that the page proposes where a question has many answers that differ in little: who
//! lies in the cold, whom points of cure and treatment help, where a building stands or a tile is
//! laid. What costs least comes first.

use std::cmp::Reverse;

use frostpunk::{Action, Citizen, Frame, Frostpunk, Position, Unit};
use table::{Game, Seats, Silent};

use super::beds;
use super::plan::{asked, possible};

/// Whether a question is answered by a proposal as a whole.
pub(super) const fn is_proposed(frame: Frame) -> bool {
    has_cost(frame) || is_place(frame)
}

/// Whether answers differ in what they cost the people.
pub(super) const fn has_cost(frame: Frame) -> bool {
    matches!(frame, Frame::Beds) || is_points(frame)
}

/// Whether points are spread over the people.
const fn is_points(frame: Frame) -> bool {
    matches!(frame, Frame::Times { unit: Unit::Cure(_) | Unit::Treat, .. })
}

/// Whether a place on the map is proposed. Of several tiles only the last one is.
pub(super) const fn is_place(frame: Frame) -> bool {
    matches!(frame, Frame::Site { .. } | Frame::Lay { left: 1, .. })
}

/// Every whole answer to the question on top, the one that costs least first; none where the page
/// proposes nothing.
pub(super) fn of(table: &Frostpunk, hand: Seats, frame: Frame) -> Vec<Vec<Action>> {
    if frame == Frame::Beds || is_place(frame) {
        let mut answers = possible(table, hand);
        match frame {
            Frame::Beds => answers.sort_by_key(|mix| beds::cost(table, *mix)),
            Frame::Site { .. } => answers.sort_by_key(|site| site_cost(table, *site)),
            _ => answers.sort_by_key(|tile| Reverse(company(table, *tile))),
        }
        return answers.into_iter().map(|answer| vec![answer]).collect();
    }
    if !is_points(frame) {
        return Vec::new();
    }
    let mut found = Vec::new();
    spread(table, hand, &mut Vec::new(), &mut found);
    found.sort_by_key(|(_, cost)| *cost);
    found.into_iter().map(|(points, _)| points).collect()
}

/// What is lost under a building, and whether it would stand on cold ground.
fn site_cost(table: &Frostpunk, site: Action) -> (u8, bool) {
    let fields = match site {
        Action::Field(field) => vec![field],
        Action::Lay(position) => position.fields().to_vec(),
        _ => Vec::new(),
    };
    let lost = fields.iter().map(|field| table.fields[*field].count).sum();
    (lost, !fields.iter().all(|field| table.is_zone_warm(*field)))
}

/// How many tiles lie next to one that is to be laid.
fn company(table: &Frostpunk, tile: Action) -> usize {
    let Action::Lay(position) = tile else { return 0 };
    let is_tile = |other: &Position| table.ground[*other].is_tile();
    position.neighbors().iter().filter(is_tile).count()
}

/// Every way to spread points over the types, each once: workers first, then engineers, then children.
fn spread(
    table: &Frostpunk,
    hand: Seats,
    points: &mut Vec<Action>,
    found: &mut Vec<(Vec<Action>, Cost)>,
) {
    let is_open = table.questions.top().is_some_and(is_points);
    let Some(seat) = asked(table, hand).filter(|_| is_open) else {
        found.push((points.clone(), Cost::of(table)));
        return;
    };
    let last = points.last().copied();
    for point in Citizen::ALL.map(Action::Name) {
        let is_in_order = last.is_none_or(|last| rank(point) >= rank(last));
        if is_in_order && table.check(seat, point).is_ok() {
            let mut after = table.clone();
            after.apply(seat, point, &mut Silent);
            points.push(point);
            spread(&after, hand, points, found);
            points.pop();
        }
    }
}

fn rank(point: Action) -> usize {
    match point {
        Action::Name(citizen) => citizen.index(),
        _ => 0,
    }
}

/// What the next sickness step would cost as the markers stand, what is compared first first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Cost {
    deaths: u8,
    flips: u8,
    exhausted: u8,
    /// How many more points bring a marker below its threshold, for the nearest of them.
    away: u8,
}

impl Cost {
    fn of(table: &Frostpunk) -> Self {
        let mut cost = Self { deaths: 0, flips: 0, exhausted: 0, away: u8::MAX };
        for citizen in Citizen::ALL {
            let sick = table.sick[citizen];
            let section = table.content().sickness(sick);
            let flips = if table.grave[citizen] { &mut cost.deaths } else { &mut cost.flips };
            *flips += section.flips;
            cost.exhausted += section.exhausted;
            if section.flips + section.exhausted > 0 {
                cost.away = cost.away.min(sick - section.from + 1);
            }
        }
        cost
    }
}

#[cfg(test)]
mod tests {
    use frostpunk::{ByCitizen, Context};

    use super::*;

    /// The first proposal where so many are ill and so many points are given.
    fn first(ill: [u8; 3], grave: [bool; 3], unit: Unit, points: u8) -> Vec<Action> {
        let mut table = Frostpunk::new(&Frostpunk::options(1)).expect("options that can be played");
        table.population = ByCitizen::filled(20);
        table.sick = ByCitizen::from_fn(|citizen| ill[citizen.index()]);
        table.grave = ByCitizen::from_fn(|citizen| grave[citizen.index()]);
        table.questions.clear();
        let frame = Frame::Times { unit, left: points, context: Context::CARD };
        table.questions.ask(frame);
        let all = of(&table, Seats::first_of(1), frame);
        assert!(all.iter().all(|answer| answer.len() == usize::from(points)), "{all:?}");
        all.into_iter().next().expect("a proposal")
    }

    #[test]
    fn points_go_where_a_threshold_is_crossed() {
        let name = Action::Name;
        let cure = Unit::Cure(None);
        assert_eq!(first([4, 10, 3], [false; 3], cure, 1), [name(Citizen::Engineer)]);
        assert_eq!(
            first([5, 10, 12], [false; 3], cure, 2),
            [name(Citizen::Worker), name(Citizen::Engineer)]
        );
        // Where no threshold can be crossed, the marker comes nearest to one.
        assert_eq!(first([9, 13, 12], [false; 3], cure, 1), [name(Citizen::Child)]);
    }

    /// The last point of the day is proposed too, although the night asks the next question.
    #[test]
    fn a_point_is_proposed_whatever_is_asked_after_it() {
        let mut table = Frostpunk::new(&Frostpunk::options(1)).expect("options that can be played");
        table.population = ByCitizen::filled(20);
        table.sick = ByCitizen::filled(6);
        table.questions.clear();
        table.questions.ask(Frame::Beds);
        let frame = Frame::Times { unit: Unit::Cure(None), left: 1, context: Context::CARD };
        table.questions.ask(frame);
        let all = of(&table, Seats::first_of(1), frame);
        assert_eq!(all.len(), Citizen::COUNT, "{all:?}");
    }

    #[test]
    fn who_would_die_is_helped_before_who_would_be_exhausted() {
        let cured = first([10, 10, 5], [false, false, true], Unit::Cure(None), 1);
        assert_eq!(cured, [Action::Name(Citizen::Child)]);
        let treated = first([6, 2, 16], [true, true, true], Unit::Treat, 1);
        assert_eq!(treated, [Action::Name(Citizen::Child)]);
    }
}
