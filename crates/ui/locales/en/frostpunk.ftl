# Frostpunk: The Board Game. Keys begin with "fro-".

## The game
fro-title = Frostpunk
fro-blurb = One fire, one city, fifteen days. Keep both alive together.
fro-facts = 150 min · all together

## Supplies and pieces
fro-good-wood = wood
fro-good-coal = coal
fro-good-core = steam core
fro-good-steel = steel
fro-good-food = food
fro-good-tree = trees
fro-count-wood =
    { $count ->
        [one] { $count } wood
       *[other] { $count } wood
    }
fro-count-coal =
    { $count ->
        [one] { $count } coal
       *[other] { $count } coal
    }
fro-count-core =
    { $count ->
        [one] { $count } steam core
       *[other] { $count } steam cores
    }
fro-count-steel =
    { $count ->
        [one] { $count } steel
       *[other] { $count } steel
    }
fro-count-food =
    { $count ->
        [one] { $count } food
       *[other] { $count } food
    }
fro-count-tree =
    { $count ->
        [one] { $count } tree
       *[other] { $count } trees
    }
fro-citizen-worker = worker
    .many = workers
fro-citizen-engineer = engineer
    .many = engineers
fro-citizen-child = child
    .many = children
fro-people-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
fro-people-engineer =
    { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
fro-people-child =
    { $count ->
        [one] { $count } child
       *[other] { $count } children
    }
fro-people-any =
    { $count ->
        [one] { $count } person, type of your choice
       *[other] { $count } people, each of a type of your choice
    }
fro-people-track =
    { $count ->
        [one] { $count } person of the type that eats today
       *[other] { $count } people of the type that eats today
    }
fro-people-each =
    { $count ->
        [one] { $count } person of every type
       *[other] { $count } people of every type
    }
fro-pawn-worker = worker
fro-pawn-engineer = engineer
fro-pawn-child = child
fro-pawn-child-worker = child worker
fro-pawn-child-engineer = child engineer
fro-pawn-automaton = automaton
fro-pawns-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
fro-pawns-engineer =
    { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
fro-pawns-child =
    { $count ->
        [one] { $count } child
       *[other] { $count } children
    }
fro-pawns-child-worker =
    { $count ->
        [one] { $count } child worker
       *[other] { $count } child workers
    }
fro-pawns-child-engineer =
    { $count ->
        [one] { $count } child engineer
       *[other] { $count } child engineers
    }
fro-pawns-automaton =
    { $count ->
        [one] { $count } automaton
       *[other] { $count } automata
    }
fro-token-care = care
fro-token-justice = justice
fro-token-motivation = motivation
fro-token-anger = anger
fro-token-greed = greed
fro-token-fear = fear
fro-token-hope = hope
fro-token-discontent = discontent
fro-tokens-care =
    { $count ->
        [one] { $count } care token
       *[other] { $count } care tokens
    }
fro-tokens-justice =
    { $count ->
        [one] { $count } justice token
       *[other] { $count } justice tokens
    }
fro-tokens-motivation =
    { $count ->
        [one] { $count } motivation token
       *[other] { $count } motivation tokens
    }
fro-tokens-anger =
    { $count ->
        [one] { $count } anger token
       *[other] { $count } anger tokens
    }
fro-tokens-greed =
    { $count ->
        [one] { $count } greed token
       *[other] { $count } greed tokens
    }
fro-tokens-fear =
    { $count ->
        [one] { $count } fear token
       *[other] { $count } fear tokens
    }
fro-tokens-hope =
    { $count ->
        [one] { $count } hope token
       *[other] { $count } hope tokens
    }
fro-tokens-discontent =
    { $count ->
        [one] { $count } discontent token
       *[other] { $count } discontent tokens
    }
fro-level-red = red
fro-level-orange = orange
fro-level-yellow = yellow
fro-level-blue = blue
fro-level-white = white
fro-gauge-red = red indicator
fro-gauge-orange = orange indicator
fro-gauge-yellow = yellow indicator
fro-gauge-all = all three indicators
fro-counter-proof = proof
fro-counter-store-food = food store
fro-counter-store-coal = coal store
fro-counter-store-wood = wood store
fro-counter-hull = hull
fro-counter-boiler = boiler
fro-counter-cargo = cargo
fro-counter-air = bad air
fro-counter-seedlings = seedlings
fro-counter-aid = aid
fro-counter-ark-a = seal of the first ark
fro-counter-ark-b = seal of the second ark
fro-counter-gen-state = state of the Generator
fro-counter-damage = damage
fro-counter-evacuated = evacuated
fro-counter-evac-children = evacuated children
fro-counter-bench = benches
fro-counter-research = research
fro-counter-knowledge = knowledge
fro-counter-coils = coils
fro-counter-bases = field bases

## Places
fro-place-generator = generator tile, field { $number }
    .mark = g{ $number }
fro-place-near = near tile { $number }
    .mark = n{ $number }
fro-place-far = far tile { $number }
    .mark = f{ $number }
fro-place-half = { $tile }, { $half }
fro-half-a = left
fro-half-b = right
fro-route = route { $number }
fro-none = nothing
fro-and = { $first } and { $second }
fro-or = { $first } or { $second }

## The day
fro-phase-setup = Set-up
fro-phase-dawn = Dawn
    .short = Dawn
fro-phase-morning = Morning
    .short = Morning
fro-phase-generator = Generator
    .short = Generator
fro-phase-weather = Weather
    .short = Weather
fro-phase-preparation = Preparation
    .short = Prepare
fro-phase-action = Action
    .short = Action
fro-phase-dusk = Dusk
    .short = Dusk
fro-phase-hunger = Hunger
    .short = Hunger
fro-phase-night = Night
    .short = Night
fro-outcome-won = The city stands
fro-outcome-lost = The city fell
fro-day = Day { $round }
fro-day-phase = Day { $round } · { $phase }

## Buildings
fro-building-cookhouse = Cookhouse
fro-building-platform = Platform
fro-building-generator = Generator
fro-building-workshop = Workshop
fro-building-retort = Retort
fro-building-hunters-hut = Hunters’ hut
fro-building-gathering-post = Gathering post
fro-building-factory = Factory
fro-building-sawmill = Sawmill
fro-building-infirmary = Infirmary
fro-building-observation-balloon = Observation balloon
fro-building-coal-thumper = Coal thumper
fro-building-hospital = Hospital
fro-building-hothouse = Hothouse
fro-building-coal-mine = Coal mine
fro-building-wall-drill = Wall drill
fro-building-house = House
fro-building-bunkhouse = Bunkhouse
fro-building-tent = Tent
fro-building-ruins = Ruins
fro-building-child-shelter = Child shelter
fro-building-care-house = Care house
fro-building-fighting-arena = Fighting arena
fro-building-public-house = Public house
fro-building-field-kitchen = Field kitchen
fro-building-cemetery = Cemetery
fro-building-temple = Temple
fro-building-faith-keepers = Faith keepers
fro-building-corpse-pit = Corpse pit
fro-building-propaganda-centre = Propaganda center
fro-building-agitator = Motivational megaphone
fro-building-prison = Prison
fro-building-seedling-ark = Seedling ark
fro-building-outpost = Outpost
fro-building-ventilation-plant = Ventilation plant
fro-building-evacuation-centre = Evacuation center
fro-building-steelworks = Steelworks
fro-building-core-factory = Steam core factory
fro-building-library = Library
fro-building-electrostatic-filter = Electrostatic filter
fro-building-repair-station = Repair station
fro-building-heat-hub = Heat hub

## What cards do, one sentence for each operation
fro-op-gain = Gain { $goods }.
fro-op-lose = Lose { $goods }.
fro-op-add = Newcomers: { $people }.
fro-op-add-sick = Newcomers who arrive ill: { $people }.
fro-op-leave = Leaving the city: { $people }.
fro-op-sick = Falling ill: { $people }.
fro-op-die = Death: { $people }.
fro-op-exhaust = Exhausted token: { $people }.
fro-op-unlock = Can be built from now on: { $buildings }.
fro-op-cure =
    { $count ->
        [one] Cure { $count } person.
       *[other] Cure { $count } people.
    }
fro-op-cure-typed = Cure: { $people }.
fro-op-treat =
    { $count ->
        [one] Treat { $count } gravely ill person.
       *[other] Treat { $count } gravely ill people.
    }
fro-op-deaths-more = The death marker advances by { $count }.
fro-op-deaths-less = The death marker goes back by { $count }.
fro-op-hunger-more = Hunger rises by { $count }.
fro-op-hunger-less = Hunger falls by { $count }.
fro-op-hope-more =
    { $count ->
        [one] Hope rises.
       *[other] Hope rises { $count } times.
    }
fro-op-hope-less =
    { $count ->
        [one] Hope falls.
       *[other] Hope falls { $count } times.
    }
fro-op-discontent-more =
    { $count ->
        [one] Discontent rises.
       *[other] Discontent rises { $count } times.
    }
fro-op-discontent-less =
    { $count ->
        [one] Discontent falls.
       *[other] Discontent falls { $count } times.
    }
fro-op-typed-more =
    { $count ->
        [one] Rises: { $token }.
       *[other] Rises { $count } times: { $token }.
    }
fro-op-typed-less =
    { $count ->
        [one] Falls: { $token }.
       *[other] Falls { $count } times: { $token }.
    }
fro-op-activate = Activate { $tokens }.
fro-op-deactivate = Spend { $tokens }.
fro-op-discard-token = Back into the bag: { $tokens }.
fro-op-overload-more = Overload rises by { $count }.
fro-op-overload-less = Overload falls by { $count }.
fro-op-cold-more = The cold rises by { $count }.
fro-op-cold-less = The cold falls by { $count }.
fro-op-indicator-more = Advances by { $count }: { $gauge }.
fro-op-indicator-less = Goes back by { $count }: { $gauge }.
fro-op-heat = Heat rises by { $count } without coal.
fro-op-storm-more =
    { $count ->
        [one] The storm comes { $count } day later.
       *[other] The storm comes { $count } days later.
    }
fro-op-storm-less =
    { $count ->
        [one] The storm comes { $count } day sooner.
       *[other] The storm comes { $count } days sooner.
    }
fro-op-set-storm = The next storm is set to day { $round }.
fro-op-storm-out = No further storm comes.
fro-op-scouts =
    { $count ->
        [one] Every scout moves { $count } space.
       *[other] Every scout moves { $count } spaces.
    }
fro-op-place-near =
    { $count ->
        [one] Lay { $count } near tile.
       *[other] Lay { $count } near tiles.
    }
fro-op-place-far =
    { $count ->
        [one] Lay { $count } far tile.
       *[other] Lay { $count } far tiles.
    }
fro-op-add-to-map =
    { $fields ->
        [one] Put { $goods } on { $fields } field of the map.
       *[other] Put { $goods } on each of up to { $fields } fields of the map.
    }
fro-op-take-from-map =
    { $fields ->
        [one] Take { $goods } from { $fields } field of the map.
       *[other] Take { $goods } from each of { $fields } fields of the map.
    }
fro-op-destroy = Destroyed: { $target }.
fro-op-ruin = Falling into ruins: { $target }.
fro-op-ruin-all = All of this kind on the map fall into ruins: { $building }.
fro-op-ruin-supply = Cannot be built any more: { $building }.
fro-op-build-free =
    { $count ->
        [one] Build { $count } without paying: { $buildings }.
       *[other] Build up to { $count } without paying: { $buildings }.
    }
fro-op-upgrade-free =
    { $count ->
        [one] Upgrade { $count } building without paying.
       *[other] Upgrade up to { $count } buildings without paying.
    }
fro-op-reuse-worker = One pawn that has acted repeats its action, in the warm.
fro-op-reuse-building = Repeat the action of a building with a pawn, in the warm.
fro-op-develop-more =
    { $count ->
        [one] Research is done { $count } day sooner.
       *[other] Research is done { $count } days sooner.
    }
fro-op-develop-less =
    { $count ->
        [one] Research is done { $count } day later.
       *[other] Research is done { $count } days later.
    }
fro-op-enact = Sign a law.
fro-op-may-enact = A law may be signed.
fro-op-automaton =
    { $count ->
        [one] Gain { $count } automaton.
       *[other] Gain { $count } automatons.
    }
fro-op-child-pawn = From the next day on there is a new pawn: { $pawn }.
fro-op-draw-citizens =
    { $count ->
        [one] The leader draws { $count } citizen card.
       *[other] The leader draws { $count } citizen cards.
    }
fro-op-discard-citizens =
    { $count ->
        [one] The leader discards { $count } citizen card.
       *[other] The leader discards { $count } citizen cards.
    }
fro-op-add-dusk = A card that nobody has read goes into the dusk deck.
fro-op-scry-dusk =
    { $count ->
        [one] Look at { $count } dusk card; it may be set aside.
       *[other] Look at { $count } dusk cards; one may be set aside.
    }
fro-op-remove-event = Leaves the event area: “{ $card }”.
fro-op-counter-more = +{ $count }: { $counter }.
fro-op-counter-less = −{ $count }: { $counter }.
fro-op-set-dreadnought-map = The wreck is the goal of this game.
fro-op-set-children-first = From now on children leave first.
fro-op-set-grounded = From now on discharge points stay where they are.
fro-op-set-move-discharge = One discharge point moves to a neighboring tile.
fro-op-clear-dreadnought-map = The wreck is no goal any more.
fro-op-clear-children-first = Children need not leave first any more.
fro-op-clear-grounded = Discharge points move again.
fro-op-clear-move-discharge = No discharge point moves.
fro-op-reveal = Scenario card { $card } is turned up.
fro-op-discard-card = Scenario card { $card } leaves the game.
fro-op-win = The game is won: { $end }.
fro-op-defeat = The game is lost: { $end }.
fro-op-gather =
    { $count ->
        [one] Take { $count } piece from the field.
       *[other] Take up to { $count } pieces from the field.
    }
fro-op-construct =
    { $count ->
        [one] Construction work of { $count } part.
       *[other] Construction work of up to { $count } parts.
    }
fro-op-vent = Remove { $count } overload cubes, or spend a steam core and remove all. The first core also upgrades the tower.
fro-op-tinker = { $count } times: upgrade a building or bring research one day nearer.
fro-op-collect = Take 1 piece from every adjacent field.
fro-op-saw-tile = Fell 1 tree on its own tile: gain { $goods }.
fro-op-saw-adjacent = Fell 1 tree on its own tile or an adjacent field: gain { $goods }.
fro-op-thump = Put { $goods } on each of up to { $fields } adjacent fields.
fro-op-care = Cure { $free } people, or spend an active care token and cure { $paid }.
fro-op-bury = The death marker goes back by up to { $count }.
fro-op-bury-then = If it moves:
fro-op-inspire = Activate all hope tokens of one type.
fro-op-silence = Spend all active discontent tokens of one type.
fro-op-evacuate =
    { $count ->
        [one] { $count } healthy person of a chosen type leaves for safety, 2 more for each bench. Children also raise hope.
       *[other] Up to { $count } healthy people of a chosen type leave for safety, 2 more for each bench. Children also raise hope.
    }
fro-op-nothing = Nothing else happens.
fro-op-choose = One of these:
fro-op-branch = ({ $number })
fro-op-if = If { $condition }:
fro-op-otherwise = Otherwise:
fro-op-per =
    { $max ->
        [one] { $each }, once at most:
       *[other] { $each }, at most { $max } times:
    }
fro-op-per-hope =
    { $div ->
        [one] For each hope token
       *[other] For every { $div } hope tokens
    }
fro-op-per-counter =
    { $div ->
        [one] For each point of { $counter }
       *[other] For every { $div } points of { $counter }
    }
fro-target-kind = { $count } × { $building }
fro-target-any =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
fro-target-small =
    { $count ->
        [one] { $count } small building
       *[other] { $count } small buildings
    }
fro-target-large =
    { $count ->
        [one] { $count } large building
       *[other] { $count } large buildings
    }
fro-target-shelter =
    { $count ->
        [one] { $count } shelter
       *[other] { $count } shelters
    }

## Conditions
fro-range-min = at least { $min }
fro-range-max = at most { $max }
fro-range-both = { $min } to { $max }
fro-range-none = none
fro-if-active =
    { $count ->
        [one] { $tokens } is active
       *[other] { $tokens } are active
    }
fro-if-tokens = tokens on the track ({ $token }): { $range }
fro-if-pool = the city has at least { $goods }
fro-if-built = built: { $building }
fro-if-built-many = the city has at least { $count } of these: { $building }
fro-if-law = the law “{ $law }” holds
fro-if-laws = laws in force: { $range }
fro-if-people = people in the city: { $range }
fro-if-people-of = { $who } in the city: { $range }
fro-if-sick = sick in all: { $range }
fro-if-sick-of = sick ({ $who }): { $range }
fro-if-grave = gravely ill: { $range }
fro-if-deaths = deaths: { $range }
fro-if-hunger = hunger: { $range }
fro-if-overload = overload: { $range }
fro-if-heat = heat: { $range }
fro-if-failed = the Generator has broken down before
fro-if-round = day: { $range }
fro-if-storms = storms so far: { $range }
fro-if-scouts =
    { $count ->
        [one] a scout is out
       *[other] { $count } scouts are out
    }
fro-if-shelter = places in shelters: { $range }
fro-if-event = “{ $card }” lies in the event area
fro-if-counter = { $counter }: { $range }
fro-if-slept-warm = everybody slept in the warm last night
fro-if-few-trees = fewer than 6 trees stand on the map
fro-if-ark-a-cold = the first ark is not heated
fro-if-ark-b-cold = the second ark is not heated
fro-if-evac-started = the evacuation has begun
fro-if-flag-dreadnought-map = the wreck is the goal of this game
fro-if-flag-children-first = children leave first
fro-if-flag-grounded = the streets are grounded
fro-if-flag-move-discharge = a discharge point moves
fro-if-not = this does not hold: { $condition }
fro-if-not-active = no such token is active ({ $token })
fro-if-not-built = there is none of these: { $building }
fro-if-not-failed = the Generator has never broken down
fro-if-no-dreadnought-map = the wreck is not the goal of this game
fro-if-no-children-first = children need not leave first
fro-if-no-grounded = the streets are not grounded
fro-if-no-move-discharge = no discharge point moves

## Costs, parts of cards
fro-cost = Pay { $cost }.
fro-cost-flip = an active token ({ $token }), which is spent
fro-needs = Only if { $condition }.
fro-part-now = At once
fro-part-phase = Every day: { $phase }
fro-part-standing = As long as it lies here
fro-part-slot = Special action, once a day
fro-part-slot-once = Special action, once a game
fro-part-timer = When its time is up
fro-part-round = Day { $round }
fro-part-after =
    { $count ->
        [one] { $count } day later
       *[other] { $count } days later
    }
fro-part-strike = Storm { $number }
fro-part-end = Night of day { $round }
fro-part-way = The way there
fro-part-signed = When it is signed
fro-part-always = From then on
fro-part-ability-preparation = Once a day, in the preparation phase
fro-part-ability-action = Once a day, in the action phase
fro-part-research = Research
fro-part-done = When it is done
fro-part-cost = Starting cost
fro-part-citizen = Main ability
fro-part-death = If somebody dies ({ $who })
fro-part-building = Building
fro-part-built = When it is built
fro-part-action = Its action
fro-part-upgraded = Upgraded
fro-to-remove = The card leaves the game.
fro-to-event = The card stays in the event area.
fro-to-discard = The card may come back.
fro-way-return = The scouts come home; then a card of deck { $deck } follows on the route.
fro-way-on = The scouts travel on, to a card from deck { $deck }, and bring their finds home later.
fro-card-path =
    { $count ->
        [one] { $count } space to the place.
       *[other] { $count } spaces to the place.
    }
fro-card-timer =
    { $count ->
        [one] { $count } day, then:
       *[other] { $count } days, then:
    }
fro-card-waits = Nothing by itself.
fro-reward-goods = Supplies are to be expected.
fro-reward-people = People are to be expected.
fro-reward-mixed = Supplies or people are to be expected.
fro-slot-who = Pawn: { $who }.
fro-slot-put = Put { $goods } on the card.
fro-slot-done = As soon as { $goods } lie on it:
fro-law-consequence = One of two cards that nobody has read goes into the dusk deck.
fro-law-closes = Closes the other way for good: “{ $law }”.
fro-law-closes-pair = Each law closes the other of its pair for good.
fro-law-or = or { $law }
fro-technology-rounds =
    { $count ->
        [one] Takes { $count } day.
       *[other] Takes { $count } days.
    }
fro-citizen-replaces = With a pawn ({ $pawn }), instead of the usual effect: { $works }.
fro-citizen-adds = With a pawn ({ $pawn }), on top of the usual effect: { $works }.
fro-citizen-warm = The action is warm wherever it takes place.
fro-size-small = Small: one field.
fro-size-large = Large: both fields of a tile.
fro-building-pawns =
    { $count ->
        [one] Room for { $count } pawn.
       *[other] Room for { $count } pawns.
    }
fro-size-marker = A marker on a tile; needs no free field.
fro-site-coal-deposit = Only next to a coal deposit.
fro-site-wood-deposit = Only next to a wood deposit.
fro-site-far = Only on a far tile.
fro-site-map = Not on the generator tile.
fro-building-cost = Costs { $cost }.
fro-building-upgrade = The upgrade costs { $cost }.
fro-building-level = Insulation: { $level }.
fro-building-law = Unlocked by the law “{ $law }”.
fro-building-engineers = For engineers only.
fro-building-fixed = Cannot be torn down.
fro-building-shelter =
    { $count ->
        [one] { $count } bed when heated.
       *[other] { $count } beds when heated.
    }
fro-passive-hunters-hut = Traps: food in every weather phase, 1, or 2 when upgraded.
fro-passive-observation-balloon = Allows one expedition, two when upgraded.
fro-passive-child-shelter = The beds are for children only.
fro-passive-field-kitchen = Everything on its tile is warm, at night too.
fro-passive-corpse-pit = Only the first one of a game moves the marker.
fro-passive-prison = The pawn stays for the night: warm if the prison is heated, otherwise somebody of its type falls ill.
fro-passive-seedling-ark = Seedlings die in it when it is cold in the Generator phase.
fro-passive-outpost = The field bases can be used twice a day; new scouts start one space further.
fro-passive-evacuation-centre = Opens the evacuation ledger.
fro-passive-electrostatic-filter = Removes the discharge point of its tile and of one neighboring tile; none comes back onto its tile.
fro-passive-heat-hub = Its tile is warm as soon as the Generator burns any coal, at night too.

## What changes for good
fro-job-snow = clearing snow
fro-job-gather = gathering
fro-job-gather-tree = gathering at trees
fro-job-construct = construction
fro-job-scout = sending scouts
fro-mod-child-work = Children work like workers: { $works }.
fro-mod-feed-discount = Every feeding needs { $count } less food.
fro-mod-feed-sick =
    { $count ->
        [one] After every feeding { $count } person of the fed type falls ill.
       *[other] After every feeding { $count } people of the fed type fall ill.
    }
fro-mod-gather-bonus = Gathering takes { $count } more.
fro-mod-gain-bonus = { $building }: { $goods } more with every use.
fro-mod-trap-bonus = The traps of every hunters’ hut bring { $count } more food.
fro-mod-cure-bonus =
    { $count ->
        [one] { $count } more person is cured in: { $buildings }.
       *[other] { $count } more people are cured in: { $buildings }.
    }
fro-mod-treat-bonus =
    { $count ->
        [one] { $count } more person is treated in: { $buildings }.
       *[other] { $count } more people are treated in: { $buildings }.
    }
fro-mod-shelter-capacity = Tents, bunkhouses and houses have { $count } beds each.
fro-mod-shelter-extra =
    { $count ->
        [one] { $building }: { $count } more bed when heated.
       *[other] { $building }: { $count } more beds when heated.
    }
fro-mod-ruins-shelter = Ruins have 2 beds when heated (insulation: { $level }).
fro-mod-level = Better insulation: { $building } ({ $level }).
fro-mod-sustain =
    { $count ->
        [one] Once a day, for { $goods }, a gravely ill person is kept alive.
       *[other] { $count } times a day, for { $goods }, a gravely ill person is kept alive.
    }
fro-mod-overload-shield =
    { $count ->
        [one] The first cube that falls out of the tower does not count.
       *[other] The first { $count } cubes that fall out of the tower do not count.
    }
fro-mod-free-heat = Every action phase begins with heat { $count } higher, without coal.
fro-mod-cold-relief =
    { $count ->
        [one] { $count } fewer person falls ill in every Generator phase.
       *[other] { $count } fewer people fall ill in every Generator phase.
    }
fro-mod-scout-bonus =
    { $count ->
        [one] Scouts move { $count } space further with the weather.
       *[other] Scouts move { $count } spaces further with the weather.
    }
fro-mod-expedition-bonus = Every scout that comes home brings { $goods } more.
fro-mod-automaton-free = Automatons need no coal.
fro-mod-automaton-engineer = Automatons may use buildings for engineers.
fro-mod-snow-warm = Clearing snow is warm.
fro-mod-tree-gather = Trees can be gathered: 1 tree for { $goods }.
fro-mod-blocked = Not possible: { $works }.
fro-mod-death-hope-shield =
    { $count ->
        [one] Once a day a death does not lower hope.
       *[other] { $count } times a day a death does not lower hope.
    }
fro-surety-certain = certain
fro-surety-chance = chance
fro-surety-choice = choice
fro-surety-unknown = unknown

## Decisions
fro-act-take = Take: { $advisor }
fro-act-discard = Give up { $card }
fro-act-give = Give { $card } from the hand
fro-act-keep = Give no card
fro-act-option = Option { $number }
fro-act-name = { $citizen }
fro-act-draw = Draw a token
fro-act-activate = Activate a token: { $token }
fro-act-spend = Spend a token: { $token }
fro-act-remove = Spent token back into the bag: { $token }
fro-act-remove-active = Active token back into the bag: { $token }
fro-act-field = Here: { $field }
fro-act-lay = Here: { $position }
fro-act-near = Near tiles
fro-act-far = A far tile
fro-act-finish = Enough
fro-act-decline = Do without
fro-act-yes = Yes
fro-act-no = No
fro-act-build = Build: { $building }
fro-act-demolish = Tear down the building ({ $field })
fro-act-dig = Clear the rubble ({ $field })
fro-act-blast = Blast the ridge ({ $position })
fro-act-upgrade = Upgrade the building ({ $field })
fro-act-develop = Bring research one day nearer
fro-develop-all = Bring research { $count } days nearer
fro-act-research = Research: { $technology }
fro-act-enact = Sign the law: { $law }
fro-act-advise = Call: { $advisor }
fro-act-ability = Use the law: { $law }
fro-act-fuel =
    { $count ->
        [one] Burn { $count } coal
       *[other] Burn { $count } coal
    }
fro-act-fuel-none = Burn no coal
fro-act-play = Play { $card }
fro-act-clear = Clear snow ({ $pawn })
fro-act-gather = Gather ({ $pawn }): { $field }
fro-act-construct = Build or demolish ({ $pawn })
fro-act-use = Use the building ({ $pawn }): { $field }
fro-act-scout = Send scouts ({ $pawn }): { $route }
fro-act-special = Special action { $number } ({ $pawn }): { $card }
fro-act-stop = Enough for today
fro-act-again = Once more: { $field }
fro-act-again-clear = Clear snow once more
fro-act-again-construct = Construction once more
fro-act-outside = In the cold tonight: { $people }
fro-act-outside-none = Everybody sleeps in the warm
fro-deed-use = Use: { $building } ({ $pawn }), { $field }
fro-deed-gather = Gather { $goods } ({ $pawn }): { $count } – { $field }
fro-deed-fuel = Burn coal: heat +{ $coal }, { $heat }
fro-deed-cold = { $deed }, in the cold
fro-deed-again = Once more: { $building }, { $field }
fro-deed-demolish = Tear down: { $building }, { $field }
fro-deed-upgrade = Upgrade: { $building }, { $field }
fro-act-back = Death marker back by { $count }
fro-act-next = First: { $card }
fro-act-move = Scouts of { $route } first
fro-act-pass = Pass the place by
fro-act-explore = Explore the place
fro-act-set-aside = Set aside: { $card }
fro-act-shift = Discharge point: { $from } → { $to }

## Questions
fro-prompt-over = The chronicle is closed.
fro-wait-chance = Fate decides.
fro-wait = { $name } decides: { $question }
fro-leads = { $name } leads
fro-day-sheet = What has happened
fro-key-fuel = burn coal
fro-key-build = build
fro-key-desk = the next desk
fro-ask-take-advisor = Which advisor?
fro-ask-give-up = Give up one citizen card and pay its starting cost.
fro-ask-given = Where does this building stand: { $building }?
fro-ask-choose = Choose one of these.
fro-ask-choose-of = “{ $asker }”: choose one of these.
fro-ask-event-option = “{ $card }”: what is decided?
fro-ask-sequence = Which card comes first?
fro-ask-flips = Keep this gravely ill person alive with food ({ $citizen })?
fro-ask-ask-hand = A death ({ $citizen }): a card from the hand, or fate?
fro-ask-fuel = How much coal does the Generator burn?
fro-ask-relief = Who is spared the cold?
fro-ask-marches = Which scouts move first?
fro-ask-base = Establish a field base instead of moving ({ $route })?
fro-ask-goal = Scouts at a place ({ $route }): explore it or pass by?
fro-ask-explored = What do the scouts do here ({ $route })?
fro-ask-advisor = Call an advisor today?
fro-ask-mobilise = Mobilize now? It can be done once a game.
fro-ask-abilities = Use a law?
fro-ask-turn = Who is sent to work, and where?
fro-ask-turn-with = { $card } comes along: where to?
fro-ask-confirm = The day’s work is to end. Agreed?
fro-ask-clear = Clear snow nearby or far out?
fro-ask-lay =
    { $count ->
        [one] Where does the tile go?
       *[other] Where does the next tile go? { $count } are left.
    }
fro-ask-construct =
    { $count ->
        [one] Build or tear down; { $count } part is left.
       *[other] Build or tear down; { $count } parts are left.
    }
fro-ask-site = Where to build: { $building }?
fro-ask-build-free = Build something without paying?
fro-ask-upgrade-free = Upgrade which building without paying?
fro-ask-filter = Which neighboring discharge point goes too?
fro-ask-tinker = Upgrade a building, or bring research nearer?
fro-ask-research = What is to be researched?
fro-ask-enact = Which law is signed?
fro-ask-add-to-map = Where do they go: { $goods }?
fro-ask-take-from-map = Where are they lost: { $goods }?
fro-ask-thump = On which fields does the thumper lay coal?
fro-ask-saw = Which tree is felled?
fro-ask-collect = From which field is the next piece taken?
fro-ask-destroy = Which building is destroyed?
fro-ask-ruin = Which shelter falls into ruins?
fro-ask-reuse-worker = Who works once more?
fro-ask-reuse-building = Which building works once more?
fro-ask-vent = Remove { $count } overload cubes, or all of them for a steam core?
fro-ask-care = Cure { $free } people, or { $paid } for an active care token?
fro-ask-bury = How far does the death marker go back?
fro-ask-inspire = Which hope tokens become active?
fro-ask-silence = Which discontent tokens are spent?
fro-ask-evacuate = Who leaves the city?
fro-ask-set-aside = Set one of these dusk cards aside?
fro-ask-discard-hand = Which citizen card is discarded?
fro-ask-beds = Not enough warm beds: who stays in the cold?
fro-ask-shift = Which discharge point moves?
fro-ask-start-out = From which space do the scouts start?
fro-start-out-first = From the first space
fro-start-out-second = From the second space
fro-vent-some = Remove { $count } cubes
fro-vent-all = Spend a steam core, remove all cubes
fro-care-free = Cure { $count } people
fro-care-paid = Spend an active care token, cure { $count } people
fro-ask-unit-sick = Who falls ill?
fro-ask-unit-die = Who dies?
fro-ask-unit-leave = Who leaves the city?
fro-ask-unit-add = Who joins the city?
fro-ask-unit-add-sick = Who joins the city, ill?
fro-ask-unit-exhaust = Who gets an exhausted token?
fro-ask-unit-cure = Who is cured?
fro-ask-unit-treat = Which gravely ill are treated?
fro-ask-unit-rise-hope = Hope rises: draw a token or activate one?
fro-ask-unit-rise-discontent = Discontent rises: draw a token or activate one?
fro-ask-unit-fall-hope = Hope falls: spend an active token or give up a spent one?
fro-ask-unit-fall-discontent = Discontent falls: spend an active token or give up a spent one?
fro-ask-unit-rise-typed = It rises: { $token }.
fro-ask-unit-fall-typed = It falls: { $token }. Spend an active token or give up a spent one?
fro-ask-unit-activate = Which token becomes active?
fro-ask-unit-spend = Which token is spent?
fro-ask-unit-discard = Which token goes back into the bag?
fro-ask-unit-develop = Research moves on.

## The chronicle
fro-someone-worker = A worker
fro-someone-engineer = An engineer
fro-someone-child = A child
fro-tell-leader = { $name } leads the city.
fro-tell-advisor-taken = { $name } takes a seat at the table: { $advisor }.
    .did = takes: { $advisor }
fro-tell-card-given-up = { $name } gives up { $card }.
    .did = gives up { $card }
fro-tell-round = Day { $round } begins.
fro-tell-phase = { $phase }.
fro-tell-card-revealed = “{ $card }” is turned up.
fro-tell-weather = The weather: { $card }.
fro-tell-tile = Under the snow ({ $position }): { $finds }.
fro-tell-tile-laid = Snow is cleared ({ $position }).
fro-tell-option = { $name } decides, “{ $card }”: { $option }.
    .did = decides: { $option }
fro-tell-card-stays = “{ $card }” stays on the table.
fro-tell-card-removed = “{ $card }” is over.
fro-tell-gained = Gained: { $goods }.
fro-tell-lost = Lost: { $goods }.
fro-tell-joined = { $citizen } joins the city.
fro-tell-left = { $citizen } leaves the city.
fro-tell-fell-ill = { $citizen } falls ill.
fro-tell-grave = { $citizen } is gravely ill.
fro-tell-sustained = { $citizen } is kept alive.
fro-tell-died = { $citizen } dies.
fro-tell-death-card = The city mourns { $card }. { $effect }
fro-tell-cured = { $citizen } recovers.
fro-tell-treated = { $citizen } is out of danger.
fro-tell-exhausted = { $citizen } cannot go on: an exhausted token.
fro-tell-hunger-rose = Hunger rises to { $count }.
fro-tell-hunger-fell = Hunger falls to { $count }.
fro-tell-token-drawn = Drawn from the bag: { $token }.
fro-tell-token-activated = Active again: { $token }.
fro-tell-token-spent = Spent: { $token }.
fro-tell-token-removed = Back into the bag: { $token }.
fro-tell-fueled =
    { $count ->
        [one] { $name } burns { $count } coal.
       *[other] { $name } burns { $count } coal.
    }
    .did = burns coal: { $count }
fro-tell-cubes =
    { $count ->
        [one] { $count } cube falls out of the tower.
       *[other] { $count } cubes fall out of the tower.
    }
fro-tell-broke-down = The Generator breaks down.
fro-tell-storm = The storm strikes.
fro-tell-acted = { $name } sends somebody to work: { $pawn }.
    .did = sends to work: { $pawn }
fro-tell-used = { $name } uses: { $building } ({ $pawn }), { $field }.
    .did = uses: { $building } ({ $pawn })
fro-tell-gathering = { $name } gathers: { $field } ({ $pawn }).
    .did = gathers: { $field } ({ $pawn })
fro-tell-card-played = { $name } plays { $card }.
    .did = plays { $card }
fro-tell-built = Built: { $building } ({ $place }).
fro-tell-demolished = Torn down: { $building } ({ $field }).
fro-tell-destroyed = Destroyed: { $building } ({ $field }).
fro-tell-ruined = In ruins: { $building } ({ $field }).
fro-tell-upgraded = Upgraded: { $building } ({ $field }).
fro-tell-blasted = The ridge is blasted ({ $position }).
fro-tell-rubble = Under the rubble: { $rubble }.
fro-tell-law = { $name } signs a law: “{ $law }”.
    .did = signs “{ $law }”
fro-tell-development = { $name } begins research: { $technology }, for day { $round }.
    .did = begins research: { $technology }
fro-tell-technology = Research is done: { $technology }.
fro-tell-scout-sent = { $name } sends scouts: { $route }.
    .did = sends scouts: { $route }
fro-tell-scout-returned = Scouts come home ({ $route }).
fro-tell-base = A field base stands ({ $route }).
fro-tell-passed = The scouts pass by: “{ $card }”.
fro-tell-explored = The scouts explore: “{ $card }”.
fro-tell-dusk-added = Something waits in the dusk deck (from “{ $origin }”).
fro-tell-citizen-drawn = { $name } draws { $card }.
    .did = draws { $card }
fro-tell-counter = Scenario – { $counter }: now { $count }.
fro-tell-stopped = { $name } ends the day’s work.
    .did = ends the day’s work
fro-tell-ended = { $reason }
fro-tile-food =
    { $count ->
        [one] { $count } food at once
       *[other] { $count } food at once
    }

## How it ends
fro-end-lost-hope = lost hope
fro-end-banished = banishment
fro-end-explosion = explosion of the Generator
fro-end-epidemic = epidemic
fro-end-famine = famine
fro-end-mass-death = mass death
fro-end-out-of-time = out of time
fro-end-stores-empty = empty stores
fro-end-dreadnought-unfinished = the dreadnought is not ready
fro-end-arks-lost = the arks are lost
fro-end-seedlings-dead = the seedlings are dead
fro-end-generator-lost = the Generator is lost
fro-end-ramp-raised = the ramp is up
fro-end-tower-dark = the tower stays dark
fro-end-storm-survived = the storm is survived
fro-end-dreadnought-sails = the dreadnought sails
fro-end-arks-sealed = the arks are sealed
fro-end-winterhome-evacuated = Winterhome is evacuated
fro-end-tower-lit = the tower is lit
fro-verdict-lost-hope = The people have lost the will to live: the last hope token is gone.
fro-verdict-banished = The city has driven you out: a sixth discontent token.
fro-verdict-explosion = The Generator broke down a second time and exploded.
fro-verdict-epidemic = An epidemic: more than 25 people of one type are sick.
fro-verdict-famine = Famine: hunger of 25 or more with nothing left to eat.
fro-verdict-mass-death = Too many have died for a city to go on.
fro-verdict-out-of-time = The last night has passed, and the goal was not reached.
fro-verdict-stores-empty = The great storm came, and the stores were not full.
fro-verdict-dreadnought-unfinished = The dreadnought was not finished in time.
fro-verdict-arks-lost = The arks were not sealed in time.
fro-verdict-seedlings-dead = The last seedling has died.
fro-verdict-generator-lost = The Generator of Winterhome has given out.
fro-verdict-ramp-raised = The ramp went up before enough people were on board.
fro-verdict-tower-dark = The tower of Tesla City stayed dark.
fro-verdict-storm-survived = The storm has passed, and the Generator still burns.
fro-verdict-dreadnought-sails = The dreadnought moves. The city sails with her.
fro-verdict-arks-sealed = The arks are sealed. There will be a spring.
fro-verdict-winterhome-evacuated = Winterhome is empty, and its people live.
fro-verdict-tower-lit = The tower is lit. Tesla City wakes.
fro-category-rounds = Days
fro-category-people = People
fro-category-hope = Hope tokens

## Options of a table
fro-option-scenario = Scenario
fro-option-scenario-help = Map, goal and story.
fro-option-society = Society
fro-option-society-help = Who lives in the city, and what they bring.
fro-option-difficulty = Difficulty
fro-option-difficulty-help = The hard side of a society card has less food and more who are sick. The Generator of Winterhome has more damage.
fro-option-advisors = Advisors
fro-option-advisors-help = Chosen one after the other, or dealt at random.
fro-advisors-chosen = chosen
fro-advisors-dealt = dealt at random
fro-difficulty-normal = normal
fro-difficulty-hard = hard
fro-scenario-first = first game
fro-scenarios = What the scenarios are like
fro-look = Look at { $place }
fro-build-here = Build here
fro-standing = When somebody dies: never a card from my hand
fro-scenario-saved = Of 100 cities a simple bot saves { $normal }, on hard { $hard }.
fro-scenario-experimental = experimental

## Why a bot would do it
fro-reason-end = the end of the game
fro-reason-rounds = days survived
fro-reason-opportunity = what can be done next
fro-reason-hope = hope
fro-reason-discontent = discontent
fro-reason-deaths = deaths
fro-reason-people = people
fro-reason-health = health
fro-reason-beds = warm beds
fro-reason-food = food
fro-reason-coal = coal
fro-reason-wood = wood
fro-reason-cores = steam cores
fro-reason-steel = steel
fro-reason-breakdown = danger of a breakdown
fro-reason-generator = overload of the Generator
fro-reason-cold = cold
fro-reason-buildings = buildings
fro-reason-places = places to work
fro-reason-map = what lies on the map
fro-reason-pawns = hands to work
fro-reason-warmth = warmth at work
fro-reason-automatons = automatons
fro-reason-laws = laws
fro-reason-technologies = technologies
fro-reason-scouts = expeditions
fro-reason-cards = citizen cards
fro-reason-dusk = what waits in the dusk
fro-reason-goal = the goal of the scenario
fro-society-sick = { $count } of them sick

## Why something is not possible
fro-refusal-answer = This is not what is asked now.
fro-refusal-act-2 = That pawn lies on an exhausted token today.
fro-refusal-act-4 = Coal can be added once in a turn, at least one piece.
fro-refusal-act-4-once = Coal has been added in this turn already.
fro-refusal-act-4-no-coal = At least one piece of coal.
fro-refusal-act-5 = No such pawn is free.
fro-refusal-act-6 = Children act only where a law or a card allows it.
fro-refusal-act-7 = The leader has refused to end the day: first somebody has to act.
fro-refusal-act-9 = This would change nothing.
fro-refusal-auto-1 = An automaton needs coal.
fro-refusal-auto-2 = An automaton cannot do this.
fro-refusal-bld-3 = There are no overload cubes to remove.
fro-refusal-bld-5 = A building with a pawn on it cannot be upgraded.
fro-refusal-bld-10 = All six automatons are in play.
fro-refusal-bld-11 = No tree is in reach.
fro-refusal-bld-14 = Only adjacent fields with fewer than 5 coal, or empty ones.
fro-refusal-bld-20 = It is not among the cards that were looked at.
fro-refusal-bld-25 = This building cannot be upgraded, or has been already.
fro-refusal-bld-25-upgraded = It has been upgraded already.
fro-refusal-bld-25-one-side = This building has no better side.
fro-refusal-bld-26 = This building cannot be torn down.
fro-refusal-c-5 = This special action is not for that pawn.
fro-refusal-c-5-pawn = This special action is not for that pawn.
fro-refusal-c-5-nothing = This special action would change nothing now.
fro-refusal-c-22 = No field base can be established here.
fro-refusal-c-37 = A card forbids this.
fro-refusal-c-39-no-centre = There is no evacuation center on the map.
fro-refusal-c-39-nobody-healthy = Nobody of this type is healthy.
fro-refusal-c-39-children-first = Children first: a healthy child is still in the city.
fro-refusal-c-39-no-rubble = There is no rubble on this field.
fro-refusal-c-39-pawn = A pawn stands on this rubble.
fro-refusal-c-40 = The discharge point cannot go there.
fro-refusal-c-41-no-ridge = Only a ridge can be blasted.
fro-refusal-c-41-whole-action = Blasting takes a whole construction action, and this one has begun otherwise.
fro-refusal-c-41-apart = This ridge touches neither the generator tile nor a tile on the map.
fro-refusal-c-41-no-coal = Blasting costs 2 coal.
fro-refusal-c-41-no-tile = A heat hub needs a tile without one.
fro-refusal-c-41-has-hub = This tile has a heat hub already.
fro-refusal-cit-2 = This card does not go with that pawn or that action.
fro-refusal-cit-5 = You have played a citizen card today already.
fro-refusal-cit-6 = Citizen cards do not go with automatons.
fro-refusal-cons-2 = There is nothing that could be built or torn down.
fro-refusal-cons-3 = This building is not unlocked.
fro-refusal-cons-4 = It needs free ground: one field if small, a whole map tile if large.
fro-refusal-cons-6 = This cannot be built.
fro-refusal-cons-7 = It may not stand here: its card says where.
fro-refusal-cons-8 = All buildings of this kind are built.
fro-refusal-cons-9 = Only a building without a pawn can be torn down.
fro-refusal-cons-9-pawn = A pawn works in this building.
fro-refusal-cons-9-no-building = No building stands here.
fro-refusal-cure-1 = Nobody of this type is sick.
fro-refusal-cure-2 = The last one sick is gravely ill: treat, not cure.
fro-refusal-cure-3 = Nobody of this type is gravely ill.
fro-refusal-death-2 = This card is not of the type of the dead.
fro-refusal-dec-5 = It would change nothing for this type.
fro-refusal-dusk-6 = A consultation cannot be set aside.
fro-refusal-evt-2 = The condition of this option does not hold.
fro-refusal-exp-5 = This place cannot be passed by.
fro-refusal-exp-14 = No card is left for this way.
fro-refusal-fx-9 = There is no exhausted token left of this type.
fro-refusal-fx-13 = There is no such token to turn.
fro-refusal-fx-21 = It does not fit on this field, or does not lie there.
fro-refusal-fx-22 = No such building stands here.
fro-refusal-fx-23 = No such shelter stands here.
fro-refusal-fx-26 = No pawn stands there that could repeat its work.
fro-refusal-fx-43 = This card would change nothing here.
fro-refusal-gath-1 = There is nothing to gather on this field.
fro-refusal-gath-2 = A pawn stands on this field already.
fro-refusal-gath-3 = Trees cannot be gathered; a sawmill fells them.
fro-refusal-genp-2 = Not more coal than there is, and not hotter than the cold marker.
fro-refusal-genp-2-too-hot = Not hotter than the cold marker.
fro-refusal-genp-2-no-coal = There is not so much coal.
fro-refusal-hope-5 = The track is full, or no token is spent.
fro-refusal-hope-5-full = The track of hope is full.
fro-refusal-hope-5-none-spent = No token of this kind is spent.
fro-refusal-hope-7 = There is no such token on this side.
fro-refusal-law-1 = This law is not among those to be signed.
fro-refusal-law-2 = Its rival is in force.
fro-refusal-law-5 = Four laws are in force, or none is left to sign.
fro-refusal-law-5-all-signed = Four laws are in force: no more can be signed.
fro-refusal-law-5-none-left = No law is left to sign.
fro-refusal-law-6 = Used today already, or it would change nothing now.
fro-refusal-law-6-used = It has been used today already.
fro-refusal-law-6-nothing = It would change nothing now.
fro-refusal-law-price = Nobody is there who could pay the price of this law.
fro-refusal-lim-1 = No more than 50 of this type.
fro-refusal-night-5 = All warm beds have to be used.
fro-refusal-prep-1 = This advisor does not sit at the table.
fro-refusal-prep-2 = The hope token of this advisor is not active.
fro-refusal-res-3 = It cannot be paid.
fro-refusal-ruling-59 = The workshop’s first effect is compulsory; only the second may be declined.
fro-refusal-scout-1 = Scouts need an observation balloon and a route without scouts.
fro-refusal-scout-1-no-balloon = Scouts need an observation balloon.
fro-refusal-scout-1-taken = Scouts are on this route already.
fro-refusal-scout-2 = The balloon allows no further expedition.
fro-refusal-scout-3 = Automatons and children cannot be scouts.
fro-refusal-setup-22 = The starting cost of this card cannot be paid.
fro-refusal-snow-2 = There is no room or no tile left.
fro-refusal-snow-2-no-tile = No tile is left.
fro-refusal-snow-2-no-room = There is no room for another tile.
fro-refusal-snow-3 = Near tiles go next to the generator tile.
fro-refusal-snow-4 = A far tile needs a tile beside it that is connected to the Generator.
fro-refusal-spec-1 = This special action has been used.
fro-refusal-use-1 = There is no free place in this building.
fro-refusal-use-1-no-building = No building stands here.
fro-refusal-use-1-full = There is no free place in this building.
fro-refusal-use-2 = Only engineers can use this building.
fro-refusal-use-4 = This building has no action.
fro-refusal-wea-10 = The storm has ruined all buildings of this kind.

## What comes if nobody lifts a finger
fro-nearest-none = No end in sight within three days.
fro-nearest = If nobody acts: { $end }, day { $round } ({ $phase }).
fro-nearest-unless = { $count } more food would prevent it.
fro-cast-old-hunger = Old hunger of { $need }, { $stock } food: { $missing } short.
fro-cast-feeding = { $need } food needed, { $stock } there: { $missing } short.
fro-cast-beds = { $need } pawns need a bed, { $stock } sleep warm: { $missing } in the cold.
fro-cast-prison = { $need } in the cold prison.
fro-cast-cold = Cold { $need }, heat { $stock }.
fro-cast-tower = { $need } cubes into the tower, room for { $stock }: a breakdown.
fro-cast-traps = Traps bring { $stock } food.
fro-cast-weather = The cold rises by { $stock }, at worst by { $need }.
fro-cast-storm = The storm strikes.
fro-cast-sickness = Sick ({ $who }): { $need }; up to { $stock } do no harm.
fro-cast-standing = “{ $card }” takes effect.
fro-cast-timer = The time of “{ $card }” is up.
fro-cast-dusk = “{ $card }” may be turned up.
fro-cast-unread = A card that nobody has read may be turned up (from “{ $card }”).
fro-cast-consequence = A consequence of “{ $law }” may be turned up.
fro-cast-morning = A morning card is turned up.
fro-cast-technology = Research is done: { $technology }.
fro-cast-activation = The story goes on: “{ $card }”.
fro-then-sick = falling ill: { $people }
fro-then-deaths = dying: { $people }
fro-then-exhausted = exhausted: { $people }
fro-then-discontent = discontent +{ $count }
fro-then-hope = hope −{ $count }
fro-then-hunger = hunger +{ $count }
fro-then-food = food +{ $count }
fro-then-cold = cold +{ $count }
fro-then-end = the end: { $end }
fro-kind-certain = certain
fro-kind-chance = chance { $percent }
fro-kind-choice = { $name } chooses
fro-kind-unknown = unknown

## Laws, technologies, weather, people
fro-law-pr01 = Child Labor
    .text = Small hands reach where grown ones cannot. The foremen stop asking for ages.
fro-law-pr02 = Child Shelters
    .text = A warm room, a stove, and someone to read aloud. Nobody under twelve works while this law stands.
fro-law-pr03 = Thin Soup
    .text = More water, more bones, more patience. Everyone eats; nobody is full.
fro-law-pr04 = Sawdust Loaves
    .text = The baker swears you cannot taste it. The infirmary swears otherwise.
fro-law-pr05 = Radical Treatment
    .text = Frostbite is given one night. In the morning the saw decides.
fro-law-pr06 = Sustain Life
    .text = As long as the chest moves, the bed is kept and the bowl is filled.
fro-law-pr07 = New Faith
    .text = They wanted something larger than the cold. Now they have it, and it has a voice.
fro-law-pr08 = New Order
    .text = One city, one purpose, one loudspeaker on every corner.
fro-law-pr09 = Emergency Shift
    .text = When the siren sounds twice, nobody asks whose turn it is.
fro-law-pr10 = Extended Shift
    .text = Two hours more before supper. The clock in the square has been taken down.
fro-law-pr11 = Overcrowded Quarters
    .text = Three to a bunk, and the third one sleeps warmest.
fro-law-pr12 = Care House
    .text = For those the cold has half taken: a roof, a stove, and work for idle fingers.
fro-law-pr13 = Fighting Arena
    .text = A ring of crates, two volunteers, and the whole shift shouting itself hoarse.
fro-law-pr14 = Public House
    .text = The beer is mostly memory, but the door is open and the lamp is lit.
fro-law-pr15 = Extra Rations for the Ill
    .text = A second ladle for anyone with a bed number.
fro-law-pr16 = Makeshift Quarters
    .text = Tar paper over the holes, families back inside. It will not look like a home again.
fro-technology-t01 = Steam Saw
fro-technology-t02 = Hunting Tactics
fro-technology-t03 = Boiler Jackets
fro-technology-t04 = Safety Valves
fro-technology-t05 = Sledge Runners
fro-technology-t06 = Field Surgery
fro-technology-t07 = Clockwork Stokers
fro-technology-t08 = Steam Plows
fro-technology-t09 = Heat Hub
fro-weather-w01 = Biting Wind
fro-weather-w02 = Clear Skies
fro-weather-w03 = Pale Sun
fro-weather-w04 = Ground Frost
fro-weather-w05 = Ice Fog
fro-weather-w06 = Northern Gale
fro-weather-w07 = Still Air
fro-weather-w08 = Drifting Snow
fro-weather-w09 = Falling Glass
fro-weather-w10 = Black Frost
fro-weather-w11 = Ash Snow
fro-weather-w12 = Deep Freeze
fro-weather-w13 = Lull Before Snow
fro-advisor-ad1 = Generator advisor
fro-advisor-ad2 = health advisor
fro-advisor-ad3 = public relations advisor
fro-advisor-ad4 = infrastructure advisor
fro-society-i = I · First Convoy
fro-society-ii = II · Dockside Exiles
fro-society-iii = III · The Lyceum
fro-society-iv = IV · Orphan Train
fro-society-v = V · Wreck of the Perseverance
fro-society-vi = VI · The Mechanists
fro-base-fb1 = Wind Shadow
fro-base-fb2 = Old Dugout
fro-base-fb3 = Frozen Jetty
fro-base-fb4 = Signal Mast
fro-rubble-db01 = nothing left
fro-rubble-db02 = sound beams
fro-rubble-db03 = a coal cellar
fro-rubble-db04 = a larder
fro-rubble-db05 = a sealed casing
fro-rubble-db06 = an iron frame
fro-rubble-db07 = a trapped crew
fro-rubble-db08 = two children
fro-rubble-db09 = draftsmen
fro-scenario-i-crater = New Home: Crater
    .goal = Survive fifteen days and have all three stores full in the last night: { $stores }.
    .special = The map to begin with: three deposits at random corners, two storms, the first on about day 6.
fro-scenario-i-grove = New Home: Frozen Grove
    .goal = As in the Crater, with at least 6 trees left on the map.
    .special = Trees can be gathered, sawmills yield more, coal thumpers stand still. Fewer than 6 trees cost hope every dusk.
fro-scenario-i-ridge = New Home: Ridge
    .goal = As in the Crater.
    .special = Five ridge tiles block the way. Clearing snow lays one tile only; a whole construction action and 2 coal blast a ridge.
fro-scenario-i-plain = New Home: Plain
    .goal = As in the Crater.
    .special = No deposits, so no mines and wall drills; far tiles are harder to heat; more snow is cleared at once; field bases on the routes.
fro-scenario-i-dreadnought = New Home: Dreadnought
    .goal = Finish hull, boiler and cargo of the dreadnought by the last night: { $hull }, { $boiler } and { $cargo }.
    .special = Four wreck tiles, steel to salvage, a steelworks to build. No stores have to be filled.
fro-scenario-i-canyon = New Home: Canyon
    .goal = As in the Crater, with a ventilation plant on the map.
    .special = A narrow map; bad air gathers as soon as the Generator burns hot and makes people ill; field bases on the routes.
fro-scenario-ii = Arks
    .goal = Keep at least 4 seedlings alive and seal both arks by the last night.
    .special = Two glass halls must be warm in every Generator phase, or seedlings die; with none left the game is lost.
fro-scenario-iii = The Fall of Winterhome
    .goal = Evacuate at least 24 people and every child by the night of day 14, before the Generator gives out.
    .special = A burned-out city full of rubble, more people, a Generator that decays. From day 6 on people can leave.
fro-scenario-iv = The Ruins of Tesla City
    .goal = Reach research 10, knowledge 4 and 2 coils by the last night.
    .special = Discharge points wander over the map and make people ill; filters remove them; the library and far tiles bring knowledge.
fro-name-c01 = Paolo Feldman
fro-name-c02 = Phillipa Bullskey
fro-name-c03 = Chrissy Klemowsky
fro-name-c04 = Tobias Renshaw
fro-name-c05 = Greta Lindqvist
fro-name-c06 = Amos Birdwhistle
fro-name-c07 = Hester Quill
fro-name-c08 = Silas Varrow
fro-name-c09 = Odile Marchetti
fro-name-c10 = Barnaby Cole
fro-name-c11 = Rafael Curae
fro-name-c12 = Winifred Askew
fro-name-c13 = Lucian Oppenshaw
fro-name-c14 = Edith Vantongeren
fro-name-c15 = Casimir Doyle
fro-name-c16 = Beatrix Solano
fro-name-c17 = Percival Thorne
fro-name-c18 = Ingrid Halloran
fro-name-c19 = Matthias Greel
fro-name-c20 = Sunniva Pell
fro-name-c21 = Margaret Ozone
fro-name-c22 = Pauline Grogan
fro-name-c23 = Nell Tregarth
fro-name-c24 = Ruddy Finch
fro-name-c25 = Opal Wetherby
fro-name-c26 = Jory Blackpool
fro-name-c27 = Tamsin Crewe
fro-name-c28 = Elias Moth
fro-name-c29 = Wren Aldous
fro-name-c30 = Clementine Roe

## Cards
fro-card-p001 = The Birth of Gambling
    .text = Three cups, one bean, and a ring of people who should be asleep. By dawn somebody has lost a week of bread.
    .option-1 = Make the rules fair and the games public
    .option-2 = Forbid every game
    .option-3 = It is only cups and beans
fro-card-p002 = Rats in the Stores
    .text = They came up through the ash pits, thin and unafraid.
    .option-1 = Set the crews to trapping
    .option-2 = Line the store with planks
    .option-3 = They will move on
fro-card-p003 = The Bread Thief
    .text = Caught with four loaves under his coat and a fifth in his mouth.
    .option-1 = Hear him out
    .option-2 = Chain him to the snow gang
    .option-3 = Banish him
fro-card-p004 = Frozen Mains
    .text = The steam pipe under the third street has gone quiet, and ice is coming out of the taps.
    .option-1 = Thaw it with braziers
    .option-2 = Dig it out by hand
    .option-3 = Reroute the pressure
fro-card-p005 = A Mother at the Door
    .text = She has walked around the Generator all night with the child under her shawl.
    .option-1 = Give her the engineers’ bunk
    .option-2 = Send a nurse
    .option-3 = Everyone is cold
fro-card-p006 = Tools Down
    .text = The morning whistle blows and nobody bends to lift a shovel.
    .option-1 = Promise shorter days
    .option-2 = Feed them first
    .option-3 = Send for the guards
fro-card-p007 = The Gray Cough
    .text = It started in one bunk and has already learned the way to the next.
    .option-1 = Quarantine the row
    .option-2 = Boil every sheet
    .option-3 = Carry on
fro-card-p008 = The Clockmaker’s Offer
    .text = Give me timber and two quiet days, she says, and I will give you hands that never tire.
    .option-1 = Give her a bench
    .option-2 = We need you at the pit
fro-card-p009 = Lights on the Ridge
    .text = Four lanterns, then three, then four again. Somebody out there is still counting.
    .option-1 = Light the big lamp
    .option-2 = Send a party with sledges
    .option-3 = Put out our lamps
fro-card-p010 = Buried Cache
    .text = A corner of tarpaulin, a painted number, and under it crates of the first expedition.
    .option-1 = Dig
    .option-2 = Send volunteers in their free hours
    .option-3 = Mark it for later
fro-card-p011 = The Woman Who Heard Voices
    .text = She says the Generator speaks to her, and gives its opinion of you.
    .option-1 = Let her speak in the square
    .option-2 = Give her to the doctors
    .option-3 = Drive her out
fro-card-p012 = Stray Dogs
    .text = A pack has come in from the white, harness still on them.
    .option-1 = Feed and keep them
    .option-2 = Into the pot
    .option-3 = Chase them off
fro-card-p013 = Under the Floorboards
    .text = Enough tinned meat for a month, and it all belongs to one family.
    .option-1 = Seize it
    .option-2 = Ask them to share
    .option-3 = It is theirs
fro-card-p014 = Soot Snow
    .text = The flue is choking on its own ash, and gray flakes are falling on the bread queue.
    .option-1 = Climb and sweep it
    .option-2 = Burn it clean
    .option-3 = Let it smoke
fro-card-p015 = No Ground to Dig
    .text = The earth is iron. There are things wrapped in canvas behind the sawmill.
    .option-1 = Build a pyre and keep it lit
    .option-2 = Blast a trench
    .option-3 = Leave them under the snow
fro-card-p016 = A Crack in the Plate
    .text = It is thinner than a hair and it sings when the pressure rises.
    .option-1 = Bolt a patch over it
    .option-2 = Use a core as a pressure vessel
    .option-3 = Keep it below the red line
fro-card-p017 = Footprints Outward
    .text = Six pairs of boots, one sledge, and a note that says they are sorry.
    .option-1 = Follow them with bread
    .option-2 = Bring them back in irons
    .option-3 = Let them go
fro-card-p018 = The Mail Sack
    .text = Thawed out of a dead courier’s sledge: two hundred letters, all from last summer.
    .option-1 = Read them aloud
    .option-2 = Hand them out quietly
    .option-3 = Burn them unread
fro-card-p019 = A Room with a Blackboard
    .text = A retired draftsman has swept out a shed and set twelve crates in rows.
    .option-1 = Heat it for him
    .option-2 = Give him wood for benches
    .option-3 = The shed is needed for tools
fro-card-p020 = Lamp Oil and Sugar
    .text = The night crew has found a recipe, and two of them have found they cannot see.
    .option-1 = Smash the still
    .option-2 = License it
    .option-3 = Let them have one comfort
fro-card-p021 = White Slide
    .text = The rim let go in the night. Where the tracks ran yesterday there is only a slope.
    .option-1 = Dig out the heaps
    .option-2 = Listen for survivors
    .option-3 = Work somewhere else
fro-card-p022 = Warm Breath
    .text = A hole in the ice no wider than a hat, and out of it a breath of summer.
    .option-1 = Cap it and pipe it
    .option-2 = Wash the sick there
    .option-3 = Let the children have it
fro-card-p023 = Lighter Sacks
    .text = Every sack leaves the pit full. Every sack arrives a fifth short.
    .option-1 = Weigh them at both ends
    .option-2 = Raise the haulers’ ration
    .option-3 = Flog the last man on the list
fro-card-p024 = First Cry
    .text = Between two shifts, behind a curtain of coal sacks, the city became one larger.
    .option-1 = A feast of sorts
    .option-2 = Ring the bell once
    .option-3 = Back to work
fro-card-p025 = Broken Runners
    .text = The sledge shed is a heap of splinters, and the scouts are looking at their boots.
    .option-1 = Rebuild in good timber
    .option-2 = Carry the loads
    .option-3 = Break them up for timber
fro-card-p026 = Two Blueprints
    .text = The boiler men want one thing, the draftsmen another, and neither will lower their voice.
    .option-1 = Side with the boiler men
    .option-2 = Side with the draftsmen
    .option-3 = Let them draw lots
fro-card-p027 = Snow-Blind
    .text = The morning gang came back in a rope line, each holding the coat of the one in front.
    .option-1 = Keep them in the dark a day
    .option-2 = Carve slit goggles
    .option-3 = They know the way by feel
fro-card-p028 = The Blanket Market
    .text = It has stalls, opening hours, and prices that change when you turn your back.
    .option-1 = Tax it
    .option-2 = Close it
    .option-3 = Buy blankets for all
fro-card-p029 = The Watchman’s Empty Chair
    .text = The stove was lit, the tea was warm, and the watchman was nowhere.
    .option-1 = Search the rim
    .option-2 = Lamps on every corner
    .option-3 = Appoint another
fro-card-p030 = Soft Timber
    .text = Push a thumb into the doorpost and the thumb goes in.
    .option-1 = Replace the beams
    .option-2 = Prop them
    .option-3 = Move everyone out
fro-card-p031 = Sealed by the Admiralty
    .text = A crate nobody signed for, with three wax seals and a warning in red.
    .option-1 = Open it
    .option-2 = Give it to the workshop
    .option-3 = Bury it
fro-card-p032 = The Petition
    .text = Four hundred words, sixty crosses, and one very good signature.
    .option-1 = Grant it
    .option-2 = Promise an answer
    .option-3 = Refuse
fro-card-z000 = The Inevitable
    .text = Night comes down like a lid. Somewhere in the dark someone starts coughing and does not stop.
    .option-1 = Light braziers in the streets
    .option-2 = Keep watch together
    .option-3 = Endure
fro-card-z001 = Debts of the Cups
    .text = He staked his coat. Now he wants it back, and so do his lungs.
    .option-1 = Cancel all debts
    .option-2 = Buy back the coats
    .option-3 = A debt is a debt
fro-card-z002 = The Honest Table
    .text = A chalk board, a witness, small stakes. It has become the quietest corner in the city.
fro-card-z003 = Teeth in the Flour
    .text = The sacks move by themselves.
    .option-1 = Burn the spoiled sacks
    .option-2 = Sift and serve
    .option-3 = Smoke them out
fro-card-z004 = Gray Stew
    .text = It is meat. No one asks a second question.
    .option-1 = Serve it
    .option-2 = Feed it to the furnace
fro-card-z005 = The Reformed Man
    .text = The bread thief has swept the store every night since. Nothing is missing.
fro-card-z006 = His Three Brothers
    .text = They do not shout. They just stop working wherever you look.
    .option-1 = Release him
    .option-2 = Split them up
    .option-3 = Chain them too
fro-card-z007 = The Main Bursts
    .text = A white tree of steam stands over the third street, and it is growing.
    .option-1 = Shut the valve
    .option-2 = Patch it in the steam
    .option-3 = Feed it coal until morning
fro-card-z008 = The Engineers Remember
    .text = They gave up one bunk for one night. Now there is a rota of names on the door.
fro-card-z009 = The Shawl
    .text = She has hung it on the railing of the Generator. Nobody dares to take it down.
    .option-1 = Build a children’s ward
    .option-2 = Stand by her
    .option-3 = Take it down
fro-card-z010 = The Strike Spreads
    .text = First the shovels, then the saws, and tonight the kitchen.
    .option-1 = Bargain
    .option-2 = Wait them out
    .option-3 = Break it
fro-card-z011 = A Promise Comes Due
    .text = Shorter days, you said. They have been counting the hours.
    .option-1 = Keep the promise
    .option-2 = Ask for patience
    .option-3 = There was no promise
fro-card-z012 = The Cough Has a Name
    .text = The doctor writes it down, underlines it, and closes the book.
    .option-1 = Close the canteen
    .option-2 = All engineers to the wards
    .option-3 = Keep the city open
fro-card-z013 = The Rope Comes Down
    .text = Ten days behind a rope, and now they may embrace.
fro-card-z014 = Hands That Never Tire
    .text = The automaton has taken his place, and he has nowhere to put his own hands.
    .option-1 = Retrain them
    .option-2 = Progress is progress
fro-card-z015 = They Saw the Lamp
    .text = Eleven people, one harness, and the children are walking.
    .option-1 = Take them in
    .option-2 = Only those who can work
    .option-3 = Bread and directions
fro-card-z016 = The Lanterns Went Out
    .text = Three. Two. For a long time, one.
    .option-1 = Say a prayer for them
    .option-2 = Say nothing
    .option-3 = Bring in what they left
fro-card-z017 = Somebody Dug First
    .text = The cache is open, the snow around it trampled by familiar boots.
    .option-1 = Ask for half of it
    .option-2 = Search the bunks
    .option-3 = Let them keep it
fro-card-z018 = Her Circle
    .text = They touch the Generator before each shift. Some of them do not let go in time.
    .option-1 = Join the prayer
    .option-2 = Fence the plates
    .option-3 = Forbid it
fro-card-z019 = Her Words on the Wall
    .text = She is gone, and everything she said is written at the height of a woman’s hand.
    .option-1 = Leave it
    .option-2 = Answer it below
    .option-3 = Whitewash
fro-card-z020 = Six Dogs and a Sledge
    .text = They lean into the harness as if they had been waiting for it.
    .option-1 = Keep the team in harness
    .option-2 = One great hunt
    .option-3 = Haul the heaps in
fro-card-z021 = The Howling
    .text = The pack is not gone. It is around.
    .option-1 = Fires on the rim
    .option-2 = Nobody hunts alone
    .option-3 = Drive them off
fro-card-z022 = The Family at the Gate
    .text = They have packed. They want to be seen packing.
    .option-1 = Let them leave
    .option-2 = Return half
    .option-3 = Nobody leaves
fro-card-z023 = Everyone Is Hiding Something
    .text = If one family may, why not mine? Floorboards are creaking all over the city.
    .option-1 = Open all stores together
    .option-2 = Raid the bunks
    .option-3 = Shrug
fro-card-z024 = Black Lungs
    .text = They spit into handkerchiefs and show each other.
    .option-1 = Sweep the flue at last
    .option-2 = Wet cloths
    .option-3 = Masks for everyone
fro-card-z025 = Ashes on the Snow
    .text = Each family took a handful. It was enough.
fro-card-z026 = What the Thaw Uncovered
    .text = The warm street has melted the wrong drift.
    .option-1 = Carry them out at night
    .option-2 = Burn everything
    .option-3 = Shovel it over
fro-card-z027 = The Plate Sings
    .text = Dogs leave the square. Then people do.
    .option-1 = Vent it
    .option-2 = Everyone to the wrenches
    .option-3 = Trust the plate
fro-card-z028 = They Came Back Changed
    .text = They do not complain now. They tell the others what is out there.
fro-card-z029 = A Sledge Returns Empty
    .text = The dogs brought it home by themselves.
    .option-1 = Hold a vigil
    .option-2 = Hide it
    .option-3 = Show it to everyone
fro-card-z030 = Dear Brother
    .text = Half the square is weeping, half is laughing, and no one is at work.
    .option-1 = Let them have the evening
    .option-2 = Enough now
fro-card-z031 = Someone Saw the Fire
    .text = A corner of an envelope, unburned, with a child’s handwriting on it.
    .option-1 = Confess
    .option-2 = Deny
    .option-3 = Blame the stoker
fro-card-z032 = Sums and Valves
    .text = They can do pressure tables now. The smallest one corrects the foreman.
    .option-1 = Let them help in the workshop
    .option-2 = Send the eldest to the wards
fro-card-z033 = The Draftsman’s Cough
    .text = He still chalks lessons on the tool crates, standing up, in the cold.
    .option-1 = Give him his shed
    .option-2 = Send him to the ward
    .option-3 = Let him be
fro-card-z034 = Licensed Premises
    .text = The tax man drinks free. The tax is therefore small.
    .option-1 = Let it trade in the open
    .option-2 = Drink with them once
    .option-3 = Close it
fro-card-z035 = Seven Men in the Dark
    .text = The recipe got stronger.
    .option-1 = Guide them to light work
    .option-2 = Beds for all seven
    .option-3 = They chose it
fro-card-z036 = Knocking from Below
    .text = Three slow, three fast, three slow. From under the slide.
    .option-1 = Dig all night
    .option-2 = It is only the ice
fro-card-z037 = The Vent Closes
    .text = The warm breath has turned sour, then weak, then stopped.
    .option-1 = Drill deeper
    .option-2 = Salvage the pipe
    .option-3 = Pump steam down it
fro-card-z038 = The Wrong Man
    .text = The sacks are still light. The flogged man is still in bed.
    .option-1 = Pay him back in bread
    .option-2 = Find the right man
    .option-3 = Flog another
fro-card-z039 = The Scales of the Haulers
    .text = They have made scales of their own, and they are weighing you.
fro-card-z040 = Knitting
    .text = Every bench has a ball of unraveled wool. It is the smallest uniform in the world.
fro-card-z041 = The Frozen Load
    .text = They brought everything home but their toes.
    .option-1 = Treat them first
    .option-2 = Unload first
fro-card-z042 = The Draftsmen Resign
    .text = They have handed in their pencils, sharpened, in a row.
    .option-1 = Apologize
    .option-2 = Accept
    .option-3 = Put them in the pit
fro-card-z043 = Pressure Out of Spite
    .text = The boiler men did exactly what the drawing said, and it leaks exactly where they said.
    .option-1 = Give them the credit
    .option-2 = Have it redone
    .option-3 = Let it leak
fro-card-z044 = The Rope Line Breaks
    .text = The fourth man says he only let go for a moment.
    .option-1 = Search with lamps
    .option-2 = Search at first light
    .option-3 = Everyone searches
fro-card-z045 = Two Sets of Books
    .text = One for you, one for the truth.
    .option-1 = Audit them
    .option-2 = Take a bribe
    .option-3 = Close the market
fro-card-z046 = Every Bed Made
    .text = For one night all the blankets in the city are on people.
fro-card-z047 = He Was Listening
    .text = They found him sitting upright, facing north, smiling, with his hand cupped to his ear.
    .option-1 = Bury him facing south
    .option-2 = Learn what he wrote down
    .option-3 = Burn the notes
fro-card-z048 = The Second Chair
    .text = The new watchman is gone as well. The tea is still warm.
    .option-1 = No more watchmen
    .option-2 = Send our best to watch
    .option-3 = Lock the gate
fro-card-z049 = The Prop Gives Way
    .text = It made a small sound first, like someone clearing his throat.
    .option-1 = Hold it up until morning
    .option-2 = Everyone out
    .option-3 = New beams tonight
fro-card-z050 = Inside the Crate
    .text = Straw, a brass housing, and a sheet of instructions in a language of arrows.
fro-card-z051 = It Ticks
    .text = You can hear it through a yard of snow if you kneel.
    .option-1 = Dig it up quickly
    .option-2 = Move the street
    .option-3 = Walk softly
fro-card-z052 = The Committee
    .text = They have elected a chairman, a secretary, and a man who stands behind you.
    .option-1 = Seat them at the table
    .option-2 = Read the answer aloud
    .option-3 = Lose the paper
fro-card-z053 = The Same Petition, Longer
    .text = Two hundred crosses. The signature has been practicing.
    .option-1 = Grant it now
    .option-2 = Address the crowd
    .option-3 = Refuse again
fro-card-z054 = The Newcomers Settle
    .text = They asked for nothing and mended everything.
fro-card-z055 = What They Brought With Them
    .text = The first of the newcomers to fall ill sat next to the well.
    .option-1 = A separate well
    .option-2 = Blame them
    .option-3 = Nurse them
fro-card-z056 = The Leavers March
    .text = They walk around the Generator with packs on, every evening a few more.
    .option-1 = Walk beside them
    .option-2 = Show them the maps
    .option-3 = Ban the march
fro-card-z057 = Sand in the Bearings
    .text = Not an accident. The sand was sieved.
    .option-1 = Strip and clean it
    .option-2 = Run it as it is
    .option-3 = Find who sieved it
fro-card-z058 = Dots and Dashes
    .text = Between two storms the wire spoke for nine seconds. Nobody can agree on what it said.
    .option-1 = It said hold on
    .option-2 = It said turn back
fro-card-z059 = What the Scouts Will Not Say
    .text = They eat apart from the others now, and only bread.
    .option-1 = Do not ask
    .option-2 = Let them tell it
    .option-3 = Retire them
fro-card-z060 = The Glass Is Falling
    .text = The barometer has a pin at the bottom of its scale. The needle is bending it.
    .option-1 = Work double shifts
    .option-2 = Bar the doors
    .option-3 = Pray
fro-card-z061 = A Roof for Everyone
    .text = They ask one thing first: not to sleep under the sky.
fro-card-z062 = Bread on the Table
    .text = Show us the storeroom, they say. Just open the door.
fro-card-z063 = Doctors
    .text = A list of names, and beside each name a number of days in bed.
fro-card-z064 = Law, Not Whim
    .text = They want the rules written down, and they want to read them.
fro-card-z065 = Eyes Beyond the Rim
    .text = Is anyone else alive? It is the only question the children ask.
fro-card-z066 = The Furnace Question
    .text = Is it safe? They put the chair for the engineer in the middle of the room.
fro-card-z067 = The Children’s Hour
    .text = A delegation, none of them over ten, with a drawing.
    .option-1 = Hang it in the hall and keep the promise
    .option-2 = Give them an afternoon
    .option-3 = There is no time
fro-card-z068 = A Day of Rest
    .text = Not a holiday. A day. They would settle for half.
    .option-1 = A whole day
    .option-2 = Half a day
    .option-3 = The cold does not rest
fro-card-z069 = Share the Warmth
    .text = Those on the outer streets have measured their frost with a ruler.
    .option-1 = Stoke for the outer streets
    .option-2 = Move the sick inward
    .option-3 = Heat follows the pipes
fro-card-z070 = Who Decides
    .text = They have brought a ballot box. It is a biscuit tin with a slot.
    .option-1 = Let them vote on a law
    .option-2 = Speak plainly
    .option-3 = We decide
fro-card-z071 = Crushed Fingers
    .text = The belt did not stop when the boy screamed. It was not built to.
    .option-1 = Sit with the family
    .option-2 = Take children off the belts
    .option-3 = Back to work
fro-card-z072 = Proud Little Wages
    .text = She holds up her ration chit as if it were a medal.
    .option-1 = Praise them in the square
    .option-2 = Let them play tonight
    .option-3 = More quotas
fro-card-z073 = Idle Hands
    .text = The miners pass the warm schoolroom on the way to the pit and spit on the step.
    .option-1 = Explain the law again
    .option-2 = Let the older ones carry coal
    .option-3 = Ignore the grumbling
fro-card-z074 = The Apprentice
    .text = A girl from the shelter has drawn a better valve than the one we use.
fro-card-z075 = Turnips Again
    .text = Somebody has written the week’s menu on the wall. It is one word long.
    .option-1 = Add a hunk of meat
    .option-2 = Wash the wall
fro-card-z076 = Weak at the Winch
    .text = A man fainted at the winch, then a second one, catching him.
    .option-1 = Double ladle for the shift
    .option-2 = Lighter loads
    .option-3 = Keep the pace
fro-card-z077 = Splinters
    .text = The surgeon lays eleven of them in a row on the cloth.
    .option-1 = Sift the flour
    .option-2 = Serve it anyway
fro-card-z078 = The Baker’s Secret
    .text = He eats from a different loaf, and now everyone knows it.
    .option-1 = Punish him openly
    .option-2 = Everyone eats from one tray
    .option-3 = Say nothing
fro-card-z079 = Empty Sleeves
    .text = They gather by the pump to compare what is missing.
    .option-1 = Find them seated work
    .option-2 = Promise them a Care House
    .option-3 = Send them home
fro-card-z080 = Steady Knife
    .text = The surgeon’s hand has learned the work. Fewer scream now.
fro-card-z081 = Full Beds
    .text = There is a queue for the beds, and the ones in them do not leave.
    .option-1 = Feed the queue
    .option-2 = Lottery for beds
    .option-3 = Turn the queue away
fro-card-z082 = He Opened His Eyes
    .text = Nine days without a word, and tonight he asked for salt.
fro-card-z083 = Street Preachers
    .text = They shout down the foreman, and the crowd lets them.
    .option-1 = Give them the evening bell
    .option-2 = Keep them in the Temple
    .option-3 = Silence them
fro-card-z084 = Unbelievers
    .text = Some doors stay closed during prayers, and people have begun to count them.
    .option-1 = Protect them
    .option-2 = Name them from the pulpit
    .option-3 = Look away
fro-card-z085 = Denunciations
    .text = The complaints box is full of names and short of complaints.
    .option-1 = Burn the letters
    .option-2 = Arrest a few
    .option-3 = Act on every one
fro-card-z086 = The Loudspeaker Fails
    .text = For one whole evening the city hears only the wind, and itself.
    .option-1 = Repair it at once
    .option-2 = Let them talk
    .option-3 = Double the patrols
fro-card-z087 = Twenty-Fourth Hour
    .text = He died at his post with the lever still in his hand.
    .option-1 = Name the lever after him
    .option-2 = A worker dies; give the family his wages
    .option-3 = Call it an accident
fro-card-z088 = The Shift That Held
    .text = They came off the wall gray as ash, and laughing.
fro-card-z089 = Slow Hands
    .text = Tools are being mislaid with great regularity.
    .option-1 = Shorten tomorrow
    .option-2 = Fine the crews
fro-card-z090 = Supper Gone Cold
    .text = The last shift comes in to an empty pot.
    .option-1 = Cook a second pot
    .option-2 = Tell them to come earlier
    .option-3 = Share what children left
fro-card-z091 = Overcrowded Wards
    .text = One cough in a room of twelve is twelve coughs by morning.
    .option-1 = Hang sheets between the bunks
    .option-2 = Air the rooms
    .option-3 = Let it pass
fro-card-z092 = Love Thy Neighbor
    .text = Some rooms have become families. Some have become feuds.
    .option-1 = Trust them
    .option-2 = Move the worst apart
    .option-3 = Let them settle it
fro-card-z093 = Carvings
    .text = The Care House has filled a shelf with small wooden animals.
fro-card-z094 = Who Pays for the Stove
    .text = Coal for people who cannot dig coal: the arithmetic is being done aloud.
    .option-1 = Pay it gladly
    .option-2 = Half stoves
fro-card-z095 = Bad Blood
    .text = The bell rang, and they did not stop.
    .option-1 = Ban the pair
    .option-2 = Let it be settled
    .option-3 = Post a referee
fro-card-z096 = Betting Slips
    .text = Half the coal ration changed hands in one evening.
    .option-1 = Confiscate the winnings
    .option-2 = Close the arena for a day
    .option-3 = Take a cut
fro-card-z097 = Last Orders
    .text = They will not go out into the cold, and the landlord cannot make them.
    .option-1 = One more round
    .option-2 = Throw them out
    .option-3 = Sober up at work
fro-card-z098 = The Song
    .text = Someone found the tune again, and by midnight the whole street had it.
fro-card-z099 = Pretend Fevers
    .text = The thermometer has been near the stove again.
    .option-1 = Inspect everyone
    .option-2 = Cut the second ladle
    .option-3 = Feed them all
fro-card-z100 = Back on Their Feet
    .text = Six of them walked home from the ward tonight, arm in arm.
fro-card-z101 = Falling Beam
    .text = The patched roof gave way where it had been patched.
    .option-1 = Shore it up
    .option-2 = Dig them out
    .option-3 = Abandon it
fro-card-z102 = Flowers of Frost
    .text = Inside the ruin the walls have grown white ferns. The children think them lovely.
fro-card-ea01 = No Fairy Tale
    .text = A gingerbread-colored hunting lodge, every shutter nailed from the inside.
    .option-1 = Load the sledge
    .option-2 = Follow the blood trail
fro-card-ea02 = Stranded Tender
    .text = A coal tender on its side, its engine long gone down the line.
    .option-1 = Empty it
    .option-2 = Follow the rails
fro-card-ea03 = The Shepherd’s Hut
    .text = Smoke from the chimney. She has burned the furniture and most of the door.
    .option-1 = Bring the family home
    .option-2 = Leave her fuel and ask the way
fro-card-ea04 = Surveyors’ Camp
    .text = Four tripods still point at the place where the city now stands.
    .option-1 = Take the instruments
    .option-2 = Take their maps and go on
fro-card-ea05 = Cracked Lake
    .text = Under a foot of clear ice the fish hang like coins.
    .option-1 = Cut and haul
    .option-2 = Cut fast before the ice goes
fro-card-ea06 = Burned Convoy
    .text = Nine wagons in a ring. Whatever they kept out, they kept it out with fire.
    .option-1 = Salvage planks and axles
    .option-2 = Look for who set it
fro-card-ea07 = A Voice in the Culvert
    .text = Children’s voices, singing to keep awake.
    .option-1 = Carry them home
    .option-2 = Mark the place and go on
fro-card-ea08 = Timber Chute
    .text = A whole winter’s logs, frozen in mid-slide.
    .option-1 = Chop out what you can
    .option-2 = Loosen it toward the city
fro-card-ea09 = Weather Station Nine
    .text = The needle is still writing. The observer is still holding the pen.
    .option-1 = Bring the charts
    .option-2 = Restart the telegraph
fro-card-ea10 = Snowed-In Chapel
    .text = They have been taking turns at the bell rope to keep warm.
    .option-1 = Lead them out
    .option-2 = Only the strong
fro-card-ea11 = Smugglers’ Cave
    .text = Rum, rope, and a ledger with names we know.
    .option-1 = Bring the goods
    .option-2 = Bring the ledger
fro-card-ea12 = The Half-Built Line
    .text = Rails laid to nowhere, sleepers stacked for the rest of the way.
    .option-1 = Lift the sleepers
    .option-2 = Ride the handcar on
fro-card-ea13 = Peat Cutters
    .text = Six men and a boy who never heard that the world had ended.
    .option-1 = Invite them in
    .option-2 = Trade and go on
fro-card-ea14 = Bear Country
    .text = The tracks are the size of a wash basin, and fresh.
    .option-1 = Hunt it
    .option-2 = Walk in its tracks
fro-card-eb01 = Grounded Airship
    .text = The gondola sits in the snow as neatly as a hat on a table.
    .option-1 = Strip the engine
    .option-2 = Take its charts
fro-card-eb02 = The Silent Mine
    .text = Lamps hung in a row by the shaft. All of them, every hook.
    .option-1 = Load the tubs
    .option-2 = Go down
fro-card-eb03 = Camp of the Second Convoy
    .text = They were three days behind us all along, and never caught up.
    .option-1 = Bring everyone
    .option-2 = Bring the skilled
fro-card-eb04 = Greenhouse Under Glass
    .text = One pane unbroken, and behind it a single tomato, red as a lamp.
    .option-1 = Save the seeds
    .option-2 = Dismantle the boiler
fro-card-eb05 = The Counting House
    .text = Gold in the vault, a frozen clerk at the desk, and a stove full of banknotes.
    .option-1 = Take the stove and the clerk’s ledger
    .option-2 = Take the gold anyway
fro-card-eb06 = Field Hospital
    .text = Every bed made. Every bed occupied. One nurse, reading aloud.
    .option-1 = Bring nurse and medicine
    .option-2 = Bring the patients too
fro-card-eb07 = Bridge Over Nothing
    .text = The gorge has filled with snow to the railings; you can step off the bridge.
    .option-1 = Cut the trestles
    .option-2 = Cross and mark a road
fro-card-eb08 = Engineers’ Refuge
    .text = They built a smaller Generator out of a locomotive and pride.
    .option-1 = Persuade them to come
    .option-2 = Buy their core with food
fro-card-eb09 = Whaling Station
    .text = Vats of rendered oil, solid and white as wax.
    .option-1 = Haul the oil as fuel
    .option-2 = Haul it as food
fro-card-eb10 = The Sleepwalkers
    .text = A column of people walking in circles around a dead locomotive.
    .option-1 = Take the rope and lead them
    .option-2 = Cut the rope in two
fro-card-eb11 = Sunken Depot
    .text = Only the flagpole shows. The rest is down there, dry and dark.
    .option-1 = Dig for a day
    .option-2 = Dig for the strongroom
fro-card-eb12 = Observatory
    .text = The astronomer has frost in his beard and news about the sun.
    .option-1 = Bring him home
    .option-2 = Bring only the lenses
fro-card-eb13 = The Toll Gate
    .text = Armed men, a barrier, and a price list.
    .option-1 = Pay
    .option-2 = Hire them
    .option-3 = Turn back
fro-card-eb14 = Steam Barge in the Ice
    .text = The stoker had banked the fire before he left. As if for the weekend.
    .option-1 = Drag the boiler home
    .option-2 = Take the cargo
fro-card-ec01 = The Other Crater
    .text = A Generator like ours, cold, and around it streets with our street names.
    .option-1 = Strip it
    .option-2 = Bury its dead first
fro-card-ec02 = Last Harbor
    .text = Four hundred set out for the ship. The ship is still here. So are some of them.
    .option-1 = Bring all who can walk
    .option-2 = Bring the stores
fro-card-ec03 = Automaton Graveyard
    .text = They walked here by themselves when their masters stopped giving orders.
    .option-1 = Wake one
    .option-2 = Take them apart
fro-card-ec04 = The Valley That Kept Warm
    .text = Moss. Actual moss, and water that moves.
    .option-1 = Bring back meat and news
    .option-2 = Tell everyone
fro-card-ec05 = Government Bunker
    .text = The minister’s office has a fire laid, ready to light, and no minister.
    .option-1 = Take supplies
    .option-2 = Read the orders about us
fro-card-ec06 = School Train
    .text = Two carriages, one teacher, and a register called every morning.
    .option-1 = Bring the class
    .option-2 = Bring those who are ill first
fro-card-ec07 = Field of Cores
    .text = The freight wagon burst and sowed brass over a mile of snow.
    .option-1 = Gather all day
    .option-2 = Gather and leave
fro-card-ec08 = The Cannibal’s Table
    .text = It was laid for guests.
    .option-1 = Burn it all
    .option-2 = Free the ones in the cellar
fro-card-ec09 = Lighthouse
    .text = The keeper kept it lit for no ship at all. It is how we found our way.
    .option-1 = Bring keeper and lamp
    .option-2 = Leave it burning
fro-card-ec10 = Refinery
    .text = Black glass cliffs of frozen tar, and tools where the men let go of them.
    .option-1 = Break it like coal
    .option-2 = Repair a retort and haul it
fro-card-ec11 = The Choir
    .text = Forty people in a crypt, singing so that no one falls asleep.
    .option-1 = Bring them singing
    .option-2 = Bring the leaders
fro-card-ec12 = Storm’s Edge
    .text = A wall, white to the top of the sky, and it is walking.
    .option-1 = Measure it
    .option-2 = Run
fro-card-i-01 = A New Home
    .text = We have a furnace, a hole in the ice, and each other. It will have to be enough.
fro-card-i-02 = The Question at the Gate
    .text = A third of them have packed. They do not want a quarrel; they want a reason. Their sledges are unloaded first.
    .option-1 = Promise proof that the city can live
    .option-2 = Close the gate
fro-card-i-03 = Proof of Life
    .text = Give us four days, you said, and they laid their packs down by the door. By the door.
fro-card-i-04 = The Gate Is Closed
    .text = Nobody leaves. It is written on the gate, and under it somebody has written why.
fro-card-i-05 = The Needle Drops
    .text = What comes now is not weather. Fill everything that can be closed.
fro-card-i-06 = White Wall
    .text = The rim is gone. The sky is gone. There is the Generator, and there is the noise.
fro-card-i-07 = The Longest Night
    .text = Count the stores. Count the beds. Count the children. Then wait.
fro-card-i-08 = Storm
    .text = It comes over the rim like a wall falling inward.
fro-card-i-09 = The Old Trees
    .text = Some of these were saplings when there was still a king in France. They crack at night like pistols.
fro-card-i-10 = Nothing to Lean On
    .text = No rim, no wall, no echo. The wind arrives from everywhere at once.
fro-card-i-11 = The Dreadnought
    .text = She lies on her side like a sleeping cathedral. The boilermen walk around her with their hats off.
fro-card-i-12 = Dead Air
    .text = The canyon keeps the wind out and everything else in.
fro-card-ii-01 = The Last Garden
    .text = Two glass halls, nine hundred clay pots, and a rule: no one lights a pipe inside.
fro-card-ii-02 = Seedling State
    .text = Green, then gray-green, then gray.
fro-card-ii-03 = Black Spot
    .text = It is only on the lowest leaves. It is on the lowest leaves of every plant.
    .option-1 = Cut deep
    .option-2 = Smoke the halls
    .option-3 = Wait and watch
fro-card-ii-04 = The Spot Spreads
    .text = Every night one more row.
fro-card-ii-05 = New Shoots
    .text = Under the gray, green.
fro-card-ii-06 = Smoke from the South
    .text = Their boiler has failed. They are three hundred, and they ask for twelve days of food.
    .option-1 = Send all we can
    .option-2 = Send our sorrow
fro-card-ii-07 = The Bread Caravan
    .text = Every sledge goes out full and comes back lighter than snow.
fro-card-ii-08 = Silence from the South
    .text = On the fourth day the smoke stops.
fro-card-ii-09 = Seal the Arks
    .text = Double glass, double doors, and a stove that may not go out for a hundred years.
fro-card-ii-10 = Storm over the Glass
    .text = Hail the size of fists. Inside, a thousand leaves hold still.
fro-card-iii-01 = After the Riots
    .text = The last captain hangs in the square. The keys of the city were in his pocket, and now they are in yours.
fro-card-iii-02 = State of the Generator
    .text = It leaks, it groans, it lists two degrees to the east.
fro-card-iii-03 = Evacuation Ledger
    .text = Name, age, trade, weight. The column for weight is the one that matters.
fro-card-iii-04 = Burned Streets
    .text = Half the roofs are down. Under some of them there is knocking.
    .option-1 = Rescue first
    .option-2 = Timber first
fro-card-iii-05 = The Diagnosis
    .text = The old engineer puts down his lamp. It cannot be saved, he says. Only postponed.
    .option-1 = Tell the city
    .option-2 = Keep it secret
fro-card-iii-06 = Who Goes First
    .text = They have formed a queue. Nobody told them to, and nobody told them how.
    .option-1 = Children first
    .option-2 = Those who can work
    .option-3 = By lot
fro-card-iii-07 = The Secret Leaks
    .text = It is a strange silence. Everyone is waiting for you to say it.
fro-card-iii-08 = The Dreadnought Waits
    .text = She has steam for one journey, and benches for fewer than we are.
fro-card-iii-09 = Looters
    .text = They are not hungry. They are angry, and it looks the same.
    .option-1 = Share the stores
    .option-2 = Guard the stores
    .option-3 = Give way
fro-card-iii-10 = Storm over Winterhome
    .text = The wind finds every hole the fire left.
fro-card-iii-11 = Last Whistle
    .text = Three long notes. Whoever is not on the ramp by the third will hear it from the city.
fro-card-iv-01 = The City of Lightning
    .text = Towers without smoke, streets without doors, and a hum you feel in your teeth.
fro-card-iv-02 = The Research Table
    .text = Every page is in a cipher, and every cipher is a diagram, and every diagram is a warning.
fro-card-iv-03 = Sparks
    .text = A spoon jumped to the ceiling. Then all the spoons.
    .option-1 = Ground the streets
    .option-2 = Measure it
    .option-3 = Stay indoors
fro-card-iv-04 = Walking Charge
    .text = It moves along the street at a man’s pace, and turns where a man would turn.
fro-card-iv-05 = The Hermit Engineers
    .text = They never left. They say the city is not dead, only switched off.
    .option-1 = Take them in
    .option-2 = Trade with them
    .option-3 = Drive them out
fro-card-iv-06 = Their Machine
    .text = It takes two to hold it and one to be afraid of it.
fro-card-iv-07 = Their Revenge
    .text = The towers answer to someone out there.
fro-card-iv-08 = Switch On
    .text = All the diagrams agree on one thing: it must be done during the storm.
fro-card-iv-09 = The Tower Answers
    .text = For a moment the whole crater is noon.
fro-card-iv-10 = Electric Storm
    .text = Thunder with no pause between.
fro-card-iv-11 = Archive Below
    .text = The library has a cellar, the cellar has a door, and the door has no handle on this side.
fro-card-fbc = Field Bases

## How to play
fro-guide = How to play
fro-guide-goal = Goal
    .text = You lead one city together, for at most fifteen days of nine phases. You win together if the scenario’s goal is fulfilled in the last night; a goal that is reached earlier has to be kept. You lose together, at once, in any of six ways. FRO-GOAL-1, FRO-GOAL-2, FRO-GOAL-9
fro-guide-lose = Six ways to lose
fro-guide-lose-hope = Lost hope: the last hope token leaves the track. FRO-GOAL-3
fro-guide-lose-discontent = Banishment: a sixth discontent token is laid. FRO-GOAL-4
fro-guide-lose-generator = Explosion: the Generator breaks down a second time. FRO-GOAL-5
fro-guide-lose-sickness = Epidemic: in the preparation phase 26 or more of one type are sick. FRO-GOAL-6
fro-guide-lose-hunger = Famine: hunger is still 25 or more after food has been spent on it. FRO-GOAL-7
fro-guide-lose-deaths = Mass death: the death marker reaches its last space. FRO-GOAL-8
fro-guide-setup = Set-up
    .text = The scenario gives the map and the goal, the society card the people and supplies. Everyone takes an advisor and draws citizen cards, of which one is given up and its starting cost paid. All cards are open to all. The first day begins with the action phase. FRO-SETUP-20, FRO-SETUP-22, FRO-SETUP-29, FRO-DEC-3
fro-guide-day = A day of nine phases
fro-guide-day-dawn = Dawn: the next player leads. Tokens on the day’s space bring technologies and the story. FRO-DAWN-1
fro-guide-day-morning = Morning: a card asks for a decision. Promises come back as dusk cards that nobody has read. FRO-MORN-1
fro-guide-day-generator = Generator: coal moves the heat marker. Everybody shown on the track between heat and cold falls ill; then cubes go into the tower, and those that fall out overload the Generator. FRO-GENP-2, FRO-GENP-3, FRO-GENP-4
fro-guide-day-weather = Weather: the cold rises, traps bring food, scouts move on, the storm comes nearer. FRO-WEA-2, FRO-WEA-3, FRO-WEA-4, FRO-WEA-5
fro-guide-day-preparation = Preparation: one advisor may be called for a hope token. Then sickness is resolved: five or more sick of a type cost pawns and lives. FRO-PREP-1, FRO-PREP-6
fro-guide-day-action = Action: in turn, each sends one pawn to one action, until all have acted or the group says enough. FRO-ACT-3, FRO-ACT-5, FRO-ACT-7
fro-guide-day-dusk = Dusk: what was decided comes back. A card is turned up; a consultation judges how the city stands. FRO-DUSK-2, FRO-DUSK-6
fro-guide-day-hunger = Hunger: first the hunger of yesterday is paid, or people die of it; then one type eats, children, engineers and workers in turn. FRO-HUNG-1, FRO-HUNG-3, FRO-HUNG-6
fro-guide-day-night = Night: every pawn needs a bed in a heated shelter; for each one without, somebody of its type falls ill. FRO-NIGHT-4, FRO-NIGHT-5
fro-guide-warm = Warm and cold
    .text = Three indicators say how far the heat reaches: red the generator tile, orange the near tiles, yellow the far ones; each also warms buildings of its color anywhere. An action in the cold makes somebody of the pawn’s type ill. Clearing snow is always cold. FRO-HEAT-4, FRO-HEAT-5, FRO-SNOW-1
fro-guide-actions = What a pawn can do
    .text = Clear snow and find new ground; gather two pieces from a field; construct, up to three buildings or demolitions; use a building; send scouts if there is a balloon; take a special action of a card. Workers do everything but what is for engineers; children act only where a law or card allows it; automatons cost coal. FRO-SNOW-2, FRO-GATH-1, FRO-CONS-2, FRO-USE-1, FRO-SCOUT-1, FRO-SPEC-1
fro-guide-mood = Hope and discontent
    .text = Tokens have a type and lie active or spent. What rises is drawn from the bag or made active; for each point that falls an active token is spent, or a spent one goes back into the bag. Active hope calls advisors and opens options. Three of the six types are hope: care, justice, motivation; three discontent: anger, greed, fear. FRO-HOPE-4, FRO-HOPE-7
fro-guide-death = Sickness and death
    .text = A death moves the marker, lowers the population and costs a citizen card, from a hand or from the deck; its death effect is carried out. Curing lowers the number of sick, treating saves the gravely ill. FRO-DEATH-1, FRO-DEATH-2, FRO-CURE-1, FRO-CURE-3
fro-guide-laws = Laws and technologies
    .text = At most four laws, signed by an engineer on the platform, for good; some exclude each other, and each puts one of two unread cards into the dusk deck. The first workshop begins research; its token waits on the day when it will be done, and workshops bring it nearer. FRO-LAW-1, FRO-LAW-2, FRO-LAW-3, FRO-TECH-2, FRO-BLD-5
fro-guide-group = Who decides
    .text = In a turn of the action phase, whoever acts; about a hand card, its owner; everything else the leader, after everybody has spoken. FRO-DEC-2
fro-guide-scenarios = Scenarios
    .text = How hard each scenario is was measured with bots. All but the Crater are experimental: their rules are complete, but their numbers may still change.

## The guided first game
fro-lesson-advisor = A city around one fire, fifteen days, and one question: what will kill us next? Six gauges answer it: hope, discontent, the Generator, sickness, hunger, deaths. Each can end the game; only the scenario’s goal in the last night wins it. First choose who you are: the health advisor can cure the sick.
    .do = Take the health advisor
fro-lesson-card = In your hand are people with names. Each can help once, with an action of the right kind, or be given for somebody who dies. One of seven has to go now, and its price is paid by all: Paolo Feldman costs 2 food.
    .do = Give up Paolo Feldman
fro-lesson-fuel = The first day begins with work. Whoever works in the cold falls ill, so first the fire: burn 2 coal. The heat marker climbs to 3 and passes the red and the orange indicator: the generator tile and all near tiles become warm.
    .do = Burn 2 coal
fro-lesson-wood = Click the place, not the pawn. On the generator tile lie five logs: a worker takes two of them, in the warm. Each field can be gathered once a day, by one pawn.
    .do = A worker gathers wood beside the Generator
fro-lesson-coal = Now the coal on the other side, in the same way. What the Generator burns tonight has to be gathered by day.
    .do = A worker gathers coal beside the Generator
fro-lesson-build = Construction is one action with up to three parts. Ten pawns need beds tonight and everybody needs food: build two tents on the empty tile and a hunters’ hut next to the coal. What lies under a building would be lost, so choose bare ground.
    .do = Two tents and a hunters’ hut
fro-lesson-hut = A new building works at once. Send a worker to the hut: 4 food now, and from tomorrow on its traps bring 1 more every day by themselves.
    .do = A worker uses the hut
fro-lesson-snow = The map is small. A worker clears snow and turns up two near tiles. That is always cold: one worker falls ill. And what has been revealed cannot be undone.
    .do = Clear snow at the top: near tiles 0 and 1
fro-lesson-law = Only engineers may use the platform, where laws are signed. Thin Soup saves 4 food with every meal; it closes the way to Sawdust Loaves for good, puts a card that nobody has read into the dusk deck, and discontent rises. Let a token that lies there become active: a drawn one would bring the sixth nearer.
    .do = An engineer signs Thin Soup; activate fear
fro-lesson-workshop = Another engineer builds a workshop with the last wood. The first workshop begins research: Steam Plows will be done in three days and make clearing snow warm. Its token waits on the row of days.
    .do = Build a workshop, research Steam Plows
fro-lesson-child = Children may not work unless a law or a card allows it. Pauline Grogan is such a card: with her a child gathers three pieces instead of two, warm anywhere. You can play one card a day.
    .do = With Pauline Grogan, a child gathers coal
fro-lesson-stop = One engineer is left, and nothing worth doing without wood. The phase ends when the group says so.
    .do = Enough for today
fro-lesson-dusk = At dusk a card asks. Every option shows its condition, its price and what it does before you choose. Two coal for braziers keep two children from falling ill.
    .do = Light braziers in the streets
fro-lesson-hunger = The children have eaten: eight mouths, and thanks to the soup only 4 food. Tomorrow the engineers eat, then the workers; what is missing becomes hunger, and old hunger kills. Now the night: more coal would warm no further bed, so burn none.
    .do = Burn no coal
fro-lesson-night = Four warm beds for ten pawns: for each pawn outside, one of its type falls ill. Fewer than five sick of a type are harmless. So spread the cold: three workers and three engineers stay out, the children sleep inside.
    .do = Three workers and three engineers in the cold
fro-lesson-morning = A new day, and a morning card. To read the letters aloud costs nothing today, but it puts a card into the dusk deck: a promise of which nobody knows how it will be kept.
    .do = Read them aloud
fro-lesson-generator = The Generator phase: everybody shown on the track between heat and cold falls ill. Two more coal reach the cold marker, and nobody does. The price: as many cubes go into the tower as the heat is high, less one, and each that falls out overloads the Generator. Ten fit; the next one breaks it.
    .do = Burn 2 coal
fro-lesson-cure = Only one cube fell out. Then the weather: a black frost, the cold and all indicators rise, and the traps brought food. Now call your advisor: the care token is spent, not lost, and two people are cured, an engineer and a worker.
    .do = Call the health advisor: cure an engineer and a worker
fro-lesson-mobilisation = Alone you hold one card more: Mobilization draws a citizen card for every hope token, once a game. Two tokens are few; keep it for a day with more hope.
    .do = Do not mobilize yet
fro-lesson-end = From here on the city is yours. The sentence under the gauges says what would end it first if nobody lifted a finger, and the row of phases what each will demand. Wood is short: gather it, and build beds before the storm. The button “Hint” asks the strongest bot.
    .do = Play on as you like

## The table
fro-today = Today
fro-board = The city
fro-rail = The day
fro-rail-now = now
fro-rail-today = still today
fro-rail-tomorrow = tomorrow
fro-rail-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
fro-rail-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fro-rail-unread = unread
fro-rail-ill = +{ $count } ill
fro-rail-burst = { $chance }% burst
fro-rail-cold = cold +{ $mean } (+{ $worst })
fro-rail-storm = storm { $chance }%
fro-rail-rest = { $count } rest
fro-rail-die = { $count } die
fro-rail-hands = { $count } free
fro-rail-timers = { $count } run out
fro-rail-food = food { $stock }/{ $need }
fro-rail-unfed = { $count } unfed
fro-rail-beds = beds { $stock }/{ $need }
fro-rail-outside = { $count } cold
fro-gauges = Six ways to lose
fro-peril-hope = Hope
    .short = Hope
fro-peril-hope-says =
    { $now ->
        [one] Hope: { $now } token, { $then } tomorrow. { $state }
       *[other] Hope: { $now } tokens, { $then } tomorrow. { $state }
    }
fro-peril-discontent = Discontent
    .short = Discontent
fro-peril-discontent-says =
    { $now ->
        [one] Discontent: { $now } token, { $then } tomorrow. { $state }
       *[other] Discontent: { $now } tokens, { $then } tomorrow. { $state }
    }
fro-peril-generator = Generator
    .short = Generator
fro-peril-generator-says = Generator: { $now } cubes on the overload track, { $then }% chance of a breakdown in the next drop. { $state }
fro-peril-sickness = Sickness
    .short = Sickness
fro-peril-sickness-says = Sickness: at most { $now } ill of a type, { $then } tomorrow. { $state }
fro-peril-hunger = Hunger
    .short = Hunger
fro-peril-hunger-says = Hunger: { $now }, { $then } after tonight. { $state }
fro-peril-deaths = Deaths
    .short = Deaths
fro-peril-deaths-says = Deaths: { $now }, { $then } tomorrow. { $state }
fro-danger-calm = Calm.
fro-danger-watch = Worth watching.
fro-danger-danger = Danger.
fro-danger-fatal = Fatal if nothing changes.
fro-alarm = Fatal: { $peril }.
fro-nearest-help = Nobody acts, nobody fuels; cards are not counted.
fro-nearest-unfed = { $count } unfed tonight
fro-nearest-outside = { $count } in the cold tonight
fro-nearest-frozen = { $count } ill from the cold tomorrow
fro-asks-twice = This ends the game: { $end }. Do it all the same?
fro-heat = Heat
fro-heat-says = Heat { $heat }, cold { $cold }.
fro-rounds = Days
fro-rounds-says = Day { $round } of 15.
fro-field-free = Free field
fro-field-rubble = rubble
fro-field-discharge = discharge point
fro-field-knowledge = knowledge
fro-field-ridge = ridge
fro-field-wreck = wreck
fro-text-grave = Gravely ill.
fro-pad-snow = Snow
fro-pad-works = Building
fro-pad-scouts = Scouts
fro-pad-special = Special
fro-pad-cold = always cold
fro-pad-warm = always warm
fro-pad-pawns = { $count } there
fro-pad-slots = { $count } to take
fro-letter-worker = W
fro-letter-engineer = E
fro-letter-child = C
fro-letter-child-worker = W
fro-letter-child-engineer = E
fro-letter-automaton = A
fro-change-ill = { $people }: ill
fro-change-grave = { $people }: gravely ill
fro-change-exhausted = { $people }: exhausted tokens
fro-change-deaths = Deaths
fro-change-hunger = Hunger
fro-change-hope = Hope tokens
fro-change-hope-active = Active hope
fro-change-discontent = Discontent tokens
fro-change-discontent-active = Active discontent
fro-change-heat = Heat
fro-change-cold = Cold
fro-change-overload = Overload
fro-change-storm = Day of the storm
fro-change-ill-tomorrow = Ill tomorrow
fro-change-feeding = Food needed tonight
fro-change-unfed = Unfed tonight
fro-change-outside = In the cold tonight
fro-change-breakdown = Breakdown, per cent
fro-change-doom = The game ends at once, per cent
fro-change-next = next step at { $at }
fro-change-step = step { $at } reached
fro-change-deaths-tomorrow = Dead by tomorrow
fro-changes = What it changes
fro-no-change = No number changes yet.
fro-then-chance = Then chance decides. It cannot be taken back.
fro-then-other = Then somebody else decides.
fro-wait-help = What comes if nobody lifts a finger:
fro-enough = Enough for today
fro-do-it = Do it
fro-clear = Clear
fro-warm = Warm
fro-cold = Cold
fro-warm-means = nobody falls ill
fro-cold-means = one of this type falls ill
fro-cold-automaton = an automaton does not fall ill
fro-cold-next = { $people }: ill { $from } → { $to }, next step at { $at }
fro-cold-step = { $people }: ill { $from } → { $to }, a step reached
fro-who-goes = Who goes
fro-burn-first = Coal to burn first
fro-and-then = And then, with the same click
fro-earlier = Before it
fro-leave-out = Leave out: { $deed }
fro-costs-least = costs least
fro-build = Build or demolish
fro-clear-snow = Clear snow
fro-nothing-fits = Nothing that can be paid fits here.
fro-work-use = Work
fro-work-gather = Gather
fro-work-construct = Building
fro-work-snow = Snow
fro-work-scouts = Scouts
fro-work-special = Special
fro-work-fuel = Heat
fro-work-cards = Citizens
fro-work-laws = Laws
fro-ladder = What each amount of coal would do
fro-ladder-burn = burn
fro-ladder-heat = heat
fro-ladder-ground = warm ground
fro-ladder-beds = warm beds
fro-ladder-ill = ill from cold
fro-ladder-cubes = cubes
fro-ladder-breakdown = breakdown
fro-ladder-left = coal left
fro-warm-zones =
    { $count ->
        [one] { $count } zone warm
       *[other] { $count } zones warm
    }
fro-nobody = nobody
fro-supplies = Supplies
fro-claim-short = { $count } short
fro-claim-enough = enough
fro-claim-heat = { $count } for heat
fro-claim-beds = { $count } for beds
fro-claim-free = free
fro-people = People
fro-people-says = { $people }: { $count }, of them { $sick } ill, { $then } tomorrow.
fro-desk-generator = Generator
fro-desk-health = Health
fro-desk-mood = Mood
fro-desk-works = Works
fro-desk-outside = Outside
fro-desk-story = Story
fro-desk-hands = Citizens
fro-tower-says = { $overload } of { $track } on the overload track, { $inside } cubes in the tower, { $chance }% chance of a breakdown in the next drop.
fro-overheated = Overheated: the next breakdown is the end.
fro-weather-today = Weather:
fro-weather-left =
    { $count ->
        [one] { $count } weather card left
       *[other] { $count } weather cards left
    }
fro-beds-says = { $count } warm beds, { $children } more for children; { $missing } stay without.
fro-health-count = all
fro-health-ill = ill
fro-health-tomorrow = tomorrow
fro-health-exhausted = exhausted
fro-grave = gravely ill
fro-deaths-says = { $count } dead; { $track } are the end.
fro-token-says = { $active } active, { $spent } spent, { $bag } in the bag
fro-laws-signed = Laws in force
fro-laws-open = Laws to come
fro-laws-used = Laws in force: { $count } of { $most }
fro-dusk-deck =
    { $count ->
        [one] Dusk deck: { $count } card
       *[other] Dusk deck: { $count } cards
    }
fro-next-consultation = Next consultation: { $what }
fro-technologies = Technologies
fro-technology-due = day { $round }
fro-weather-gone = Weather that has been
fro-used-today = used today
fro-card-played = card played today
fro-card-open = may play a card today
fro-trip-there = at the place
fro-trip-left =
    { $count ->
        [one] { $count } space to go
       *[other] { $count } spaces to go
    }
fro-trip-days =
    { $days ->
        [one] about a day
       *[other] about { $days } days
    }
fro-trip-pace = The weather takes scouts { $least } to { $most } spaces a day.
fro-trip-carried = Carried home so far:
fro-trip-unread = Nobody knows what is found there until it is explored.
fro-trip-next =
    { $days ->
        [one] Next is “{ $card }”, about a day further.
       *[other] Next is “{ $card }”, about { $days } days further.
    }
fro-trip-drawn = The next place is drawn.
fro-trip-risk = Until the scouts are home nothing arrives and their pawn is missing.
fro-note-cubes =
    { $count ->
        [one] { $count } cube due
       *[other] { $count } cubes due
    }
fro-note-ill = { $count } ill
fro-note-laws = { $count } of { $of } laws
fro-note-research = ready day { $round }
fro-note-no-research = no research
fro-note-spaces = { $count } to go
fro-note-nobody-out = nobody out
fro-note-goal = goal { $count } of { $of }
fro-note-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fro-deck-tops = On top of the decks
fro-events = Event area
fro-event-goods = { $count } on it
fro-storm-says = Storm marker: day { $round }
fro-in-front = Played today
fro-text-reckoning = What comes
fro-text-free = Free: { $pawns }.
fro-text-unread = Nobody has read what this brings.
fro-text-place = place
fro-text-zone = zone
fro-text-what = what is there
fro-text-heated = heated
fro-text-indicators = Warm from a heat above: generator tile { $red } ({ $tile }), near tiles { $orange } ({ $near }), far tiles { $yellow } ({ $far }).
fro-text-day = Day { $round }: fed are { $who }.
fro-text-unheated = not heated
fro-text-actions = What can be done now
fro-loss = The game ends: { $end }.
fro-epilogue = How it came to this
fro-epilogue-days = Day by day
fro-epilogue-dead = The city mourns
fro-epilogue-day = The morning of day { $round }
fro-epilogue-goal = What the city was to do
fro-aim-met = done
fro-aim-open = not yet
fro-aim-missing = { $count } missing
fro-epilogue-leader = What was decided while { $name } led
fro-mark-storm = storm
fro-mark-law = law
fro-mark-technology = technology
fro-mark-burst = breakdown
fro-mark-death = deaths
fro-curve-people = people
fro-curve-sick = ill
fro-curve-deaths = dead
fro-curve-hope = hope
fro-curve-discontent = discontent
fro-curve-food = food
fro-curve-heat = heat
fro-darkest = The darkest day
fro-darkest-says = Dead that day: { $count }.
fro-darkest-ill = Fell ill that day: { $count }.
fro-richest = The richest day
fro-richest-says = Brought in that day: { $count } goods.
fro-healers = The day of the healers
fro-healers-says = Cured that day: { $count }.
fro-under-rubble = What may lie under rubble
