# AquaSphere. Keys begin with "aqu-".

aqu-title = AquaSphere
aqu-blurb = Program robots, keep the station, mind the octopuses.
aqu-facts = 90 min · open plans

aqu-program-lab = lab
aqu-program-time = time
aqu-program-crystal = crystal
aqu-program-octopod = octopus
aqu-program-submarine = submarine
aqu-program-research = research
aqu-program-program = program

aqu-room-b1 = first row, left
aqu-room-b2 = first row, right
aqu-room-m1 = middle row, left
aqu-room-m2 = middle row, center
aqu-room-m3 = middle row, right
aqu-room-t1 = last row, left
aqu-room-t2 = last row, right

aqu-board = Station
aqu-headquarters = Headquarters
aqu-sector = Sector
aqu-control = control
aqu-dock = loading dock
aqu-octopuses = octopuses
aqu-crystals = crystals
aqu-time = time
aqu-submarines = submarines
aqu-lab-tile = lab expansion
aqu-card = research card
aqu-white-area = white area programs
aqu-scientists = scientists
aqu-locks = locks
aqu-price = your way costs
aqu-kp = knowledge points
aqu-red-line = red line
aqu-neutral = neutral
aqu-none = none
aqu-next-round = Next round
aqu-lamps = Light the areas of one program
aqu-stock = Cards and expansions
aqu-legend = Signs

aqu-sign-enter = when your engineer enters that room
aqu-sign-caught = when you catch octopuses
aqu-sign-scoring = in every scoring after a round
aqu-sign-once = at once, when taken
aqu-sign-always = from now on
aqu-sign-overflow = a loading dock overflows
aqu-sign-return = send a programmed robot home: +2 time

aqu-gain-time = +{ $count } time
aqu-gain-crystals =
    { $count ->
        [one] +{ $count } crystal
       *[other] +{ $count } crystals
    }
aqu-gain-points = +{ $count } KP
aqu-card-engineer = Engineer enters { $program }: { $gain }
aqu-card-octopus = With every catch: { $gain }
aqu-card-opposite = Jump to the opposite sector for 1 time
aqu-card-overload = KP for robots of others that an overflow sends home
aqu-card-lock = Locks of 2 are free
aqu-card-submarine = Submarines at half the cost
aqu-card-sidestep = Once: the engineer steps sideways
aqu-card-scoring = In every scoring: 1 time programs { $program }
aqu-card-immediate = At once: 2 time and a robot, { $program }
aqu-adds-time = room for { $count } time
aqu-adds-crystals =
    { $count ->
        [one] room for { $count } crystal
       *[other] room for { $count } crystals
    }
aqu-adds-octopods =
    { $count ->
        [one] { $count } more octopus in a catch
       *[other] { $count } more octopuses in a catch
    }
aqu-adds-cards =
    { $count ->
        [one] { $count } card slot
       *[other] { $count } card slots
    }

aqu-phase-setup = Set-up
aqu-phase-over = The end
aqu-phase-moves =
    { $moves ->
        [one] Round { $round } · { $moves } engineer move left
       *[other] Round { $round } · { $moves } engineer moves left
    }
aqu-highlight-scoring = The richest scoring
aqu-highlight-scoring-text = { $name } in round { $round }.
aqu-chapter-round = Round { $round }
aqu-chapter-scoring = Scoring of round { $round }

aqu-prompt-over = The mission is over.
aqu-prompt-turn = Your turn: program, act or pass.
aqu-wait-turn = { $name } thinks.
aqu-wait-scoring = { $name } decides in the scoring.
aqu-wait-chance = Cards are turned up.
aqu-wait-help = You can look around: every sign says what it is, and the text view says it all.

aqu-ask-drop = A third robot: which one goes home (+2 time)?
aqu-ask-engineer-cards = Engineer cards
aqu-ask-card-points = Take { $points } KP of the card? A line costs a crystal.
aqu-ask-catch-points = Take { $points } more KP of the card? A line costs a crystal.
aqu-ask-red-line = A red line and no crystal: { $points } KP at stake.
aqu-ask-before-action = Perform the action: { $program }?
aqu-ask-lab-letters = Robots for the letters of the expansion?
aqu-ask-immediate = The card takes effect
aqu-ask-time-step = Income and scoring cards: in which order?

aqu-act-engineer = Engineer to the room “{ $room }”
aqu-act-sidestep = Engineer sideways to the room “{ $room }”
aqu-act-pay = Pay 3 time, program a robot: { $program }
aqu-act-deploy = Robot “{ $program }” to sector { $sector }
aqu-act-pass = Pass
aqu-act-return = Send the robot “{ $program }” home: +2 time
aqu-act-perform = Perform the action
aqu-act-skip = Only place the robot
aqu-act-place = Robot to { $sector }
aqu-act-leave = None to { $sector }
aqu-act-drop = The robot “{ $program }” goes home
aqu-act-take = Take the points
aqu-act-decline = Decline the points
aqu-act-line = Give up the robot “{ $program }”
aqu-act-stop = Stop before the line
aqu-act-income = Take the income
aqu-act-use = Use: { $card }
aqu-act-done = Done
aqu-use = Card: 1 time for “{ $program }”
aqu-home-first = Send “{ $program }” home first
aqu-robot-of = Programmed robot: { $program }

aqu-menu-engineer = Engineer
aqu-menu-engineer-done = All moves of this round are made.
aqu-menu-robot = Robot
aqu-menu-no-robot = No robot is programmed.
aqu-menu-pay = For 3 time
aqu-pass = Pass
aqu-do-it = Do it
aqu-clear = Clear
aqu-answer-first = Answer first
aqu-kp-then = to { $kp } KP
aqu-kp-either = to { $kp } KP, else { $otherwise }
aqu-only-control = The robot only takes control.

aqu-does-not-fit = { $count } will not fit
aqu-of-room = { $count } of { $room }
aqu-line-pays = line { $line } costs a crystal
aqu-line-robot = line { $line } costs a robot
aqu-line-stops = stops before { $line }, −{ $lost }
aqu-line-asks = line { $line }: your choice
aqu-line-in = red line in { $spaces }
aqu-majority-none = others hold more
aqu-majority-sole = you alone hold most
aqu-majority-shared = you share the most

aqu-will-go = Go from { $from } to { $to } for { $price } time{ $way }.
aqu-will-sidestep = Step sideways, once in the game.
aqu-will-pay = Pay { $time } time.
aqu-will-program = A robot is programmed: { $program }.
aqu-will-occupied = There is a robot on that symbol already: time instead.
aqu-will-no-robot = Storage is empty: no robot.
aqu-will-return = The robot “{ $program }” goes home.
aqu-will-gain-time = Gain { $count } time.
aqu-will-lose-time = { $count } time will not fit and is lost.
aqu-will-gain-crystals =
    { $count ->
        [one] Gain { $count } crystal.
       *[other] Gain { $count } crystals.
    }
aqu-will-lose-crystals =
    { $count ->
        [one] { $count } crystal will not fit and is lost.
       *[other] { $count } crystals will not fit and are lost.
    }
aqu-will-control = Take control of { $sector }.
aqu-will-push = The robot of { $owner } goes to the dock of { $sector }.
aqu-will-push-own = Your robot goes to the dock of { $sector }.
aqu-will-overflow = The dock of { $sector } overflows.
aqu-will-send-home =
    { $count ->
        [one] { $count } robot of { $owner } goes home.
       *[other] { $count } robots of { $owner } go home.
    }
aqu-will-send-home-own =
    { $count ->
        [one] { $count } robot of yours goes home.
       *[other] { $count } robots of yours go home.
    }
aqu-will-skip = No action.
aqu-will-tile = Add to the lab: { $tile }.
aqu-will-left = { " " }({ $left } left lying)
aqu-will-take-time = Take { $count } time{ $rest }.
aqu-will-take-crystals =
    { $count ->
        [one] Take { $count } crystal{ $rest }.
       *[other] Take { $count } crystals{ $rest }.
    }
aqu-will-catch =
    { $count ->
        [one] Catch { $count } octopus{ $rest }.
       *[other] Catch { $count } octopuses{ $rest }.
    }
aqu-will-submarine = Place a submarine for { $price } time.
aqu-will-card = Take a card: { $card }.
aqu-will-trigger = Card: { $card }.
aqu-will-decline = Decline { $points } KP.
aqu-will-cross = Pay a crystal at line { $line }.
aqu-will-open = Give up the robot “{ $program }” at line { $line }.
aqu-will-stop = Stop before line { $line } and lose { $lost } KP.
aqu-will-points = +{ $points } KP, to { $kp }.
aqu-will-pass = Take place { $place } in the next round.
aqu-will-pass-last = Take no more turns: this is the last round.
aqu-will-score = Then the round is scored.
aqu-will-income =
    { $count ->
        [one] Income of { $count } submarine.
       *[other] Income of { $count } submarines.
    }

aqu-own-board = Your board
aqu-whole-board = Whole board
aqu-programs = Programs
aqu-programmed = { $count } of { $of } programmed
aqu-storage = Storage
aqu-storage-says =
    { $robots ->
        [one] { $robots } robot in play, cap { $cap }
       *[other] { $robots } robots in play, cap { $cap }
    }
aqu-lab = Lab
aqu-next-letter = next letter +{ $points }
aqu-cards = Research cards
aqu-free-slot = free slot
aqu-time-of = { $count } of { $room } time
aqu-crystals-of = { $count } of { $room } crystals
aqu-catch-limit = catch up to { $count }
aqu-kp-of = { $kp } KP
aqu-first = first
aqu-passed-as = passed, place { $place }
aqu-robots-count =
    { $robots ->
        [one] { $robots } robot in play, { $counts } counted
       *[other] { $robots } robots in play, { $counts } counted
    }
aqu-submarines-of =
    { $count ->
        [one] { $count } submarine on the station
       *[other] { $count } submarines on the station
    }
aqu-letters-of = letters of the lab: { $letters }
aqu-has-paid = has paid for a program in this round

aqu-forecast = If the round ended now
aqu-cast-control = control
aqu-cast-robots = robots
aqu-cast-crystals = crystals
aqu-cast-octopods = octopuses
aqu-cast-sum = sum
aqu-cast-red-lines = red lines
aqu-cast-stands = stands at
aqu-cast-letters = letters
aqu-cast-time = time
aqu-cast-submarines = submarines
aqu-cast-lab = lab
aqu-cast-total = total

aqu-text-round = Round { $round } of 4; submarines and cards bring { $bulb } KP.
aqu-text-order = Order of play: { $order }.
aqu-text-actions = What you can do now
aqu-text-sectors = Sectors
aqu-text-players = Players
aqu-text-next-berth = next for { $price } time
aqu-text-room = { $room }: { $program }; next round: { $next }.
aqu-text-room-open = You can go there.
aqu-text-engineers = Engineers: { $names }.
aqu-text-forecast = { $name }: control { $control }, robots { $robots }, crystals { $crystals }, octopuses { $octopods }; stands at { $kp } KP.
aqu-text-forecast-final = At the end: letters { $letters }, time { $time }, submarines { $submarines }, lab { $lab }; { $kp } KP in all.
aqu-text-feed = { $sector }: time { $time }, crystals { $crystals }, octopuses { $octopods }.
aqu-text-feed-submarine = A neutral submarine.

aqu-category-catches = Catches and cards
aqu-category-submarines = Submarines and research
aqu-category-control = Control
aqu-category-robots = Robots
aqu-category-crystals = Crystals
aqu-category-octopods = Octopuses left
aqu-category-red-lines = Red lines
aqu-category-final = Final scoring
aqu-tie-1 = more control spaces
aqu-tie-2 = more crystals

aqu-reason-opportunity = what the next robot could do
aqu-reason-points = knowledge points
aqu-reason-victory = winning the game
aqu-reason-control = most control spaces
aqu-reason-sectors = sectors held
aqu-reason-robots = robots in play
aqu-reason-crystals = crystals
aqu-reason-lines = red lines ahead
aqu-reason-time = time at hand
aqu-reason-programmed = programmed robots
aqu-reason-engineer = engineer moves left
aqu-reason-submarines = submarines
aqu-reason-cards = research cards
aqu-reason-letters = letters of the lab
aqu-reason-lab = room in the lab
aqu-reason-pass-order = order of the next round

aqu-refusal-board-1 = A robot stands on that symbol already: { $program }.
aqu-refusal-board-2 = A third robot was programmed: one of the two others goes home first.
aqu-refusal-board-6 = Your storage has no robot left.
aqu-refusal-card-8 = The engineer cannot step sideways to the { $room }: that needs the card, once in a game.
aqu-refusal-card-9 = You have no such scoring card: { $card }.
aqu-refusal-card-9-time = The card needs { $needs } time; you have { $have }.
aqu-refusal-answer = Something else is asked first.
aqu-refusal-deploy-1 = You have no robot programmed for this: { $program }.
aqu-refusal-deploy-3 = The way needs { $needs } time; you have { $have }.
aqu-refusal-deploy-5 = First decide about the action of your robot.
aqu-refusal-deploy-7 = There is nothing to gain here: { $program }.
aqu-refusal-expand-2 = First decide about the letters of the expansion.
aqu-refusal-expand-2-sector = The letter { $sector } is not open: the expansion does not show it, or it is decided.
aqu-refusal-expand-3 = No lab expansion lies here.
aqu-refusal-expand-3-complete = Your lab is complete: it has { $expansions } expansions.
aqu-refusal-hq-2 = No arrow leads your engineer there: { $room }.
aqu-refusal-kp-3 = You stand before a red line: give up a robot or stop.
aqu-refusal-kp-3-program = You have no such robot to give up: { $program }.
aqu-refusal-pass-1 = You can pass only from a room of the last row.
aqu-refusal-prog-1 = Your engineer has made all three moves.
aqu-refusal-prog-4 = Programming costs { $needs } time; you have { $have }.
aqu-refusal-prog-5 = You have paid for a program in this round already.
aqu-refusal-research-1 = No research card lies here.
aqu-refusal-research-1-slots = Your { $slots } card slots are full.
aqu-refusal-ruling-16 = The symbol of the card is occupied: { $program }.
aqu-refusal-ruling-35 = There are robots in storage: none needs to go home now.
aqu-refusal-score-2 = This is the scoring: take your income, use scoring cards, then finish.
aqu-refusal-score-9 = Income comes once, before you finish; each scoring card once.
aqu-refusal-sub-1 = Your submarine lies in { $sector } already.
aqu-refusal-sub-2 = All submarine spaces here are taken.
aqu-refusal-sub-2-time = A submarine here needs { $needs } time; you would have { $have }.
aqu-refusal-sub-4 = All your submarines are on the station.
aqu-refusal-turn-2 = A turn is one thing: program a robot, act with one, or pass.
aqu-refusal-turn-3 = You have no such robot to send home: { $program }.
aqu-refusal-turn-4 = During a scoring no robot can be sent home.

aqu-tell-sector-joined = Sector { $sector } joins the station.
aqu-tell-start-player = { $name } begins.
aqu-tell-lab-dealt = { $name } starts in sector { $sector } with { $time } time.
aqu-tell-sector-stocked =
    Sector { $sector } starts with { $octopods ->
        [one] { $octopods } octopus
       *[other] { $octopods } octopuses
    } and { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }.
aqu-tell-neutral-submarine = A neutral submarine comes to sector { $sector }.
aqu-tell-neutral-robot = A neutral robot comes to the dock of sector { $sector }.
aqu-tell-card-revealed = Sector { $sector }: research card – { $card }.
aqu-tell-tile-revealed = Sector { $sector }: lab expansion – { $tile }.
aqu-tell-center-uncovered = The center tile shows { $value }.
aqu-tell-center-turned = The center tile is turned.
aqu-tell-programs-arranged = The programs are laid out.
aqu-tell-programs-ahead = The programs of the next round are known.
aqu-tell-round-began = Round { $round } begins.
aqu-tell-engineer-moved = { $name } moves the engineer: { $room }.
aqu-tell-engineer-sidestepped = { $name } steps sideways: { $room }.
aqu-tell-paid = { $name } pays { $time } time.
aqu-tell-robot-programmed = { $name } programs a robot: { $program }.
    .did = programs: { $program }
aqu-tell-symbol-occupied = The symbol is occupied: { $program }. Time instead.
aqu-tell-storage-empty = { $name } has no robot left for { $program }.
aqu-tell-robot-returned = { $name } sends a robot home: { $program }.
aqu-tell-robot-dropped = { $name } sends a robot home for the third one: { $program }.
aqu-tell-time-gained = { $name } gains { $gained } time.
aqu-tell-time-lost = { $lost } time does not fit and is lost.
aqu-tell-crystals-gained =
    { $gained ->
        [one] { $name } gains { $gained } crystal.
       *[other] { $name } gains { $gained } crystals.
    }
aqu-tell-crystals-lost =
    { $lost ->
        [one] { $lost } crystal does not fit and is lost.
       *[other] { $lost } crystals do not fit and are lost.
    }
aqu-tell-scientist-moved = { $name } goes from { $from } to { $to } for { $price } time{ $way }.
    .did = { $steps }
aqu-way-through = , through { $through }
aqu-way-jump = , with a jump from { $from } to { $to }
aqu-tell-robot-placed = { $name } takes control of { $sector }.
    .did = controls { $sector }
aqu-tell-robot-pushed = The robot of { $owner } goes to the dock of { $sector }.
aqu-tell-overflow = The dock of { $sector } overflows.
aqu-tell-robots-sent-home =
    { $count ->
        [one] { $count } robot of { $owner } goes home from { $sector }.
       *[other] { $count } robots of { $owner } go home from { $sector }.
    }
aqu-tell-action-skipped = { $name } leaves the action undone: { $program }.
aqu-tell-tile-taken = { $name } adds an expansion from { $sector }: { $tile }.
    .did = a lab expansion in { $sector }
aqu-tell-letter-left = { $name } places no robot in { $sector }.
aqu-tell-time-taken = { $name } takes { $taken } time in { $sector } ({ $left } left).
    .did = time: { $taken }
aqu-tell-crystals-taken =
    { $taken ->
        [one] { $name } takes { $taken } crystal in { $sector } ({ $left } left).
       *[other] { $name } takes { $taken } crystals in { $sector } ({ $left } left).
    }
    .did = crystals: { $taken }
aqu-tell-octopods-caught =
    { $caught ->
        [one] { $name } catches { $caught } octopus in { $sector } ({ $left } left).
       *[other] { $name } catches { $caught } octopuses in { $sector } ({ $left } left).
    }
    .did = octopuses: { $caught }
aqu-tell-submarine-placed = { $name } places a submarine in { $sector } for { $price } time.
    .did = a submarine in { $sector }
aqu-tell-card-taken = { $name } takes a card in { $sector }: { $card }.
    .did = a research card in { $sector }
aqu-tell-card-triggered = { $name } uses a card: { $card }.
aqu-tell-points-declined = { $name } declines { $points } KP.
aqu-tell-line-crossed = { $name } pays a crystal at line { $line }.
aqu-tell-line-opened = { $name } gives up a robot at line { $line }: { $program }.
    .did = gives up a robot at line { $line }
aqu-tell-stopped-at-line = { $name } stops before line { $line } and loses { $lost } KP.
    .did = stops before line { $line } (−{ $lost })
aqu-tell-points-gained = { $name } gains { $points } KP ({ $category }): { $kp }.
aqu-tell-passed = { $name } passes, place { $place }.
    .did = passes
aqu-tell-scoring-began = Round { $round } is scored.
aqu-tell-income =
    { $submarines ->
        [one] { $name }: income of { $submarines } submarine.
       *[other] { $name }: income of { $submarines } submarines.
    }
aqu-tell-card-used = { $name } uses a scoring card: { $card }.
aqu-tell-part-scored = { $name }: { $signed } KP ({ $category }).
aqu-tell-total-scored = { $name } scores { $points } KP in all: { $kp }.
aqu-tell-points-lost =
    { $loss ->
        [spared] The line behind saves { $saved } KP of { $name }: { $kp }.
        [partial] { $name } loses { $points } KP, the line behind saves { $saved }: { $kp }.
       *[whole] { $name } loses { $points } KP: { $kp }.
    }
aqu-tell-sector-fed =
    Sector { $sector } gets { $time } time{ $crystals ->
        [0] { "" }
        [one] , { $crystals } crystal
       *[other] , { $crystals } crystals
    }{ $octopods ->
        [0] { "" }
        [one] , { $octopods } octopus
       *[other] , { $octopods } octopuses
    }.
aqu-tell-final-scored = { $name } scores { $letters } for letters, { $time } for time, { $submarines } for submarines, { $lab } for the lab: { $kp }.
aqu-tell-game-ended = The game ends.

aqu-lesson-engineer = Everything begins in the headquarters, in the middle. Your engineer walks its rooms along the arrows, three rooms in a round, and each room programs one of your robots. Go to the room with the submarine. The board shows what it will do; a second click, or Enter, does it.
    .do = Engineer to the submarine room
aqu-lesson-submarine = A programmed robot acts in a sector. Send the submarine robot to D: the lock on the way costs 1 time, the berth 1 more, and the robot takes control of D. You gain as many points as the light bulb shows, 2 in this round, and from now on 1 time more after every round. Whoever builds the next submarine in D pays more.
    .do = Submarine robot to sector D
aqu-lesson-crystal-room = Now to the room with the crystal. At most two robots can be programmed at a time: your starting robot still waits on “time”. So program what you can reach and pay.
    .do = Engineer to the crystal room
aqu-lesson-crystals = In F, behind an open lock, lie two crystals. Take them: your lab has room for exactly two, and what does not fit stays. Crystals score in every round, and they are the keys of the red lines on the rim.
    .do = Crystal robot to sector F
aqu-lesson-research-room = The last row: go to the research room. With it your three moves of this round are done. The small signs in the rooms show which program lies there in the next round.
    .do = Engineer to the research room
aqu-lesson-research = Take the research card in F. It fills one of two card slots and brings 2 points at once; later it gives 2 time whenever your engineer enters an octopus room. Your robot in control moves to the loading dock.
    .do = Research robot to sector F
aqu-lesson-time = Now your starting robot: take time in F. The area is empty, and still you get two; the sockets on your board show how much fits.
    .do = Time robot to sector F
aqu-lesson-pay = Once a round 3 time program a robot without the engineer, on any free symbol. Octopuses in a sector that you control will cost points: pay for the octopus program.
    .do = Pay 3 time for the octopus program
aqu-lesson-octopuses = Catch octopuses in F. Your lab allows two in one catch: 3 points; three would be 6. The third one stays and counts against you. The dock now holds more than two robots and overflows: of yours there one stays, the others go home to storage.
    .do = Octopus robot to sector F
aqu-lesson-pass = You have done what you could: pass. Who passes first begins the next round. Then the round is scored; the table “If the round ended now” has said all along what it brings.
    .do = Pass
aqu-lesson-second-round = Control, robots in play, crystals, minus octopuses: the scoring carried you over the red line at 10, and a crystal paid for it. New cards and pieces lie in the sectors, the programs are laid out anew, and the light bulb shows 3. Go to the submarine room again.
    .do = Engineer to the submarine room
aqu-lesson-second-submarine = F has no submarine yet, so it costs only 1, and brings 3 points now. With three submarines three columns of your storage are open: up to six robots in play will count.
    .do = Submarine robot to sector F
aqu-lesson-second-room = On to the room with time. The lab room is not on your way today, but 3 time would program it as well, and you have 2.
    .do = Engineer to the time room
aqu-lesson-return = An emergency purse: in any of your turns a programmed robot can go home and brings 2 time; the arrow beside it does that. It costs no turn, only a robot in play. Send the time robot home.
    .do = Robot “time” home: +2 time
aqu-lesson-end = The turn is still yours, and so is all that follows. With 4 time you could pay for the lab now: an expansion gives room, and its letter places a robot in that sector. Whatever you click, the board shows everything before it happens.
    .do = Play on as you like

## How to play

aqu-guide = How to play
aqu-guide-goal = Goal
    .text = A station on the sea floor, six sectors around the headquarters, four rounds: whoever has the most knowledge points in the end wins. Nothing is secret, and within a round nothing is left to chance; whatever you click shows all it will do before you do it. AQU-GEN-1, AQU-INFO-3
aqu-guide-turn = One thing a turn
    .text = Program a robot, act with a programmed one, or pass. It goes round until all have passed. You can pass once your engineer has reached the last row; who passes first begins the next round. AQU-TURN-2, AQU-PASS-1
aqu-guide-engineer = Programming
    .text = Your engineer follows the arrows, one room of each row in a round, and each room programs a robot from your storage. Once a round 3 time do the same for any free program, without the engineer. Two robots at most stay programmed: a third one sends another home, which brings 2 time. AQU-PROG-1, AQU-PROG-4, AQU-BOARD-2
aqu-guide-robot = Acting
    .text = Choose a programmed robot and a sector. Your scientist goes there and pays for the locks on the way, always the cheapest way; the robot takes the control space; then comes the action of its color. Where the action is not possible, control alone may be worth the trip. AQU-DEPLOY-2, AQU-DEPLOY-4, AQU-DEPLOY-5
aqu-guide-dock = Control and loading dock
    .text = The robot that stood on the control space moves to the loading dock. Two robots fit there with two players, four with three, five with four. One more and the dock overflows: each color keeps one robot in it, the others go home. AQU-DOCK-1, AQU-DOCK-3
aqu-guide-actions = The seven actions
aqu-guide-action-lab = The top expansion of the sector joins your lab. It gives room, and for each of its letters you may place a robot on the control space of that sector. AQU-EXPAND-1, AQU-EXPAND-2
aqu-guide-action-time = Take the time that lies there; if it is less than 2, you still get 2. AQU-TIME-1, AQU-TIME-2
aqu-guide-action-crystal = Take the crystals that lie there. AQU-CRYSTAL-1
aqu-guide-action-octopod = Catch octopuses, as many at once as your lab allows: 1, 2, 3, 4 of them bring 1, 3, 6, 10 points. AQU-OCTO-1, AQU-OCTO-2
aqu-guide-action-submarine = Pay the cheapest free berth and gain the value of the light bulb, 2 in the first round and 5 in the last. One of yours in a sector; each brings 1 time after every round. AQU-SUB-1, AQU-SUB-2, AQU-SUB-3
aqu-guide-action-research = Take the top card into a free slot and gain the value of the light bulb. Most cards work from then on, some at once or in the scoring. AQU-RESEARCH-1
aqu-guide-action-program = Program one more robot, with the program that the sector shows there. AQU-WHITE-1
aqu-guide-lab = Room in the lab
    .text = The sockets of your board say how much time, how many crystals and cards fit, and how many octopuses one catch takes. What does not fit stays in the sector; from the supply it is lost. If time runs short, any programmed robot can go home in your turn and brings 2 time. AQU-LAB-1, AQU-LAB-4, AQU-TURN-3
aqu-guide-lines = Red lines
    .text = Points that cross a red line of the rim cost a crystal. Without one you give up a programmed robot, or stop before the line and lose the rest. So keep a crystal for the scoring. AQU-KP-2, AQU-KP-3
aqu-guide-scoring = After every round
    .text = Most control spaces bring 6 points, 3 each if shared. Robots in play bring 1 each, but only as far as your submarines have opened the columns of storage. Crystals bring 1, 3, 6, 10 and stay with you; octopuses take as much in every sector that you control. AQU-SCORE-4, AQU-SCORE-5, AQU-SCORE-6, AQU-SCORE-7
aqu-guide-final = At the end
    .text = Different letters of your lab bring 1, 3, 6, 10, 15, 21; each time left brings 1; all six submarines 5; five expansions 5. Red lines cost nothing any more. AQU-FINAL-2, AQU-FINAL-3, AQU-FINAL-4, AQU-FINAL-5
