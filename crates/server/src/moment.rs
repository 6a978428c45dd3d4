//! Moments as text.

use time::OffsetDateTime;

/// Milliseconds since 1970 as a date and a time of day.
pub fn moment(milliseconds: i64) -> String {
    let moment = OffsetDateTime::from_unix_timestamp(milliseconds / 1000)
        .unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (date, hour, minute) = (moment.date(), moment.hour(), moment.minute());
    format!("{date}T{hour:02}:{minute:02}Z")
}
