//! CPU time as a measurement for benches.
//!
//! ```text
//! criterion_group! {
//!     name = benches;
//!     config = Criterion::default().with_measurement(CpuTime);
//!     targets = playouts
//! }
//! ```

use std::time::Duration;

use cpu_time::ProcessTime;
use criterion::Throughput;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};

/// The CPU time of the process. Unlike wall time it does not count what other programs do on the
/// machine meanwhile.
pub struct CpuTime;

impl Measurement for CpuTime {
    type Intermediate = ProcessTime;
    type Value = Duration;

    fn start(&self) -> ProcessTime {
        ProcessTime::now()
    }

    fn end(&self, start: ProcessTime) -> Duration {
        start.elapsed()
    }

    fn add(&self, one: &Duration, other: &Duration) -> Duration {
        *one + *other
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        self
    }
}

impl ValueFormatter for CpuTime {
    fn scale_values(&self, typical: f64, values: &mut [f64]) -> &'static str {
        WallTime.formatter().scale_values(typical, values)
    }

    fn scale_throughputs(
        &self,
        typical: f64,
        throughput: &Throughput,
        values: &mut [f64],
    ) -> &'static str {
        match *throughput {
            Throughput::Elements(elements) | Throughput::ElementsAndBytes { elements, .. } => {
                scale_rate(elements, typical, values, ELEMENTS)
            }
            Throughput::Bytes(bytes) | Throughput::BytesDecimal(bytes) => {
                scale_rate(bytes, typical, values, BYTES)
            }
            Throughput::Bits(bits) => scale_rate(bits, typical, values, BITS),
        }
    }

    fn scale_for_machines(&self, _: &mut [f64]) -> &'static str {
        "ns"
    }
}

const ELEMENTS: [&str; 4] = ["elem/cpu-s", "K elem/cpu-s", "M elem/cpu-s", "G elem/cpu-s"];
const BYTES: [&str; 4] = ["B/cpu-s", "KB/cpu-s", "MB/cpu-s", "GB/cpu-s"];
const BITS: [&str; 4] = ["b/cpu-s", "Kb/cpu-s", "Mb/cpu-s", "Gb/cpu-s"];

/// Turns nanoseconds into counts per CPU second, in thousands, millions or billions as fits the
/// typical value.
fn scale_rate(
    count: u64,
    typical: f64,
    values: &mut [f64],
    units: [&'static str; 4],
) -> &'static str {
    let per_second = |nanoseconds: f64| count as f64 * 1e9 / nanoseconds;
    let mut divisor = 1.0;
    let mut unit = 0;
    while unit + 1 < units.len() && per_second(typical) / divisor >= 1_000.0 {
        divisor *= 1_000.0;
        unit += 1;
    }
    for value in values {
        *value = per_second(*value) / divisor;
    }
    units[unit]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throughput_is_per_cpu_second() {
        // 50 elements in 10 microseconds.
        let text = CpuTime.format_throughput(&Throughput::Elements(50), 10_000.0);
        assert_eq!(text, "5.0000 M elem/cpu-s");
        let text = CpuTime.format_throughput(&Throughput::Elements(5), 1e9);
        assert_eq!(text, "5.0000 elem/cpu-s");
    }

    #[test]
    fn work_takes_cpu_time() {
        let start = CpuTime.start();
        let sum = (0..1_000_000_u64).map(std::hint::black_box).sum::<u64>();
        let spent = CpuTime.end(start);
        assert!(sum > 0 && spent > CpuTime.zero());
    }
}
