//! A way around the station as text.

use aquasphere::Way;

#[test]
fn its_notation_is_read_again() {
    for text in ["A-B", "A~D", "A-B~E-F", "A-B-C-D-E-F"] {
        let way: Way = text.parse().expect("a way");
        assert_eq!(way.to_string(), text);
        let json = serde_json::to_string(&way).expect("JSON");
        assert_eq!(serde_json::from_str::<Way>(&json).ok(), Some(way));
    }
    for text in ["", "A-", "A-G", "A-B-C-D-E-F-A", "a-b"] {
        let error = text.parse::<Way>().expect_err("no way");
        assert!(error.starts_with(&format!("{text:?}")), "{error}");
    }
}
