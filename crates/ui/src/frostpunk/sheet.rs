//! What lies on one tile, and what can be done there: on a phone a tap on the map opens it, because
//! half a tile is too small for a finger.

use frostpunk::{Action, Field, Frostpunk, Position};
use maud::{Markup, html};

use super::answers::answer_id;
use super::card_text::listed;
use super::card_words::Reader;
use super::places::{self, Place, legal, place_name, place_of};
use super::{city, geometry, names, signs};
use crate::Scene;
use crate::drawing::Point;
use crate::target::{Spot, Target};

/// Says that a tile is looked at; it stands where a draft would.
const LOOK: &str = "look ";

/// A tile of the map; each petal of the Generator is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Site {
    Tile(Position),
    Petal(Field),
}

impl Site {
    /// The tile that the viewer looks at.
    pub(super) fn looked_at(scene: &Scene<'_, Frostpunk>) -> Option<Self> {
        Self::read(scene.draft?)
    }

    fn read(draft: &str) -> Option<Self> {
        let name = draft.strip_prefix(LOOK)?;
        let tile = name.parse().map(Self::Tile).ok();
        tile.or_else(|| name.parse().map(Self::Petal).ok())
    }

    fn name(self) -> &'static str {
        match self {
            Self::Tile(position) => position.name(),
            Self::Petal(field) => field.name(),
        }
    }

    fn fields(self) -> Vec<Field> {
        match self {
            Self::Tile(position) => position.fields().to_vec(),
            Self::Petal(field) => vec![field],
        }
    }

    fn middle(self) -> Point {
        match self {
            Self::Tile(position) => geometry::tile(position),
            Self::Petal(field) => geometry::tile_of(field),
        }
    }

    fn title(self, scene: &Scene<'_, Frostpunk>) -> String {
        match self {
            Self::Tile(position) => names::position(scene.words, position),
            Self::Petal(field) => names::field(scene.words, field),
        }
    }
}

/// A target over each tile, for fingers. They are the same whoever decides; a map on which nobody
/// here may act, or on which a field is being chosen, hides them.
pub(super) fn taps(scene: &Scene<'_, Frostpunk>, table: &Frostpunk) -> Markup {
    let is_tile = |position: &Position| table.ground[*position].is_tile();
    let tiles = Position::ALL.into_iter().filter(is_tile).map(Site::Tile);
    let petals = Field::ALL.into_iter().filter(|field| field.position().is_none());
    let sites = tiles.chain(petals.filter(|field| table.is_open(*field)).map(Site::Petal));
    let tap = |site: Site| {
        let draft = Some(format!("{LOOK}{}", site.name()));
        Spot {
            id: &format!("look-{}", site.name().replace('.', "-")),
            class: "frost-tap",
            transform: Some(site.middle().translate()),
            label: scene.say("fro-look", &[("place", site.title(scene).into())]),
            target: Some(Target { draft, ..Target::default() }),
        }
        .draw(&html! { use href="#frost-hex" class="frost-hit" {} })
    };
    html! {
        g id="taps" { @for site in sites { (tap(site)) } }
    }
}

/// The mark of the tile that the viewer looks at.
pub(super) fn aim(scene: &Scene<'_, Frostpunk>) -> Markup {
    html! {
        @if let Some(site) = Site::looked_at(scene) {
            use href="#frost-hex" class="frost-aim" transform=(site.middle().translate()) {}
        }
    }
}

/// What lies there, and what can be done.
pub(super) fn sheet(scene: &Scene<'_, Frostpunk>, site: Site) -> Markup {
    html! {
        div class="frost-sheet" {
            div class="frost-draft-head" {
                h2 { (site.title(scene)) }
                @let is_warm = site.fields().first().is_some_and(|field| scene.view.table.is_zone_warm(*field));
                p class={ "frost-verdict " (if is_warm { "warm" } else { "cold" }) } {
                    (signs::sign(if is_warm { "flame" } else { "flake" }))
                    b { (scene.get(if is_warm { "fro-warm" } else { "fro-cold" })) }
                }
                button type="button" id="clear-draft" class="button" data-draft="" data-key="Escape" { (scene.get("fro-clear")) }
            }
            @for field in site.fields() { (row(scene, field)) }
            @if let Site::Tile(position) = site { (deeds(scene, Place::Position(position))) }
        }
    }
}

/// A field of the tile.
fn row(scene: &Scene<'_, Frostpunk>, field: Field) -> Markup {
    let table = &*scene.view.table;
    // A large building stands on both fields and is told once.
    if table.anchor(field) != field {
        return html! {};
    }
    let state = &table.fields[field];
    let reader = Reader { words: scene.words, content: table.content() };
    html! {
        div class="frost-sheet-row" {
            p {
                @match (state.building, state.good) {
                    (Some(kind), _) => (signs::sign(&signs::of_building(kind))),
                    (None, Some(good)) => (signs::sign(signs::of_piece(good))),
                    (None, None) => {}
                }
                b { (city::what_is_there(scene, table, field)) }
            }
            @if let Some(kind) = state.building {
                (listed(scene.words, &reader.act(&reader.content.buildings[kind], usize::from(state.is_upgraded))))
            }
            (deeds(scene, Place::Field(field)))
        }
    }
}

/// Everything that can be done at a place, each kind once; else why nothing can.
fn deeds(scene: &Scene<'_, Frostpunk>, place: Place) -> Markup {
    let table = &scene.view.table;
    let mut kinds: Vec<String> = Vec::new();
    let mut first_of_kind = |action: &Action| {
        let name = place_name(*action);
        let is_new = !kinds.contains(&name);
        kinds.push(name);
        is_new
    };
    let here = legal(scene).filter(|action| place_of(table, *action) == Some(place));
    let deeds: Vec<Action> = here.filter(&mut first_of_kind).collect();
    let other = places::target(scene, None, place).filter(|_| deeds.is_empty());
    html! {
        @for action in &deeds {
            @let target = places::begins(scene, None, *action);
            (scene.button(&target, &answer_id("deed", *action), "frost-place", None, &html! { (scene.label(*action)) }))
        }
        @if let Some((target, _)) = other {
            @match &target.why {
                Some(_) => p class="help" { (target.reason.as_deref().unwrap_or_default()) },
                None => (scene.button(&target, &build_id(place), "frost-place", None, &html! { (scene.get("fro-build-here")) })),
            }
        }
    }
}

/// The id of the button that begins to build at a place.
fn build_id(place: Place) -> String {
    match place {
        Place::Field(field) => format!("deed-build-{}", geometry::field_id(field)),
        _ => "deed-build".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_looked_at_by_its_name_and_nothing_else_is() {
        assert_eq!(Site::read("look n3"), Some(Site::Tile(Position::N3)));
        assert_eq!(Site::read("look g2"), Some(Site::Petal(Field::G2)));
        for other in ["look", "look z9", "gather worker n3.a", "n3", ""] {
            assert_eq!(Site::read(other), None, "{other:?}");
        }
    }
}
