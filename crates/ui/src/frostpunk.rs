//! The face of Frostpunk. The words of cards, questions, decisions and the chronicle are made in
//! modules of their own, from the operations of the content.

mod card_words;
mod cond_words;
mod mod_words;
mod names;
mod op_words;
