//! The way of a scientist, in words for sentences and in signs for captions.

use aquasphere::Way;

use crate::Words;

/// How a sentence ends that tells from where to where: what lies between, and the jump. Nothing for
/// a way through one lock.
pub(super) fn words_of(words: &Words, way: Way) -> String {
    let between: Vec<String> = way.steps().skip(1).map(|(from, _, _)| from.to_string()).collect();
    let jump = way.steps().find(|(_, _, is_jump)| *is_jump);
    let mut text = String::new();
    if !between.is_empty() {
        text += &words.say("aqu-way-through", &[("through", between.join(", ").into())]);
    }
    if let Some((from, to, _)) = jump {
        let ends = [("from", from.to_string().into()), ("to", to.to_string().into())];
        text += &words.say("aqu-way-jump", &ends);
    }
    text
}

/// `A → B ↷ E → F`
pub(super) fn signs_of(way: Way) -> String {
    let start = way.steps().next().map(|(from, _, _)| from.to_string()).unwrap_or_default();
    way.steps().fold(start, |text, (_, to, is_jump)| {
        format!("{text} {} {to}", if is_jump { '↷' } else { '→' })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_way_tells_what_lies_between_and_the_jump() {
        let told = |language, way: &str| words_of(Words::of(language), way.parse().expect("a way"));
        let english = |way| told(Language::English, way);
        assert_eq!(english("A-B"), "");
        assert_eq!(english("A-B-C-D"), ", through B, C");
        assert_eq!(english("A~D"), ", with a jump from A to D");
        assert_eq!(english("A-B~E-F"), ", through B, E, with a jump from B to E");
        assert_eq!(told(Language::Polish, "A-B~E"), ", przez B, ze skokiem z B do E");
        assert_eq!(told(Language::Italian, "A-B~E"), ", passando per B, con un salto da B a E");
        assert_eq!(signs_of("A-B~E-F".parse().expect("a way")), "A → B ↷ E → F");
    }
}
