# AquaSphere. Keys begin with "aqu-".

aqu-title = AquaSphere
aqu-blurb = Programma i robot, cura la stazione, occhio ai polpi.
aqu-facts = 90 min · piani scoperti

aqu-program-lab = laboratorio
aqu-program-time = tempo
aqu-program-crystal = cristallo
aqu-program-octopod = polpo
aqu-program-submarine = sottomarino
aqu-program-research = ricerca
aqu-program-program = programma

aqu-room-b1 = prima fila, a sinistra
aqu-room-b2 = prima fila, a destra
aqu-room-m1 = fila centrale, a sinistra
aqu-room-m2 = fila centrale, al centro
aqu-room-m3 = fila centrale, a destra
aqu-room-t1 = ultima fila, a sinistra
aqu-room-t2 = ultima fila, a destra

aqu-board = Stazione
aqu-headquarters = Quartier generale
aqu-sector = Settore
aqu-control = controllo
aqu-dock = molo di carico
aqu-octopuses = polpi
aqu-crystals = cristalli
aqu-time = tempo
aqu-submarines = sottomarini
aqu-lab-tile = espansione del laboratorio
aqu-card = carta ricerca
aqu-white-area = l’area bianca programma
aqu-scientists = scienziati
aqu-locks = paratie
aqu-price = costo del tuo percorso
aqu-kp = punti conoscenza
aqu-red-line = linea rossa
aqu-neutral = neutrale
aqu-none = nessuno
aqu-next-round = Prossimo round
aqu-lamps = Illumina le aree di un programma
aqu-stock = Carte ed espansioni
aqu-legend = Segni

aqu-sign-enter = quando il tuo ingegnere entra in quella stanza
aqu-sign-caught = quando catturi polpi
aqu-sign-scoring = a ogni conteggio di fine round
aqu-sign-once = subito, appena presa
aqu-sign-always = da ora in poi
aqu-sign-overflow = un molo di carico trabocca
aqu-sign-return = rimanda a casa un robot programmato (+2 tempo)

aqu-gain-time = +{ $count } tempo
aqu-gain-crystals =
    { $count ->
        [one] +{ $count } cristallo
       *[other] +{ $count } cristalli
    }
aqu-gain-points = +{ $count } PC
aqu-card-engineer = L’ingegnere entra in «{ $program }»: { $gain }
aqu-card-octopus = A ogni cattura: { $gain }
aqu-card-opposite = Salto al settore opposto per 1 tempo
aqu-card-overload = PC per i robot altrui che un molo traboccante rimanda a casa
aqu-card-lock = Le paratie da 2 sono gratis
aqu-card-submarine = Sottomarini a metà costo
aqu-card-sidestep = Una volta: l’ingegnere fa un passo di lato
aqu-card-scoring = A ogni conteggio: 1 tempo programma { $program }
aqu-card-immediate = Subito: 2 tempo e un robot, { $program }
aqu-adds-time = posto per { $count } tempo
aqu-adds-crystals =
    { $count ->
        [one] posto per { $count } cristallo
       *[other] posto per { $count } cristalli
    }
aqu-adds-octopods = limite di cattura +{ $count }
aqu-adds-cards =
    { $count ->
        [one] posto per { $count } carta ricerca
       *[other] posto per { $count } carte ricerca
    }

aqu-phase-setup = Preparazione
aqu-phase-over = Fine
aqu-phase-moves = Round { $round } · mosse dell’ingegnere: { $moves }
aqu-highlight-scoring = Il conteggio più ricco
aqu-highlight-scoring-text = { $name }, round { $round }.
aqu-chapter-round = Round { $round }
aqu-chapter-scoring = Conteggio del round { $round }

aqu-prompt-over = La missione è finita.
aqu-prompt-turn = Tocca a te: programma, agisci o passa.
aqu-wait-turn = { $name } ci pensa.
aqu-wait-scoring = { $name } decide nel conteggio.
aqu-wait-chance = Si scoprono le carte.
aqu-wait-help = Puoi guardarti intorno: punta qualsiasi cosa o apri la vista testuale.

aqu-ask-drop = Un terzo robot: quale torna a casa (+2 tempo)?
aqu-ask-engineer-cards = Carte ingegnere
aqu-ask-card-points = Prendere { $points } PC della carta? Ogni linea rossa costa un cristallo.
aqu-ask-catch-points = Prendere altri { $points } PC della carta? Ogni linea rossa costa un cristallo.
aqu-ask-red-line = Una linea rossa e nessun cristallo: in gioco { $points } PC.
aqu-ask-before-action = Eseguire l’azione: { $program }?
aqu-ask-lab-letters = Robot per le lettere dell’espansione?
aqu-ask-immediate = La carta ha effetto
aqu-ask-time-step = Rendita e carte conteggio: in quale ordine?

aqu-act-engineer = Ingegnere nella stanza «{ $room }»
aqu-act-sidestep = Ingegnere di lato nella stanza «{ $room }»
aqu-act-pay = Paga 3 tempo e programma un robot: { $program }
aqu-act-deploy = Robot «{ $program }» nel settore { $sector }
aqu-act-pass = Passa
aqu-act-return = Rimanda a casa il robot «{ $program }» (+2 tempo)
aqu-act-perform = Esegui l’azione
aqu-act-skip = Piazza solo il robot
aqu-act-place = Robot in { $sector }
aqu-act-leave = Nessuno in { $sector }
aqu-act-drop = Il robot «{ $program }» torna a casa
aqu-act-take = Prendi i punti
aqu-act-decline = Rinuncia ai punti
aqu-act-line = Cedi il robot «{ $program }»
aqu-act-stop = Fermati prima della linea
aqu-act-income = Prendi la rendita
aqu-act-use = Usa: { $card }
aqu-act-done = Fatto
aqu-use = Carta: 1 tempo per «{ $program }»
aqu-home-first = Prima rimanda a casa «{ $program }»
aqu-robot-of = Robot programmato: { $program }

aqu-menu-engineer = Ingegnere
aqu-menu-engineer-done = Tutte le mosse di questo round sono fatte.
aqu-menu-robot = Robot
aqu-menu-no-robot = Nessun robot è programmato.
aqu-menu-pay = Per 3 tempo
aqu-pass = Passa
aqu-do-it = Esegui
aqu-clear = Azzera
aqu-answer-first = Prima rispondi
aqu-kp-then = a { $kp } PC
aqu-kp-either = a { $kp } PC, altrimenti { $otherwise }
aqu-only-control = Il robot prende solo il controllo.

aqu-does-not-fit = { $count } senza posto
aqu-of-room = { $count } di { $room }
aqu-line-pays = la linea { $line } costa un cristallo
aqu-line-robot = la linea { $line } costa un robot
aqu-line-stops = stop prima di { $line }, −{ $lost }
aqu-line-asks = linea { $line }: scegli tu
aqu-line-in = alla linea rossa: { $spaces }
aqu-majority-none = altri ne hanno di più
aqu-majority-sole = ne hai più di tutti
aqu-majority-shared = in testa a pari merito

aqu-will-go = Da { $from } a { $to } per { $price } tempo{ $way }.
aqu-will-sidestep = Un passo di lato, una volta per partita.
aqu-will-pay = Costa { $time } tempo.
aqu-will-program = Un robot è programmato: { $program }.
aqu-will-occupied = Su quel simbolo c’è già un robot: invece, tempo.
aqu-will-no-robot = Il magazzino è vuoto: nessun robot.
aqu-will-return = Il robot «{ $program }» torna a casa.
aqu-will-gain-time = Guadagni { $count } tempo.
aqu-will-lose-time = { $count } tempo senza posto: perso.
aqu-will-gain-crystals =
    { $count ->
        [one] Guadagni { $count } cristallo.
       *[other] Guadagni { $count } cristalli.
    }
aqu-will-lose-crystals =
    { $count ->
        [one] { $count } cristallo senza posto: perso.
       *[other] { $count } cristalli senza posto: persi.
    }
aqu-will-control = Prendi il controllo di { $sector }.
aqu-will-push = Il robot di { $owner } va al molo di { $sector }.
aqu-will-push-own = Il tuo robot va al molo di { $sector }.
aqu-will-overflow = Il molo di { $sector } trabocca.
aqu-will-send-home =
    { $count ->
        [one] A casa: { $count } robot di { $owner }.
       *[other] A casa: { $count } robot di { $owner }.
    }
aqu-will-send-home-own =
    { $count ->
        [one] A casa: { $count } tuo robot.
       *[other] A casa: { $count } tuoi robot.
    }
aqu-will-skip = Nessuna azione.
aqu-will-tile = Nel laboratorio: { $tile }.
aqu-will-left = { " " }(sul posto: { $left })
aqu-will-take-time = Prendi { $count } tempo{ $rest }.
aqu-will-take-crystals =
    { $count ->
        [one] Prendi { $count } cristallo{ $rest }.
       *[other] Prendi { $count } cristalli{ $rest }.
    }
aqu-will-catch =
    { $count ->
        [one] Catturi { $count } polpo{ $rest }.
       *[other] Catturi { $count } polpi{ $rest }.
    }
aqu-will-submarine = Un sottomarino per { $price } tempo.
aqu-will-card = Prendi una carta: { $card }.
aqu-will-trigger = Carta: { $card }.
aqu-will-decline = Rinunci a { $points } PC.
aqu-will-cross = Un cristallo per la linea { $line }.
aqu-will-open = Cedi il robot «{ $program }» alla linea { $line }.
aqu-will-stop = Stop prima della linea { $line }: persi { $lost } PC.
aqu-will-points = +{ $points } PC, in tutto { $kp }.
aqu-will-pass = Posto { $place } nel prossimo round.
aqu-will-pass-last = Nessun altro turno: è l’ultimo round.
aqu-will-score = Poi viene il conteggio del round.
aqu-will-income = Rendita dei sottomarini: { $count }.

aqu-own-board = La tua plancia
aqu-whole-board = Tutta la plancia
aqu-programs = Programmi
aqu-programmed = programmati: { $count } di { $of }
aqu-storage = Magazzino
aqu-storage-says = in gioco: { $robots }, limite { $cap }
aqu-lab = Laboratorio
aqu-next-letter = lettera +{ $points }
aqu-cards = Carte ricerca
aqu-free-slot = posto libero
aqu-time-of = tempo { $count } di { $room }
aqu-crystals-of = cristalli { $count } di { $room }
aqu-catch-limit = cattura fino a { $count }
aqu-kp-of = { $kp } PC
aqu-first = comincia
aqu-passed-as = ha passato, posto { $place }
aqu-robots-count = robot in gioco: { $robots }, ne contano { $counts }
aqu-submarines-of = sottomarini sulla stazione: { $count }
aqu-letters-of = lettere del laboratorio: { $letters }
aqu-has-paid = ha già pagato un programma in questo round

aqu-forecast = Se il round finisse ora
aqu-cast-control = controllo
aqu-cast-robots = robot
aqu-cast-crystals = cristalli
aqu-cast-octopods = polpi
aqu-cast-sum = somma
aqu-cast-red-lines = linee rosse
aqu-cast-stands = arriva a
aqu-cast-letters = lettere
aqu-cast-time = tempo
aqu-cast-submarines = sottomarini
aqu-cast-lab = laboratorio
aqu-cast-total = totale

aqu-text-round = Round { $round } di 4; sottomarini e carte danno { $bulb } PC.
aqu-text-order = Ordine di gioco: { $order }.
aqu-text-actions = Che cosa puoi fare ora
aqu-text-sectors = Settori
aqu-text-players = Giocatori
aqu-text-next-berth = il prossimo per { $price } tempo
aqu-text-room = { $room }: { $program }; nel prossimo round: { $next }.
aqu-text-room-open = Puoi andarci.
aqu-text-engineers = Ingegneri: { $names }.
aqu-text-forecast = { $name }: controllo { $control }, robot { $robots }, cristalli { $crystals }, polpi { $octopods }; arriva a { $kp } PC.
aqu-text-forecast-final = Alla fine: lettere { $letters }, tempo { $time }, sottomarini { $submarines }, laboratorio { $lab }; in tutto { $kp } PC.
aqu-text-feed = { $sector }: tempo { $time }, cristalli { $crystals }, polpi { $octopods }.
aqu-text-feed-submarine = Un sottomarino neutrale.

aqu-category-catches = Catture e carte
aqu-category-submarines = Sottomarini e ricerca
aqu-category-control = Controllo
aqu-category-robots = Robot
aqu-category-crystals = Cristalli
aqu-category-octopods = Polpi rimasti
aqu-category-red-lines = Linee rosse
aqu-category-final = Conteggio finale
aqu-tie-1 = più spazi di controllo
aqu-tie-2 = più cristalli

aqu-reason-opportunity = che cosa potrà fare il prossimo robot
aqu-reason-points = punti conoscenza
aqu-reason-victory = vincere la partita
aqu-reason-control = più spazi di controllo
aqu-reason-sectors = settori controllati
aqu-reason-robots = robot in gioco
aqu-reason-crystals = cristalli
aqu-reason-lines = linee rosse davanti
aqu-reason-time = tempo a disposizione
aqu-reason-programmed = robot programmati
aqu-reason-engineer = mosse dell’ingegnere rimaste
aqu-reason-submarines = sottomarini
aqu-reason-cards = carte ricerca
aqu-reason-letters = lettere del laboratorio
aqu-reason-lab = spazio nel laboratorio
aqu-reason-pass-order = ordine del prossimo round

aqu-refusal-board-1 = Su quel simbolo c’è già un robot: { $program }.
aqu-refusal-board-2 = È stato programmato un terzo robot: prima uno degli altri due torna a casa.
aqu-refusal-board-6 = Nel tuo magazzino non ci sono più robot.
aqu-refusal-card-8 = L’ingegnere non può fare un passo di lato lì ({ $room }): serve la carta, una volta per partita.
aqu-refusal-card-9 = Non hai questa carta conteggio: { $card }.
aqu-refusal-card-9-time = La carta costa { $needs } tempo; ne hai { $have }.
aqu-refusal-answer = Prima va data un’altra risposta.
aqu-refusal-deploy-1 = Non hai un robot programmato per questo: { $program }.
aqu-refusal-deploy-3 = Il percorso costa { $needs } tempo; ne hai { $have }.
aqu-refusal-deploy-5 = Prima decidi dell’azione del robot.
aqu-refusal-deploy-7 = Qui non c’è nulla da ottenere: { $program }.
aqu-refusal-expand-2 = Prima decidi delle lettere dell’espansione.
aqu-refusal-expand-2-sector = La lettera { $sector } non si può scegliere: l’espansione non la mostra, o è già decisa.
aqu-refusal-expand-3 = Qui non c’è alcuna espansione del laboratorio.
aqu-refusal-expand-3-complete = Il tuo laboratorio è completo: ha { $expansions } espansioni.
aqu-refusal-hq-2 = Nessuna freccia porta lì il tuo ingegnere: { $room }.
aqu-refusal-kp-3 = Sei davanti a una linea rossa: cedi un robot o fermati.
aqu-refusal-kp-3-program = Non hai questo robot da cedere: { $program }.
aqu-refusal-pass-1 = Si passa solo da una stanza dell’ultima fila.
aqu-refusal-prog-1 = Il tuo ingegnere ha fatto tutte e tre le mosse.
aqu-refusal-prog-4 = Programmare costa { $needs } tempo; ne hai { $have }.
aqu-refusal-prog-5 = Hai già pagato un programma in questo round.
aqu-refusal-research-1 = Qui non c’è alcuna carta ricerca.
aqu-refusal-research-1-slots = I tuoi { $slots } posti per le carte sono pieni.
aqu-refusal-ruling-16 = Il simbolo della carta è occupato: { $program }.
aqu-refusal-ruling-35 = In magazzino ci sono robot: nessuno deve tornare a casa ora.
aqu-refusal-score-2 = È il momento del conteggio: prendi la rendita, usa le carte conteggio, poi concludi.
aqu-refusal-score-9 = La rendita si prende una volta, prima di concludere; ogni carta conteggio si usa una volta.
aqu-refusal-sub-1 = Il tuo sottomarino è già in { $sector }.
aqu-refusal-sub-2 = Qui tutti gli spazi per sottomarini sono occupati.
aqu-refusal-sub-2-time = Un sottomarino qui costa { $needs } tempo; ne avresti { $have }.
aqu-refusal-sub-4 = Tutti i tuoi sottomarini sono sulla stazione.
aqu-refusal-turn-2 = In un turno si fa una cosa sola: programmare un robot, agire con un robot o passare.
aqu-refusal-turn-3 = Non hai questo robot da rimandare a casa: { $program }.
aqu-refusal-turn-4 = Durante il conteggio nessun robot torna a casa.

aqu-tell-sector-joined = Il settore { $sector } si unisce alla stazione.
aqu-tell-start-player = { $name } comincia.
aqu-tell-lab-dealt = { $name } parte dal settore { $sector } con { $time } tempo.
aqu-tell-sector-stocked = Il settore { $sector } parte con: polpi { $octopods }, cristalli { $crystals }.
aqu-tell-neutral-submarine = Un sottomarino neutrale arriva nel settore { $sector }.
aqu-tell-neutral-robot = Un robot neutrale arriva al molo del settore { $sector }.
aqu-tell-card-revealed = Settore { $sector }: carta ricerca – { $card }.
aqu-tell-tile-revealed = Settore { $sector }: espansione – { $tile }.
aqu-tell-center-uncovered = La tessera centrale mostra { $value }.
aqu-tell-center-turned = La tessera centrale si gira.
aqu-tell-programs-arranged = I programmi sono disposti.
aqu-tell-programs-ahead = Si conoscono i programmi del prossimo round.
aqu-tell-round-began = Comincia il round { $round }.
aqu-tell-engineer-moved = { $name } muove l’ingegnere: { $room }.
aqu-tell-engineer-sidestepped = { $name } fa un passo di lato: { $room }.
aqu-tell-paid = { $name } paga { $time } tempo.
aqu-tell-robot-programmed = { $name } programma un robot: { $program }.
    .did = programma: { $program }
aqu-tell-symbol-occupied = Il simbolo è occupato: { $program }. Invece, tempo.
aqu-tell-storage-empty = { $name } non ha più robot per { $program }.
aqu-tell-robot-returned = { $name } rimanda a casa un robot: { $program }.
aqu-tell-robot-dropped = { $name } rimanda a casa un robot per far posto al terzo: { $program }.
aqu-tell-time-gained = { $name } guadagna { $gained } tempo.
aqu-tell-time-lost = { $lost } tempo senza posto: perso.
aqu-tell-crystals-gained =
    { $gained ->
        [one] { $name } guadagna { $gained } cristallo.
       *[other] { $name } guadagna { $gained } cristalli.
    }
aqu-tell-crystals-lost =
    { $lost ->
        [one] { $lost } cristallo senza posto: perso.
       *[other] { $lost } cristalli senza posto: persi.
    }
aqu-tell-scientist-moved = { $name } va da { $from } a { $to } per { $price } tempo{ $way }.
    .did = { $steps }
aqu-way-through = , passando per { $through }
aqu-way-jump = , con un salto da { $from } a { $to }
aqu-tell-robot-placed = { $name } prende il controllo di { $sector }.
    .did = controlla { $sector }
aqu-tell-robot-pushed = Il robot di { $owner } va al molo di { $sector }.
aqu-tell-overflow = Il molo di { $sector } trabocca.
aqu-tell-robots-sent-home =
    { $count ->
        [one] Da { $sector } a casa: { $count } robot di { $owner }.
       *[other] Da { $sector } a casa: { $count } robot di { $owner }.
    }
aqu-tell-action-skipped = { $name } rinuncia all’azione: { $program }.
aqu-tell-tile-taken = { $name } aggiunge un’espansione da { $sector }: { $tile }.
    .did = un’espansione da { $sector }
aqu-tell-letter-left = { $name } non piazza robot in { $sector }.
aqu-tell-time-taken = { $name } prende { $taken } tempo in { $sector } (sul posto: { $left }).
    .did = tempo: { $taken }
aqu-tell-crystals-taken =
    { $taken ->
        [one] { $name } prende { $taken } cristallo in { $sector } (sul posto: { $left }).
       *[other] { $name } prende { $taken } cristalli in { $sector } (sul posto: { $left }).
    }
    .did = cristalli: { $taken }
aqu-tell-octopods-caught =
    { $caught ->
        [one] { $name } cattura { $caught } polpo in { $sector } (sul posto: { $left }).
       *[other] { $name } cattura { $caught } polpi in { $sector } (sul posto: { $left }).
    }
    .did = polpi: { $caught }
aqu-tell-submarine-placed = { $name } piazza un sottomarino in { $sector } per { $price } tempo.
    .did = un sottomarino in { $sector }
aqu-tell-card-taken = { $name } prende una carta in { $sector }: { $card }.
    .did = una carta ricerca in { $sector }
aqu-tell-card-triggered = { $name } usa una carta: { $card }.
aqu-tell-points-declined = { $name } rinuncia a { $points } PC.
aqu-tell-line-crossed = { $name } paga un cristallo alla linea { $line }.
aqu-tell-line-opened = { $name } cede un robot alla linea { $line }: { $program }.
    .did = cede un robot alla linea { $line }
aqu-tell-stopped-at-line = { $name } si ferma prima della linea { $line }; persi { $lost } PC.
    .did = si ferma prima della linea { $line } (−{ $lost })
aqu-tell-points-gained = { $name } guadagna { $points } PC ({ $category }): { $kp }.
aqu-tell-passed = { $name } passa, posto { $place }.
    .did = passa
aqu-tell-scoring-began = Conteggio del round { $round }.
aqu-tell-income = { $name }: rendita dei sottomarini, { $submarines }.
aqu-tell-card-used = { $name } usa una carta conteggio: { $card }.
aqu-tell-part-scored = { $name }: { $signed } PC ({ $category }).
aqu-tell-total-scored = { $name } segna in tutto { $points } PC: { $kp }.
aqu-tell-points-lost =
    { $loss ->
        [spared] La linea alle spalle salva { $saved } PC a { $name }: { $kp }.
        [partial] { $name } perde { $points } PC, la linea alle spalle ne salva { $saved }: { $kp }.
       *[whole] { $name } perde { $points } PC: { $kp }.
    }
aqu-tell-sector-fed =
    Il settore { $sector } riceve: tempo { $time }{ $crystals ->
        [0] { "" }
       *[other] , cristalli { $crystals }
    }{ $octopods ->
        [0] { "" }
       *[other] , polpi { $octopods }
    }.
aqu-tell-final-scored = { $name }: lettere { $letters }, tempo { $time }, sottomarini { $submarines }, laboratorio { $lab }; in tutto { $kp }.
aqu-tell-game-ended = La partita finisce.

aqu-lesson-engineer = Tutto comincia nel quartier generale, al centro. Il tuo ingegnere percorre le stanze lungo le frecce, tre per round, e ogni stanza programma un tuo robot. Vai nella stanza del sottomarino. Il tabellone mostra che cosa accadrà; un secondo clic, o Invio, lo esegue.
    .do = Ingegnere nella stanza del sottomarino
aqu-lesson-submarine = Un robot programmato si usa in un settore. Manda il robot sottomarino in D: la paratia sul percorso costa 1 tempo, l’ormeggio un altro, e il robot prende il controllo di D. Guadagni i punti indicati dalla lampadina, 2 in questo round, e d’ora in poi 1 tempo in più dopo ogni round. Il prossimo sottomarino in D, di chiunque sia, costerà di più.
    .do = Robot sottomarino nel settore D
aqu-lesson-crystal-room = Ora nella stanza del cristallo. Al massimo due robot possono essere programmati insieme: il tuo robot iniziale aspetta ancora su «tempo». Programma dunque ciò che puoi raggiungere e pagare.
    .do = Ingegnere nella stanza del cristallo
aqu-lesson-crystals = In F, dietro una paratia aperta, ci sono due cristalli. Prendili: il laboratorio ha posto per due esatti, ciò che non ci sta resta lì. I cristalli danno punti ogni round e sono le chiavi delle linee rosse sul bordo.
    .do = Robot cristallo nel settore F
aqu-lesson-research-room = L’ultima fila: vai nella stanza della ricerca. Con questa le tre mosse del round sono fatte. I piccoli segni nelle stanze mostrano quale programma ci sarà nel prossimo round.
    .do = Ingegnere nella stanza della ricerca
aqu-lesson-research = Prendi la carta ricerca in F. Occupa uno dei due posti e dà subito 2 punti; poi darà 2 tempo ogni volta che l’ingegnere entra in una stanza del polpo. Il tuo robot sul controllo va al molo di carico.
    .do = Robot ricerca nel settore F
aqu-lesson-time = Ora il robot iniziale: prendi tempo in F. L’area è vuota, eppure ne ricevi due; gli alloggiamenti sulla tua plancia mostrano quanto ci sta.
    .do = Robot tempo nel settore F
aqu-lesson-pay = Una volta per round puoi programmare un robot senza l’ingegnere: per 3 tempo, su un simbolo libero qualsiasi. I polpi in un settore che controlli costeranno punti: paga il programma polpo.
    .do = Paga 3 tempo per il programma polpo
aqu-lesson-octopuses = Cattura i polpi in F. Il laboratorio ne permette due per volta: 3 punti; tre ne varrebbero 6. Il terzo resta e conta contro di te. Il molo ora ha più di due robot e trabocca: dei tuoi ne resta uno, gli altri tornano a casa, in magazzino.
    .do = Robot polpo nel settore F
aqu-lesson-pass = Hai fatto il possibile: passa. Chi passa per primo comincia il prossimo round. Poi si contano i punti; la tabella «Se il round finisse ora» li ha sempre mostrati in anticipo.
    .do = Passa
aqu-lesson-second-round = Controllo, robot in gioco, cristalli, meno i polpi: con il conteggio hai superato la linea rossa a 10, pagata con un cristallo. Nei settori ci sono carte e pezzi nuovi, i programmi sono disposti di nuovo e la lampadina segna 3. Torna nella stanza del sottomarino.
    .do = Ingegnere nella stanza del sottomarino
aqu-lesson-second-submarine = In F non c’è ancora un sottomarino: costa solo 1 e ora dà 3 punti. Tre sottomarini aprono tre colonne del magazzino: conteranno fino a sei robot in gioco.
    .do = Robot sottomarino nel settore F
aqu-lesson-second-room = Avanti, nella stanza del tempo. La stanza del laboratorio oggi non è sul tuo percorso, ma con 3 tempo potresti programmarla lo stesso: ne hai solo 2.
    .do = Ingegnere nella stanza del tempo
aqu-lesson-return = Una riserva per le emergenze: in ogni tuo turno un robot programmato può tornare a casa (+2 tempo), con la freccia accanto. Non costa il turno, solo un robot in gioco. Rimanda a casa il robot tempo.
    .do = Robot «tempo» a casa (+2 tempo)
aqu-lesson-end = Il turno è ancora tuo, come tutti i prossimi. Con 4 tempo ora puoi pagare il laboratorio: un’espansione dà posto e la sua lettera piazza un robot in quel settore. Qualunque cosa tu tocchi, il tabellone mostra tutto prima che accada.
    .do = Continua come vuoi

## How to play

aqu-guide = Come si gioca
aqu-guide-goal = Scopo
    .text = Una stazione sul fondo del mare, sei settori intorno al quartier generale, quattro round: alla fine vince chi ha più punti conoscenza. Niente è segreto e durante un round nulla dipende dal caso; qualunque cosa tu tocchi, prima mostra tutto quello che farà. AQU-GEN-1, AQU-INFO-3
aqu-guide-turn = Una cosa per turno
    .text = Programma un robot, agisci con un robot programmato, oppure passa. Si continua a turno finché tutti non hanno passato. Puoi passare quando il tuo ingegnere è nell’ultima fila; chi passa per primo comincia il round seguente. AQU-TURN-2, AQU-PASS-1
aqu-guide-engineer = Programmare
    .text = Il tuo ingegnere segue le frecce, una stanza per fila in ogni round, e ogni stanza programma un robot del tuo magazzino. Una volta per round, per 3 tempo, puoi usare un programma libero qualsiasi anche senza l’ingegnere. I robot programmati sono al massimo due: un terzo ne rimanda a casa un altro (+2 tempo). AQU-PROG-1, AQU-PROG-4, AQU-BOARD-2
aqu-guide-robot = Agire
    .text = Scegli un robot programmato e un settore. Il tuo scienziato ci va e paga le paratie del percorso, sempre il più economico; il robot occupa lo spazio di controllo; poi viene l’azione del suo colore. Dove l’azione non è possibile, anche il solo controllo può valere il viaggio. AQU-DEPLOY-2, AQU-DEPLOY-4, AQU-DEPLOY-5
aqu-guide-dock = Controllo e molo di carico
    .text = Il robot che stava sullo spazio di controllo va al molo di carico. In due giocatori ci stanno due robot, in tre quattro, in quattro cinque. Con uno in più il molo trabocca: ogni colore vi lascia un robot, gli altri tornano a casa. AQU-DOCK-1, AQU-DOCK-3
aqu-guide-actions = Le sette azioni
aqu-guide-action-lab = L’espansione in cima alla pila del settore entra nel tuo laboratorio. Dà posto e, per ogni sua lettera, puoi piazzare un robot sullo spazio di controllo di quel settore. AQU-EXPAND-1, AQU-EXPAND-2
aqu-guide-action-time = Prendi il tempo che c’è; se è meno di 2, ne ricevi comunque 2. AQU-TIME-1, AQU-TIME-2
aqu-guide-action-crystal = Prendi i cristalli che ci sono. AQU-CRYSTAL-1
aqu-guide-action-octopod = Cattura i polpi, in una volta quanti ne permette il laboratorio: 1, 2, 3, 4 danno 1, 3, 6, 10 punti. AQU-OCTO-1, AQU-OCTO-2
aqu-guide-action-submarine = Paga l’ormeggio libero più economico e guadagna il valore della lampadina, 2 nel primo round e 5 nell’ultimo. Uno solo dei tuoi per settore; ognuno dà 1 tempo dopo ogni round. AQU-SUB-1, AQU-SUB-2, AQU-SUB-3
aqu-guide-action-research = Metti la carta in cima al mazzo in un posto libero e guadagna il valore della lampadina. Quasi tutte le carte valgono da lì in poi, alcune subito o nel conteggio. AQU-RESEARCH-1
aqu-guide-action-program = Programma un altro robot, con il programma che il settore mostra lì. AQU-WHITE-1
aqu-guide-lab = Posto nel laboratorio
    .text = Gli alloggiamenti della tua plancia dicono quanto tempo, quanti cristalli e quante carte ci stanno, e quanti polpi prende una cattura. Ciò che non ci sta resta nel settore; se viene dalla riserva è perso. Se il tempo non basta, nel tuo turno un robot programmato può tornare a casa (+2 tempo). AQU-LAB-1, AQU-LAB-4, AQU-TURN-3
aqu-guide-lines = Linee rosse
    .text = I punti che superano una linea rossa del bordo costano un cristallo. Senza cristalli cedi un robot programmato, oppure ti fermi prima della linea e perdi il resto. Conviene dunque tenere un cristallo per il conteggio. AQU-KP-2, AQU-KP-3
aqu-guide-scoring = Dopo ogni round
    .text = Chi ha più spazi di controllo riceve 6 punti, 3 a testa in caso di parità. I robot in gioco danno 1 punto ciascuno, ma solo nelle colonne del magazzino aperte dai tuoi sottomarini. I cristalli danno 1, 3, 6, 10 e restano a te; i polpi tolgono altrettanto in ogni settore che controlli. AQU-SCORE-4, AQU-SCORE-5, AQU-SCORE-6, AQU-SCORE-7
aqu-guide-final = Alla fine
    .text = Le lettere diverse del laboratorio danno 1, 3, 6, 10, 15, 21; ogni tempo rimasto 1; tutti e sei i sottomarini 5; cinque espansioni 5. Le linee rosse non costano più nulla. AQU-FINAL-2, AQU-FINAL-3, AQU-FINAL-4, AQU-FINAL-5
