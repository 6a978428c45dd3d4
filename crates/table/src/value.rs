//! Numbers and names inside events and refusals, for sentences in any language.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Seat;

/// A value inside an event or a refusal: a number, a seat or the id of a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// How many, or which by number.
    Number(i64),
    /// Whose; written from 1, as people count them.
    Seat(Seat),
    /// Which, by id; the user interface knows its name in every language.
    Id(&'static str),
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<&'static str> for Value {
    fn from(id: &'static str) -> Self {
        Self::Id(id)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Seat(seat) => write!(f, "{}", u8::from(*seat) + 1),
            Self::Id(id) => f.write_str(id),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Seat(seat) => serializer.serialize_u8(u8::from(*seat) + 1),
            Self::Id(id) => serializer.serialize_str(id),
        }
    }
}

/// What a part of an event says, as named values: usually one of the part's own name.
pub trait Values {
    /// Reports each value with its name.
    fn values(&self, name: &'static str, say: &mut dyn FnMut(&'static str, Value));
}

impl<T: Copy> Values for T
where
    Value: From<T>,
{
    fn values(&self, name: &'static str, say: &mut dyn FnMut(&'static str, Value)) {
        say(name, (*self).into());
    }
}

/// What is not there says nothing.
impl<T: Values> Values for Option<T> {
    fn values(&self, name: &'static str, say: &mut dyn FnMut(&'static str, Value)) {
        if let Some(value) = self {
            value.values(name, say);
        }
    }
}
