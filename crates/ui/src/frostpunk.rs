//! The face of Frostpunk. The words of cards, questions, decisions and the chronicle are made in
//! modules of their own, from the operations of the content.

mod card_words;
mod chronicle;
mod cond_words;
mod decision_words;
mod forecast_words;
mod guide;
mod keys;
mod mod_words;
mod names;
mod op_words;
mod option_words;
mod refusal_words;
#[cfg(test)]
mod word_tests;
