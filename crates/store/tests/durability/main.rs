//! What was acknowledged stays, whatever happens to the process or the disk.

mod full_disk;
mod kill;
mod ledger;
