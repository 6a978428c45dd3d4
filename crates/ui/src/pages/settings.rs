//! The settings of the device.

use maud::{Markup, html};

use super::shell::{Visitor, page};
use crate::Language;

/// The settings form. It sends one field for each setting by POST to `/settings`, to be read with
/// [`crate::Look::with`], the player's `name`, and `return`, the path to go back to.
#[derive(Clone, Copy, Debug)]
pub struct SettingsPage<'a> {
    /// Who opens it.
    pub visitor: Visitor<'a>,
    /// Whether the settings were just saved.
    pub is_saved: bool,
    /// Whether the visitor is a player, who can be known on other devices too.
    pub is_known: bool,
}

impl SettingsPage<'_> {
    /// The page.
    pub fn render(&self) -> Markup {
        let (look, words) = (self.visitor.look, self.visitor.look.words());
        let title = words.get("table-nav-settings");
        let body = html! {
            main id="main" class="sheet" {
                h1 { (title) }
                @if self.is_saved { p class="notice good" role="status" { (words.get("table-setting-saved")) } }
                form method="post" action="/settings" class="form" {
                    input type="hidden" name="return" value="/settings";
                    div class="field" {
                        label for="setting-name" { (words.get("table-join-name")) }
                        input id="setting-name" name="name" maxlength="24"
                            value=(self.visitor.name.unwrap_or_default()) autocomplete="nickname";
                    }
                    fieldset {
                        legend { (words.get("table-setting-language")) }
                        div class="pills" {
                            @for language in Language::ALL {
                                label class="pill" {
                                    input type="radio" name="language" value=(language.id())
                                        checked[language == look.language];
                                    span lang=(language.id()) { (language.endonym()) }
                                }
                            }
                        }
                    }
                    @for (name, ids, chosen) in look.settings() {
                        fieldset {
                            legend { (words.get(&format!("table-setting-{name}"))) }
                            div class="pills" {
                                @for id in ids {
                                    label class="pill" {
                                        input type="radio" name=(name) value=(id) checked[id == chosen];
                                        span {
                                            (words.get(&format!("table-setting-{name}-{id}")))
                                            @if name == "palette" {
                                                " " span class="swatches" data-palette=(id) aria-hidden="true" {
                                                    @for seat in 0..4 { i class={ "swatch seat-" (seat) } {} }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    button class="button primary big" type="submit" { (words.get("table-setting-save")) }
                }
                // The script shows what the browser can do; it is asked only by a click.
                div id="notify" class="form" hidden {
                    p class="help" { (words.get("table-notify-help")) }
                    button type="button" class="button" data-notify="on" { (words.get("table-notify-on")) }
                    button type="button" class="button" data-notify="off" { (words.get("table-notify-off")) }
                    p id="notify-refused" class="help" hidden { (words.get("table-notify-refused")) }
                }
                @if self.is_known {
                    form method="post" action="/settings/sign-out" class="form" {
                        p class="help" { (words.get("table-setting-sign-out-help")) }
                        button class="button" type="submit" { (words.get("table-setting-sign-out")) }
                    }
                    p { a href="/privacy" { (words.get("table-privacy-yours")) } }
                }
            }
        };
        page(&self.visitor, &title, &body)
    }
}
