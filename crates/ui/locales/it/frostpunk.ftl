# Frostpunk: The Board Game. Keys begin with "fro-".

## The game
fro-title = Frostpunk
fro-blurb = Un fuoco, una città: quindici giorni per tenerli vivi, insieme.
fro-facts = 150 min · tutti insieme

## Supplies and pieces
fro-good-wood = legno
fro-good-coal = carbone
fro-good-core = nucleo a vapore
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
        [one] { $count } nucleo a vapore
       *[other] { $count } nuclei a vapore
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
fro-pawns-worker =
    { $count ->
        [one] { $count } operaio
       *[other] { $count } operai
    }
fro-pawns-engineer =
    { $count ->
        [one] { $count } ingegnere
       *[other] { $count } ingegneri
    }
fro-pawns-child =
    { $count ->
        [one] { $count } bambino
       *[other] { $count } bambini
    }
fro-pawns-child-worker =
    { $count ->
        [one] { $count } bambino operaio
       *[other] { $count } bambini operai
    }
fro-pawns-child-engineer =
    { $count ->
        [one] { $count } bambino ingegnere
       *[other] { $count } bambini ingegneri
    }
fro-pawns-automaton =
    { $count ->
        [one] { $count } automa
       *[other] { $count } automi
    }
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
fro-counter-evacuated = persone evacuate
fro-counter-evac-children = bambini evacuati
fro-counter-bench = panche
fro-counter-research = ricerca
fro-counter-knowledge = conoscenza
fro-counter-coils = bobine
fro-counter-bases = basi sul campo

## Places
fro-place-generator = tessera Generatore, spazio { $number }
    .mark = g{ $number }
fro-place-near = tessera vicina { $number }
    .mark = v{ $number }
fro-place-far = tessera lontana { $number }
    .mark = l{ $number }
fro-place-half = { $tile }, { $half }
fro-half-a = a sinistra
fro-half-b = a destra
fro-route = percorso { $number }
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
fro-outcome-won = La città resiste
fro-outcome-lost = La città è caduta
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
fro-building-core-factory = Fabbrica di nuclei a vapore
fro-building-library = Biblioteca
fro-building-electrostatic-filter = Filtro elettrostatico
fro-building-repair-station = Stazione di riparazione
fro-building-heat-hub = Snodo termico

## What cards do, one sentence for each operation
fro-op-gain = Si ottiene: { $goods }.
fro-op-lose = Si perde: { $goods }.
fro-op-add = Arrivi: { $people }.
fro-op-add-sick = Arrivi con la malattia: { $people }.
fro-op-leave = Partenze dalla città: { $people }.
fro-op-sick = Malattia: { $people }.
fro-op-die = Morte: { $people }.
fro-op-exhaust = Gettone sfinimento: { $people }.
fro-op-unlock = Da ora si può costruire: { $buildings }.
fro-op-cure =
    { $count ->
        [one] Cura { $count } persona.
       *[other] Cura { $count } persone.
    }
fro-op-cure-typed = Cura: { $people }.
fro-op-treat =
    { $count ->
        [one] Stabilizza { $count } caso grave.
       *[other] Stabilizza { $count } casi gravi.
    }
fro-op-deaths-more = Il segnalino delle morti avanza di { $count }.
fro-op-deaths-less = Il segnalino delle morti arretra di { $count }.
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
fro-op-discard-token = Di nuovo nel sacchetto: { $tokens }.
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
fro-op-ruin = In rovina: { $target }.
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
fro-op-counter-more = +{ $count }: { $counter }.
fro-op-counter-less = −{ $count }: { $counter }.
fro-op-set-dreadnought-map = Il relitto è l’obiettivo di questa partita.
fro-op-set-children-first = Da ora i bambini partono per primi.
fro-op-set-grounded = Da ora i punti di scarica restano fermi.
fro-op-set-move-discharge = Un punto di scarica passa su una tessera adiacente.
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
fro-op-vent = Togli { $count } cubi di sovraccarico, oppure spendi un nucleo a vapore e toglili tutti. Il primo nucleo migliora anche la torre.
fro-op-tinker = { $count } volte: migliora un edificio o avvicina la ricerca di un giorno.
fro-op-collect = Prendi 1 pezzo da ogni spazio adiacente.
fro-op-saw-tile = Abbatti 1 albero sulla tessera dell’edificio: si ottiene { $goods }.
fro-op-saw-adjacent = Abbatti 1 albero sulla tessera dell’edificio o su uno spazio adiacente: si ottiene { $goods }.
fro-op-thump = Su ciascuno di { $fields } spazi adiacenti al massimo: { $goods }.
fro-op-care = Cura { $free } persone, oppure esaurisci un gettone cura attivo e curane { $paid }.
fro-op-bury = Il segnalino delle morti arretra di { $count } al massimo.
fro-op-bury-then = Se si muove:
fro-op-inspire = Attiva tutti i gettoni speranza di un tipo.
fro-op-silence = Esaurisci tutti i gettoni malcontento attivi di un tipo.
fro-op-evacuate =
    { $count ->
        [one] { $count } persona sana di un tipo a scelta parte verso la salvezza, 2 in più per ogni panca. I bambini alzano anche la speranza.
       *[other] Fino a { $count } persone sane di un tipo a scelta partono verso la salvezza, 2 in più per ogni panca. I bambini alzano anche la speranza.
    }
fro-op-nothing = Non succede altro.
fro-op-choose = Una di queste cose:
fro-op-branch = ({ $number })
fro-op-if = Se { $condition }:
fro-op-otherwise = Altrimenti:
fro-op-per =
    { $max ->
        [one] { $each }, al massimo una volta:
       *[other] { $each }, al massimo { $max } volte:
    }
fro-op-per-hope =
    { $div ->
        [one] Per ogni gettone speranza
       *[other] Ogni { $div } gettoni speranza
    }
fro-op-per-counter =
    { $div ->
        [one] Per ogni punto ({ $counter })
       *[other] Ogni { $div } punti ({ $counter })
    }
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
fro-if-active =
    { $count ->
        [one] è attivo { $tokens }
       *[other] sono attivi { $tokens }
    }
fro-if-tokens = gettoni sul tracciato ({ $token }): { $range }
fro-if-pool = la città ha almeno { $goods }
fro-if-built = c’è «{ $building }»
fro-if-built-many = in città ci sono almeno { $count } × «{ $building }»
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
        [one] un esploratore è in spedizione
       *[other] { $count } esploratori sono in spedizione
    }
fro-if-shelter = posti nei rifugi: { $range }
fro-if-event = nell’area eventi c’è «{ $card }»
fro-if-counter = { $counter }: { $range }
fro-if-slept-warm = la notte scorsa tutti hanno dormito al caldo
fro-if-few-trees = sulla mappa ci sono meno di 6 alberi
fro-if-ark-a-cold = la prima arca non è riscaldata
fro-if-ark-b-cold = la seconda arca non è riscaldata
fro-if-evac-started = l’evacuazione è cominciata
fro-if-flag-dreadnought-map = il relitto è l’obiettivo di questa partita
fro-if-flag-children-first = i bambini partono per primi
fro-if-flag-grounded = le strade sono collegate a terra
fro-if-flag-move-discharge = un punto di scarica si muove
fro-if-not = non vale la condizione: { $condition }
fro-if-not-active = non c’è alcun gettone attivo ({ $token })
fro-if-not-built = manca «{ $building }»
fro-if-not-failed = il Generatore non si è mai guastato
fro-if-no-dreadnought-map = il relitto non è l’obiettivo di questa partita
fro-if-no-children-first = i bambini non devono partire per primi
fro-if-no-grounded = le strade non sono collegate a terra
fro-if-no-move-discharge = nessun punto di scarica si muove

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
fro-part-way = Per arrivarci
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
fro-way-return = Gli esploratori tornano; poi sul percorso segue una carta del mazzo { $deck }.
fro-way-on = Gli esploratori proseguono verso una carta del mazzo { $deck } e portano a casa il bottino più tardi.
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
fro-reward-goods = Si prevedono risorse.
fro-reward-people = Si prevedono persone.
fro-reward-mixed = Si prevedono risorse o persone.
fro-slot-who = Pedina: { $who }.
fro-slot-put = Metti sulla carta: { $goods }.
fro-slot-done = Appena ci sono sopra { $goods }:
fro-law-consequence = Una di due carte che nessuno ha letto entra nel mazzo del crepuscolo.
fro-law-closes = Chiude per sempre l’altra strada: «{ $law }».
fro-law-closes-pair = Ogni legge chiude per sempre l’altra della sua coppia.
fro-law-or = oppure { $law }
fro-technology-rounds =
    { $count ->
        [one] Richiede { $count } giorno.
       *[other] Richiede { $count } giorni.
    }
fro-citizen-replaces = Con una pedina ({ $pawn }), al posto dell’effetto normale: { $works }.
fro-citizen-adds = Con una pedina ({ $pawn }), oltre all’effetto normale: { $works }.
fro-citizen-warm = L’azione è al caldo ovunque si svolga.
fro-size-small = Piccolo: uno spazio.
fro-size-large = Grande: entrambi gli spazi di una tessera.
fro-building-pawns =
    { $count ->
        [one] Posto per { $count } pedina.
       *[other] Posto per { $count } pedine.
    }
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
        [one] { $count } letto, se al caldo.
       *[other] { $count } letti, se al caldo.
    }
fro-passive-hunters-hut = Trappole: 1 cibo in ogni fase del meteo, 2 con il miglioramento.
fro-passive-observation-balloon = Permette una spedizione, due con il miglioramento.
fro-passive-child-shelter = I letti sono solo per bambini.
fro-passive-field-kitchen = Sulla sua tessera è sempre caldo, anche di notte.
fro-passive-corpse-pit = Solo la prima della partita muove il segnalino.
fro-passive-prison = La pedina resta per la notte: al caldo se la prigione è riscaldata, altrimenti si ammala qualcuno del suo tipo.
fro-passive-seedling-ark = Se nella fase del Generatore è fredda, le piantine muoiono.
fro-passive-outpost = Le basi sul campo si usano due volte al giorno; i nuovi esploratori partono una casella più avanti.
fro-passive-evacuation-centre = Apre il registro dell’evacuazione.
fro-passive-electrostatic-filter = Elimina il punto di scarica della sua tessera e di una tessera adiacente; sulla sua non ne tornano più.
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
        [one] Si stabilizza { $count } persona in più in: { $buildings }.
       *[other] Si stabilizzano { $count } persone in più in: { $buildings }.
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
        [one] Una volta al giorno, per { $goods }, si tiene in vita un caso grave.
       *[other] { $count } volte al giorno, per { $goods }, si tiene in vita un caso grave.
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
fro-act-give = Dalla mano: { $card }
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
fro-act-far = Tessera lontana
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
fro-develop-all = Avvicina la ricerca di { $count } giorni
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
fro-act-construct = Costruisci o demolisci ({ $pawn })
fro-act-use = Usa l’edificio ({ $pawn }): { $field }
fro-act-scout = Invia esploratori ({ $pawn }): { $route }
fro-act-special = Azione speciale { $number } ({ $pawn }): { $card }
fro-act-stop = Per oggi basta
fro-act-again = Di nuovo: { $field }
fro-act-again-clear = Spala ancora
fro-act-again-construct = Ancora lavori edili
fro-act-outside = Stanotte al freddo: { $people }
fro-act-outside-none = Tutti dormono al caldo
fro-deed-use = Usa: { $building } ({ $pawn }), { $field }
fro-deed-gather = Raccogli { $goods } ({ $pawn }): { $count } – { $field }
fro-deed-fuel = Brucia carbone: calore +{ $coal }, { $heat }
fro-deed-cold = { $deed }, al freddo
fro-deed-again = Di nuovo: { $building }, { $field }
fro-deed-demolish = Demolisci: { $building }, { $field }
fro-deed-upgrade = Migliora: { $building }, { $field }
fro-act-back = Segnalino delle morti: −{ $count }
fro-act-next = Prima: { $card }
fro-act-move = Prima gli esploratori: { $route }
fro-act-pass = Passa oltre
fro-act-explore = Esplora il luogo
fro-act-set-aside = Accantona: { $card }
fro-act-shift = Punto di scarica: { $from } → { $to }

## Questions
fro-prompt-over = La cronaca è chiusa.
fro-wait-chance = Decide la sorte.
fro-wait = Decide { $name }: { $question }
fro-leads = Guida { $name }
fro-day-sheet = Che cosa è successo
fro-key-fuel = brucia carbone
fro-key-build = costruisci
fro-key-desk = la scheda successiva
fro-ask-take-advisor = Quale consigliere?
fro-ask-give-up = Scarta una carta cittadino e paga il suo costo iniziale.
fro-ask-given = Dove sta questo edificio: { $building }?
fro-ask-choose = Scegli una delle possibilità.
fro-ask-choose-of = «{ $asker }»: scegli una delle possibilità.
fro-ask-event-option = «{ $card }»: che cosa si decide?
fro-ask-sequence = Quale carta per prima?
fro-ask-flips = Tenere in vita questo caso grave con il cibo ({ $citizen })?
fro-ask-ask-hand = Una morte ({ $citizen }): una carta dalla mano o la sorte?
fro-ask-fuel = Quanto carbone brucia il Generatore?
fro-ask-relief = Chi sfugge al freddo?
fro-ask-marches = Quali esploratori si muovono per primi?
fro-ask-base = Fondare una base sul campo invece di muoversi ({ $route })?
fro-ask-goal = Esploratori sul luogo ({ $route }): esplorare o passare oltre?
fro-ask-explored = Che cosa fanno qui gli esploratori ({ $route })?
fro-ask-advisor = Chiamare oggi un consigliere?
fro-ask-mobilise = Mobilitare adesso? Si può fare una volta a partita.
fro-ask-abilities = Usare una legge?
fro-ask-turn = Chi va al lavoro, e dove?
fro-ask-turn-with = { $card } dà una mano: dove?
fro-ask-confirm = Il lavoro di oggi finisce qui. D’accordo?
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
fro-ask-filter = Quale altro punto di scarica adiacente sparisce?
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
fro-ask-vent = Togliere { $count } cubi di sovraccarico, o tutti per un nucleo a vapore?
fro-ask-care = Curare { $free } persone, o { $paid } con un gettone cura attivo?
fro-ask-bury = Di quanto arretra il segnalino delle morti?
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
fro-vent-all = Togli tutti i cubi per un nucleo a vapore
fro-care-free = Cura { $count } persone
fro-care-paid = Con un gettone cura attivo: cura { $count } persone
fro-ask-unit-sick = Chi si ammala?
fro-ask-unit-die = Chi muore?
fro-ask-unit-leave = Chi lascia la città?
fro-ask-unit-add = Chi arriva in città?
fro-ask-unit-add-sick = Chi arriva in città con la malattia?
fro-ask-unit-exhaust = A chi va un gettone sfinimento?
fro-ask-unit-cure = Chi guarisce?
fro-ask-unit-treat = Quale caso grave si stabilizza?
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
fro-tell-phase = { $phase }.
fro-tell-card-revealed = Si scopre «{ $card }».
fro-tell-weather = Meteo: { $card }.
fro-tell-tile = Sotto la neve ({ $position }): { $finds }.
fro-tell-tile-laid = Neve spalata ({ $position }).
fro-tell-option = Decide { $name }, «{ $card }»: { $option }.
    .did = decide: { $option }
fro-tell-card-stays = «{ $card }» resta sul tavolo.
fro-tell-card-removed = «{ $card }» lascia il tavolo.
fro-tell-gained = Si ottiene: { $goods }.
fro-tell-lost = Si perde: { $goods }.
fro-tell-joined = { $citizen } arriva in città.
fro-tell-left = { $citizen } lascia la città.
fro-tell-fell-ill = { $citizen } si ammala.
fro-tell-grave = { $citizen } è in condizioni gravi.
fro-tell-sustained = { $citizen } resta in vita.
fro-tell-died = { $citizen } muore.
fro-tell-death-card = La città piange { $card }. { $effect }
fro-tell-cured = { $citizen } guarisce.
fro-tell-treated = { $citizen } è fuori pericolo.
fro-tell-exhausted = { $citizen } non ha più forze: un gettone sfinimento.
fro-tell-hunger-rose = La fame sale a { $count }.
fro-tell-hunger-fell = La fame scende a { $count }.
fro-tell-token-drawn = Dal sacchetto: { $token }.
fro-tell-token-activated = Gettone di nuovo attivo: { $token }.
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
fro-tell-storm = Si abbatte la tempesta.
fro-tell-acted = { $name } manda al lavoro: { $pawn }.
    .did = manda al lavoro: { $pawn }
fro-tell-used = { $name } usa: { $building } ({ $pawn }), { $field }.
    .did = usa: { $building } ({ $pawn })
fro-tell-gathering = { $name } raccoglie: { $field } ({ $pawn }).
    .did = raccoglie: { $field } ({ $pawn })
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
fro-tell-counter = Scenario – { $counter }: ora { $count }.
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
fro-end-mass-death = troppe morti
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
fro-verdict-banished = La città vi caccia: ecco il sesto gettone malcontento.
fro-verdict-explosion = Il Generatore si è guastato una seconda volta ed è esploso.
fro-verdict-epidemic = Un’epidemia: più di 25 malati di un solo tipo.
fro-verdict-famine = Carestia: fame di 25 o più e nulla da mangiare.
fro-verdict-mass-death = Troppe morti perché una città possa andare avanti.
fro-verdict-out-of-time = L’ultima notte è passata e l’obiettivo non è stato raggiunto.
fro-verdict-stores-empty = La grande tempesta è arrivata e i depositi non erano pieni.
fro-verdict-dreadnought-unfinished = La dreadnought non è stata finita in tempo.
fro-verdict-arks-lost = Le arche non sono state sigillate in tempo.
fro-verdict-seedlings-dead = L’ultima piantina è morta.
fro-verdict-generator-lost = Il Generatore di Winterhome ha ceduto.
fro-verdict-ramp-raised = La rampa si è alzata prima che a bordo ci fosse abbastanza gente.
fro-verdict-tower-dark = La torre di Tesla City è rimasta buia.
fro-verdict-storm-survived = La tempesta è passata e il Generatore arde ancora.
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
fro-option-difficulty-help = Il lato difficile di una carta società ha meno cibo e più malati. Il Generatore di Winterhome ha più danni.
fro-option-advisors = Consiglieri
fro-option-advisors-help = A scelta uno dopo l’altro, o distribuiti a caso.
fro-advisors-chosen = a scelta
fro-advisors-dealt = a caso
fro-difficulty-normal = normale
fro-difficulty-hard = difficile
fro-scenario-first = prima partita
fro-scenarios = Come sono gli scenari
fro-look = Guarda: { $place }
fro-build-here = Costruisci qui
fro-standing = Quando qualcuno muore: mai una carta dalla mia mano
fro-scenario-saved = Su 100 città un bot semplice ne salva { $normal }, a livello difficile { $hard }.
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
fro-reason-cores = nuclei a vapore
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
fro-society-sick =
    { $count ->
        [one] di cui { $count } malato
       *[other] di cui { $count } malati
    }

## Why something is not possible
fro-refusal-answer = Ora si chiede un’altra cosa.
fro-refusal-act-2 = Oggi quella pedina è su un gettone sfinimento.
fro-refusal-act-4 = Si può aggiungere carbone una volta per turno, almeno un pezzo.
fro-refusal-act-4-once = In questo turno è già stato aggiunto carbone.
fro-refusal-act-4-no-coal = Almeno un carbone.
fro-refusal-act-5 = Nessuna pedina di quel tipo è libera.
fro-refusal-act-6 = I bambini agiscono solo dove lo permette una legge o una carta.
fro-refusal-act-7 = Chi guida non vuole ancora finire: prima qualcuno deve agire.
fro-refusal-act-9 = Non cambierebbe nulla.
fro-refusal-auto-1 = Un automa ha bisogno di carbone.
fro-refusal-auto-2 = Un automa non può farlo.
fro-refusal-bld-3 = Non ci sono cubi di sovraccarico da togliere.
fro-refusal-bld-5 = Un edificio con una pedina non si può migliorare.
fro-refusal-bld-10 = Tutti e sei gli automi sono in gioco.
fro-refusal-bld-11 = Nessun albero è a portata.
fro-refusal-bld-14 = Solo spazi adiacenti con meno di 5 carbone, o vuoti.
fro-refusal-bld-20 = Non è fra le carte guardate.
fro-refusal-bld-25 = Questo edificio non si può migliorare, o lo è già.
fro-refusal-bld-25-upgraded = È già stato migliorato.
fro-refusal-bld-25-one-side = Questo edificio non ha un lato migliore.
fro-refusal-bld-26 = Questo edificio non si può demolire.
fro-refusal-c-5 = Questa azione speciale non è per quella pedina.
fro-refusal-c-5-pawn = Questa azione speciale non è per quella pedina.
fro-refusal-c-5-nothing = Ora questa azione speciale non cambierebbe nulla.
fro-refusal-c-22 = Qui non si può fondare una base sul campo.
fro-refusal-c-37 = Una carta lo vieta.
fro-refusal-c-39-no-centre = Sulla mappa non c’è un centro di evacuazione.
fro-refusal-c-39-nobody-healthy = Nessuno di questo tipo è in salute.
fro-refusal-c-39-children-first = Prima i bambini: in città c’è ancora un bambino in salute.
fro-refusal-c-39-no-rubble = Su questo spazio non ci sono macerie.
fro-refusal-c-39-pawn = Su queste macerie c’è una pedina.
fro-refusal-c-40 = Il punto di scarica non può andare lì.
fro-refusal-c-41-no-ridge = Si può far saltare solo una cresta.
fro-refusal-c-41-whole-action = Far saltare una cresta richiede un’intera azione di lavori edili, e questa è cominciata altrimenti.
fro-refusal-c-41-apart = Questa cresta non tocca né la tessera Generatore né una tessera sulla mappa.
fro-refusal-c-41-no-coal = Far saltare una cresta costa 2 carbone.
fro-refusal-c-41-no-tile = Uno snodo termico richiede una tessera che non ne abbia.
fro-refusal-c-41-has-hub = Su questa tessera c’è già uno snodo termico.
fro-refusal-cit-2 = Questa carta non va con quella pedina o quell’azione.
fro-refusal-cit-5 = Oggi hai già usato una carta cittadino.
fro-refusal-cit-6 = Le carte cittadino non vanno con gli automi.
fro-refusal-cons-2 = Non c’è nulla da costruire o demolire.
fro-refusal-cons-3 = Questo edificio non è sbloccato.
fro-refusal-cons-4 = Serve terreno libero: uno spazio se piccolo, un’intera tessera mappa se grande.
fro-refusal-cons-6 = Non si può costruire.
fro-refusal-cons-7 = Qui non può stare: vedi dove si può costruire.
fro-refusal-cons-8 = Tutti gli edifici di questo tipo sono già costruiti.
fro-refusal-cons-9 = Si può demolire solo un edificio senza pedine.
fro-refusal-cons-9-pawn = In questo edificio lavora una pedina.
fro-refusal-cons-9-no-building = Qui non c’è alcun edificio.
fro-refusal-cure-1 = Nessuno di questo tipo è malato.
fro-refusal-cure-2 = L’ultimo caso è grave: va stabilizzato, non curato.
fro-refusal-cure-3 = Nessuno di questo tipo è un caso grave.
fro-refusal-death-2 = Questa carta non è del tipo della persona morta.
fro-refusal-dec-5 = Per questo tipo non cambierebbe nulla.
fro-refusal-dusk-6 = Una consultazione non si può accantonare.
fro-refusal-evt-2 = La condizione di questa opzione non vale.
fro-refusal-exp-5 = Questo luogo non si può oltrepassare.
fro-refusal-exp-14 = Non c’è più alcuna carta per questa strada.
fro-refusal-fx-9 = Non resta alcun gettone sfinimento di questo tipo.
fro-refusal-fx-13 = Non c’è un gettone così da girare.
fro-refusal-fx-21 = In questo spazio non ci sta, o non c’è.
fro-refusal-fx-22 = Qui non c’è un edificio simile.
fro-refusal-fx-23 = Qui non c’è un rifugio simile.
fro-refusal-fx-26 = Lì non c’è una pedina che possa ripetere il lavoro.
fro-refusal-fx-43 = Qui questa carta non cambierebbe nulla.
fro-refusal-gath-1 = In questo spazio non c’è nulla da raccogliere.
fro-refusal-gath-2 = In questo spazio c’è già una pedina.
fro-refusal-gath-3 = Gli alberi non si raccolgono; li abbatte una segheria.
fro-refusal-genp-2 = Non più carbone di quanto ce n’è, e il calore non supera il segnalino del freddo.
fro-refusal-genp-2-too-hot = Non più caldo del segnalino del freddo.
fro-refusal-genp-2-no-coal = Non c’è abbastanza carbone.
fro-refusal-hope-5 = Il tracciato è pieno, oppure nessun gettone è esaurito.
fro-refusal-hope-5-full = Il tracciato della speranza è pieno.
fro-refusal-hope-5-none-spent = Nessun gettone di questo tipo è esaurito.
fro-refusal-hope-7 = Non c’è un gettone così su questo lato.
fro-refusal-law-1 = Questa legge non è fra quelle da firmare.
fro-refusal-law-2 = È in vigore la legge che la esclude.
fro-refusal-law-5 = Quattro leggi sono in vigore, oppure non ne restano da firmare.
fro-refusal-law-5-all-signed = Sono in vigore quattro leggi: non se ne possono firmare altre.
fro-refusal-law-5-none-left = Non resta nessuna legge da firmare.
fro-refusal-law-6 = Già usata oggi, oppure ora non cambierebbe nulla.
fro-refusal-law-6-used = Oggi è già stata usata.
fro-refusal-law-6-nothing = Ora non cambierebbe nulla.
fro-refusal-law-price = Non c’è nessuno che possa pagare il prezzo di questa legge.
fro-refusal-lim-1 = Non più di 50 di questo tipo.
fro-refusal-night-5 = Tutti i letti caldi vanno usati.
fro-refusal-prep-1 = Questo consigliere non è al tavolo.
fro-refusal-prep-2 = Il gettone speranza di questo consigliere non è attivo.
fro-refusal-res-3 = Non si può pagare.
fro-refusal-ruling-59 = Il primo effetto dell’officina è obbligatorio; si può rinunciare solo al secondo.
fro-refusal-scout-1 = Gli esploratori hanno bisogno di un pallone da osservazione e di un percorso libero.
fro-refusal-scout-1-no-balloon = Gli esploratori hanno bisogno di un pallone da osservazione.
fro-refusal-scout-1-taken = Su questo percorso ci sono già esploratori.
fro-refusal-scout-2 = Il pallone non permette altre spedizioni.
fro-refusal-scout-3 = Automi e bambini non possono fare gli esploratori.
fro-refusal-setup-22 = Il costo iniziale di questa carta non si può pagare.
fro-refusal-snow-2 = Non c’è posto o non ci sono più tessere.
fro-refusal-snow-2-no-tile = Non restano tessere.
fro-refusal-snow-2-no-room = Non c’è posto per un’altra tessera.
fro-refusal-snow-3 = Le tessere vicine vanno accanto alla tessera Generatore.
fro-refusal-snow-4 = Una tessera lontana deve toccarne una collegata al Generatore.
fro-refusal-spec-1 = Questa azione speciale è già stata usata.
fro-refusal-use-1 = In questo edificio non c’è posto.
fro-refusal-use-1-no-building = Qui non c’è alcun edificio.
fro-refusal-use-1-full = In questo edificio non c’è posto libero.
fro-refusal-use-2 = Solo gli ingegneri possono usare questo edificio.
fro-refusal-use-4 = Questo edificio non ha un’azione.
fro-refusal-wea-10 = La tempesta ha ridotto in rovina tutti gli edifici di questo tipo.

## What comes if nobody lifts a finger
fro-nearest-none = Nessuna fine in vista entro tre giorni.
fro-nearest = Se nessuno agisce: { $end }, giorno { $round } ({ $phase }).
fro-cast-old-hunger = Fame arretrata { $need }, cibo { $stock }: manca { $missing }.
fro-cast-feeding = Cibo necessario { $need }, disponibile { $stock }: manca { $missing }.
fro-cast-beds = Pedine in cerca di un letto: { $need }; al caldo { $stock }, al freddo { $missing }.
fro-nearest-unless = Per evitarlo serve altro cibo: { $count }.
fro-cast-prison = Nella prigione fredda: { $need }.
fro-cast-cold = Freddo { $need }, calore { $stock }.
fro-cast-tower = { $need } cubi nella torre, posto per { $stock }: un guasto.
fro-cast-traps = Le trappole danno { $stock } cibo.
fro-cast-weather = Il freddo sale di { $stock }, nel peggiore dei casi di { $need }.
fro-cast-storm = Si abbatte la tempesta.
fro-cast-sickness = Malati ({ $who }): { $need }; solo { $stock } sono senza effetto.
fro-cast-standing = Ha effetto «{ $card }».
fro-cast-timer = Scade il tempo di «{ $card }».
fro-cast-dusk = Può uscire «{ $card }».
fro-cast-unread = Può uscire una carta che nessuno ha letto (da «{ $card }»).
fro-cast-consequence = Può uscire una conseguenza di «{ $law }».
fro-cast-morning = Si scopre una carta mattino.
fro-cast-technology = Ricerca conclusa: { $technology }.
fro-cast-activation = La storia va avanti: «{ $card }».
fro-then-sick = malattia: { $people }
fro-then-deaths = morte: { $people }
fro-then-exhausted = gettoni sfinimento: { $people }
fro-then-discontent = malcontento +{ $count }
fro-then-hope = speranza −{ $count }
fro-then-hunger = fame +{ $count }
fro-then-food = cibo +{ $count }
fro-then-cold = freddo +{ $count }
fro-then-end = la fine: { $end }
fro-kind-certain = certo
fro-kind-chance = probabilità { $percent }
fro-kind-choice = sceglie { $name }
fro-kind-unknown = ignoto

## Laws, technologies, weather, people
fro-law-pr01 = Lavoro minorile
    .text = Le mani piccole arrivano dove le grandi non possono. I capisquadra non chiedono più l’età.
fro-law-pr02 = Rifugi per bambini
    .text = Una stanza calda, una stufa e qualcuno che legge ad alta voce. Finché vale, nessuno sotto i dodici anni lavora.
fro-law-pr03 = Zuppa allungata
    .text = Più acqua, più ossa, più pazienza. Mangiano tutti; nessuno è sazio.
fro-law-pr04 = Pane di segatura
    .text = Il fornaio giura che non si sente. L’infermeria giura il contrario.
fro-law-pr05 = Cure radicali
    .text = Al congelamento si dà una notte. Al mattino decide la sega.
fro-law-pr06 = Tenere in vita
    .text = Finché il petto si muove, il letto resta e la ciotola si riempie.
fro-law-pr07 = Nuova fede
    .text = Volevano qualcosa di più grande del freddo. Ora ce l’hanno, e ha una voce.
fro-law-pr08 = Nuovo ordine
    .text = Una città, uno scopo, un altoparlante a ogni angolo.
fro-law-pr09 = Turno d’emergenza
    .text = Quando la sirena suona due volte, nessuno chiede a chi tocca.
fro-law-pr10 = Turno prolungato
    .text = Due ore in più prima di cena. L’orologio della piazza non c’è più.
fro-law-pr11 = Alloggi sovraffollati
    .text = In tre per cuccetta, e il terzo dorme più al caldo.
fro-law-pr12 = Casa di cura
    .text = Per chi il freddo ha preso a metà: un tetto, una stufa e lavoro per dita inoperose.
fro-law-pr13 = Arena di lotta
    .text = Un cerchio di casse, due volontari e tutto il turno che grida fino a perdere la voce.
fro-law-pr14 = Osteria
    .text = La birra è soprattutto un ricordo, ma la porta è aperta e la lampada accesa.
fro-law-pr15 = Razioni extra per i malati
    .text = Un secondo mestolo per chi ha un numero di letto.
fro-law-pr16 = Alloggi di fortuna
    .text = Cartone catramato sui buchi, famiglie di nuovo dentro. Non sembrerà più una casa.
fro-technology-t01 = Sega a vapore
fro-technology-t02 = Tattiche di caccia
fro-technology-t03 = Rivestimenti per caldaie
fro-technology-t04 = Valvole di sicurezza
fro-technology-t05 = Pattini da slitta
fro-technology-t06 = Chirurgia da campo
fro-technology-t07 = Fuochisti meccanici
fro-technology-t08 = Spazzaneve a vapore
fro-technology-t09 = Snodo termico
fro-weather-w01 = Vento tagliente
fro-weather-w02 = Cielo sereno
fro-weather-w03 = Sole pallido
fro-weather-w04 = Gelo al suolo
fro-weather-w05 = Nebbia di ghiaccio
fro-weather-w06 = Bufera da nord
fro-weather-w07 = Aria ferma
fro-weather-w08 = Scaccianeve
fro-weather-w09 = Barometro in calo
fro-weather-w10 = Gelo nero
fro-weather-w11 = Neve di cenere
fro-weather-w12 = Gelo profondo
fro-weather-w13 = Quiete prima della neve
fro-advisor-ad1 = consigliere al Generatore
fro-advisor-ad2 = consigliere alla sanità
fro-advisor-ad3 = consigliere alle relazioni pubbliche
fro-advisor-ad4 = consigliere alle infrastrutture
fro-society-i = I · Primo convoglio
fro-society-ii = II · Esuli del porto
fro-society-iii = III · Il Liceo
fro-society-iv = IV · Treno degli orfani
fro-society-v = V · Naufraghi della «Perseveranza»
fro-society-vi = VI · I meccanici
fro-base-fb1 = Riparo dal vento
fro-base-fb2 = Vecchio rifugio interrato
fro-base-fb3 = Pontile gelato
fro-base-fb4 = Albero di segnalazione
fro-rubble-db01 = non resta nulla
fro-rubble-db02 = travi sane
fro-rubble-db03 = una carbonaia
fro-rubble-db04 = una dispensa
fro-rubble-db05 = un involucro sigillato
fro-rubble-db06 = un telaio di ferro
fro-rubble-db07 = una squadra intrappolata
fro-rubble-db08 = due bambini
fro-rubble-db09 = disegnatori
fro-scenario-i-crater = Nuova casa: Cratere
    .goal = Resistere quindici giorni e avere pieni i tre depositi nell’ultima notte: { $stores }.
    .special = La mappa per cominciare: tre giacimenti in angoli casuali, due tempeste, la prima verso il giorno 6.
fro-scenario-i-grove = Nuova casa: Bosco gelato
    .goal = Come nel Cratere, con almeno 6 alberi ancora sulla mappa.
    .special = Si può raccogliere dagli alberi, le segherie rendono di più, i magli da carbone stanno fermi. Con meno di 6 alberi la speranza scende a ogni crepuscolo.
fro-scenario-i-ridge = Nuova casa: Cresta
    .goal = Come nel Cratere.
    .special = Cinque tessere di cresta sbarrano la via. Spalando si posa una sola tessera; un’intera azione di lavori edili e 2 carbone fanno saltare una cresta.
fro-scenario-i-plain = Nuova casa: Pianura
    .goal = Come nel Cratere.
    .special = Nessun giacimento, quindi niente miniere e trivelle; le tessere lontane si scaldano a fatica; si spala di più alla volta; basi sul campo lungo i percorsi.
fro-scenario-i-dreadnought = Nuova casa: Dreadnought
    .goal = Finire scafo, caldaia e carico della dreadnought entro l’ultima notte: { $hull }, { $boiler } e { $cargo }.
    .special = Quattro tessere di relitto, acciaio da recuperare, un’acciaieria da costruire. Non ci sono depositi da riempire.
fro-scenario-i-canyon = Nuova casa: Canyon
    .goal = Come nel Cratere, con un impianto di ventilazione sulla mappa.
    .special = Una mappa stretta; quando il Generatore brucia forte l’aria si vizia e la gente si ammala; basi sul campo lungo i percorsi.
fro-scenario-ii = Le arche
    .goal = Tenere vive almeno 4 piantine e sigillare entrambe le arche entro l’ultima notte.
    .special = Due sale di vetro devono essere calde in ogni fase del Generatore, o le piantine muoiono; senza piantine la partita è persa.
fro-scenario-iii = La caduta di Winterhome
    .goal = Evacuare almeno 24 persone e tutti i bambini entro la notte del giorno 14, prima che il Generatore ceda.
    .special = Una città bruciata piena di macerie, più persone, un Generatore che si consuma. Dal giorno 6 si può partire.
fro-scenario-iv = Le rovine di Tesla City
    .goal = Raggiungere ricerca 10, conoscenza 4 e 2 bobine entro l’ultima notte.
    .special = Punti di scarica vagano sulla mappa e fanno ammalare; i filtri li eliminano; biblioteca e tessere lontane danno conoscenza.
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
fro-card-p001 = La nascita dell’azzardo
    .text = Tre bicchieri, un fagiolo e un cerchio di gente che dovrebbe dormire. All’alba qualcuno ha perso una settimana di pane.
    .option-1 = Regole giuste e gioco pubblico
    .option-2 = Vietare ogni gioco
    .option-3 = Sono solo bicchieri e fagioli
fro-card-p002 = Ratti nei magazzini
    .text = Sono saliti dalle fosse della cenere, magri e senza paura.
    .option-1 = Squadre a caccia con le trappole
    .option-2 = Rivestire il magazzino di assi
    .option-3 = Se ne andranno da soli
fro-card-p003 = Il ladro di pane
    .text = Preso con quattro pagnotte sotto il cappotto e la quinta in bocca.
    .option-1 = Ascoltarlo
    .option-2 = Incatenarlo alla squadra della neve
    .option-3 = Bandirlo
fro-card-p004 = Tubi gelati
    .text = Il tubo del vapore sotto la terza strada tace, e dai rubinetti esce ghiaccio.
    .option-1 = Scongelarlo con i bracieri
    .option-2 = Scavare a mano
    .option-3 = Deviare la pressione
fro-card-p005 = Una madre alla porta
    .text = Ha girato tutta la notte intorno al Generatore con il bambino sotto lo scialle.
    .option-1 = Darle il letto degli ingegneri
    .option-2 = Mandare un’infermiera
    .option-3 = Hanno freddo tutti
fro-card-p006 = Giù gli attrezzi
    .text = La sirena suona e nessuno si china a prendere la pala.
    .option-1 = Promettere giornate più corte
    .option-2 = Prima dar loro da mangiare
    .option-3 = Chiamare le guardie
fro-card-p007 = La tosse grigia
    .text = È cominciata in una cuccetta e conosce già la strada per la prossima.
    .option-1 = Quarantena per la fila
    .option-2 = Bollire ogni lenzuolo
    .option-3 = Andare avanti
fro-card-p008 = L’offerta dell’orologiaia
    .text = Datemi legno e due giorni tranquilli, dice, e vi darò mani che non si stancano.
    .option-1 = Darle un banco
    .option-2 = Ci servi in miniera
fro-card-p009 = Luci sulla cresta
    .text = Quattro lanterne, poi tre, poi di nuovo quattro. Là fuori qualcuno conta ancora.
    .option-1 = Accendere la grande lampada
    .option-2 = Mandare una squadra con le slitte
    .option-3 = Spegnere le nostre lampade
fro-card-p010 = Deposito sepolto
    .text = Un angolo di telone, un numero dipinto e sotto le casse della prima spedizione.
    .option-1 = Scavare
    .option-2 = Mandare volontari dopo il turno
    .option-3 = Segnarlo per più tardi
fro-card-p011 = La donna che sentiva le voci
    .text = Dice che il Generatore le parla, e che ha un’opinione su di voi.
    .option-1 = Lasciarla parlare in piazza
    .option-2 = Affidarla ai medici
    .option-3 = Cacciarla
fro-card-p012 = Cani randagi
    .text = Un branco è arrivato dalla distesa bianca, ancora con i finimenti.
    .option-1 = Nutrirli e tenerli
    .option-2 = In pentola
    .option-3 = Scacciarli
fro-card-p013 = Sotto il pavimento
    .text = Carne in scatola per un mese, e appartiene tutta a una famiglia.
    .option-1 = Sequestrarla
    .option-2 = Chiedere di dividere
    .option-3 = È roba loro
fro-card-p014 = Neve di fuliggine
    .text = La canna fumaria soffoca nella sua cenere, e fiocchi grigi cadono sulla fila del pane.
    .option-1 = Salire a pulirla
    .option-2 = Pulirla col fuoco
    .option-3 = Lasciarla fumare
fro-card-p015 = Terra che non si scava
    .text = Il suolo è ferro. Dietro la segheria ci sono cose avvolte nella tela.
    .option-1 = Una pira sempre accesa
    .option-2 = Far saltare una fossa
    .option-3 = Lasciarli sotto la neve
fro-card-p016 = Una crepa nella piastra
    .text = È più sottile di un capello e canta quando sale la pressione.
    .option-1 = Avvitare una toppa
    .option-2 = Usare un nucleo come serbatoio
    .option-3 = Restare sotto la linea rossa
fro-card-p017 = Orme verso il nulla
    .text = Sei paia di stivali, una slitta e un biglietto che chiede scusa.
    .option-1 = Seguirli col pane
    .option-2 = Riportarli in catene
    .option-3 = Lasciarli andare
fro-card-p018 = Il sacco della posta
    .text = Sgelato dalla slitta di un corriere morto: duecento lettere, tutte dell’estate scorsa.
    .option-1 = Leggerle ad alta voce
    .option-2 = Distribuirle in silenzio
    .option-3 = Bruciarle senza leggerle
fro-card-p019 = Una stanza con la lavagna
    .text = Un disegnatore in pensione ha spazzato un capanno e messo in fila dodici casse.
    .option-1 = Riscaldarglielo
    .option-2 = Dargli legno per i banchi
    .option-3 = Il capanno serve per gli attrezzi
fro-card-p020 = Petrolio e zucchero
    .text = Il turno di notte ha trovato una ricetta, e due di loro non vedono più.
    .option-1 = Distruggere l’alambicco
    .option-2 = Concedere la licenza
    .option-3 = Lasciar loro un conforto
fro-card-p021 = Valanga bianca
    .text = Il bordo ha ceduto nella notte. Dove ieri passavano i binari c’è solo un pendio.
    .option-1 = Liberare i mucchi
    .option-2 = Ascoltare se ci sono superstiti
    .option-3 = Lavorare altrove
fro-card-p022 = Respiro caldo
    .text = Un buco nel ghiaccio largo come un cappello, e ne esce un soffio d’estate.
    .option-1 = Chiuderlo e incanalarlo
    .option-2 = Lavarci i malati
    .option-3 = Lasciarlo ai bambini
fro-card-p023 = Sacchi più leggeri
    .text = Ogni sacco lascia la miniera pieno. Ogni sacco arriva più leggero di un quinto.
    .option-1 = Pesarli ai due capi
    .option-2 = Alzare la razione ai portatori
    .option-3 = Frustare l’ultimo della lista
fro-card-p024 = Primo vagito
    .text = Tra due turni, dietro una tenda di sacchi, la città è cresciuta di uno.
    .option-1 = Una specie di festa
    .option-2 = Un rintocco di campana
    .option-3 = Di nuovo al lavoro
fro-card-p025 = Pattini rotti
    .text = Il deposito delle slitte è un mucchio di schegge, e gli esploratori si guardano gli stivali.
    .option-1 = Rifarli in buon legno
    .option-2 = Portare i carichi a spalla
    .option-3 = Farne legna
fro-card-p026 = Due progetti
    .text = I fuochisti vogliono una cosa, i disegnatori un’altra, e nessuno abbassa la voce.
    .option-1 = Stare con i fuochisti
    .option-2 = Stare con i disegnatori
    .option-3 = Che tirino a sorte
fro-card-p027 = Accecati dalla neve
    .text = La squadra del mattino è tornata in fila, ognuno attaccato al cappotto di chi precede.
    .option-1 = Un giorno al buio
    .option-2 = Intagliare occhiali a fessura
    .option-3 = Conoscono la strada a tentoni
fro-card-p028 = Il mercato delle coperte
    .text = Ha banchi, orari e prezzi che cambiano appena volti le spalle.
    .option-1 = Tassarlo
    .option-2 = Chiuderlo
    .option-3 = Comprare coperte per tutti
fro-card-p029 = La sedia vuota della guardia
    .text = La stufa accesa, il tè caldo, e della guardia nessuna traccia.
    .option-1 = Cercare lungo il bordo
    .option-2 = Lampade a ogni angolo
    .option-3 = Nominarne un’altra
fro-card-p030 = Travi molli
    .text = Premi il pollice nello stipite, e il pollice entra.
    .option-1 = Cambiare le travi
    .option-2 = Puntellare
    .option-3 = Far uscire tutti
fro-card-p031 = Sigillo dell’Ammiragliato
    .text = Una cassa per cui nessuno ha firmato, con tre sigilli e un avviso in rosso.
    .option-1 = Aprirla
    .option-2 = Darla all’officina
    .option-3 = Seppellirla
fro-card-p032 = La petizione
    .text = Quattrocento parole, sessanta croci e una bellissima firma.
    .option-1 = Accoglierla
    .option-2 = Promettere una risposta
    .option-3 = Rifiutare
fro-card-z000 = L’inevitabile
    .text = La notte scende come un coperchio. Nel buio qualcuno comincia a tossire e non smette.
    .option-1 = Accendere bracieri nelle strade
    .option-2 = Vegliare insieme
    .option-3 = Resistere
fro-card-z001 = I debiti dei bicchieri
    .text = Si è giocato il cappotto. Ora lo rivuole, e anche i suoi polmoni.
    .option-1 = Annullare tutti i debiti
    .option-2 = Ricomprare i cappotti
    .option-3 = Un debito è un debito
fro-card-z002 = Il tavolo onesto
    .text = Una lavagna, un testimone, poste basse. È l’angolo più quieto della città.
fro-card-z003 = Denti nella farina
    .text = I sacchi si muovono da soli.
    .option-1 = Bruciare i sacchi guasti
    .option-2 = Setacciare e servire
    .option-3 = Stanarli col fumo
fro-card-z004 = Stufato grigio
    .text = È carne. Nessuno fa una seconda domanda.
    .option-1 = Servirlo
    .option-2 = Darlo alla fornace
fro-card-z005 = L’uomo cambiato
    .text = Il ladro di pane spazza il magazzino ogni notte. Non manca nulla.
fro-card-z006 = I suoi tre fratelli
    .text = Non gridano. Smettono di lavorare ovunque tu guardi.
    .option-1 = Liberarlo
    .option-2 = Separarli
    .option-3 = Incatenare anche loro
fro-card-z007 = Scoppia il tubo
    .text = Sopra la terza strada c’è un albero bianco di vapore, e cresce.
    .option-1 = Chiudere la valvola
    .option-2 = Rattopparlo nel vapore
    .option-3 = Dargli carbone fino al mattino
fro-card-z008 = Gli ingegneri ricordano
    .text = Hanno ceduto un letto per una notte. Ora sulla porta c’è una lista di turni.
fro-card-z009 = Lo scialle
    .text = L’ha appeso alla ringhiera del Generatore. Nessuno osa toglierlo.
    .option-1 = Costruire una corsia per bambini
    .option-2 = Restarle accanto
    .option-3 = Toglierlo
fro-card-z010 = Lo sciopero si allarga
    .text = Prima le pale, poi le seghe, e stasera la cucina.
    .option-1 = Trattare
    .option-2 = Aspettare che passi
    .option-3 = Spezzarlo
fro-card-z011 = Una promessa scade
    .text = Giornate più corte, avevate detto. Hanno contato le ore.
    .option-1 = Mantenere la promessa
    .option-2 = Chiedere pazienza
    .option-3 = Non c’era nessuna promessa
fro-card-z012 = La tosse ha un nome
    .text = Il medico lo scrive, lo sottolinea e chiude il libro.
    .option-1 = Chiudere la mensa
    .option-2 = Tutti gli ingegneri in corsia
    .option-3 = Tenere aperta la città
fro-card-z013 = Via la corda
    .text = Dieci giorni dietro una corda, e ora possono abbracciarsi.
fro-card-z014 = Mani che non si stancano
    .text = L’automa ha preso il suo posto, e lui non sa dove mettere le sue mani.
    .option-1 = Insegnare un altro mestiere
    .option-2 = Il progresso è progresso
fro-card-z015 = Hanno visto la lampada
    .text = Undici persone, un finimento, e i bambini vanno a piedi.
    .option-1 = Accoglierli
    .option-2 = Solo chi può lavorare
    .option-3 = Pane e indicazioni
fro-card-z016 = Le lanterne si spengono
    .text = Tre. Due. Per molto tempo, una.
    .option-1 = Dire una preghiera
    .option-2 = Non dire nulla
    .option-3 = Portare via quel che resta
fro-card-z017 = Qualcuno ha scavato prima
    .text = Il deposito è aperto, e la neve intorno è calpestata da stivali noti.
    .option-1 = Chiederne metà
    .option-2 = Frugare le cuccette
    .option-3 = Che lo tengano
fro-card-z018 = La sua cerchia
    .text = Prima di ogni turno toccano il Generatore. Alcuni non mollano in tempo.
    .option-1 = Unirsi alla preghiera
    .option-2 = Recintare le piastre
    .option-3 = Vietarlo
fro-card-z019 = Le sue parole sul muro
    .text = Lei non c’è più, e tutto ciò che disse è scritto all’altezza di una mano di donna.
    .option-1 = Lasciarle
    .option-2 = Rispondere sotto
    .option-3 = Imbiancare
fro-card-z020 = Sei cani e una slitta
    .text = Tirano i finimenti come se li aspettassero.
    .option-1 = Tenere la muta
    .option-2 = Una grande caccia
    .option-3 = Trascinare a casa i mucchi
fro-card-z021 = L’ululato
    .text = Il branco non se n’è andato. È tutt’intorno.
    .option-1 = Fuochi sul bordo
    .option-2 = Nessuno caccia da solo
    .option-3 = Scacciarlo
fro-card-z022 = La famiglia al cancello
    .text = Hanno fatto i bagagli. Vogliono che si veda.
    .option-1 = Lasciarli partire
    .option-2 = Restituire metà
    .option-3 = Nessuno parte
fro-card-z023 = Tutti nascondono qualcosa
    .text = Se può una famiglia, perché non la mia? I pavimenti scricchiolano in tutta la città.
    .option-1 = Aprire insieme ogni scorta
    .option-2 = Perquisire le cuccette
    .option-3 = Alzare le spalle
fro-card-z024 = Polmoni neri
    .text = Sputano nei fazzoletti e se li mostrano.
    .option-1 = Pulire finalmente la canna
    .option-2 = Panni bagnati
    .option-3 = Maschere per tutti
fro-card-z025 = Ceneri sulla neve
    .text = Ogni famiglia ne prese un pugno. Bastò.
fro-card-z026 = Quel che il disgelo scopre
    .text = La strada calda ha sciolto il mucchio sbagliato.
    .option-1 = Portarli via di notte
    .option-2 = Bruciare tutto
    .option-3 = Ricoprire con la pala
fro-card-z027 = La piastra canta
    .text = I cani lasciano la piazza. Poi la gente.
    .option-1 = Sfiatare
    .option-2 = Tutti con le chiavi inglesi
    .option-3 = Fidarsi della piastra
fro-card-z028 = Tornati diversi
    .text = Non si lamentano più. Raccontano agli altri che cosa c’è là fuori.
fro-card-z029 = Una slitta torna vuota
    .text = I cani l’hanno riportata da soli.
    .option-1 = Una veglia
    .option-2 = Nasconderla
    .option-3 = Mostrarla a tutti
fro-card-z030 = Caro fratello
    .text = Mezza piazza piange, mezza ride, e nessuno lavora.
    .option-1 = Lasciar loro la serata
    .option-2 = Ora basta
fro-card-z031 = Qualcuno ha visto il fuoco
    .text = Un angolo di busta non bruciato, con una scrittura di bambino.
    .option-1 = Confessare
    .option-2 = Negare
    .option-3 = Incolpare il fuochista
fro-card-z032 = Conti e valvole
    .text = Ora sanno le tavole di pressione. Il più piccolo corregge il caposquadra.
    .option-1 = Aiuto in officina
    .option-2 = I più grandi in corsia
fro-card-z033 = La tosse del disegnatore
    .text = Scrive ancora lezioni col gesso sulle casse, in piedi, al freddo.
    .option-1 = Ridargli il capanno
    .option-2 = Mandarlo in corsia
    .option-3 = Lasciarlo stare
fro-card-z034 = Locale con licenza
    .text = L’esattore beve gratis. Perciò la tassa è piccola.
    .option-1 = Che lavori alla luce del sole
    .option-2 = Bere con loro una volta
    .option-3 = Chiuderlo
fro-card-z035 = Sette al buio
    .text = La ricetta è diventata più forte.
    .option-1 = Accompagnarli a lavori leggeri
    .option-2 = Letti per tutti e sette
    .option-3 = L’hanno voluto loro
fro-card-z036 = Colpi da sotto
    .text = Tre lenti, tre rapidi, tre lenti. Da sotto la valanga.
    .option-1 = Scavare tutta la notte
    .option-2 = È solo il ghiaccio
fro-card-z037 = Lo sfiato si chiude
    .text = Il respiro caldo si è fatto acido, poi debole, poi niente.
    .option-1 = Trivellare più a fondo
    .option-2 = Recuperare i tubi
    .option-3 = Pompare vapore
fro-card-z038 = L’uomo sbagliato
    .text = I sacchi sono ancora leggeri. L’uomo frustato è ancora a letto.
    .option-1 = Risarcirlo col pane
    .option-2 = Trovare quello giusto
    .option-3 = Frustarne un altro
fro-card-z039 = La bilancia dei portatori
    .text = Hanno costruito una bilancia, e pesano voi.
fro-card-z040 = Lavoro a maglia
    .text = Su ogni panca un gomitolo disfatto. È la divisa più piccola del mondo.
fro-card-z041 = Il carico gelato
    .text = Hanno riportato tutto tranne le dita dei piedi.
    .option-1 = Prima curarli
    .option-2 = Prima scaricare
fro-card-z042 = I disegnatori si dimettono
    .text = Hanno consegnato le matite, temperate, in fila.
    .option-1 = Scusarsi
    .option-2 = Accettare
    .option-3 = Metterli in miniera
fro-card-z043 = Pressione per dispetto
    .text = I fuochisti hanno seguito il disegno alla lettera, e perde proprio dove dicevano.
    .option-1 = Dare loro ragione
    .option-2 = Farlo rifare
    .option-3 = Che perda
fro-card-z044 = La corda si spezza
    .text = Il quarto dice di averla lasciata solo un momento.
    .option-1 = Cercare con le lampade
    .option-2 = Cercare all’alba
    .option-3 = Cercano tutti
fro-card-z045 = Doppia contabilità
    .text = Un registro per voi, uno per la verità.
    .option-1 = Controllarli
    .option-2 = Prendere una mazzetta
    .option-3 = Chiudere il mercato
fro-card-z046 = Ogni letto rifatto
    .text = Per una notte tutte le coperte della città sono sulle persone.
fro-card-z047 = Stava in ascolto
    .text = L’hanno trovato seduto, rivolto a nord, sorridente, con la mano all’orecchio.
    .option-1 = Seppellirlo rivolto a sud
    .option-2 = Leggere i suoi appunti
    .option-3 = Bruciare gli appunti
fro-card-z048 = La seconda sedia
    .text = Anche la nuova guardia non c’è più. Il tè è ancora caldo.
    .option-1 = Niente più guardie
    .option-2 = Mandare i migliori
    .option-3 = Chiudere il cancello
fro-card-z049 = Il puntello cede
    .text = Prima un piccolo suono, come chi si schiarisce la gola.
    .option-1 = Reggerlo fino al mattino
    .option-2 = Tutti fuori
    .option-3 = Travi nuove stanotte
fro-card-z050 = Dentro la cassa
    .text = Paglia, un involucro d’ottone e istruzioni in una lingua di frecce.
fro-card-z051 = Ticchetta
    .text = Si sente attraverso un metro di neve, in ginocchio.
    .option-1 = Scavare in fretta
    .option-2 = Spostare la strada
    .option-3 = Camminare piano
fro-card-z052 = Il comitato
    .text = Hanno eletto un presidente, un segretario e uno che ti sta alle spalle.
    .option-1 = Farli sedere al tavolo
    .option-2 = Leggere la risposta
    .option-3 = Perdere il foglio
fro-card-z053 = La stessa petizione, più lunga
    .text = Duecento croci. La firma si è esercitata.
    .option-1 = Accoglierla ora
    .option-2 = Parlare alla folla
    .option-3 = Rifiutare ancora
fro-card-z054 = I nuovi si ambientano
    .text = Non hanno chiesto nulla e hanno riparato tutto.
fro-card-z055 = Quel che hanno portato
    .text = Il primo malato fra i nuovi sedeva accanto al pozzo.
    .option-1 = Un pozzo a parte
    .option-2 = Dare la colpa a loro
    .option-3 = Assisterli
fro-card-z056 = La marcia di chi parte
    .text = Girano intorno al Generatore con gli zaini, ogni sera qualcuno in più.
    .option-1 = Camminare accanto
    .option-2 = Mostrare le mappe
    .option-3 = Vietare la marcia
fro-card-z057 = Sabbia nei cuscinetti
    .text = Non è un caso. La sabbia era setacciata.
    .option-1 = Smontare e pulire
    .option-2 = Farlo andare così
    .option-3 = Trovare il colpevole
fro-card-z058 = Punti e linee
    .text = Tra due tempeste il filo ha parlato per nove secondi. Nessuno è d’accordo su che cosa abbia detto.
    .option-1 = Diceva: resistete
    .option-2 = Diceva: tornate
fro-card-z059 = Quel che gli esploratori tacciono
    .text = Mangiano in disparte, ora, e solo pane.
    .option-1 = Non chiedere
    .option-2 = Che raccontino
    .option-3 = Congedarli
fro-card-z060 = Il barometro scende
    .text = In fondo alla scala c’è un perno. L’ago lo sta piegando.
    .option-1 = Doppi turni
    .option-2 = Sbarrare le porte
    .option-3 = Pregare
fro-card-z061 = Un tetto per tutti
    .text = Chiedono prima una cosa: non dormire sotto il cielo.
fro-card-z062 = Pane in tavola
    .text = Fateci vedere la dispensa, dicono. Aprite solo la porta.
fro-card-z063 = Medici
    .text = Un elenco di nomi, e accanto a ciascuno i giorni a letto.
fro-card-z064 = Legge, non capriccio
    .text = Vogliono regole scritte, e vogliono leggerle.
fro-card-z065 = Occhi oltre il bordo
    .text = C’è ancora qualcuno vivo? È l’unica domanda dei bambini.
fro-card-z066 = La questione della fornace
    .text = È sicura? Mettono la sedia per l’ingegnere in mezzo alla sala.
fro-card-z067 = L’ora dei bambini
    .text = Una delegazione, nessuno oltre i dieci anni, con un disegno.
    .option-1 = Appenderlo e mantenere la promessa
    .option-2 = Dar loro un pomeriggio
    .option-3 = Non c’è tempo
fro-card-z068 = Un giorno di riposo
    .text = Non una festa. Un giorno. Si accontenterebbero di mezzo.
    .option-1 = Un giorno intero
    .option-2 = Mezza giornata
    .option-3 = Il freddo non riposa
fro-card-z069 = Dividere il calore
    .text = Chi vive nelle strade esterne ha misurato la brina col righello.
    .option-1 = Più fuoco per le strade esterne
    .option-2 = Portare i malati verso il centro
    .option-3 = Il calore segue i tubi
fro-card-z070 = Chi decide
    .text = Hanno portato un’urna. È una scatola di biscotti con una fessura.
    .option-1 = Che votino una legge
    .option-2 = Parlare chiaro
    .option-3 = Decidiamo noi
fro-card-z071 = Dita schiacciate
    .text = Il nastro non si fermò al grido del ragazzo. Non era fatto per fermarsi.
    .option-1 = Stare con la famiglia
    .option-2 = Via i bambini dai nastri
    .option-3 = Di nuovo al lavoro
fro-card-z072 = La prima paga
    .text = Alza il buono della razione come una medaglia.
    .option-1 = Lodarli in piazza
    .option-2 = Stasera che giochino
    .option-3 = Quote più alte
fro-card-z073 = Mani inoperose
    .text = I minatori passano davanti all’aula calda e sputano sul gradino.
    .option-1 = Spiegare di nuovo la legge
    .option-2 = I più grandi portino carbone
    .option-3 = Ignorare i mugugni
fro-card-z074 = L’apprendista
    .text = Una bambina del rifugio ha disegnato una valvola migliore della nostra.
fro-card-z075 = Ancora rape
    .text = Qualcuno ha scritto sul muro il menù della settimana. È una parola sola.
    .option-1 = Aggiungere un pezzo di carne
    .option-2 = Lavare il muro
fro-card-z076 = Debole al verricello
    .text = Uno è svenuto al verricello, poi un secondo, nel prenderlo.
    .option-1 = Doppio mestolo per il turno
    .option-2 = Carichi più leggeri
    .option-3 = Tenere il ritmo
fro-card-z077 = Schegge
    .text = Il chirurgo ne allinea undici sul telo.
    .option-1 = Setacciare la farina
    .option-2 = Servirlo lo stesso
fro-card-z078 = Il segreto del fornaio
    .text = Mangia da un’altra pagnotta, e ora lo sanno tutti.
    .option-1 = Punirlo in pubblico
    .option-2 = Tutti da un solo vassoio
    .option-3 = Non dire nulla
fro-card-z079 = Maniche vuote
    .text = Si ritrovano alla pompa e confrontano che cosa manca.
    .option-1 = Trovare lavoro da seduti
    .option-2 = Promettere una Casa di cura
    .option-3 = Mandarli a casa
fro-card-z080 = Coltello fermo
    .text = La mano del chirurgo ha imparato. Si grida di meno.
fro-card-z081 = Letti pieni
    .text = C’è una fila per i letti, e chi vi giace non si alza.
    .option-1 = Sfamare la fila
    .option-2 = Sorteggiare i letti
    .option-3 = Mandar via la fila
fro-card-z082 = Ha aperto gli occhi
    .text = Nove giorni senza una parola, e stasera ha chiesto il sale.
fro-card-z083 = Predicatori di strada
    .text = Coprono la voce del caposquadra, e la folla lo permette.
    .option-1 = Dar loro la campana della sera
    .option-2 = Tenerli nel Tempio
    .option-3 = Farli tacere
fro-card-z084 = Chi non crede
    .text = Alcune porte restano chiuse durante le preghiere, e la gente ha cominciato a contarle.
    .option-1 = Proteggerli
    .option-2 = Fare i nomi dal pulpito
    .option-3 = Guardare altrove
fro-card-z085 = Denunce
    .text = La cassetta dei reclami è piena di nomi e povera di reclami.
    .option-1 = Bruciare le lettere
    .option-2 = Arrestarne alcuni
    .option-3 = Seguirle tutte
fro-card-z086 = L’altoparlante tace
    .text = Per tutta una sera la città sente solo il vento, e sé stessa.
    .option-1 = Ripararlo subito
    .option-2 = Lasciar parlare
    .option-3 = Raddoppiare le ronde
fro-card-z087 = La ventiquattresima ora
    .text = È morto al suo posto, la leva ancora in mano.
    .option-1 = Dare il suo nome alla leva
    .option-2 = Un operaio muore; la paga alla famiglia
    .option-3 = Chiamarlo incidente
fro-card-z088 = Il turno che resse
    .text = Scesero dal muro grigi come cenere, e ridevano.
fro-card-z089 = Mani lente
    .text = Gli attrezzi spariscono con grande regolarità.
    .option-1 = Domani turno più corto
    .option-2 = Multare le squadre
fro-card-z090 = Cena fredda
    .text = L’ultimo turno trova la pentola vuota.
    .option-1 = Cucinare una seconda pentola
    .option-2 = Che arrivino prima
    .option-3 = Dividere gli avanzi dei bambini
fro-card-z091 = Corsie sovraffollate
    .text = Un colpo di tosse in una stanza da dodici, e al mattino sono dodici.
    .option-1 = Appendere lenzuola fra le cuccette
    .option-2 = Arieggiare le stanze
    .option-3 = Lasciar passare
fro-card-z092 = Ama il prossimo
    .text = Alcune stanze sono diventate famiglie. Altre, faide.
    .option-1 = Fidarsi
    .option-2 = Separare i peggiori
    .option-3 = Che se la vedano loro
fro-card-z093 = Intagli
    .text = La Casa di cura ha riempito uno scaffale di animaletti di legno.
fro-card-z094 = Chi paga la stufa
    .text = Carbone per chi non può scavarlo: il conto si fa ad alta voce.
    .option-1 = Pagare volentieri
    .option-2 = Stufe a metà
fro-card-z095 = Vecchi rancori
    .text = La campana suonò, e non si fermarono.
    .option-1 = Escludere i due
    .option-2 = Che si risolva
    .option-3 = Mettere un arbitro
fro-card-z096 = Scommesse
    .text = Metà della razione di carbone è passata di mano in una sera.
    .option-1 = Confiscare le vincite
    .option-2 = Chiudere l’arena per un giorno
    .option-3 = Prendere una parte
fro-card-z097 = Ultimo giro
    .text = Non vogliono uscire al freddo, e l’oste non può obbligarli.
    .option-1 = Ancora un giro
    .option-2 = Buttarli fuori
    .option-3 = Che smaltiscano al lavoro
fro-card-z098 = La canzone
    .text = Qualcuno ritrovò la melodia, e a mezzanotte la sapeva tutta la strada.
fro-card-z099 = Febbri finte
    .text = Il termometro è stato di nuovo vicino alla stufa.
    .option-1 = Visitare tutti
    .option-2 = Togliere il secondo mestolo
    .option-3 = Sfamarli tutti
fro-card-z100 = Di nuovo in piedi
    .text = Stasera sei di loro sono tornati a casa dalla corsia, a braccetto.
fro-card-z101 = Trave caduta
    .text = Il tetto rattoppato ha ceduto proprio sulla toppa.
    .option-1 = Puntellarlo
    .option-2 = Tirarli fuori
    .option-3 = Abbandonarlo
fro-card-z102 = Fiori di brina
    .text = Sui muri delle rovine sono cresciute felci bianche. Ai bambini piacciono.
fro-card-ea01 = Non è una fiaba
    .text = Un padiglione di caccia color pan di zenzero, ogni imposta inchiodata dall’interno.
    .option-1 = Caricare la slitta
    .option-2 = Seguire le tracce di sangue
fro-card-ea02 = Tender abbandonato
    .text = Un tender di carbone su un fianco, la locomotiva sparita da tempo.
    .option-1 = Svuotarlo
    .option-2 = Seguire i binari
fro-card-ea03 = La capanna della pastora
    .text = Fumo dal camino. Ha bruciato i mobili e quasi tutta la porta.
    .option-1 = Portare a casa la famiglia
    .option-2 = Lasciarle legna e chiedere la via
fro-card-ea04 = Campo dei topografi
    .text = Quattro treppiedi puntano ancora dove ora sorge la città.
    .option-1 = Prendere gli strumenti
    .option-2 = Prendere le mappe e proseguire
fro-card-ea05 = Lago crepato
    .text = Sotto due palmi di ghiaccio limpido i pesci stanno sospesi come monete.
    .option-1 = Tagliare e trascinare
    .option-2 = Tagliare in fretta finché tiene
fro-card-ea06 = Convoglio bruciato
    .text = Nove carri in cerchio. Qualunque cosa tenessero fuori, la tennero col fuoco.
    .option-1 = Recuperare assi e assali
    .option-2 = Cercare chi ha appiccato il fuoco
fro-card-ea07 = Una voce nel condotto
    .text = Voci di bambini che cantano per restare svegli.
    .option-1 = Portarli a casa
    .option-2 = Segnare il posto e proseguire
fro-card-ea08 = Scivolo dei tronchi
    .text = I tronchi di un inverno intero, gelati a metà discesa.
    .option-1 = Spaccarne quanti si può
    .option-2 = Liberarli verso la città
fro-card-ea09 = Stazione meteo nove
    .text = L’ago scrive ancora. L’osservatore tiene ancora la penna.
    .option-1 = Portare i grafici
    .option-2 = Riavviare il telegrafo
fro-card-ea10 = Cappella sepolta
    .text = A turno tirano la corda della campana per scaldarsi.
    .option-1 = Guidarli fuori
    .option-2 = Solo i forti
fro-card-ea11 = Grotta dei contrabbandieri
    .text = Rum, corde e un registro con nomi che conosciamo.
    .option-1 = Portare le merci
    .option-2 = Portare il registro
fro-card-ea12 = La linea incompiuta
    .text = Binari verso il nulla, traversine per il resto della strada.
    .option-1 = Prendere le traversine
    .option-2 = Proseguire col carrello
fro-card-ea13 = Tagliatori di torba
    .text = Sei uomini e un ragazzo che non hanno mai saputo che il mondo è finito.
    .option-1 = Invitarli
    .option-2 = Scambiare e proseguire
fro-card-ea14 = Terra di orsi
    .text = Le orme sono grandi come un catino, e fresche.
    .option-1 = Cacciarlo
    .option-2 = Camminare sulle sue orme
fro-card-eb01 = Dirigibile a terra
    .text = La navicella posa sulla neve come un cappello sul tavolo.
    .option-1 = Smontare il motore
    .option-2 = Prendere le mappe
fro-card-eb02 = La miniera silenziosa
    .text = Lampade in fila accanto al pozzo. Tutte, a ogni gancio.
    .option-1 = Caricare i vagoncini
    .option-2 = Scendere
fro-card-eb03 = Campo del secondo convoglio
    .text = Erano sempre tre giorni dietro di noi, e non ci hanno mai raggiunto.
    .option-1 = Portare tutti
    .option-2 = Portare chi ha un mestiere
fro-card-eb04 = Serra sotto vetro
    .text = Una lastra intera, e dietro un solo pomodoro, rosso come una lampada.
    .option-1 = Salvare i semi
    .option-2 = Smontare la caldaia
fro-card-eb05 = La banca
    .text = Oro nel caveau, un impiegato gelato alla scrivania e una stufa piena di banconote.
    .option-1 = Prendere la stufa e il registro
    .option-2 = Prendere comunque l’oro
fro-card-eb06 = Ospedale da campo
    .text = Ogni letto rifatto. Ogni letto occupato. Un’infermiera legge ad alta voce.
    .option-1 = Portare infermiera e medicine
    .option-2 = Portare anche i pazienti
fro-card-eb07 = Ponte sul nulla
    .text = La gola si è riempita di neve fino alle ringhiere; dal ponte si può scendere.
    .option-1 = Tagliare i tralicci
    .option-2 = Attraversare e segnare una via
fro-card-eb08 = Rifugio degli ingegneri
    .text = Hanno costruito un Generatore più piccolo con una locomotiva e l’orgoglio.
    .option-1 = Convincerli a venire
    .option-2 = Comprare il loro nucleo col cibo
fro-card-eb09 = Stazione baleniera
    .text = Vasche di grasso fuso, solido e bianco come cera.
    .option-1 = Portarlo come combustibile
    .option-2 = Portarlo come cibo
fro-card-eb10 = I sonnambuli
    .text = Una colonna di gente gira in tondo attorno a una locomotiva morta.
    .option-1 = Prendere la corda e guidarli
    .option-2 = Tagliare la corda in due
fro-card-eb11 = Deposito sprofondato
    .text = Si vede solo il pennone. Il resto è là sotto, asciutto e buio.
    .option-1 = Scavare un giorno
    .option-2 = Scavare fino alla camera blindata
fro-card-eb12 = Osservatorio
    .text = L’astronomo ha brina nella barba e notizie del sole.
    .option-1 = Portarlo a casa
    .option-2 = Portare solo le lenti
fro-card-eb13 = Il pedaggio
    .text = Uomini armati, una sbarra e un listino.
    .option-1 = Pagare
    .option-2 = Assumerli
    .option-3 = Tornare indietro
fro-card-eb14 = Chiatta nel ghiaccio
    .text = Il fuochista aveva coperto il fuoco prima di andare. Come per la domenica.
    .option-1 = Trascinare a casa la caldaia
    .option-2 = Prendere il carico
fro-card-ec01 = L’altro cratere
    .text = Un Generatore come il nostro, freddo, e attorno strade con i nomi delle nostre.
    .option-1 = Smontarlo
    .option-2 = Prima seppellire i morti
fro-card-ec02 = Ultimo porto
    .text = Partirono in quattrocento per la nave. La nave è ancora qui. Alcuni di loro pure.
    .option-1 = Portare chi può camminare
    .option-2 = Portare le scorte
fro-card-ec03 = Cimitero di automi
    .text = Ci vennero da soli, quando i padroni smisero di dare ordini.
    .option-1 = Svegliarne uno
    .option-2 = Smontarli
fro-card-ec04 = La valle rimasta calda
    .text = Muschio. Muschio vero, e acqua che si muove.
    .option-1 = Riportare carne e notizie
    .option-2 = Dirlo a tutti
fro-card-ec05 = Bunker del governo
    .text = Nell’ufficio del ministro il fuoco è pronto da accendere. Il ministro non c’è.
    .option-1 = Prendere le provviste
    .option-2 = Leggere gli ordini su di noi
fro-card-ec06 = Treno scuola
    .text = Due carrozze, una maestra e un appello ogni mattina.
    .option-1 = Portare la classe
    .option-2 = Prima chi è malato
fro-card-ec07 = Campo di nuclei
    .text = Il carro è scoppiato e ha seminato ottone per un miglio di neve.
    .option-1 = Raccogliere tutto il giorno
    .option-2 = Raccogliere e andare
fro-card-ec08 = La tavola del cannibale
    .text = Era apparecchiata per ospiti.
    .option-1 = Bruciare tutto
    .option-2 = Liberare chi è in cantina
fro-card-ec09 = Faro
    .text = Il guardiano lo tenne acceso per nessuna nave. Così abbiamo trovato la via.
    .option-1 = Portare guardiano e lampada
    .option-2 = Lasciarlo acceso
fro-card-ec10 = Raffineria
    .text = Scogliere nere di catrame gelato, e attrezzi dove furono lasciati.
    .option-1 = Spaccarlo come carbone
    .option-2 = Riparare una storta e portarla
fro-card-ec11 = Il coro
    .text = Quaranta persone in una cripta, cantano perché nessuno si addormenti.
    .option-1 = Portarli mentre cantano
    .option-2 = Portare chi li guida
fro-card-ec12 = Orlo della tempesta
    .text = Un muro, bianco fino in cima al cielo, e cammina.
    .option-1 = Misurarlo
    .option-2 = Fuggire
fro-card-i-01 = Una nuova casa
    .text = Abbiamo una fornace, un buco nel ghiaccio e noi stessi. Dovrà bastare.
fro-card-i-02 = La domanda al cancello
    .text = Un terzo ha fatto i bagagli. Non vogliono una lite, vogliono una ragione. Le loro slitte si scaricano per prime.
    .option-1 = Promettere la prova che la città può vivere
    .option-2 = Chiudere il cancello
fro-card-i-03 = Prova di vita
    .text = Dateci quattro giorni, avete detto, e hanno posato gli zaini accanto alla porta. Accanto alla porta.
fro-card-i-04 = Il cancello è chiuso
    .text = Nessuno parte. È scritto sul cancello, e sotto qualcuno ha scritto perché.
fro-card-i-05 = L’ago scende
    .text = Quello che arriva non è maltempo. Riempite tutto ciò che si può chiudere.
fro-card-i-06 = Muro bianco
    .text = Il bordo non c’è più. Il cielo non c’è più. C’è il Generatore, e c’è il rumore.
fro-card-i-07 = La notte più lunga
    .text = Contate le scorte. Contate i letti. Contate i bambini. Poi aspettate.
fro-card-i-08 = Tempesta
    .text = Passa il bordo come un muro che cade verso l’interno.
fro-card-i-09 = I vecchi alberi
    .text = Alcuni germogliavano quando in Francia c’era un re. Di notte schioccano come pistole.
fro-card-i-10 = Niente a cui appoggiarsi
    .text = Niente bordo, niente parete, niente eco. Il vento arriva da ogni parte insieme.
fro-card-i-11 = La dreadnought
    .text = Giace su un fianco come una cattedrale addormentata. I calderai le girano attorno a capo scoperto.
fro-card-i-12 = Aria morta
    .text = Il canyon tiene fuori il vento e dentro tutto il resto.
fro-card-ii-01 = L’ultimo giardino
    .text = Due sale di vetro, novecento vasi di creta e una regola: dentro non si accende la pipa.
fro-card-ii-02 = Stato delle piantine
    .text = Verdi, poi grigioverdi, poi grigie.
fro-card-ii-03 = Macchia nera
    .text = È solo sulle foglie più basse. È sulle foglie più basse di ogni pianta.
    .option-1 = Tagliare a fondo
    .option-2 = Affumicare le sale
    .option-3 = Aspettare e guardare
fro-card-ii-04 = La macchia si allarga
    .text = Ogni notte una fila in più.
fro-card-ii-05 = Nuovi germogli
    .text = Sotto il grigio, verde.
fro-card-ii-06 = Fumo da sud
    .text = La loro caldaia ha ceduto. Sono trecento, e chiedono cibo per dodici giorni.
    .option-1 = Mandare quel che possiamo
    .option-2 = Mandare il nostro cordoglio
fro-card-ii-07 = La carovana del pane
    .text = Ogni slitta parte piena e torna più leggera della neve.
fro-card-ii-08 = Silenzio da sud
    .text = Il quarto giorno il fumo cessa.
fro-card-ii-09 = Sigillare le arche
    .text = Doppio vetro, doppie porte e una stufa che non può spegnersi per cent’anni.
fro-card-ii-10 = Tempesta sul vetro
    .text = Grandine grossa come pugni. Dentro, mille foglie stanno immobili.
fro-card-iii-01 = Dopo la rivolta
    .text = L’ultimo capitano penzola in piazza. Le chiavi della città erano nella sua tasca, ora sono nella vostra.
fro-card-iii-02 = Stato del Generatore
    .text = Perde, geme, pende di due gradi a est.
fro-card-iii-03 = Registro dell’evacuazione
    .text = Nome, età, mestiere, peso. È la colonna del peso che conta.
fro-card-iii-04 = Strade bruciate
    .text = Metà dei tetti è a terra. Sotto alcuni si sente bussare.
    .option-1 = Prima i soccorsi
    .option-2 = Prima il legname
fro-card-iii-05 = La diagnosi
    .text = Il vecchio ingegnere posa la lampada. Non si può salvare, dice. Solo rimandare.
    .option-1 = Dirlo alla città
    .option-2 = Tenere il segreto
fro-card-iii-06 = Chi va per primo
    .text = Hanno formato una fila. Nessuno lo ha chiesto, e nessuno ha detto come.
    .option-1 = Prima i bambini
    .option-2 = Chi può lavorare
    .option-3 = A sorte
fro-card-iii-07 = Il segreto trapela
    .text = È uno strano silenzio. Tutti aspettano che lo diciate voi.
fro-card-iii-08 = La dreadnought attende
    .text = Ha vapore per un viaggio, e panche per meno di quanti siamo.
fro-card-iii-09 = Saccheggiatori
    .text = Non hanno fame. Hanno rabbia, e sembra la stessa cosa.
    .option-1 = Dividere le scorte
    .option-2 = Sorvegliare le scorte
    .option-3 = Cedere
fro-card-iii-10 = Tempesta su Winterhome
    .text = Il vento trova ogni buco lasciato dal fuoco.
fro-card-iii-11 = Ultimo fischio
    .text = Tre note lunghe. Chi alla terza non è sulla rampa la sentirà dalla città.
fro-card-iv-01 = La città dei fulmini
    .text = Torri senza fumo, strade senza porte e un ronzio che si sente nei denti.
fro-card-iv-02 = Il tavolo di ricerca
    .text = Ogni pagina è in cifra, ogni cifra è un diagramma, ogni diagramma un avvertimento.
fro-card-iv-03 = Scintille
    .text = Un cucchiaio è saltato al soffitto. Poi tutti i cucchiai.
    .option-1 = Collegare a terra le strade
    .option-2 = Misurare
    .option-3 = Restare al chiuso
fro-card-iv-04 = Carica vagante
    .text = Va per la strada a passo d’uomo, e svolta dove svolterebbe un uomo.
fro-card-iv-05 = Gli ingegneri eremiti
    .text = Non se ne sono mai andati. Dicono che la città non è morta, solo spenta.
    .option-1 = Accoglierli
    .option-2 = Commerciare con loro
    .option-3 = Cacciarli
fro-card-iv-06 = La loro macchina
    .text = Servono due persone per tenerla e una per averne paura.
fro-card-iv-07 = La loro vendetta
    .text = Le torri rispondono a qualcuno là fuori.
fro-card-iv-08 = Accendere
    .text = Tutti i diagrammi concordano su una cosa: va fatto durante la tempesta.
fro-card-iv-09 = La torre risponde
    .text = Per un attimo in tutto il cratere è mezzogiorno.
fro-card-iv-10 = Tempesta elettrica
    .text = Tuoni senza una pausa.
fro-card-iv-11 = Archivio sotterraneo
    .text = La biblioteca ha una cantina, la cantina una porta, e la porta non ha maniglia da questo lato.
fro-card-fbc = Basi sul campo

## How to play
fro-guide = Come si gioca
fro-guide-goal = Obiettivo
    .text = Guidate insieme una città, per quindici giorni al massimo, ciascuno di nove fasi. Vincete insieme se nell’ultima notte l’obiettivo dello scenario è raggiunto; se lo è prima, va mantenuto. Perdete insieme, subito, in uno di sei modi. FRO-GOAL-1, FRO-GOAL-2, FRO-GOAL-9
fro-guide-lose = Sei modi di perdere
fro-guide-lose-hope = Speranza perduta: l’ultimo gettone speranza lascia il tracciato. FRO-GOAL-3
fro-guide-lose-discontent = Esilio: si posa un sesto gettone malcontento. FRO-GOAL-4
fro-guide-lose-generator = Esplosione: il Generatore si guasta una seconda volta. FRO-GOAL-5
fro-guide-lose-sickness = Epidemia: nella fase di preparazione ci sono almeno 26 malati dello stesso tipo. FRO-GOAL-6
fro-guide-lose-hunger = Carestia: dopo aver speso il cibo la fame è ancora almeno 25. FRO-GOAL-7
fro-guide-lose-deaths = Troppe morti: il segnalino delle morti arriva all’ultima casella. FRO-GOAL-8
fro-guide-setup = Preparazione
    .text = Lo scenario dà mappa e obiettivo, la carta società persone e risorse. Ognuno prende un consigliere e pesca carte cittadino; una si scarta pagandone il costo iniziale. Tutte le carte sono visibili a tutti. Il primo giorno comincia con la fase delle azioni. FRO-SETUP-20, FRO-SETUP-22, FRO-SETUP-29, FRO-DEC-3
fro-guide-day = Un giorno in nove fasi
fro-guide-day-dawn = Alba: la guida passa a chi segue. I gettoni sulla casella del giorno portano tecnologie e storia. FRO-DAWN-1
fro-guide-day-morning = Mattino: una carta chiede una decisione. Le promesse tornano come carte crepuscolo che nessuno ha letto. FRO-MORN-1
fro-guide-day-generator = Generatore: il carbone muove il segnalino del calore. Si ammala una persona per ogni figura stampata fra calore e freddo; poi i cubi vanno nella torre, e quelli che escono sovraccaricano il Generatore. FRO-GENP-2, FRO-GENP-3, FRO-GENP-4
fro-guide-day-weather = Meteo: il freddo sale, le trappole danno cibo, gli esploratori avanzano, la tempesta si avvicina. FRO-WEA-2, FRO-WEA-3, FRO-WEA-4, FRO-WEA-5
fro-guide-day-preparation = Preparazione: per un gettone speranza si può chiamare un consigliere. Poi si risolvono le malattie: cinque o più malati di un tipo costano pedine e vite. FRO-PREP-1, FRO-PREP-6
fro-guide-day-action = Azioni: a turno ognuno manda una pedina a un’azione, finché tutte hanno agito o il gruppo dice basta. FRO-ACT-3, FRO-ACT-5, FRO-ACT-7
fro-guide-day-dusk = Crepuscolo: le decisioni tornano. Si scopre una carta; una consultazione giudica lo stato della città. FRO-DUSK-2, FRO-DUSK-6
fro-guide-day-hunger = Fame: prima si paga la fame di ieri, o se ne muore; poi mangia un tipo, a turno bambini, ingegneri e operai. FRO-HUNG-1, FRO-HUNG-3, FRO-HUNG-6
fro-guide-day-night = Notte: ogni pedina ha bisogno di un letto in un rifugio riscaldato; per ognuna senza letto si ammala qualcuno del suo tipo. FRO-NIGHT-4, FRO-NIGHT-5
fro-guide-warm = Al caldo e al freddo
    .text = Tre indicatori dicono fin dove arriva il calore: rosso la tessera Generatore, arancione le tessere vicine, giallo le lontane; ognuno scalda anche gli edifici del suo colore, ovunque siano. Un’azione al freddo fa ammalare qualcuno del tipo della pedina. Spalare la neve è sempre al freddo. FRO-HEAT-4, FRO-HEAT-5, FRO-SNOW-1
fro-guide-actions = Che cosa può fare una pedina
    .text = Spalare la neve e trovare nuovo terreno; raccogliere due pezzi da uno spazio; costruire o demolire, fino a tre operazioni; usare un edificio; inviare esploratori, se c’è un pallone; eseguire l’azione speciale di una carta. Gli operai fanno tutto tranne ciò che è per ingegneri; i bambini agiscono solo dove lo permette una legge o una carta; gli automi costano carbone. FRO-SNOW-2, FRO-GATH-1, FRO-CONS-2, FRO-USE-1, FRO-SCOUT-1, FRO-SPEC-1
fro-guide-mood = Speranza e malcontento
    .text = I gettoni hanno un tipo e sono attivi o esauriti. Ciò che sale si pesca dal sacchetto o si attiva; per ogni punto che scende si esaurisce un gettone attivo, oppure uno esaurito torna nel sacchetto. La speranza attiva chiama i consiglieri e apre opzioni. Tre tipi sono speranza: cura, giustizia, motivazione; tre malcontento: rabbia, avidità, paura. FRO-HOPE-4, FRO-HOPE-7
fro-guide-death = Malattia e morte
    .text = Una morte muove il segnalino, riduce la popolazione e costa una carta cittadino, dalla mano o dal mazzo; vale il suo effetto di morte. Curare riduce il numero dei malati, stabilizzare salva i casi gravi. FRO-DEATH-1, FRO-DEATH-2, FRO-CURE-1, FRO-CURE-3
fro-guide-laws = Leggi e tecnologie
    .text = Al massimo quattro leggi, firmate da un ingegnere sulla piattaforma, per sempre; alcune si escludono a vicenda, e ognuna mette una di due carte non lette nel mazzo del crepuscolo. La prima officina avvia la ricerca; il suo gettone attende sul giorno in cui finirà, e le officine lo avvicinano. FRO-LAW-1, FRO-LAW-2, FRO-LAW-3, FRO-TECH-2, FRO-BLD-5
fro-guide-group = Chi decide
    .text = In un turno della fase delle azioni, chi agisce; su una carta in mano, chi la tiene; su tutto il resto chi guida, dopo aver sentito tutti. FRO-DEC-2
fro-guide-scenarios = Scenari
    .text = Quanto è difficile ogni scenario lo dicono misure fatte con i bot. Tutti tranne il Cratere sono sperimentali: le regole sono complete, ma i numeri possono ancora cambiare.

## The guided first game
fro-lesson-advisor = Una città attorno a un fuoco, quindici giorni e una domanda: che cosa ci ucciderà per primo? Rispondono sei quadranti: speranza, malcontento, Generatore, malattia, fame, morti. Ognuno può chiudere la partita; si vince solo con l’obiettivo dello scenario nell’ultima notte. Scegli il tuo ruolo: il consigliere alla sanità può curare i malati.
    .do = Prendi il consigliere alla sanità
fro-lesson-card = In mano hai persone con un nome. Ognuna può aiutare una volta, con l’azione giusta, o essere ceduta quando qualcuno muore. Ora una delle sette va scartata, e il prezzo lo pagano tutti: Paolo Feldman costa 2 cibo.
    .do = Scarta Paolo Feldman
fro-lesson-fuel = Il primo giorno comincia dal lavoro. Chi lavora al freddo si ammala, quindi prima il fuoco: brucia 2 carbone. Il segnalino del calore sale a 3 e supera gli indicatori rosso e arancione: la tessera Generatore e tutte le tessere vicine diventano calde.
    .do = Brucia 2 carbone
fro-lesson-wood = Fai clic sul luogo, non sulla pedina. Sulla tessera Generatore ci sono cinque tronchi: un operaio ne prende due, al caldo. Da ogni spazio si raccoglie una volta al giorno, con una pedina.
    .do = Un operaio raccoglie legno accanto al Generatore
fro-lesson-coal = Ora il carbone dall’altra parte, allo stesso modo. Quel che il Generatore brucerà stanotte va raccolto di giorno.
    .do = Un operaio raccoglie carbone accanto al Generatore
fro-lesson-build = I lavori edili sono un’azione sola, con tre operazioni al massimo. Stanotte dieci pedine cercano un letto e tutti hanno fame: costruisci due tende sulla tessera vuota e una capanna dei cacciatori accanto al carbone. Ciò che sta sotto un edificio va perso: scegli terreno nudo.
    .do = Due tende e una capanna dei cacciatori
fro-lesson-hut = Un edificio nuovo funziona subito. Manda un operaio alla capanna: ora 4 cibo, e da domani le trappole ne danno da sole 1 al giorno.
    .do = Un operaio usa la capanna
fro-lesson-snow = La mappa è piccola. Un operaio spala la neve e scopre due tessere vicine. È sempre al freddo: un operaio si ammala. E ciò che si scopre non si può annullare.
    .do = Spala in alto: tessere vicine 0 e 1
fro-lesson-law = Solo gli ingegneri usano la piattaforma, dove si firmano le leggi. «Zuppa allungata» risparmia 4 cibo a ogni pasto; chiude per sempre la strada a «Pane di segatura», mette nel mazzo del crepuscolo una carta che nessuno ha letto, e il malcontento sale. Attiva un gettone che c’è già: pescarne uno ci avvicinerebbe al sesto.
    .do = Un ingegnere firma «Zuppa allungata»; attiva paura
fro-lesson-workshop = Un altro ingegnere costruisce un’officina con l’ultimo legno. La prima officina avvia la ricerca: lo Spazzaneve a vapore sarà pronto fra tre giorni, e si spalerà al caldo. Il gettone attende sulla fila dei giorni.
    .do = Costruisci un’officina, ricerca Spazzaneve a vapore
fro-lesson-child = I bambini non possono lavorare, se non lo permette una legge o una carta. Pauline Grogan è una carta così: con lei un bambino raccoglie tre pezzi invece di due, al caldo ovunque. Si gioca una carta al giorno.
    .do = Con Pauline Grogan un bambino raccoglie carbone
fro-lesson-stop = Resta un ingegnere, e senza legno non c’è nulla che valga la pena fare. La fase finisce quando lo dice il gruppo.
    .do = Per oggi basta
fro-lesson-dusk = Al crepuscolo una carta fa una domanda. Ogni opzione mostra condizione, prezzo ed effetto prima della scelta. Due carbone per i bracieri evitano la malattia a due bambini.
    .do = Accendi bracieri nelle strade
fro-lesson-hunger = I bambini hanno mangiato: otto bocche, e grazie alla zuppa solo 4 cibo. Domani mangiano gli ingegneri, poi gli operai; ciò che manca diventa fame, e la fame arretrata uccide. Ora la notte: altro carbone non scalderebbe altri letti, quindi non bruciarne.
    .do = Non bruciare carbone
fro-lesson-night = Quattro letti caldi per dieci pedine: per ogni pedina fuori si ammala qualcuno del suo tipo. Meno di cinque malati di un tipo non hanno effetto. Distribuisci il freddo: tre operai e tre ingegneri restano fuori, i bambini dormono dentro.
    .do = Tre operai e tre ingegneri al freddo
fro-lesson-morning = Un nuovo giorno, e una carta mattino. Leggere le lettere ad alta voce oggi non costa nulla, ma mette una carta nel mazzo del crepuscolo: una promessa che nessuno sa come sarà mantenuta.
    .do = Leggile ad alta voce
fro-lesson-generator = La fase del Generatore: si ammala una persona per ogni figura stampata fra calore e freddo. Con altri 2 carbone il calore raggiunge il segnalino del freddo, e non si ammala nessuno. Il prezzo: nella torre vanno tanti cubi quant’è il calore meno uno, e ognuno che esce sovraccarica il Generatore. Ce ne stanno dieci; l’undicesimo è un guasto.
    .do = Brucia 2 carbone
fro-lesson-cure = È uscito solo un cubo. Poi il meteo: gelo nero, salgono il freddo e tutti gli indicatori, e le trappole hanno dato cibo. Ora chiama il tuo consigliere: il gettone cura si esaurisce, non si perde, e due persone guariscono, un ingegnere e un operaio.
    .do = Chiama il consigliere alla sanità: cura un ingegnere e un operaio
fro-lesson-mobilisation = Chi gioca in solitario ha una carta in più: la Mobilitazione fa pescare una carta cittadino per ogni gettone speranza, una volta a partita. Due gettoni sono pochi; tienila per un giorno con più speranza.
    .do = Non mobilitare ancora
fro-lesson-end = Da qui la città è tua. La frase sotto i quadranti dice quale fine arriverebbe per prima se nessuno muovesse un dito, e la fila delle fasi che cosa chiederà ciascuna. Manca il legno: raccoglilo, e costruisci letti prima della tempesta. Il pulsante «Consiglio» interroga il bot più forte.
    .do = Gioca come vuoi

## The table
fro-today = Oggi
fro-board = La città
fro-rail = La giornata
fro-rail-now = adesso
fro-rail-today = ancora oggi
fro-rail-tomorrow = domani
fro-rail-tokens =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
fro-rail-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
fro-rail-unread = coperta
fro-rail-ill = +{ $count } malati
fro-rail-burst = { $chance }% guasto
fro-rail-cold = gelo +{ $mean } (+{ $worst })
fro-rail-storm = { $chance }% bufera
fro-rail-rest = riposo: { $count }
fro-rail-die = morti: { $count }
fro-rail-hands = libere: { $count }
fro-rail-timers = scade: { $count }
fro-rail-food = cibo { $stock }/{ $need }
fro-rail-unfed = fame: { $count }
fro-rail-beds = letti { $stock }/{ $need }
fro-rail-outside = fuori: { $count }
fro-gauges = Sei modi di perdere
fro-peril-hope = Speranza
    .short = Speranza
fro-peril-hope-says = Speranza: gettoni { $now }, domani { $then }. { $state }
fro-peril-discontent = Malcontento
    .short = Malcont.
fro-peril-discontent-says = Malcontento: gettoni { $now }, domani { $then }. { $state }
fro-peril-generator = Generatore
    .short = Generat.
fro-peril-generator-says = Generatore: cubi sul tracciato di sovraccarico { $now }, probabilità di guasto al prossimo lancio { $then }%. { $state }
fro-peril-sickness = Malattia
    .short = Malattia
fro-peril-sickness-says = Malattia: al massimo { $now } malati dello stesso tipo, domani { $then }. { $state }
fro-peril-hunger = Fame
    .short = Fame
fro-peril-hunger-says = Fame: { $now }, dopo stanotte { $then }. { $state }
fro-peril-deaths = Morti
    .short = Morti
fro-peril-deaths-says = Morti: { $now }, domani { $then }. { $state }
fro-danger-calm = Calma.
fro-danger-watch = Da tenere d’occhio.
fro-danger-danger = Pericolo.
fro-danger-fatal = Fatale se nulla cambia.
fro-alarm = Fatale: { $peril }.
fro-nearest-help = Nessuno agisce, nessuno brucia carbone; le carte non contano.
fro-nearest-unfed = { $count } senza cibo stasera
fro-nearest-outside = { $count } al freddo stanotte
fro-nearest-frozen =
    { $count ->
        [one] { $count } malato per il freddo domani
       *[other] { $count } malati per il freddo domani
    }
fro-asks-twice = Così finisce la partita: { $end }. Farlo comunque?
fro-heat = Calore
fro-heat-says = Calore { $heat }, freddo { $cold }.
fro-rounds = Giorni
fro-rounds-says = Giorno { $round } di 15.
fro-field-free = Spazio libero
fro-field-rubble = macerie
fro-field-discharge = punto di scarica
fro-field-knowledge = conoscenza
fro-field-ridge = cresta
fro-field-wreck = relitto
fro-text-grave = Condizioni gravi.
fro-pad-snow = Neve
fro-pad-works = Cantiere
fro-pad-scouts = Esplora
fro-pad-special = Speciali
fro-pad-cold = sempre freddo
fro-pad-warm = sempre caldo
fro-pad-pawns = { $count } al lavoro
fro-pad-slots = da prendere: { $count }
fro-letter-worker = O
fro-letter-engineer = I
fro-letter-child = B
fro-letter-child-worker = O
fro-letter-child-engineer = I
fro-letter-automaton = A
fro-change-ill = { $people }: malati
fro-change-grave = { $people }: casi gravi
fro-change-exhausted = { $people }: gettoni sfinimento
fro-change-deaths = Morti
fro-change-hunger = Fame
fro-change-hope = Gettoni speranza
fro-change-hope-active = Speranza attiva
fro-change-discontent = Gettoni malcontento
fro-change-discontent-active = Malcontento attivo
fro-change-heat = Calore
fro-change-cold = Freddo
fro-change-overload = Sovraccarico
fro-change-storm = Giorno della tempesta
fro-change-ill-tomorrow = Malati domani
fro-change-feeding = Cibo necessario stasera
fro-change-unfed = Senza cibo stasera
fro-change-outside = Al freddo stanotte
fro-change-breakdown = Guasto, per cento
fro-change-doom = La partita finisce subito, per cento
fro-change-next = prossima soglia: { $at }
fro-change-step = soglia { $at } raggiunta
fro-change-deaths-tomorrow = Morti entro domani
fro-changes = Che cosa cambia
fro-no-change = Per ora nessun numero cambia.
fro-then-chance = Poi decide il caso. Non si può annullare.
fro-then-other = Poi decide qualcun altro.
fro-wait-help = Che cosa arriva se nessuno muove un dito:
fro-enough = Per oggi basta
fro-do-it = Esegui
fro-clear = Azzera
fro-warm = Al caldo
fro-cold = Al freddo
fro-warm-means = nessuno si ammala
fro-cold-means = si ammala una persona di questo tipo
fro-cold-automaton = un automa non si ammala
fro-cold-next = { $people }: malati { $from } → { $to }, prossima soglia: { $at }
fro-cold-step = { $people }: malati { $from } → { $to }, soglia raggiunta
fro-who-goes = Chi va
fro-burn-first = Carbone da bruciare prima
fro-and-then = E poi, con lo stesso clic
fro-earlier = Prima
fro-leave-out = Tralascia: { $deed }
fro-costs-least = costa meno
fro-build = Costruisci o demolisci
fro-clear-snow = Spala la neve
fro-nothing-fits = Qui non c’è posto per nulla che si possa pagare.
fro-work-use = Lavoro
fro-work-gather = Raccolta
fro-work-construct = Cantiere
fro-work-snow = Neve
fro-work-scouts = Esploratori
fro-work-special = Speciali
fro-work-fuel = Calore
fro-work-cards = Cittadini
fro-work-laws = Leggi
fro-ladder = Che cosa fa ogni quantità di carbone
fro-ladder-burn = brucia
fro-ladder-heat = calore
fro-ladder-ground = terreno caldo
fro-ladder-beds = letti caldi
fro-ladder-ill = malati dal freddo
fro-ladder-cubes = cubi
fro-ladder-breakdown = guasto
fro-ladder-left = carbone che resta
fro-warm-zones =
    { $count ->
        [one] { $count } zona calda
       *[other] { $count } zone calde
    }
fro-nobody = nessuno
fro-supplies = Scorte
fro-claim-short =
    { $count ->
        [one] manca { $count }
       *[other] mancano { $count }
    }
fro-claim-enough = basta
fro-claim-heat =
    { $count ->
        [one] serve { $count }
       *[other] servono { $count }
    }
fro-claim-beds = { $count } per i letti
fro-claim-free = libero
fro-people = Gente
fro-people-says = { $people }: { $count }, malati { $sick }, domani { $then }.
fro-desk-generator = Generatore
fro-desk-health = Salute
fro-desk-mood = Umore
fro-desk-works = Lavori
fro-desk-outside = Spedizioni
fro-desk-story = Storia
fro-desk-hands = Cittadini
fro-tower-says = Sul tracciato di sovraccarico { $overload } di { $track }, cubi nella torre { $inside }, probabilità di guasto al prossimo lancio { $chance }%.
fro-overheated = Surriscaldato: il prossimo guasto è la fine.
fro-weather-today = Meteo:
fro-weather-left =
    { $count ->
        [one] Resta { $count } carta meteo
       *[other] Restano { $count } carte meteo
    }
fro-beds-says = Letti caldi: { $count }, altri { $children } per i bambini; senza letto: { $missing }.
fro-health-count = tutti
fro-health-ill = malati
fro-health-tomorrow = domani
fro-health-exhausted = sfinimento
fro-grave = casi gravi
fro-deaths-says = Morti: { $count }; { $track } sono la fine.
fro-token-says = attivi { $active }, esauriti { $spent }, nel sacchetto { $bag }
fro-laws-signed = Leggi in vigore
fro-laws-open = Leggi possibili
fro-laws-used = Leggi in vigore: { $count } su { $most }
fro-dusk-deck =
    { $count ->
        [one] Mazzo crepuscolo: { $count } carta
       *[other] Mazzo crepuscolo: { $count } carte
    }
fro-next-consultation = Prossima consultazione: { $what }
fro-technologies = Tecnologie
fro-technology-due = giorno { $round }
fro-weather-gone = Carte meteo già uscite
fro-used-today = usata oggi
fro-card-played = carta di oggi giocata
fro-card-open = può giocare una carta oggi
fro-trip-there = sul posto
fro-trip-left =
    { $count ->
        [one] { $count } casella al luogo
       *[other] { $count } caselle al luogo
    }
fro-trip-days =
    { $days ->
        [one] circa un giorno
       *[other] circa { $days } giorni
    }
fro-trip-pace = Il meteo fa avanzare gli esploratori di { $least }–{ $most } caselle al giorno.
fro-trip-carried = Da portare a casa:
fro-trip-unread = Che cosa c’è, si sa solo dopo l’esplorazione.
fro-trip-next =
    { $days ->
        [one] Poi viene «{ $card }», a circa un giorno.
       *[other] Poi viene «{ $card }», a circa { $days } giorni.
    }
fro-trip-drawn = Il prossimo luogo viene pescato.
fro-trip-risk = Finché gli esploratori non tornano non arriva nulla e manca la loro pedina.
fro-note-cubes =
    { $count ->
        [one] { $count } cubo
       *[other] { $count } cubi
    }
fro-note-ill = malati: { $count }
fro-note-laws = { $count } leggi su { $of }
fro-note-research = pronta: g. { $round }
fro-note-no-research = senza ricerca
fro-note-spaces = { $count } al luogo
fro-note-nobody-out = nessuno fuori
fro-note-goal = scopo { $count } su { $of }
fro-note-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
fro-deck-tops = In cima ai mazzi
fro-events = Area eventi
fro-event-goods = sopra: { $count }
fro-storm-says = Segnalino tempesta: giorno { $round }
fro-in-front = Giocate oggi
fro-text-reckoning = Che cosa arriva
fro-text-free = Pedine libere: { $pawns }.
fro-text-unread = Nessuno ha ancora letto che cosa porta.
fro-text-place = luogo
fro-text-zone = zona
fro-text-what = che cosa c’è
fro-text-heated = al caldo
fro-text-unheated = al freddo
fro-text-indicators = Caldo sopra: tessera Generatore { $red } ({ $tile }), tessere vicine { $orange } ({ $near }), tessere lontane { $yellow } ({ $far }).
fro-text-day = Giorno { $round }: mangiano { $who }.
fro-text-actions = Che cosa si può fare ora
fro-loss = La partita finisce: { $end }.
fro-epilogue = Come si è arrivati qui
fro-epilogue-days = Giorno per giorno
fro-epilogue-dead = La città piange
fro-epilogue-day = Il mattino del giorno { $round }
fro-epilogue-goal = Che cosa doveva fare la città
fro-aim-met = fatto
fro-aim-open = non ancora
fro-aim-missing = manca: { $count }
fro-epilogue-leader = Le decisioni sotto la guida di { $name }
fro-mark-storm = tempesta
fro-mark-law = legge
fro-mark-technology = tecnologia
fro-mark-burst = guasto
fro-mark-death = morti
fro-curve-people = gente
fro-curve-sick = malati
fro-curve-deaths = morti
fro-curve-hope = speranza
fro-curve-discontent = malcontento
fro-curve-food = cibo
fro-curve-heat = calore
fro-darkest = Il giorno più buio
fro-darkest-says = Morti quel giorno: { $count }.
fro-darkest-ill = Malati quel giorno: { $count }.
fro-richest = Il giorno più ricco
fro-richest-says = Risorse ottenute quel giorno: { $count }.
fro-healers = Il giorno delle cure
fro-healers-says = Guarigioni quel giorno: { $count }.
fro-under-rubble = Che cosa può esserci sotto le macerie
