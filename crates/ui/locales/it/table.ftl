# Comune a tutti i giochi. Le chiavi iniziano con "table-".

table-brand = Nunatak
table-skip = Vai al contenuto
table-nav = Sito
table-nav-tables = I miei tavoli
table-nav-waiting =
    { $count ->
        [one] tavolo ti aspetta
       *[other] tavoli ti aspettano
    }
table-nav-settings = Impostazioni

table-start-title = Spedizioni come giochi da tavolo, fedeli al regolamento: con gli amici, con i bot, stasera o nell’arco di una settimana.
table-play-now = Gioca ora
table-new = Con gli amici
table-players-range = { $least }–{ $most } giocatori
table-friends = Un tavolo con gli amici
table-friends-game = Gioco
table-friends-seats = Posti
table-friends-where = Dove
table-friends-link = Manda un link
table-friends-screen = Uno schermo
table-friends-open = Apri il tavolo
table-more-tables =
    { $count ->
        [one] ancora { $count } tavolo
       *[other] ancora { $count } tavoli
    }

table-new-title = Nuovo tavolo: { $game }
table-new-players = Quanti giocano?
table-new-seats = Chi siede dove?
table-new-seats-help = I posti oltre il numero dei giocatori restano vuoti.
table-new-name = Nome del tavolo (facoltativo)
table-new-more = Altro
table-new-seed = Seme (facoltativo)
table-new-seed-help = Lo stesso seme ripete gli stessi eventi casuali.
table-new-create = Crea il tavolo
table-seat-number = Posto { $number }
table-seat-me = Io
table-seat-hotseat = Qualcuno a questo schermo
table-seat-open = Libero: per chi ha il link
table-seat-bot = Bot: { $level }
table-bot-random = Casuale
table-bot-greedy = Avido
table-bot-novice = Novizio
table-bot-crew = Equipaggio
table-bot-captain = Capitano
table-bot-admiral = Ammiraglio
table-new-bots = Come giocano i bot
table-about-bot-random = Fa qualsiasi cosa sia permessa. Solo per provare.
table-about-bot-novice = Un principiante: gioca senza un piano, valuta male e trascura qualcosa.
table-about-bot-greedy = Prende ciò che al momento sembra meglio, senza guardare avanti.
table-about-bot-crew = Guarda un po’ avanti. Un buon avversario per le prime partite.
table-about-bot-captain = Guarda ben avanti e sbaglia poco.
table-about-bot-admiral = Il più forte: pensa più a lungo a ogni decisione.

table-lobby-title = Tavoli
table-lobby-mine = I miei tavoli
table-lobby-open = Tavoli aperti
table-lobby-finished = Tavoli conclusi
table-lobby-none = Ancora nessuno.
table-lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
table-lobby-remove = Rimuovi
table-lobby-remove-confirm = Rimuovere questo tavolo dal tuo elenco?
table-lobby-remove-help = Per gli altri i tavoli rimossi restano.
table-lobby-decides = Decide { $name }
table-lobby-won = Vince { $name } con { $points } punti
table-state-your-turn = Tocca a te
table-state-waiting = Decidono gli altri
table-state-open = Posti liberi
table-state-finished = Concluso

table-join-name = Il tuo nome
table-join = Mi siedo
table-watch = Guardo soltanto
table-pass-title = Passa il dispositivo a { $name }
table-pass-lead = Ora nessun altro dovrebbe guardare. Il tavolo appare quando la persona giusta è pronta.
table-pass-ready = Sono { $name }

table-error-title = Non ha funzionato
table-error-not-found = A questo indirizzo non c’è nulla.
table-error-gone = Il posto è occupato o il tavolo è stato chiuso.
table-error-forbidden = Non puoi farlo.
table-error-bad-request = Il link o il modulo è danneggiato.
table-error-unopened = Questa partita non si può aprire qui: ciò che ne è salvato è danneggiato, oppure questo server non ne conosce il gioco o il contenuto.
table-error-too-many = Un po’ troppo veloce. Aspetta un momento e riprova.
table-error-unavailable = Il server non può farlo in questo momento. Nulla è cambiato; riprova tra poco.
table-error-internal = Il server ha fatto un errore. La tua partita è al sicuro.
table-error-request = ID della richiesta: { $id }
table-error-again = Riprova
table-error-home = Pagina iniziale

table-page-title = { $table } · { $game }
table-whole-board = Vista intera
table-board = Tabellone
table-menu = Menu
table-tools = Strumenti
table-undo = Annulla
table-hint-ask = Consiglio
table-hint-follow = Esegui
table-hint = Un bot forte sceglierebbe: { $action }. Probabilità di vincere: { $chance }.
table-hint-other = Oppure: { $action } ({ $chance }).
table-hint-reason = { $reason }: { $points } punti

table-lesson = Prima partita guidata
table-lesson-step = Passo { $number } di { $of }
table-lesson-over = La lezione è finita
table-lesson-wait = Tocca agli altri…
table-lesson-show = Mostrami dove
table-lesson-leave = Lascia la lezione
table-refusal-lesson-1 = Qui la lezione prevede un’altra mossa: è evidenziata nella pagina. Per giocare come vuoi, lascia la lezione.
table-scores = Punteggi
table-scores-final = Risultato
table-scores-now = Situazione attuale
table-scores-rank = Posizione
table-scores-player = Giocatore
table-scores-total = Totale
table-rules = Regole
table-rules-search = Cerca nelle regole
table-log = Registro
table-log-open = Apri
table-log-begin = Preparazione
table-log-earlier = Prima
table-help = Tasti
table-help-lead = Tutto sul tavolo si raggiunge con la tastiera.
table-close = Chiudi
table-next-table = Prossimo tavolo
table-your-turn = Tocca a te.
table-offline = Nessuna connessione. Nulla è stato inviato; riprovo.
table-stale = Nel frattempo è successo qualcosa. Ecco il tavolo com’è ora.
table-too-fast = Un po’ troppo veloce. Aspetta un momento.
table-in-line =
    { $before ->
        [0] In coda per riflettere: si comincia fra poco.
        [one] In coda per riflettere: prima ce n’è uno.
       *[other] In coda per riflettere: prima ce ne sono { $before }.
    }
table-bot-stuck = Da qui il bot non riesce a proseguire. Ricarica la pagina perché ci riprovi.
table-too-long = La partita non arrivava alla fine ed è stata fermata dopo { $steps } passi.
table-since = Dal tuo ultimo turno
table-caption-points = punteggio { $points }
table-since-watch = Guarda
table-chat = Chat ({ $count })
table-guest = Ospite
table-chat-open = Chat
table-chat-text = Messaggio
table-chat-send = Invia
table-people = Posti e link
table-person-you = tu
table-person-here = presente
table-person-away = assente
table-person-free = libero
table-share-watch = Link per spettatori
table-share-renew = Nuovo link al mio posto; il vecchio smette di funzionare
table-share-seat = Il tuo link segreto per tornare
table-host-bot = Sostituisci con un bot ({ $level })
table-host-person = Restituisci il posto a chi lo occupava
table-close-table = Chiudi il tavolo
table-text-view = Il tavolo come testo
table-result-eyebrow = La spedizione è tornata
table-result-wins = Vince { $name }
table-result-margin =
    { $points ->
        [one] Alla fine un punto di vantaggio.
       *[other] Alla fine { $points } punti di vantaggio.
    }
table-result-tie = Pari in testa; ha deciso: { $by }.
table-result-changes =
    { $count ->
        [0] Il comando non è mai passato di mano.
        [one] Il comando è passato di mano una volta.
       *[other] Il comando è passato di mano { $count } volte.
    }
table-result-picture = Condividi l’immagine
table-highlight-best = La mossa migliore
table-result-lead = Chi era in testa, momento per momento
table-result-lead-rounds = Chi era in testa, round dopo round
table-result-turn = Da qui in poi è in testa { $name }.
table-result-turn-round = Round { $round }: da qui in poi è in testa { $name }.
table-result-watch = Guarda
table-winners = Vittoria condivisa: { $names }
table-rematch = Gioca ancora
table-harder = Di nuovo, ma più difficile
table-export = Salva in un file
table-export-log = Salva il registro come testo
table-replay-branch = Gioca da qui in poi
table-replay = Replay
table-replay-play = Riproduci
table-replay-speed = Velocità
table-replay-first = All’inizio
table-replay-back = Un passo indietro
table-replay-on = Un passo avanti
table-replay-last = Alla fine
table-replay-step = Momento
table-replay-of = { $step } di { $last }
table-replay-leave = Torna al tavolo
table-replay-eyes = Guarda da un posto
table-replay-eyes-of = Come lo vedeva { $name }

table-confirm-action = { $action }?
table-confirm-loss = { $action }? { $loss }
table-confirm-yes = Sì
table-confirm-no = Non ancora
table-confirm-no-more = Sì, e non chiedere più

table-key-tab = all’elemento successivo
table-key-arrows = al bersaglio più vicino in questa direzione
table-key-enter = scegli l’elemento attivo; conferma
table-key-escape = azzera la scelta iniziata
table-key-numbers = scegli per numero
table-key-undo = annulla
table-key-hint = consiglio
table-key-scores = punteggi
table-key-rules = regole
table-key-log = registro
table-key-next = prossimo tavolo
table-key-skip = salta una didascalia
table-key-play = riproduci o metti in pausa
table-key-speed = riproduzione più veloce o più lenta
table-key-help = questo aiuto

table-setting-language = Lingua
table-setting-theme = Chiaro o scuro
table-setting-theme-system = Come il dispositivo
table-setting-theme-light = Chiaro
table-setting-theme-dark = Scuro
table-setting-palette = Colori dei posti
table-setting-palette-classic = Classici
table-setting-palette-universal = Universali
table-setting-palette-viridis = Dal blu al giallo
table-setting-palette-contrast = Alto contrasto
table-setting-motion = Animazione
table-setting-motion-normal = Normale
table-setting-motion-slow = Lenta
table-setting-motion-fast = Veloce
table-setting-motion-off = Spenta
table-setting-pace = Didascalie delle mosse altrui
table-setting-pace-normal = A ritmo di lettura
table-setting-pace-slow = Più lunghe
table-setting-pace-fast = Più brevi
table-setting-pace-off = Nessuna
table-setting-confirm = Chiedi prima di una mossa
table-setting-confirm-losses = Se si perde qualcosa
table-setting-confirm-always = Sempre
table-setting-confirm-never = Mai
table-setting-sound = Suoni
table-setting-sound-off = Spenti
table-setting-sound-on = Accesi
table-setting-save = Salva
table-setting-sign-out = Esci da ogni altro dispositivo
table-setting-sign-out-help = Ogni altro dispositivo o programma con il tuo cookie o token perderà l’accesso.
table-notify-help = Questo browser può avvisarti quando è il tuo turno e la pagina è in secondo piano.
table-notify-on = Avvisami
table-notify-off = Non avvisarmi
table-notify-refused = Il browser non lo permette. Si cambia nelle sue impostazioni.
table-setting-saved = Salvato su questo dispositivo.

table-privacy-title = Che cosa viene conservato
table-privacy-lead = Qui non ci sono account né tracciamenti, e nulla viene ceduto ad altri. Perché tu possa ritrovare i tuoi tavoli, il server conserva:
table-privacy-cookie = Un cookie con un numero casuale sul tuo dispositivo e la sua impronta sul server. Dice che non è la tua prima visita, non chi sei.
table-privacy-name = Il nome che hai indicato, se c’è, anche ai posti che hai preso, e la data della prima e dell’ultima visita.
table-privacy-tables = I tavoli che hai aperto o a cui hai preso posto, con ogni mossa e la sua ora. Una partita finita può essere vista da chi ne conosce l’indirizzo.
table-privacy-chat = Quello che hai scritto ai tavoli.
table-privacy-address = Il tuo indirizzo di rete non viene salvato. Serve per un attimo, perché nessuno tolga spazio agli altri.
table-privacy-device = Impostazioni come lingua e colori restano in un cookie sul tuo dispositivo.
table-privacy-yours = Che cosa è tuo
table-privacy-download-help = Tutto quello che il server conserva su di te, in un solo file.
table-privacy-download = Scarica i miei dati
table-privacy-forget-help = Il tuo cookie, i nomi, i messaggi e i link ai posti vengono cancellati subito, su tutti i tuoi dispositivi. Le mosse delle partite restano senza il tuo nome; dove si sta giocando, un bot continua per te. Non si può tornare indietro.
table-privacy-forget-sure = Sì, dimenticatemi
table-privacy-forget = Cancella ciò che è mio
table-privacy-forgotten = I tuoi dati sono stati cancellati. Qui non c’è più nulla di tuo.
table-privacy-nothing = Il server non conserva ancora nulla su di te.

table-wait = Attesa
table-wait-help = Decidono gli altri. Ti avviseremo.

table-refusal-turn-1 = Ora non decidi tu.
table-refusal-turn-2 = La partita è finita.
table-refusal-turn-3 = Nel frattempo si scopre qualcosa: decidi il resto dopo.
table-refusal-undo-1 = Non c’è una tua mossa da annullare.
table-refusal-undo-2 = Un evento casuale non si annulla mai.
table-refusal-undo-3 = Qualcosa è stato rivelato e così resta.
table-refusal-undo-4 = Qualcun altro ha già risposto.
table-refusal-undo-5 = In questa decisione hai già annullato { $most } mosse; ora restano.
table-refusal-other = Le regole ora non lo permettono.

table-analysis = Analisi
table-analysis-title = Analisi: { $table }
table-analysis-lead = Il bot più forte ripercorre la partita, decisione per decisione: quante probabilità di vincere aveva ogni giocatore e che cosa avrebbe fatto lui.
table-analysis-honest = A ogni decisione ha usato solo ciò che quel giocatore sapeva in quel momento. Le sue probabilità sono stime, non la verità.
table-analysis-start = Analizza questa partita
table-analysis-none = Nessuno ha ancora chiesto un’analisi di questa partita. Possono farlo i suoi giocatori.
table-analysis-progress = { $done } decisioni su { $total }
table-analysis-stop = Ferma
table-analysis-graph = Probabilità di vincere
table-analysis-graph-label = Grafico: la probabilità di vincere di ogni giocatore durante la partita. La tabella qui sotto contiene gli stessi numeri.
table-analysis-turning = Punti di svolta
table-analysis-flat = Nessuna decisione ha cambiato le probabilità di dieci punti percentuali o più.
table-analysis-point = { $name }: { $action }. Probabilità di vincere prima: { $before }, alla decisione successiva: { $after }.
table-analysis-instead = Il bot avrebbe scelto: { $action } ({ $chance }).
table-analysis-all = Tutte le decisioni
table-analysis-step = Passo
table-analysis-show = Mostra il tabellone al passo { $step }
table-analysis-played = Giocato
table-analysis-chance = Probabilità
table-analysis-better = La scelta del bot
table-analysis-same = la stessa
table-analysis-back = Torna al tavolo

# Una partita che si apre solo in parte, o per nulla
table-halted = Questa partita si è fermata
table-halted-at = Passi salvati: { $stored }; se ne possono mostrare { $fits }.
table-halted-rule = Il prossimo non è più permesso dalle regole:
table-halted-chance = Il prossimo racconta un’estrazione che lì non è possibile.
table-halted-damaged = Il prossimo è danneggiato.
table-halted-unreadable = Ciò che ne è salvato è danneggiato.
table-halted-content = Questo server non conosce il contenuto o le opzioni della partita. Chi gestisce il server può aggiungere il contenuto.
table-halted-newer = L’ha scritta una versione più recente del programma.
table-halted-game = Questo server non conosce il gioco.
table-halted-host = Puoi farla continuare da qui: i passi successivi restano conservati a parte, e la pagina lo dirà.
table-halted-go-on = Continua da qui
table-cut = Questa partita si era fermata ed è continuata dal passo { $step }. Passi successivi conservati a parte: { $count }.
table-kept = Questa partita non si può aprire
table-kept-steps = Passi ({ $count })
table-kept-chance = Evento casuale
table-kept-damaged = (danneggiato)

table-error-player-is-here = Questa persona è qui e tiene il suo posto.
table-error-player-may-return = L’assenza è ancora troppo breve. Il posto aspetta ancora un po’.

table-waiting-title = Il tavolo è aperto
table-waiting-lead = Posti occupati: { $taken } su { $seats }. Chi apre il link riceve un posto libero: niente account, niente da scaricare.
table-waiting-start = La partita comincia da sola appena tutti i posti sono occupati.
table-waiting-send = Manda questo ai tuoi amici
table-waiting-copy = Copia il link
table-waiting-copied = Copiato
table-waiting-share = Condividi
table-waiting-qr = Il link come codice QR
table-waiting-watch = Solo per guardare?
table-waiting-seats = Posti
table-waiting-count = qui: { $here } · liberi: { $free } · a guardare: { $watching }
table-waiting-free = Il posto { $number } è libero
table-waiting-free-help = Aspetta qualcuno
table-waiting-free-bot = Aspetta qualcuno, oppure fai giocare un bot
table-waiting-free-again = Libera il posto
table-waiting-host = ospita
table-waiting-you = Tu
table-waiting-leave = Lascia il posto
table-waiting-name = Il tuo nome, così gli amici sanno chi li invita
table-waiting-say = Scrivi qualcosa al tavolo
table-waiting-join = Prendi un posto
table-waiting-bots =
    { $count ->
        [one] Comincia con un bot
       *[other] Comincia con i bot
    }
table-waiting-bots-help =
    { $count ->
        [one] Non viene più nessuno? Un bot ({ $level }) prende il posto libero.
       *[other] Non viene più nessuno? I bot ({ $level }) prendono i posti liberi.
    }
table-join-invited = { $name } ti invita a una partita di { $game }
table-join-open = Ti invitano a una partita di { $game }
table-join-others = al tavolo: { $names }
table-join-rules = Leggi prima le regole
table-rules-of = Regole di { $game }

table-new-hints-alone = Solo per chi gioca in solitario contro i bot
table-new-hints-on = Per tutti
table-new-hints-off = Per nessuno
table-new-hints-help = Un consiglio è ciò che farebbe un bot forte. Tutti al tavolo vedono questa scelta.
table-new-seed-refused = Dove giocano altre persone il seme è estratto: chi lo conosce conosce tutti gli eventi casuali.

table-terms = Come funziona questo tavolo
table-terms-hints = Consigli
table-terms-hints-on = Per tutti
table-terms-hints-off = Nessuno
table-terms-absence = Quando qualcuno manca
table-terms-absence-for = Un bot può subentrare dopo { $time }
table-terms-dice = Eventi casuali
table-terms-dice-none = Senza promessa
table-terms-dice-chosen = Chi ha creato questo tavolo conosce il seme.
table-terms-dice-promised = Promessi prima della partita
table-terms-dice-help = L’impronta del seme e di un sale. A partita finita si dicono entrambi, e chiunque può ripetere ogni estrazione.
table-terms-dice-opened = Seme e sale:
table-dice-proof = Eventi casuali leali: salva il file e verificalo con
table-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
table-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
table-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

table-person-stand-in = assente; un bot ({ $level }) tiene il posto
table-host-bot-confirm = Far giocare un bot per { $name }? Chi torna può riprendere il posto.
table-host-later = Un bot può subentrare tra { $time }.
table-closed = Questo tavolo è chiuso.
table-seat-kept = { $name }: un bot tiene il tuo posto mentre non ci sei.
table-come-back = Riprendo il mio posto
table-closing-asked = Gli altri vogliono chiudere questo tavolo. Va bene?
table-closing-agree = Chiudi
table-closing-keep = Si continua
table-closing-waits = Il tavolo sta per essere chiuso. Manca ancora la risposta di: { $names }.
table-close-confirm = Chiudere questo tavolo? Nessuno potrà più giocarci.
table-close-confirm-running = Chiudere questo tavolo? Si chiede agli altri, e poi nessuno potrà più giocarci.
table-leave = Fai giocare un bot per me
table-leave-confirm = Far giocare un bot per te? Puoi riprendere il posto quando vuoi.
table-by-link = Su questo dispositivo ora giochi come { $name }.
table-by-link-leave = Non è il mio posto
table-leave-link = Non è il mio posto: { $name }

# Chi gioca insieme
table-counsel-suggest = Proponi
table-counsel-suggests = Ciò che clicchi è una proposta: decide { $name }.
table-counsel-clicks-for = { $name } non è qui: ciò che clicchi vale per { $name }.
table-counsel-suggestion = { $name } propone: { $action }
table-counsel-take = Esegui
table-counsel-take-label = Esegui: { $action }
table-counsel-fine = Va bene tutto a { $names }.
table-counsel-silent = Manca ancora il parere di { $names }
table-counsel-ask-first = Manca ancora il parere di { $names }. Decidere lo stesso?
table-counsel-say-fine = Per me va bene
table-log-clicked-by = (clic di { $name })
table-log-forced = (unica scelta possibile)
table-terms-helping = Cliccare per gli altri
table-terms-helping-on = Chiunque può cliccare per chi manca
table-terms-helping-off = Nessuno clicca per gli altri
table-new-helping-help = Il registro riporta entrambi i nomi: di chi era la decisione e chi ha cliccato.
table-terms-speak-first = Prima si parla
table-terms-speak-first-on = Una decisione aspetta il parere di tutti i presenti
table-terms-speak-first-off = Chi è di turno decide subito
table-new-speak-first-help = Non blocca mai nulla: finché qualcuno tace, a chi decide viene chiesto ancora una volta.
table-team = La squadra
table-team-won = Vittoria di squadra
table-team-lost = Sconfitta di squadra
table-hint-team = Un bot forte sceglierebbe: { $action }. La nostra probabilità di vincere: { $chance }.
table-analysis-lead-team = Il bot più forte ripercorre la partita, decisione per decisione: quante probabilità di vincere aveva la squadra e che cosa avrebbe fatto lui.
table-analysis-graph-team = La nostra probabilità di vincere
table-analysis-graph-label-team = Grafico: la probabilità di vincere della squadra durante la partita. La tabella qui sotto contiene gli stessi numeri.
table-analysis-point-team = { $name }: { $action }. La nostra probabilità di vincere prima: { $before }, alla decisione successiva: { $after }.
table-new-limits = Mostra che cosa va insieme
table-begun = Ripeti per eseguire.
