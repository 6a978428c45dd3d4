# Frostpunk: The Board Game. Keys begin with "fro-".

## The game
fro-title = Frostpunk
fro-blurb = Jeden ogień, jedno miasto, piętnaście dni. Utrzymajcie je razem przy życiu.
fro-facts = 150 min · wszyscy razem · bez tajemnic

## Supplies and pieces
fro-good-wood = drewno
fro-good-coal = węgiel
fro-good-core = rdzeń parowy
fro-good-steel = stal
fro-good-food = żywność
fro-good-tree = drzewa
fro-count-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
        [many] { $count } drewna
       *[other] { $count } drewna
    }
fro-count-coal =
    { $count ->
        [one] { $count } węgiel
        [few] { $count } węgle
        [many] { $count } węgli
       *[other] { $count } węgle
    }
fro-count-core =
    { $count ->
        [one] { $count } rdzeń parowy
        [few] { $count } rdzenie parowe
        [many] { $count } rdzeni parowych
       *[other] { $count } rdzenie parowe
    }
fro-count-steel =
    { $count ->
        [one] { $count } stal
        [few] { $count } stali
        [many] { $count } stali
       *[other] { $count } stali
    }
fro-count-food =
    { $count ->
        [one] { $count } żywność
        [few] { $count } żywności
        [many] { $count } żywności
       *[other] { $count } żywności
    }
fro-count-tree =
    { $count ->
        [one] { $count } drzewo
        [few] { $count } drzewa
        [many] { $count } drzew
       *[other] { $count } drzewa
    }
fro-citizen-worker = robotnik
    .many = robotnicy
fro-citizen-engineer = inżynier
    .many = inżynierowie
fro-citizen-child = dziecko
    .many = dzieci
fro-people-worker =
    { $count ->
        [one] { $count } robotnik
        [few] { $count } robotników
        [many] { $count } robotników
       *[other] { $count } robotników
    }
fro-people-engineer =
    { $count ->
        [one] { $count } inżynier
        [few] { $count } inżynierów
        [many] { $count } inżynierów
       *[other] { $count } inżynierów
    }
fro-people-child =
    { $count ->
        [one] { $count } dziecko
        [few] { $count } dzieci
        [many] { $count } dzieci
       *[other] { $count } dzieci
    }
fro-people-any =
    { $count ->
        [one] { $count } osoba wybranego typu
        [few] { $count } osoby, każda wybranego typu
        [many] { $count } osób, każda wybranego typu
       *[other] { $count } osoby, każda wybranego typu
    }
fro-people-track =
    { $count ->
        [one] { $count } osoba typu karmionego dzisiaj
        [few] { $count } osoby typu karmionego dzisiaj
        [many] { $count } osób typu karmionego dzisiaj
       *[other] { $count } osoby typu karmionego dzisiaj
    }
fro-people-each =
    { $count ->
        [one] { $count } osoba każdego typu
        [few] { $count } osoby każdego typu
        [many] { $count } osób każdego typu
       *[other] { $count } osoby każdego typu
    }
fro-pawn-worker = robotnik
fro-pawn-engineer = inżynier
fro-pawn-child = dziecko
fro-pawn-child-worker = dziecięcy robotnik
fro-pawn-child-engineer = dziecięcy inżynier
fro-pawn-automaton = automaton
fro-token-care = opieka
fro-token-justice = sprawiedliwość
fro-token-motivation = motywacja
fro-token-anger = gniew
fro-token-greed = chciwość
fro-token-fear = strach
fro-token-hope = nadzieja
fro-token-discontent = niezadowolenie
fro-tokens-care =
    { $count ->
        [one] { $count } żeton opieki
        [few] { $count } żetony opieki
        [many] { $count } żetonów opieki
       *[other] { $count } żetony opieki
    }
fro-tokens-justice =
    { $count ->
        [one] { $count } żeton sprawiedliwości
        [few] { $count } żetony sprawiedliwości
        [many] { $count } żetonów sprawiedliwości
       *[other] { $count } żetony sprawiedliwości
    }
fro-tokens-motivation =
    { $count ->
        [one] { $count } żeton motywacji
        [few] { $count } żetony motywacji
        [many] { $count } żetonów motywacji
       *[other] { $count } żetony motywacji
    }
fro-tokens-anger =
    { $count ->
        [one] { $count } żeton gniewu
        [few] { $count } żetony gniewu
        [many] { $count } żetonów gniewu
       *[other] { $count } żetony gniewu
    }
fro-tokens-greed =
    { $count ->
        [one] { $count } żeton chciwości
        [few] { $count } żetony chciwości
        [many] { $count } żetonów chciwości
       *[other] { $count } żetony chciwości
    }
fro-tokens-fear =
    { $count ->
        [one] { $count } żeton strachu
        [few] { $count } żetony strachu
        [many] { $count } żetonów strachu
       *[other] { $count } żetony strachu
    }
fro-tokens-hope =
    { $count ->
        [one] { $count } żeton nadziei
        [few] { $count } żetony nadziei
        [many] { $count } żetonów nadziei
       *[other] { $count } żetony nadziei
    }
fro-tokens-discontent =
    { $count ->
        [one] { $count } żeton niezadowolenia
        [few] { $count } żetony niezadowolenia
        [many] { $count } żetonów niezadowolenia
       *[other] { $count } żetony niezadowolenia
    }
fro-level-red = czerwony
fro-level-orange = pomarańczowy
fro-level-yellow = żółty
fro-level-blue = niebieski
fro-level-white = biały
fro-gauge-red = czerwony wskaźnik
fro-gauge-orange = pomarańczowy wskaźnik
fro-gauge-yellow = żółty wskaźnik
fro-gauge-all = wszystkie trzy wskaźniki
fro-counter-proof = dowody
fro-counter-store-food = magazyn żywności
fro-counter-store-coal = magazyn węgla
fro-counter-store-wood = magazyn drewna
fro-counter-hull = kadłub
fro-counter-boiler = kocioł
fro-counter-cargo = ładunek
fro-counter-air = złe powietrze
fro-counter-seedlings = sadzonki
fro-counter-aid = pomoc
fro-counter-ark-a = uszczelnienie pierwszej arki
fro-counter-ark-b = uszczelnienie drugiej arki
fro-counter-gen-state = stan Generatora
fro-counter-damage = uszkodzenia
fro-counter-evacuated = ewakuacja
fro-counter-evac-children = ewakuacja dzieci
fro-counter-bench = ławki
fro-counter-research = badania
fro-counter-knowledge = wiedza
fro-counter-coils = cewki
fro-counter-bases = bazy terenowe

## Places
fro-place-generator = płytka Generatora, { $field }
fro-place-near = blisko { $number }
fro-place-far = daleko { $number }
fro-place-half = { $tile }, { $half }
fro-half-a = z lewej
fro-half-b = z prawej
fro-petal-g0 = góra
fro-petal-g1 = prawa góra
fro-petal-g2 = prawy dół
fro-petal-g4 = lewy dół
fro-petal-g5 = lewa góra
fro-route = trasa { $number }
fro-rim-blank = nic
fro-rim-wood = złoże drewna
fro-rim-coal = złoże węgla
fro-none = nic
fro-and = { $first } i { $second }
fro-or = { $first } lub { $second }

## The day
fro-phase-setup = Przygotowanie
fro-phase-dawn = Świt
    .short = Świt
fro-phase-morning = Poranek
    .short = Poranek
fro-phase-generator = Generator
    .short = Generator
fro-phase-weather = Pogoda
    .short = Pogoda
fro-phase-preparation = Przygotowanie
    .short = Przygot.
fro-phase-action = Akcje
    .short = Akcje
fro-phase-dusk = Zmierzch
    .short = Zmierzch
fro-phase-hunger = Głód
    .short = Głód
fro-phase-night = Noc
    .short = Noc
fro-phase-over = Koniec
fro-day = Dzień { $round }
fro-day-phase = Dzień { $round } · { $phase }

## Buildings
fro-building-cookhouse = Kuchnia
fro-building-platform = Platforma
fro-building-generator = Generator
fro-building-workshop = Warsztat
fro-building-retort = Retorta
fro-building-hunters-hut = Chata myśliwych
fro-building-gathering-post = Barak zbieraczy
fro-building-factory = Fabryka
fro-building-sawmill = Tartak
fro-building-infirmary = Lecznica
fro-building-observation-balloon = Balon obserwacyjny
fro-building-coal-thumper = Młot węglowy
fro-building-hospital = Szpital
fro-building-hothouse = Cieplarnia
fro-building-coal-mine = Kopalnia węgla
fro-building-wall-drill = Maszyna drążąca
fro-building-house = Dom
fro-building-bunkhouse = Barak
fro-building-tent = Namiot
fro-building-ruins = Ruiny
fro-building-child-shelter = Świetlica
fro-building-care-house = Dom opieki
fro-building-fighting-arena = Arena walk
fro-building-public-house = Pub
fro-building-field-kitchen = Kuchnia polowa
fro-building-cemetery = Cmentarz
fro-building-temple = Świątynia
fro-building-faith-keepers = Strażnicy wiary
fro-building-corpse-pit = Dół na ciała
fro-building-propaganda-centre = Centrum propagandowe
fro-building-agitator = Tuba motywacyjna
fro-building-prison = Więzienie
fro-building-seedling-ark = Arka sadzonek
fro-building-outpost = Posterunek
fro-building-ventilation-plant = Wentylatornia
fro-building-evacuation-centre = Centrum ewakuacyjne
fro-building-steelworks = Fabryka stali
fro-building-core-factory = Fabryka rdzeni parowych
fro-building-library = Biblioteka
fro-building-electrostatic-filter = Filtr elektrostatyczny
fro-building-repair-station = Stacja naprawcza
fro-building-heat-hub = Węzeł grzewczy

## What cards do, one sentence for each operation
fro-op-gain = Zysk: { $goods }.
fro-op-lose = Strata: { $goods }.
fro-op-add = Przybywa: { $people }.
fro-op-add-sick = Przybywa z chorobą: { $people }.
fro-op-leave = Odchodzi z miasta: { $people }.
fro-op-sick = Choruje: { $people }.
fro-op-die = Umiera: { $people }.
fro-op-exhaust = Żeton wyczerpania: { $people }.
fro-op-unlock = Odtąd można budować: { $buildings }.
fro-op-cure =
    { $count ->
        [one] Wykuruj { $count } osobę.
        [few] Wykuruj { $count } osoby.
        [many] Wykuruj { $count } osób.
       *[other] Wykuruj { $count } osoby.
    }
fro-op-cure-typed = Kurowanie: { $people }.
fro-op-treat =
    { $count ->
        [one] Ulecz { $count } ciężko chorą osobę.
        [few] Ulecz { $count } ciężko chore osoby.
        [many] Ulecz { $count } ciężko chorych osób.
       *[other] Ulecz { $count } ciężko chore osoby.
    }
fro-op-deaths-more = Znacznik zgonów do przodu o { $count }.
fro-op-deaths-less = Znacznik zgonów cofa się o { $count }.
fro-op-hunger-more = Głód rośnie o { $count }.
fro-op-hunger-less = Głód spada o { $count }.
fro-op-hope-more =
    { $count ->
        [one] Nadzieja rośnie.
        [few] Nadzieja rośnie { $count } razy.
        [many] Nadzieja rośnie { $count } razy.
       *[other] Nadzieja rośnie { $count } razy.
    }
fro-op-hope-less =
    { $count ->
        [one] Nadzieja spada.
        [few] Nadzieja spada { $count } razy.
        [many] Nadzieja spada { $count } razy.
       *[other] Nadzieja spada { $count } razy.
    }
fro-op-discontent-more =
    { $count ->
        [one] Niezadowolenie rośnie.
        [few] Niezadowolenie rośnie { $count } razy.
        [many] Niezadowolenie rośnie { $count } razy.
       *[other] Niezadowolenie rośnie { $count } razy.
    }
fro-op-discontent-less =
    { $count ->
        [one] Niezadowolenie spada.
        [few] Niezadowolenie spada { $count } razy.
        [many] Niezadowolenie spada { $count } razy.
       *[other] Niezadowolenie spada { $count } razy.
    }
fro-op-typed-more =
    { $count ->
        [one] Rośnie { $token }.
        [few] { $count } razy rośnie { $token }.
        [many] { $count } razy rośnie { $token }.
       *[other] { $count } razy rośnie { $token }.
    }
fro-op-typed-less =
    { $count ->
        [one] Spada { $token }.
        [few] { $count } razy spada { $token }.
        [many] { $count } razy spada { $token }.
       *[other] { $count } razy spada { $token }.
    }
fro-op-activate = Aktywuj { $tokens }.
fro-op-deactivate = Zużyj { $tokens }.
fro-op-discard-token = Do woreczka wraca { $tokens }.
fro-op-overload-more = Przeciążenie rośnie o { $count }.
fro-op-overload-less = Przeciążenie spada o { $count }.
fro-op-cold-more = Zimno rośnie o { $count }.
fro-op-cold-less = Zimno spada o { $count }.
fro-op-indicator-more = Do przodu o { $count }: { $gauge }.
fro-op-indicator-less = Do tyłu o { $count }: { $gauge }.
fro-op-heat = Ciepło rośnie o { $count } bez węgla.
fro-op-storm-more =
    { $count ->
        [one] Burza przyjdzie { $count } dzień później.
        [few] Burza przyjdzie { $count } dni później.
        [many] Burza przyjdzie { $count } dni później.
       *[other] Burza przyjdzie { $count } dni później.
    }
fro-op-storm-less =
    { $count ->
        [one] Burza przyjdzie { $count } dzień wcześniej.
        [few] Burza przyjdzie { $count } dni wcześniej.
        [many] Burza przyjdzie { $count } dni wcześniej.
       *[other] Burza przyjdzie { $count } dni wcześniej.
    }
fro-op-set-storm = Następna burza: dzień { $round }.
fro-op-storm-out = Kolejnej burzy już nie będzie.
fro-op-scouts =
    { $count ->
        [one] Każdy zwiadowca idzie o { $count } pole.
        [few] Każdy zwiadowca idzie o { $count } pola.
        [many] Każdy zwiadowca idzie o { $count } pól.
       *[other] Każdy zwiadowca idzie o { $count } pola.
    }
fro-op-place-near =
    { $count ->
        [one] Połóż { $count } płytkę bliskich terenów.
        [few] Połóż { $count } płytki bliskich terenów.
        [many] Połóż { $count } płytek bliskich terenów.
       *[other] Połóż { $count } płytki bliskich terenów.
    }
fro-op-place-far =
    { $count ->
        [one] Połóż { $count } płytkę dalekich terenów.
        [few] Połóż { $count } płytki dalekich terenów.
        [many] Połóż { $count } płytek dalekich terenów.
       *[other] Połóż { $count } płytki dalekich terenów.
    }
fro-op-add-to-map =
    { $fields ->
        [one] Na { $fields } polu mapy pojawia się { $goods }.
        [few] Na każdym z { $fields } pól mapy (lub mniej) pojawia się { $goods }.
        [many] Na każdym z { $fields } pól mapy (lub mniej) pojawia się { $goods }.
       *[other] Na każdym z { $fields } pól mapy (lub mniej) pojawia się { $goods }.
    }
fro-op-take-from-map =
    { $fields ->
        [one] Z { $fields } pola mapy znika { $goods }.
        [few] Z każdego z { $fields } pól mapy znika { $goods }.
        [many] Z każdego z { $fields } pól mapy znika { $goods }.
       *[other] Z każdego z { $fields } pól mapy znika { $goods }.
    }
fro-op-destroy = Do zniszczenia: { $target }.
fro-op-ruin = W ruinę zmienia się { $target }.
fro-op-ruin-all = W ruinę zmieniają się wszystkie budynki tego rodzaju na mapie: { $building }.
fro-op-ruin-supply = Tego budynku nie można już wznosić: { $building }.
fro-op-build-free =
    { $count ->
        [one] Zbuduj bez opłat { $count }: { $buildings }.
        [few] Zbuduj bez opłat do { $count }: { $buildings }.
        [many] Zbuduj bez opłat do { $count }: { $buildings }.
       *[other] Zbuduj bez opłat do { $count }: { $buildings }.
    }
fro-op-upgrade-free =
    { $count ->
        [one] Ulepsz bez opłat { $count } budynek.
        [few] Ulepsz bez opłat do { $count } budynków.
        [many] Ulepsz bez opłat do { $count } budynków.
       *[other] Ulepsz bez opłat do { $count } budynków.
    }
fro-op-reuse-worker = Jeden pionek powtarza swoją akcję, w cieple.
fro-op-reuse-building = Powtórz akcję budynku, w którym stoi pionek, w cieple.
fro-op-develop-more =
    { $count ->
        [one] Badania kończą się { $count } dzień wcześniej.
        [few] Badania kończą się { $count } dni wcześniej.
        [many] Badania kończą się { $count } dni wcześniej.
       *[other] Badania kończą się { $count } dni wcześniej.
    }
fro-op-develop-less =
    { $count ->
        [one] Badania kończą się { $count } dzień później.
        [few] Badania kończą się { $count } dni później.
        [many] Badania kończą się { $count } dni później.
       *[other] Badania kończą się { $count } dni później.
    }
fro-op-enact = Uchwal prawo.
fro-op-may-enact = Można uchwalić prawo.
fro-op-automaton =
    { $count ->
        [one] Zysk: { $count } automaton.
        [few] Zysk: { $count } automatony.
        [many] Zysk: { $count } automatonów.
       *[other] Zysk: { $count } automatony.
    }
fro-op-child-pawn = Od następnego dnia jest nowy pionek: { $pawn }.
fro-op-draw-citizens =
    { $count ->
        [one] Kto przewodzi, dobiera { $count } kartę mieszkańca.
        [few] Kto przewodzi, dobiera { $count } karty mieszkańców.
        [many] Kto przewodzi, dobiera { $count } kart mieszkańców.
       *[other] Kto przewodzi, dobiera { $count } karty mieszkańców.
    }
fro-op-discard-citizens =
    { $count ->
        [one] Kto przewodzi, odrzuca { $count } kartę mieszkańca.
        [few] Kto przewodzi, odrzuca { $count } karty mieszkańców.
        [many] Kto przewodzi, odrzuca { $count } kart mieszkańców.
       *[other] Kto przewodzi, odrzuca { $count } karty mieszkańców.
    }
fro-op-add-dusk = Do stosu zmierzchu trafia karta, której nikt nie czytał.
fro-op-scry-dusk =
    { $count ->
        [one] Obejrzyj { $count } kartę zmierzchu; można ją odłożyć.
        [few] Obejrzyj { $count } karty zmierzchu; jedną można odłożyć.
        [many] Obejrzyj { $count } kart zmierzchu; jedną można odłożyć.
       *[other] Obejrzyj { $count } karty zmierzchu; jedną można odłożyć.
    }
fro-op-remove-event = Z obszaru wydarzeń znika „{ $card }”.
fro-op-counter-more = + { $count }: { $counter }.
fro-op-counter-less = − { $count }: { $counter }.
fro-op-set-dreadnought-map = Celem tej gry jest wrak.
fro-op-set-children-first = Odtąd najpierw odchodzą dzieci.
fro-op-set-grounded = Odtąd punkty wyładowań nie wędrują.
fro-op-set-move-discharge = Jeden punkt wyładowań przechodzi na sąsiednią płytkę.
fro-op-clear-dreadnought-map = Wrak nie jest już celem.
fro-op-clear-children-first = Dzieci nie muszą już odchodzić jako pierwsze.
fro-op-clear-grounded = Punkty wyładowań znów wędrują.
fro-op-clear-move-discharge = Żaden punkt wyładowań nie wędruje.
fro-op-reveal = Odkryj kartę scenariusza { $card }.
fro-op-discard-card = Karta scenariusza { $card } opuszcza grę.
fro-op-win = Wygrana: { $end }.
fro-op-defeat = Porażka: { $end }.
fro-op-gather =
    { $count ->
        [one] Weź { $count } znacznik z pola.
        [few] Weź do { $count } znaczników z pola.
        [many] Weź do { $count } znaczników z pola.
       *[other] Weź do { $count } znaczników z pola.
    }
fro-op-construct =
    { $count ->
        [one] Prace budowlane: { $count } czynność.
        [few] Prace budowlane: do { $count } czynności.
        [many] Prace budowlane: do { $count } czynności.
       *[other] Prace budowlane: do { $count } czynności.
    }
fro-op-vent = Usuń { $count } znaczników przeciążenia albo wydaj rdzeń parowy i usuń wszystkie. Pierwszy rdzeń ulepsza też wieżę.
fro-op-tinker = { $count } razy: ulepsz budynek albo przyspiesz badania o jeden dzień.
fro-op-collect = Weź po 1 znaczniku z każdego sąsiedniego pola.
fro-op-saw-tile = Zetnij 1 drzewo na swojej płytce; zysk: { $goods }.
fro-op-saw-adjacent = Zetnij 1 drzewo na swojej płytce lub na sąsiednim polu; zysk: { $goods }.
fro-op-thump = Na każdym z { $fields } sąsiednich pól (lub mniej) pojawia się { $goods }.
fro-op-care = Wykuruj { $free } osoby albo zużyj aktywny żeton opieki i wykuruj { $paid } osób.
fro-op-bury = Znacznik zgonów cofa się najwyżej o { $count }.
fro-op-inspire = Aktywuj wszystkie żetony nadziei jednego typu.
fro-op-silence = Zużyj wszystkie aktywne żetony niezadowolenia jednego typu.
fro-op-evacuate =
    { $count ->
        [one] { $count } zdrowa osoba wybranego typu odchodzi w bezpieczne miejsce, o 2 więcej za każdą ławkę. Dzieci zwiększają też nadzieję.
        [few] Do { $count } zdrowych osób wybranego typu odchodzi w bezpieczne miejsce, o 2 więcej za każdą ławkę. Dzieci zwiększają też nadzieję.
        [many] Do { $count } zdrowych osób wybranego typu odchodzi w bezpieczne miejsce, o 2 więcej za każdą ławkę. Dzieci zwiększają też nadzieję.
       *[other] Do { $count } zdrowych osób wybranego typu odchodzi w bezpieczne miejsce, o 2 więcej za każdą ławkę. Dzieci zwiększają też nadzieję.
    }
fro-op-choose = Jedno z poniższych:
fro-op-branch = ({ $number })
fro-op-if = Jeśli { $condition }:
fro-op-otherwise = W przeciwnym razie:
fro-op-per = Za każde { $div } ({ $what }), najwyżej { $max } razy:
fro-op-per-hope = żetony nadziei
fro-target-kind = { $count } × { $building }
fro-target-any =
    { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynki
    }
fro-target-small =
    { $count ->
        [one] { $count } mały budynek
        [few] { $count } małe budynki
        [many] { $count } małych budynków
       *[other] { $count } małe budynki
    }
fro-target-large =
    { $count ->
        [one] { $count } duży budynek
        [few] { $count } duże budynki
        [many] { $count } dużych budynków
       *[other] { $count } duże budynki
    }
fro-target-shelter =
    { $count ->
        [one] { $count } schronienie
        [few] { $count } schronienia
        [many] { $count } schronień
       *[other] { $count } schronienia
    }

## Conditions
fro-range-min = co najmniej { $min }
fro-range-max = najwyżej { $max }
fro-range-both = od { $min } do { $max }
fro-range-none = zero
fro-if-active = na torze jest aktywny { $tokens }
fro-if-tokens = żetony na torze ({ $token }): { $range }
fro-if-pool = w puli jest { $goods }
fro-if-built = stoi { $building }
fro-if-built-many = stoi co najmniej { $count } razy: { $building }
fro-if-law = obowiązuje prawo „{ $law }”
fro-if-laws = obowiązujące prawa: { $range }
fro-if-people = ludność miasta: { $range }
fro-if-people-of = { $who } w mieście: { $range }
fro-if-sick = wszystkich chorych: { $range }
fro-if-sick-of = chorzy ({ $who }): { $range }
fro-if-grave = ciężko chorzy: { $range }
fro-if-deaths = zgony: { $range }
fro-if-hunger = głód: { $range }
fro-if-overload = przeciążenie: { $range }
fro-if-heat = ciepło: { $range }
fro-if-failed = Generator uległ już awarii
fro-if-round = dzień: { $range }
fro-if-storms = dotychczasowe burze: { $range }
fro-if-scouts =
    { $count ->
        [one] w terenie jest zwiadowca ({ $count })
        [few] w terenie jest { $count } zwiadowców
        [many] w terenie jest { $count } zwiadowców
       *[other] w terenie jest { $count } zwiadowców
    }
fro-if-shelter = miejsca w schronieniach: { $range }
fro-if-event = w obszarze wydarzeń leży „{ $card }”
fro-if-counter = { $counter }: { $range }
fro-if-slept-warm = ostatniej nocy wszyscy spali w cieple
fro-if-few-trees = na mapie stoi mniej niż 6 drzew
fro-if-ark-a-cold = pierwsza arka nie jest ogrzewana
fro-if-ark-b-cold = druga arka nie jest ogrzewana
fro-if-evac-started = ewakuacja już trwa
fro-if-flag-dreadnought-map = celem tej gry jest wrak
fro-if-flag-children-first = najpierw odchodzą dzieci
fro-if-flag-grounded = ulice są uziemione
fro-if-flag-move-discharge = punkt wyładowań wędruje
fro-if-not = nieprawda, że { $condition }

## Costs, parts of cards
fro-cost = Koszt: { $cost }.
fro-cost-flip = aktywny żeton do zużycia ({ $token })
fro-needs = Tylko jeśli { $condition }.
fro-part-now = Natychmiast
fro-part-phase = Codziennie: { $phase }
fro-part-standing = Dopóki karta leży na stole
fro-part-slot = Akcja specjalna, raz dziennie
fro-part-slot-once = Akcja specjalna, raz na grę
fro-part-timer = Gdy minie czas
fro-part-round = Dzień { $round }
fro-part-after =
    { $count ->
        [one] { $count } dzień później
        [few] { $count } dni później
        [many] { $count } dni później
       *[other] { $count } dni później
    }
fro-part-strike = Burza { $number }
fro-part-end = Noc dnia { $round }
fro-part-way = Droga
fro-part-signed = W chwili uchwalenia
fro-part-always = Od tej pory
fro-part-ability-preparation = Raz dziennie, w fazie przygotowania
fro-part-ability-action = Raz dziennie, w fazie akcji
fro-part-research = Badania
fro-part-done = Po ukończeniu
fro-part-cost = Koszt startowy
fro-part-citizen = Zdolność główna
fro-part-death = Gdy ktoś umiera ({ $who })
fro-part-building = Budynek
fro-part-built = Po wzniesieniu
fro-part-action = Akcja
fro-part-upgraded = Po ulepszeniu
fro-to-remove = Karta opuszcza grę.
fro-to-event = Karta zostaje w obszarze wydarzeń.
fro-to-discard = Karta może wrócić.
fro-way-return = Zwiadowcy wracają; potem na trasie leży karta { $deck }.
fro-way-on = Zwiadowcy idą dalej, do karty { $deck }; łup przyniosą później.
fro-card-path =
    { $count ->
        [one] { $count } pole do celu.
        [few] { $count } pola do celu.
        [many] { $count } pól do celu.
       *[other] { $count } pola do celu.
    }
fro-card-timer =
    { $count ->
        [one] { $count } dzień, potem:
        [few] { $count } dni, potem:
        [many] { $count } dni, potem:
       *[other] { $count } dni, potem:
    }
fro-card-waits = Sama niczego nie zmienia.
fro-reward-goods = Można liczyć na zapasy.
fro-reward-people = Można liczyć na ludzi.
fro-reward-mixed = Można liczyć na zapasy albo ludzi.
fro-slot-who = Dla: { $who }.
fro-slot-put = Połóż na karcie: { $goods }.
fro-slot-done = Gdy leży na niej { $goods }:
fro-law-consequence = Do stosu zmierzchu trafia jedna z dwóch kart, których nikt nie czytał.
fro-law-closes = Na zawsze zamyka drugą drogę: „{ $law }”.
fro-technology-rounds =
    { $count ->
        [one] Trwa { $count } dzień.
        [few] Trwa { $count } dni.
        [many] Trwa { $count } dni.
       *[other] Trwa { $count } dni.
    }
fro-citizen-replaces = Z pionkiem ({ $pawn }), zamiast zwykłego efektu: { $works }.
fro-citizen-adds = Z pionkiem ({ $pawn }), oprócz zwykłego efektu: { $works }.
fro-citizen-warm = Akcja zawsze odbywa się w cieple.
fro-size-small = Mały: jedno pole, jeden pionek.
fro-size-large = Duży: oba pola płytki, dwa pionki.
fro-size-marker = Znacznik na płytce; nie zajmuje pola.
fro-site-coal-deposit = Tylko przy złożu węgla.
fro-site-wood-deposit = Tylko przy złożu drewna.
fro-site-far = Tylko na płytce dalekich terenów.
fro-site-map = Nie na płytce Generatora.
fro-building-cost = Koszt budowy: { $cost }.
fro-building-upgrade = Koszt ulepszenia: { $cost }.
fro-building-level = Termoizolacja: poziom { $level }.
fro-building-law = Odblokowuje go prawo „{ $law }”.
fro-building-engineers = Tylko dla inżynierów.
fro-building-fixed = Nie można go zburzyć.
fro-building-shelter =
    { $count ->
        [one] { $count } miejsce do spania, gdy jest ogrzewany.
        [few] { $count } miejsca do spania, gdy jest ogrzewany.
        [many] { $count } miejsc do spania, gdy jest ogrzewany.
       *[other] { $count } miejsca do spania, gdy jest ogrzewany.
    }
fro-passive-hunters-hut = Pułapki: w każdej fazie pogody 1 żywność, po ulepszeniu 2.
fro-passive-observation-balloon = Pozwala na jedną ekspedycję, po ulepszeniu na dwie.
fro-passive-child-shelter = Miejsca są tylko dla dzieci.
fro-passive-field-kitchen = Na jego płytce zawsze jest ciepło, także w nocy.
fro-passive-corpse-pit = Znacznik przesuwa tylko pierwszy w grze.
fro-passive-prison = Pionek zostaje na noc: w cieple, jeśli więzienie jest ogrzewane, inaczej choruje ktoś jego typu.
fro-passive-seedling-ark = Jeśli w fazie Generatora jest w niej zimno, sadzonki giną.
fro-passive-outpost = Z baz terenowych można korzystać dwa razy dziennie; nowi zwiadowcy zaczynają o pole dalej.
fro-passive-evacuation-centre = Otwiera rejestr ewakuacji.
fro-passive-electrostatic-filter = Usuwa punkt wyładowań ze swojej i z jednej sąsiedniej płytki; na jego płytkę żaden już nie wejdzie.
fro-passive-heat-hub = Na jej płytce jest ciepło, gdy tylko Generator spala węgiel, także w nocy.

## What changes for good
fro-job-snow = odśnieżanie
fro-job-gather = zbieranie zasobów
fro-job-gather-tree = zbieranie przy drzewach
fro-job-construct = prace budowlane
fro-job-scout = wysłanie zwiadowców
fro-mod-child-work = Dzieci pracują jak robotnicy: { $works }.
fro-mod-feed-discount = Każde karmienie wymaga o { $count } żywności mniej.
fro-mod-feed-sick =
    { $count ->
        [one] Po każdym karmieniu choruje { $count } osoba karmionego typu.
        [few] Po każdym karmieniu chorują { $count } osoby karmionego typu.
        [many] Po każdym karmieniu choruje { $count } osób karmionego typu.
       *[other] Po każdym karmieniu chorują { $count } osoby karmionego typu.
    }
fro-mod-gather-bonus = Zbieranie daje o { $count } więcej.
fro-mod-gain-bonus = { $building }: przy każdym użyciu dodatkowo { $goods }.
fro-mod-trap-bonus = Pułapki każdej chaty myśliwych dają o { $count } żywności więcej.
fro-mod-cure-bonus =
    { $count ->
        [one] Kurowanie o { $count } osobę więcej: { $buildings }.
        [few] Kurowanie o { $count } osoby więcej: { $buildings }.
        [many] Kurowanie o { $count } osób więcej: { $buildings }.
       *[other] Kurowanie o { $count } osoby więcej: { $buildings }.
    }
fro-mod-treat-bonus =
    { $count ->
        [one] Leczenie o { $count } osobę więcej: { $buildings }.
        [few] Leczenie o { $count } osoby więcej: { $buildings }.
        [many] Leczenie o { $count } osób więcej: { $buildings }.
       *[other] Leczenie o { $count } osoby więcej: { $buildings }.
    }
fro-mod-shelter-capacity = Namioty, baraki i domy mają po { $count } miejsca do spania.
fro-mod-shelter-extra =
    { $count ->
        [one] { $building }: { $count } dodatkowe miejsce do spania w cieple.
        [few] { $building }: { $count } dodatkowe miejsca do spania w cieple.
        [many] { $building }: { $count } dodatkowych miejsc do spania w cieple.
       *[other] { $building }: { $count } dodatkowe miejsca do spania w cieple.
    }
fro-mod-ruins-shelter = Ruiny mają 2 miejsca do spania w cieple (termoizolacja: poziom { $level }).
fro-mod-level = Lepsza termoizolacja: { $building } (poziom { $level }).
fro-mod-sustain =
    { $count ->
        [one] Raz dziennie { $goods } utrzymuje ciężko chorą osobę przy życiu.
        [few] { $count } razy dziennie { $goods } utrzymuje ciężko chorą osobę przy życiu.
        [many] { $count } razy dziennie { $goods } utrzymuje ciężko chorą osobę przy życiu.
       *[other] { $count } razy dziennie { $goods } utrzymuje ciężko chorą osobę przy życiu.
    }
fro-mod-overload-shield =
    { $count ->
        [one] Pierwszy znacznik, który wypadnie z wieży, się nie liczy.
        [few] Pierwsze { $count } znaczniki, które wypadną z wieży, się nie liczą.
        [many] Pierwszych { $count } znaczników, które wypadną z wieży, się nie liczy.
       *[other] Pierwsze { $count } znaczniki, które wypadną z wieży, się nie liczą.
    }
fro-mod-free-heat = Na początku każdej fazy akcji ciepło rośnie o { $count } bez węgla.
fro-mod-cold-relief =
    { $count ->
        [one] W każdej fazie Generatora choruje o { $count } osobę mniej.
        [few] W każdej fazie Generatora chorują o { $count } osoby mniej.
        [many] W każdej fazie Generatora choruje o { $count } osób mniej.
       *[other] W każdej fazie Generatora chorują o { $count } osoby mniej.
    }
fro-mod-scout-bonus =
    { $count ->
        [one] W fazie pogody zwiadowcy idą o { $count } pole dalej.
        [few] W fazie pogody zwiadowcy idą o { $count } pola dalej.
        [many] W fazie pogody zwiadowcy idą o { $count } pól dalej.
       *[other] W fazie pogody zwiadowcy idą o { $count } pola dalej.
    }
fro-mod-expedition-bonus = Każdy wracający zwiadowca przynosi dodatkowo { $goods }.
fro-mod-automaton-free = Automatony nie potrzebują węgla.
fro-mod-automaton-engineer = Automatony mogą używać budynków dla inżynierów.
fro-mod-snow-warm = Odśnieżanie odbywa się w cieple.
fro-mod-tree-gather = Można zbierać z drzew: 1 drzewo to { $goods }.
fro-mod-blocked = Niemożliwe: { $works }.
fro-mod-death-hope-shield =
    { $count ->
        [one] Raz dziennie śmierć nie obniża nadziei.
        [few] { $count } razy dziennie śmierć nie obniża nadziei.
        [many] { $count } razy dziennie śmierć nie obniża nadziei.
       *[other] { $count } razy dziennie śmierć nie obniża nadziei.
    }
fro-surety-certain = pewne
fro-surety-chance = los
fro-surety-choice = wybór
fro-surety-unknown = nieznane

## Decisions
fro-act-take = Weź: { $advisor }
fro-act-discard = Odrzuć: { $card }
fro-act-give = Oddaj z ręki: { $card }
fro-act-keep = Nie oddawaj karty
fro-act-option = Opcja { $number }
fro-act-name = { $citizen }
fro-act-draw = Dobierz żeton
fro-act-activate = Aktywuj żeton: { $token }
fro-act-spend = Zużyj żeton: { $token }
fro-act-remove = Zużyty żeton do woreczka: { $token }
fro-act-remove-active = Aktywny żeton do woreczka: { $token }
fro-act-field = Tutaj: { $field }
fro-act-lay = Tutaj: { $position }
fro-act-near = Płytki bliskich terenów
fro-act-far = Płytka dalekich terenów
fro-act-finish = Wystarczy
fro-act-decline = Zrezygnuj
fro-act-yes = Tak
fro-act-no = Nie
fro-act-build = Zbuduj: { $building }
fro-act-demolish = Zburz budynek ({ $field })
fro-act-dig = Usuń gruzy ({ $field })
fro-act-blast = Wysadź grań ({ $position })
fro-act-upgrade = Ulepsz budynek ({ $field })
fro-act-develop = Przyspiesz badania o dzień
fro-act-research = Badaj: { $technology }
fro-act-enact = Uchwal prawo: { $law }
fro-act-advise = Wezwij: { $advisor }
fro-act-ability = Skorzystaj z prawa: { $law }
fro-act-fuel =
    { $count ->
        [one] Spal { $count } węgiel
        [few] Spal { $count } węgle
        [many] Spal { $count } węgli
       *[other] Spal { $count } węgle
    }
fro-act-fuel-none = Nie spalaj węgla
fro-act-play = Zagraj: { $card }
fro-act-clear = Odśnieżaj ({ $pawn })
fro-act-gather = Zbieraj zasoby ({ $pawn }): { $field }
fro-act-construct = Prace budowlane ({ $pawn })
fro-act-use = Użyj budynku ({ $pawn }): { $field }
fro-act-scout = Wyślij zwiadowców ({ $pawn }): { $route }
fro-act-special = Akcja specjalna { $number } ({ $pawn }): { $card }
fro-act-stop = Na dziś wystarczy
fro-act-again = Jeszcze raz: { $field }
fro-act-again-clear = Odśnieżaj jeszcze raz
fro-act-again-construct = Prace budowlane jeszcze raz
fro-act-outside = Tej nocy w zimnie: robotnicy { $workers }, inżynierowie { $engineers }, dzieci { $children }
fro-act-outside-none = Wszyscy śpią w cieple
fro-act-back = Znacznik zgonów do tyłu o { $count }
fro-act-next = Najpierw: { $card }
fro-act-move = Najpierw zwiadowcy: { $route }
fro-act-pass = Pomiń to miejsce
fro-act-explore = Eksploruj to miejsce
fro-act-set-aside = Odłóż: { $card }
fro-act-shift = Punkt wyładowań: { $from } → { $to }

## Questions
fro-prompt-over = Kronika jest zamknięta.
fro-wait-chance = Decyduje los.
fro-wait = Decyduje { $name }: { $question }
fro-ask-take-advisor = Którą kartę doradcy bierzesz?
fro-ask-give-up = Odrzuć jedną kartę mieszkańca i zapłać jej koszt startowy.
fro-ask-given = Gdzie stoi ten budynek: { $building }?
fro-ask-choose = Wybierz jedno z tych.
fro-ask-event-option = „{ $card }”: jaka jest decyzja?
fro-ask-sequence = Która karta najpierw?
fro-ask-flips = Utrzymać tę ciężko chorą osobę przy życiu kosztem żywności ({ $citizen })?
fro-ask-ask-hand = Ktoś umiera ({ $citizen }). Oddasz kartę tego typu z ręki czy zdecyduje los?
fro-ask-fuel = Ile węgla spali Generator?
fro-ask-relief = Kogo ominie zimno?
fro-ask-marches = Którzy zwiadowcy idą najpierw?
fro-ask-base = Założyć bazę terenową zamiast iść dalej ({ $route })?
fro-ask-goal = Zwiadowcy są na miejscu ({ $route }): eksplorować czy pominąć?
fro-ask-explored = Co robią tu zwiadowcy ({ $route })?
fro-ask-advisor = Wezwać dziś doradcę?
fro-ask-mobilise = Ogłosić mobilizację? Można to zrobić raz na grę.
fro-ask-abilities = Skorzystać z prawa?
fro-ask-turn = Twoja kolej: wyślij kogoś do pracy.
fro-ask-turn-with = { $card } idzie z wami: dokąd?
fro-ask-confirm = Praca ma się na dziś zakończyć. Zgoda?
fro-ask-clear = Odśnieżać blisko czy daleko?
fro-ask-lay =
    { $count ->
        [one] Gdzie położyć płytkę?
        [few] Gdzie położyć następną płytkę? Zostały { $count }.
        [many] Gdzie położyć następną płytkę? Zostało { $count }.
       *[other] Gdzie położyć następną płytkę? Zostały { $count }.
    }
fro-ask-construct =
    { $count ->
        [one] Buduj lub burz; została { $count } czynność.
        [few] Buduj lub burz; zostały { $count } czynności.
        [many] Buduj lub burz; zostało { $count } czynności.
       *[other] Buduj lub burz; zostały { $count } czynności.
    }
fro-ask-site = Gdzie zbudować: { $building }?
fro-ask-build-free = Zbudować coś bez opłat?
fro-ask-upgrade-free = Który budynek ulepszyć bez opłat?
fro-ask-filter = Który sąsiedni punkt wyładowań też znika?
fro-ask-tinker = Ulepszyć budynek czy przyspieszyć badania?
fro-ask-research = Co mamy badać?
fro-ask-enact = Które prawo uchwalić?
fro-ask-add-to-map = Gdzie to położyć: { $goods }?
fro-ask-take-from-map = Skąd to znika: { $goods }?
fro-ask-thump = Na których polach młot wydobywa węgiel?
fro-ask-saw = Które drzewo ściąć?
fro-ask-collect = Z którego pola wziąć następny znacznik?
fro-ask-destroy = Który budynek ulegnie zniszczeniu?
fro-ask-ruin = Które schronienie zmieni się w ruinę?
fro-ask-reuse-worker = Kto pracuje jeszcze raz?
fro-ask-reuse-building = Który budynek pracuje jeszcze raz?
fro-ask-vent = Usunąć { $count } znaczników przeciążenia czy wszystkie za rdzeń parowy?
fro-ask-care = Wykurować { $free } osoby czy { $paid } osób za aktywny żeton opieki?
fro-ask-bury = O ile cofnąć znacznik zgonów?
fro-ask-inspire = Które żetony nadziei aktywować?
fro-ask-silence = Które żetony niezadowolenia zużyć?
fro-ask-evacuate = Kto opuszcza miasto?
fro-ask-set-aside = Odłożyć jedną z tych kart zmierzchu?
fro-ask-discard-hand = Którą kartę mieszkańca odrzucić?
fro-ask-beds = Brakuje ciepłych miejsc: kto zostaje w zimnie?
fro-ask-shift = Który punkt wyładowań się przesuwa?
fro-ask-start-out = Z którego pola ruszają zwiadowcy?
fro-start-out-first = Z pierwszego pola
fro-start-out-second = Z drugiego pola
fro-vent-some = Usuń { $count } znaczników
fro-vent-all = Wydaj rdzeń parowy, usuń wszystkie znaczniki
fro-care-free = Wykuruj { $count } osoby
fro-care-paid = Zużyj aktywny żeton opieki, wykuruj { $count } osób
fro-ask-unit-sick = Kto choruje?
fro-ask-unit-die = Kto umiera?
fro-ask-unit-leave = Kto odchodzi z miasta?
fro-ask-unit-add = Kto dołącza do miasta?
fro-ask-unit-add-sick = Kto dołącza do miasta z chorobą?
fro-ask-unit-exhaust = Kto dostaje żeton wyczerpania?
fro-ask-unit-cure = Kogo wykurować?
fro-ask-unit-treat = Kogo uleczyć?
fro-ask-unit-rise-hope = Nadzieja rośnie: dobrać żeton czy aktywować?
fro-ask-unit-rise-discontent = Niezadowolenie rośnie: dobrać żeton czy aktywować?
fro-ask-unit-fall-hope = Nadzieja spada: zużyć aktywny żeton czy oddać zużyty?
fro-ask-unit-fall-discontent = Niezadowolenie spada: zużyć aktywny żeton czy oddać zużyty?
fro-ask-unit-rise-typed = Rośnie { $token }.
fro-ask-unit-fall-typed = Spada { $token }: zużyć aktywny żeton czy oddać zużyty?
fro-ask-unit-activate = Który żeton aktywować?
fro-ask-unit-spend = Który żeton zużyć?
fro-ask-unit-discard = Który żeton wraca do woreczka?
fro-ask-unit-develop = Badania idą naprzód.
fro-loss-end = To kończy grę: { $end }.

## The chronicle
fro-someone-worker = Robotnik
fro-someone-engineer = Inżynier
fro-someone-child = Dziecko
fro-tell-leader = { $name } przewodzi miastu.
fro-tell-advisor-taken = { $name } zasiada do stołu: { $advisor }.
    .did = bierze: { $advisor }
fro-tell-card-given-up = { $name } odrzuca: { $card }.
    .did = odrzuca: { $card }
fro-tell-round = Zaczyna się dzień { $round }.
fro-tell-card-revealed = Na stole leży „{ $card }”.
fro-tell-weather = Pogoda: { $card }.
fro-tell-tile = Pod śniegiem ({ $position }): { $finds }.
fro-tell-tile-laid = Śnieg usunięty ({ $position }).
fro-tell-option = Decyduje { $name }, „{ $card }”: { $option }.
    .did = decyduje: { $option }
fro-tell-card-stays = „{ $card }” zostaje na stole.
fro-tell-card-removed = „{ $card }”: koniec sprawy.
fro-tell-gained = Zysk: { $goods }.
fro-tell-lost = Strata: { $goods }.
fro-tell-joined = { $citizen } dołącza do miasta.
fro-tell-left = { $citizen } odchodzi z miasta.
fro-tell-fell-ill = { $citizen } choruje.
fro-tell-grave = { $citizen } ciężko choruje.
fro-tell-sustained = { $citizen } nadal walczy o życie.
fro-tell-died = { $citizen } umiera.
fro-tell-death-card = W mieście żałoba: { $card }. { $effect }
fro-tell-cured = { $citizen } wraca do zdrowia.
fro-tell-treated = { $citizen } wychodzi z ciężkiego stanu.
fro-tell-exhausted = { $citizen } nie ma już sił: żeton wyczerpania.
fro-tell-hunger-rose = Głód rośnie do { $count }.
fro-tell-hunger-fell = Głód spada do { $count }.
fro-tell-token-drawn = Z woreczka: { $token }.
fro-tell-token-activated = Znów aktywny żeton: { $token }.
fro-tell-token-spent = Żeton zużyty: { $token }.
fro-tell-token-removed = Do woreczka wraca { $token }.
fro-tell-fueled =
    { $count ->
        [one] { $name } spala { $count } węgiel.
        [few] { $name } spala { $count } węgle.
        [many] { $name } spala { $count } węgli.
       *[other] { $name } spala { $count } węgle.
    }
    .did = spala węgiel: { $count }
fro-tell-cubes =
    { $count ->
        [one] Z wieży wypada { $count } znacznik.
        [few] Z wieży wypadają { $count } znaczniki.
        [many] Z wieży wypada { $count } znaczników.
       *[other] Z wieży wypadają { $count } znaczniki.
    }
fro-tell-broke-down = Awaria Generatora.
fro-tell-storm = Uderza burza.
fro-tell-acted = { $name } wysyła do pracy: { $pawn }.
    .did = wysyła do pracy: { $pawn }
fro-tell-card-played = { $name } zagrywa: { $card }.
    .did = zagrywa: { $card }
fro-tell-built = Nowy budynek: { $building } ({ $place }).
fro-tell-demolished = Rozbiórka: { $building } ({ $field }).
fro-tell-destroyed = Zniszczenie: { $building } ({ $field }).
fro-tell-ruined = Zostają ruiny: { $building } ({ $field }).
fro-tell-upgraded = Ulepszenie: { $building } ({ $field }).
fro-tell-blasted = Grań wysadzona w powietrze ({ $position }).
fro-tell-rubble = Pod gruzami: { $rubble }.
fro-tell-law = { $name } podpisuje prawo: „{ $law }”.
    .did = podpisuje „{ $law }”
fro-tell-development = { $name } zaczyna badania: { $technology }, na dzień { $round }.
    .did = zaczyna badania: { $technology }
fro-tell-technology = Koniec badań: { $technology }.
fro-tell-scout-sent = { $name } wysyła zwiadowców: { $route }.
    .did = wysyła zwiadowców: { $route }
fro-tell-scout-returned = Zwiadowcy wracają ({ $route }).
fro-tell-base = Stoi baza terenowa ({ $route }).
fro-tell-passed = Zwiadowcy pomijają miejsce: „{ $card }”.
fro-tell-explored = Zwiadowcy eksplorują: „{ $card }”.
fro-tell-dusk-added = Coś czeka w stosie zmierzchu (przez „{ $origin }”).
fro-tell-citizen-drawn = { $name } dobiera: { $card }.
    .did = dobiera: { $card }
fro-tell-counter = Teraz { $count }: { $counter }.
fro-tell-stopped = { $name } kończy pracę na dziś.
    .did = kończy pracę na dziś
fro-tell-ended = { $reason }
fro-tile-food =
    { $count ->
        [one] od razu { $count } żywność
        [few] od razu { $count } żywności
        [many] od razu { $count } żywności
       *[other] od razu { $count } żywności
    }

## How it ends
fro-end-lost-hope = utrata nadziei
fro-end-banished = wygnanie
fro-end-explosion = wybuch Generatora
fro-end-epidemic = epidemia
fro-end-famine = klęska głodu
fro-end-mass-death = masowe zgony
fro-end-out-of-time = koniec czasu
fro-end-stores-empty = puste magazyny
fro-end-dreadnought-unfinished = drednot nie jest gotowy
fro-end-arks-lost = arki przepadły
fro-end-seedlings-dead = sadzonki obumarły
fro-end-generator-lost = Generator przepadł
fro-end-ramp-raised = rampa w górze
fro-end-tower-dark = wieża milczy
fro-end-storm-survived = burza za nami
fro-end-dreadnought-sails = drednot rusza
fro-end-arks-sealed = arki zamknięte
fro-end-winterhome-evacuated = ewakuacja Winterhome zakończona
fro-end-tower-lit = wieża świeci
fro-verdict-lost-hope = Mieszkańcy stracili wolę przetrwania: zniknął ostatni żeton nadziei.
fro-verdict-banished = Społeczność wygnała was z miasta: szósty żeton niezadowolenia.
fro-verdict-explosion = Druga awaria i wybuch Generatora.
fro-verdict-epidemic = Epidemia: choruje ponad 25 osób jednego typu.
fro-verdict-famine = Klęska głodu: głód 25 lub więcej i nic do jedzenia.
fro-verdict-mass-death = Zbyt wiele zgonów, by miasto mogło trwać.
fro-verdict-out-of-time = Minęła ostatnia noc, a celu nie udało się osiągnąć.
fro-verdict-stores-empty = Nadeszła wielka burza, a magazyny nie były pełne.
fro-verdict-dreadnought-unfinished = Drednot nie był gotowy na czas.
fro-verdict-arks-lost = Arki nie zostały zamknięte na czas.
fro-verdict-seedlings-dead = Obumarła ostatnia sadzonka.
fro-verdict-generator-lost = Generator Winterhome odmówił posłuszeństwa.
fro-verdict-ramp-raised = Rampa poszła w górę, zanim dość osób weszło na pokład.
fro-verdict-tower-dark = Wieża Tesla City pozostała ciemna.
fro-verdict-storm-survived = Miasto stoi. Burza minęła.
fro-verdict-dreadnought-sails = Drednot rusza, a z nim całe miasto.
fro-verdict-arks-sealed = Arki są zamknięte. Wiosna kiedyś nadejdzie.
fro-verdict-winterhome-evacuated = Winterhome jest puste, a jego mieszkańcy żyją.
fro-verdict-tower-lit = Wieża świeci. Tesla City budzi się do życia.
fro-category-rounds = Dni
fro-category-people = Ludność
fro-category-hope = Żetony nadziei

## Options of a table
fro-option-scenario = Scenariusz
fro-option-scenario-help = Mapa, cel i historia.
fro-option-society = Społeczność
fro-option-society-help = Kto mieszka w mieście i z czym zaczyna.
fro-option-difficulty = Poziom trudności
fro-option-difficulty-help = Trudna strona karty społeczności to mniej żywności i więcej chorych.
fro-option-advisors = Doradcy
fro-option-advisors-help = Wybierani po kolei albo przydzielani losowo.
fro-advisors-chosen = z wyboru
fro-advisors-dealt = losowo
fro-difficulty-normal = normalny
fro-difficulty-hard = trudny
fro-scenario-first = pierwsza gra
fro-scenario-experimental = eksperymentalny

## Why a bot would do it
fro-reason-end = koniec gry
fro-reason-rounds = przeżyte dni
fro-reason-opportunity = następne możliwości
fro-reason-hope = nadzieja
fro-reason-discontent = niezadowolenie
fro-reason-deaths = zgony
fro-reason-people = ludność
fro-reason-health = zdrowie
fro-reason-beds = ciepłe miejsca do spania
fro-reason-food = żywność
fro-reason-coal = węgiel
fro-reason-wood = drewno
fro-reason-cores = rdzenie parowe
fro-reason-steel = stal
fro-reason-breakdown = groźba awarii
fro-reason-generator = przeciążenie Generatora
fro-reason-cold = zimno
fro-reason-buildings = budynki
fro-reason-places = miejsca pracy
fro-reason-map = zasoby na mapie
fro-reason-pawns = ręce do pracy
fro-reason-warmth = ciepło w pracy
fro-reason-automatons = automatony
fro-reason-laws = prawa
fro-reason-technologies = technologie
fro-reason-scouts = ekspedycje
fro-reason-cards = karty mieszkańców
fro-reason-dusk = groźby zmierzchu
fro-reason-goal = cel scenariusza

## The table
