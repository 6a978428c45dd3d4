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
fro-act-construct = Construction ({ $pawn })
fro-act-use = Use the building ({ $pawn }): { $field }
fro-act-scout = Send scouts ({ $pawn }): { $route }
fro-act-special = Special action { $number } ({ $pawn }): { $card }
fro-act-stop = Enough for today
fro-act-again = Once more: { $field }
fro-act-again-clear = Clear snow once more
fro-act-again-construct = Construction once more
fro-act-outside = In the cold tonight: workers { $workers }, engineers { $engineers }, children { $children }
fro-act-outside-none = Everybody sleeps in the warm
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
fro-ask-take-advisor = Which advisor will you be?
fro-ask-give-up = Give up one citizen card and pay its starting cost.
fro-ask-given = Where does this building stand: { $building }?
fro-ask-choose = Choose one of these.
fro-ask-event-option = “{ $card }”: what is decided?
fro-ask-sequence = Which card comes first?
fro-ask-flips = Keep this gravely ill person alive with food ({ $citizen })?
fro-ask-ask-hand = Somebody has died ({ $citizen }). Give a card of this type from your hand, or let fate name the dead?
fro-ask-fuel = How much coal does the Generator burn?
fro-ask-relief = Who is spared the cold?
fro-ask-marches = Which scouts move first?
fro-ask-base = Establish a field base instead of moving ({ $route })?
fro-ask-goal = The scouts have reached a place ({ $route }): explore it or pass it by?
fro-ask-explored = What do the scouts do here ({ $route })?
fro-ask-advisor = Call an advisor today?
fro-ask-mobilise = Mobilise now? It can be done once a game.
fro-ask-abilities = Use a law?
fro-ask-turn = You act: send somebody to work.
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
fro-loss-end = This ends the game: { $end }.

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
fro-tell-counter = Now { $count }: { $counter }.
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
fro-verdict-storm-survived = The city stands. The storm has passed.
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
fro-option-difficulty-help = The hard side of a society card has less food and more who are sick.
fro-option-advisors = Advisors
fro-option-advisors-help = Chosen one after the other, or dealt at random.
fro-advisors-chosen = chosen
fro-advisors-dealt = dealt at random
fro-difficulty-normal = normal
fro-difficulty-hard = hard
fro-scenario-first = first game
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

## The table
