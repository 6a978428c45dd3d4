//! The steps that led to the end of a game, each with its moment.

use frostpunk::{Event, Family, Reason};

/// So many steps are told.
const LENGTH: usize = 5;

/// A step towards the end, or several of the same kind one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Link<'a> {
    pub(super) event: &'a Event,
    pub(super) count: usize,
    /// The number of the step, counted from 0; of several the last.
    pub(super) step: usize,
}

/// The last steps towards an end, the oldest first: what moved the city there, and before it what
/// was decided or befell, where that brought it.
pub(super) fn chain<'a>(
    reason: Reason,
    log: impl Iterator<Item = (usize, &'a Event)>,
) -> Vec<Link<'a>> {
    let mut chain: Vec<Link<'_>> = Vec::new();
    let mut cause: Option<Link<'_>> = None;
    for (step, event) in log {
        let link = Link { event, count: 1, step };
        if is_step_to(reason, event) {
            chain.extend(cause.take());
            match chain.last_mut() {
                Some(last) if last.event == event => {
                    (last.count, last.step) = (last.count + 1, step);
                }
                _ => chain.push(link),
            }
        } else if is_cause(event) {
            cause = Some(link);
        } else if matches!(event, Event::PhaseBegan { .. }) {
            cause = None;
        }
    }
    chain.split_off(chain.len().saturating_sub(LENGTH))
}

/// What may bring a step, and is worth telling then.
fn is_cause(event: &Event) -> bool {
    matches!(
        event,
        Event::OptionChosen { .. }
            | Event::LawEnacted { .. }
            | Event::StormStruck
            | Event::CardRevealed { .. }
            | Event::Died { .. }
    )
}

/// Whether an event moves the city towards an end.
fn is_step_to(reason: Reason, event: &Event) -> bool {
    match reason {
        Reason::LostHope => {
            matches!(event, Event::TokenRemoved { token } if token.family() == Family::Hope)
        }
        Reason::Banished => {
            matches!(event, Event::TokenDrawn { token } if token.family() == Family::Discontent)
        }
        Reason::Explosion => matches!(event, Event::BrokeDown),
        Reason::Epidemic => matches!(event, Event::FellIll { .. }),
        Reason::Famine => matches!(event, Event::HungerRose { .. }),
        Reason::MassDeath => matches!(event, Event::Died { .. }),
        // The goal of a scenario was reached or missed: what moved its counters.
        Reason::OutOfTime
        | Reason::StoresEmpty
        | Reason::DreadnoughtUnfinished
        | Reason::ArksLost
        | Reason::SeedlingsDead
        | Reason::GeneratorLost
        | Reason::RampRaised
        | Reason::TowerDark
        | Reason::StormSurvived
        | Reason::DreadnoughtSails
        | Reason::ArksSealed
        | Reason::WinterhomeEvacuated
        | Reason::TowerLit => matches!(event, Event::CounterMoved { .. }),
    }
}

#[cfg(test)]
mod tests {
    use frostpunk::{Citizen, Counter, DayPhase, Law, Token};
    use table::Seat;

    use super::*;

    /// What is told of a log, with how often.
    fn told(reason: Reason, log: &[Event]) -> Vec<(Event, usize, usize)> {
        let links = chain(reason, log.iter().enumerate());
        links.into_iter().map(|link| (*link.event, link.count, link.step)).collect()
    }

    #[test]
    fn every_end_has_its_own_steps_and_leads_to_their_moments() {
        let law = Event::LawEnacted { seat: Seat::new(0), law: Law::ALL[0] };
        let ill = Event::FellIll { citizen: Citizen::Worker };
        let died = Event::Died { citizen: Citizen::Child };
        let hungry = Event::HungerRose { count: 9 };
        let anger = Event::TokenDrawn { token: Token::Anger };
        let care = Event::TokenRemoved { token: Token::Care };
        let stored = Event::CounterMoved { counter: Counter::StoreFood, count: 4 };
        let log = [law, ill, ill, died, hungry, anger, care, Event::BrokeDown, stored];
        assert_eq!(told(Reason::Epidemic, &log), [(law, 1, 0), (ill, 2, 2)]);
        assert_eq!(told(Reason::MassDeath, &log), [(law, 1, 0), (died, 1, 3)]);
        assert_eq!(told(Reason::Famine, &log), [(died, 1, 3), (hungry, 1, 4)]);
        assert_eq!(told(Reason::Banished, &log), [(died, 1, 3), (anger, 1, 5)]);
        assert_eq!(told(Reason::LostHope, &log), [(died, 1, 3), (care, 1, 6)]);
        assert_eq!(told(Reason::Explosion, &log), [(died, 1, 3), (Event::BrokeDown, 1, 7)]);
        for reason in Reason::ALL.into_iter().filter(|reason| *reason >= Reason::OutOfTime) {
            assert_eq!(told(reason, &log), [(died, 1, 3), (stored, 1, 8)], "{reason}");
        }
    }

    #[test]
    fn unrest_that_goes_and_hope_that_comes_are_no_blows() {
        let away = Event::TokenRemoved { token: Token::Fear };
        let hope = Event::TokenDrawn { token: Token::Care };
        for reason in [Reason::LostHope, Reason::Banished] {
            assert_eq!(told(reason, &[away, hope]), []);
        }
    }

    #[test]
    fn what_was_decided_in_another_phase_is_not_blamed() {
        let law = Event::LawEnacted { seat: Seat::new(0), law: Law::ALL[0] };
        let night = Event::PhaseBegan { phase: DayPhase::Night };
        let ill = Event::FellIll { citizen: Citizen::Worker };
        assert_eq!(told(Reason::Epidemic, &[law, night, ill]), [(ill, 1, 2)]);
    }

    #[test]
    fn the_last_five_steps_are_told() {
        let log: Vec<Event> = (1..9).map(|count| Event::HungerRose { count }).collect();
        let last: Vec<Event> = told(Reason::Famine, &log).into_iter().map(|it| it.0).collect();
        assert_eq!(last, log[3..]);
    }
}
