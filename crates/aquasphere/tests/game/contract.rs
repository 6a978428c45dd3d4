//! What every game promises, over thousands of games for each number of players.

testkit::contract_tests!(aquasphere::AquaSphere);
