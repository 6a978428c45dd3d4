# Antarctica. Le chiavi cominciano con "ant-".

ant-title = Antarctica
ant-blurb = Naviga dove sarà il Sole. Costruisci centri di ricerca, tieni la costa.
ant-facts = 75 min · maggioranze

ant-option-placement = Dove partono le navi
ant-option-placement-help = Secondo le regole le piazzano i giocatori a turno.
ant-option-placement-free = Le piazzano i giocatori
ant-option-placement-first-game = Come in una prima partita (inizio rapido)

ant-building-camp = campo
ant-building-shipyard = cantiere navale
ant-building-inland-station = centro di ricerca nell’entroterra
ant-building-coastal-station = centro di ricerca costiero
ant-building-naval-station = centro di ricerca navale
ant-building-crane = gru
ant-building-winding-tower = torre di manovra
ant-building-oil-rig = trivellatrice
ant-building-wind-turbine = turbina eolica
ant-building-laboratory = laboratorio
ant-building-factory = fabbrica
ant-building-headquarters = quartier generale
ant-building-plankton-farm = raccolta plancton
ant-building-antenna = antenna parabolica

ant-pile-basic = edifici base
ant-pile-double = edifici doppi
ant-pile-prestige = edifici avanzati
ant-pile-short-basic = Base
ant-pile-short-double = Doppi
ant-pile-short-prestige = Avanzati
ant-basic-resource = carta risorsa base
ant-advanced-resource = carta competenza
ant-card-icebreaker = Rompighiaccio
    .effect = Dove la tua nave è seconda in fila può agire anche lei, subito dopo la prima.
ant-card-send-scientist = Piazzare uno scienziato
    .effect = Piazza 1 scienziato della tua riserva personale nell’area bersaglio.
ant-card-two-scientists = + 2 scienziati
    .effect = Prendi 2 scienziati dalla riserva comune.
ant-card-quick-research = Ricerca veloce
    .effect = Avanza di 3 punti su un tracciato.

ant-effect-move-ship = Muovi una nave
ant-effect-draft-shipyard = Scelta di carte cantiere
ant-effect-advance-three = Avanza di tre spazi
ant-effect-gain-scientist = Ricevi uno scienziato
ant-effect-launch-ship = Vara una nave
ant-effect-gain-advanced = Ricevi una carta competenza
ant-effect-gain-basic = Ricevi una carta risorsa base

ant-phase-setup = Preparazione
ant-phase-over = Fine
ant-turn = Turno { $turn }
ant-chapter = Il Sole nell’area { $zone }
ant-zone = Area { $zone }
ant-track = Tracciato { $track }
ant-none = nessuno

ant-prompt-over = La spedizione è finita.
ant-prompt-place-ship = Scegli un’area per una tua nave.
ant-prompt-place-cube = Scegli un tracciato per il tuo primo cubetto.
ant-prompt-destination = La tua nave nell’area { $zone } deve partire: scegli un’area.
ant-prompt-menu = Area { $zone }: un’azione principale, o nessuna.
ant-prompt-menu-done = Area { $zone }: gioca una carta, scarta o finisci il turno.
ant-prompt-track =
    { $points ->
        [one] Scegli un tracciato per { $points } punto ricerca.
       *[other] Scegli un tracciato per { $points } punti ricerca.
    }
ant-prompt-lay = Metti il Rompighiaccio dove la tua nave è seconda.
ant-prompt-pick = Scegli una carta dal mazzo cantiere.
ant-prompt-draft = Tieni una carta; le altre passano oltre.
ant-prompt-move-ship = Puoi muovere una delle tue navi in un’altra area aperta.
ant-prompt-move-ship-to = Scegli dove va la nave { $ship }.
ant-prompt-advance-three = Puoi avanzare di tre su un tracciato.
ant-prompt-advance-three-own = Avanza di tre su un tracciato.
ant-prompt-launch = Puoi varare una nave dove sta il Sole.
ant-prompt-icebreaker = Qui la tua nave è seconda: usi il Rompighiaccio?
ant-wait-place = { $name } prepara la partita.
ant-wait-destination = { $name } sceglie la rotta.
ant-wait-menu = { $name } agisce.
ant-wait-pick = { $name } sceglie una carta cantiere.
ant-wait-effect = { $name } usa un effetto.
ant-wait-icebreaker = { $name } può usare un Rompighiaccio.
ant-wait-chance = Si scoprono le carte.

ant-act-place = Piazza una nave nell’area { $zone }
ant-act-move = Naviga verso l’area { $zone }
ant-act-build = Costruisci: { $building }
ant-act-build-with-card = Costruisci con una carta risorsa: { $building }
ant-act-ship = Costruisci una nave
ant-act-recruit = Recluta scienziati
ant-act-research = Ricerca sul tracciato { $track }
ant-act-play = Gioca: { $card }
ant-act-lay = Metti il Rompighiaccio nell’area { $zone }
ant-act-advance = Avanza sul tracciato { $track }
ant-act-discard-cube = Scarta un cubetto
ant-act-discard-ship = Scarta una nave non usata
ant-act-discard = Scarta la nave dell’area { $zone }, posto { $place }
ant-act-end = Finisci il turno
ant-act-pick = Prendi: { $card }
ant-act-take = Muovi la nave dell’area { $zone }, posto { $place }
ant-act-launch = Vara una nave
ant-act-decline = Rinuncia
ant-act-use = Usa il Rompighiaccio
ant-act-keep = Tienilo per dopo
ant-loss-main-action = Finisci il turno senza un’azione principale.
ant-loss-ship = Questa nave lascia la partita per sempre.

ant-tile-build = Edificio
ant-tile-recruit = Recluta
ant-tile-research = Ricerca
ant-tile-ship = Nave
ant-tile-card = Carta
ant-tile-discard = Scarta
ant-tile-possible = possibili: { $count } su { $of }
ant-tile-done = già fatto
ant-tile-sail-first = prima naviga
ant-tile-no-camp = nessun campo
ant-tile-nobody = non resta nessuno
ant-tile-no-station = nessun centro
ant-tile-no-shipyard = nessun cantiere
ant-tile-lacking = manca una nave
ant-tile-not-now = non ora
ant-end-turn = Fine turno

ant-decide-sail = Naviga verso l’area
ant-decide-place = Piazza una nave
ant-decide-main = Azione principale
ant-decide-card = Carte
ant-decide-discard = Scarta per uno scienziato
ant-discard-cube = un cubetto
ant-discard-unused = una nave non usata
ant-decide-track = Scegli un tracciato
ant-decide-choose = La tua scelta

ant-category-zones = Aree
ant-category-research = Ricerca
ant-category-cards = Asterischi
ant-category-discards = Scarti
ant-tie-1 = più primi posti
ant-tie-2 = più carte edificio

ant-reason-zones = maggioranze nelle aree
ant-reason-research = tracciati di ricerca
ant-reason-cards = carte con asterisco
ant-reason-discards = risorse scartate
ant-reason-victory = la vittoria
ant-reason-supply = scienziati a disposizione
ant-reason-ships = navi sul tabellone
ant-reason-waiting = quanto presto arriva il Sole
ant-reason-available = navi e cubetti disponibili
ant-reason-resource-cards = carte risorsa
ant-reason-shipyard-cards = carte cantiere
ant-reason-access = edifici raggiungibili
ant-reason-steps = punti ricerca
ant-reason-opportunity = quello che si può fare lì

ant-majorities = Aree e ricerca
ant-highlight-zone = L’area più edificata
ant-highlight-zone-text = Edifici: { $count }, per ultimo: { $building }.

ant-tell-starting-building = L’area { $zone } comincia con: { $building }.
ant-tell-first-player = Comincia { $name }.
ant-tell-card-revealed = Nuova carta edificio: { $building }.
ant-tell-ship-placed = { $name } piazza una nave nell’area { $zone }.
    .did = piazza una nave nell’area { $zone }
ant-tell-cube-placed = { $name } comincia sul tracciato { $track }.
    .did = comincia sul tracciato { $track }
ant-tell-sun-moved = Il Sole raggiunge l’area { $zone }.
ant-tell-turn-began = Turno di { $name }, con la nave nell’area { $zone }.
ant-tell-ship-moved = { $name } naviga dall’area { $from } all’area { $zone }.
    .did = naviga { $from } → { $zone }
ant-tell-built = { $name } costruisce nell’area { $zone }: { $building }.
    .did = costruisce: { $building }
ant-tell-resource-played = { $name } gioca: { $resource }, al posto di: { $building }.
ant-tell-scientists-placed =
    { $count ->
        [one] { $name } piazza { $count } scienziato nell’area { $zone }.
       *[other] { $name } piazza { $count } scienziati nell’area { $zone }.
    }
ant-tell-steps-lost =
    { $count ->
        [one] { $name } non può usare { $count } punto ricerca.
       *[other] { $name } non può usare { $count } punti ricerca.
    }
ant-tell-advanced = { $name } avanza sul tracciato { $track }: { $from } → { $to }.
    .did = ricerca { $track } fino a { $to }
ant-tell-symbol-triggered = { $name } attiva sul tracciato { $track }: { $effect }.
ant-tell-ship-launched = { $name } mette una nuova nave nell’area { $zone }.
    .did = nuova nave nell’area { $zone }
ant-tell-shipyard-closed =
    { $count ->
        [one] { $count } carta cantiere è troppo poco: lascia il gioco.
       *[other] { $count } carte cantiere sono troppo poche: lasciano il gioco.
    }
ant-tell-pile-seen = Guardi il mazzo: { $cards }.
ant-tell-draft-began = { $name } avvia una scelta di carte cantiere.
ant-tell-packet-seen = Guardi le carte da scegliere: { $cards }.
ant-tell-card-taken = { $name } prende una carta cantiere.
    .did = prende una carta cantiere
ant-tell-own-card = La tua nuova carta: { $card }.
ant-tell-recruited = { $name } recluta nell’area { $zone }.
    .did = recluta nell’area { $zone }
ant-tell-scientists-gained =
    { $count ->
        [one] { $name } riceve { $count } scienziato.
       *[other] { $name } riceve { $count } scienziati.
    }
    .did = scienziati +{ $count }
ant-tell-resource-gained = { $name } riceve: { $resource }.
    .did = riceve: { $resource }
ant-tell-card-played = { $name } gioca: { $card }.
    .did = gioca: { $card }
ant-tell-icebreaker-laid = { $name } mette un Rompighiaccio nell’area { $zone }.
    .did = mette un Rompighiaccio nell’area { $zone }
ant-tell-icebreaker-used = { $name } usa il Rompighiaccio nell’area { $zone }.
    .did = usa il Rompighiaccio nell’area { $zone }
ant-tell-icebreaker-kept = { $name } tiene il Rompighiaccio nell’area { $zone }.
ant-tell-cube-discarded = { $name } scarta un cubetto.
    .did = scarta un cubetto
ant-tell-ship-discarded = { $name } scarta una nave non usata.
    .did = scarta una nave non usata
ant-tell-ship-withdrawn = { $name } scarta una nave dall’area { $zone }.
    .did = scarta una nave dall’area { $zone }
ant-tell-declined = { $name } rinuncia: { $effect }.
ant-tell-turn-ended = { $name } finisce il turno.
ant-tell-game-ended-last-scientist = La partita finisce: è stato piazzato l’ultimo scienziato di un giocatore.
ant-tell-game-ended-last-card = La partita finisce: è stata presa l’ultima carta edificio.
ant-tell-game-ended-no-ship = La partita finisce: non restano navi.
ant-tell-game-ended-standstill = La partita finisce: da troppo tempo non succede niente.
ant-tell-game-ended-turn-limit = La partita finisce: è durata troppo.

ant-text-zones = Aree nell’ordine del Sole
ant-text-ships = Navi
ant-text-buildings = Edifici
ant-text-scientists = Scienziati
ant-zone-closed = chiusa
ant-track-closed = chiuso
ant-text-sun = qui sta il Sole
ant-text-icebreakers = Rompighiaccio
ant-text-space = spazio { $space }
ant-text-players = Giocatori
ant-text-supply = Scienziati: { $supply } nella riserva personale, { $reserve } in quella comune
ant-text-available = Disponibili: navi { $ships }, cubetti { $cubes }
ant-text-discarded = Scartati: navi { $ships }, cubetti { $cubes }
ant-text-resources = Carte risorsa: base { $basic }, competenza { $advanced }
ant-text-hand =
    { $count ->
        [one] { $count } carta cantiere
       *[other] { $count } carte cantiere
    }
ant-text-built = Carte edificio: { $cards }
ant-text-own-hand = Le mie carte cantiere: { $cards }
ant-text-piles = Carte edificio scoperte
ant-text-requires = richiede: { $buildings }
ant-tracks = Tracciati di ricerca

ant-board = Mappa dell’Antartide
ant-star = carta con asterisco
ant-takes-scientists = scienziati da piazzare
ant-gives-steps = punti ricerca
ant-pile-below = { $pile } · restano { $count }
ant-pile-empty = Mazzo vuoto: { $pile }
ant-need-has = ✓ area { $zones }
ant-need-card = ✓ con { $card }
ant-need-lacks = – nessuna nave
ant-order = I prossimi sotto il Sole
ant-order-ship = { $name }, nave nell’area { $zone }
ant-order-icebreaker = { $name } con un Rompighiaccio, nave nell’area { $zone }
ant-points = { $points } PV
ant-first-player = Comincia
ant-supply = Scienziati nella riserva personale: { $count }
ant-reserve = Scienziati nella riserva comune: { $count }
ant-available-short = disponibili
ant-discarded-short = scartati
ant-available-ships = Navi disponibili: { $count }
ant-available-cubes = Cubetti disponibili: { $count }
ant-discarded-ships = Navi scartate: { $count }
ant-discarded-cubes = Cubetti scartati: { $count }
ant-has-basic = Carte risorsa base: { $count }
ant-has-advanced = Carte competenza: { $count }
ant-has-stars = Asterischi: { $count }
ant-hand = Le mie carte cantiere
ant-shipyard-pile = Carte cantiere nel mazzo: { $count }
ant-basic-pile = Carte risorsa base nel mazzo: { $count }
ant-advanced-pile = Carte competenza nel mazzo: { $count }
ant-resource-piles = Carte risorsa: { $basic } + { $advanced }
ant-standing = Se la partita finisse ora
ant-legend = Simboli: rossi per chi passa, blu una volta per tutti
ant-leads = in testa

ant-refusal-setup-1 = Con due giocatori l’area { $zone } è chiusa.
ant-refusal-setup-10 = Si stanno piazzando le navi.
ant-refusal-setup-14 = Il tracciato { $track } è chiuso con questo numero di giocatori.
ant-refusal-setup-15 = Si sta piazzando il primo cubetto.
ant-refusal-move-1-sun = Il Sole sta nell’area { $zone }; la nave deve lasciarla.
ant-refusal-move-1 = La nave è già partita.
ant-refusal-move-3 = L’area { $zone } ha già 3 navi.
ant-refusal-move-4 = Prima deve partire la nave.
ant-refusal-turn-1 = Un’azione principale per turno, dopo il movimento della nave.
ant-refusal-turn-3 = Si può scartare una sola risorsa per turno.
ant-refusal-turn-4 = Prima va risolto l’effetto.
ant-refusal-turn-5 = Ora non è richiesto.
ant-refusal-build-2 = Non hai una nave accanto a: { $missing }.
ant-refusal-build-4 = Scienziati necessari nella riserva personale: { $need }; ne hai { $have }.
ant-refusal-build-5 = L’area { $zone } ha già questo edificio: { $building }.
ant-refusal-build-9 = Questo mazzo è vuoto ({ $pile }).
ant-refusal-ruling-16 = Una carta risorsa sostituisce esattamente un edificio mancante; ne mancano { $missing }.
ant-refusal-ship-1-shipyard = L’area bersaglio non ha un cantiere navale.
ant-refusal-ship-1-ships = Non hai più navi da costruire.
ant-refusal-ship-1-full = L’area { $zone }, dove sta il Sole, è piena.
ant-refusal-ship-3 = { $card } non è tra queste carte.
ant-refusal-rec-1 = L’area { $zone } non ha un campo.
ant-refusal-rec-2 = Nessuno da reclutare: { $reserve } nella riserva comune, navi e scienziati nell’area: { $presence }.
ant-refusal-res-1 = L’area { $zone } non ha un centro di ricerca per il tracciato { $track }.
ant-refusal-res-3 = Non hai né navi né scienziati nell’area.
ant-refusal-card-1 = Una carta per sosta del Sole, dopo il movimento della nave.
ant-refusal-card-5 = Non hai una carta risorsa che sostituisca: { $missing }.
ant-refusal-card-6 = Non hai scienziati nella riserva personale.
ant-refusal-card-7 = Non hai più scienziati nella riserva comune.
ant-refusal-card-8 = Non puoi avanzare su nessun tracciato.
ant-refusal-card-9 = Non hai questa carta: { $card }.
ant-refusal-ice-1 = Un Rompighiaccio si mette dove la tua nave è seconda in fila.
ant-refusal-ice-2 = Qui la seconda nave non è tua, o il suo momento è passato.
ant-refusal-ice-4 = Prima: usa il Rompighiaccio o tienilo.
ant-refusal-disc-1-cubes = Non hai più cubetti da scartare.
ant-refusal-disc-1-ships = Non hai navi non usate da scartare.
ant-refusal-disc-1 = Questa nave non è tua.
ant-refusal-disc-4 = La nave nell’area { $zone } deve partire; prima non si può scartare.
ant-refusal-track-2 = Non hai più cubetti per il tracciato { $track }.
ant-refusal-track-6 = Sul tracciato { $track } non c’è uno spazio libero davanti.
ant-refusal-eff-3-owner = Questa nave non è tua.
ant-refusal-eff-3 = La nave è già nell’area { $zone }.
ant-refusal-eff-4 = Una nave arrivata sul tabellone in questo turno non si può muovere.
ant-refusal-eff-6 = Un altro giocatore ha scelto il tracciato { $track } per questo effetto.
ant-refusal-ruling-11 = Chi attiva questo effetto deve avanzare.

# La prima partita guidata. Ogni testo dice che cosa succede e perché, poi come ".do" che cosa fare ora.

ant-lesson-sail =
    Lo scopo: alla fine essere in testa dove si fanno punti: scienziati intorno al polo, tracciati di ricerca, carte con asterisco, risorse scartate.

    Il Sole va di area in area e agisce la prima nave in fila nella sua area: ora nell’area 2, ed è la tua. Naviga verso un’altra area e agisce là.
    .do = Naviga verso l’area 3: clicca l’area sulla mappa o il suo numero.
ant-lesson-build =
    Ora un’azione principale nell’area 3. Puoi costruire uno di tre edifici. Il centro di ricerca nell’entroterra richiede una torre di manovra: una delle tue navi deve trovarsi accanto a una, ovunque sulla mappa. Vale la tua nave nell’area 6, come mostra la carta.
    .do = Clicca la carta del centro di ricerca nell’entroterra.
ant-lesson-track =
    L’edificio è nell’area 3 e uno dei tuoi due scienziati lavora lì. Non ci sono altri scienziati, quindi sei in testa in quest’area. La carta dà anche un punto ricerca. Alla fine chi è più avanti su un tracciato segna i numeri di tutti i cubetti che vi si trovano.
    .do = Scegli il tracciato 2.
ant-lesson-end-turn =
    L’edificio non è di nessuno: da ora in poi tutti possono usarlo. Ma lo scienziato resta tuo e conta alla fine. La tua azione principale è fatta.
    .do = Premi «Fine turno».
ant-lesson-to-the-camp =
    Il bot ha avuto due turni di fila, perché due sue navi erano le prossime. Ha costruito nelle aree 6 e 7 e lì è in testa. Ora il Sole è nell’area 6, dove la tua nave è la prima in fila.

    Ti resta uno scienziato nella riserva personale. Gli altri aspettano nella riserva comune: un campo te li porta.
    .do = Naviga verso l’area 2: lì c’è il campo.
ant-lesson-recruit =
    Reclutare ti dà uno scienziato per ogni tua nave e ogni tuo scienziato in quest’area. Qui c’è solo questa nave, quindi ne ricevi uno.
    .do = Premi «Recluta».
ant-lesson-look-ahead =
    Guarda i numeri accanto alle navi: il Sole prosegue verso l’area 7, e anche lì la nave numero 1 è tua. Una nave seconda in fila non agisce: aspetta la prossima sosta del Sole.
    .do = Premi «Fine turno».
ant-lesson-to-the-station =
    È di nuovo il tuo turno. La ricerca si conta come il reclutamento: un punto per ogni tua nave e ogni tuo scienziato nell’area. Nell’area 3 hai già una nave e uno scienziato.
    .do = Naviga verso l’area 3.
ant-lesson-research =
    Due navi e uno scienziato: tre punti. Il centro costiero di quest’area porta al tracciato 2, quello nell’entroterra al tracciato 1. Altri tre punti ricerca sul tracciato 2 portano il tuo cubetto oltre uno spazio rosso con un premio.
    .do = Premi «Ricerca», poi «Ricerca sul tracciato 2».
ant-lesson-spaces =
    Il tuo cubetto è avanzato di tre spazi, e quello rosso sul percorso ti ha dato una carta competenza. Gli spazi rossi premiano ogni volta chi li supera; uno spazio blu funziona una volta sola, ma per tutti i giocatori.
    .do = Premi «Fine turno».
ant-lesson-to-the-oil-rig =
    Il bot ha reclutato. Ora il Sole è di nuovo nell’area 2 e la tua nave lì è la prima. L’antenna parabolica ha un asterisco, e gli asterischi sono punti alla fine. Richiede una trivellatrice e una torre di manovra.
    .do = Naviga verso l’area 0: lì c’è una trivellatrice.
ant-lesson-resource-card =
    La trivellatrice è qui, ma nessuna delle tue navi è più accanto a una torre di manovra. La tua carta risorsa base può sostituire una volta un edificio mancante come questo.
    .do = Clicca la carta dell’antenna parabolica.
ant-lesson-star =
    Il primo asterisco è tuo, e con il tuo scienziato sei in testa anche nell’area 0. La carta dà un punto ricerca. Puoi iniziare un altro tracciato: serve un nuovo cubetto.
    .do = Scegli il tracciato 1.
ant-lesson-discard =
    Una volta per turno puoi anche scartare una nave o un cubetto. Ricevi subito uno scienziato, e alla fine si confrontano le risorse scartate. Ma quella risorsa poi ti manca: per oggi no.
    .do = Premi «Fine turno».
ant-lesson-end =
    «Se la partita finisse ora», più in basso, mostra chi è in testa e dove. In ogni area chi è in testa segna gli edifici e gli scienziati che vi si trovano e un punto in più; il giocatore seguente segna solo quanti scienziati vi ha chi è in testa. Tracciati, asterischi e scarti funzionano allo stesso modo.

    La partita finisce quando qualcuno ha piazzato il suo ultimo scienziato o quando viene presa l’ultima carta edificio. Vince chi ha più punti.
    .do = Da qui in poi giochi senza guida. Il Sole è nell’area 3, dove la tua nave è la prima: naviga e agisci. «Consiglio» mostra che cosa farebbe un bot.

ant-guide = Come si gioca
ant-guide-goal = Scopo
    .text = Prima della fine non si segna nulla. Poi fa punti chi è in testa in quattro cose: scienziati in ogni area, cubetti su ogni tracciato di ricerca, carte edificio con asterisco e risorse scartate. Vince chi ha più punti. ANT-SCORE-7, ANT-WIN-1
ant-guide-sun = Il Sole dice a chi tocca
    .text = Gira intorno al continente di area in area, e agisce la prima nave in fila nella sua area. I turni quindi non seguono il giro del tavolo: chi ha le navi nei posti giusti agisce spesso. ANT-SUN-1, ANT-SUN-2
ant-guide-sail = Naviga, poi agisci
    .text = La nave deve navigare verso un’altra area, vicina o lontana, e va in fondo alla fila; c’è posto per tre navi. In quell’area puoi fare un’azione principale. ANT-MOVE-1, ANT-MOVE-2, ANT-TURN-1
ant-guide-build = Edificio
    .text = Costruisci uno dei tre edifici scoperti. Per ogni edificio richiesto dalla carta una delle tue navi deve trovarsi in un’area che lo ha, ovunque; una carta risorsa può sostituirne uno mancante. Un tuo scienziato si stabilisce lì, due per la raccolta plancton, e la carta dà punti ricerca su un tracciato. Gli edifici sono di tutti. ANT-BUILD-1, ANT-BUILD-2, ANT-BUILD-3, ANT-BUILD-4, ANT-BUILD-6, ANT-BUILD-8
ant-guide-others = Recluta, ricerca, nuova nave
    .text = Un campo porta scienziati dalla riserva comune, un centro di ricerca dà punti sul suo tracciato: uno per ogni tua nave e ogni tuo scienziato nell’area. Un cantiere navale ti dà un’altra nave, nell’area del Sole; ogni altro giocatore prende allora una carta cantiere. ANT-REC-1, ANT-RES-1, ANT-SHIP-1, ANT-SHIP-2, ANT-SHIP-3
ant-guide-besides = Inoltre, una volta per turno
    .text = Gioca una carta, e scarta una tua nave o un tuo cubetto: ricevi subito uno scienziato, e le risorse scartate contano alla fine. ANT-TURN-2, ANT-TURN-3, ANT-DISC-1, ANT-DISC-2
ant-guide-tracks = Tracciati di ricerca
    .text = Ogni punto porta il tuo cubetto sul prossimo spazio vuoto; quelli occupati si saltano gratis. Uno spazio rosso ti premia ogni volta che lo superi, uno blu funziona una volta sola, ma per tutti. ANT-TRACK-2, ANT-TRACK-3, ANT-TRACK-8, ANT-TRACK-9
ant-guide-scoring = Conteggio
    .text = In un’area chi ha più scienziati segna tutti gli edifici e gli scienziati che vi si trovano e un punto in più; ognuno dei seguenti solo quanti scienziati vi ha chi lo precede. Su un tracciato chi è in testa segna i numeri di tutti i cubetti, ognuno dei seguenti quello del cubetto davanti. Asterischi e scarti funzionano allo stesso modo. A parità ognuno segna per intero. ANT-SCORE-1, ANT-SCORE-2, ANT-SCORE-3, ANT-SCORE-4, ANT-SCORE-5
ant-guide-end = La fine
    .text = La partita finisce con il turno in cui qualcuno ha piazzato l’ultimo dei propri scienziati, o viene presa l’ultima carta edificio. ANT-END-1, ANT-END-2
