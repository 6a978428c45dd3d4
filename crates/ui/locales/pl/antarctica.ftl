# Antarktyda. Klucze zaczynają się od „ant-”.

ant-title = Antarktyda
ant-blurb = Płyń tam, gdzie będzie Słońce. Buduj stacje, utrzymaj wybrzeże.
ant-facts = 75 min · przewagi

ant-option-placement = Gdzie zaczynają statki
ant-option-placement-help = Według zasad gracze rozstawiają je po kolei.
ant-option-placement-free = Rozstawiają je gracze
ant-option-placement-first-game = Jak w pierwszej grze (szybki start)

ant-building-camp = obóz
ant-building-shipyard = stocznia
ant-building-inland-station = lądowa stacja badawcza
ant-building-coastal-station = nabrzeżna stacja badawcza
ant-building-naval-station = morska stacja badawcza
ant-building-crane = dźwig
ant-building-winding-tower = wieża szybowa
ant-building-oil-rig = wieża wiertnicza
ant-building-wind-turbine = turbina wiatrowa
ant-building-laboratory = laboratorium
ant-building-factory = fabryka
ant-building-headquarters = centrum dowodzenia
ant-building-plankton-farm = hodowla planktonu
ant-building-antenna = antena paraboliczna

ant-pile-basic = budynki podstawowe
ant-pile-double = budynki podwójne
ant-pile-prestige = budynki zaawansowane
ant-pile-short-basic = Podstawowe
ant-pile-short-double = Podwójne
ant-pile-short-prestige = Zaawansowane
ant-basic-resource = podstawowa karta zasobów
ant-advanced-resource = zaawansowana karta zasobów
ant-card-icebreaker = Lodołamacz
    .effect = Tam, gdzie twój statek jest drugi w kolejce, też może wykonać akcję, zaraz po pierwszym.
ant-card-send-scientist = Wysłanie naukowca
    .effect = Umieść 1 naukowca ze swoich zasobów w strefie docelowej.
ant-card-two-scientists = Dodaj 2 naukowców
    .effect = Przenieś 2 naukowców z rezerwy do swoich zasobów.
ant-card-quick-research = Szybkie badania
    .effect = Przesuń się o 3 punkty na jednym torze.

ant-effect-move-ship = Przesuń statek
ant-effect-draft-shipyard = Dobierz karty stoczni
ant-effect-advance-three = Przesuń się o 3 pola
ant-effect-gain-scientist = Otrzymaj naukowca
ant-effect-launch-ship = Zwoduj statek
ant-effect-gain-advanced = Otrzymaj zaawansowaną kartę zasobów
ant-effect-gain-basic = Otrzymaj podstawową kartę zasobów

ant-phase-setup = Przygotowanie
ant-phase-over = Koniec
ant-turn = Tura { $turn }
ant-chapter = Słońce w strefie { $zone }
ant-zone = Strefa { $zone }
ant-track = Tor { $track }
ant-none = brak

ant-prompt-over = Wyprawa dobiegła końca.
ant-prompt-place-ship = Wybierz strefę dla swojego statku.
ant-prompt-place-cube = Wybierz tor dla swojej pierwszej kostki.
ant-prompt-destination = Twój statek w strefie { $zone } musi odpłynąć: wybierz strefę.
ant-prompt-menu = Strefa { $zone }: jedna akcja główna albo żadna.
ant-prompt-menu-done = Strefa { $zone }: zagraj kartę, odrzuć zasób albo zakończ turę.
ant-prompt-track =
    { $points ->
        [one] Wybierz tor: { $points } Punkt Badań.
        [few] Wybierz tor: { $points } Punkty Badań.
        [many] Wybierz tor: { $points } Punktów Badań.
       *[other] Wybierz tor: { $points } Punktu Badań.
    }
ant-prompt-lay = Połóż Lodołamacz tam, gdzie twój statek jest drugi.
ant-prompt-pick = Wybierz kartę ze stosu stoczni.
ant-prompt-draft = Zatrzymaj jedną kartę; pozostałe idą dalej.
ant-prompt-move-ship = Możesz przesunąć jeden ze swoich statków do innej otwartej strefy.
ant-prompt-move-ship-to = Wybierz, dokąd popłynie statek { $ship }.
ant-prompt-advance-three = Możesz przesunąć się o trzy pola na jednym torze.
ant-prompt-advance-three-own = Przesuń się o trzy pola na jednym torze.
ant-prompt-launch = Możesz zwodować statek tam, gdzie stoi Słońce.
ant-prompt-icebreaker = Twój statek jest tu drugi: użyć Lodołamacza?
ant-wait-place = { $name } przygotowuje grę.
ant-wait-destination = { $name } wybiera kurs.
ant-wait-menu = { $name } rozgrywa turę.
ant-wait-pick = { $name } wybiera kartę stoczni.
ant-wait-effect = { $name } korzysta z efektu.
ant-wait-icebreaker = { $name } może użyć Lodołamacza.
ant-wait-chance = Odkrywane są karty.

ant-act-place = Postaw statek w strefie { $zone }
ant-act-move = Płyń do strefy { $zone }
ant-act-build = Wznieś budynek: { $building }
ant-act-build-with-card = Wznieś budynek z kartą zasobów: { $building }
ant-act-ship = Zbuduj statek
ant-act-recruit = Zatrudnij naukowców
ant-act-research = Prowadź badania na torze { $track }
ant-act-play = Zagraj: { $card }
ant-act-lay = Połóż Lodołamacz w strefie { $zone }
ant-act-advance = Przesuń się na torze { $track }
ant-act-discard-cube = Odrzuć kostkę
ant-act-discard-ship = Odrzuć nieużyty statek
ant-act-discard = Odrzuć statek ze strefy { $zone }, miejsce { $place }
ant-act-end = Zakończ turę
ant-act-pick = Weź: { $card }
ant-act-take = Przesuń statek ze strefy { $zone }, miejsce { $place }
ant-act-launch = Zwoduj statek
ant-act-decline = Zrezygnuj
ant-act-use = Użyj Lodołamacza
ant-act-keep = Zachowaj na później
ant-loss-main-action = Kończysz turę bez akcji głównej.
ant-loss-ship = Ten statek na zawsze opuszcza grę.

ant-tile-build = Budowa
ant-tile-recruit = Nabór
ant-tile-research = Badania
ant-tile-ship = Statek
ant-tile-card = Karta
ant-tile-discard = Odrzuć
ant-tile-possible = możliwe: { $count } z { $of }
ant-tile-done = już zrobione
ant-tile-sail-first = najpierw płyń
ant-tile-no-camp = brak obozu
ant-tile-nobody = nie ma kogo
ant-tile-no-station = brak stacji
ant-tile-no-shipyard = brak stoczni
ant-tile-lacking = brak statku
ant-tile-not-now = nie teraz
ant-end-turn = Zakończ turę

ant-decide-sail = Płyń do strefy
ant-decide-place = Postaw statek
ant-decide-main = Akcja główna
ant-decide-card = Karty
ant-decide-discard = Odrzuć zasób za naukowca
ant-discard-cube = kostkę
ant-discard-unused = nieużyty statek
ant-decide-track = Wybierz tor
ant-decide-choose = Twój wybór

ant-category-zones = Strefy
ant-category-research = Badania
ant-category-cards = Gwiazdki
ant-category-discards = Odrzucone
ant-tie-1 = więcej pierwszych miejsc
ant-tie-2 = więcej kart budowy

ant-reason-zones = przewagi w strefach
ant-reason-research = tory badań
ant-reason-cards = karty z gwiazdką
ant-reason-discards = odrzucone zasoby
ant-reason-victory = wygrana
ant-reason-supply = naukowcy pod ręką
ant-reason-ships = statki na planszy
ant-reason-waiting = jak szybko przyjdzie Słońce
ant-reason-available = dostępne statki i kostki
ant-reason-resource-cards = karty zasobów
ant-reason-shipyard-cards = karty stoczni
ant-reason-access = budynki w zasięgu
ant-reason-steps = Punkty Badań
ant-reason-opportunity = co można tam zrobić

ant-majorities = Strefy i badania
ant-highlight-zone = Najbardziej zabudowana strefa
ant-highlight-zone-text = Budynki: { $count }, ostatni: { $building }.

ant-tell-starting-building = Strefa { $zone } zaczyna z budynkiem: { $building }.
ant-tell-first-player = { $name } zaczyna jako pierwszy gracz.
ant-tell-card-revealed = Nowa karta budowy: { $building }.
ant-tell-ship-placed = { $name } stawia statek w strefie { $zone }.
    .did = stawia statek w strefie { $zone }
ant-tell-cube-placed = { $name } zaczyna na torze { $track }.
    .did = zaczyna na torze { $track }
ant-tell-sun-moved = Słońce dociera do strefy { $zone }.
ant-tell-turn-began = Tura: { $name }, statek w strefie { $zone }.
ant-tell-ship-moved = { $name } płynie ze strefy { $from } do strefy { $zone }.
    .did = płynie { $from } → { $zone }
ant-tell-built = { $name } wznosi budynek w strefie { $zone }: { $building }.
    .did = buduje: { $building }
ant-tell-resource-played = { $name } zagrywa: { $resource } (zamiast budynku: { $building }).
ant-tell-scientists-placed =
    { $count ->
        [one] { $name } umieszcza { $count } naukowca w strefie { $zone }.
        [few] { $name } umieszcza { $count } naukowców w strefie { $zone }.
        [many] { $name } umieszcza { $count } naukowców w strefie { $zone }.
       *[other] { $name } umieszcza { $count } naukowca w strefie { $zone }.
    }
ant-tell-steps-lost =
    { $count ->
        [one] { $name } nie może wykorzystać { $count } Punktu Badań.
        [few] { $name } nie może wykorzystać { $count } Punktów Badań.
        [many] { $name } nie może wykorzystać { $count } Punktów Badań.
       *[other] { $name } nie może wykorzystać { $count } Punktu Badań.
    }
ant-tell-advanced = { $name } przesuwa się na torze { $track }: { $from } → { $to }.
    .did = badania { $track } do { $to }
ant-tell-symbol-triggered = { $name } uruchamia efekt na torze { $track }: { $effect }.
ant-tell-ship-launched = { $name } stawia nowy statek w strefie { $zone }.
    .did = nowy statek w strefie { $zone }
ant-tell-shipyard-closed =
    { $count ->
        [one] { $count } karta stoczni to za mało: opuszcza grę.
        [few] { $count } karty stoczni to za mało: opuszczają grę.
        [many] { $count } kart stoczni to za mało: opuszczają grę.
       *[other] { $count } karty stoczni to za mało: opuszczają grę.
    }
ant-tell-pile-seen = Przeglądasz stos: { $cards }.
ant-tell-draft-began = { $name } zaczyna dobieranie kart stoczni.
ant-tell-packet-seen = Oglądasz karty do wyboru: { $cards }.
ant-tell-card-taken = { $name } bierze kartę stoczni.
    .did = bierze kartę stoczni
ant-tell-own-card = Twoja nowa karta: { $card }.
ant-tell-recruited = { $name } zatrudnia naukowców w strefie { $zone }.
    .did = zatrudnia w strefie { $zone }
ant-tell-scientists-gained =
    { $count ->
        [one] { $name } otrzymuje { $count } naukowca.
        [few] { $name } otrzymuje { $count } naukowców.
        [many] { $name } otrzymuje { $count } naukowców.
       *[other] { $name } otrzymuje { $count } naukowca.
    }
    .did = naukowcy +{ $count }
ant-tell-resource-gained = { $name } otrzymuje: { $resource }.
    .did = otrzymuje kartę: { $resource }
ant-tell-card-played = { $name } zagrywa: { $card }.
    .did = zagrywa: { $card }
ant-tell-icebreaker-laid = { $name } kładzie Lodołamacz w strefie { $zone }.
    .did = kładzie Lodołamacz w strefie { $zone }
ant-tell-icebreaker-used = { $name } używa Lodołamacza w strefie { $zone }.
    .did = używa Lodołamacza w strefie { $zone }
ant-tell-icebreaker-kept = { $name } zachowuje Lodołamacz w strefie { $zone }.
ant-tell-cube-discarded = { $name } odrzuca kostkę.
    .did = odrzuca kostkę
ant-tell-ship-discarded = { $name } odrzuca nieużyty statek.
    .did = odrzuca nieużyty statek
ant-tell-ship-withdrawn = { $name } odrzuca statek ze strefy { $zone }.
    .did = odrzuca statek ze strefy { $zone }
ant-tell-declined = { $name } rezygnuje: { $effect }.
ant-tell-turn-ended = { $name } kończy turę.
ant-tell-game-ended-last-scientist = Koniec gry: ostatni naukowiec został umieszczony.
ant-tell-game-ended-last-card = Koniec gry: wzięto ostatnią kartę budowy.
ant-tell-game-ended-no-ship = Koniec gry: nie ma już statków.
ant-tell-game-ended-standstill = Koniec gry: zbyt długo nic się nie działo.
ant-tell-game-ended-turn-limit = Koniec gry: trwała zbyt długo.

ant-text-zones = Strefy w kolejności Słońca
ant-text-ships = Statki
ant-text-buildings = Budynki
ant-text-scientists = Naukowcy
ant-zone-closed = zamknięta
ant-track-closed = zamknięty
ant-text-sun = tu stoi Słońce
ant-text-icebreakers = Lodołamacze
ant-text-space = pole { $space }
ant-text-players = Gracze
ant-text-supply = Naukowcy: { $supply } w zasobach, { $reserve } w rezerwie
ant-text-available = Dostępne: statki { $ships }, kostki { $cubes }
ant-text-discarded = Odrzucone: statki { $ships }, kostki { $cubes }
ant-text-resources = Karty zasobów: podstawowe { $basic }, zaawansowane { $advanced }
ant-text-hand =
    { $count ->
        [one] { $count } karta stoczni
        [few] { $count } karty stoczni
        [many] { $count } kart stoczni
       *[other] { $count } karty stoczni
    }
ant-text-built = Karty budowy: { $cards }
ant-text-own-hand = Moje karty stoczni: { $cards }
ant-text-piles = Odkryte karty budowy
ant-text-requires = wymaga: { $buildings }
ant-tracks = Tory badań

ant-board = Mapa Antarktydy
ant-star = karta z gwiazdką
ant-takes-scientists = naukowcy do umieszczenia
ant-gives-steps = Punkty Badań
ant-pile-below = { $pile } · zostało { $count }
ant-pile-empty = Pusty stos: { $pile }
ant-need-has = ✓ strefa { $zones }
ant-need-card = ✓ za kartę: { $card }
ant-need-lacks = – brak statku
ant-order = Kolejność pod Słońcem
ant-order-ship = { $name }, statek w strefie { $zone }
ant-order-icebreaker = { $name } z Lodołamaczem, statek w strefie { $zone }
ant-points = { $points } PZ
ant-first-player = Pierwszy gracz
ant-supply = Naukowcy w zasobach: { $count }
ant-reserve = Naukowcy w rezerwie: { $count }
ant-available-short = dostępne
ant-discarded-short = odrzucone
ant-available-ships = Dostępne statki: { $count }
ant-available-cubes = Dostępne kostki: { $count }
ant-discarded-ships = Odrzucone statki: { $count }
ant-discarded-cubes = Odrzucone kostki: { $count }
ant-has-basic = Podstawowe karty zasobów: { $count }
ant-has-advanced = Zaawansowane karty zasobów: { $count }
ant-has-stars = Gwiazdki: { $count }
ant-hand = Moje karty stoczni
ant-shipyard-pile = Karty stoczni w stosie: { $count }
ant-basic-pile = Podstawowe karty zasobów w stosie: { $count }
ant-advanced-pile = Zaawansowane karty zasobów w stosie: { $count }
ant-resource-piles = Karty zasobów: { $basic } + { $advanced }
ant-standing = Gdyby gra skończyła się teraz
ant-legend = Symbole: czerwone dla każdego, kto je mija, niebieskie raz dla wszystkich
ant-leads = prowadzi

ant-refusal-setup-1 = Strefa { $zone } jest zamknięta przy dwóch graczach.
ant-refusal-setup-10 = Trwa rozstawianie statków.
ant-refusal-setup-14 = Tor { $track } jest zamknięty przy tej liczbie graczy.
ant-refusal-setup-15 = Trwa umieszczanie pierwszej kostki.
ant-refusal-move-1-sun = Słońce stoi w strefie { $zone }; statek musi ją opuścić.
ant-refusal-move-1 = Statek już odpłynął.
ant-refusal-move-3 = W strefie { $zone } są już 3 statki.
ant-refusal-move-4 = Najpierw statek musi odpłynąć.
ant-refusal-turn-1 = Jedna akcja główna w turze, po ruchu statku.
ant-refusal-turn-3 = W turze można odrzucić tylko jeden zasób.
ant-refusal-turn-4 = Najpierw trzeba rozpatrzyć efekt.
ant-refusal-turn-5 = Teraz wybierasz coś innego.
ant-refusal-build-2 = Nie masz statku przy budynku: { $missing }.
ant-refusal-build-4 = Potrzebni naukowcy w zasobach: { $need }; masz { $have }.
ant-refusal-build-5 = W strefie { $zone } jest już taki budynek: { $building }.
ant-refusal-build-9 = Ten stos jest pusty ({ $pile }).
ant-refusal-ruling-16 = Karta zasobów zastępuje dokładnie jeden brakujący budynek; brakuje: { $missing }.
ant-refusal-ship-1-shipyard = W strefie docelowej nie ma stoczni.
ant-refusal-ship-1-ships = Nie masz już statku do zbudowania.
ant-refusal-ship-1-full = Strefa { $zone }, w której stoi Słońce, jest pełna.
ant-refusal-ship-3 = Tej karty tu nie ma: { $card }.
ant-refusal-rec-1 = W strefie { $zone } nie ma obozu.
ant-refusal-rec-2 = Nie ma kogo zatrudnić: w rezerwie { $reserve }, statki i naukowcy w strefie: { $presence }.
ant-refusal-res-1 = W strefie { $zone } nie ma stacji dla toru { $track }.
ant-refusal-res-3 = Nie masz w strefie ani statku, ani naukowca.
ant-refusal-card-1 = Jedna karta na postój Słońca, po ruchu statku.
ant-refusal-card-5 = Nie masz karty zasobów, która zastępuje: { $missing }.
ant-refusal-card-6 = Nie masz naukowca w zasobach.
ant-refusal-card-7 = Twoja rezerwa jest pusta.
ant-refusal-card-8 = Nie możesz się przesunąć na żadnym torze.
ant-refusal-card-9 = Nie masz tej karty: { $card }.
ant-refusal-ice-1 = Lodołamacz kładzie się tam, gdzie twój statek jest drugi w kolejce.
ant-refusal-ice-2 = Tu drugi statek nie jest twój albo jego czas minął.
ant-refusal-ice-4 = Najpierw: użyj Lodołamacza albo go zachowaj.
ant-refusal-disc-1-cubes = Nie masz już kostki do odrzucenia.
ant-refusal-disc-1-ships = Nie masz nieużytego statku do odrzucenia.
ant-refusal-disc-1 = Ten statek nie jest twój.
ant-refusal-disc-4 = Statek w strefie { $zone } musi odpłynąć; wcześniej nie można go odrzucić.
ant-refusal-track-2 = Nie masz już kostki na tor { $track }.
ant-refusal-track-6 = Na torze { $track } nie ma wolnego pola przed tobą.
ant-refusal-eff-3-owner = Ten statek nie jest twój.
ant-refusal-eff-3 = Statek już jest w strefie { $zone }.
ant-refusal-eff-4 = Statku, który wszedł na planszę w tej turze, nie można przesunąć.
ant-refusal-eff-6 = Inny gracz wybrał już tor { $track } dla tego efektu.
ant-refusal-ruling-11 = Kto wywołuje ten efekt, musi się przesunąć.

# Pierwsza gra z przewodnikiem. Każdy tekst mówi, co się dzieje i dlaczego, a ".do" – co teraz zrobić.

ant-lesson-sail =
    Cel gry: na końcu mieć przewagę tam, gdzie są punkty: w liczbie naukowców wokół bieguna, na torach badań, w kartach z gwiazdką, w odrzuconych zasobach.

    Słońce wędruje od strefy do strefy, a akcję wykonuje pierwszy statek w kolejce jego strefy: teraz w strefie 2, i to twój statek. Płynie do innej strefy i tam wykonuje akcję.
    .do = Płyń do strefy 3: kliknij ją na mapie albo jej numer.
ant-lesson-build =
    Teraz jedna akcja główna w strefie 3. Możesz wznieść jeden z trzech budynków. Lądowa stacja badawcza wymaga wieży szybowej: jeden z twoich statków musi stać przy takiej wieży, gdziekolwiek na mapie. Twój statek w strefie 6 tam stoi, co widać na karcie.
    .do = Kliknij kartę lądowej stacji badawczej.
ant-lesson-track =
    Budynek stoi w strefie 3 i pracuje tam jeden z twoich dwóch naukowców. Nie ma tam innych naukowców, więc masz przewagę w tej strefie. Karta daje też jeden Punkt Badań. Na końcu gracz najdalej na torze dostaje sumę liczb wszystkich kostek na tym torze.
    .do = Wybierz tor 2.
ant-lesson-end-turn =
    Budynek nie należy do nikogo: odtąd każdy może z niego korzystać. Ale naukowiec pozostaje twój i liczy się na końcu. Akcja główna jest wykonana.
    .do = Naciśnij „Zakończ turę”.
ant-lesson-to-the-camp =
    Bot miał dwie tury z rzędu, bo jego dwa statki były następne. Wzniósł budynki w strefach 6 i 7 i ma tam przewagę. Teraz Słońce jest w strefie 6, gdzie twój statek jest pierwszy w kolejce.

    W zasobach został ci jeden naukowiec. Inni czekają w rezerwie; sprowadza ich obóz.
    .do = Płyń do strefy 2: tam jest obóz.
ant-lesson-recruit =
    Zatrudnianie daje po jednym naukowcu za każdy twój statek i każdego twojego naukowca w tej strefie. Jest tu tylko ten statek, więc dostaniesz jednego.
    .do = Naciśnij „Nabór”.
ant-lesson-look-ahead =
    Spójrz na numery przy statkach: Słońce idzie dalej do strefy 7, a statek numer 1 tam też jest twój. Statek, który jest drugi w kolejce, nie wykonuje akcji; czeka na następny postój Słońca.
    .do = Naciśnij „Zakończ turę”.
ant-lesson-to-the-station =
    Znów twoja tura. Badania liczą się jak zatrudnianie: po jednym punkcie za każdy twój statek i każdego twojego naukowca w strefie. W strefie 3 masz już statek i naukowca.
    .do = Płyń do strefy 3.
ant-lesson-research =
    Dwa statki i naukowiec: trzy punkty. Nabrzeżna stacja w tej strefie prowadzi na tor 2, a lądowa na tor 1. Trzy Punkty Badań na torze 2 przeprowadzą kostkę przez czerwone pole z nagrodą.
    .do = Naciśnij „Badania”, potem „Prowadź badania na torze 2”.
ant-lesson-spaces =
    Twoja kostka przesunęła się o trzy pola, a czerwone pole po drodze dało ci zaawansowaną kartę zasobów. Czerwone pola nagradzają za każdym razem tego, kto je mija; niebieskie pole działa tylko raz, ale za to dla wszystkich graczy.
    .do = Naciśnij „Zakończ turę”.
ant-lesson-to-the-oil-rig =
    Bot zatrudnił naukowca. Teraz Słońce znów jest w strefie 2, a twój statek jest tam pierwszy. Antena paraboliczna ma gwiazdkę, a gwiazdki to punkty na końcu. Wymaga wieży wiertniczej i wieży szybowej.
    .do = Płyń do strefy 0: tam jest wieża wiertnicza.
ant-lesson-resource-card =
    Wieża wiertnicza jest tutaj, ale żaden z twoich statków nie stoi już przy wieży szybowej. Twoja podstawowa karta zasobów może raz zastąpić jeden taki brakujący budynek.
    .do = Kliknij kartę anteny parabolicznej.
ant-lesson-star =
    Pierwsza gwiazdka jest twoja, a dzięki naukowcowi masz przewagę także w strefie 0. Karta daje jeden Punkt Badań. Możesz zacząć na innym torze: to wymaga nowej kostki.
    .do = Wybierz tor 1.
ant-lesson-discard =
    Raz na turę możesz też odrzucić statek albo kostkę. Od razu dostajesz za to naukowca, a odrzucone zasoby porównuje się na końcu. Ale tego zasobu potem brakuje, więc nie tym razem.
    .do = Naciśnij „Zakończ turę”.
ant-lesson-end =
    „Gdyby gra skończyła się teraz”, niżej na stronie, pokazuje, kto gdzie ma przewagę. W każdej strefie gracz z przewagą dostaje punkty za jej budynki i naukowców oraz jeden dodatkowy; następny gracz tylko tyle, ilu naukowców ma tam ten pierwszy. Podobnie liczą się tory, gwiazdki i odrzucone zasoby.

    Gra kończy się, gdy ktoś umieści ostatniego naukowca albo gdy zostanie wzięta ostatnia karta budowy. Wygrywa gracz z największą liczbą punktów.
    .do = Odtąd grasz bez przewodnika. Słońce jest w strefie 3, gdzie twój statek jest pierwszy: płyń i wykonaj akcję. „Podpowiedź” pokaże, co zrobiłby bot.

ant-guide = Jak grać
ant-guide-goal = Cel
    .text = Do końca gry nic się nie punktuje. Potem punkty daje przewaga w czterech rzeczach: naukowcach w każdej strefie, kostkach na każdym torze badań, kartach budowy z gwiazdką i odrzuconych zasobach. Wygrywa gracz z największą liczbą punktów. ANT-SCORE-7, ANT-WIN-1
ant-guide-sun = Słońce mówi, czyja jest tura
    .text = Wędruje wokół kontynentu od strefy do strefy, a akcję wykonuje pierwszy statek w kolejce jego strefy. Tury nie biegną więc wokół stołu: kto ma statki we właściwych miejscach, często wykonuje akcję. ANT-SUN-1, ANT-SUN-2
ant-guide-sail = Najpierw płyń, potem wykonaj akcję
    .text = Statek musi popłynąć do innej strefy, bliskiej lub dalekiej, i staje tam na końcu kolejki; mieszczą się trzy statki. W tej strefie możesz wykonać jedną akcję główną. ANT-MOVE-1, ANT-MOVE-2, ANT-TURN-1
ant-guide-build = Budowa
    .text = Wznieś jeden z trzech odkrytych budynków. Dla każdego budynku wymaganego przez kartę jeden z twoich statków musi stać w strefie, która go ma, gdziekolwiek; jeden brakujący może zastąpić karta zasobów. Osiada tam twój naukowiec, przy hodowli planktonu dwóch, a karta daje Punkty Badań na jednym torze. Budynki należą do wszystkich. ANT-BUILD-1, ANT-BUILD-2, ANT-BUILD-3, ANT-BUILD-4, ANT-BUILD-6, ANT-BUILD-8
ant-guide-others = Nabór, badania, nowy statek
    .text = Obóz sprowadza naukowców z rezerwy, stacja badawcza daje punkty na swoim torze: po jednym za każdy twój statek i każdego twojego naukowca w strefie. Stocznia daje nowy statek, w strefie Słońca; każdy z pozostałych graczy bierze wtedy kartę stoczni. ANT-REC-1, ANT-RES-1, ANT-SHIP-1, ANT-SHIP-2, ANT-SHIP-3
ant-guide-besides = Poza tym raz na turę
    .text = Zagraj jedną kartę i odrzuć jeden ze swoich statków lub kostek: od razu dostajesz naukowca, a odrzucone zasoby liczą się na końcu. ANT-TURN-2, ANT-TURN-3, ANT-DISC-1, ANT-DISC-2
ant-guide-tracks = Tory badań
    .text = Każdy punkt przesuwa kostkę na następne wolne pole; zajęte przeskakuje się za darmo. Czerwone pole nagradza cię za każdym razem, niebieskie działa tylko raz, ale dla wszystkich. ANT-TRACK-2, ANT-TRACK-3, ANT-TRACK-8, ANT-TRACK-9
ant-guide-scoring = Punktowanie
    .text = W strefie gracz z największą liczbą naukowców dostaje punkty za wszystkie budynki i naukowców oraz jeden dodatkowy; każdy następny tylko tyle, ilu naukowców ma tam gracz tuż przed nim. Na torze pierwszy dostaje sumę liczb wszystkich kostek, każdy następny liczbę kostki przed nim. Podobnie liczą się gwiazdki i odrzucone zasoby. Przy remisie każdy dostaje całość. ANT-SCORE-1, ANT-SCORE-2, ANT-SCORE-3, ANT-SCORE-4, ANT-SCORE-5
ant-guide-end = Koniec gry
    .text = Gra kończy się z turą, w której ktoś umieści na planszy ostatniego ze swoich naukowców albo zostanie wzięta ostatnia karta budowy. ANT-END-1, ANT-END-2
