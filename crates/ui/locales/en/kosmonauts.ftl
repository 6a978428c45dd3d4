# Kosmonauts. Keys begin with "kos-".

kos-title = Kosmonauts
kos-blurb = Burn, drift, land. Race through a Solar System that will not wait.
kos-facts = 45 min · secret orders

kos-option-placement = Where the planets start
kos-option-placement-help = By the rules the players place them in turn.
kos-option-placement-players = Players place them
kos-option-placement-random = Chance places them (quick start)
kos-option-limit = Length
kos-option-limit-help = Usually the game ends with a return to Earth.
kos-option-limit-none = Until somebody returns
kos-option-limit-rounds =
    { $count ->
        [one] At most { $count } round
       *[other] At most { $count } rounds
    }

kos-body-mercury = Mercury
    .on = on Mercury
    .from = from Mercury
kos-body-venus = Venus
    .on = on Venus
    .from = from Venus
kos-body-earth = Earth
    .on = on Earth
    .from = from Earth
kos-body-mars = Mars
    .on = on Mars
    .from = from Mars
kos-body-jupiter = Jupiter
    .on = on Jupiter
    .from = from Jupiter
kos-body-saturn = Saturn
    .on = on Saturn
    .from = from Saturn
kos-body-uranus = Uranus
    .on = on Uranus
    .from = from Uranus
kos-body-neptune = Neptune
    .on = on Neptune
    .from = from Neptune
kos-body-halley = Halley’s Comet
    .on = on Halley’s Comet
    .from = from Halley’s Comet

kos-direction-e = right
kos-direction-ne = up right
kos-direction-nw = up left
kos-direction-w = left
kos-direction-sw = down left
kos-direction-se = down right

kos-round = Round { $round }
kos-phase-setup = Set-up
kos-phase-event = Event
kos-phase-orders = Orders
kos-phase-flight = Flight
kos-phase-planets = Planets move
kos-phase-over = The end

kos-prompt-place = Choose one of your planets to place.
kos-prompt-place-field = Choose a field on its orbit.
kos-prompt-choose = You are the Instructor: choose the event for everybody.
kos-prompt-react = { $card }: what do you do?
kos-prompt-orders = Give your secret order: place fuel, or none.
kos-prompt-fly = Fly on your course, or ask for evacuation?
kos-prompt-land = You have arrived. Do you land?
kos-prompt-arrival = A planet has reached you. Do you land?
kos-prompt-over = The expedition is over.
kos-wait-place = { $name } places a planet.
kos-wait-choose = { $name } chooses the event.
kos-wait-react = { $name } reacts to the event.
kos-wait-orders = Orders are still missing from: { $names }.
kos-wait-fly = { $name } flies.
kos-wait-land = { $name } decides about landing.
kos-wait-chance = The cards are dealt.

kos-board = Map of the Solar System
kos-hide-next = Hide where planets go

kos-act-place = Place { $body } on field { $field }
kos-act-choose = Choose { $card }
kos-act-accept = Take what the card brings
kos-act-skip = Leave it
kos-act-shield = Pay a shield
kos-act-stay = Promise to stay on the planet
kos-act-fly = Fly
kos-act-evacuate = Evacuate
kos-act-land = Land { $on }
kos-act-continue = Fly on

kos-react-refueling = Take it: { $fuel }
kos-react-conversion = Give a shield: { $fuel }
kos-react-asteroids = Let it happen: { $fuel }
kos-react-wind = Take { $count } fuel { $direction }
kos-react-flares = Place no fuel this round
kos-loss-last-shield = This uses your last shield.
kos-loss-evacuation = Evacuation: you end { $on }, and the fuel on the panel is gone.

kos-decide-place = Your planets
kos-decide-field = { $body }: field
kos-decide-choose = Choose an event
kos-decide-choose-help = The card affects everybody, you included.
kos-decide-react = Your reaction
kos-decide-orders = Your order
kos-decide-sealed = Your order is sealed
kos-decide-fly = Your flight
kos-decide-land = Landing

kos-dial = Control panel
kos-dial-still = Control panel: { $velocity }
kos-dial-add-normal = Fuel { $direction } (thrust { $thrust })
kos-dial-add-super = Super fuel { $direction } (thrust { $thrust })
kos-remove-normal = Take back fuel { $direction }
kos-remove-super = Take back super fuel { $direction }
kos-convert-shield = Use a shield as 2 fuel (shields: { $count })
kos-super-fuel = Super fuel
kos-clear = Clear
kos-commit = Give this order
kos-commit-launch = Take off
kos-commit-stay = Stay and refuel
kos-commit-drift = Drift on
kos-sealed-help = It opens when everybody has given one. Until then you can take it back.
kos-sealed = order given

kos-units-normal = { $count } fuel
kos-units-super = { $count } super fuel
kos-fuel-normal = fuel
kos-fuel-super = super fuel
kos-tank = Tank: { $fuel }
kos-shields = Shields: { $count }
kos-order-normal = { $count } fuel { $direction }
kos-order-super = { $count } super fuel { $direction }
kos-order-shield = a shield for fuel
kos-order-nothing = no fuel
kos-course-leg =
    { $count ->
        [one] { $count } hex { $direction }
       *[other] { $count } hexes { $direction }
    }
kos-course-none = no movement

kos-flight-open = You end in open space.
kos-flight-landing = You reach { $bodies } and may land.
kos-flight-meeting = You end where { $bodies } arrives: landing possible after the planets have moved.
kos-flight-danger =
    { $shields ->
        [one] Danger: this costs your last shield.
       *[other] Danger: this costs one of your { $shields } shields.
    }
kos-flight-no-shield = Danger without a shield: you will be evacuated.
kos-flight-out = You leave the Solar System: you will be evacuated.
kos-flight-sun = You fly into the Sun: you will be evacuated.
kos-flight-stay = You stay on the planet and refuel.
kos-evacuate-help = Evacuation brings you back: you stand { $on } and lose the fuel on the panel.
kos-course-to = Course to { $body }: { $fuel ->
        [0] no fuel
       *[other] { $fuel } fuel
    }, there after { $flights ->
        [one] one flight
       *[other] { $flights } flights
    }
kos-land-token =
    { $points ->
        [one] { $body }: a token of { $points } point
       *[other] { $body }: a token of { $points } points
    }
kos-land-no-token = { $body }: no new token

kos-where-box = waits for Earth
kos-where-landed = { $on }
kos-where-flying = in flight: { $course }
kos-where-sun = in flight, drifts into the Sun
kos-where-out = in flight, drifts out of the Solar System
kos-restraint-stay = Promised to stay this round.
kos-restraint-flares = Solar flares: no fuel may be placed this round.

kos-ships = Ships
kos-instructor = Instructor
kos-thinks = thinking
kos-points = { $points } VP
kos-landings = Landing tokens
kos-visited = visited
kos-next-token = next
kos-missions = My secret missions
kos-mission1 = Mission 1
kos-alpha = Mission 2 Alpha
kos-beta = Mission 2 Beta
kos-mission-done = done
kos-mission-open = open
kos-mission-lost = lost
kos-mission-1-goal = { $body } first
    .short = 1st
kos-mission-2-goal = { $body } second or alone
    .short = 2nd
kos-missions-all = Secret missions
kos-mission-missed = missed
kos-highlight-race = Closest race
kos-highlight-rounds =
    { $count ->
        [0] The same round
        [one] { $count } round
       *[other] { $count } rounds
    }
kos-highlight-race-text = { $body }: { $first } lands first, then { $second }.
kos-mission-first = you were first there
kos-mission-nobody = nobody has landed there yet
kos-mission-second-free = the second place is free
kos-mission-second = you were second there
kos-mission-alone = alone there, as long as nobody follows
kos-mission-never = the game ended before you landed there
kos-mission-kept = alone there, nobody followed
kos-mission-faster = faster: { $names }
kos-mission-followed = followed by { $names }

kos-events = Events
kos-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
kos-card-wind = Solar wind { $count }, { $direction }
kos-card-wind-short = Solar wind { $count }
kos-card-refueling = Refueling
kos-card-conversion = Energy conversion
kos-card-gravity = Gravitational pull
kos-card-boosters = Boosters
kos-card-asteroids = Asteroids
kos-card-flares = Solar flares
kos-effect-wind = Everybody gets { $count } fuel { $direction } on the panel. A shield or staying landed protects.
    .short = { $count } fuel { $direction }, unless shielded or landed
kos-effect-refueling = Everybody may take 1 super fuel.
    .short = 1 super fuel for everybody who wants it
kos-effect-conversion = Everybody may give 1 shield for up to 5 fuel.
    .short = Up to 5 fuel for a shield
kos-effect-gravity = Ships in flight within 2 hexes of a planet must land.
    .short = Ships within 2 hexes of a planet land
kos-effect-boosters = 4 cubes instead of 3 in this round’s orders.
    .short = 4 cubes instead of 3 this round
kos-effect-asteroids = Everybody loses 5 fuel. A shield protects.
    .short = 5 fuel lost, unless shielded
kos-effect-flares = No fuel may be placed this round. A shield protects.
    .short = No fuel placed, unless shielded

kos-category-tokens = Landings
kos-category-earth = Earth
kos-category-mission-1 = Mission 1
kos-category-alpha = Mission 2 Alpha
kos-category-beta = Mission 2 Beta
kos-tie-1 = the earlier return to Earth
kos-tie-2 = more landing tokens of 4 points

kos-reason-tokens = landing tokens
kos-reason-missions = missions
kos-reason-progress = planets visited
kos-reason-victory = winning the game
kos-reason-fuel = fuel
kos-reason-shields = shields
kos-reason-next-landing = the next landing
kos-reason-later-landings = later landings
kos-reason-rivals = what it costs the others

kos-tell-placement-starter = { $name } places first.
kos-tell-marker-dealt = { $name } is dealt { $body }.
kos-tell-body-placed = { $name } places { $body } on field { $field }.
    .did = places { $body }
kos-tell-body-scattered = { $body } starts on field { $field }.
kos-tell-instructor-drawn = { $name } is the first Instructor.
kos-tell-event-turned-up = New event: { $card }.
kos-tell-deck-reshuffled = The event deck is reshuffled.
kos-tell-mission-dealt = { $name } is dealt { $deck }.
kos-tell-mission-received = Your { $deck }: { $body }.
kos-tell-mission-exchanged = { $name } exchanges Mission 1.
kos-tell-mission-rejected = Your Mission 1 ({ $body }) clashed and was exchanged.
kos-tell-round-began = Instructor: { $name }.
kos-tell-event-chosen = { $name } chooses { $card }.
    .did = chooses { $card }
kos-tell-reacted-accept =
    { $kind ->
        [wind] { $name } gets fuel on the panel: { $card }.
        [conversion] { $name } gives a shield for fuel.
        [asteroids] { $name } uses no shield against { $card }.
        [flares] { $name } places no fuel this round.
       *[refueling] { $name } takes super fuel.
    }
    .did =
        { $kind ->
            [wind] gets fuel on the panel
            [conversion] gives a shield for fuel
            [asteroids] uses no shield
            [flares] places no fuel this round
           *[refueling] takes super fuel
        }
kos-tell-reacted-skip = { $name } declines.
    .did = declines
kos-tell-reacted-shield = { $name } uses a shield.
    .did = uses a shield
kos-tell-reacted-stay = { $name } stays on the planet.
    .did = stays on the planet
kos-tell-reacted-land = { $name } is pulled down.
kos-tell-fuel-gained = { $name } gets fuel: { $fuel }.
    .did = gains fuel
kos-tell-fuel-lost = { $name } loses fuel: { $fuel }.
    .did = loses fuel
kos-tell-shield-paid = { $name } pays a shield, { $left } left.
kos-tell-took-off = { $name } takes off { $from }.
    .did = takes off { $from }
kos-tell-order-sealed = { $name } has given an order.
kos-tell-own-order = Your order: { $order }.
kos-tell-order-revealed = { $name }: { $order }.
kos-tell-flew = { $name } flies: { $course }.
    .did =
        { $count ->
            [0] hangs still
            [one] flies { $count } hex
           *[other] flies { $count } hexes
        }
kos-tell-shield-lost = { $name } loses a shield to danger, { $left } left.
    .did = loses a shield to danger
kos-tell-evacuation-asked = { $name } asks for evacuation and is back { $on }.
    .did = asks for evacuation, back { $on }
kos-tell-evacuated-danger = { $name } is evacuated from danger and is back { $on }.
    .did = evacuated from danger, back { $on }
kos-tell-evacuated-out = { $name } leaves the Solar System, is evacuated and is back { $on }.
    .did = lost in space, back { $on }
kos-tell-evacuated-sun = { $name } flies into the Sun, is evacuated and is back { $on }.
    .did = into the Sun, back { $on }
kos-tell-refueled = { $name } refuels: { $fuel }.
    .did = refuels
kos-tell-token-taken =
    { $points ->
        [one] { $name } takes the token { $on }: { $points } point.
       *[other] { $name } takes the token { $on }: { $points } points.
    }
kos-tell-landed = { $name } lands { $on }.
    .did = lands { $on }
kos-tell-flew-on = { $name } flies on.
    .did = flies on
kos-tell-bodies-moved = The planets move.
kos-tell-returned-event-phase = { $name } returns to Earth in the event phase. This is the last round.
    .did = returns to Earth
kos-tell-returned-flight-phase = { $name } returns to Earth. This is the last round.
    .did = returns to Earth
kos-tell-returned-planet-phase = Earth picks { $name } up. This was the last round.
    .did = is home: Earth came by
kos-tell-earth-token = { $name } gets an Earth token: { $points }.
kos-tell-missions-shown = Missions of { $name }: { $first }; { $alpha }, { $beta }.
kos-tell-round-limit = The game stops after round { $round }.

kos-text-bodies = Planets and the comet
kos-text-body = Body
kos-text-from-ship = From your ship
kos-text-from-sun = From the Sun
kos-text-here = here
kos-text-next = Next round
kos-text-token = Next token
kos-text-held = held by { $name }
kos-text-none = none
kos-text-velocity = Thrust: { $velocity }
kos-text-tokens = Landing tokens: { $tokens }
kos-text-last = An evacuation ends { $on }.

kos-refusal-setup-3-body = { $body } is not among your markers.
kos-refusal-setup-3-field = There is no field { $field }; the orbit has { $fields }.
kos-refusal-setup-13 = The set-up is not finished.
kos-refusal-round-1 = This belongs to another phase of the round.
kos-refusal-evt-1 = { $card } is not among the face-up cards.
kos-refusal-evt-6-shields = You have no shield to pay.
kos-refusal-evt-6-card = { $card } does not leave this choice.
kos-refusal-evt-10 = Only a landed ship can sit the wind out.
kos-refusal-evt-11 = You promised to stay on the planet this round.
kos-refusal-evt-16 = { $body } is { $distance } hexes away; the pull reaches 2.
kos-refusal-evt-17 = Another body is nearer than { $body } ({ $distance }).
kos-refusal-evt-22 = Solar flares: you may not place fuel this round.
kos-refusal-ord-2 = { $cubes } cubes are too many; the limit is { $limit }.
kos-refusal-ord-3 = Not enough { $fuel } in the tank: { $need } needed, { $have } there.
kos-refusal-ord-7 = You have no shield left to convert.
kos-refusal-ord-8 = The tank is full: the fuel of a shield would not fit.
kos-refusal-ord-11 = In flight two opposite cubes would only burn fuel.
kos-refusal-ord-11-opposite = New cubes on opposite sides ({ $a }, { $b }) would only burn fuel.
kos-refusal-land-1 = { $body } is not in your hex (distance { $distance }).
kos-refusal-plan-3 = { $body } has not reached your hex (distance { $distance }).

# The guided first game. Each text says what happens and why, then as ".do" what to do now.

kos-lesson-launch =
    The goal: visit as many planets as you can and return to Earth. The first ship on a planet takes 4 points, the second 3, and so on; one of your secret missions is to be first on Mars.

    Your ship is the white one. A cube of fuel moves it by one hex in that direction. Planets move every round: aim at the place where Mars will be.
    .do = On the control panel click the hex at the upper left twice, then “Take off”.
kos-lesson-fly =
    Both orders were opened at the same moment. The bot has already landed on Mercury and has the token of 4 points. That suits you: one of your missions wants you to be second there.

    Two cubes up left on your panel mean: two hexes up left.
    .do = Press “Fly”.
kos-lesson-event =
    Then all planets moved one field along their orbits. Mars has come close: it is at your upper left and stays there until the end of this round.

    From the second round on, each round begins with an event for everybody. The Instructor chooses one of three cards. Players take turns as Instructor, and now it is you.
    .do = Choose “Refueling”: it harms nobody and gives you fuel.
kos-lesson-super-fuel =
    The card offers one super fuel. A red cube counts double: it moves the ship by two hexes. There is room in your tank.
    .do = Press “Take it: +1 super fuel”.
kos-lesson-steer =
    This is the heart of the game: your two cubes are still on the panel. Without a new order the ship flies two hexes up left again, and again in every round, until you land or cancel them with fuel in the opposite direction.

    That course misses Mars by one hex. One cube down left will bend it.
    .do = Click the hex at the lower left of the control panel once. The line below it says that you reach Mars. Then press “Give this order”.
kos-lesson-arrive =
    Two hexes up left and one down left: that is exactly where Mars is. The other button, evacuation, is for emergencies: it brings a ship back to the planet it came from.
    .do = Press “Fly”.
kos-lesson-land =
    You have arrived. Landing takes all cubes off your panel, so the ship stands still. You are the first one here: 4 points for the token and 2 for your mission.
    .do = Press “Land on Mars”.
kos-lesson-shield =
    A new round, and the bot, which has meanwhile landed on Venus, is the Instructor. It chose Asteroids: everybody loses 5 fuel, unless they pay a shield. You have three shields and will never get new ones. They also save you near the Sun and in the asteroid belt.

    You will refuel on Mars in this round anyway, so keep your shields.
    .do = Press “Let it happen”.
kos-lesson-refuel =
    Your tank is nearly empty. A ship that stays on its planet for a round fills its tank completely and gets one more super fuel. It also travels along with the planet.
    .do = Place no fuel and press “Stay and refuel”.
kos-lesson-end =
    Your tank is full, and you have 6 points. Now you know a whole round: event, orders, flight, planets.

    The game ends when somebody who has visited seven planets returns to Earth, in this game after 15 rounds at the latest. The player with the most points wins. A good next goal is Mercury: be second there. Keep away from the Sun and from the edge of the map.
    .do = From here on you play on your own. You are the Instructor again: choose an event. “Hint” shows what a bot would do.

kos-guide = How to play
kos-guide-goal = Goal
    .text = Visit planets before the others do, then come home. The first landing on each planet brings a token: 4 points for whoever is first there, then 3, 2 and 1. Once somebody has visited at least seven of the eight and lands on Earth, the game ends after that round. The player with the most points wins. KOS-GEN-3, KOS-LAND-4, KOS-END-1, KOS-SCORE-5
kos-guide-round = A round
    .text = First an event for all, then everybody gives a secret order, then the ships fly, and at last every planet moves on along its orbit. The first round has no event. KOS-ROUND-1, KOS-ROUND-2
kos-guide-order = Orders
    .text = An order places up to three cubes of fuel on the six directions of your control panel. They stay there: the ship goes on flying the same way, round after round, without any more fuel. To brake, place fuel on the opposite side; both are gone then. Super fuel counts twice. KOS-ORD-1, KOS-ORD-2, KOS-ORD-4, KOS-PANEL-3, KOS-PANEL-4
kos-guide-flight = Flight
    .text = Each cube moves the ship one hex in its direction, and only the place where the flight ends counts. So aim at the place where a planet will be, not where it is: the beads 1, 2, 3 show its next rounds. Whoever waits in the right hex may also land when the planet arrives there. KOS-FLY-2, KOS-FLY-3, KOS-PLAN-1, KOS-PLAN-3
kos-guide-landing = Landing
    .text = A landing clears the panel, and the fuel on it is lost. Whoever stays a round on a planet fills the tank up to ten, one of them super fuel. A landed ship travels with its planet. KOS-LAND-1, KOS-LAND-2, KOS-FUEL-1, KOS-PLAN-2
kos-guide-danger = Danger
    .text = A flight that ends in the asteroid belt or beside the Sun costs one of your three shields; passing through costs nothing. Without a shield, off the map or into the Sun the ship is evacuated to the planet of its last landing. You may ask for that too. Once a round a shield can become two fuel. Shields never come back. KOS-HAZ-2, KOS-HAZ-3, KOS-EVAC-1, KOS-EVAC-2, KOS-EVAC-5, KOS-ORD-7, KOS-FUEL-6
kos-guide-events = Events
    .text = The Instructor chooses one of three open events for everybody: wind that pushes, asteroids, flares that forbid fuel, gravity that pulls ships down, or something useful. The role passes on each round. KOS-EVT-1, KOS-EVT-2, KOS-ROUND-3
kos-guide-missions = Missions
    .text = You have three secret missions. One brings 2 points if you are the first of all on its planet; two bring 4 points each if you are the second of all there, or the only one. KOS-SETUP-11, KOS-SCORE-2, KOS-SCORE-3
