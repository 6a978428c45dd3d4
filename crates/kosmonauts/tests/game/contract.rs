//! What every game promises, over hundreds of games for each number of players.

testkit::contract_tests!(kosmonauts::Kosmonauts);
