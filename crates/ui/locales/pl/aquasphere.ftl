# AquaSphere. Keys begin with "aqu-".

aqu-title = AquaSphere
aqu-blurb = Programuj roboty, pilnuj stacji, uważaj na ośmiornice.
aqu-facts = 90 min · jawne plany

aqu-program-lab = laboratorium
aqu-program-time = czas
aqu-program-crystal = kryształ
aqu-program-octopod = ośmiornica
aqu-program-submarine = łódź podwodna
aqu-program-research = badania
aqu-program-program = programowanie

aqu-room-b1 = pierwszy rząd, z lewej
aqu-room-b2 = pierwszy rząd, z prawej
aqu-room-m1 = środkowy rząd, z lewej
aqu-room-m2 = środkowy rząd, środek
aqu-room-m3 = środkowy rząd, z prawej
aqu-room-t1 = ostatni rząd, z lewej
aqu-room-t2 = ostatni rząd, z prawej

aqu-board = Stacja
aqu-headquarters = Centrala
aqu-sector = Sektor
aqu-control = pole kontroli
aqu-dock = stacja załadunkowa
aqu-octopuses = ośmiornice
aqu-crystals = kryształy
aqu-time = znaczniki czasu
aqu-submarines = łodzie podwodne
aqu-lab-tile = rozwinięcie laboratorium
aqu-card = karta badań
aqu-white-area = biały obszar programuje
aqu-scientists = naukowcy
aqu-locks = grodzie
aqu-price = koszt twojej drogi
aqu-kp = punkty wiedzy
aqu-red-line = czerwona linia
aqu-neutral = neutralny
aqu-none = brak
aqu-next-round = Następna runda
aqu-lamps = Podświetl obszary jednego programu
aqu-stock = Karty i rozwinięcia
aqu-legend = Znaki

aqu-sign-enter = gdy twój inżynier wchodzi na to pole
aqu-sign-caught = gdy łapiesz ośmiornice
aqu-sign-scoring = przy każdym punktowaniu po rundzie
aqu-sign-once = od razu po wzięciu
aqu-sign-always = od teraz zawsze
aqu-sign-overflow = przeładowanie stacji załadunkowej
aqu-sign-return = odeślij zaprogramowanego robota (+2 znaczniki czasu)

aqu-gain-time =
    { $count ->
        [one] +{ $count } znacznik czasu
        [few] +{ $count } znaczniki czasu
        [many] +{ $count } znaczników czasu
       *[other] +{ $count } znaczników czasu
    }
aqu-gain-crystals =
    { $count ->
        [one] +{ $count } kryształ
        [few] +{ $count } kryształy
        [many] +{ $count } kryształów
       *[other] +{ $count } kryształów
    }
aqu-gain-points = +{ $count } PW
aqu-card-engineer = Inżynier wchodzi na pole „{ $program }”: { $gain }
aqu-card-octopus = Przy każdym połowie: { $gain }
aqu-card-opposite = Skok do przeciwległego sektora za 1 znacznik czasu
aqu-card-overload = PW za cudze roboty odesłane przez przeładowanie
aqu-card-lock = Grodzie o wartości 2 są bezpłatne
aqu-card-submarine = Łodzie podwodne za połowę kosztu
aqu-card-sidestep = Jeden raz: krok inżyniera w bok
aqu-card-scoring = Przy każdym punktowaniu: robot „{ $program }” za 1 znacznik czasu
aqu-card-immediate = Od razu: 2 znaczniki czasu i robot „{ $program }”
aqu-adds-time =
    { $count ->
        [one] miejsce na { $count } znacznik czasu
        [few] miejsce na { $count } znaczniki czasu
        [many] miejsce na { $count } znaczników czasu
       *[other] miejsce na { $count } znaczników czasu
    }
aqu-adds-crystals =
    { $count ->
        [one] miejsce na { $count } kryształ
        [few] miejsce na { $count } kryształy
        [many] miejsce na { $count } kryształów
       *[other] miejsce na { $count } kryształów
    }
aqu-adds-octopods = limit połowu +{ $count }
aqu-adds-cards =
    { $count ->
        [one] miejsce na { $count } kartę badań
        [few] miejsce na { $count } karty badań
        [many] miejsce na { $count } kart badań
       *[other] miejsce na { $count } kart badań
    }

aqu-phase-setup = Przygotowanie
aqu-phase-over = Koniec
aqu-phase-moves = Runda { $round } · ruchy inżyniera: { $moves }
aqu-highlight-scoring = Najlepsze punktowanie
aqu-highlight-scoring-text = { $name }, runda { $round }.
aqu-chapter-round = Runda { $round }
aqu-chapter-scoring = Punktowanie rundy { $round }

aqu-prompt-over = Misja zakończona.
aqu-prompt-turn = Twoja tura: programuj, działaj lub pasuj.
aqu-wait-turn = Myśli: { $name }.
aqu-wait-scoring = Punktowanie, decyduje: { $name }.
aqu-wait-chance = Odkrywane są karty.
aqu-wait-help = Można się rozejrzeć: wskaż cokolwiek na stacji albo otwórz widok tekstowy.

aqu-ask-drop = Trzeci robot: który wraca do magazynu (+2 znaczniki czasu)?
aqu-ask-engineer-cards = Karty inżyniera
aqu-ask-card-points = Wziąć { $points } PW z karty? Linia kosztuje kryształ.
aqu-ask-catch-points = Wziąć jeszcze { $points } PW z karty? Linia kosztuje kryształ.
aqu-ask-red-line = Czerwona linia i brak kryształu: stawką jest { $points } PW.
aqu-ask-before-action = Wykonać akcję: { $program }?
aqu-ask-lab-letters = Roboty za litery rozwinięcia?
aqu-ask-immediate = Karta działa
aqu-ask-time-step = Dochód i karty punktowania: w jakiej kolejności?

aqu-act-engineer = Inżynier na pole „{ $room }”
aqu-act-sidestep = Inżynier w bok na pole „{ $room }”
aqu-act-pay = Za 3 znaczniki czasu zaprogramuj robota: { $program }
aqu-act-deploy = Robot „{ $program }” do sektora { $sector }
aqu-act-pass = Pasuj
aqu-act-return = Odeślij robota „{ $program }” (+2 znaczniki czasu)
aqu-act-perform = Wykonaj akcję
aqu-act-skip = Tylko połóż robota
aqu-act-place = Robot do { $sector }
aqu-act-leave = Bez robota w { $sector }
aqu-act-drop = Robot „{ $program }” wraca do magazynu
aqu-act-take = Weź punkty
aqu-act-decline = Zrezygnuj z punktów
aqu-act-line = Oddaj robota „{ $program }”
aqu-act-stop = Zatrzymaj się przed linią
aqu-act-income = Weź dochód
aqu-act-use = Użyj: { $card }
aqu-act-done = Gotowe
aqu-use = Karta: 1 znacznik czasu za „{ $program }”
aqu-home-first = Najpierw odeślij „{ $program }”
aqu-robot-of = Zaprogramowany robot: { $program }

aqu-menu-engineer = Inżynier
aqu-menu-engineer-done = Wszystkie ruchy tej rundy są za tobą.
aqu-menu-robot = Robot
aqu-menu-no-robot = Żaden robot nie jest zaprogramowany.
aqu-menu-pay = Za 3 znaczniki czasu
aqu-pass = Pasuj
aqu-do-it = Zrób to
aqu-clear = Wyczyść
aqu-answer-first = Najpierw odpowiedz
aqu-kp-then = do { $kp } PW
aqu-kp-either = do { $kp } PW, inaczej { $otherwise }
aqu-only-control = Robot tylko przejmie kontrolę.

aqu-does-not-fit = nie zmieści się: { $count }
aqu-of-room = { $count } z { $room }
aqu-line-pays = linia { $line } kosztuje kryształ
aqu-line-robot = linia { $line } kosztuje robota
aqu-line-stops = stop przed { $line }, −{ $lost }
aqu-line-asks = linia { $line }: twój wybór
aqu-line-in = do linii { $spaces }
aqu-majority-none = inni mają więcej
aqu-majority-sole = masz najwięcej
aqu-majority-shared = remis na czele

aqu-will-go =
    { $price ->
        [one] Przejście z { $from } do { $to } za { $price } znacznik czasu{ $way }.
        [few] Przejście z { $from } do { $to } za { $price } znaczniki czasu{ $way }.
        [many] Przejście z { $from } do { $to } za { $price } znaczników czasu{ $way }.
       *[other] Przejście z { $from } do { $to } za { $price } znaczników czasu{ $way }.
    }
aqu-will-sidestep = Krok w bok, raz na grę.
aqu-will-pay =
    { $time ->
        [one] Koszt: { $time } znacznik czasu.
        [few] Koszt: { $time } znaczniki czasu.
        [many] Koszt: { $time } znaczników czasu.
       *[other] Koszt: { $time } znaczników czasu.
    }
aqu-will-program = Robot zostaje zaprogramowany: { $program }.
aqu-will-occupied = Na tym symbolu stoi już robot: zamiast tego czas.
aqu-will-no-robot = Magazyn jest pusty: bez robota.
aqu-will-return = Robot „{ $program }” wraca do magazynu.
aqu-will-gain-time =
    { $count ->
        [one] Zysk: { $count } znacznik czasu.
        [few] Zysk: { $count } znaczniki czasu.
        [many] Zysk: { $count } znaczników czasu.
       *[other] Zysk: { $count } znaczników czasu.
    }
aqu-will-lose-time =
    { $count ->
        [one] Nie mieści się i przepada: { $count } znacznik czasu.
        [few] Nie mieści się i przepada: { $count } znaczniki czasu.
        [many] Nie mieści się i przepada: { $count } znaczników czasu.
       *[other] Nie mieści się i przepada: { $count } znaczników czasu.
    }
aqu-will-gain-crystals =
    { $count ->
        [one] Zysk: { $count } kryształ.
        [few] Zysk: { $count } kryształy.
        [many] Zysk: { $count } kryształów.
       *[other] Zysk: { $count } kryształów.
    }
aqu-will-lose-crystals =
    { $count ->
        [one] Nie mieści się i przepada: { $count } kryształ.
        [few] Nie mieści się i przepada: { $count } kryształy.
        [many] Nie mieści się i przepada: { $count } kryształów.
       *[other] Nie mieści się i przepada: { $count } kryształów.
    }
aqu-will-control = Przejęcie kontroli nad { $sector }.
aqu-will-push = Robot (gracz { $owner }) trafia na stację załadunkową w { $sector }.
aqu-will-push-own = Twój robot trafia na stację załadunkową w { $sector }.
aqu-will-overflow = Stacja załadunkowa w { $sector } jest przeładowana.
aqu-will-send-home =
    { $count ->
        [one] Do magazynu wraca { $count } robot (gracz { $owner }).
        [few] Do magazynu wracają { $count } roboty (gracz { $owner }).
        [many] Do magazynu wraca { $count } robotów (gracz { $owner }).
       *[other] Do magazynu wraca { $count } robotów (gracz { $owner }).
    }
aqu-will-send-home-own =
    { $count ->
        [one] Do magazynu wraca { $count } twój robot.
        [few] Do magazynu wracają { $count } twoje roboty.
        [many] Do magazynu wraca { $count } twoich robotów.
       *[other] Do magazynu wraca { $count } twoich robotów.
    }
aqu-will-skip = Bez akcji.
aqu-will-tile = Do laboratorium: { $tile }.
aqu-will-left = { " " }(zostaje: { $left })
aqu-will-take-time =
    { $count ->
        [one] Do wzięcia: { $count } znacznik czasu{ $rest }.
        [few] Do wzięcia: { $count } znaczniki czasu{ $rest }.
        [many] Do wzięcia: { $count } znaczników czasu{ $rest }.
       *[other] Do wzięcia: { $count } znaczników czasu{ $rest }.
    }
aqu-will-take-crystals =
    { $count ->
        [one] Do wzięcia: { $count } kryształ{ $rest }.
        [few] Do wzięcia: { $count } kryształy{ $rest }.
        [many] Do wzięcia: { $count } kryształów{ $rest }.
       *[other] Do wzięcia: { $count } kryształów{ $rest }.
    }
aqu-will-catch =
    { $count ->
        [one] Połów: { $count } ośmiornica{ $rest }.
        [few] Połów: { $count } ośmiornice{ $rest }.
        [many] Połów: { $count } ośmiornic{ $rest }.
       *[other] Połów: { $count } ośmiornic{ $rest }.
    }
aqu-will-submarine =
    { $price ->
        [one] Łódź podwodna za { $price } znacznik czasu.
        [few] Łódź podwodna za { $price } znaczniki czasu.
        [many] Łódź podwodna za { $price } znaczników czasu.
       *[other] Łódź podwodna za { $price } znaczników czasu.
    }
aqu-will-card = Karta: { $card }.
aqu-will-trigger = Działa karta: { $card }.
aqu-will-decline = Rezygnacja z { $points } PW.
aqu-will-cross = Kryształ za linię { $line }.
aqu-will-open = Robot „{ $program }” oddany za linię { $line }.
aqu-will-stop = Stop przed linią { $line }: przepada { $lost } PW.
aqu-will-points = +{ $points } PW, razem { $kp }.
aqu-will-pass = Miejsce { $place } w następnej rundzie.
aqu-will-pass-last = Koniec twoich tur: to ostatnia runda.
aqu-will-score = Potem następuje punktowanie rundy.
aqu-will-income = Dochód za łodzie podwodne: { $count }.

aqu-own-board = Twoja plansza
aqu-whole-board = Cała plansza
aqu-programs = Programy
aqu-programmed = zaprogramowane: { $count } z { $of }
aqu-storage = Magazyn
aqu-storage-says = roboty w grze: { $robots }, limit { $cap }
aqu-lab = Laboratorium
aqu-next-letter = litera +{ $points }
aqu-cards = Karty badań
aqu-free-slot = wolne miejsce
aqu-time-of = czas: { $count } z { $room }
aqu-crystals-of = kryształy: { $count } z { $room }
aqu-catch-limit = połów do { $count }
aqu-kp-of = { $kp } PW
aqu-first = rozpoczyna
aqu-passed-as = pas, miejsce { $place }
aqu-robots-count = roboty w grze: { $robots }, liczy się { $counts }
aqu-submarines-of = łodzie podwodne na stacji: { $count }
aqu-letters-of = litery laboratorium: { $letters }
aqu-has-paid = program za czas już kupiony w tej rundzie

aqu-forecast = Gdyby runda skończyła się teraz
aqu-cast-control = kontrola
aqu-cast-robots = roboty
aqu-cast-crystals = kryształy
aqu-cast-octopods = ośmiornice
aqu-cast-sum = suma
aqu-cast-red-lines = czerwone linie
aqu-cast-stands = stan
aqu-cast-letters = litery
aqu-cast-time = czas
aqu-cast-submarines = łodzie
aqu-cast-lab = laboratorium
aqu-cast-total = razem

aqu-text-round = Runda { $round } z 4; łodzie i karty dają { $bulb } PW.
aqu-text-order = Kolejność: { $order }.
aqu-text-actions = Co możesz teraz zrobić
aqu-text-sectors = Sektory
aqu-text-players = Gracze
aqu-text-next-berth =
    { $price ->
        [one] następna za { $price } znacznik czasu
        [few] następna za { $price } znaczniki czasu
        [many] następna za { $price } znaczników czasu
       *[other] następna za { $price } znaczników czasu
    }
aqu-text-room = { $room }: { $program }; w następnej rundzie: { $next }.
aqu-text-room-open = Możesz tam wejść.
aqu-text-engineers = Inżynierowie: { $names }.
aqu-text-forecast = { $name }: kontrola { $control }, roboty { $robots }, kryształy { $crystals }, ośmiornice { $octopods }; stan { $kp } PW.
aqu-text-forecast-final = Na końcu: litery { $letters }, czas { $time }, łodzie { $submarines }, laboratorium { $lab }; razem { $kp } PW.
aqu-text-feed = { $sector }: czas { $time }, kryształy { $crystals }, ośmiornice { $octopods }.
aqu-text-feed-submarine = Neutralna łódź podwodna.

aqu-category-catches = Połowy i karty
aqu-category-submarines = Łodzie i badania
aqu-category-control = Kontrola
aqu-category-robots = Roboty
aqu-category-crystals = Kryształy
aqu-category-octopods = Pozostawione ośmiornice
aqu-category-red-lines = Czerwone linie
aqu-category-final = Finałowe punktowanie
aqu-tie-1 = więcej pól kontroli
aqu-tie-2 = więcej kryształów

aqu-reason-opportunity = co zdziała następny robot
aqu-reason-points = punkty wiedzy
aqu-reason-victory = zwycięstwo
aqu-reason-control = najwięcej pól kontroli
aqu-reason-sectors = kontrolowane sektory
aqu-reason-robots = roboty w grze
aqu-reason-crystals = kryształy
aqu-reason-lines = czerwone linie przed tobą
aqu-reason-time = zapas czasu
aqu-reason-programmed = zaprogramowane roboty
aqu-reason-engineer = pozostałe ruchy inżyniera
aqu-reason-submarines = łodzie podwodne
aqu-reason-cards = karty badań
aqu-reason-letters = litery laboratorium
aqu-reason-lab = pojemność laboratorium
aqu-reason-pass-order = kolejność w następnej rundzie

aqu-refusal-board-1 = Na tym symbolu stoi już robot: { $program }.
aqu-refusal-board-2 = Zaprogramowano trzeciego robota: jeden z dwóch pozostałych wraca najpierw do magazynu.
aqu-refusal-board-6 = W twoim magazynie nie ma już robotów.
aqu-refusal-card-8 = Inżynier nie może zrobić tam kroku w bok ({ $room }): potrzebna jest karta, raz na grę.
aqu-refusal-card-9 = Nie masz takiej karty punktowania: { $card }.
aqu-refusal-card-9-time =
    { $needs ->
        [one] Karta kosztuje { $needs } znacznik czasu; masz { $have }.
        [few] Karta kosztuje { $needs } znaczniki czasu; masz { $have }.
        [many] Karta kosztuje { $needs } znaczników czasu; masz { $have }.
       *[other] Karta kosztuje { $needs } znaczników czasu; masz { $have }.
    }
aqu-refusal-answer = Najpierw trzeba odpowiedzieć na inne pytanie.
aqu-refusal-deploy-1 = Nie masz robota z takim programem: { $program }.
aqu-refusal-deploy-3 =
    { $needs ->
        [one] Droga kosztuje { $needs } znacznik czasu; masz { $have }.
        [few] Droga kosztuje { $needs } znaczniki czasu; masz { $have }.
        [many] Droga kosztuje { $needs } znaczników czasu; masz { $have }.
       *[other] Droga kosztuje { $needs } znaczników czasu; masz { $have }.
    }
aqu-refusal-deploy-5 = Najpierw zdecyduj o akcji robota.
aqu-refusal-deploy-7 = Nie ma tu nic do zdobycia: { $program }.
aqu-refusal-expand-2 = Najpierw zdecyduj o literach rozwinięcia.
aqu-refusal-expand-2-sector = Litera { $sector } nie jest do wyboru: rozwinięcie jej nie ma albo decyzja już zapadła.
aqu-refusal-expand-3 = Nie leży tu żadne rozwinięcie laboratorium.
aqu-refusal-expand-3-complete = Twoje laboratorium jest ukończone, liczba rozwinięć: { $expansions }.
aqu-refusal-hq-2 = Żadna strzałka nie prowadzi tam twojego inżyniera: { $room }.
aqu-refusal-kp-3 = Stoisz przed czerwoną linią: oddaj robota albo się zatrzymaj.
aqu-refusal-kp-3-program = Nie masz takiego robota do oddania: { $program }.
aqu-refusal-pass-1 = Pasować można tylko z pola ostatniego rzędu.
aqu-refusal-prog-1 = Twój inżynier wykonał już wszystkie trzy ruchy.
aqu-refusal-prog-4 =
    { $needs ->
        [one] Programowanie kosztuje { $needs } znacznik czasu; masz { $have }.
        [few] Programowanie kosztuje { $needs } znaczniki czasu; masz { $have }.
        [many] Programowanie kosztuje { $needs } znaczników czasu; masz { $have }.
       *[other] Programowanie kosztuje { $needs } znaczników czasu; masz { $have }.
    }
aqu-refusal-prog-5 = Program za czas można kupić raz na rundę.
aqu-refusal-research-1 = Nie leży tu żadna karta badań.
aqu-refusal-research-1-slots = Wszystkie twoje miejsca na karty są zajęte: { $slots }.
aqu-refusal-ruling-16 = Symbol z karty jest zajęty: { $program }.
aqu-refusal-ruling-35 = W magazynie są roboty: żaden nie musi teraz wracać.
aqu-refusal-score-2 = Trwa punktowanie: weź dochód, użyj kart punktowania i zakończ.
aqu-refusal-score-9 = Dochód bierze się raz, przed zakończeniem; każdej karty punktowania używa się raz.
aqu-refusal-sub-1 = Twoja łódź podwodna leży już w sektorze { $sector }.
aqu-refusal-sub-2 = Wszystkie miejsca na łodzie są tu zajęte.
aqu-refusal-sub-2-time =
    { $needs ->
        [one] Łódź podwodna kosztuje tu { $needs } znacznik czasu; po opłaceniu drogi zostanie ci { $have }.
        [few] Łódź podwodna kosztuje tu { $needs } znaczniki czasu; po opłaceniu drogi zostanie ci { $have }.
        [many] Łódź podwodna kosztuje tu { $needs } znaczników czasu; po opłaceniu drogi zostanie ci { $have }.
       *[other] Łódź podwodna kosztuje tu { $needs } znaczników czasu; po opłaceniu drogi zostanie ci { $have }.
    }
aqu-refusal-sub-4 = Wszystkie twoje łodzie podwodne są na stacji.
aqu-refusal-turn-2 = Tura to jedna rzecz: zaprogramuj robota, użyj go albo pasuj.
aqu-refusal-turn-3 = Nie masz takiego robota do odesłania: { $program }.
aqu-refusal-turn-4 = Podczas punktowania nie odsyła się robotów.

aqu-tell-sector-joined = Sektor { $sector } dołącza do stacji.
aqu-tell-start-player = Rozpoczyna { $name }.
aqu-tell-lab-dealt =
    { $time ->
        [one] { $name } zaczyna w sektorze { $sector } i ma { $time } znacznik czasu.
        [few] { $name } zaczyna w sektorze { $sector } i ma { $time } znaczniki czasu.
        [many] { $name } zaczyna w sektorze { $sector } i ma { $time } znaczników czasu.
       *[other] { $name } zaczyna w sektorze { $sector } i ma { $time } znaczników czasu.
    }
aqu-tell-sector-stocked = Sektor { $sector } zaczyna z zawartością: ośmiornice { $octopods }, kryształy { $crystals }.
aqu-tell-neutral-submarine = Neutralna łódź podwodna przybywa do sektora { $sector }.
aqu-tell-neutral-robot = Neutralny robot trafia na stację załadunkową w sektorze { $sector }.
aqu-tell-card-revealed = Sektor { $sector }: karta badań – { $card }.
aqu-tell-tile-revealed = Sektor { $sector }: rozwinięcie laboratorium – { $tile }.
aqu-tell-center-uncovered = Kafel centralny pokazuje { $value }.
aqu-tell-center-turned = Kafel centralny jest obrócony.
aqu-tell-programs-arranged = Znaczniki programowania są rozłożone.
aqu-tell-programs-ahead = Programy następnej rundy są znane.
aqu-tell-round-began = Zaczyna się runda { $round }.
aqu-tell-engineer-moved = { $name } przesuwa inżyniera: { $room }.
aqu-tell-engineer-sidestepped = { $name } robi krok w bok: { $room }.
aqu-tell-paid =
    { $time ->
        [one] { $name } płaci { $time } znacznik czasu.
        [few] { $name } płaci { $time } znaczniki czasu.
        [many] { $name } płaci { $time } znaczników czasu.
       *[other] { $name } płaci { $time } znaczników czasu.
    }
aqu-tell-robot-programmed = { $name } programuje robota: { $program }.
    .did = program: { $program }
aqu-tell-symbol-occupied = Symbol jest zajęty: { $program }. Zamiast tego czas.
aqu-tell-storage-empty = { $name } nie ma już robota na program „{ $program }”.
aqu-tell-robot-returned = { $name } odsyła robota: { $program }.
aqu-tell-robot-dropped = { $name } odsyła robota z powodu trzeciego: { $program }.
aqu-tell-time-gained =
    { $gained ->
        [one] { $name } dostaje { $gained } znacznik czasu.
        [few] { $name } dostaje { $gained } znaczniki czasu.
        [many] { $name } dostaje { $gained } znaczników czasu.
       *[other] { $name } dostaje { $gained } znaczników czasu.
    }
aqu-tell-time-lost =
    { $lost ->
        [one] Nie mieści się i przepada: { $lost } znacznik czasu.
        [few] Nie mieści się i przepada: { $lost } znaczniki czasu.
        [many] Nie mieści się i przepada: { $lost } znaczników czasu.
       *[other] Nie mieści się i przepada: { $lost } znaczników czasu.
    }
aqu-tell-crystals-gained =
    { $gained ->
        [one] { $name } dostaje { $gained } kryształ.
        [few] { $name } dostaje { $gained } kryształy.
        [many] { $name } dostaje { $gained } kryształów.
       *[other] { $name } dostaje { $gained } kryształów.
    }
aqu-tell-crystals-lost =
    { $lost ->
        [one] Nie mieści się i przepada: { $lost } kryształ.
        [few] Nie mieści się i przepada: { $lost } kryształy.
        [many] Nie mieści się i przepada: { $lost } kryształów.
       *[other] Nie mieści się i przepada: { $lost } kryształów.
    }
aqu-tell-scientist-moved =
    { $price ->
        [one] { $name } przechodzi z { $from } do { $to } za { $price } znacznik czasu{ $way }.
        [few] { $name } przechodzi z { $from } do { $to } za { $price } znaczniki czasu{ $way }.
        [many] { $name } przechodzi z { $from } do { $to } za { $price } znaczników czasu{ $way }.
       *[other] { $name } przechodzi z { $from } do { $to } za { $price } znaczników czasu{ $way }.
    }
    .did = { $steps }
aqu-way-through = , przez { $through }
aqu-way-jump = , ze skokiem z { $from } do { $to }
aqu-tell-robot-placed = { $name } przejmuje kontrolę nad { $sector }.
    .did = kontrola: { $sector }
aqu-tell-robot-pushed = Robot (gracz { $owner }) trafia na stację załadunkową w { $sector }.
aqu-tell-overflow = Stacja załadunkowa w { $sector } jest przeładowana.
aqu-tell-robots-sent-home =
    { $count ->
        [one] Z sektora { $sector } wraca { $count } robot (gracz { $owner }).
        [few] Z sektora { $sector } wracają { $count } roboty (gracz { $owner }).
        [many] Z sektora { $sector } wraca { $count } robotów (gracz { $owner }).
       *[other] Z sektora { $sector } wraca { $count } robotów (gracz { $owner }).
    }
aqu-tell-action-skipped = { $name } rezygnuje z akcji: { $program }.
aqu-tell-tile-taken = { $name } dokłada rozwinięcie z { $sector }: { $tile }.
    .did = rozwinięcie laboratorium z { $sector }
aqu-tell-letter-left = { $name } nie kładzie robota w { $sector }.
aqu-tell-time-taken =
    { $taken ->
        [one] { $name } bierze { $taken } znacznik czasu w { $sector } (zostaje: { $left }).
        [few] { $name } bierze { $taken } znaczniki czasu w { $sector } (zostaje: { $left }).
        [many] { $name } bierze { $taken } znaczników czasu w { $sector } (zostaje: { $left }).
       *[other] { $name } bierze { $taken } znaczników czasu w { $sector } (zostaje: { $left }).
    }
    .did = czas: { $taken }
aqu-tell-crystals-taken =
    { $taken ->
        [one] { $name } bierze { $taken } kryształ w { $sector } (zostaje: { $left }).
        [few] { $name } bierze { $taken } kryształy w { $sector } (zostaje: { $left }).
        [many] { $name } bierze { $taken } kryształów w { $sector } (zostaje: { $left }).
       *[other] { $name } bierze { $taken } kryształów w { $sector } (zostaje: { $left }).
    }
    .did = kryształy: { $taken }
aqu-tell-octopods-caught =
    { $caught ->
        [one] { $name } łapie { $caught } ośmiornicę w { $sector } (zostaje: { $left }).
        [few] { $name } łapie { $caught } ośmiornice w { $sector } (zostaje: { $left }).
        [many] { $name } łapie { $caught } ośmiornic w { $sector } (zostaje: { $left }).
       *[other] { $name } łapie { $caught } ośmiornic w { $sector } (zostaje: { $left }).
    }
    .did = ośmiornice: { $caught }
aqu-tell-submarine-placed =
    { $price ->
        [one] { $name } kładzie łódź podwodną w { $sector } za { $price } znacznik czasu.
        [few] { $name } kładzie łódź podwodną w { $sector } za { $price } znaczniki czasu.
        [many] { $name } kładzie łódź podwodną w { $sector } za { $price } znaczników czasu.
       *[other] { $name } kładzie łódź podwodną w { $sector } za { $price } znaczników czasu.
    }
    .did = łódź podwodna w { $sector }
aqu-tell-card-taken = { $name } bierze kartę w { $sector }: { $card }.
    .did = karta badań w { $sector }
aqu-tell-card-triggered = { $name } używa karty: { $card }.
aqu-tell-points-declined = { $name } rezygnuje z { $points } PW.
aqu-tell-line-crossed = { $name } płaci kryształ za linię { $line }.
aqu-tell-line-opened = { $name } oddaje robota za linię { $line }: { $program }.
    .did = robot oddany za linię { $line }
aqu-tell-stopped-at-line = { $name } zatrzymuje się przed linią { $line }; przepada { $lost } PW.
    .did = stop przed linią { $line } (−{ $lost })
aqu-tell-points-gained = { $name } zdobywa { $points } PW ({ $category }): { $kp }.
aqu-tell-passed = { $name } pasuje, miejsce { $place }.
    .did = pas
aqu-tell-scoring-began = Punktowanie rundy { $round }.
aqu-tell-income = { $name }: dochód za łodzie podwodne, { $submarines }.
aqu-tell-card-used = { $name } używa karty punktowania: { $card }.
aqu-tell-part-scored = { $name }: { $signed } PW ({ $category }).
aqu-tell-total-scored = { $name } zdobywa razem { $points } PW: { $kp }.
aqu-tell-points-lost =
    { $loss ->
        [spared] Linia ratuje { $saved } PW gracza { $name }: { $kp }.
        [partial] { $name } traci { $points } PW, linia ratuje { $saved }: { $kp }.
       *[whole] { $name } traci { $points } PW: { $kp }.
    }
aqu-tell-sector-fed =
    Sektor { $sector } dostaje: czas { $time }{ $crystals ->
        [0] { "" }
        [one] , { $crystals } kryształ
        [few] , { $crystals } kryształy
        [many] , { $crystals } kryształów
       *[other] , { $crystals } kryształów
    }{ $octopods ->
        [0] { "" }
        [one] , { $octopods } ośmiornica
        [few] , { $octopods } ośmiornice
        [many] , { $octopods } ośmiornic
       *[other] , { $octopods } ośmiornic
    }.
aqu-tell-final-scored = { $name }: litery { $letters }, czas { $time }, łodzie { $submarines }, laboratorium { $lab }; razem { $kp }.
aqu-tell-game-ended = Koniec gry.

aqu-lesson-engineer = Wszystko zaczyna się w centrali, pośrodku. Twój inżynier idzie z pola na pole zgodnie ze strzałkami, trzy pola na rundę, a każde pole programuje jednego robota. Idź na pole z łodzią podwodną. Plansza pokaże, co się stanie; drugie kliknięcie albo Enter to wykonuje.
    .do = Inżynier na pole łodzi podwodnej
aqu-lesson-submarine = Zaprogramowany robot działa w sektorze. Wyślij robota „łódź podwodna” do D: gródź po drodze kosztuje 1 znacznik czasu, miejsce na łódź jeszcze 1, a robot przejmuje kontrolę nad D. Dostajesz tyle punktów, ile pokazuje żarówka, w tej rundzie 2, i odtąd o 1 znacznik czasu więcej po każdej rundzie. Następna łódź w D, czyjakolwiek, będzie droższa.
    .do = Robot „łódź podwodna” do sektora D
aqu-lesson-crystal-room = Teraz na pole z kryształem. Zaprogramowane mogą być najwyżej dwa roboty naraz: twój robot startowy wciąż czeka na „czasie”. Programuj więc to, do czego sięgniesz i za co zapłacisz.
    .do = Inżynier na pole kryształu
aqu-lesson-crystals = W F, za otwartą grodzią, leżą dwa kryształy. Weź je: laboratorium mieści dokładnie dwa, a reszta zostałaby na miejscu. Kryształy punktują co rundę i są kluczami do czerwonych linii na obwodzie.
    .do = Robot „kryształ” do sektora F
aqu-lesson-research-room = Ostatni rząd: idź na pole badań. To twój trzeci i ostatni ruch w tej rundzie. Małe znaki na polach pokazują, jaki program będzie tam leżał w następnej rundzie.
    .do = Inżynier na pole badań
aqu-lesson-research = Weź kartę badań w F. Zajmuje jedno z dwóch miejsc i od razu daje 2 punkty; później daje 2 znaczniki czasu zawsze, gdy twój inżynier wchodzi na pole ośmiornicy. Twój robot z pola kontroli trafia na stację załadunkową.
    .do = Robot „badania” do sektora F
aqu-lesson-time = Teraz robot startowy: weź czas w F. Obszar jest pusty, a mimo to dostajesz dwa znaczniki; gniazda na twojej planszy pokazują, ile się mieści.
    .do = Robot „czas” do sektora F
aqu-lesson-pay = Raz na rundę 3 znaczniki czasu programują robota bez inżyniera, na dowolnym wolnym symbolu. Ośmiornice w sektorze, który kontrolujesz, kosztują punkty: zapłać za program „ośmiornica”.
    .do = Zapłać 3 znaczniki czasu za program „ośmiornica”
aqu-lesson-octopuses = Złap ośmiornice w F. Laboratorium pozwala na dwie naraz: 3 punkty; za trzy byłoby 6. Trzecia zostaje i liczy się na minus. Na stacji załadunkowej jest teraz więcej niż dwa roboty i następuje przeładowanie: z twoich zostaje jeden, reszta wraca do magazynu.
    .do = Robot „ośmiornica” do sektora F
aqu-lesson-pass = Zrobione, co się dało: pasuj. Kto pasuje pierwszy, zaczyna następną rundę. Potem następuje punktowanie; tabela „Gdyby runda skończyła się teraz” cały czas mówiła, co to da.
    .do = Pasuj
aqu-lesson-second-round = Kontrola, roboty w grze, kryształy, minus ośmiornice: punktowanie przeniosło cię przez czerwoną linię przy 10, a zapłacił za nią kryształ. W sektorach leżą nowe karty i elementy, programy są rozłożone na nowo, a żarówka pokazuje 3. Idź znów na pole łodzi podwodnej.
    .do = Inżynier na pole łodzi podwodnej
aqu-lesson-second-submarine = W F nie ma jeszcze łodzi, więc kosztuje tylko 1 i daje teraz 3 punkty. Trzy łodzie odsłaniają trzy kolumny magazynu: policzy się do sześciu robotów w grze.
    .do = Robot „łódź podwodna” do sektora F
aqu-lesson-second-room = Dalej, na pole czasu. Pole laboratorium nie leży dziś na twojej drodze, ale za 3 znaczniki czasu też można je zaprogramować, a masz 2.
    .do = Inżynier na pole czasu
aqu-lesson-return = Zapas na czarną godzinę: w każdej swojej turze możesz odesłać zaprogramowanego robota (+2 znaczniki czasu); służy do tego strzałka obok niego. Nie kosztuje to tury, tylko robota w grze. Odeślij robota „czas”.
    .do = Odeślij robota „czas” (+2 znaczniki czasu)
aqu-lesson-end = Tura wciąż należy do ciebie, tak jak wszystkie następne. Mając 4 znaczniki czasu, możesz teraz zapłacić za laboratorium: rozwinięcie daje miejsce, a jego litera kładzie robota w tym sektorze. Cokolwiek klikniesz, plansza pokaże wszystko, zanim się stanie.
    .do = Graj dalej, jak chcesz

## How to play

aqu-guide = Jak grać
aqu-guide-goal = Cel
    .text = Stacja na dnie morza, sześć sektorów wokół centrali, cztery rundy: wygrywa, kto na końcu ma najwięcej punktów wiedzy. Nic nie jest tajne, a w trakcie rundy nic nie zależy od losu; cokolwiek klikniesz, najpierw pokaże wszystko, co zrobi. AQU-GEN-1, AQU-INFO-3
aqu-guide-turn = Jedna rzecz na turę
    .text = Zaprogramuj robota, wykonaj akcję zaprogramowanym robotem albo pasuj. Tury krążą, aż wszyscy spasują. Pasować można, gdy inżynier dotrze do ostatniego rzędu; kto pasuje pierwszy, zaczyna następną rundę. AQU-TURN-2, AQU-PASS-1
aqu-guide-engineer = Programowanie
    .text = Twój inżynier idzie zgodnie ze strzałkami, w rundzie po jednym polu z każdego rzędu, a każde pole programuje robota z twojego magazynu. Raz na rundę 3 znaczniki czasu dają to samo na dowolnym wolnym symbolu, bez inżyniera. Zaprogramowane są najwyżej dwa roboty: trzeci odsyła jednego z pozostałych do magazynu (+2 znaczniki czasu). AQU-PROG-1, AQU-PROG-4, AQU-BOARD-2
aqu-guide-robot = Akcja
    .text = Wybierz zaprogramowanego robota i sektor. Naukowiec idzie tam i płaci za grodzie po drodze, zawsze najtańszą trasą; robot zajmuje pole kontroli; potem następuje akcja jego koloru. Gdy akcja nie jest możliwa, sama kontrola bywa warta drogi. AQU-DEPLOY-2, AQU-DEPLOY-4, AQU-DEPLOY-5
aqu-guide-dock = Kontrola i stacja załadunkowa
    .text = Robot, który stał na polu kontroli, trafia na stację załadunkową. Przy dwóch graczach mieszczą się tam dwa roboty, przy trzech cztery, przy czterech pięć. Jeden więcej to przeładowanie: każdy kolor zostawia jednego robota, reszta wraca do magazynów. AQU-DOCK-1, AQU-DOCK-3
aqu-guide-actions = Siedem akcji
aqu-guide-action-lab = Wierzchnie rozwinięcie z sektora trafia do twojego laboratorium. Daje miejsce, a za każdą jego literę można położyć robota na polu kontroli sektora o tej literze. AQU-EXPAND-1, AQU-EXPAND-2
aqu-guide-action-time = Weź leżące tam znaczniki czasu; gdy jest ich mniej niż 2, i tak dostajesz 2. AQU-TIME-1, AQU-TIME-2
aqu-guide-action-crystal = Weź leżące tam kryształy. AQU-CRYSTAL-1
aqu-guide-action-octopod = Złap ośmiornice, tyle naraz, na ile pozwala laboratorium: 1, 2, 3, 4 dają 1, 3, 6, 10 punktów. AQU-OCTO-1, AQU-OCTO-2
aqu-guide-action-submarine = Zapłać za najtańsze wolne miejsce na łódź i zdobądź wartość żarówki, 2 w pierwszej rundzie, 5 w ostatniej. W sektorze może leżeć jedna twoja łódź; każda daje 1 znacznik czasu po każdej rundzie. AQU-SUB-1, AQU-SUB-2, AQU-SUB-3
aqu-guide-action-research = Weź wierzchnią kartę na wolne miejsce i zdobądź wartość żarówki. Większość kart działa odtąd stale, niektóre od razu albo przy punktowaniu. AQU-RESEARCH-1
aqu-guide-action-program = Zaprogramuj jeszcze jednego robota, z programem pokazanym w tym sektorze. AQU-WHITE-1
aqu-guide-lab = Miejsce w laboratorium
    .text = Gniazda na twojej planszy mówią, ile mieści się znaczników czasu, kryształów i kart oraz ile ośmiornic obejmuje jeden połów. Co się nie mieści, zostaje w sektorze; z zasobów ogólnych przepada. Gdy brakuje czasu, w swojej turze możesz odesłać dowolnego zaprogramowanego robota (+2 znaczniki czasu). AQU-LAB-1, AQU-LAB-4, AQU-TURN-3
aqu-guide-lines = Czerwone linie
    .text = Punkty, które przekraczają czerwoną linię na obwodzie, kosztują kryształ. Bez kryształu oddajesz zaprogramowanego robota albo zatrzymujesz się przed linią i reszta przepada. Warto więc mieć kryształ na punktowanie. AQU-KP-2, AQU-KP-3
aqu-guide-scoring = Po każdej rundzie
    .text = Najwięcej pól kontroli to 6 punktów, przy remisie po 3. Roboty w grze dają po 1, ale tylko w kolumnach magazynu odsłoniętych przez łodzie podwodne. Kryształy dają 1, 3, 6, 10 i zostają u ciebie; ośmiornice zabierają tyle samo w każdym sektorze, który kontrolujesz. AQU-SCORE-4, AQU-SCORE-5, AQU-SCORE-6, AQU-SCORE-7
aqu-guide-final = Na końcu
    .text = Różne litery laboratorium dają 1, 3, 6, 10, 15, 21; każdy pozostały znacznik czasu 1; wszystkie sześć łodzi 5; pięć rozwinięć 5. Czerwone linie nic już nie kosztują. AQU-FINAL-2, AQU-FINAL-3, AQU-FINAL-4, AQU-FINAL-5
