//! What stands for a game outside its table: a scene, a title in own lettering, two colors.

use maud::{Markup, html};

use super::Lettering;
use crate::assets::Asset;

/// The poster of a game.
#[derive(Clone, Copy, Debug)]
pub struct Poster {
    /// The illustration.
    pub scene: Asset,
    pub(crate) lettering: Lettering,
}

impl Poster {
    /// The illustration as a picture beside words.
    pub(crate) fn picture(&self, class: &str) -> Markup {
        html! { img class=(class) src=(self.scene.url()) alt="" width="336" height="252" decoding="async"; }
    }

    /// Both as the head of a page whose title names the game.
    pub(crate) fn banner(&self, game: &str) -> Markup {
        html! { div class={ "banner poster-" (game) } aria-hidden="true" { (self.picture("banner-art")) (self.title("")) } }
    }

    /// The title in its lettering.
    pub(crate) fn title(&self, label: &str) -> Markup {
        self.lettering.draw(label)
    }
}
