# Kosmonauts. Klucze zaczynają się od "kos-".

kos-title = Kosmonauts
kos-blurb = Odpal silniki, dryfuj, ląduj. Ścigaj się przez Układ Słoneczny, który nie czeka.
kos-facts = 45 min · tajne rozkazy

kos-option-placement = Gdzie zaczynają planety
kos-option-placement-help = Według zasad gracze ustawiają je po kolei.
kos-option-placement-players = Ustawiają gracze
kos-option-placement-random = Losowo (szybki start)
kos-option-limit = Długość
kos-option-limit-help = Zwykle gra kończy się powrotem na Ziemię.
kos-option-limit-none = Aż ktoś wróci
kos-option-limit-rounds =
    { $count ->
        [one] Najwyżej { $count } runda
        [few] Najwyżej { $count } rundy
        [many] Najwyżej { $count } rund
       *[other] Najwyżej { $count } rundy
    }

kos-body-mercury = Merkury
    .on = na Merkurym
    .from = z Merkurego
kos-body-venus = Wenus
    .on = na Wenus
    .from = z Wenus
kos-body-earth = Ziemia
    .on = na Ziemi
    .from = z Ziemi
kos-body-mars = Mars
    .on = na Marsie
    .from = z Marsa
kos-body-jupiter = Jowisz
    .on = na Jowiszu
    .from = z Jowisza
kos-body-saturn = Saturn
    .on = na Saturnie
    .from = z Saturna
kos-body-uranus = Uran
    .on = na Uranie
    .from = z Urana
kos-body-neptune = Neptun
    .on = na Neptunie
    .from = z Neptuna
kos-body-halley = Kometa Halleya
    .on = na Komecie Halleya
    .from = z Komety Halleya

kos-direction-e = w prawo
kos-direction-ne = w prawo w górę
kos-direction-nw = w lewo w górę
kos-direction-w = w lewo
kos-direction-sw = w lewo w dół
kos-direction-se = w prawo w dół

kos-round = Runda { $round }
kos-phase-setup = Przygotowanie
kos-phase-event = Wydarzenie
kos-phase-orders = Rozkazy
kos-phase-flight = Lot
kos-phase-planets = Ruch planet
kos-phase-over = Koniec

kos-prompt-place = Wybierz jedną ze swoich planet do ustawienia.
kos-prompt-place-field = Wybierz pole na jej orbicie.
kos-prompt-choose = Jako Instruktor wybierasz wydarzenie dla wszystkich.
kos-prompt-react = { $card }: co robisz?
kos-prompt-orders = Wydaj tajny rozkaz: z paliwem albo bez.
kos-prompt-fly = Lecisz obranym kursem czy prosisz o ewakuację?
kos-prompt-land = Jesteś na miejscu. Lądujesz?
kos-prompt-arrival = Planeta dotarła do ciebie. Lądujesz?
kos-prompt-over = Wyprawa zakończona.
kos-wait-place = { $name } ustawia planetę.
kos-wait-choose = { $name } wybiera wydarzenie.
kos-wait-react = { $name } reaguje na wydarzenie.
kos-wait-orders = Brakuje jeszcze rozkazów: { $names }.
kos-wait-fly = { $name } leci.
kos-wait-land = { $name } decyduje o lądowaniu.
kos-wait-chance = Trwa rozdawanie kart.

kos-board = Mapa Układu Słonecznego
kos-hide-next = Ukryj drogi planet

kos-act-place = { $body }: ustaw na polu { $field }
kos-act-choose = Wybierz: { $card }
kos-act-accept = Przyjmij to, co daje karta
kos-act-skip = Zrezygnuj
kos-act-shield = Oddaj osłonę
kos-act-stay = Obiecaj pozostać na planecie
kos-act-fly = Leć
kos-act-evacuate = Ewakuacja
kos-act-land = Wyląduj { $on }
kos-act-continue = Leć dalej

kos-react-refueling = Weź: { $fuel }
kos-react-conversion = Oddaj osłonę: { $fuel }
kos-react-asteroids = Pogódź się ze stratą: { $fuel }
kos-react-wind =
    { $count ->
        [one] Przyjmij { $count } jednostkę paliwa { $direction }
        [few] Przyjmij { $count } jednostki paliwa { $direction }
        [many] Przyjmij { $count } jednostek paliwa { $direction }
       *[other] Przyjmij { $count } jednostki paliwa { $direction }
    }
kos-react-flares = Bez paliwa w tej rundzie
kos-loss-last-shield = To zużyje twoją ostatnią osłonę.
kos-loss-evacuation = Ewakuacja: statek stanie { $on }, a paliwo z panelu przepadnie.

kos-decide-place = Twoje planety
kos-decide-field = { $body }: pole
kos-decide-choose = Wybierz wydarzenie
kos-decide-choose-help = Karta działa na wszystkich, także na ciebie.
kos-decide-react = Twoja reakcja
kos-decide-orders = Twój rozkaz
kos-decide-sealed = Rozkaz zapieczętowany
kos-decide-fly = Twój lot
kos-decide-land = Lądowanie

kos-dial = Panel kontrolny
kos-dial-still = Panel kontrolny: { $velocity }
kos-dial-add-normal = Paliwo { $direction } (ciąg { $thrust })
kos-dial-add-super = Super paliwo { $direction } (ciąg { $thrust })
kos-remove-normal = Zabierz paliwo { $direction }
kos-remove-super = Zabierz super paliwo { $direction }
kos-convert-shield = Zamień osłonę na 2 jednostki paliwa (osłony: { $count })
kos-super-fuel = Super paliwo
kos-clear = Wyczyść
kos-commit = Wydaj ten rozkaz
kos-commit-launch = Startuj
kos-commit-stay = Zostań i tankuj
kos-commit-drift = Dryfuj dalej
kos-sealed-help = Zostanie odkryty, gdy wszyscy wydadzą rozkazy. Do tego czasu można go cofnąć.
kos-sealed = rozkaz wydany

kos-units-normal =
    { $count ->
        [one] { $count } jednostka paliwa
        [few] { $count } jednostki paliwa
        [many] { $count } jednostek paliwa
       *[other] { $count } jednostki paliwa
    }
kos-units-super =
    { $count ->
        [one] { $count } jednostka super paliwa
        [few] { $count } jednostki super paliwa
        [many] { $count } jednostek super paliwa
       *[other] { $count } jednostki super paliwa
    }
kos-fuel-normal = zwykłego paliwa
kos-fuel-super = super paliwa
kos-tank = Zbiornik: { $fuel }
kos-shields = Osłony: { $count }
kos-order-normal =
    { $count ->
        [one] { $count } jednostka paliwa { $direction }
        [few] { $count } jednostki paliwa { $direction }
        [many] { $count } jednostek paliwa { $direction }
       *[other] { $count } jednostki paliwa { $direction }
    }
kos-order-super =
    { $count ->
        [one] { $count } jednostka super paliwa { $direction }
        [few] { $count } jednostki super paliwa { $direction }
        [many] { $count } jednostek super paliwa { $direction }
       *[other] { $count } jednostki super paliwa { $direction }
    }
kos-order-shield = osłona na paliwo
kos-order-nothing = bez paliwa
kos-course-leg =
    { $count ->
        [one] { $count } pole { $direction }
        [few] { $count } pola { $direction }
        [many] { $count } pól { $direction }
       *[other] { $count } pola { $direction }
    }
kos-course-none = bez ruchu

kos-flight-open = Kończysz w otwartej przestrzeni.
kos-flight-landing = Lot kończy się przy celu ({ $bodies }): można lądować.
kos-flight-meeting = Tu dotrze { $bodies }: lądowanie możliwe po ruchu planet.
kos-flight-danger =
    { $shields ->
        [one] Niebezpieczeństwo: stracisz ostatnią osłonę.
        [few] Niebezpieczeństwo: stracisz jedną z { $shields } osłon.
        [many] Niebezpieczeństwo: stracisz jedną z { $shields } osłon.
       *[other] Niebezpieczeństwo: stracisz jedną z { $shields } osłon.
    }
kos-flight-no-shield = Niebezpieczeństwo bez osłony: czeka cię ewakuacja.
kos-flight-out = Wylatujesz poza Układ Słoneczny: czeka cię ewakuacja.
kos-flight-sun = Lecisz w Słońce: czeka cię ewakuacja.
kos-flight-stay = Zostajesz na planecie i tankujesz.
kos-evacuate-help = Ewakuacja cofa statek: stoi { $on }, a paliwo z panelu przepada.
kos-course-to = Kurs: { $body }, { $fuel ->
        [0] bez paliwa
        [one] 1 jednostka paliwa
        [few] { $fuel } jednostki paliwa
        [many] { $fuel } jednostek paliwa
       *[other] { $fuel } jednostki paliwa
    }, na miejscu po { $flights ->
        [one] jednym locie
        [few] { $flights } lotach
        [many] { $flights } lotach
       *[other] { $flights } lotu
    }
kos-land-token =
    { $points ->
        [one] { $body }: żeton za { $points } punkt
        [few] { $body }: żeton za { $points } punkty
        [many] { $body }: żeton za { $points } punktów
       *[other] { $body }: żeton za { $points } punktu
    }
kos-land-no-token = { $body }: bez nowego żetonu

kos-where-box = czeka na Ziemię
kos-where-landed = { $on }
kos-where-flying = w locie: { $course }
kos-where-sun = w locie, dryfuje w Słońce
kos-where-out = w locie, dryfuje poza Układ Słoneczny
kos-restraint-stay = Obietnica pozostania na planecie w tej rundzie.
kos-restraint-flares = Rozbłyski słoneczne: w tej rundzie nie wolno kłaść paliwa.

kos-ships = Statki
kos-instructor = Instruktor
kos-thinks = jeszcze myśli
kos-points = { $points } PZ
kos-landings = Żetony lądowania
kos-visited = odwiedzone
kos-next-token = następny
kos-missions = Moje sekretne misje
kos-mission1 = Misja 1
kos-alpha = Misja 2 Alfa
kos-beta = Misja 2 Beta
kos-mission-done = wykonana
kos-mission-open = otwarta
kos-mission-lost = stracona
kos-mission-1-goal = { $body }: pierwsze lądowanie
    .short = 1.
kos-mission-2-goal = { $body }: drugie lub jedyne
    .short = 2.
kos-missions-all = Sekretne misje
kos-mission-missed = niewykonana
kos-highlight-race = Najbardziej zacięty wyścig
kos-highlight-rounds =
    { $count ->
        [0] Ta sama runda
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
kos-highlight-race-text = { $body }: najpierw ląduje { $first }, potem { $second }.
kos-mission-first = pierwsze lądowanie jest twoje
kos-mission-nobody = nikogo tam jeszcze nie było
kos-mission-second-free = drugie miejsce jest wolne
kos-mission-second = drugie lądowanie jest twoje
kos-mission-alone = jedyne lądowanie, dopóki nikt nie przyleci
kos-mission-never = gra skończyła się przed twoim lądowaniem
kos-mission-kept = nikt inny tam nie wylądował
kos-mission-faster = szybciej: { $names }
kos-mission-followed = po tobie: { $names }

kos-events = Wydarzenia
kos-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
kos-card-wind = Wiatr słoneczny { $count }, { $direction }
kos-card-wind-short = Wiatr słoneczny { $count }
kos-card-refueling = Tankowanie
kos-card-conversion = Konwersja energii
kos-card-gravity = Przyciąganie grawitacyjne
kos-card-boosters = Dopalacze
kos-card-asteroids = Asteroidy
kos-card-flares = Rozbłyski słoneczne
kos-effect-wind =
    { $count ->
        [one] Każdy dostaje na panel { $count } jednostkę paliwa { $direction }. Chroni osłona albo pozostanie na planecie.
        [few] Każdy dostaje na panel { $count } jednostki paliwa { $direction }. Chroni osłona albo pozostanie na planecie.
        [many] Każdy dostaje na panel { $count } jednostek paliwa { $direction }. Chroni osłona albo pozostanie na planecie.
       *[other] Każdy dostaje na panel { $count } jednostki paliwa { $direction }. Chroni osłona albo pozostanie na planecie.
    }
    .short =
        { $count ->
            [one] { $count } jednostka paliwa { $direction }; chroni osłona lub postój
            [few] { $count } jednostki paliwa { $direction }; chroni osłona lub postój
            [many] { $count } jednostek paliwa { $direction }; chroni osłona lub postój
           *[other] { $count } jednostki paliwa { $direction }; chroni osłona lub postój
        }
kos-effect-refueling = Każdy może wziąć 1 jednostkę super paliwa.
    .short = 1 jednostka super paliwa dla chętnych
kos-effect-conversion = Każdy może oddać 1 osłonę za najwyżej 5 jednostek paliwa.
    .short = Do 5 jednostek paliwa za osłonę
kos-effect-gravity = Statki w locie do 2 pól od planety muszą lądować.
    .short = Statki do 2 pól od planety lądują
kos-effect-boosters = 4 kostki zamiast 3 w rozkazach tej rundy.
    .short = 4 kostki zamiast 3 w tej rundzie
kos-effect-asteroids = Każdy traci 5 jednostek paliwa. Chroni osłona.
    .short = Strata 5 jednostek paliwa; chroni osłona
kos-effect-flares = W tej rundzie nie wolno kłaść paliwa. Chroni osłona.
    .short = Bez paliwa; chroni osłona

kos-category-tokens = Lądowania
kos-category-earth = Ziemia
kos-category-mission-1 = Misja 1
kos-category-alpha = Misja 2 Alfa
kos-category-beta = Misja 2 Beta
kos-tie-1 = wcześniejszy powrót na Ziemię
kos-tie-2 = więcej żetonów lądowania za 4 punkty

kos-reason-tokens = żetony lądowania
kos-reason-missions = misje
kos-reason-progress = odwiedzone planety
kos-reason-victory = wygrana
kos-reason-fuel = paliwo
kos-reason-shields = osłony
kos-reason-next-landing = następne lądowanie
kos-reason-later-landings = dalsze lądowania
kos-reason-rivals = straty innych

kos-tell-placement-starter = { $name } ustawia planetę jako pierwszy gracz.
kos-tell-marker-dealt = { $name } dostaje znacznik: { $body }.
kos-tell-body-placed = { $name } ustawia: { $body }, pole { $field }.
    .did = ustawia: { $body }
kos-tell-body-scattered = { $body } zaczyna na polu { $field }.
kos-tell-instructor-drawn = Pierwszy Instruktor: { $name }.
kos-tell-event-turned-up = Nowe wydarzenie: { $card }.
kos-tell-deck-reshuffled = Talia wydarzeń zostaje przetasowana.
kos-tell-mission-dealt = { $name } dostaje kartę: { $deck }.
kos-tell-mission-received = Twoja { $deck }: { $body }.
kos-tell-mission-exchanged = { $name } wymienia Misję 1.
kos-tell-mission-rejected = Twoja Misja 1 ({ $body }) kolidowała i została wymieniona.
kos-tell-round-began = Instruktor: { $name }.
kos-tell-event-chosen = { $name } wybiera: { $card }.
    .did = wybiera: { $card }
kos-tell-reacted-accept =
    { $kind ->
        [wind] { $name } dostaje paliwo na panel: { $card }.
        [conversion] { $name } oddaje osłonę za paliwo.
        [asteroids] { $name } nie używa osłony: { $card }.
        [flares] { $name } nie użyje paliwa w tej rundzie.
       *[refueling] { $name } bierze super paliwo.
    }
    .did =
        { $kind ->
            [wind] dostaje paliwo na panel
            [conversion] oddaje osłonę za paliwo
            [asteroids] nie używa osłony
            [flares] nie użyje paliwa w tej rundzie
           *[refueling] bierze super paliwo
        }
kos-tell-reacted-skip = { $name } rezygnuje.
    .did = rezygnuje
kos-tell-reacted-shield = { $name } używa osłony.
    .did = używa osłony
kos-tell-reacted-stay = { $name } pozostaje na planecie.
    .did = pozostaje na planecie
kos-tell-reacted-land = Planeta przyciąga statek gracza { $name }.
kos-tell-fuel-gained = { $name } zyskuje paliwo: { $fuel }.
    .did = zyskuje paliwo
kos-tell-fuel-lost = { $name } traci paliwo: { $fuel }.
    .did = traci paliwo
kos-tell-shield-paid = { $name } oddaje osłonę, zostaje: { $left }.
kos-tell-took-off = { $name } startuje { $from }.
    .did = startuje { $from }
kos-tell-order-sealed = { $name } wydaje rozkaz.
kos-tell-own-order = Twój rozkaz: { $order }.
kos-tell-order-revealed = { $name }: { $order }.
kos-tell-flew = { $name } leci: { $course }.
    .did =
        { $count ->
            [0] stoi w miejscu
            [one] przelatuje { $count } pole
            [few] przelatuje { $count } pola
            [many] przelatuje { $count } pól
           *[other] przelatuje { $count } pola
        }
kos-tell-shield-lost = { $name } traci osłonę w niebezpiecznym rejonie, zostaje: { $left }.
    .did = traci osłonę w niebezpiecznym rejonie
kos-tell-evacuation-asked = { $name } prosi o ewakuację: statek znów { $on }.
    .did = prosi o ewakuację, statek znów { $on }
kos-tell-evacuated-danger = { $name }: ewakuacja z niebezpiecznego rejonu, statek znów { $on }.
    .did = ewakuacja z niebezpiecznego rejonu, znów { $on }
kos-tell-evacuated-out = { $name } wylatuje poza Układ Słoneczny: ewakuacja, statek znów { $on }.
    .did = poza Układem Słonecznym, znów { $on }
kos-tell-evacuated-sun = { $name } wlatuje w Słońce: ewakuacja, statek znów { $on }.
    .did = w Słońce, znów { $on }
kos-tell-refueled = { $name } tankuje: { $fuel }.
    .did = tankuje
kos-tell-token-taken =
    { $points ->
        [one] { $name } zdobywa żeton { $on }: { $points } punkt.
        [few] { $name } zdobywa żeton { $on }: { $points } punkty.
        [many] { $name } zdobywa żeton { $on }: { $points } punktów.
       *[other] { $name } zdobywa żeton { $on }: { $points } punktu.
    }
kos-tell-landed = { $name } ląduje { $on }.
    .did = ląduje { $on }
kos-tell-flew-on = { $name } leci dalej.
    .did = leci dalej
kos-tell-bodies-moved = Planety się poruszają.
kos-tell-returned-event-phase = { $name } wraca na Ziemię w fazie wydarzenia. To ostatnia runda.
    .did = wraca na Ziemię
kos-tell-returned-flight-phase = { $name } wraca na Ziemię. To ostatnia runda.
    .did = wraca na Ziemię
kos-tell-returned-planet-phase = Ziemia dogania gracza { $name }. To była ostatnia runda.
    .did = w domu: Ziemia dogania statek
kos-tell-earth-token = { $name } dostaje żeton Ziemi: { $points }.
kos-tell-missions-shown = Misje gracza { $name }: { $first }; { $alpha }, { $beta }.
kos-tell-round-limit = Gra kończy się po rundzie { $round }.

kos-text-bodies = Planety i kometa
kos-text-body = Ciało niebieskie
kos-text-from-ship = Od twojego statku
kos-text-from-sun = Od Słońca
kos-text-here = tutaj
kos-text-next = W następnej rundzie
kos-text-token = Następny żeton
kos-text-held = ma { $name }
kos-text-none = brak
kos-text-velocity = Ciąg: { $velocity }
kos-text-tokens = Żetony lądowania: { $tokens }
kos-text-last = Po ewakuacji statek stoi { $on }.

kos-refusal-setup-3-body = Tego znacznika nie masz: { $body }.
kos-refusal-setup-3-field = Nie ma pola { $field }; liczba pól orbity: { $fields }.
kos-refusal-setup-13 = Przygotowanie jeszcze trwa.
kos-refusal-round-1 = To należy do innej fazy rundy.
kos-refusal-evt-1 = Tej karty nie ma wśród odkrytych: { $card }.
kos-refusal-evt-6-shields = Nie masz osłony do oddania.
kos-refusal-evt-6-card = { $card } nie daje takiego wyboru.
kos-refusal-evt-10 = Tylko statek stojący na planecie może przeczekać wiatr.
kos-refusal-evt-11 = W tej rundzie obowiązuje obietnica pozostania na planecie.
kos-refusal-evt-16 = { $body }: odległość { $distance }, a przyciąganie sięga 2 pól.
kos-refusal-evt-17 = Inne ciało jest bliżej niż { $body } ({ $distance }).
kos-refusal-evt-22 = Rozbłyski słoneczne: w tej rundzie nie wolno kłaść paliwa.
kos-refusal-ord-2 = Za dużo kostek: { $cubes }; limit to { $limit }.
kos-refusal-ord-3 =
    W zbiorniku za mało { $fuel }: { $need ->
        [one] potrzeba 1 jednostki
        [few] potrzeba { $need } jednostek
        [many] potrzeba { $need } jednostek
       *[other] potrzeba { $need } jednostki
    }, jest { $have }.
kos-refusal-ord-7 = Nie masz już osłony do zamiany.
kos-refusal-ord-8 = Zbiornik jest pełny: paliwo z osłony się nie zmieści.
kos-refusal-ord-11 = W locie dwie przeciwne kostki tylko spaliłyby paliwo.
kos-refusal-ord-11-opposite = Nowe kostki po przeciwnych stronach ({ $a }, { $b }) tylko spaliłyby paliwo.
kos-refusal-land-1 = { $body } nie leży na twoim polu (odległość { $distance }).
kos-refusal-plan-3 = { $body } nie dociera na twoje pole (odległość { $distance }).

# Pierwsza gra z przewodnikiem. Każdy tekst mówi, co się dzieje i dlaczego, a ".do" – co teraz zrobić.

kos-lesson-launch =
    Cel gry: odwiedzić jak najwięcej planet i wrócić na Ziemię. Pierwszy statek na planecie zdobywa 4 punkty, drugi 3 i tak dalej; jedna z twoich sekretnych misji to pierwsze lądowanie na Marsie.

    Twój statek jest biały. Kostka paliwa przesuwa go o jedno pole. Planety poruszają się co rundę: celuj tam, gdzie Mars będzie.
    .do = Na panelu kliknij dwa razy lewe górne pole, potem „Startuj”.
kos-lesson-fly =
    Oba rozkazy odkryto w tej samej chwili. Bot wylądował już na Merkurym i ma żeton za 4 punkty. To ci odpowiada: jedna z twoich misji każe wylądować tam jako drugi statek.

    Dwie kostki w lewo w górę na twoim panelu oznaczają: dwa pola w lewo w górę.
    .do = Naciśnij „Leć”.
kos-lesson-event =
    Potem wszystkie planety przesunęły się o jedno pole po swoich orbitach. Mars jest już blisko: po lewej stronie u góry. Zostanie tam do końca tej rundy.

    Od drugiej rundy każda runda zaczyna się od wydarzenia dla wszystkich. Instruktor wybiera jedną z trzech kart. Gracze są Instruktorami na zmianę i teraz kolej na ciebie.
    .do = Wybierz „Tankowanie”: nikomu nie szkodzi, a tobie daje paliwo.
kos-lesson-super-fuel =
    Karta daje jednostkę super paliwa. Czerwona kostka liczy się podwójnie: przesuwa statek o dwa pola. W zbiorniku jest jeszcze miejsce.
    .do = Naciśnij „Weź: +1 jednostka super paliwa”.
kos-lesson-steer =
    Oto sedno gry: twoje dwie kostki nadal leżą na panelu. Bez nowego rozkazu statek znów poleci dwa pola w lewo w górę, i tak w każdej rundzie, aż wylądujesz albo zniesiesz je paliwem w przeciwnym kierunku.

    Ten kurs mija Marsa o jedno pole. Jedna kostka w lewo w dół go poprawi.
    .do = Kliknij raz lewe dolne pole panelu kontrolnego. Napis pod panelem powie, że lot kończy się przy Marsie. Potem naciśnij „Wydaj ten rozkaz”.
kos-lesson-arrive =
    Dwa pola w lewo w górę i jedno w lewo w dół: dokładnie tam jest Mars. Drugi przycisk, ewakuacja, jest na wypadek kłopotów: zabiera statek z powrotem na planetę, z której przyleciał.
    .do = Naciśnij „Leć”.
kos-lesson-land =
    Jesteś na miejscu. Lądowanie zdejmuje wszystkie kostki z panelu, więc statek stoi. To pierwsze lądowanie na Marsie: 4 punkty za żeton i 2 za twoją misję.
    .do = Naciśnij „Wyląduj na Marsie”.
kos-lesson-shield =
    Nowa runda. Instruktorem jest bot, który tymczasem wylądował na Wenus. Wybrał Asteroidy: każdy traci 5 jednostek paliwa, chyba że odda osłonę. Masz trzy osłony i nigdy nie dostaniesz nowych. Ratują też w pobliżu Słońca i w Pasie Planetoid.

    W tej rundzie i tak zatankujesz na Marsie, więc zachowaj osłony.
    .do = Naciśnij „Pogódź się ze stratą”.
kos-lesson-refuel =
    Twój zbiornik jest prawie pusty. Statek, który zostaje na planecie przez rundę, napełnia cały zbiornik i dostaje dodatkową jednostkę super paliwa. Podróżuje też razem z planetą.
    .do = Nie kładź paliwa i naciśnij „Zostań i tankuj”.
kos-lesson-end =
    Zbiornik jest pełny, a na koncie masz 6 punktów. Znasz już całą rundę: wydarzenie, rozkazy, lot, ruch planet.

    Gra kończy się, gdy na Ziemię wróci ktoś, kto odwiedził siedem planet, a w tej grze najpóźniej po 15 rundach. Wygrywa gracz z największą liczbą punktów. Dobrym następnym celem jest Merkury: wyląduj tam jako drugi statek. Trzymaj się z dala od Słońca i od brzegu mapy.
    .do = Odtąd grasz bez przewodnika. Znów jesteś Instruktorem: wybierz wydarzenie. „Podpowiedź” pokaże, co zrobiłby bot.

kos-guide = Jak grać
kos-guide-goal = Cel
    .text = Odwiedzaj planety przed innymi, a potem wróć do domu. Pierwsze lądowanie na każdej planecie daje żeton: 4 punkty za bycie tam przed wszystkimi, kolejnym graczom 3, 2 i 1. Gdy ktoś po odwiedzeniu co najmniej siedmiu z ośmiu planet wyląduje na Ziemi, gra kończy się po tej rundzie. Wygrywa gracz z największą liczbą punktów. KOS-GEN-3, KOS-LAND-4, KOS-END-1, KOS-SCORE-5
kos-guide-round = Runda
    .text = Najpierw wydarzenie dla wszystkich, potem każdy wydaje tajny rozkaz, potem lecą statki, a na końcu każda planeta przesuwa się po swojej orbicie. W pierwszej rundzie nie ma wydarzenia. KOS-ROUND-1, KOS-ROUND-2
kos-guide-order = Rozkazy
    .text = Rozkaz kładzie do trzech kostek paliwa na sześciu kierunkach Panelu kontrolnego. Kostki tam zostają: statek leci dalej w tę samą stronę, runda po rundzie, bez nowego paliwa. Aby hamować, połóż paliwo po przeciwnej stronie; jedno i drugie wtedy znika. Super paliwo liczy się podwójnie. KOS-ORD-1, KOS-ORD-2, KOS-ORD-4, KOS-PANEL-3, KOS-PANEL-4
kos-guide-flight = Lot
    .text = Każda kostka przesuwa statek o jedno pole w jej kierunku i liczy się tylko miejsce, w którym lot się kończy. Celuj więc tam, gdzie planeta będzie, a nie tam, gdzie jest: koraliki 1, 2, 3 pokazują jej następne rundy. Można też poczekać na właściwym polu i wylądować, gdy planeta tam dotrze. KOS-FLY-2, KOS-FLY-3, KOS-PLAN-1, KOS-PLAN-3
kos-guide-landing = Lądowanie
    .text = Lądowanie opróżnia panel, a leżące na nim paliwo przepada. Postój na planecie przez całą rundę napełnia zbiornik do dziesięciu jednostek, w tym jednej super paliwa. Stojący statek wędruje razem z planetą. KOS-LAND-1, KOS-LAND-2, KOS-FUEL-1, KOS-PLAN-2
kos-guide-danger = Niebezpieczeństwa
    .text = Lot zakończony w Pasie Planetoid albo tuż przy Słońcu kosztuje jedną z trzech osłon; przelot nic nie kosztuje. Bez osłony, poza mapą albo w Słońcu statek zostaje ewakuowany na planetę ostatniego lądowania. Można też o to poprosić. Raz na rundę osłonę można zamienić na dwie jednostki paliwa. Osłony nigdy nie wracają. KOS-HAZ-2, KOS-HAZ-3, KOS-EVAC-1, KOS-EVAC-2, KOS-EVAC-5, KOS-ORD-7, KOS-FUEL-6
kos-guide-events = Wydarzenia
    .text = Instruktor wybiera dla wszystkich jedno z trzech odkrytych wydarzeń: wiatr, który popycha, asteroidy, rozbłyski zabraniające użycia paliwa, grawitację, która przyciąga statki, albo coś pożytecznego. Ta rola przechodzi kolejno na wszystkich. KOS-EVT-1, KOS-EVT-2, KOS-ROUND-3
kos-guide-missions = Misje
    .text = Masz trzy sekretne misje. Jedna daje 2 punkty za pierwsze ze wszystkich lądowanie na jej planecie, dwie dają po 4 punkty za drugie albo jedyne lądowanie. KOS-SETUP-11, KOS-SCORE-2, KOS-SCORE-3
