//! Answers to the questions that are not turns.

use table::{Game, Hints, Seat, Silent};

use crate::action::Action;
use crate::card::Advisor;
use crate::citizen::Citizen;
use crate::frame::{Context, Frame, Unit};
use crate::good::Good;
use crate::op::Land;
use crate::plan::Plan;
use crate::state::Frostpunk;
use crate::token::{Family, Token};

impl Plan<'_> {
    /// How much an answer appeals, if the plan has a price for it.
    pub(super) fn appeal(&self, frame: Frame, action: Action) -> Option<i32> {
        let game = self.game;
        Some(match (frame, action) {
            (Frame::Turn { .. }, action) => self.turn(action),
            (Frame::TurnWith { card }, action) => self.work(action, Some(card)),
            (Frame::Confirm { .. }, Action::Yes) => 1,
            (Frame::Fuel, Action::Fuel(coal)) => {
                if coal.get() == 0 {
                    0
                } else {
                    self.fuel_worth(coal.get())
                }
            }
            (Frame::Construct { .. }, action) => self.operation(action),
            (Frame::Site { kind, .. }, Action::Field(field)) => self.site(kind, field),
            (Frame::Site { kind, .. }, Action::Lay(position)) => self.wide_site(kind, position),
            (Frame::BuildFree { .. }, Action::Build(kind)) => {
                self.building(kind, i32::from(game.built(kind)))
            }
            (Frame::Clear, Action::Near) => self.clearing(Land::Near),
            (Frame::Clear, Action::Far) => self.clearing(Land::Far),
            (Frame::Lay { .. }, Action::Lay(position)) => self.position(position),
            (Frame::Tinker { .. }, Action::Develop) => self.development_step(),
            (Frame::Tinker { .. }, Action::Upgrade(field)) => self.upgrade(field),
            (Frame::Research, Action::Research(technology)) => Self::technology(technology),
            (Frame::Enact { .. }, Action::Enact(law)) => self.law(law),
            (Frame::Choose { span, context }, Action::Option(number)) => {
                let branch = usize::from(span.first) + number.index();
                self.block(game.content().branches[branch], context)
            }
            (Frame::EventOption { card }, Action::Option(number)) => {
                let choice = &game.choices(card)[number.index()];
                self.block(choice.block, Context::CARD) - self.cost(&choice.cost)
            }
            (Frame::Explored { route }, Action::Option(number)) => {
                let way = &game.ways(route)[number.index()];
                let further = if way.returns { 0 } else { 30 * self.ahead.min(4) - 40 };
                self.block(way.block, Context::CARD) - self.cost(&way.cost) + further
            }
            (Frame::Goal { .. }, Action::Explore) => 10,
            (Frame::Advisor, Action::Advise(advisor)) => {
                let (_, block) = game.content().advisor(advisor);
                self.block(block, Context::CARD) - self.hope / 2
            }
            (Frame::Abilities { .. }, Action::Ability(law)) => {
                let ability = game.content().law(law).ability?;
                self.block(ability.block, Context::CARD) - self.cost(&ability.pay)
            }
            (Frame::Mobilise, Action::Yes) => {
                i32::from(game.tokens(Family::Hope) >= 3 || game.round >= 6)
            }
            (Frame::AskHand { citizen, .. }, Action::Give(card)) => {
                let effect = game.content().citizen(card).death[citizen];
                self.block(effect, Context::DEATH) - self.prices.card
            }
            // What a card that nobody knows does to the mourners.
            (Frame::AskHand { .. }, Action::Keep) => -self.hope - self.prices.exhausted / 4,
            (Frame::Flips { .. }, Action::Yes) => self.death - 2 * self.goods[Good::Food],
            (Frame::Beds, Action::Outside(workers, engineers, children)) => {
                self.outside([workers.get(), engineers.get(), children.get()])
            }
            (Frame::Times { unit, left, .. }, action) => self.unit(unit, left, action)?,
            (Frame::Vent { cubes }, Action::Option(number)) => {
                if number.index() == 0 {
                    self.vent(cubes)
                } else {
                    self.tower_upgrade()
                }
            }
            (Frame::Bury { .. }, Action::Back(steps)) => i32::from(steps.get()),
            (Frame::Collect { .. } | Frame::TakeFromMap { .. }, Action::Field(field)) => {
                let worth = game.fields[field].good.map_or(0, |good| self.piece(good));
                if matches!(frame, Frame::Collect { .. }) { worth } else { -worth }
            }
            (Frame::Saw { .. } | Frame::Thump { .. }, Action::Field(field)) => {
                10 + i32::from(game.is_zone_warm(field)) + i32::from(game.fields[field].count)
            }
            (Frame::UpgradeFree { .. }, Action::Upgrade(field)) => self.upgrade(field) + 60,
            (Frame::TakeAdvisor { .. }, Action::Take(advisor)) => match advisor {
                Advisor::Ad1 => 1,
                Advisor::Ad2 => 3,
                Advisor::Ad3 => 0,
                Advisor::Ad4 => 2,
            },
            (Frame::Evacuate { .. }, Action::Name(citizen)) => match citizen {
                Citizen::Child => 3,
                Citizen::Worker => 1,
                Citizen::Engineer => 0,
            },
            (Frame::Goal { .. }, Action::Pass)
            | (_, Action::Decline | Action::Finish | Action::No) => 0,
            _ => return None,
        })
    }

    fn clearing(&self, land: Land) -> i32 {
        i32::from(self.game.tiles_of_action(land)) * self.snow(land)
    }

    /// Types, tokens and points of cure.
    fn unit(&self, unit: Unit, left: u8, action: Action) -> Option<i32> {
        let game = self.game;
        Some(match (unit, action) {
            (Unit::Sick(_), Action::Name(citizen)) => -self.illness(citizen, 0, 1),
            (Unit::Cure(_), Action::Name(citizen)) => {
                // With more points to come, what several do together counts.
                self.relief(citizen, 0) + self.cure(left.min(3), Some(citizen))
            }
            (Unit::Treat, Action::Name(citizen)) => self.treatment(citizen),
            (Unit::Exhaust(_), Action::Name(citizen)) => match citizen {
                Citizen::Child => 2,
                Citizen::Worker => i32::from(game.pawns(citizen) > 3),
                Citizen::Engineer => 0,
            },
            (Unit::Die(_) | Unit::Leave(_), Action::Name(citizen)) => {
                self.harm(citizen, i32::from(game.sick[citizen])) / 4
                    + i32::from(game.population[citizen] % 5 != 1) * 20
                    - if citizen == Citizen::Child { 40 } else { 0 }
            }
            (Unit::Rise(family), Action::Draw) => {
                let tokens = game.tokens(family);
                match family {
                    Family::Hope => i32::from(tokens < 4),
                    Family::Discontent => {
                        if tokens >= 4 {
                            -100
                        } else {
                            0
                        }
                    }
                }
            }
            (Unit::Rise(family), Action::Activate(token)) => match family {
                Family::Hope => i32::from(self.calls(token)),
                Family::Discontent => -i32::from(game.active_tokens[token]) - 1,
            },
            (Unit::Activate(_), Action::Activate(token)) => i32::from(self.calls(token)),
            (
                Unit::Fall(Family::Hope) | Unit::Spend(_) | Unit::FallTyped(_),
                Action::Spend(token),
            ) => 1 - 2 * i32::from(self.calls(token)),
            (Unit::Fall(Family::Hope) | Unit::FallTyped(_), Action::Remove(_)) => {
                // The last tokens are kept.
                if game.tokens(Family::Hope) <= 2 { -3 } else { 0 }
            }
            (Unit::Fall(Family::Discontent), Action::Remove(_)) => 1,
            (Unit::Fall(Family::Discontent), Action::Spend(_)) => 0,
            _ => return None,
        })
    }

    /// Whether an advisor in play is called with a token.
    fn calls(&self, token: Token) -> bool {
        let advisors = self.game.advisors.iter().flatten();
        advisors.into_iter().any(|advisor| self.game.content().advisor(*advisor).0 == token)
    }
}

impl Frostpunk {
    /// What the valuation says after an action.
    pub(super) fn outlook(&self, seat: Seat, action: Action) -> i32 {
        let mut after = self.clone();
        after.apply(seat, action, &mut Silent);
        after.evaluate(seat)
    }
}
