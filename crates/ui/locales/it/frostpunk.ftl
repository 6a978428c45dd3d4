# Frostpunk: The Board Game. Keys begin with "fro-".

## The game
fro-title = Frostpunk
fro-blurb = Un fuoco, una città, quindici giorni. Teneteli in vita insieme.
fro-facts = 150 min · tutti insieme · senza segreti

## Supplies and pieces
fro-good-wood = legno
fro-good-coal = carbone
fro-good-core = nucleo di vapore
fro-good-steel = acciaio
fro-good-food = cibo
fro-good-tree = alberi
fro-count-wood =
    { $count ->
        [one] { $count } legno
       *[other] { $count } legno
    }
fro-count-coal =
    { $count ->
        [one] { $count } carbone
       *[other] { $count } carbone
    }
fro-count-core =
    { $count ->
        [one] { $count } nucleo di vapore
       *[other] { $count } nuclei di vapore
    }
fro-count-steel =
    { $count ->
        [one] { $count } acciaio
       *[other] { $count } acciaio
    }
fro-count-food =
    { $count ->
        [one] { $count } cibo
       *[other] { $count } cibo
    }
fro-count-tree =
    { $count ->
        [one] { $count } albero
       *[other] { $count } alberi
    }
fro-citizen-worker = operaio
    .many = operai
fro-citizen-engineer = ingegnere
    .many = ingegneri
fro-citizen-child = bambino
    .many = bambini
fro-people-worker =
    { $count ->
        [one] { $count } operaio
       *[other] { $count } operai
    }
fro-people-engineer =
    { $count ->
        [one] { $count } ingegnere
       *[other] { $count } ingegneri
    }
fro-people-child =
    { $count ->
        [one] { $count } bambino
       *[other] { $count } bambini
    }
fro-people-any =
    { $count ->
        [one] { $count } persona, tipo a scelta
       *[other] { $count } persone, tipo a scelta per ognuna
    }
fro-people-track =
    { $count ->
        [one] { $count } persona del tipo che mangia oggi
       *[other] { $count } persone del tipo che mangia oggi
    }
fro-people-each =
    { $count ->
        [one] { $count } persona di ogni tipo
       *[other] { $count } persone di ogni tipo
    }
fro-pawn-worker = operaio
fro-pawn-engineer = ingegnere
fro-pawn-child = bambino
fro-pawn-child-worker = bambino operaio
fro-pawn-child-engineer = bambino ingegnere
fro-pawn-automaton = automa
fro-token-care = cura
fro-token-justice = giustizia
fro-token-motivation = motivazione
fro-token-anger = rabbia
fro-token-greed = avidità
fro-token-fear = paura
fro-token-hope = speranza
fro-token-discontent = malcontento
fro-tokens-care =
    { $count ->
        [one] { $count } gettone cura
       *[other] { $count } gettoni cura
    }
fro-tokens-justice =
    { $count ->
        [one] { $count } gettone giustizia
       *[other] { $count } gettoni giustizia
    }
fro-tokens-motivation =
    { $count ->
        [one] { $count } gettone motivazione
       *[other] { $count } gettoni motivazione
    }
fro-tokens-anger =
    { $count ->
        [one] { $count } gettone rabbia
       *[other] { $count } gettoni rabbia
    }
fro-tokens-greed =
    { $count ->
        [one] { $count } gettone avidità
       *[other] { $count } gettoni avidità
    }
fro-tokens-fear =
    { $count ->
        [one] { $count } gettone paura
       *[other] { $count } gettoni paura
    }
fro-tokens-hope =
    { $count ->
        [one] { $count } gettone speranza
       *[other] { $count } gettoni speranza
    }
fro-tokens-discontent =
    { $count ->
        [one] { $count } gettone malcontento
       *[other] { $count } gettoni malcontento
    }
fro-level-red = rosso
fro-level-orange = arancione
fro-level-yellow = giallo
fro-level-blue = blu
fro-level-white = bianco
fro-gauge-red = indicatore rosso
fro-gauge-orange = indicatore arancione
fro-gauge-yellow = indicatore giallo
fro-gauge-all = tutti e tre gli indicatori
fro-counter-proof = prove
fro-counter-store-food = deposito di cibo
fro-counter-store-coal = deposito di carbone
fro-counter-store-wood = deposito di legno
fro-counter-hull = scafo
fro-counter-boiler = caldaia
fro-counter-cargo = carico
fro-counter-air = aria viziata
fro-counter-seedlings = piantine
fro-counter-aid = aiuti
fro-counter-ark-a = sigillo della prima arca
fro-counter-ark-b = sigillo della seconda arca
fro-counter-gen-state = stato del Generatore
fro-counter-damage = danni
fro-counter-evacuated = evacuazione
fro-counter-evac-children = evacuazione dei bambini
fro-counter-bench = panche
fro-counter-research = ricerca
fro-counter-knowledge = conoscenza
fro-counter-coils = bobine
fro-counter-bases = basi sul campo

## Places
fro-place-generator = tessera Generatore, { $field }
fro-place-near = vicino { $number }
fro-place-far = lontano { $number }
fro-place-half = { $tile }, { $half }
fro-half-a = a sinistra
fro-half-b = a destra
fro-petal-g0 = in alto
fro-petal-g1 = in alto a destra
fro-petal-g2 = in basso a destra
fro-petal-g4 = in basso a sinistra
fro-petal-g5 = in alto a sinistra
fro-route = percorso { $number }
fro-rim-blank = niente
fro-rim-wood = giacimento di legno
fro-rim-coal = giacimento di carbone
fro-none = niente
fro-and = { $first } e { $second }
fro-or = { $first } o { $second }

## The day
fro-phase-setup = Preparazione
fro-phase-dawn = Alba
    .short = Alba
fro-phase-morning = Mattino
    .short = Mattino
fro-phase-generator = Generatore
    .short = Gener.
fro-phase-weather = Meteo
    .short = Meteo
fro-phase-preparation = Preparazione
    .short = Prepara
fro-phase-action = Azioni
    .short = Azioni
fro-phase-dusk = Crepuscolo
    .short = Crepus.
fro-phase-hunger = Fame
    .short = Fame
fro-phase-night = Notte
    .short = Notte
fro-phase-over = Fine
fro-day = Giorno { $round }
fro-day-phase = Giorno { $round } · { $phase }

## Buildings
fro-building-cookhouse = Mensa
fro-building-platform = Piattaforma
fro-building-generator = Generatore
fro-building-workshop = Officina
fro-building-retort = Storta
fro-building-hunters-hut = Capanna dei cacciatori
fro-building-gathering-post = Posto di raccolta
fro-building-factory = Fabbrica
fro-building-sawmill = Segheria
fro-building-infirmary = Infermeria
fro-building-observation-balloon = Pallone da osservazione
fro-building-coal-thumper = Maglio da carbone
fro-building-hospital = Ospedale
fro-building-hothouse = Serra
fro-building-coal-mine = Miniera di carbone
fro-building-wall-drill = Trivella da parete
fro-building-house = Casa
fro-building-bunkhouse = Baracca
fro-building-tent = Tenda
fro-building-ruins = Rovine
fro-building-child-shelter = Rifugio per bambini
fro-building-care-house = Casa di cura
fro-building-fighting-arena = Arena di lotta
fro-building-public-house = Osteria
fro-building-field-kitchen = Cucina da campo
fro-building-cemetery = Cimitero
fro-building-temple = Tempio
fro-building-faith-keepers = Custodi della fede
fro-building-corpse-pit = Fossa comune
fro-building-propaganda-centre = Centro di propaganda
fro-building-agitator = Megafono motivazionale
fro-building-prison = Prigione
fro-building-seedling-ark = Arca delle piantine
fro-building-outpost = Avamposto
fro-building-ventilation-plant = Impianto di ventilazione
fro-building-evacuation-centre = Centro di evacuazione
fro-building-steelworks = Acciaieria
fro-building-core-factory = Fabbrica di nuclei di vapore
fro-building-library = Biblioteca
fro-building-electrostatic-filter = Filtro elettrostatico
fro-building-repair-station = Stazione di riparazione
fro-building-heat-hub = Snodo termico

## What cards do, one sentence for each operation
fro-op-gain = Si ottiene: { $goods }.
fro-op-lose = Si perde: { $goods }.
fro-op-add = Arrivano: { $people }.
fro-op-add-sick = Arrivano già con la malattia: { $people }.
fro-op-leave = Lasciano la città: { $people }.
fro-op-sick = Si ammalano: { $people }.
fro-op-die = Morte: { $people }.
fro-op-exhaust = Gettone esausto: { $people }.
fro-op-unlock = Da ora si può costruire: { $buildings }.
fro-op-cure =
    { $count ->
        [one] Cura { $count } persona.
       *[other] Cura { $count } persone.
    }
fro-op-cure-typed = Cura: { $people }.
fro-op-treat =
    { $count ->
        [one] Guarisci { $count } caso grave.
       *[other] Guarisci { $count } casi gravi.
    }
fro-op-deaths-more = L’indicatore delle morti avanza di { $count }.
fro-op-deaths-less = L’indicatore delle morti arretra di { $count }.
fro-op-hunger-more = La fame sale di { $count }.
fro-op-hunger-less = La fame scende di { $count }.
fro-op-hope-more =
    { $count ->
        [one] La speranza sale.
       *[other] La speranza sale { $count } volte.
    }
fro-op-hope-less =
    { $count ->
        [one] La speranza scende.
       *[other] La speranza scende { $count } volte.
    }
fro-op-discontent-more =
    { $count ->
        [one] Il malcontento sale.
       *[other] Il malcontento sale { $count } volte.
    }
fro-op-discontent-less =
    { $count ->
        [one] Il malcontento scende.
       *[other] Il malcontento scende { $count } volte.
    }
fro-op-typed-more =
    { $count ->
        [one] Sale: { $token }.
       *[other] Sale { $count } volte: { $token }.
    }
fro-op-typed-less =
    { $count ->
        [one] Scende: { $token }.
       *[other] Scende { $count } volte: { $token }.
    }
fro-op-activate = Attiva { $tokens }.
fro-op-deactivate = Esaurisci { $tokens }.
fro-op-discard-token = Torna nel sacchetto: { $tokens }.
fro-op-overload-more = Il sovraccarico sale di { $count }.
fro-op-overload-less = Il sovraccarico scende di { $count }.
fro-op-cold-more = Il freddo sale di { $count }.
fro-op-cold-less = Il freddo scende di { $count }.
fro-op-indicator-more = Avanza di { $count }: { $gauge }.
fro-op-indicator-less = Arretra di { $count }: { $gauge }.
fro-op-heat = Il calore sale di { $count } senza carbone.
fro-op-storm-more =
    { $count ->
        [one] La tempesta arriva { $count } giorno più tardi.
       *[other] La tempesta arriva { $count } giorni più tardi.
    }
fro-op-storm-less =
    { $count ->
        [one] La tempesta arriva { $count } giorno prima.
       *[other] La tempesta arriva { $count } giorni prima.
    }
fro-op-set-storm = Prossima tempesta: giorno { $round }.
fro-op-storm-out = Non arriva più alcuna tempesta.
fro-op-scouts =
    { $count ->
        [one] Ogni esploratore avanza di { $count } casella.
       *[other] Ogni esploratore avanza di { $count } caselle.
    }
fro-op-place-near =
    { $count ->
        [one] Posa { $count } tessera vicina.
       *[other] Posa { $count } tessere vicine.
    }
fro-op-place-far =
    { $count ->
        [one] Posa { $count } tessera lontana.
       *[other] Posa { $count } tessere lontane.
    }
fro-op-add-to-map =
    { $fields ->
        [one] Su { $fields } spazio della mappa: { $goods }.
       *[other] Su ciascuno di { $fields } spazi della mappa al massimo: { $goods }.
    }
fro-op-take-from-map =
    { $fields ->
        [one] Via da { $fields } spazio della mappa: { $goods }.
       *[other] Via da ciascuno di { $fields } spazi della mappa: { $goods }.
    }
fro-op-destroy = Da distruggere: { $target }.
fro-op-ruin = Cade in rovina: { $target }.
fro-op-ruin-all = Cadono in rovina tutti gli edifici di questo tipo sulla mappa: { $building }.
fro-op-ruin-supply = Non si può più costruire: { $building }.
fro-op-build-free =
    { $count ->
        [one] Costruisci gratis { $count }: { $buildings }.
       *[other] Costruisci gratis fino a { $count }: { $buildings }.
    }
fro-op-upgrade-free =
    { $count ->
        [one] Migliora gratis { $count } edificio.
       *[other] Migliora gratis fino a { $count } edifici.
    }
fro-op-reuse-worker = Una pedina già usata ripete la sua azione, al caldo.
fro-op-reuse-building = Ripeti l’azione di un edificio con una pedina, al caldo.
fro-op-develop-more =
    { $count ->
        [one] La ricerca finisce { $count } giorno prima.
       *[other] La ricerca finisce { $count } giorni prima.
    }
fro-op-develop-less =
    { $count ->
        [one] La ricerca finisce { $count } giorno più tardi.
       *[other] La ricerca finisce { $count } giorni più tardi.
    }
fro-op-enact = Firma una legge.
fro-op-may-enact = Si può firmare una legge.
fro-op-automaton =
    { $count ->
        [one] Si ottiene: { $count } automa.
       *[other] Si ottiene: { $count } automi.
    }
fro-op-child-pawn = Dal prossimo giorno c’è una nuova pedina: { $pawn }.
fro-op-draw-citizens =
    { $count ->
        [one] Chi guida pesca { $count } carta cittadino.
       *[other] Chi guida pesca { $count } carte cittadino.
    }
fro-op-discard-citizens =
    { $count ->
        [one] Chi guida scarta { $count } carta cittadino.
       *[other] Chi guida scarta { $count } carte cittadino.
    }
fro-op-add-dusk = Una carta che nessuno ha letto entra nel mazzo del crepuscolo.
fro-op-scry-dusk =
    { $count ->
        [one] Guarda { $count } carta crepuscolo; si può accantonare.
       *[other] Guarda { $count } carte crepuscolo; se ne può accantonare una.
    }
fro-op-remove-event = Lascia l’area eventi: «{ $card }».
fro-op-counter-more = + { $count }: { $counter }.
fro-op-counter-less = − { $count }: { $counter }.
fro-op-set-dreadnought-map = Il relitto è l’obiettivo di questa partita.
fro-op-set-children-first = Da ora i bambini partono per primi.
fro-op-set-grounded = Da ora i punti di scarica restano fermi.
fro-op-set-move-discharge = Un punto di scarica passa su una tessera vicina.
fro-op-clear-dreadnought-map = Il relitto non è più un obiettivo.
fro-op-clear-children-first = I bambini non devono più partire per primi.
fro-op-clear-grounded = I punti di scarica si muovono di nuovo.
fro-op-clear-move-discharge = Nessun punto di scarica si muove.
fro-op-reveal = Si scopre la carta scenario { $card }.
fro-op-discard-card = La carta scenario { $card } lascia il gioco.
fro-op-win = Vittoria: { $end }.
fro-op-defeat = Sconfitta: { $end }.
fro-op-gather =
    { $count ->
        [one] Prendi { $count } pezzo dallo spazio.
       *[other] Prendi fino a { $count } pezzi dallo spazio.
    }
fro-op-construct =
    { $count ->
        [one] Lavori edili: { $count } operazione.
       *[other] Lavori edili: fino a { $count } operazioni.
    }
fro-op-vent = Togli { $count } cubi di sovraccarico, oppure spendi un nucleo di vapore e toglili tutti. Il primo nucleo potenzia anche la torre.
fro-op-tinker = { $count } volte: migliora un edificio o avvicina la ricerca di un giorno.
fro-op-collect = Prendi 1 pezzo da ogni spazio adiacente.
fro-op-saw-tile = Abbatti 1 albero sulla propria tessera: si ottiene { $goods }.
fro-op-saw-adjacent = Abbatti 1 albero sulla propria tessera o su uno spazio adiacente: si ottiene { $goods }.
fro-op-thump = Su ciascuno di { $fields } spazi adiacenti al massimo: { $goods }.
fro-op-care = Cura { $free } persone, oppure esaurisci un gettone cura attivo e curane { $paid }.
fro-op-bury = L’indicatore delle morti arretra al massimo di { $count }.
fro-op-inspire = Attiva tutti i gettoni speranza di un tipo.
fro-op-silence = Esaurisci tutti i gettoni malcontento attivi di un tipo.
fro-op-evacuate =
    { $count ->
        [one] { $count } persona sana di un tipo a scelta parte verso la salvezza, 2 in più per ogni panca. I bambini alzano anche la speranza.
       *[other] Fino a { $count } persone sane di un tipo a scelta partono verso la salvezza, 2 in più per ogni panca. I bambini alzano anche la speranza.
    }
fro-op-choose = Una di queste cose:
fro-op-branch = ({ $number })
fro-op-if = Se { $condition }:
fro-op-otherwise = Altrimenti:
fro-op-per = Per ogni { $div } ({ $what }), al massimo { $max } volte:
fro-op-per-hope = gettoni speranza
fro-target-kind = { $count } × { $building }
fro-target-any =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    }
fro-target-small =
    { $count ->
        [one] { $count } edificio piccolo
       *[other] { $count } edifici piccoli
    }
fro-target-large =
    { $count ->
        [one] { $count } edificio grande
       *[other] { $count } edifici grandi
    }
fro-target-shelter =
    { $count ->
        [one] { $count } rifugio
       *[other] { $count } rifugi
    }

## Conditions
fro-range-min = almeno { $min }
fro-range-max = al massimo { $max }
fro-range-both = da { $min } a { $max }
fro-range-none = zero
fro-if-active = è attivo { $tokens }
fro-if-tokens = gettoni sul tracciato ({ $token }): { $range }
fro-if-pool = c’è { $goods }
fro-if-built = è in piedi: { $building }
fro-if-built-many = è in piedi almeno { $count } volte: { $building }
fro-if-law = vale la legge «{ $law }»
fro-if-laws = leggi in vigore: { $range }
fro-if-people = persone in città: { $range }
fro-if-people-of = { $who } in città: { $range }
fro-if-sick = malati in tutto: { $range }
fro-if-sick-of = malati ({ $who }): { $range }
fro-if-grave = casi gravi: { $range }
fro-if-deaths = morti: { $range }
fro-if-hunger = fame: { $range }
fro-if-overload = sovraccarico: { $range }
fro-if-heat = calore: { $range }
fro-if-failed = il Generatore si è già guastato
fro-if-round = giorno: { $range }
fro-if-storms = tempeste finora: { $range }
fro-if-scouts =
    { $count ->
        [one] un esploratore è fuori
       *[other] { $count } esploratori sono fuori
    }
fro-if-shelter = posti nei rifugi: { $range }
fro-if-event = nell’area eventi c’è «{ $card }»
fro-if-counter = { $counter }: { $range }
fro-if-slept-warm = la notte scorsa tutti dormivano al caldo
fro-if-few-trees = sulla mappa ci sono meno di 6 alberi
fro-if-ark-a-cold = la prima arca non è riscaldata
fro-if-ark-b-cold = la seconda arca non è riscaldata
fro-if-evac-started = l’evacuazione è in corso
fro-if-flag-dreadnought-map = il relitto è l’obiettivo di questa partita
fro-if-flag-children-first = i bambini partono per primi
fro-if-flag-grounded = le strade sono messe a terra
fro-if-flag-move-discharge = un punto di scarica si muove
fro-if-not = non è vero che { $condition }

## Costs, parts of cards
fro-cost = Costo: { $cost }.
fro-cost-flip = un gettone attivo da esaurire ({ $token })
fro-needs = Solo se { $condition }.
fro-part-now = Subito
fro-part-phase = Ogni giorno: { $phase }
fro-part-standing = Finché resta sul tavolo
fro-part-slot = Azione speciale, una volta al giorno
fro-part-slot-once = Azione speciale, una volta a partita
fro-part-timer = Allo scadere del tempo
fro-part-round = Giorno { $round }
fro-part-after =
    { $count ->
        [one] { $count } giorno dopo
       *[other] { $count } giorni dopo
    }
fro-part-strike = Tempesta { $number }
fro-part-end = Notte del giorno { $round }
fro-part-way = La strada
fro-part-signed = Alla firma
fro-part-always = Da allora in poi
fro-part-ability-preparation = Una volta al giorno, nella fase di preparazione
fro-part-ability-action = Una volta al giorno, nella fase delle azioni
fro-part-research = Ricerca
fro-part-done = Alla fine della ricerca
fro-part-cost = Costo iniziale
fro-part-citizen = Abilità principale
fro-part-death = Se qualcuno muore ({ $who })
fro-part-building = Edificio
fro-part-built = Alla costruzione
fro-part-action = La sua azione
fro-part-upgraded = Con il miglioramento
fro-to-remove = La carta lascia il gioco.
fro-to-event = La carta resta nell’area eventi.
fro-to-discard = La carta può tornare.
fro-way-return = Gli esploratori tornano; poi sul percorso segue una carta { $deck }.
fro-way-on = Gli esploratori proseguono verso una carta { $deck }; il bottino arriva più tardi.
fro-card-path =
    { $count ->
        [one] { $count } casella fino al luogo.
       *[other] { $count } caselle fino al luogo.
    }
fro-card-timer =
    { $count ->
        [one] { $count } giorno, poi:
       *[other] { $count } giorni, poi:
    }
fro-card-waits = Da sola non fa nulla.
fro-reward-goods = Ci si aspettano provviste.
fro-reward-people = Ci si aspettano persone.
fro-reward-mixed = Ci si aspettano provviste o persone.
fro-slot-who = Per: { $who }.
fro-slot-put = Metti sulla carta: { $goods }.
fro-slot-done = Appena ci sono sopra { $goods }:
fro-law-consequence = Una di due carte che nessuno ha letto entra nel mazzo del crepuscolo.
fro-law-closes = Chiude per sempre l’altra strada: «{ $law }».
fro-technology-rounds =
    { $count ->
        [one] Richiede { $count } giorno.
       *[other] Richiede { $count } giorni.
    }
fro-citizen-replaces = Con una pedina ({ $pawn }), al posto dell’effetto normale: { $works }.
fro-citizen-adds = Con una pedina ({ $pawn }), oltre all’effetto normale: { $works }.
fro-citizen-warm = L’azione è al caldo ovunque si svolga.
fro-size-small = Piccolo: uno spazio, una pedina.
fro-size-large = Grande: entrambi gli spazi di una tessera, due pedine.
fro-size-marker = Un segnalino su una tessera; non occupa spazi.
fro-site-coal-deposit = Solo accanto a un giacimento di carbone.
fro-site-wood-deposit = Solo accanto a un giacimento di legno.
fro-site-far = Solo su una tessera lontana.
fro-site-map = Non sulla tessera Generatore.
fro-building-cost = Costruzione: { $cost }.
fro-building-upgrade = Miglioramento: { $cost }.
fro-building-level = Isolamento: { $level }.
fro-building-law = Si sblocca con la legge «{ $law }».
fro-building-engineers = Solo per ingegneri.
fro-building-fixed = Non si può demolire.
fro-building-shelter =
    { $count ->
        [one] { $count } letto, se riscaldato.
       *[other] { $count } letti, se riscaldato.
    }
fro-passive-hunters-hut = Trappole: cibo in ogni fase del meteo, 1, oppure 2 con il miglioramento.
fro-passive-observation-balloon = Permette una spedizione, due con il miglioramento.
fro-passive-child-shelter = I letti sono solo per bambini.
fro-passive-field-kitchen = Sulla sua tessera è sempre caldo, anche di notte.
fro-passive-corpse-pit = Solo la prima della partita muove l’indicatore.
fro-passive-prison = La pedina resta per la notte: al caldo se la prigione è riscaldata, altrimenti si ammala qualcuno del suo tipo.
fro-passive-seedling-ark = Se nella fase del Generatore è fredda, le piantine muoiono.
fro-passive-outpost = Le basi sul campo si usano due volte al giorno; i nuovi esploratori partono una casella più avanti.
fro-passive-evacuation-centre = Apre il registro dell’evacuazione.
fro-passive-electrostatic-filter = Elimina il punto di scarica della sua tessera e di una vicina; sulla sua non ne tornano più.
fro-passive-heat-hub = La sua tessera è calda appena il Generatore brucia carbone, anche di notte.

## What changes for good
fro-job-snow = spalare la neve
fro-job-gather = raccogliere risorse
fro-job-gather-tree = raccogliere presso gli alberi
fro-job-construct = lavori edili
fro-job-scout = inviare esploratori
fro-mod-child-work = I bambini lavorano come operai: { $works }.
fro-mod-feed-discount = Ogni pasto richiede { $count } cibo in meno.
fro-mod-feed-sick =
    { $count ->
        [one] Dopo ogni pasto si ammala { $count } persona del tipo che mangia.
       *[other] Dopo ogni pasto si ammalano { $count } persone del tipo che mangia.
    }
fro-mod-gather-bonus = Chi raccoglie prende { $count } in più.
fro-mod-gain-bonus = { $building }: { $goods } in più a ogni uso.
fro-mod-trap-bonus = Le trappole di ogni capanna dei cacciatori danno { $count } cibo in più.
fro-mod-cure-bonus =
    { $count ->
        [one] Si cura { $count } persona in più in: { $buildings }.
       *[other] Si curano { $count } persone in più in: { $buildings }.
    }
fro-mod-treat-bonus =
    { $count ->
        [one] Si guarisce { $count } persona in più in: { $buildings }.
       *[other] Si guariscono { $count } persone in più in: { $buildings }.
    }
fro-mod-shelter-capacity = Tende, baracche e case hanno { $count } letti ciascuna.
fro-mod-shelter-extra =
    { $count ->
        [one] { $building }: { $count } letto in più al caldo.
       *[other] { $building }: { $count } letti in più al caldo.
    }
fro-mod-ruins-shelter = Le rovine hanno 2 letti al caldo (isolamento: { $level }).
fro-mod-level = Isolamento migliore: { $building } ({ $level }).
fro-mod-sustain =
    { $count ->
        [one] Una volta al giorno { $goods } tiene in vita un caso grave.
       *[other] { $count } volte al giorno { $goods } tiene in vita un caso grave.
    }
fro-mod-overload-shield =
    { $count ->
        [one] Il primo cubo che esce dalla torre non conta.
       *[other] I primi { $count } cubi che escono dalla torre non contano.
    }
fro-mod-free-heat = A ogni inizio della fase delle azioni il calore sale di { $count } senza carbone.
fro-mod-cold-relief =
    { $count ->
        [one] In ogni fase del Generatore si ammala { $count } persona in meno.
       *[other] In ogni fase del Generatore si ammalano { $count } persone in meno.
    }
fro-mod-scout-bonus =
    { $count ->
        [one] Nella fase del meteo gli esploratori avanzano di { $count } casella in più.
       *[other] Nella fase del meteo gli esploratori avanzano di { $count } caselle in più.
    }
fro-mod-expedition-bonus = Ogni esploratore che torna porta in più { $goods }.
fro-mod-automaton-free = Gli automi non hanno bisogno di carbone.
fro-mod-automaton-engineer = Gli automi possono usare gli edifici per ingegneri.
fro-mod-snow-warm = Spalare la neve è al caldo.
fro-mod-tree-gather = Si può raccogliere dagli alberi: 1 albero per { $goods }.
fro-mod-blocked = Non è possibile: { $works }.
fro-mod-death-hope-shield =
    { $count ->
        [one] Una volta al giorno una morte non abbassa la speranza.
       *[other] { $count } volte al giorno una morte non abbassa la speranza.
    }
fro-surety-certain = certo
fro-surety-chance = caso
fro-surety-choice = scelta
fro-surety-unknown = ignoto

## Decisions
fro-act-take = Prendi: { $advisor }
fro-act-discard = Scarta: { $card }
fro-act-give = Dai dalla mano: { $card }
fro-act-keep = Non dare carte
fro-act-option = Opzione { $number }
fro-act-name = { $citizen }
fro-act-draw = Pesca un gettone
fro-act-activate = Attiva un gettone: { $token }
fro-act-spend = Esaurisci un gettone: { $token }
fro-act-remove = Gettone esaurito nel sacchetto: { $token }
fro-act-remove-active = Gettone attivo nel sacchetto: { $token }
fro-act-field = Qui: { $field }
fro-act-lay = Qui: { $position }
fro-act-near = Tessere vicine
fro-act-far = Una tessera lontana
fro-act-finish = Basta così
fro-act-decline = Rinuncia
fro-act-yes = Sì
fro-act-no = No
fro-act-build = Costruisci: { $building }
fro-act-demolish = Demolisci l’edificio ({ $field })
fro-act-dig = Sgombra le macerie ({ $field })
fro-act-blast = Fai saltare la cresta ({ $position })
fro-act-upgrade = Migliora l’edificio ({ $field })
fro-act-develop = Avvicina la ricerca di un giorno
fro-act-research = Ricerca: { $technology }
fro-act-enact = Firma la legge: { $law }
fro-act-advise = Chiama: { $advisor }
fro-act-ability = Usa la legge: { $law }
fro-act-fuel =
    { $count ->
        [one] Brucia { $count } carbone
       *[other] Brucia { $count } carbone
    }
fro-act-fuel-none = Non bruciare carbone
fro-act-play = Gioca: { $card }
fro-act-clear = Spala la neve ({ $pawn })
fro-act-gather = Raccogli ({ $pawn }): { $field }
fro-act-construct = Lavori edili ({ $pawn })
fro-act-use = Usa l’edificio ({ $pawn }): { $field }
fro-act-scout = Invia esploratori ({ $pawn }): { $route }
fro-act-special = Azione speciale { $number } ({ $pawn }): { $card }
fro-act-stop = Per oggi basta
fro-act-again = Ancora una volta: { $field }
fro-act-again-clear = Spala la neve ancora una volta
fro-act-again-construct = Lavori edili ancora una volta
fro-act-outside = Stanotte al freddo: operai { $workers }, ingegneri { $engineers }, bambini { $children }
fro-act-outside-none = Tutti dormono al caldo
fro-act-back = Indicatore delle morti indietro di { $count }
fro-act-next = Prima: { $card }
fro-act-move = Prima gli esploratori: { $route }
fro-act-pass = Oltrepassa il luogo
fro-act-explore = Esplora il luogo
fro-act-set-aside = Accantona: { $card }
fro-act-shift = Punto di scarica: { $from } → { $to }

## Questions
fro-prompt-over = La cronaca è chiusa.
fro-wait-chance = Decide la sorte.
fro-wait = Decide { $name }: { $question }
fro-ask-take-advisor = Quale consigliere prendi?
fro-ask-give-up = Scarta una carta cittadino e paga il suo costo iniziale.
fro-ask-given = Dove sta questo edificio: { $building }?
fro-ask-choose = Scegli una di queste cose.
fro-ask-event-option = «{ $card }»: che cosa si decide?
fro-ask-sequence = Quale carta per prima?
fro-ask-flips = Tenere in vita questo caso grave con il cibo ({ $citizen })?
fro-ask-ask-hand = Una morte ({ $citizen }). Dai una carta di questo tipo dalla mano o lasci decidere la sorte?
fro-ask-fuel = Quanto carbone brucia il Generatore?
fro-ask-relief = Chi viene risparmiato dal freddo?
fro-ask-marches = Quali esploratori si muovono per primi?
fro-ask-base = Fondare una base sul campo invece di muoversi ({ $route })?
fro-ask-goal = Gli esploratori sono sul luogo ({ $route }): esplorarlo o oltrepassarlo?
fro-ask-explored = Che cosa fanno qui gli esploratori ({ $route })?
fro-ask-advisor = Chiamare oggi un consigliere?
fro-ask-mobilise = Mobilitare adesso? Si può fare una volta a partita.
fro-ask-abilities = Usare una legge?
fro-ask-turn = Tocca a te: manda qualcuno al lavoro.
fro-ask-turn-with = { $card } viene con voi: dove?
fro-ask-confirm = Il lavoro di oggi deve finire. D’accordo?
fro-ask-clear = Spalare vicino o lontano?
fro-ask-lay =
    { $count ->
        [one] Dove va la tessera?
       *[other] Dove va la prossima tessera? Ne restano { $count }.
    }
fro-ask-construct =
    { $count ->
        [one] Costruisci o demolisci; resta { $count } operazione.
       *[other] Costruisci o demolisci; restano { $count } operazioni.
    }
fro-ask-site = Dove costruire: { $building }?
fro-ask-build-free = Costruire qualcosa gratis?
fro-ask-upgrade-free = Quale edificio migliorare gratis?
fro-ask-filter = Quale punto di scarica vicino sparisce anch’esso?
fro-ask-tinker = Migliorare un edificio o avvicinare la ricerca?
fro-ask-research = Che cosa si ricerca?
fro-ask-enact = Quale legge si firma?
fro-ask-add-to-map = Dove vanno: { $goods }?
fro-ask-take-from-map = Da dove si tolgono: { $goods }?
fro-ask-thump = Su quali spazi il maglio porta il carbone?
fro-ask-saw = Quale albero si abbatte?
fro-ask-collect = Da quale spazio si prende il prossimo pezzo?
fro-ask-destroy = Quale edificio va distrutto?
fro-ask-ruin = Quale rifugio cade in rovina?
fro-ask-reuse-worker = Chi lavora ancora una volta?
fro-ask-reuse-building = Quale edificio lavora ancora una volta?
fro-ask-vent = Togliere { $count } cubi di sovraccarico, o tutti per un nucleo di vapore?
fro-ask-care = Curare { $free } persone, o { $paid } con un gettone cura attivo?
fro-ask-bury = Di quanto arretra l’indicatore delle morti?
fro-ask-inspire = Quali gettoni speranza si attivano?
fro-ask-silence = Quali gettoni malcontento si esauriscono?
fro-ask-evacuate = Chi lascia la città?
fro-ask-set-aside = Accantonare una di queste carte crepuscolo?
fro-ask-discard-hand = Quale carta cittadino si scarta?
fro-ask-beds = Mancano letti caldi: chi resta al freddo?
fro-ask-shift = Quale punto di scarica si sposta?
fro-ask-start-out = Da quale casella partono gli esploratori?
fro-start-out-first = Dalla prima casella
fro-start-out-second = Dalla seconda casella
fro-vent-some = Togli { $count } cubi
fro-vent-all = Spendi un nucleo di vapore, togli tutti i cubi
fro-care-free = Cura { $count } persone
fro-care-paid = Esaurisci un gettone cura attivo, cura { $count } persone
fro-ask-unit-sick = Chi si ammala?
fro-ask-unit-die = Chi muore?
fro-ask-unit-leave = Chi lascia la città?
fro-ask-unit-add = Chi arriva in città?
fro-ask-unit-add-sick = Chi arriva in città con la malattia?
fro-ask-unit-exhaust = A chi va un gettone esausto?
fro-ask-unit-cure = Chi si cura?
fro-ask-unit-treat = Quale caso grave si guarisce?
fro-ask-unit-rise-hope = La speranza sale: pescare un gettone o attivarne uno?
fro-ask-unit-rise-discontent = Il malcontento sale: pescare un gettone o attivarne uno?
fro-ask-unit-fall-hope = La speranza scende: esaurire un gettone attivo o cederne uno esaurito?
fro-ask-unit-fall-discontent = Il malcontento scende: esaurire un gettone attivo o cederne uno esaurito?
fro-ask-unit-rise-typed = Sale: { $token }.
fro-ask-unit-fall-typed = Scende: { $token }. Esaurire un gettone attivo o cederne uno esaurito?
fro-ask-unit-activate = Quale gettone si attiva?
fro-ask-unit-spend = Quale gettone si esaurisce?
fro-ask-unit-discard = Quale gettone torna nel sacchetto?
fro-ask-unit-develop = La ricerca avanza.
fro-loss-end = Questo chiude la partita: { $end }.

## The chronicle
fro-someone-worker = Un operaio
fro-someone-engineer = Un ingegnere
fro-someone-child = Un bambino
fro-tell-leader = { $name } guida la città.
fro-tell-advisor-taken = { $name } siede al tavolo: { $advisor }.
    .did = prende: { $advisor }
fro-tell-card-given-up = { $name } scarta: { $card }.
    .did = scarta: { $card }
fro-tell-round = Comincia il giorno { $round }.
fro-tell-card-revealed = Si scopre «{ $card }».
fro-tell-weather = Il tempo: { $card }.
fro-tell-tile = Sotto la neve ({ $position }): { $finds }.
fro-tell-tile-laid = Neve spalata ({ $position }).
fro-tell-option = Decide { $name }, «{ $card }»: { $option }.
    .did = decide: { $option }
fro-tell-card-stays = «{ $card }» resta sul tavolo.
fro-tell-card-removed = «{ $card }» è finita.
fro-tell-gained = Si ottiene: { $goods }.
fro-tell-lost = Si perde: { $goods }.
fro-tell-joined = { $citizen } arriva in città.
fro-tell-left = { $citizen } lascia la città.
fro-tell-fell-ill = { $citizen } si ammala.
fro-tell-grave = { $citizen } è in condizioni gravi.
fro-tell-sustained = { $citizen } resta in vita.
fro-tell-died = { $citizen } muore.
fro-tell-death-card = La città piange { $card }. { $effect }
fro-tell-cured = { $citizen } torna in salute.
fro-tell-treated = { $citizen } è fuori pericolo.
fro-tell-exhausted = { $citizen } non ha più forze: un gettone esausto.
fro-tell-hunger-rose = La fame sale a { $count }.
fro-tell-hunger-fell = La fame scende a { $count }.
fro-tell-token-drawn = Dal sacchetto: { $token }.
fro-tell-token-activated = Di nuovo attivo: { $token }.
fro-tell-token-spent = Gettone esaurito: { $token }.
fro-tell-token-removed = Torna nel sacchetto: { $token }.
fro-tell-fueled =
    { $count ->
        [one] { $name } brucia { $count } carbone.
       *[other] { $name } brucia { $count } carbone.
    }
    .did = brucia carbone: { $count }
fro-tell-cubes =
    { $count ->
        [one] Dalla torre esce { $count } cubo.
       *[other] Dalla torre escono { $count } cubi.
    }
fro-tell-broke-down = Il Generatore si guasta.
fro-tell-storm = La tempesta colpisce.
fro-tell-acted = { $name } manda al lavoro: { $pawn }.
    .did = manda al lavoro: { $pawn }
fro-tell-card-played = { $name } gioca: { $card }.
    .did = gioca: { $card }
fro-tell-built = Nuovo edificio: { $building } ({ $place }).
fro-tell-demolished = Demolizione: { $building } ({ $field }).
fro-tell-destroyed = Distruzione: { $building } ({ $field }).
fro-tell-ruined = Cade in rovina: { $building } ({ $field }).
fro-tell-upgraded = Miglioramento: { $building } ({ $field }).
fro-tell-blasted = La cresta salta in aria ({ $position }).
fro-tell-rubble = Sotto le macerie: { $rubble }.
fro-tell-law = { $name } firma una legge: «{ $law }».
    .did = firma «{ $law }»
fro-tell-development = { $name } avvia una ricerca: { $technology }, per il giorno { $round }.
    .did = avvia una ricerca: { $technology }
fro-tell-technology = Ricerca conclusa: { $technology }.
fro-tell-scout-sent = { $name } invia esploratori: { $route }.
    .did = invia esploratori: { $route }
fro-tell-scout-returned = Gli esploratori tornano ({ $route }).
fro-tell-base = Nasce una base sul campo ({ $route }).
fro-tell-passed = Gli esploratori passano oltre: «{ $card }».
fro-tell-explored = Gli esploratori esplorano: «{ $card }».
fro-tell-dusk-added = Qualcosa attende nel mazzo del crepuscolo (da «{ $origin }»).
fro-tell-citizen-drawn = { $name } pesca: { $card }.
    .did = pesca: { $card }
fro-tell-counter = Ora { $count }: { $counter }.
fro-tell-stopped = { $name } chiude il lavoro di oggi.
    .did = chiude il lavoro di oggi
fro-tell-ended = { $reason }
fro-tile-food =
    { $count ->
        [one] subito { $count } cibo
       *[other] subito { $count } cibo
    }

## How it ends
fro-end-lost-hope = speranza perduta
fro-end-banished = esilio
fro-end-explosion = esplosione del Generatore
fro-end-epidemic = epidemia
fro-end-famine = carestia
fro-end-mass-death = morti di massa
fro-end-out-of-time = tempo scaduto
fro-end-stores-empty = depositi vuoti
fro-end-dreadnought-unfinished = la dreadnought non è pronta
fro-end-arks-lost = le arche sono perdute
fro-end-seedlings-dead = le piantine sono morte
fro-end-generator-lost = il Generatore è perduto
fro-end-ramp-raised = la rampa è alzata
fro-end-tower-dark = la torre resta buia
fro-end-storm-survived = la tempesta è passata
fro-end-dreadnought-sails = la dreadnought parte
fro-end-arks-sealed = le arche sono sigillate
fro-end-winterhome-evacuated = Winterhome è evacuata
fro-end-tower-lit = la torre è accesa
fro-verdict-lost-hope = La gente ha perso la voglia di vivere: l’ultimo gettone speranza non c’è più.
fro-verdict-banished = La città vi ha cacciato: un sesto gettone malcontento.
fro-verdict-explosion = Il Generatore si è guastato una seconda volta ed è esploso.
fro-verdict-epidemic = Un’epidemia: più di 25 malati di un solo tipo.
fro-verdict-famine = Carestia: fame di 25 o più e nulla da mangiare.
fro-verdict-mass-death = Troppe morti perché una città possa continuare.
fro-verdict-out-of-time = L’ultima notte è passata e l’obiettivo non è raggiunto.
fro-verdict-stores-empty = La grande tempesta è arrivata e i depositi non erano pieni.
fro-verdict-dreadnought-unfinished = La dreadnought non era pronta in tempo.
fro-verdict-arks-lost = Le arche non erano sigillate in tempo.
fro-verdict-seedlings-dead = L’ultima piantina è morta.
fro-verdict-generator-lost = Il Generatore di Winterhome ha ceduto.
fro-verdict-ramp-raised = La rampa si è alzata prima che abbastanza persone fossero a bordo.
fro-verdict-tower-dark = La torre di Tesla City è rimasta buia.
fro-verdict-storm-survived = La città resiste. La tempesta è passata.
fro-verdict-dreadnought-sails = La dreadnought si muove, e con lei la città.
fro-verdict-arks-sealed = Le arche sono sigillate. Ci sarà una primavera.
fro-verdict-winterhome-evacuated = Winterhome è vuota, e la sua gente vive.
fro-verdict-tower-lit = La torre è accesa. Tesla City si risveglia.
fro-category-rounds = Giorni
fro-category-people = Persone
fro-category-hope = Gettoni speranza

## Options of a table
fro-option-scenario = Scenario
fro-option-scenario-help = Mappa, obiettivo e storia.
fro-option-society = Società
fro-option-society-help = Chi vive in città e che cosa porta.
fro-option-difficulty = Difficoltà
fro-option-difficulty-help = Il lato difficile di una carta società ha meno cibo e più malati.
fro-option-advisors = Consiglieri
fro-option-advisors-help = A scelta uno dopo l’altro, o distribuiti a caso.
fro-advisors-chosen = a scelta
fro-advisors-dealt = a caso
fro-difficulty-normal = normale
fro-difficulty-hard = difficile
fro-scenario-first = prima partita
fro-scenario-experimental = sperimentale

## Why a bot would do it
fro-reason-end = la fine della partita
fro-reason-rounds = giorni superati
fro-reason-opportunity = che cosa si può fare dopo
fro-reason-hope = speranza
fro-reason-discontent = malcontento
fro-reason-deaths = morti
fro-reason-people = persone
fro-reason-health = salute
fro-reason-beds = letti caldi
fro-reason-food = cibo
fro-reason-coal = carbone
fro-reason-wood = legno
fro-reason-cores = nuclei di vapore
fro-reason-steel = acciaio
fro-reason-breakdown = pericolo di guasto
fro-reason-generator = sovraccarico del Generatore
fro-reason-cold = freddo
fro-reason-buildings = edifici
fro-reason-places = posti di lavoro
fro-reason-map = che cosa c’è sulla mappa
fro-reason-pawns = braccia per lavorare
fro-reason-warmth = calore sul lavoro
fro-reason-automatons = automi
fro-reason-laws = leggi
fro-reason-technologies = tecnologie
fro-reason-scouts = spedizioni
fro-reason-cards = carte cittadino
fro-reason-dusk = che cosa attende al crepuscolo
fro-reason-goal = l’obiettivo dello scenario

## The table
