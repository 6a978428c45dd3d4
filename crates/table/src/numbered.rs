//! Types with finitely many values, each with a number, and maps and sets keyed by them.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;

/// A type with finitely many values, each with a number from 0 on.
///
/// Ids get it from [`ids!`](crate::ids), actions and outcomes from
/// [`notation!`](crate::notation). Masks and observations for learning are made of these numbers,
/// and the contract asks a game about every action there is.
pub trait Numbered: Copy + Eq + fmt::Debug + 'static {
    /// How many values there are.
    const COUNT: usize;

    /// The number of this value.
    fn index(self) -> usize;

    /// The value with this number; `None` beyond the last.
    fn at(index: usize) -> Option<Self>;

    /// All values in the order of their numbers.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map_while(Self::at)
    }
}

impl Numbered for Seat {
    const COUNT: usize = crate::MAX_SEATS;

    #[inline]
    fn index(self) -> usize {
        Seat::index(self)
    }

    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then(|| Seat::new(index as u8))
    }
}

impl Numbered for bool {
    const COUNT: usize = 2;

    #[inline]
    fn index(self) -> usize {
        usize::from(self)
    }

    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(index == 1)
    }
}

impl Numbered for u8 {
    const COUNT: usize = 1 << u8::BITS;

    #[inline]
    fn index(self) -> usize {
        usize::from(self)
    }

    fn at(index: usize) -> Option<Self> {
        Self::try_from(index).ok()
    }
}

/// Nothing first, then something.
impl<T: Numbered> Numbered for Option<T> {
    const COUNT: usize = 1 + T::COUNT;

    #[inline]
    fn index(self) -> usize {
        self.map_or(0, |value| 1 + value.index())
    }

    fn at(index: usize) -> Option<Self> {
        match index.checked_sub(1) {
            None => Some(None),
            Some(index) => T::at(index).map(Some),
        }
    }
}

/// A value for each seat of the largest table.
pub type BySeat<T> = Map<Seat, T, { crate::MAX_SEATS }>;

/// One value for each value of an id type: an array whose index is the id itself.
///
/// [`ids!`](crate::ids) names it for each id type, such as `ByZone<T>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Map<K, V, const N: usize>([V; N], PhantomData<K>);

impl<K: Numbered, V, const N: usize> Map<K, V, N> {
    /// The map with these values, in the order of the ids.
    #[inline]
    pub const fn new(values: [V; N]) -> Self {
        Self(values, PhantomData)
    }

    /// The map in which every id has the same value.
    #[inline]
    pub const fn filled(value: V) -> Self
    where
        V: Copy,
    {
        Self([value; N], PhantomData)
    }

    /// The map whose values are made from their ids.
    ///
    /// # Panics
    /// When the map has more places than there are ids, which `ids!` excludes.
    pub fn from_fn(mut value: impl FnMut(K) -> V) -> Self {
        let id = |index| K::at(index).expect("a map has a place for each id and no more");
        Self(std::array::from_fn(|index| value(id(index))), PhantomData)
    }

    /// The values in the order of the ids.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, V> {
        self.0.iter()
    }

    /// The ids with their values, in order.
    #[inline]
    pub fn pairs(&self) -> impl Iterator<Item = (K, &V)> {
        K::all().zip(&self.0)
    }

    /// The map with every value changed by `change`.
    #[inline]
    pub fn map<T>(self, change: impl FnMut(V) -> T) -> Map<K, T, N> {
        Map(self.0.map(change), PhantomData)
    }
}

/// Everything else is that of the array of its values.
impl<K, V, const N: usize> Deref for Map<K, V, N> {
    type Target = [V; N];

    #[inline]
    fn deref(&self) -> &[V; N] {
        &self.0
    }
}

impl<K, V, const N: usize> DerefMut for Map<K, V, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [V; N] {
        &mut self.0
    }
}

impl<K, V, const N: usize> IntoIterator for Map<K, V, N> {
    type Item = V;
    type IntoIter = std::array::IntoIter<V, N>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, K, V, const N: usize> IntoIterator for &'a Map<K, V, N> {
    type Item = &'a V;
    type IntoIter = std::slice::Iter<'a, V>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<K: Numbered, V, const N: usize> Index<K> for Map<K, V, N> {
    type Output = V;

    #[inline]
    fn index(&self, id: K) -> &V {
        &self.0[id.index()]
    }
}

impl<K: Numbered, V, const N: usize> IndexMut<K> for Map<K, V, N> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.0[id.index()]
    }
}

impl<K: Numbered, V, const N: usize> From<[V; N]> for Map<K, V, N> {
    #[inline]
    fn from(values: [V; N]) -> Self {
        Self::new(values)
    }
}

impl<K, V: PartialEq, const N: usize> PartialEq<[V; N]> for Map<K, V, N> {
    fn eq(&self, other: &[V; N]) -> bool {
        self.0 == *other
    }
}

impl<K: Numbered, V: Default, const N: usize> Default for Map<K, V, N> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| V::default()), PhantomData)
    }
}

impl<K, V: fmt::Debug, const N: usize> fmt::Debug for Map<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Written as the list of its values.
impl<K, V: Serialize, const N: usize> Serialize for Map<K, V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, K, V: Deserialize<'de>, const N: usize> Deserialize<'de> for Map<K, V, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = <Vec<V>>::deserialize(deserializer)?;
        let found = values.len();
        let values = values
            .try_into()
            .map_err(|_| D::Error::custom(format!("{found} values instead of {N}")))?;
        Ok(Self(values, PhantomData))
    }
}
