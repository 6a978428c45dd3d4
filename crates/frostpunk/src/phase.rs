//! Where the day has come to.

use serde::{Deserialize, Serialize};

table::ids! {
    /// A phase of the round. FRO-ROUND-1.
    pub enum DayPhase is "a phase" {
        /// The leader passes, the round marker advances.
        Dawn = "dawn",
        /// A morning card.
        Morning = "morning",
        /// Coal, cold and overload.
        Generator = "generator",
        /// A weather card, scouts, storms.
        Weather = "weather",
        /// Advisors and the sick.
        Preparation = "preparation",
        /// Pawns act.
        Action = "action",
        /// A dusk card.
        Dusk = "dusk",
        /// Food.
        Hunger = "hunger",
        /// Beds.
        Night = "night",
    }
}

/// The next thing that happens when no question is open: the round in its exact order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the steps of the table after FRO-ROUND-3, in its words")]
pub enum DayStep {
    /// The steps of the set-up by number.
    SetUp(u8),
    Dawn,
    Development,
    Activation,
    MorningEffects,
    MorningCard,
    GeneratorEffects,
    GeneratorFuel,
    Cold,
    ArksInTheCold,
    Drop,
    HeatReset,
    WeatherEffects,
    WeatherCard,
    Scouts,
    Storm,
    Advisor,
    Mobilisation,
    Abilities,
    Sickness,
    SicknessEnd,
    ActionEffects,
    Pawns,
    Turn,
    LastAbilities,
    DuskEffects,
    Timers,
    DuskCard,
    HungerEffects,
    OldHunger,
    HungerReset,
    Feeding,
    NightFall,
    NightFuel,
    Beds,
    Prison,
    NightEffects,
    End,
    RoundEnd,
    Over,
}

impl DayStep {
    /// The phase that begins with this step. Dawn begins with the round.
    pub const fn opens(self) -> Option<DayPhase> {
        match self {
            Self::MorningEffects
            | Self::GeneratorEffects
            | Self::WeatherEffects
            | Self::Advisor
            | Self::ActionEffects
            | Self::DuskEffects
            | Self::HungerEffects
            | Self::NightFall => self.phase(),
            _ => None,
        }
    }

    /// The phase of the round it belongs to; the set-up and the end belong to none.
    pub const fn phase(self) -> Option<DayPhase> {
        Some(match self {
            Self::SetUp(_) | Self::Over => return None,
            Self::Dawn | Self::Development | Self::Activation => DayPhase::Dawn,
            Self::MorningEffects | Self::MorningCard => DayPhase::Morning,
            Self::GeneratorEffects
            | Self::GeneratorFuel
            | Self::Cold
            | Self::ArksInTheCold
            | Self::Drop
            | Self::HeatReset => DayPhase::Generator,
            Self::WeatherEffects | Self::WeatherCard | Self::Scouts | Self::Storm => {
                DayPhase::Weather
            }
            Self::Advisor
            | Self::Mobilisation
            | Self::Abilities
            | Self::Sickness
            | Self::SicknessEnd => DayPhase::Preparation,
            Self::ActionEffects | Self::Pawns | Self::Turn | Self::LastAbilities => {
                DayPhase::Action
            }
            Self::DuskEffects | Self::Timers | Self::DuskCard => DayPhase::Dusk,
            Self::HungerEffects | Self::OldHunger | Self::HungerReset | Self::Feeding => {
                DayPhase::Hunger
            }
            Self::NightFall
            | Self::NightFuel
            | Self::Beds
            | Self::Prison
            | Self::NightEffects
            | Self::End
            | Self::RoundEnd => DayPhase::Night,
        })
    }
}
