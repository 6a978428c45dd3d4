# Antarctica. Keys begin with "ant-".

ant-title = Antarctica
ant-blurb = Sail where the Sun will be. Build stations, hold the coast.
ant-facts = 75 min · majorities

ant-option-placement = Where the ships start
ant-option-placement-help = By the rules the players place them in turn.
ant-option-placement-free = Players place them
ant-option-placement-first-game = As in a first game (quick start)

ant-building-camp = camp
ant-building-shipyard = shipyard
ant-building-inland-station = inland research station
ant-building-coastal-station = coastal research station
ant-building-naval-station = naval research station
ant-building-crane = crane
ant-building-winding-tower = winding tower
ant-building-oil-rig = oil rig
ant-building-wind-turbine = wind turbine
ant-building-laboratory = laboratory
ant-building-factory = factory
ant-building-headquarters = headquarters
ant-building-plankton-farm = plankton farm
ant-building-antenna = parabolic antenna

ant-pile-basic = basic buildings
ant-pile-double = double buildings
ant-pile-prestige = advanced buildings
ant-pile-short-basic = Basic
ant-pile-short-double = Double
ant-pile-short-prestige = Advanced
ant-basic-resource = basic resource card
ant-advanced-resource = advanced resource card
ant-card-icebreaker = Icebreaker
    .effect = Where your ship is second in the queue it may act too, right after the first.
ant-card-send-scientist = Send a scientist
    .effect = Place 1 scientist from your supply in the target zone.
ant-card-two-scientists = Two scientists
    .effect = Take 2 scientists from your reserve into your supply.
ant-card-quick-research = Quick research
    .effect = Advance 3 points on one track.

ant-effect-move-ship = Move a ship
ant-effect-draft-shipyard = Draft shipyard cards
ant-effect-advance-three = Advance three
ant-effect-gain-scientist = Gain a scientist
ant-effect-launch-ship = Launch a ship
ant-effect-gain-advanced = Gain an advanced resource card
ant-effect-gain-basic = Gain a basic resource card

ant-phase-setup = Set-up
ant-phase-over = The end
ant-turn = Turn { $turn }
ant-chapter = The Sun in zone { $zone }
ant-zone = Zone { $zone }
ant-track = Track { $track }
ant-none = none

ant-prompt-over = The expedition is over.
ant-prompt-place-ship = Choose a zone for one of your ships.
ant-prompt-place-cube = Choose a track for your first cube.
ant-prompt-destination = Your ship in zone { $zone } must sail: choose a zone.
ant-prompt-menu = Zone { $zone }: one main action, or none.
ant-prompt-menu-done = Zone { $zone }: play a card, discard, or end your turn.
ant-prompt-track =
    { $points ->
        [one] Choose a track for { $points } step.
       *[other] Choose a track for { $points } steps.
    }
ant-prompt-lay = Lay the Icebreaker where your ship is second.
ant-prompt-pick = Choose a card from the shipyard pile.
ant-prompt-draft = Keep one card; the others go on.
ant-prompt-move-ship = You may move one of your ships to another open zone.
ant-prompt-move-ship-to = Choose where ship { $ship } goes.
ant-prompt-advance-three = You may advance three on a track.
ant-prompt-advance-three-own = Advance three on a track.
ant-prompt-launch = You may launch a ship where the Sun stands.
ant-prompt-icebreaker = Your ship is second here: use your Icebreaker?
ant-wait-place = { $name } sets up.
ant-wait-destination = { $name } sails.
ant-wait-menu = { $name } acts.
ant-wait-pick = { $name } chooses a shipyard card.
ant-wait-effect = { $name } uses an effect.
ant-wait-icebreaker = { $name } may use an Icebreaker.
ant-wait-chance = Cards are turned up.

ant-act-place = Place a ship in zone { $zone }
ant-act-move = Sail to zone { $zone }
ant-act-build = Build: { $building }
ant-act-build-with-card = Build with a resource card: { $building }
ant-act-ship = Build a ship
ant-act-recruit = Recruit scientists
ant-act-research = Research on track { $track }
ant-act-play = Play { $card }
ant-act-lay = Lay the Icebreaker in zone { $zone }
ant-act-advance = Advance on track { $track }
ant-act-discard-cube = Discard a cube
ant-act-discard-ship = Discard an unused ship
ant-act-discard = Discard the ship in zone { $zone }, place { $place }
ant-act-end = End the turn
ant-act-pick = Take { $card }
ant-act-take = Move the ship in zone { $zone }, place { $place }
ant-act-launch = Launch a ship
ant-act-decline = Do without
ant-act-use = Use the Icebreaker
ant-act-keep = Keep it for later
ant-loss-main-action = You end your turn without a main action.
ant-loss-ship = This ship leaves the game for good.

ant-tile-build = Build
ant-tile-recruit = Recruit
ant-tile-research = Research
ant-tile-ship = New ship
ant-tile-card = Card
ant-tile-discard = Discard
ant-tile-possible = { $count } of { $of } possible
ant-tile-done = done already
ant-tile-sail-first = sail first
ant-tile-no-camp = no camp here
ant-tile-nobody = nobody left
ant-tile-no-station = no station here
ant-tile-no-shipyard = no shipyard here
ant-tile-lacking = ship missing
ant-tile-not-now = not now
ant-end-turn = End turn

ant-decide-sail = Sail to
ant-decide-place = Place a ship
ant-decide-main = Main action
ant-decide-card = Cards
ant-decide-discard = Discard for a scientist
ant-discard-cube = a cube
ant-discard-unused = an unused ship
ant-decide-track = Choose a track
ant-decide-choose = Your choice

ant-category-zones = Zones
ant-category-research = Research
ant-category-cards = Stars
ant-category-discards = Discards
ant-tie-1 = more first places
ant-tie-2 = more building cards

ant-reason-zones = majorities in zones
ant-reason-research = research tracks
ant-reason-cards = starred cards
ant-reason-discards = discarded pieces
ant-reason-victory = winning the game
ant-reason-supply = scientists at hand
ant-reason-ships = ships on the board
ant-reason-waiting = how soon the Sun comes
ant-reason-available = ships and cubes at hand
ant-reason-resource-cards = resource cards
ant-reason-shipyard-cards = shipyard cards
ant-reason-access = buildings within reach
ant-reason-steps = research steps
ant-reason-opportunity = what can be done there

ant-majorities = Zones and research
ant-highlight-zone = The busiest zone
ant-highlight-zone-text = { $count } buildings, { $building } last.

ant-tell-starting-building = Zone { $zone } starts with: { $building }.
ant-tell-first-player = { $name } is the first player.
ant-tell-card-revealed = New building card: { $building }.
ant-tell-ship-placed = { $name } places a ship in zone { $zone }.
    .did = places a ship in zone { $zone }
ant-tell-cube-placed = { $name } starts on track { $track }.
    .did = starts on track { $track }
ant-tell-sun-moved = The Sun reaches zone { $zone }.
ant-tell-turn-began = Turn of { $name }, with the ship in zone { $zone }.
ant-tell-ship-moved = { $name } sails from zone { $from } to zone { $zone }.
    .did = sails { $from } → { $zone }
ant-tell-built = { $name } builds in zone { $zone }: { $building }.
    .did = builds: { $building }
ant-tell-resource-played = { $name } plays 1 { $resource } instead of: { $building }.
ant-tell-scientists-placed =
    { $count ->
        [one] { $name } places { $count } scientist in zone { $zone }.
       *[other] { $name } places { $count } scientists in zone { $zone }.
    }
ant-tell-steps-lost =
    { $count ->
        [one] { $name } cannot use { $count } research step.
       *[other] { $name } cannot use { $count } research steps.
    }
ant-tell-advanced = { $name } advances on track { $track }: { $from } → { $to }.
    .did = research { $track } to { $to }
ant-tell-symbol-triggered = { $name } triggers on track { $track }: { $effect }.
ant-tell-ship-launched = { $name } puts a new ship into zone { $zone }.
    .did = new ship in zone { $zone }
ant-tell-shipyard-closed =
    { $count ->
        [one] { $count } shipyard card is too few: it leaves the game.
       *[other] { $count } shipyard cards are too few: they leave the game.
    }
ant-tell-pile-seen = You look through the pile: { $cards }.
ant-tell-draft-began = { $name } starts a draft of shipyard cards.
ant-tell-packet-seen = You look at the packet: { $cards }.
ant-tell-card-taken = { $name } takes a shipyard card.
    .did = takes a shipyard card
ant-tell-own-card = Your new card: { $card }.
ant-tell-recruited = { $name } recruits in zone { $zone }.
    .did = recruits in zone { $zone }
ant-tell-scientists-gained =
    { $count ->
        [one] { $name } gets { $count } scientist.
       *[other] { $name } gets { $count } scientists.
    }
    .did = scientists +{ $count }
ant-tell-resource-gained = { $name } gets 1 { $resource }.
    .did = gets a card: { $resource }
ant-tell-card-played = { $name } plays { $card }.
    .did = plays { $card }
ant-tell-icebreaker-laid = { $name } lays an Icebreaker in zone { $zone }.
    .did = lays an Icebreaker in zone { $zone }
ant-tell-icebreaker-used = { $name } uses the Icebreaker in zone { $zone }.
    .did = uses the Icebreaker in zone { $zone }
ant-tell-icebreaker-kept = { $name } keeps the Icebreaker in zone { $zone }.
ant-tell-cube-discarded = { $name } discards a cube.
    .did = discards a cube
ant-tell-ship-discarded = { $name } discards an unused ship.
    .did = discards an unused ship
ant-tell-ship-withdrawn = { $name } discards a ship from zone { $zone }.
    .did = discards a ship from zone { $zone }
ant-tell-declined = { $name } does without: { $effect }.
ant-tell-turn-ended = { $name } ends the turn.
ant-tell-game-ended-last-scientist = The game ends: a last scientist is placed.
ant-tell-game-ended-last-card = The game ends: the last building card is taken.
ant-tell-game-ended-no-ship = The game ends: no ship is left.
ant-tell-game-ended-standstill = The game ends: nothing has happened for too long.
ant-tell-game-ended-turn-limit = The game ends: it has gone on for too long.

ant-text-zones = Zones in the order of the Sun
ant-text-ships = Ships
ant-text-buildings = Buildings
ant-text-scientists = Scientists
ant-zone-closed = closed
ant-track-closed = closed
ant-text-sun = the Sun is here
ant-text-icebreakers = Icebreakers
ant-text-space = space { $space }
ant-text-players = Players
ant-text-supply = Scientists: { $supply } in the supply, { $reserve } in the reserve
ant-text-available = Available: ships { $ships }, cubes { $cubes }
ant-text-discarded = Discarded: ships { $ships }, cubes { $cubes }
ant-text-resources = Resource cards: basic { $basic }, advanced { $advanced }
ant-text-hand =
    { $count ->
        [one] { $count } shipyard card
       *[other] { $count } shipyard cards
    }
ant-text-built = Building cards: { $cards }
ant-text-own-hand = My shipyard cards: { $cards }
ant-text-piles = Building cards on offer
ant-text-requires = requires { $buildings }
ant-tracks = Research tracks

ant-board = Map of Antarctica
ant-star = star card
ant-takes-scientists = scientists to place
ant-gives-steps = research steps
ant-pile-below = { $pile } · { $count } left
ant-pile-empty = Empty: { $pile }
ant-need-has = ✓ zone { $zones }
ant-need-card = ✓ with your { $card }
ant-need-lacks = – no ship there
ant-order = Next under the Sun
ant-order-ship = { $name }, ship in zone { $zone }
ant-order-icebreaker = { $name } with an Icebreaker, ship in zone { $zone }
ant-points = { $points } VP
ant-first-player = First player
ant-supply = Scientists in the supply: { $count }
ant-reserve = Scientists in the reserve: { $count }
ant-available-short = available
ant-discarded-short = discarded
ant-available-ships = Available ships: { $count }
ant-available-cubes = Available cubes: { $count }
ant-discarded-ships = Discarded ships: { $count }
ant-discarded-cubes = Discarded cubes: { $count }
ant-has-basic = Basic resource cards: { $count }
ant-has-advanced = Advanced resource cards: { $count }
ant-has-stars = Stars: { $count }
ant-hand = My shipyard cards
ant-shipyard-pile = Shipyard cards in the pile: { $count }
ant-basic-pile = Basic resource cards in the pile: { $count }
ant-advanced-pile = Advanced resource cards in the pile: { $count }
ant-resource-piles = Resource cards: { $basic } + { $advanced }
ant-standing = If the game ended now
ant-legend = Symbols: red for whoever passes, blue once for everybody
ant-leads = leads

ant-refusal-setup-1 = Zone { $zone } is closed with two players.
ant-refusal-setup-10 = The ships are being placed.
ant-refusal-setup-14 = Track { $track } is closed with this number of players.
ant-refusal-setup-15 = The first cube is being placed.
ant-refusal-move-1-sun = The Sun stands in zone { $zone }; the ship must leave it.
ant-refusal-move-1 = The ship has already sailed.
ant-refusal-move-3 = Zone { $zone } already has 3 ships.
ant-refusal-move-4 = The ship must sail first.
ant-refusal-turn-1 = One main action in a turn, after the ship has sailed.
ant-refusal-turn-3 = Only one piece may be discarded in a turn.
ant-refusal-turn-4 = First the effect must be resolved.
ant-refusal-turn-5 = This is not asked for now.
ant-refusal-build-2 = You have no ship beside: { $missing }.
ant-refusal-build-4 = Scientists needed in the supply: { $need }; you have { $have }.
ant-refusal-build-5 = Zone { $zone } already has this building: { $building }.
ant-refusal-build-9 = This pile is empty ({ $pile }).
ant-refusal-ruling-16 = A resource card stands in for exactly one missing building; { $missing } are missing.
ant-refusal-ship-1-shipyard = The target zone has no shipyard.
ant-refusal-ship-1-ships = You have no ship left to build.
ant-refusal-ship-1-full = Zone { $zone }, where the Sun stands, is full.
ant-refusal-ship-3 = { $card } is not among these cards.
ant-refusal-rec-1 = Zone { $zone } has no camp.
ant-refusal-rec-2 = Nobody to recruit: { $reserve } in the reserve, ships and scientists in the zone: { $presence }.
ant-refusal-res-1 = Zone { $zone } has no station for track { $track }.
ant-refusal-res-3 = You have neither ship nor scientist in the zone.
ant-refusal-card-1 = One card in a visit of the Sun, after the ship has sailed.
ant-refusal-card-5 = You have no resource card that stands in for: { $missing }.
ant-refusal-card-6 = You have no scientist in your supply.
ant-refusal-card-7 = Your reserve is empty.
ant-refusal-card-8 = You cannot advance on any track.
ant-refusal-card-9 = You do not hold this card: { $card }.
ant-refusal-ice-1 = An Icebreaker is laid where your ship is second in the queue.
ant-refusal-ice-2 = Here the second ship is not yours, or its time is over.
ant-refusal-ice-4 = First: use the Icebreaker or keep it.
ant-refusal-disc-1-cubes = You have no cube left to discard.
ant-refusal-disc-1-ships = You have no unused ship to discard.
ant-refusal-disc-1 = This ship is not yours.
ant-refusal-disc-4 = The ship in zone { $zone } must sail; it cannot be discarded before.
ant-refusal-track-2 = You have no cube left for track { $track }.
ant-refusal-track-6 = There is no empty space ahead on track { $track }.
ant-refusal-eff-3-owner = This ship is not yours.
ant-refusal-eff-3 = The ship already is in zone { $zone }.
ant-refusal-eff-4 = A ship that came on the board in this turn cannot be moved.
ant-refusal-eff-6 = Another player has chosen track { $track } for this effect.
ant-refusal-ruling-11 = Whoever triggers this effect has to advance.

# The guided first game. Each text says what happens and why, then as ".do" what to do now.

ant-lesson-sail =
    The goal: at the end be ahead where points are given: scientists around the pole, research tracks, cards with a star, discarded pieces.

    The Sun walks from zone to zone, and the first ship in the queue of its zone acts: now in zone 2, and that ship is yours. It sails to another zone and acts there.
    .do = Sail to zone 3: click it on the map, or its number.
ant-lesson-build =
    Now one main action in zone 3. You can put up one of three buildings. The inland research station requires a winding tower: one of your ships has to be beside one, anywhere on the map. Your ship in zone 6 is, as the card says.
    .do = Click the card of the inland research station.
ant-lesson-track =
    The building stands in zone 3, and one of your two scientists works there. No other scientist does, so you lead this zone. The card also gives one step on a research track. At the end, whoever is furthest on a track scores the numbers of all cubes on it.
    .do = Choose track 2.
ant-lesson-end-turn =
    The building belongs to nobody: from now on everybody may use it. But the scientist stays yours and counts at the end. You have taken your main action.
    .do = Press “End turn”.
ant-lesson-to-the-camp =
    The bot had two turns in a row, because two of its ships came next. It has put up buildings in zones 6 and 7 and leads there. Now the Sun is in zone 6, where your ship is first in the queue.

    You have one scientist left in your supply. Others wait in the reserve; a camp brings them to you.
    .do = Sail to zone 2: there is the camp.
ant-lesson-recruit =
    Recruiting gives you one scientist for each of your ships and scientists in this zone. Only this ship is here, so you get one.
    .do = Press “Recruit”.
ant-lesson-look-ahead =
    Look at the numbers beside the ships: the Sun goes on to zone 7, and ship number 1 there is yours too. A ship that is second in a queue does not act; it waits for the next visit of the Sun.
    .do = Press “End turn”.
ant-lesson-to-the-station =
    Your turn again. Research counts like recruiting: one point for each of your ships and scientists in the zone. In zone 3 you already have a ship and a scientist.
    .do = Sail to zone 3.
ant-lesson-research =
    Two ships and a scientist: three points. The coastal station in this zone leads to track 2, the inland station to track 1. Three more steps on track 2 take your cube over a red space with a reward.
    .do = Press “Research”, then “Research on track 2”.
ant-lesson-spaces =
    Your cube has moved on by three spaces, and the red one on its way has given you an advanced resource card. Red spaces reward everybody who passes them, each time; a blue space works only once, but then for all players.
    .do = Press “End turn”.
ant-lesson-to-the-oil-rig =
    The bot has recruited. Now the Sun is in zone 2 again and your ship is first there. The parabolic antenna has a star, and stars are points at the end. It requires an oil rig and a winding tower.
    .do = Sail to zone 0: there is an oil rig.
ant-lesson-resource-card =
    The oil rig is here, but none of your ships is beside a winding tower any more. Your basic resource card can stand in for one such missing building, once.
    .do = Click the card of the parabolic antenna.
ant-lesson-star =
    The first star is yours, and with your scientist you lead zone 0 too. The card gives one step. You may start on another track: that takes a new cube.
    .do = Choose track 1.
ant-lesson-discard =
    Once in a turn you may also discard a ship or a cube. That brings a scientist at once, and discarded pieces are compared at the end. But you will miss the piece, so not today.
    .do = Press “End turn”.
ant-lesson-end =
    “If the game ended now”, further down, shows who leads where. In every zone the leader scores its buildings and scientists and one point more; the next player only scores as much as the leader has scientists there. Tracks, stars and discarded pieces work alike.

    The game ends when somebody has placed their last scientist, or when the last building card is taken. The player with the most points wins.
    .do = From here on you play on your own. The Sun is in zone 3, where your ship is first: sail and act. “Hint” shows what a bot would do.

ant-guide = How to play
ant-guide-goal = Goal
    .text = Nothing is scored before the end. Then points go to those who are ahead in four things: scientists in each zone, cubes on each research track, building cards with a star, and discarded pieces. The player with the most points wins. ANT-SCORE-7, ANT-WIN-1
ant-guide-sun = The Sun says whose turn it is
    .text = It walks around the continent from zone to zone, and the first ship in the queue of its zone acts. So turns do not go around the table: who has ships in the right places acts often. ANT-SUN-1, ANT-SUN-2
ant-guide-sail = Sail, then act
    .text = The ship has to sail to another zone, near or far, and goes to the end of the queue there; three ships fit. In that zone you may take one main action. ANT-MOVE-1, ANT-MOVE-2, ANT-TURN-1
ant-guide-build = Build
    .text = Put up one of the three open buildings. For each building that its card requires, one of your ships has to be in a zone that has it, anywhere; a resource card can stand in for one that is missing. A scientist of yours settles there, two for a plankton farm, and the card brings steps on a research track. Buildings belong to everybody. ANT-BUILD-1, ANT-BUILD-2, ANT-BUILD-3, ANT-BUILD-4, ANT-BUILD-6, ANT-BUILD-8
ant-guide-others = Recruit, research, new ship
    .text = A camp brings scientists from your reserve, a research station steps on its track: one for each of your ships and scientists in the zone. A shipyard gives you another ship, in the zone of the Sun; each other player then takes a shipyard card. ANT-REC-1, ANT-RES-1, ANT-SHIP-1, ANT-SHIP-2, ANT-SHIP-3
ant-guide-besides = Besides, once a turn
    .text = Play one card, and discard one of your ships or cubes: that brings a scientist at once, and discarded pieces count at the end. ANT-TURN-2, ANT-TURN-3, ANT-DISC-1, ANT-DISC-2
ant-guide-tracks = Research tracks
    .text = Each point moves your cube to the next empty space; what is taken is jumped over for free. A red space rewards you each time you pass it, a blue one works only once, but for everybody. ANT-TRACK-2, ANT-TRACK-3, ANT-TRACK-8, ANT-TRACK-9
ant-guide-scoring = Scoring
    .text = In a zone whoever has the most scientists scores all buildings and scientists there and one more; each next player scores only one point for each scientist of the player ahead. On a track the leader scores the numbers of all cubes, each next player that of the cube ahead. Stars and discarded pieces work alike. Players who are level each score in full. ANT-SCORE-1, ANT-SCORE-2, ANT-SCORE-3, ANT-SCORE-4, ANT-SCORE-5
ant-guide-end = The end
    .text = The game ends with the turn in which somebody has placed the last of their scientists, or the last building card is taken. ANT-END-1, ANT-END-2
