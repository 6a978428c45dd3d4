# What every game shares. Keys begin with "table-".

table-brand = Nunatak
table-skip = Skip to the content
table-nav = Site
table-nav-tables = My tables
table-nav-waiting =
    { $count ->
        [one] table waits for you
       *[other] tables wait for you
    }
table-nav-settings = Settings

table-start-title = Expeditions as board games, true to the printed rules: with friends, with bots, tonight or over a week.
table-play-now = Play now
table-new = With friends
table-players-range = { $least }–{ $most } players
table-friends = A table with friends
table-friends-game = Game
table-friends-seats = Seats
table-friends-where = Where
table-friends-link = Send a link
table-friends-screen = One screen
table-friends-open = Open the table
table-more-tables =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }

table-new-title = New table: { $game }
table-new-players = How many play?
table-new-seats = Who sits where?
table-new-seats-help = Seats beyond the number of players stay empty.
table-new-name = Name of the table (optional)
table-new-more = More
table-new-seed = Seed (optional)
table-new-seed-help = The same seed repeats the same random events.
table-new-create = Create the table
table-seat-number = Seat { $number }
table-seat-me = Me
table-seat-hotseat = Somebody at this screen
table-seat-open = Open: whoever has the link
table-seat-bot = Bot: { $level }
table-bot-random = Random
table-bot-greedy = Greedy
table-bot-novice = Novice
table-bot-crew = Crew
table-bot-captain = Captain
table-bot-admiral = Admiral
table-new-bots = How the bots play
table-about-bot-random = Does anything that is allowed. Only for trying things out.
table-about-bot-novice = A beginner: plays without a plan, misjudges and overlooks things.
table-about-bot-greedy = Takes whatever looks best right now, without thinking ahead.
table-about-bot-crew = Thinks a little ahead. A good opponent for the first games.
table-about-bot-captain = Thinks well ahead and makes few mistakes.
table-about-bot-admiral = The strongest: thinks longest about each decision.

table-lobby-title = Tables
table-lobby-mine = My tables
table-lobby-open = Open tables
table-lobby-finished = Finished tables
table-lobby-none = None so far.
table-lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
table-lobby-remove = Remove
table-lobby-remove-confirm = Remove this table from your list?
table-lobby-remove-help = Removed tables stay where they are for the others.
table-lobby-decides = { $name } decides
table-lobby-won = { $name } won with { $points }
table-state-your-turn = Your turn
table-state-waiting = Others decide
table-state-open = Free seats
table-state-finished = Finished

table-join-name = Your name
table-join = Sit down
table-watch = Just watch
table-pass-title = Pass the device to { $name }
table-pass-lead = Nobody else should look now. The table shows when the right player is ready.
table-pass-ready = I am { $name }

table-error-title = That did not work
table-error-not-found = There is nothing at this address.
table-error-gone = This seat is taken or the table has been closed.
table-error-forbidden = You can’t do that.
table-error-bad-request = The link or the form is damaged.
table-error-unopened = This match cannot be opened here: what is stored of it is damaged, or this server does not know its game or its content.
table-error-too-many = That was a little fast. Wait a moment and try again.
table-error-unavailable = The server cannot do this just now. Nothing has changed; try again in a moment.
table-error-internal = The server made a mistake. Your game is safe.
table-error-request = Request ID: { $id }
table-error-again = Try again
table-error-home = Home

table-page-title = { $table } · { $game }
table-whole-board = Whole board
table-board = Board
table-menu = Menu
table-tools = Tools
table-undo = Undo
table-hint-ask = Hint
table-hint-follow = Do it
table-hint = A strong bot would choose: { $action }. Chance to win: { $chance }.
table-hint-other = Or: { $action } ({ $chance }).
table-hint-reason = { $reason }: { $points } points

table-lesson = Guided first game
table-lesson-step = Step { $number } of { $of }
table-lesson-over = The lesson is over
table-lesson-wait = The others are moving …
table-lesson-show = Show me where
table-lesson-leave = Leave the lesson
table-refusal-lesson-1 = The lesson has another move for you here: it is marked on the page. To play as you like, leave the lesson.
table-scores = Scores
table-scores-final = Result
table-scores-now = As it stands
table-scores-rank = Place
table-scores-player = Player
table-scores-total = Total
table-rules = Rules
table-rules-search = Search the rules
table-log = Log
table-log-open = Open
table-log-begin = Set-up
table-log-earlier = Earlier
table-help = Keys
table-help-lead = Everything on the table can be reached with the keyboard.
table-close = Close
table-next-table = Next table
table-your-turn = It is your turn.
table-offline = No connection. Nothing was sent; trying again.
table-stale = Something happened meanwhile. Here is the table as it is now.
table-too-fast = That was a little fast. Wait a moment.
table-in-line =
    { $before ->
        [0] Waiting to think: next in line.
        [one] Waiting to think: one more in line before this.
       *[other] Waiting to think: { $before } more in line before this.
    }
table-bot-stuck = The bot cannot go on from here. Load the page again to let it try once more.
table-too-long = The match did not come to an end and was stopped after { $steps } steps.
table-since = Since your last turn
table-caption-points = score { $points }
table-since-watch = Watch
table-chat = Chat ({ $count })
table-guest = Guest
table-chat-open = Chat
table-chat-text = Message
table-chat-send = Send
table-people = Seats and links
table-person-you = you
table-person-here = here
table-person-away = away
table-person-free = free
table-share-watch = Link for spectators
table-share-renew = New link to my seat; the old one stops working
table-share-seat = Your secret link to come back
table-host-bot = Replace with a bot ({ $level })
table-host-person = Return the seat to its player
table-close-table = Close the table
table-text-view = The table as text
table-result-eyebrow = The expedition is home
table-result-wins = { $name } wins
table-result-margin =
    { $points ->
        [one] One point ahead in the end.
       *[other] { $points } points ahead in the end.
    }
table-result-tie = Level on points; decided by { $by }.
table-result-changes =
    { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
table-result-picture = Share the picture
table-highlight-best = Best step
table-result-lead = Who led, moment by moment
table-result-lead-rounds = Who led, round by round
table-result-turn = From here on { $name } stayed ahead.
table-result-turn-round = Round { $round }: from then on { $name } stayed ahead.
table-result-watch = Watch it
table-winners = Shared victory: { $names }
table-rematch = Play again
table-harder = Once more, but harder
table-export = Save as a file
table-export-log = Save the log as text
table-replay-branch = Play on from here
table-replay = Replay
table-replay-play = Play by itself
table-replay-speed = Speed
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-on = One step on
table-replay-last = To the end
table-replay-step = Moment
table-replay-of = { $step } of { $last }
table-replay-leave = Back to the table
table-replay-eyes = Look from a seat
table-replay-eyes-of = As { $name } saw it

table-confirm-action = { $action }?
table-confirm-loss = { $action }? { $loss }
table-confirm-yes = Do it
table-confirm-no = Not yet
table-confirm-no-more = Do it, and don’t ask again

table-key-tab = to the next thing
table-key-arrows = to the nearest target in this direction
table-key-enter = choose what has the focus; commit
table-key-escape = clear what was begun
table-key-numbers = choose by number
table-key-undo = undo
table-key-hint = hint
table-key-scores = scores
table-key-rules = rules
table-key-log = log
table-key-next = next table
table-key-skip = skip a caption
table-key-play = play or pause a replay
table-key-speed = faster or slower replay
table-key-help = this help

table-setting-language = Language
table-setting-theme = Light and dark
table-setting-theme-system = As the device
table-setting-theme-light = Light
table-setting-theme-dark = Dark
table-setting-palette = Seat colors
table-setting-palette-classic = Classic
table-setting-palette-universal = Universal
table-setting-palette-viridis = Blue to yellow
table-setting-palette-contrast = High contrast
table-setting-motion = Animation
table-setting-motion-normal = Normal
table-setting-motion-slow = Slow
table-setting-motion-fast = Fast
table-setting-motion-off = Off
table-setting-pace = Captions of what others do
table-setting-pace-normal = At reading pace
table-setting-pace-slow = Longer
table-setting-pace-fast = Shorter
table-setting-pace-off = Off
table-setting-confirm = Ask before a move
table-setting-confirm-losses = When something is lost
table-setting-confirm-always = Always
table-setting-confirm-never = Never
table-setting-sound = Sounds
table-setting-sound-off = Off
table-setting-sound-on = On
table-setting-save = Save
table-setting-sign-out = Sign out everywhere else
table-setting-sign-out-help = Every other device or program with your cookie or token loses access.
table-notify-help = This browser can notify you when it is your turn and the page is in the background.
table-notify-on = Notify me
table-notify-off = Do not notify me
table-notify-refused = The browser does not allow it. Its own settings can change that.
table-setting-saved = Saved on this device.

table-privacy-title = What is kept
table-privacy-lead = There are no accounts and no trackers here, and nothing is passed on to anybody. So that you find your tables again, the server keeps this:
table-privacy-cookie = A cookie with a random number on your device, and its fingerprint on the server. It says that you have been here before, not who you are.
table-privacy-name = The name that you have given, if any, also at the seats you took, and when you first came and were last here.
table-privacy-tables = The tables you set up or sat at, with every move and its time. A finished game can be looked at by whoever knows its address.
table-privacy-chat = What you wrote at tables.
table-privacy-address = Your network address is not stored. It is used for a moment to keep one visitor from crowding out the others.
table-privacy-device = Settings such as language and colors stay in a cookie on your device.
table-privacy-yours = What is yours
table-privacy-download-help = Everything that the server keeps about you, as one file.
table-privacy-download = Download my data
table-privacy-forget-help = Your cookie, names, messages and links to seats are deleted at once, on all your devices. The moves of games stay without your name; where a game is running, a bot plays on for you. This cannot be taken back.
table-privacy-forget-sure = Yes, forget me
table-privacy-forget = Delete what is mine
table-privacy-forgotten = You are forgotten. Nothing here belongs to you any more.
table-privacy-nothing = Nothing is kept about you on the server yet.

table-wait = Waiting
table-wait-help = The others decide. We’ll let you know.

table-refusal-turn-1 = It is not your decision now.
table-refusal-turn-2 = The game is over.
table-refusal-turn-3 = Something is learned in between: decide the rest then.
table-refusal-undo-1 = There is no step of yours to take back.
table-refusal-undo-2 = A random event is never taken back.
table-refusal-undo-3 = Something was revealed; that stays.
table-refusal-undo-4 = Another player has already answered.
table-refusal-undo-5 = You have taken back { $most } steps of this decision; now they stand.
table-refusal-other = The rules do not allow this now.

table-analysis = Analysis
table-analysis-title = Analysis: { $table }
table-analysis-lead = The strongest bot goes through the game, decision by decision: how likely each player was to win, and what it would have done itself.
table-analysis-honest = At each decision it used only what that player knew at that moment. Its chances are estimates, not the truth.
table-analysis-start = Analyze this game
table-analysis-none = Nobody has asked for an analysis of this game yet. Its players can.
table-analysis-progress = { $done } of { $total } decisions
table-analysis-stop = Stop
table-analysis-graph = Chances to win
table-analysis-graph-label = Graph: the chance to win of every player over the game. The table below has the same numbers.
table-analysis-turning = Turning points
table-analysis-flat = No decision changed the chances by ten percentage points or more.
table-analysis-point = { $name }: { $action }. Chance to win before: { $before }, at the next decision: { $after }.
table-analysis-instead = The bot would have chosen: { $action } ({ $chance }).
table-analysis-all = All decisions
table-analysis-step = Step
table-analysis-show = Show the board at step { $step }
table-analysis-played = Played
table-analysis-chance = Chance
table-analysis-better = The bot’s choice
table-analysis-same = the same
table-analysis-back = Back to the table

# A match that opens only in part, or not at all
table-halted = This match has halted
table-halted-at = Of { $stored } stored steps { $fits } can be shown.
table-halted-rule = The next one is no longer allowed by the rules:
table-halted-chance = The next one tells of a draw that is not possible there.
table-halted-damaged = The next one is damaged.
table-halted-unreadable = What is stored of it is damaged.
table-halted-content = This server does not know the content or the options it is played with. Whoever runs the server can add the content.
table-halted-newer = A newer version of the program has written it.
table-halted-game = This server does not know the game.
table-halted-host = You may let it go on from here: the later steps are kept apart, and the page will say so.
table-halted-go-on = Play on from here
table-cut = This match had halted and was played on from step { $step }. Later steps, kept apart: { $count }.
table-kept = This match cannot be opened
table-kept-steps = Steps ({ $count })
table-kept-chance = Random event
table-kept-damaged = (damaged)

table-error-player-is-here = This player is here and keeps the seat.
table-error-player-may-return = This player has not been away for long enough. The seat stays free for them a little longer.

table-waiting-title = The table is open
table-waiting-lead = { $taken } of { $seats } seats are taken. Whoever opens the link gets a free one: no account, no download.
table-waiting-start = The game starts by itself as soon as every seat is taken.
table-waiting-send = Send this to your friends
table-waiting-copy = Copy the link
table-waiting-copied = Copied
table-waiting-share = Share
table-waiting-qr = The link as a QR code
table-waiting-watch = Only watching?
table-waiting-seats = Seats
table-waiting-count = { $here } here · { $free } free · { $watching } watching
table-waiting-free = Seat { $number } is free
table-waiting-free-help = Waits for somebody
table-waiting-free-bot = Waits for somebody, or let a bot play
table-waiting-free-again = Free the seat
table-waiting-host = host
table-waiting-you = You
table-waiting-leave = Leave the seat
table-waiting-name = Your name, so that your friends know who invites them
table-waiting-say = Say something to the table
table-waiting-join = Take a seat
table-waiting-bots =
    { $count ->
        [one] Start with a bot
       *[other] Start with bots
    }
table-waiting-bots-help =
    { $count ->
        [one] Nobody else coming? A bot ({ $level }) takes the free seat.
       *[other] Nobody else coming? Bots ({ $level }) take the free seats.
    }
table-join-invited = { $name } invites you to play { $game }
table-join-open = You are invited to play { $game }
table-join-others = at the table: { $names }
table-join-rules = Read the rules first
table-rules-of = Rules of { $game }

table-new-hints-alone = Only for whoever plays alone against bots
table-new-hints-on = For everybody
table-new-hints-off = For nobody
table-new-hints-help = A hint is what a strong bot would do. Everybody at the table sees this setting.
table-new-seed-refused = Where other people play the seed is drawn: whoever knows it knows every random event.

table-terms = How this table is run
table-terms-hints = Hints
table-terms-hints-on = For everybody
table-terms-hints-off = None
table-terms-absence = When somebody is away
table-terms-absence-for = A bot may take over after { $time }
table-terms-dice = Dice
table-terms-dice-none = Without a promise
table-terms-dice-chosen = Whoever set this table up knows the seed.
table-terms-dice-promised = Promised before the game
table-terms-dice-help = The hash of the seed and a salt. Both are told when the game is over, so anybody can throw all dice again.
table-terms-dice-opened = Seed and salt:
table-dice-proof = Fair dice: save the file and prove it with
table-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
table-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
table-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

table-person-stand-in = away; a bot ({ $level }) keeps the seat
table-host-bot-confirm = Let a bot play for { $name }? Whoever comes back may take the seat again.
table-host-later = A bot may take over in { $time }.
table-closed = This table has been closed.
table-seat-kept = A bot keeps the seat of { $name } while you are away.
table-come-back = Take my seat again
table-closing-asked = The others want to close this table. Do you agree?
table-closing-agree = Close it
table-closing-keep = Play on
table-closing-waits = The table is about to be closed. Still to agree: { $names }.
table-close-confirm = Close this table? Nobody can play here any more.
table-close-confirm-running = Close this table? The others are asked, and nobody can play here any more.
table-leave = Let a bot play for me
table-leave-confirm = Let a bot play for you? You may take your seat again at any time.
table-by-link = On this device you now have the seat of { $name }.
table-by-link-leave = This is not my seat
table-leave-link = This is not my seat: { $name }

# Those who play together
table-counsel-suggest = Suggest
table-counsel-suggests = What you click is a suggestion to { $name }.
table-counsel-clicks-for = { $name } is away: what you click counts for { $name }.
table-counsel-suggestion = { $name } suggests: { $action }
table-counsel-take = Do it
table-counsel-take-label = Do it: { $action }
table-counsel-fine = Anything is fine with { $names }.
table-counsel-silent = Not heard from yet: { $names }
table-counsel-ask-first = Not heard from yet: { $names }. Decide all the same?
table-counsel-say-fine = Fine with me
table-log-clicked-by = (clicked by { $name })
table-log-forced = (the only choice)
table-terms-helping = Clicking for others
table-terms-helping-on = Anyone may click for a player who is away
table-terms-helping-off = Nobody clicks for somebody else
table-new-helping-help = The log names both: whose decision it was, and who clicked.
table-terms-speak-first = Speaking first
table-terms-speak-first-on = A decision waits for a word from everybody who is here
table-terms-speak-first-off = Whoever is asked decides at once
table-new-speak-first-help = It never blocks: whoever decides is asked once more while somebody has neither suggested anything nor agreed.
table-team = The team
table-team-won = Won together
table-team-lost = Lost together
table-hint-team = A strong bot would choose: { $action }. Our chance to win: { $chance }.
table-analysis-lead-team = The strongest bot goes through the game, decision by decision: how likely the team was to win, and what it would have done itself.
table-analysis-graph-team = Our chance to win
table-analysis-graph-label-team = Graph: the team’s chance to win over the game. The table below has the same numbers.
table-analysis-point-team = { $name }: { $action }. Our chance to win before: { $before }, at the next decision: { $after }.
table-new-limits = Show what goes together
table-begun = Click again to do it.
