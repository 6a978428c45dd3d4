# Frostpunk: The Board Game. Keys begin with "fro-".

## The game
fro-title = Frostpunk
fro-blurb = One fire, one city, fifteen days. Keep both alive together.
fro-facts = 150 min · all together · no secrets

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
fro-place-generator = generator tile, { $field }
fro-place-near = near { $number }
fro-place-far = far { $number }
fro-place-half = { $tile }, { $half }
fro-half-a = left
fro-half-b = right
fro-petal-g0 = top
fro-petal-g1 = upper right
fro-petal-g2 = lower right
fro-petal-g4 = lower left
fro-petal-g5 = upper left
fro-route = route { $number }
fro-rim-blank = nothing
fro-rim-wood = wood deposit
fro-rim-coal = coal deposit
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
fro-phase-over = The end
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
fro-op-counter-more = + { $count }: { $counter }.
fro-op-counter-less = − { $count }: { $counter }.
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
fro-op-saw-tile = Fell 1 tree on the own tile: gain { $goods }.
fro-op-saw-adjacent = Fell 1 tree on the own tile or an adjacent field: gain { $goods }.
fro-op-thump = Put { $goods } on each of up to { $fields } adjacent fields.
fro-op-care = Cure { $free } people, or spend an active care token and cure { $paid }.
fro-op-bury = The death marker goes back by up to { $count }.
fro-op-inspire = Activate all hope tokens of one type.
fro-op-silence = Spend all active discontent tokens of one type.
fro-op-evacuate =
    { $count ->
        [one] { $count } healthy person of a chosen type leaves for safety, 2 more for each bench. Children also raise hope.
       *[other] Up to { $count } healthy people of a chosen type leave for safety, 2 more for each bench. Children also raise hope.
    }
fro-op-choose = One of these:
fro-op-branch = ({ $number })
fro-op-if = If { $condition }:
fro-op-otherwise = Otherwise:
fro-op-per = For every { $div } of these ({ $what }), at most { $max } times:
fro-op-per-hope = hope tokens
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
fro-if-active = active: { $tokens }
fro-if-tokens = tokens on the track ({ $token }): { $range }
fro-if-pool = there is { $goods }
fro-if-built = built: { $building }
fro-if-built-many = built at least { $count } times: { $building }
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
fro-if-not = it is not so that { $condition }

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
fro-way-return = The scouts come home; then a { $deck } card follows on the route.
fro-way-on = The scouts go on to a { $deck } card; this is carried home later.
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
fro-slot-who = For: { $who }.
fro-slot-put = Put { $goods } on the card.
fro-slot-done = As soon as { $goods } lie on it:
fro-law-consequence = One of two cards that nobody has read goes into the dusk deck.
fro-law-closes = Closes the other way for good: “{ $law }”.
fro-technology-rounds =
    { $count ->
        [one] Takes { $count } day.
       *[other] Takes { $count } days.
    }
fro-citizen-replaces = With a pawn ({ $pawn }), instead of the usual effect: { $works }.
fro-citizen-adds = With a pawn ({ $pawn }), on top of the usual effect: { $works }.
fro-citizen-warm = The action is warm wherever it takes place.
fro-size-small = Small: one field, one pawn.
fro-size-large = Large: both fields of a tile, two pawns.
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
        [one] { $building }: { $count } bed more when heated.
       *[other] { $building }: { $count } beds more when heated.
    }
fro-mod-ruins-shelter = Ruins have 2 beds when heated (insulation: { $level }).
fro-mod-level = Better insulation: { $building } ({ $level }).
fro-mod-sustain =
    { $count ->
        [one] Once a day { $goods } keep a gravely ill person alive.
       *[other] { $count } times a day { $goods } keep a gravely ill person alive.
    }
fro-mod-overload-shield =
    { $count ->
        [one] The first cube that falls out of the tower does not count.
       *[other] The first { $count } cubes that fall out of the tower do not count.
    }
fro-mod-free-heat = Every action phase begins with heat { $count } higher, without coal.
fro-mod-cold-relief =
    { $count ->
        [one] { $count } person less falls ill in every Generator phase.
       *[other] { $count } people fewer fall ill in every Generator phase.
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

## The table
