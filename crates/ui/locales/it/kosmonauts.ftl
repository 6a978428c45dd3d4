# Kosmonauts. Le chiavi iniziano con "kos-".

kos-title = Kosmonauts
kos-blurb = Accelera, scivola, atterra. Una corsa in un Sistema Solare che non aspetta.
kos-facts = 45 min · ordini segreti

kos-option-placement = Dove partono i pianeti
kos-option-placement-help = Secondo le regole li piazzano i giocatori, a turno.
kos-option-placement-players = Li piazzano i giocatori
kos-option-placement-random = Li piazza il caso (inizio rapido)
kos-option-limit = Durata
kos-option-limit-help = Di solito la partita finisce con un ritorno sulla Terra.
kos-option-limit-none = Finché qualcuno non ritorna
kos-option-limit-rounds =
    { $count ->
        [one] Al massimo { $count } round
       *[other] Al massimo { $count } round
    }

kos-body-mercury = Mercurio
    .on = su Mercurio
    .from = da Mercurio
kos-body-venus = Venere
    .on = su Venere
    .from = da Venere
kos-body-earth = Terra
    .on = sulla Terra
    .from = dalla Terra
kos-body-mars = Marte
    .on = su Marte
    .from = da Marte
kos-body-jupiter = Giove
    .on = su Giove
    .from = da Giove
kos-body-saturn = Saturno
    .on = su Saturno
    .from = da Saturno
kos-body-uranus = Urano
    .on = su Urano
    .from = da Urano
kos-body-neptune = Nettuno
    .on = su Nettuno
    .from = da Nettuno
kos-body-halley = Cometa di Halley
    .on = sulla Cometa di Halley
    .from = dalla Cometa di Halley

kos-direction-e = a destra
kos-direction-ne = in alto a destra
kos-direction-nw = in alto a sinistra
kos-direction-w = a sinistra
kos-direction-sw = in basso a sinistra
kos-direction-se = in basso a destra

kos-round = Round { $round }
kos-phase-setup = Preparazione
kos-phase-event = Evento
kos-phase-orders = Ordini
kos-phase-flight = Volo
kos-phase-planets = Movimento dei pianeti
kos-phase-over = Fine

kos-prompt-place = Scegli uno dei tuoi pianeti da piazzare.
kos-prompt-place-field = Scegli una casella della sua orbita.
kos-prompt-choose = Sei l’Istruttore: scegli l’evento per tutti.
kos-prompt-react = { $card }: che cosa fai?
kos-prompt-orders = Dai il tuo ordine segreto: metti carburante, o nulla.
kos-prompt-fly = Voli sulla tua rotta o chiedi l’evacuazione?
kos-prompt-land = Hai raggiunto la meta. Atterri?
kos-prompt-arrival = Un pianeta ti ha raggiunto. Atterri?
kos-prompt-over = La spedizione è finita.
kos-wait-place = { $name } piazza un pianeta.
kos-wait-choose = { $name } sceglie l’evento.
kos-wait-react = { $name } reagisce all’evento.
kos-wait-orders = Mancano ancora gli ordini di: { $names }.
kos-wait-fly = { $name } vola.
kos-wait-land = { $name } decide se atterrare.
kos-wait-chance = Si distribuiscono le carte.

kos-board = Mappa del Sistema Solare
kos-hide-next = Nascondi dove vanno i pianeti

kos-act-place = Piazza: { $body }, casella { $field }
kos-act-choose = Scegli: { $card }
kos-act-accept = Prendi ciò che porta la carta
kos-act-skip = Rinuncia
kos-act-shield = Paga uno scudo
kos-act-stay = Prometti di restare sul pianeta
kos-act-fly = Vola
kos-act-evacuate = Evacuazione
kos-act-land = Atterra { $on }
kos-act-continue = Prosegui

kos-react-refueling = Prendi: { $fuel }
kos-react-conversion = Dai uno scudo: { $fuel }
kos-react-asteroids = Lascia che accada: { $fuel }
kos-react-wind = Prendi { $count } unità di carburante { $direction }
kos-react-flares = Niente carburante in questo round
kos-loss-last-shield = Così usi l’ultimo scudo.
kos-loss-evacuation = Evacuazione: finisci { $on } e perdi il carburante sul pannello.

kos-decide-place = I tuoi pianeti
kos-decide-field = { $body }: casella
kos-decide-choose = Scegli un evento
kos-decide-choose-help = La carta riguarda tutti, anche te.
kos-decide-react = La tua reazione
kos-decide-orders = Il tuo ordine
kos-decide-sealed = Il tuo ordine è sigillato
kos-decide-fly = Il tuo volo
kos-decide-land = Atterraggio

kos-dial = Pannello di controllo
kos-dial-still = Pannello di controllo: { $velocity }
kos-dial-add-normal = Carburante { $direction } (spinta { $thrust })
kos-dial-add-super = Supercarburante { $direction } (spinta { $thrust })
kos-remove-normal = Togli carburante { $direction }
kos-remove-super = Togli supercarburante { $direction }
kos-convert-shield = Converti uno scudo in 2 unità di carburante (scudi: { $count })
kos-super-fuel = Supercarburante
kos-clear = Azzera
kos-commit = Dai questo ordine
kos-commit-launch = Decolla
kos-commit-stay = Resta e fai rifornimento
kos-commit-drift = Prosegui per inerzia
kos-sealed-help = Si apre quando tutti ne hanno dato uno. Fino ad allora puoi annullarlo.
kos-sealed = ordine dato

kos-units-normal = { $count } unità di carburante
kos-units-super = { $count } unità di supercarburante
kos-fuel-normal = carburante
kos-fuel-super = supercarburante
kos-tank = Serbatoio: { $fuel }
kos-shields = Scudi: { $count }
kos-order-normal = { $count } unità di carburante { $direction }
kos-order-super = { $count } unità di supercarburante { $direction }
kos-order-shield = uno scudo per carburante
kos-order-nothing = nessun carburante
kos-course-leg =
    { $count ->
        [one] { $count } esagono { $direction }
       *[other] { $count } esagoni { $direction }
    }
kos-course-none = nessun movimento

kos-flight-open = Finisci nello spazio aperto.
kos-flight-landing = Meta raggiunta: { $bodies }. Puoi atterrare.
kos-flight-meeting = Punto d’incontro: { $bodies }. Atterraggio possibile dopo il movimento dei pianeti.
kos-flight-danger =
    { $shields ->
        [one] Pericolo: ti costa l’ultimo scudo.
       *[other] Pericolo: ti costa uno dei tuoi { $shields } scudi.
    }
kos-flight-no-shield = Pericolo senza scudo: scatta l’evacuazione.
kos-flight-out = Esci dal Sistema Solare: scatta l’evacuazione.
kos-flight-sun = Voli nel Sole: scatta l’evacuazione.
kos-flight-stay = Resti sul pianeta e fai rifornimento.
kos-evacuate-help = L’evacuazione ti riporta indietro: sei { $on } e perdi il carburante sul pannello.
kos-course-to = Rotta ({ $body }): { $fuel ->
        [0] senza carburante
        [one] 1 unità di carburante
       *[other] { $fuel } unità di carburante
    }, arrivo dopo { $flights ->
        [one] un volo
       *[other] { $flights } voli
    }
kos-land-token =
    { $points ->
        [one] { $body }: un gettone da { $points } punto
       *[other] { $body }: un gettone da { $points } punti
    }
kos-land-no-token = { $body }: nessun nuovo gettone

kos-where-box = aspetta la Terra
kos-where-landed = { $on }
kos-where-flying = in volo: { $course }
kos-where-sun = in volo, alla deriva verso il Sole
kos-where-out = in volo, alla deriva fuori dal Sistema Solare
kos-restraint-stay = Ha promesso di restare in questo round.
kos-restraint-flares = Brillamenti solari: in questo round non si può mettere carburante.

kos-ships = Astronavi
kos-instructor = Istruttore
kos-thinks = riflette
kos-points = { $points } PV
kos-landings = Gettoni di atterraggio
kos-visited = visitati
kos-next-token = prossimo
kos-missions = Le mie missioni segrete
kos-mission1 = Missione 1
kos-alpha = Missione 2 Alfa
kos-beta = Missione 2 Beta
kos-mission-done = compiuta
kos-mission-open = aperta
kos-mission-lost = persa
kos-mission-1-goal = Primo atterraggio: { $body }
    .short = 1º
kos-mission-2-goal = Secondo o unico: { $body }
    .short = 2º
kos-missions-all = Missioni segrete
kos-mission-missed = mancata
kos-highlight-race = La corsa più serrata
kos-highlight-rounds =
    { $count ->
        [0] Lo stesso round
        [one] { $count } round
       *[other] { $count } round
    }
kos-highlight-race-text = { $body }: atterra prima { $first }, poi { $second }.
kos-mission-first = il primo atterraggio è tuo
kos-mission-nobody = nessuno ci è ancora stato
kos-mission-second-free = il secondo posto è libero
kos-mission-second = il secondo atterraggio è tuo
kos-mission-alone = unico atterraggio, finché nessuno ti segue
kos-mission-never = la partita è finita prima del tuo atterraggio
kos-mission-kept = unico atterraggio, nessuno ti ha seguito
kos-mission-faster = più in fretta: { $names }
kos-mission-followed = dopo di te: { $names }

kos-events = Eventi
kos-deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
kos-card-wind = Vento solare { $count }, { $direction }
kos-card-wind-short = Vento solare { $count }
kos-card-refueling = Rifornimento
kos-card-conversion = Conversione di energia
kos-card-gravity = Attrazione gravitazionale
kos-card-boosters = Propulsori ausiliari
kos-card-asteroids = Asteroidi
kos-card-flares = Brillamenti solari
kos-effect-wind = Tutti ricevono { $count } unità di carburante { $direction } sul pannello. Protegge uno scudo o restare sul pianeta.
    .short = { $count } unità di carburante { $direction }, salvo scudo o sosta
kos-effect-refueling = Tutti possono prendere 1 unità di supercarburante.
    .short = 1 unità di supercarburante per chi vuole
kos-effect-conversion = Tutti possono dare 1 scudo in cambio di 5 unità di carburante al massimo.
    .short = Fino a 5 unità di carburante per uno scudo
kos-effect-gravity = Le astronavi in volo entro 2 esagoni da un pianeta devono atterrare.
    .short = Chi vola entro 2 esagoni da un pianeta atterra
kos-effect-boosters = 4 cubi invece di 3 negli ordini di questo round.
    .short = 4 cubi invece di 3 in questo round
kos-effect-asteroids = Tutti perdono 5 unità di carburante. Protegge uno scudo.
    .short = Perse 5 unità di carburante, salvo scudo
kos-effect-flares = In questo round non si può mettere carburante. Protegge uno scudo.
    .short = Niente carburante, salvo scudo

kos-category-tokens = Atterraggi
kos-category-earth = Terra
kos-category-mission-1 = Missione 1
kos-category-alpha = Missione 2 Alfa
kos-category-beta = Missione 2 Beta
kos-tie-1 = il ritorno sulla Terra avvenuto prima
kos-tie-2 = più gettoni di atterraggio da 4 punti

kos-reason-tokens = gettoni di atterraggio
kos-reason-missions = missioni
kos-reason-progress = pianeti visitati
kos-reason-victory = vincere la partita
kos-reason-fuel = carburante
kos-reason-shields = scudi
kos-reason-next-landing = il prossimo atterraggio
kos-reason-later-landings = gli atterraggi successivi
kos-reason-rivals = quanto costa agli altri

kos-tell-placement-starter = Comincia a piazzare { $name }.
kos-tell-marker-dealt = { $name } riceve: { $body }.
kos-tell-body-placed = { $name } piazza sulla casella { $field }: { $body }.
    .did = piazza: { $body }
kos-tell-body-scattered = { $body } parte dalla casella { $field }.
kos-tell-instructor-drawn = Primo Istruttore: { $name }.
kos-tell-event-turned-up = Nuovo evento: { $card }.
kos-tell-deck-reshuffled = Il mazzo degli eventi viene rimescolato.
kos-tell-mission-dealt = { $name } riceve la carta { $deck }.
kos-tell-mission-received = La tua { $deck }: { $body }.
kos-tell-mission-exchanged = { $name } scambia la Missione 1.
kos-tell-mission-rejected = La tua Missione 1 ({ $body }) era in conflitto ed è stata scambiata.
kos-tell-round-began = Istruttore: { $name }.
kos-tell-event-chosen = { $name } sceglie: { $card }.
    .did = sceglie: { $card }
kos-tell-reacted-accept =
    { $kind ->
        [wind] { $name } riceve carburante sul pannello: { $card }.
        [conversion] { $name } dà uno scudo in cambio di carburante.
        [asteroids] { $name } non usa scudi: { $card }.
        [flares] { $name } non mette carburante in questo round.
       *[refueling] { $name } prende supercarburante.
    }
    .did =
        { $kind ->
            [wind] riceve carburante sul pannello
            [conversion] dà uno scudo in cambio di carburante
            [asteroids] non usa scudi
            [flares] non mette carburante in questo round
           *[refueling] prende supercarburante
        }
kos-tell-reacted-skip = { $name } rinuncia.
    .did = rinuncia
kos-tell-reacted-shield = { $name } usa uno scudo.
    .did = usa uno scudo
kos-tell-reacted-stay = { $name } resta sul pianeta.
    .did = resta sul pianeta
kos-tell-reacted-land = L’attrazione porta { $name } sul pianeta.
kos-tell-fuel-gained = { $name } guadagna carburante: { $fuel }.
    .did = guadagna carburante
kos-tell-fuel-lost = { $name } perde carburante: { $fuel }.
    .did = perde carburante
kos-tell-shield-paid = { $name } paga uno scudo; scudi rimasti: { $left }.
kos-tell-took-off = { $name } decolla { $from }.
    .did = decolla { $from }
kos-tell-order-sealed = { $name } ha dato un ordine.
kos-tell-own-order = Il tuo ordine: { $order }.
kos-tell-order-revealed = { $name }: { $order }.
kos-tell-flew = { $name } vola: { $course }.
    .did =
        { $count ->
            [0] resta in quel punto
            [one] vola per { $count } esagono
           *[other] vola per { $count } esagoni
        }
kos-tell-shield-lost = { $name } perde uno scudo in una zona pericolosa, scudi rimasti: { $left }.
    .did = perde uno scudo in una zona pericolosa
kos-tell-evacuation-asked = { $name } chiede l’evacuazione ed è di nuovo { $on }.
    .did = chiede l’evacuazione, di nuovo { $on }
kos-tell-evacuated-danger = { $name }: evacuazione da una zona pericolosa, di nuovo { $on }.
    .did = evacuazione da una zona pericolosa, di nuovo { $on }
kos-tell-evacuated-out = { $name } esce dal Sistema Solare: evacuazione, di nuovo { $on }.
    .did = fuori dal Sistema Solare, di nuovo { $on }
kos-tell-evacuated-sun = { $name } vola nel Sole: evacuazione, di nuovo { $on }.
    .did = nel Sole, di nuovo { $on }
kos-tell-refueled = { $name } fa rifornimento: { $fuel }.
    .did = fa rifornimento
kos-tell-token-taken =
    { $points ->
        [one] { $name } prende il gettone { $on }: { $points } punto.
       *[other] { $name } prende il gettone { $on }: { $points } punti.
    }
kos-tell-landed = { $name } atterra { $on }.
    .did = atterra { $on }
kos-tell-flew-on = { $name } prosegue.
    .did = prosegue
kos-tell-bodies-moved = I pianeti si muovono.
kos-tell-returned-event-phase = { $name } torna sulla Terra nella fase evento. È l’ultimo round.
    .did = torna sulla Terra
kos-tell-returned-flight-phase = { $name } torna sulla Terra. È l’ultimo round.
    .did = torna sulla Terra
kos-tell-returned-planet-phase = La Terra raggiunge { $name }. Era l’ultimo round.
    .did = a casa: la Terra raggiunge l’astronave
kos-tell-earth-token = { $name } riceve un gettone Terra: { $points }.
kos-tell-missions-shown = Missioni di { $name }: { $first }; { $alpha }, { $beta }.
kos-tell-round-limit = La partita si ferma dopo il round { $round }.

kos-text-bodies = Pianeti e cometa
kos-text-body = Corpo celeste
kos-text-from-ship = Dalla tua astronave
kos-text-from-sun = Dal Sole
kos-text-here = qui
kos-text-next = Nel prossimo round
kos-text-token = Prossimo gettone
kos-text-held = lo ha { $name }
kos-text-none = nulla
kos-text-velocity = Spinta: { $velocity }
kos-text-tokens = Gettoni di atterraggio: { $tokens }
kos-text-last = Un’evacuazione finisce { $on }.

kos-refusal-setup-3-body = Non è tra i tuoi segnalini: { $body }.
kos-refusal-setup-3-field = La casella { $field } non esiste; l’orbita ne ha { $fields }.
kos-refusal-setup-13 = La preparazione non è finita.
kos-refusal-round-1 = Questo appartiene a un’altra fase del round.
kos-refusal-evt-1 = Non è tra le carte scoperte: { $card }.
kos-refusal-evt-6-shields = Non hai scudi da pagare.
kos-refusal-evt-6-card = { $card } non lascia questa scelta.
kos-refusal-evt-10 = Solo un’astronave atterrata può aspettare che il vento passi.
kos-refusal-evt-11 = Hai promesso di restare sul pianeta in questo round.
kos-refusal-evt-16 = { $body }: distanza { $distance }; l’attrazione arriva a 2.
kos-refusal-evt-17 = Un altro corpo è più vicino; { $body }: distanza { $distance }.
kos-refusal-evt-22 = Brillamenti solari: in questo round non puoi mettere carburante.
kos-refusal-ord-2 = { $cubes } cubi sono troppi; il limite è { $limit }.
kos-refusal-ord-3 =
    Troppo poco { $fuel } nel serbatoio: { $need ->
        [one] serve 1 unità
       *[other] servono { $need } unità
    }, disponibili: { $have }.
kos-refusal-ord-7 = Non hai più scudi da convertire.
kos-refusal-ord-8 = Il serbatoio è pieno: il carburante di uno scudo non ci starebbe.
kos-refusal-ord-11 = In volo due cubi opposti brucerebbero soltanto carburante.
kos-refusal-ord-11-opposite = Nuovi cubi su lati opposti ({ $a }, { $b }) brucerebbero soltanto carburante.
kos-refusal-land-1 = Non è nel tuo esagono: { $body } (distanza { $distance }).
kos-refusal-plan-3 = Non ha raggiunto il tuo esagono: { $body } (distanza { $distance }).

# La prima partita guidata. Ogni testo dice che cosa succede e perché, poi come ".do" che cosa fare ora.

kos-lesson-launch =
    Lo scopo: visitare quanti più pianeti possibile e tornare sulla Terra. La prima astronave su un pianeta prende 4 punti, la seconda 3 e così via; una missione segreta è il primo atterraggio su Marte.

    La tua è bianca. Un cubo di carburante la sposta di un esagono. I pianeti si muovono a ogni round: mira a dove Marte sarà.
    .do = Sul pannello clicca due volte l’esagono in alto a sinistra, poi «Decolla».
kos-lesson-fly =
    I due ordini sono stati aperti nello stesso momento. Il bot è già atterrato su Mercurio e ha il gettone da 4 punti. Ti conviene: una delle tue missioni chiede il secondo atterraggio lì.

    Due cubi in alto a sinistra sul tuo pannello significano: due esagoni in alto a sinistra.
    .do = Premi «Vola».
kos-lesson-event =
    Poi tutti i pianeti sono avanzati di una casella sulla loro orbita. Marte ora è vicino: è in alto a sinistra rispetto a te e resta lì fino alla fine di questo round.

    Dal secondo round in poi, ogni round comincia con un evento per tutti. L’Istruttore sceglie una di tre carte. I giocatori sono Istruttori a turno, e ora tocca a te.
    .do = Scegli «Rifornimento»: non danneggia nessuno e ti dà carburante.
kos-lesson-super-fuel =
    La carta offre un’unità di supercarburante. Un cubo rosso vale doppio: sposta l’astronave di due esagoni. Nel serbatoio c’è posto.
    .do = Premi «Prendi: +1 unità di supercarburante».
kos-lesson-steer =
    Il cuore del gioco: i due cubi sono ancora sul pannello. Senza un nuovo ordine l’astronave vola di nuovo due esagoni in alto a sinistra, a ogni round, finché non atterri o non li annulli con carburante nella direzione opposta.

    Questa rotta manca Marte di un esagono. Un cubo in basso a sinistra la corregge.
    .do = Clicca una volta l’esagono in basso a sinistra. La riga sotto dice che raggiungi Marte. Poi premi «Dai questo ordine».
kos-lesson-arrive =
    Due esagoni in alto a sinistra e uno in basso a sinistra: Marte è proprio lì. L’altro pulsante, l’evacuazione, serve nelle emergenze: riporta l’astronave sul pianeta da cui è partita.
    .do = Premi «Vola».
kos-lesson-land =
    Sei a destinazione. Atterrare toglie tutti i cubi dal pannello, quindi l’astronave si ferma. Qui non è ancora atterrato nessuno: 4 punti per il gettone e 2 per la tua missione.
    .do = Premi «Atterra su Marte».
kos-lesson-shield =
    Un nuovo round. L’Istruttore è il bot, che intanto è atterrato su Venere. Ha scelto Asteroidi: tutti perdono 5 unità di carburante, a meno di pagare uno scudo. Hai tre scudi e non ne riceverai mai di nuovi. Ti salvano anche vicino al Sole e nella fascia degli asteroidi.

    In questo round farai comunque rifornimento su Marte: tieni gli scudi.
    .do = Premi «Lascia che accada».
kos-lesson-refuel =
    Il tuo serbatoio è quasi vuoto. Un’astronave che resta sul pianeta per un round riempie tutto il serbatoio e riceve un’unità di supercarburante in più. Inoltre viaggia insieme al pianeta.
    .do = Non mettere carburante e premi «Resta e fai rifornimento».
kos-lesson-end =
    Il serbatoio è pieno e hai 6 punti. Ora conosci un round intero: evento, ordini, volo, pianeti.

    La partita finisce quando torna sulla Terra chi ha visitato sette pianeti, in questa partita al più tardi dopo 15 round. Vince chi ha più punti. Un buon prossimo obiettivo è Mercurio: cerca il secondo atterraggio. Evita il Sole e il bordo della mappa.
    .do = Da qui in poi giochi senza guida. Sei di nuovo l’Istruttore: scegli un evento. «Consiglio» mostra che cosa farebbe un bot.

kos-guide = Come si gioca
kos-guide-goal = Scopo
    .text = Visita i pianeti prima degli altri, poi torna a casa. Il primo atterraggio su ogni pianeta dà un gettone: 4 punti a chi arriva per primo, poi 3, 2 e 1. Quando qualcuno, dopo aver visitato almeno sette degli otto pianeti, atterra sulla Terra, la partita finisce con quel round. Vince chi ha più punti. KOS-GEN-3, KOS-LAND-4, KOS-END-1, KOS-SCORE-5
kos-guide-round = Un round
    .text = Prima un evento per tutti, poi ognuno dà un ordine segreto, poi volano le astronavi, e alla fine ogni pianeta avanza sulla sua orbita. Nel primo round non c’è evento. KOS-ROUND-1, KOS-ROUND-2
kos-guide-order = Ordini
    .text = Un ordine mette fino a tre cubi di carburante sulle sei direzioni del pannello di controllo. Lì restano: l’astronave continua a volare nella stessa direzione, round dopo round, senza altro carburante. Per frenare, metti carburante dal lato opposto: spariscono entrambi. Il supercarburante vale doppio. KOS-ORD-1, KOS-ORD-2, KOS-ORD-4, KOS-PANEL-3, KOS-PANEL-4
kos-guide-flight = Volo
    .text = Ogni cubo sposta l’astronave di un esagono nella sua direzione, e conta solo dove il volo finisce. Mira quindi a dove un pianeta sarà, non a dove è: le perle 1, 2, 3 mostrano i suoi prossimi round. Si può anche aspettare nell’esagono giusto e atterrare quando il pianeta vi arriva. KOS-FLY-2, KOS-FLY-3, KOS-PLAN-1, KOS-PLAN-3
kos-guide-landing = Atterraggio
    .text = Un atterraggio svuota il pannello, e il carburante che c’era va perso. Chi resta un round su un pianeta riempie il serbatoio fino a dieci, di cui una unità di supercarburante. Un’astronave atterrata viaggia con il suo pianeta. KOS-LAND-1, KOS-LAND-2, KOS-FUEL-1, KOS-PLAN-2
kos-guide-danger = Pericoli
    .text = Un volo che finisce nella fascia degli asteroidi o accanto al Sole costa uno dei tre scudi; attraversarli non costa nulla. Senza scudi, fuori dalla mappa o nel Sole, l’astronave viene evacuata sul pianeta dell’ultimo atterraggio. Si può anche chiederlo. Una volta per round uno scudo può diventare due unità di carburante. Gli scudi non tornano mai. KOS-HAZ-2, KOS-HAZ-3, KOS-EVAC-1, KOS-EVAC-2, KOS-EVAC-5, KOS-ORD-7, KOS-FUEL-6
kos-guide-events = Eventi
    .text = L’Istruttore sceglie per tutti uno dei tre eventi scoperti: vento che spinge, asteroidi, brillamenti che vietano il carburante, gravità che attira le astronavi, o qualcosa di utile. L’incarico passa di mano a ogni round. KOS-EVT-1, KOS-EVT-2, KOS-ROUND-3
kos-guide-missions = Missioni
    .text = Hai tre missioni segrete. Una dà 2 punti se il primo atterraggio di tutti sul suo pianeta è tuo; due danno 4 punti ciascuna se il tuo è il secondo, o l’unico. KOS-SETUP-11, KOS-SCORE-2, KOS-SCORE-3
