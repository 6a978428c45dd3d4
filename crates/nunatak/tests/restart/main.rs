//! The server as a process of its own: what it keeps through kills, full disks and damage, and what
//! the other commands do with its database.

mod admin;
mod damage;
#[cfg(target_os = "linux")]
mod full_disk;
mod kills;
mod nodes;
mod operator;
mod play;
