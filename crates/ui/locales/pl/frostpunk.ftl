# Frostpunk: The Board Game. Keys begin with "fro-".

## The game
fro-title = Frostpunk
fro-blurb = Jeden ogień, jedno miasto, piętnaście dni. Utrzymajcie je razem przy życiu.
fro-facts = 150 min · wszyscy razem

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
        [few] { $count } węgla
        [many] { $count } węgla
       *[other] { $count } węgla
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
fro-pawns-worker =
    { $count ->
        [one] { $count } robotnik
        [few] { $count } robotników
        [many] { $count } robotników
       *[other] { $count } robotników
    }
fro-pawns-engineer =
    { $count ->
        [one] { $count } inżynier
        [few] { $count } inżynierów
        [many] { $count } inżynierów
       *[other] { $count } inżynierów
    }
fro-pawns-child =
    { $count ->
        [one] { $count } dziecko
        [few] { $count } dzieci
        [many] { $count } dzieci
       *[other] { $count } dzieci
    }
fro-pawns-child-worker =
    { $count ->
        [one] { $count } dziecięcy robotnik
        [few] { $count } dziecięcych robotników
        [many] { $count } dziecięcych robotników
       *[other] { $count } dziecięcych robotników
    }
fro-pawns-child-engineer =
    { $count ->
        [one] { $count } dziecięcy inżynier
        [few] { $count } dziecięcych inżynierów
        [many] { $count } dziecięcych inżynierów
       *[other] { $count } dziecięcych inżynierów
    }
fro-pawns-automaton =
    { $count ->
        [one] { $count } automaton
        [few] { $count } automatony
        [many] { $count } automatonów
       *[other] { $count } automatonów
    }
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
fro-place-generator = płytka Generatora, pole { $number }
    .mark = g{ $number }
fro-place-near = bliska płytka { $number }
    .mark = b{ $number }
fro-place-far = daleka płytka { $number }
    .mark = d{ $number }
fro-place-half = { $tile }, { $half }
fro-half-a = z lewej
fro-half-b = z prawej
fro-route = trasa { $number }
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
fro-outcome-won = Miasto przetrwało
fro-outcome-lost = Miasto upadło
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
fro-op-add = Przybysze: { $people }.
fro-op-add-sick = Przybysze z chorobą: { $people }.
fro-op-leave = Odejście z miasta: { $people }.
fro-op-sick = Choroba: { $people }.
fro-op-die = Śmierć: { $people }.
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
fro-op-discard-token = Z powrotem do woreczka: { $tokens }.
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
        [one] Każdy zwiadowca przesuwa się o { $count } pole.
        [few] Każdy zwiadowca przesuwa się o { $count } pola.
        [many] Każdy zwiadowca przesuwa się o { $count } pól.
       *[other] Każdy zwiadowca przesuwa się o { $count } pola.
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
        [one] Na { $fields } pole mapy: { $goods }.
        [few] Na każde z najwyżej { $fields } pól mapy: { $goods }.
        [many] Na każde z najwyżej { $fields } pól mapy: { $goods }.
       *[other] Na każde z najwyżej { $fields } pól mapy: { $goods }.
    }
fro-op-take-from-map =
    { $fields ->
        [one] Do banku z { $fields } pola mapy: { $goods }.
        [few] Do banku z każdego z { $fields } pól mapy: { $goods }.
        [many] Do banku z każdego z { $fields } pól mapy: { $goods }.
       *[other] Do banku z każdego z { $fields } pól mapy: { $goods }.
    }
fro-op-destroy = Do zniszczenia: { $target }.
fro-op-ruin = Zamiana w ruiny: { $target }.
fro-op-ruin-all = W ruiny zamieniają się wszystkie budynki tego rodzaju na mapie: { $building }.
fro-op-ruin-supply = Tego budynku nie można już wznosić: { $building }.
fro-op-build-free =
    { $count ->
        [one] Zbuduj bez opłat { $count } budynek: { $buildings }.
        [few] Zbuduj bez opłat do { $count } budynków: { $buildings }.
        [many] Zbuduj bez opłat do { $count } budynków: { $buildings }.
       *[other] Zbuduj bez opłat do { $count } budynków: { $buildings }.
    }
fro-op-upgrade-free =
    { $count ->
        [one] Ulepsz bez opłat { $count } budynek.
        [few] Ulepsz bez opłat do { $count } budynków.
        [many] Ulepsz bez opłat do { $count } budynków.
       *[other] Ulepsz bez opłat do { $count } budynków.
    }
fro-op-reuse-worker = Jeden pionek, który już działał, powtarza swoją akcję w cieple.
fro-op-reuse-building = Powtórz w cieple akcję budynku, w którym stoi pionek.
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
fro-op-child-pawn = Od następnego dnia dochodzi nowy pionek: { $pawn }.
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
fro-op-counter-more = +{ $count }: { $counter }.
fro-op-counter-less = −{ $count }: { $counter }.
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
fro-op-thump = Na każde z najwyżej { $fields } sąsiednich pól: { $goods }.
fro-op-care = Wykuruj { $free } osoby albo zużyj aktywny żeton opieki i wykuruj { $paid } osób.
fro-op-bury = Znacznik zgonów cofa się najwyżej o { $count }.
fro-op-bury-then = Jeśli się cofnie:
fro-op-inspire = Aktywuj wszystkie żetony nadziei jednego typu.
fro-op-silence = Zużyj wszystkie aktywne żetony niezadowolenia jednego typu.
fro-op-evacuate =
    { $count ->
        [one] { $count } zdrowa osoba wybranego typu odchodzi w bezpieczne miejsce, a za każdą ławkę jeszcze 2. Dzieci zwiększają też nadzieję.
        [few] Do { $count } zdrowych osób wybranego typu odchodzi w bezpieczne miejsce, a za każdą ławkę jeszcze 2. Dzieci zwiększają też nadzieję.
        [many] Do { $count } zdrowych osób wybranego typu odchodzi w bezpieczne miejsce, a za każdą ławkę jeszcze 2. Dzieci zwiększają też nadzieję.
       *[other] Do { $count } zdrowych osób wybranego typu odchodzi w bezpieczne miejsce, a za każdą ławkę jeszcze 2. Dzieci zwiększają też nadzieję.
    }
fro-op-nothing = Nic więcej się nie dzieje.
fro-op-choose = Jedno z poniższych:
fro-op-branch = ({ $number })
fro-op-if = Jeśli { $condition }:
fro-op-otherwise = W przeciwnym razie:
fro-op-per =
    { $max ->
        [one] { $each }, najwyżej raz:
        [few] { $each }, najwyżej { $max } razy:
        [many] { $each }, najwyżej { $max } razy:
       *[other] { $each }, najwyżej { $max } razy:
    }
fro-op-per-hope =
    { $div ->
        [one] Za każdy żeton nadziei
        [few] Za każde { $div } żetony nadziei
        [many] Za każde { $div } żetonów nadziei
       *[other] Za każde { $div } żetonu nadziei
    }
fro-op-per-counter =
    { $div ->
        [one] Za każdy punkt ({ $counter })
        [few] Za każde { $div } punkty ({ $counter })
        [many] Za każde { $div } punktów ({ $counter })
       *[other] Za każde { $div } punktu ({ $counter })
    }
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
fro-if-active =
    { $count ->
        [one] na torze jest aktywny { $tokens }
        [few] na torze są aktywne { $tokens }
        [many] na torze jest aktywnych { $tokens }
       *[other] na torze są aktywne { $tokens }
    }
fro-if-tokens = żetony na torze ({ $token }): { $range }
fro-if-pool = w puli jest co najmniej { $goods }
fro-if-built = stoi { $building }
fro-if-built-many = w mieście stoi co najmniej { $count } × { $building }
fro-if-law = obowiązuje prawo „{ $law }”
fro-if-laws = obowiązujące prawa: { $range }
fro-if-people = ludność miasta: { $range }
fro-if-people-of = { $who } w mieście: { $range }
fro-if-sick = chorych w sumie: { $range }
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
        [one] zwiadowcy są w terenie
        [few] w terenie są { $count } grupy zwiadowców
        [many] w terenie jest { $count } grup zwiadowców
       *[other] w terenie są { $count } grupy zwiadowców
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
fro-if-not = nie zachodzi warunek: { $condition }
fro-if-not-active = żaden taki żeton nie jest aktywny ({ $token })
fro-if-not-built = w mieście nie stoi { $building }
fro-if-not-failed = nie było jeszcze awarii Generatora
fro-if-no-dreadnought-map = celem tej gry nie jest wrak
fro-if-no-children-first = dzieci nie muszą odchodzić jako pierwsze
fro-if-no-grounded = ulice nie są uziemione
fro-if-no-move-discharge = żaden punkt wyładowań nie wędruje

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
fro-part-way = Droga na miejsce
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
fro-way-return = Zwiadowcy wracają; potem na trasę trafia karta ze stosu { $deck }.
fro-way-on = Zwiadowcy idą dalej, do karty ze stosu { $deck }; zdobycz przyniosą po powrocie.
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
fro-slot-who = Pionek: { $who }.
fro-slot-put = Połóż na karcie: { $goods }.
fro-slot-done = Gdy uzbiera się na niej tyle ({ $goods }):
fro-law-consequence = Do stosu zmierzchu trafia jedna z dwóch kart, których nikt nie czytał.
fro-law-closes = Na zawsze zamyka drugą drogę: „{ $law }”.
fro-law-closes-pair = Każde prawo na zawsze zamyka drugie ze swojej pary.
fro-law-or = albo { $law }
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
fro-size-small = Mały: jedno pole.
fro-size-large = Duży: oba pola płytki.
fro-building-pawns =
    { $count ->
        [one] Miejsce na { $count } pionek.
        [few] Miejsce na { $count } pionki.
        [many] Miejsce na { $count } pionków.
       *[other] Miejsce na { $count } pionki.
    }
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
        [one] { $count } miejsce do spania w cieple.
        [few] { $count } miejsca do spania w cieple.
        [many] { $count } miejsc do spania w cieple.
       *[other] { $count } miejsca do spania w cieple.
    }
fro-passive-hunters-hut = Pułapki: w każdej fazie pogody 1 żywność, po ulepszeniu 2.
fro-passive-observation-balloon = Pozwala na jedną ekspedycję, po ulepszeniu na dwie.
fro-passive-child-shelter = Miejsca są tylko dla dzieci.
fro-passive-field-kitchen = Na jej płytce zawsze jest ciepło, także w nocy.
fro-passive-corpse-pit = Znacznik przesuwa tylko pierwszy taki budynek w grze.
fro-passive-prison = Pionek zostaje na noc: w cieple, jeśli więzienie jest ogrzewane, w przeciwnym razie choruje ktoś jego typu.
fro-passive-seedling-ark = Jeśli w fazie Generatora jest w niej zimno, sadzonki giną.
fro-passive-outpost = Z baz terenowych można korzystać dwa razy dziennie; nowi zwiadowcy zaczynają o pole dalej.
fro-passive-evacuation-centre = Otwiera rejestr ewakuacji.
fro-passive-electrostatic-filter = Usuwa punkt wyładowań ze swojej i z jednej sąsiedniej płytki; na jego płytkę żaden już nie wejdzie.
fro-passive-heat-hub = Na jego płytce jest ciepło, gdy tylko Generator spala węgiel, także w nocy.

## What changes for good
fro-job-snow = odśnieżanie
fro-job-gather = zbieranie zasobów
fro-job-gather-tree = zbieranie przy drzewach
fro-job-construct = prace budowlane
fro-job-scout = wysłanie zwiadowców
fro-mod-child-work = Dzieci pracują jak robotnicy: { $works }.
fro-mod-feed-discount = Każde karmienie kosztuje mniej żywności: o { $count }.
fro-mod-feed-sick =
    { $count ->
        [one] Po każdym karmieniu choruje { $count } osoba karmionego typu.
        [few] Po każdym karmieniu chorują { $count } osoby karmionego typu.
        [many] Po każdym karmieniu choruje { $count } osób karmionego typu.
       *[other] Po każdym karmieniu chorują { $count } osoby karmionego typu.
    }
fro-mod-gather-bonus = Zbieranie daje o { $count } więcej.
fro-mod-gain-bonus = { $building }: przy każdym użyciu dodatkowo { $goods }.
fro-mod-trap-bonus = Pułapki każdej chaty myśliwych dają więcej żywności: o { $count }.
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
        [one] Raz dziennie, za { $goods }, ciężko chora osoba nie umiera.
        [few] { $count } razy dziennie, za { $goods }, ciężko chora osoba nie umiera.
        [many] { $count } razy dziennie, za { $goods }, ciężko chora osoba nie umiera.
       *[other] { $count } razy dziennie, za { $goods }, ciężko chora osoba nie umiera.
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
        [few] W każdej fazie Generatora choruje o { $count } osoby mniej.
        [many] W każdej fazie Generatora choruje o { $count } osób mniej.
       *[other] W każdej fazie Generatora choruje o { $count } osoby mniej.
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
fro-act-near = Bliskie płytki
fro-act-far = Daleka płytka
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
fro-develop-all = Przyspiesz badania o { $count } dni
fro-act-research = Badaj: { $technology }
fro-act-enact = Uchwal prawo: { $law }
fro-act-advise = Wezwij: { $advisor }
fro-act-ability = Użyj prawa: { $law }
fro-act-fuel =
    { $count ->
        [one] Spal { $count } węgiel
        [few] Spal { $count } węgla
        [many] Spal { $count } węgla
       *[other] Spal { $count } węgla
    }
fro-act-fuel-none = Nie spalaj węgla
fro-act-play = Zagraj: { $card }
fro-act-clear = Odśnież ({ $pawn })
fro-act-gather = Zbieraj ({ $pawn }): { $field }
fro-act-construct = Buduj lub burz ({ $pawn })
fro-act-use = Użyj budynku ({ $pawn }): { $field }
fro-act-scout = Wyślij zwiadowców ({ $pawn }): { $route }
fro-act-special = Akcja specjalna { $number } ({ $pawn }): { $card }
fro-act-stop = Na dziś wystarczy
fro-act-again = Jeszcze raz: { $field }
fro-act-again-clear = Odśnież jeszcze raz
fro-act-again-construct = Prace budowlane jeszcze raz
fro-act-outside = Tej nocy w zimnie: { $people }
fro-act-outside-none = Wszyscy śpią w cieple
fro-deed-use = Użyj: { $building } ({ $pawn }), { $field }
fro-deed-gather = Zbieraj ({ $pawn }), { $goods }: { $count } – { $field }
fro-deed-fuel = Spal węgiel: ciepło +{ $coal } → { $heat }
fro-deed-cold = { $deed }, w zimnie
fro-deed-again = Jeszcze raz: { $building }, { $field }
fro-deed-demolish = Zburz: { $building }, { $field }
fro-deed-upgrade = Ulepsz: { $building }, { $field }
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
fro-leads = Przewodzi { $name }
fro-day-sheet = Co się wydarzyło
fro-key-fuel = spal węgiel
fro-key-build = buduj
fro-key-desk = następna zakładka
fro-ask-take-advisor = Który doradca?
fro-ask-give-up = Odrzuć jedną kartę mieszkańca i zapłać jej koszt startowy.
fro-ask-given = Gdzie stoi ten budynek: { $building }?
fro-ask-choose = Wybierz jedną z możliwości.
fro-ask-choose-of = „{ $asker }”: wybierz jedną z możliwości.
fro-ask-event-option = „{ $card }”: jaka decyzja?
fro-ask-sequence = Która karta najpierw?
fro-ask-flips = Utrzymać tę ciężko chorą osobę przy życiu kosztem żywności ({ $citizen })?
fro-ask-ask-hand = Śmierć ({ $citizen }): karta z ręki czy los?
fro-ask-fuel = Ile węgla spali Generator?
fro-ask-relief = Kogo uchronić przed zimnem?
fro-ask-marches = Którzy zwiadowcy idą najpierw?
fro-ask-base = Założyć bazę terenową zamiast iść dalej ({ $route })?
fro-ask-goal = Zwiadowcy na miejscu ({ $route }): eksplorować czy pominąć?
fro-ask-explored = Co robią tu zwiadowcy ({ $route })?
fro-ask-advisor = Wezwać dziś doradcę?
fro-ask-mobilise = Ogłosić mobilizację? Można to zrobić raz na grę.
fro-ask-abilities = Skorzystać z prawa?
fro-ask-turn = Kto idzie do pracy i dokąd?
fro-ask-turn-with = { $card } idzie z wami: dokąd?
fro-ask-confirm = Koniec pracy na dziś. Zgoda?
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
fro-ask-research = Jaką technologię badać?
fro-ask-enact = Które prawo uchwalić?
fro-ask-add-to-map = Gdzie to położyć: { $goods }?
fro-ask-take-from-map = Skąd to znika: { $goods }?
fro-ask-thump = Na które pola młot wykłada węgiel?
fro-ask-saw = Które drzewo ściąć?
fro-ask-collect = Z którego pola wziąć następny znacznik?
fro-ask-destroy = Który budynek ulegnie zniszczeniu?
fro-ask-ruin = Które schronienie zamieni się w ruiny?
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
fro-ask-unit-sick = Kto zachoruje?
fro-ask-unit-die = Kto umrze?
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
fro-tell-phase = { $phase }.
fro-tell-card-revealed = Odkryta karta: „{ $card }”.
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
fro-tell-grave = { $citizen } jest w ciężkim stanie.
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
        [few] { $name } spala { $count } węgla.
        [many] { $name } spala { $count } węgla.
       *[other] { $name } spala { $count } węgla.
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
fro-tell-used = { $name } używa: { $building } ({ $pawn }), { $field }.
    .did = używa: { $building } ({ $pawn })
fro-tell-gathering = { $name } zbiera zasoby: { $field } ({ $pawn }).
    .did = zbiera zasoby: { $field } ({ $pawn })
fro-tell-card-played = { $name } zagrywa: { $card }.
    .did = zagrywa: { $card }
fro-tell-built = Nowy budynek: { $building } ({ $place }).
fro-tell-demolished = Rozbiórka: { $building } ({ $field }).
fro-tell-destroyed = Zniszczenie: { $building } ({ $field }).
fro-tell-ruined = Zostają ruiny: { $building } ({ $field }).
fro-tell-upgraded = Ulepszenie: { $building } ({ $field }).
fro-tell-blasted = Grań wysadzona w powietrze ({ $position }).
fro-tell-rubble = Pod gruzami: { $rubble }.
fro-tell-law = { $name } uchwala prawo: „{ $law }”.
    .did = uchwala „{ $law }”
fro-tell-development = { $name } zaczyna badania: { $technology }, na dzień { $round }.
    .did = zaczyna badania: { $technology }
fro-tell-technology = Koniec badań: { $technology }.
fro-tell-scout-sent = { $name } wysyła zwiadowców: { $route }.
    .did = wysyła zwiadowców: { $route }
fro-tell-scout-returned = Zwiadowcy wracają ({ $route }).
fro-tell-base = Stoi baza terenowa ({ $route }).
fro-tell-passed = Zwiadowcy pomijają miejsce: „{ $card }”.
fro-tell-explored = Zwiadowcy eksplorują: „{ $card }”.
fro-tell-dusk-added = Coś czeka w stosie zmierzchu (źródło: „{ $origin }”).
fro-tell-citizen-drawn = { $name } dobiera: { $card }.
    .did = dobiera: { $card }
fro-tell-counter = Scenariusz – { $counter }: teraz { $count }.
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
fro-end-tower-dark = wieża pozostaje ciemna
fro-end-storm-survived = burza za nami
fro-end-dreadnought-sails = drednot rusza
fro-end-arks-sealed = arki uszczelnione
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
fro-verdict-arks-lost = Arki nie zostały uszczelnione na czas.
fro-verdict-seedlings-dead = Obumarła ostatnia sadzonka.
fro-verdict-generator-lost = Generator Winterhome odmówił posłuszeństwa.
fro-verdict-ramp-raised = Rampa poszła w górę, zanim dość osób weszło na pokład.
fro-verdict-tower-dark = Wieża Tesla City pozostała ciemna.
fro-verdict-storm-survived = Burza minęła, a Generator wciąż płonie.
fro-verdict-dreadnought-sails = Drednot rusza, a z nim całe miasto.
fro-verdict-arks-sealed = Arki są uszczelnione. Wiosna kiedyś nadejdzie.
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
fro-option-difficulty-help = Trudna strona karty społeczności to mniej żywności i więcej chorych. Generator Winterhome ma więcej uszkodzeń.
fro-option-advisors = Doradcy
fro-option-advisors-help = Wybierani po kolei albo przydzielani losowo.
fro-advisors-chosen = z wyboru
fro-advisors-dealt = losowo
fro-difficulty-normal = normalny
fro-difficulty-hard = trudny
fro-scenario-first = pierwsza gra
fro-scenarios = O scenariuszach
fro-look = Obejrzyj: { $place }
fro-build-here = Zbuduj tutaj
fro-standing = Gdy ktoś umiera, nie oddawaj kart z mojej ręki
fro-scenario-saved = Na 100 miast prosty bot ratuje { $normal }, na poziomie trudnym { $hard }.
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
fro-society-sick =
    { $count ->
        [one] w tym { $count } osoba chora
        [few] w tym { $count } osoby chore
        [many] w tym { $count } osób chorych
       *[other] w tym { $count } osoby chore
    }

## Why something is not possible
fro-refusal-answer = Teraz pytanie dotyczy czegoś innego.
fro-refusal-act-2 = Ten pionek leży dziś na żetonie wyczerpania.
fro-refusal-act-4 = Węgiel można dołożyć raz w turze, co najmniej 1.
fro-refusal-act-4-once = W tej turze dorzucono już węgla.
fro-refusal-act-4-no-coal = Co najmniej jeden węgiel.
fro-refusal-act-5 = Nie ma wolnego pionka tego typu.
fro-refusal-act-6 = Dzieci działają tylko tam, gdzie pozwala prawo lub karta.
fro-refusal-act-7 = Nie ma zgody na koniec pracy: najpierw ktoś musi wykonać akcję.
fro-refusal-act-9 = To niczego by nie zmieniło.
fro-refusal-auto-1 = Automaton potrzebuje węgla.
fro-refusal-auto-2 = Automaton nie może tego zrobić.
fro-refusal-bld-3 = Nie ma znaczników przeciążenia do usunięcia.
fro-refusal-bld-5 = Nie można ulepszyć budynku, w którym stoi pionek.
fro-refusal-bld-10 = Wszystkie sześć automatonów jest już w grze.
fro-refusal-bld-11 = W zasięgu nie ma drzewa.
fro-refusal-bld-14 = Tylko sąsiednie pola, na których jest mniej niż 5 węgla, albo puste.
fro-refusal-bld-20 = Nie ma jej wśród obejrzanych kart.
fro-refusal-bld-25 = Tego budynku nie można ulepszyć albo jest już ulepszony.
fro-refusal-bld-25-upgraded = Ten budynek jest już ulepszony.
fro-refusal-bld-25-one-side = Ten budynek nie ma lepszej strony.
fro-refusal-bld-26 = Tego budynku nie można zburzyć.
fro-refusal-c-5 = Ta akcja specjalna nie jest dla tego pionka.
fro-refusal-c-5-pawn = Ta akcja specjalna nie jest dla tego pionka.
fro-refusal-c-5-nothing = Ta akcja specjalna nic by teraz nie zmieniła.
fro-refusal-c-22 = Tu nie można założyć bazy terenowej.
fro-refusal-c-37 = Zabrania tego karta.
fro-refusal-c-39-no-centre = Na mapie nie ma centrum ewakuacyjnego.
fro-refusal-c-39-nobody-healthy = Nikt tego typu nie jest zdrowy.
fro-refusal-c-39-children-first = Najpierw dzieci: w mieście jest jeszcze zdrowe dziecko.
fro-refusal-c-39-no-rubble = Na tym polu nie ma gruzów.
fro-refusal-c-39-pawn = Na tych gruzach stoi pionek.
fro-refusal-c-40 = Punkt wyładowań nie może tam przejść.
fro-refusal-c-41-no-ridge = Wysadzić można tylko grań.
fro-refusal-c-41-whole-action = Wysadzenie zajmuje całą akcję budowy, a ta zaczęła się inaczej.
fro-refusal-c-41-apart = Ta grań nie dotyka ani płytki Generatora, ani płytki na mapie.
fro-refusal-c-41-no-coal = Wysadzenie kosztuje 2 węgla.
fro-refusal-c-41-no-tile = Węzeł grzewczy potrzebuje płytki bez węzła.
fro-refusal-c-41-has-hub = Na tej płytce jest już węzeł grzewczy.
fro-refusal-cit-2 = Ta karta nie pasuje do tego pionka albo do tej akcji.
fro-refusal-cit-5 = Dzisiejsza karta mieszkańca jest już zagrana.
fro-refusal-cit-6 = Kart mieszkańców nie łączy się z automatonami.
fro-refusal-cons-2 = Nie ma czego budować ani burzyć.
fro-refusal-cons-3 = Ten budynek nie jest odblokowany.
fro-refusal-cons-4 = Potrzebne jest wolne miejsce: pole na mały, cała płytka mapy na duży.
fro-refusal-cons-6 = Tego nie można zbudować.
fro-refusal-cons-7 = Nie może tu stać: sprawdź, gdzie wolno go zbudować.
fro-refusal-cons-8 = Wszystkie budynki tego rodzaju już stoją.
fro-refusal-cons-9 = Zburzyć można tylko budynek bez pionka.
fro-refusal-cons-9-pawn = W tym budynku pracuje pionek.
fro-refusal-cons-9-no-building = Nie stoi tu żaden budynek.
fro-refusal-cure-1 = Nikt tego typu nie choruje.
fro-refusal-cure-2 = Ostatnia chora osoba jest w ciężkim stanie: trzeba leczyć, nie kurować.
fro-refusal-cure-3 = Nikt tego typu nie jest ciężko chory.
fro-refusal-death-2 = Ta karta nie jest tego typu co osoba zmarła.
fro-refusal-dec-5 = Dla tego typu nic by to nie zmieniło.
fro-refusal-dusk-6 = Konsultacji społecznych nie można odłożyć.
fro-refusal-evt-2 = Warunek tej opcji nie jest spełniony.
fro-refusal-exp-5 = Tego miejsca nie można pominąć.
fro-refusal-exp-14 = Na tę drogę nie ma już karty.
fro-refusal-fx-9 = Nie ma już żetonu wyczerpania tego typu.
fro-refusal-fx-13 = Nie ma takiego żetonu do odwrócenia.
fro-refusal-fx-21 = Na tym polu się nie zmieści albo go tam nie ma.
fro-refusal-fx-22 = Nie stoi tu taki budynek.
fro-refusal-fx-23 = Nie stoi tu takie schronienie.
fro-refusal-fx-26 = Nie stoi tam pionek, który mógłby powtórzyć pracę.
fro-refusal-fx-43 = Ta karta niczego by tu nie zmieniła.
fro-refusal-gath-1 = Na tym polu nie ma czego zbierać.
fro-refusal-gath-2 = Na tym polu już stoi pionek.
fro-refusal-gath-3 = Drzew się nie zbiera; ścina je tartak.
fro-refusal-genp-2 = Nie więcej węgla, niż jest w puli, a ciepło nie dalej niż znacznik zimna.
fro-refusal-genp-2-too-hot = Nie goręcej niż znacznik zimna.
fro-refusal-genp-2-no-coal = Nie ma tyle węgla.
fro-refusal-hope-5 = Tor jest pełny albo żaden żeton nie jest zużyty.
fro-refusal-hope-5-full = Tor nadziei jest pełny.
fro-refusal-hope-5-none-spent = Żaden taki żeton nie jest zużyty.
fro-refusal-hope-7 = Żaden taki żeton nie leży tą stroną do góry.
fro-refusal-law-1 = Tego prawa nie ma wśród przyszłych praw.
fro-refusal-law-2 = Obowiązuje prawo, które je wyklucza.
fro-refusal-law-5 = Obowiązują już cztery prawa albo nie ma czego uchwalać.
fro-refusal-law-5-all-signed = Obowiązują cztery prawa: więcej nie można uchwalić.
fro-refusal-law-5-none-left = Nie ma już prawa do uchwalenia.
fro-refusal-law-6 = Dziś już użyte albo teraz nic by nie zmieniło.
fro-refusal-law-6-used = Dziś już z tego skorzystano.
fro-refusal-law-6-nothing = Teraz nic by to nie zmieniło.
fro-refusal-law-price = Nie ma nikogo, kto poniósłby koszt tego prawa.
fro-refusal-lim-1 = Nie więcej niż 50 osób tego typu.
fro-refusal-night-5 = Wszystkie ciepłe miejsca muszą być zajęte.
fro-refusal-prep-1 = Ten doradca nie bierze udziału w grze.
fro-refusal-prep-2 = Żeton nadziei tego doradcy nie jest aktywny.
fro-refusal-res-3 = Nie ma czym zapłacić.
fro-refusal-ruling-59 = Pierwszy efekt warsztatu jest obowiązkowy, zrezygnować można tylko z drugiego.
fro-refusal-scout-1 = Zwiadowcy potrzebują balonu obserwacyjnego i wolnej trasy.
fro-refusal-scout-1-no-balloon = Zwiadowcy potrzebują balonu obserwacyjnego.
fro-refusal-scout-1-taken = Na tej trasie są już zwiadowcy.
fro-refusal-scout-2 = Balon nie pozwala na kolejną ekspedycję.
fro-refusal-scout-3 = Automatony i dzieci nie mogą być zwiadowcami.
fro-refusal-setup-22 = Kosztu startowego tej karty nie da się zapłacić.
fro-refusal-snow-2 = Nie ma miejsca albo nie ma już płytek.
fro-refusal-snow-2-no-tile = Nie ma już płytek.
fro-refusal-snow-2-no-room = Nie ma miejsca na kolejną płytkę.
fro-refusal-snow-3 = Płytki bliskich terenów kładzie się przy płytce Generatora.
fro-refusal-snow-4 = Płytka dalekich terenów musi przylegać do płytki połączonej z Generatorem.
fro-refusal-spec-1 = Ta akcja specjalna jest już wykorzystana.
fro-refusal-use-1 = W tym budynku nie ma wolnego miejsca.
fro-refusal-use-1-no-building = Nie stoi tu żaden budynek.
fro-refusal-use-1-full = W tym budynku nie ma wolnego miejsca.
fro-refusal-use-2 = Tego budynku używają tylko inżynierowie.
fro-refusal-use-4 = Ten budynek nie ma akcji.
fro-refusal-wea-10 = Burza obróciła budynki tego rodzaju w ruinę.

## What comes if nobody lifts a finger
fro-nearest-none = W ciągu trzech dni końca nie widać.
fro-nearest = Bez działań: { $end }, dzień { $round } ({ $phase }).
fro-nearest-unless = Aby tego uniknąć, potrzeba jeszcze { $count } żywności.
fro-cast-old-hunger = Głód z wczoraj: { $need }, żywność: { $stock }, brakuje { $missing }.
fro-cast-feeding = Potrzebna żywność: { $need }, jest { $stock }, brakuje { $missing }.
fro-cast-beds = Pionki na noc: { $need }, w cieple { $stock }, w zimnie { $missing }.
fro-cast-prison = W zimnym więzieniu: { $need }.
fro-cast-cold = Zimno { $need }, ciepło { $stock }.
fro-cast-tower = Znaczniki do wieży: { $need }, wolne miejsca na torze: { $stock }; grozi awaria.
fro-cast-traps = Żywność z pułapek: { $stock }.
fro-cast-weather = Zimno rośnie o { $stock }, w najgorszym razie o { $need }.
fro-cast-storm = Uderza burza.
fro-cast-sickness = Chorzy ({ $who }): { $need }; niegroźna liczba to najwyżej { $stock }.
fro-cast-standing = Działa „{ $card }”.
fro-cast-timer = Kończy się czas karty „{ $card }”.
fro-cast-dusk = Może wyjść „{ $card }”.
fro-cast-unread = Może wyjść karta, której nikt nie czytał (źródło: „{ $card }”).
fro-cast-consequence = Może wyjść konsekwencja prawa „{ $law }”.
fro-cast-morning = Odkryta zostanie karta poranka.
fro-cast-technology = Koniec badań: { $technology }.
fro-cast-activation = Historia toczy się dalej: „{ $card }”.
fro-then-sick = choroba: { $people }
fro-then-deaths = śmierć: { $people }
fro-then-exhausted = wyczerpanie: { $people }
fro-then-discontent = niezadowolenie +{ $count }
fro-then-hope = nadzieja −{ $count }
fro-then-hunger = głód +{ $count }
fro-then-food = żywność +{ $count }
fro-then-cold = zimno +{ $count }
fro-then-end = koniec: { $end }
fro-kind-certain = pewne
fro-kind-chance = szansa { $percent }
fro-kind-choice = wybiera { $name }
fro-kind-unknown = nieznane

## Laws, technologies, weather, people
fro-law-pr01 = Praca dzieci
    .text = Małe ręce sięgną tam, gdzie duże nie mogą. Brygadziści przestają pytać o wiek.
fro-law-pr02 = Świetlice
    .text = Ciepła sala, piec i ktoś, kto czyta na głos. Póki obowiązuje to prawo, nikt przed dwunastym rokiem życia nie pracuje.
fro-law-pr03 = Cienka zupa
    .text = Więcej wody, więcej kości, więcej cierpliwości. Każdy je, nikt nie jest syty.
fro-law-pr04 = Chleb z trocinami
    .text = Piekarz przysięga, że nie czuć. Lecznica przysięga, że owszem.
fro-law-pr05 = Radykalne leczenie
    .text = Odmrożenie dostaje jedną noc. Rano decyduje piła.
fro-law-pr06 = Podtrzymanie życia
    .text = Póki pierś się unosi, łóżko jest zajęte, a miska pełna.
fro-law-pr07 = Nowa wiara
    .text = Chcieli czegoś większego niż mróz. Teraz to mają, a to coś ma głos.
fro-law-pr08 = Nowy porządek
    .text = Jedno miasto, jeden cel, jeden megafon na każdym rogu.
fro-law-pr09 = Zmiana awaryjna
    .text = Gdy syrena zawyje dwa razy, nikt nie pyta, czyja kolej.
fro-law-pr10 = Wydłużona zmiana
    .text = Dwie godziny więcej przed kolacją. Zegar na placu zdjęto.
fro-law-pr11 = Przepełnione kwatery
    .text = Po troje na pryczy, a trzeciemu najcieplej.
fro-law-pr12 = Dom opieki
    .text = Dla tych, których mróz zabrał już w połowie: dach, piec i zajęcie dla bezczynnych rąk.
fro-law-pr13 = Arena walk
    .text = Krąg ze skrzyń, dwoje ochotników i cała zmiana, która zdziera gardła.
fro-law-pr14 = Pub
    .text = Piwo to głównie wspomnienie, ale drzwi są otwarte, a lampa świeci.
fro-law-pr15 = Dodatkowe racje dla chorych
    .text = Druga chochla dla każdego, kto ma numer łóżka.
fro-law-pr16 = Prowizoryczne kwatery
    .text = Papa na dziury i rodziny znów w środku. Domu to już nie przypomina.
fro-technology-t01 = Piła parowa
fro-technology-t02 = Taktyka polowania
fro-technology-t03 = Otuliny kotłów
fro-technology-t04 = Zawory bezpieczeństwa
fro-technology-t05 = Płozy do sań
fro-technology-t06 = Chirurgia polowa
fro-technology-t07 = Mechaniczni palacze
fro-technology-t08 = Pługi parowe
fro-technology-t09 = Węzeł grzewczy
fro-weather-w01 = Kąsający wiatr
fro-weather-w02 = Czyste niebo
fro-weather-w03 = Blade słońce
fro-weather-w04 = Przymrozek
fro-weather-w05 = Lodowa mgła
fro-weather-w06 = Północna wichura
fro-weather-w07 = Cisza
fro-weather-w08 = Zawieja
fro-weather-w09 = Spadek ciśnienia
fro-weather-w10 = Czarny mróz
fro-weather-w11 = Śnieg z popiołem
fro-weather-w12 = Tęgi mróz
fro-weather-w13 = Cisza przed śniegiem
fro-advisor-ad1 = doradca ds. Generatora
fro-advisor-ad2 = doradca ds. zdrowia
fro-advisor-ad3 = doradca ds. społecznych
fro-advisor-ad4 = doradca ds. infrastruktury
fro-society-i = I · Pierwszy konwój
fro-society-ii = II · Wygnańcy z doków
fro-society-iii = III · Liceum
fro-society-iv = IV · Pociąg sierot
fro-society-v = V · Rozbitkowie z „Wytrwałości”
fro-society-vi = VI · Mechanicy
fro-base-fb1 = Zawietrzna
fro-base-fb2 = Stara ziemianka
fro-base-fb3 = Zamarznięty pomost
fro-base-fb4 = Maszt sygnałowy
fro-rubble-db01 = nic nie zostało
fro-rubble-db02 = zdrowe belki
fro-rubble-db03 = piwnica z węglem
fro-rubble-db04 = spiżarnia
fro-rubble-db05 = zaplombowana obudowa
fro-rubble-db06 = żelazna rama
fro-rubble-db07 = uwięziona brygada
fro-rubble-db08 = dwoje dzieci
fro-rubble-db09 = kreślarze
fro-scenario-i-crater = Nowy dom: Krater
    .goal = Przetrwać piętnaście dni i ostatniej nocy mieć pełne trzy magazyny: { $stores }.
    .special = Mapa na początek: trzy złoża na losowych rogach, dwie burze, pierwsza około 6. dnia.
fro-scenario-i-grove = Nowy dom: Zamarznięty gaj
    .goal = Jak w Kraterze, a na mapie ma zostać co najmniej 6 drzew.
    .special = Z drzew można zbierać drewno, tartaki dają więcej, młoty węglowe nie działają. Mniej niż 6 drzew kosztuje nadzieję o każdym zmierzchu.
fro-scenario-i-ridge = Nowy dom: Grań
    .goal = Jak w Kraterze.
    .special = Drogę zagradza pięć płytek grani. Odśnieżanie odkrywa tylko jedną płytkę; wysadzenie grani to cała akcja prac budowlanych i 2 węgla.
fro-scenario-i-plain = Nowy dom: Równina
    .goal = Jak w Kraterze.
    .special = Bez złóż, więc bez kopalni i maszyn drążących; dalekie tereny trudniej ogrzać; odśnieżanie odkrywa więcej; na trasach bazy terenowe.
fro-scenario-i-dreadnought = Nowy dom: Drednot
    .goal = Do ostatniej nocy ukończyć kadłub, kocioł i ładunek drednota: { $hull }, { $boiler } i { $cargo }.
    .special = Cztery płytki wraku, stal do odzyskania, fabryka stali do zbudowania. Magazynów nie trzeba napełniać.
fro-scenario-i-canyon = Nowy dom: Kanion
    .goal = Jak w Kraterze, a na mapie ma stać wentylatornia.
    .special = Wąska mapa; gdy Generator mocno grzeje, zbiera się złe powietrze i ludzie chorują; na trasach bazy terenowe.
fro-scenario-ii = Arki
    .goal = Do ostatniej nocy utrzymać przy życiu co najmniej 4 sadzonki i uszczelnić obie arki.
    .special = W każdej fazie Generatora obie szklane hale muszą być ciepłe, inaczej sadzonki giną; gdy nie zostanie żadna, gra jest przegrana.
fro-scenario-iii = Upadek Winterhome
    .goal = Do nocy 14. dnia ewakuować co najmniej 24 osoby i wszystkie dzieci, zanim Generator odmówi posłuszeństwa.
    .special = Wypalone miasto pełne gruzów, więcej ludzi, Generator, który się sypie. Od 6. dnia ludzie mogą odchodzić.
fro-scenario-iv = Ruiny Tesla City
    .goal = Do ostatniej nocy osiągnąć badania 10, wiedzę 4 i 2 cewki.
    .special = Po mapie wędrują punkty wyładowań i ludzie od nich chorują; usuwają je filtry; wiedzę dają biblioteka i dalekie płytki.
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
fro-card-p001 = Narodziny hazardu
    .text = Trzy kubki, jedno ziarno fasoli i krąg ludzi, którzy powinni spać. Do świtu ktoś przegrał chleb na cały tydzień.
    .option-1 = Uczciwe zasady i jawna gra
    .option-2 = Zakaz wszelkich gier
    .option-3 = To tylko kubki i fasola
fro-card-p002 = Szczury w spiżarni
    .text = Wyszły z popielników, chude i bez lęku.
    .option-1 = Brygady niech zastawią pułapki
    .option-2 = Wyłożyć spiżarnię deskami
    .option-3 = Same sobie pójdą
fro-card-p003 = Złodziej chleba
    .text = Cztery bochenki pod płaszczem, piąty w zębach.
    .option-1 = Wysłuchać go
    .option-2 = Przykuć do brygady odśnieżającej
    .option-3 = Wygnać go
fro-card-p004 = Zamarznięte rury
    .text = Rura z parą pod trzecią ulicą ucichła, a z kranów wychodzi lód.
    .option-1 = Ogrzać ją koksownikami
    .option-2 = Odkopać ręcznie
    .option-3 = Puścić ciśnienie inną drogą
fro-card-p005 = Matka u drzwi
    .text = Całą noc krążyła wokół Generatora z dzieckiem pod chustą.
    .option-1 = Oddać jej pryczę inżynierów
    .option-2 = Posłać pielęgniarkę
    .option-3 = Wszystkim jest zimno
fro-card-p006 = Narzędzia na ziemię
    .text = Gwizdek wzywa do pracy, ale nikt nie schyla się po łopatę.
    .option-1 = Obiecać krótsze dni
    .option-2 = Najpierw ich nakarmić
    .option-3 = Wezwać straż
fro-card-p007 = Szary kaszel
    .text = Zaczął się na jednej pryczy i zna już drogę do następnej.
    .option-1 = Kwarantanna dla całego rzędu
    .option-2 = Wygotować każde prześcieradło
    .option-3 = Pracować dalej
fro-card-p008 = Oferta zegarmistrzyni
    .text = Dajcie mi drewno i dwa spokojne dni, mówi, a dam wam ręce, które się nie męczą.
    .option-1 = Dać jej warsztat
    .option-2 = Potrzebujemy cię w kopalni
fro-card-p009 = Światła na grani
    .text = Cztery latarnie, potem trzy, potem znów cztery. Ktoś tam wciąż liczy.
    .option-1 = Zapalić wielką lampę
    .option-2 = Posłać ludzi z saniami
    .option-3 = Zgasić nasze lampy
fro-card-p010 = Zasypany skład
    .text = Róg plandeki, namalowany numer, a pod spodem skrzynie pierwszej wyprawy.
    .option-1 = Kopać
    .option-2 = Posłać ochotników po pracy
    .option-3 = Oznaczyć na później
fro-card-p011 = Kobieta, która słyszała głosy
    .text = Mówi, że Generator do niej przemawia i że ma zdanie na wasz temat.
    .option-1 = Niech przemówi na placu
    .option-2 = Oddać ją lekarzom
    .option-3 = Wypędzić ją
fro-card-p012 = Bezpańskie psy
    .text = Z bieli przyszła wataha, wciąż w uprzęży.
    .option-1 = Nakarmić i zatrzymać
    .option-2 = Do garnka
    .option-3 = Przegonić
fro-card-p013 = Pod podłogą
    .text = Dość konserw na cały miesiąc, a wszystkie należą do jednej rodziny.
    .option-1 = Zarekwirować
    .option-2 = Poprosić, by się podzielili
    .option-3 = To ich własność
fro-card-p014 = Śnieg z sadzy
    .text = Komin dusi się własnym popiołem, a szare płatki spadają na kolejkę po chleb.
    .option-1 = Wejść i wyczyścić
    .option-2 = Wypalić do czysta
    .option-3 = Niech dymi
fro-card-p015 = Nie ma gdzie kopać
    .text = Ziemia jest z żelaza. Za tartakiem leżą kształty owinięte w płótno.
    .option-1 = Wznieść stos i nie dać mu zgasnąć
    .option-2 = Wysadzić rów
    .option-3 = Zostawić pod śniegiem
fro-card-p016 = Pęknięcie w płycie
    .text = Cieńsze niż włos i śpiewa, gdy rośnie ciśnienie.
    .option-1 = Przykręcić łatę
    .option-2 = Użyć rdzenia jako zbiornika ciśnieniowego
    .option-3 = Trzymać się poniżej czerwonej kreski
fro-card-p017 = Ślady w głąb pustki
    .text = Sześć par butów, jedne sanie i kartka, że im przykro.
    .option-1 = Pójść za nimi z chlebem
    .option-2 = Sprowadzić ich w kajdanach
    .option-3 = Niech idą
fro-card-p018 = Worek z pocztą
    .text = Odtajał z sań martwego kuriera: dwieście listów, wszystkie z zeszłego lata.
    .option-1 = Czytać na głos
    .option-2 = Rozdać po cichu
    .option-3 = Spalić bez czytania
fro-card-p019 = Sala z tablicą
    .text = Emerytowany kreślarz zamiótł szopę i ustawił w rzędach dwanaście skrzyń.
    .option-1 = Ogrzać mu ją
    .option-2 = Dać drewno na ławki
    .option-3 = Szopa jest potrzebna na narzędzia
fro-card-p020 = Nafta i cukier
    .text = Nocna zmiana odkryła przepis, a dwóch z nich odkryło, że nie widzi.
    .option-1 = Rozbić aparaturę
    .option-2 = Wydać koncesję
    .option-3 = Niech mają jedną pociechę
fro-card-p021 = Biała lawina
    .text = Krawędź puściła w nocy. Tam, gdzie wczoraj biegły tory, jest tylko zbocze.
    .option-1 = Odkopać hałdy
    .option-2 = Nasłuchiwać ocalałych
    .option-3 = Pracować gdzie indziej
fro-card-p022 = Ciepły oddech
    .text = Dziura w lodzie nie szersza niż kapelusz, a z niej tchnienie lata.
    .option-1 = Zamknąć ją i podłączyć rury
    .option-2 = Obmywać tam chorych
    .option-3 = Zostawić ją dzieciom
fro-card-p023 = Lżejsze worki
    .text = Każdy worek wychodzi z kopalni pełny. Każdy dociera lżejszy o jedną piątą.
    .option-1 = Ważyć na obu końcach
    .option-2 = Podnieść racje tragarzom
    .option-3 = Wychłostać ostatniego na liście
fro-card-p024 = Pierwszy krzyk
    .text = Między dwiema zmianami, za zasłoną z worków, miasto powiększyło się o jedno życie.
    .option-1 = Uczta, na jaką nas stać
    .option-2 = Jedno uderzenie w dzwon
    .option-3 = Wracać do pracy
fro-card-p025 = Połamane płozy
    .text = W szopie na sanie leżą same drzazgi, a zwiadowcy patrzą na swoje buty.
    .option-1 = Odbudować z dobrego drewna
    .option-2 = Nosić ładunki na plecach
    .option-3 = Porąbać na drewno
fro-card-p026 = Dwa projekty
    .text = Palacze chcą jednego, kreślarze drugiego i nikt nie zniża głosu.
    .option-1 = Stanąć po stronie palaczy
    .option-2 = Stanąć po stronie kreślarzy
    .option-3 = Niech ciągną losy
fro-card-p027 = Ślepota śnieżna
    .text = Poranna brygada wróciła gęsiego po linie, każdy trzymał płaszcz poprzednika.
    .option-1 = Dzień w ciemności dla wszystkich
    .option-2 = Wyciąć gogle ze szparką
    .option-3 = Znają drogę na pamięć
fro-card-p028 = Targ koców
    .text = Ma stragany, godziny otwarcia i ceny, które zmieniają się, ledwie się odwrócisz.
    .option-1 = Opodatkować
    .option-2 = Zamknąć
    .option-3 = Kupić koce dla wszystkich
fro-card-p029 = Puste krzesło strażnika
    .text = Piec się palił, herbata była ciepła, a strażnika nie było nigdzie.
    .option-1 = Przeszukać krawędź
    .option-2 = Lampy na każdym rogu
    .option-3 = Wyznaczyć następnego
fro-card-p030 = Miękkie belki
    .text = Wciśnij kciuk w futrynę, a kciuk wejdzie.
    .option-1 = Wymienić belki
    .option-2 = Podeprzeć
    .option-3 = Wyprowadzić wszystkich
fro-card-p031 = Pieczęć Admiralicji
    .text = Skrzynia, za którą nikt nie pokwitował, z trzema pieczęciami i czerwonym ostrzeżeniem.
    .option-1 = Otworzyć
    .option-2 = Oddać do warsztatu
    .option-3 = Zakopać
fro-card-p032 = Petycja
    .text = Czterysta słów, sześćdziesiąt krzyżyków i jeden bardzo ładny podpis.
    .option-1 = Zgodzić się
    .option-2 = Obiecać odpowiedź
    .option-3 = Odmówić
fro-card-z000 = Nieuniknione
    .text = Noc zapada jak wieko. Gdzieś w ciemności ktoś zaczyna kaszleć i nie przestaje.
    .option-1 = Rozpalić koksowniki na ulicach
    .option-2 = Czuwać razem
    .option-3 = Wytrzymać
fro-card-z001 = Długi z gry w kubki
    .text = Postawił płaszcz. Teraz chce go z powrotem, jego płuca także.
    .option-1 = Umorzyć wszystkie długi
    .option-2 = Wykupić płaszcze
    .option-3 = Dług to dług
fro-card-z002 = Uczciwy stół
    .text = Tablica, świadek, małe stawki. To teraz najcichszy kąt w mieście.
fro-card-z003 = Zęby w mące
    .text = Worki ruszają się same.
    .option-1 = Spalić zepsute worki
    .option-2 = Przesiać i wydać
    .option-3 = Wykurzyć je dymem
fro-card-z004 = Szary gulasz
    .text = To mięso. Nikt nie zadaje drugiego pytania.
    .option-1 = Wydać go
    .option-2 = Dorzucić do pieca
fro-card-z005 = Człowiek odmieniony
    .text = Złodziej chleba co noc zamiata spiżarnię. Niczego nie brakuje.
fro-card-z006 = Jego trzej bracia
    .text = Nie krzyczą. Po prostu przestają pracować, gdziekolwiek spojrzysz.
    .option-1 = Wypuścić go
    .option-2 = Rozdzielić ich
    .option-3 = Zakuć także ich
fro-card-z007 = Pęka rura
    .text = Nad trzecią ulicą stoi białe drzewo pary i wciąż rośnie.
    .option-1 = Zamknąć zawór
    .option-2 = Łatać w parze
    .option-3 = Dokładać węgla do rana
fro-card-z008 = Inżynierowie pamiętają
    .text = Oddali jedną pryczę na jedną noc. Teraz na drzwiach wisi lista dyżurów.
fro-card-z009 = Chusta
    .text = Powiesiła ją na barierce Generatora. Nikt nie śmie jej zdjąć.
    .option-1 = Zbudować oddział dziecięcy
    .option-2 = Stanąć przy niej
    .option-3 = Zdjąć chustę
fro-card-z010 = Strajk się szerzy
    .text = Najpierw łopaty, potem piły, a dziś kuchnia.
    .option-1 = Negocjować
    .option-2 = Przeczekać
    .option-3 = Złamać strajk
fro-card-z011 = Czas spełnić obietnicę
    .text = Krótsze dni, tak było powiedziane. Liczyli godziny.
    .option-1 = Dotrzymać obietnicy
    .option-2 = Poprosić o cierpliwość
    .option-3 = Nie było obietnicy
fro-card-z012 = Kaszel ma nazwę
    .text = Lekarz zapisuje ją, podkreśla i zamyka zeszyt.
    .option-1 = Zamknąć stołówkę
    .option-2 = Wszyscy inżynierowie do chorych
    .option-3 = Nie zamykać miasta
fro-card-z013 = Lina opada
    .text = Dziesięć dni za liną, a teraz mogą się objąć.
fro-card-z014 = Ręce, które się nie męczą
    .text = Automaton zajął jego miejsce, a on nie wie, gdzie podziać własne ręce.
    .option-1 = Nauczyć ich nowego fachu
    .option-2 = Postęp to postęp
fro-card-z015 = Zobaczyli lampę
    .text = Jedenaście osób, jedna uprząż, a dzieci idą same.
    .option-1 = Przyjąć ich
    .option-2 = Tylko zdolnych do pracy
    .option-3 = Chleb i wskazanie drogi
fro-card-z016 = Latarnie zgasły
    .text = Trzy. Dwie. Długo tylko jedna.
    .option-1 = Pomodlić się za nich
    .option-2 = Nic nie mówić
    .option-3 = Przynieść, co po nich zostało
fro-card-z017 = Ktoś kopał pierwszy
    .text = Skład jest otwarty, a śnieg wokół zdeptały znajome buty.
    .option-1 = Poprosić o połowę
    .option-2 = Przeszukać prycze
    .option-3 = Niech zatrzymają
fro-card-z018 = Jej krąg
    .text = Przed każdą zmianą dotykają Generatora. Niektórzy puszczają za późno.
    .option-1 = Przyłączyć się do modlitwy
    .option-2 = Ogrodzić płyty
    .option-3 = Zabronić
fro-card-z019 = Jej słowa na murze
    .text = Jej już nie ma, a wszystko, co mówiła, jest zapisane na wysokości kobiecej dłoni.
    .option-1 = Zostawić
    .option-2 = Odpowiedzieć pod spodem
    .option-3 = Zamalować
fro-card-z020 = Sześć psów i sanie
    .text = Napierają na uprząż, jakby na nią czekały.
    .option-1 = Zostawić zaprzęg
    .option-2 = Jedno wielkie polowanie
    .option-3 = Zwieźć hałdy
fro-card-z021 = Wycie
    .text = Wataha nie odeszła. Krąży.
    .option-1 = Ognie na krawędzi
    .option-2 = Nikt nie poluje w pojedynkę
    .option-3 = Odpędzić ją
fro-card-z022 = Rodzina u bramy
    .text = Spakowali się. Chcą, by wszyscy widzieli, jak się pakują.
    .option-1 = Niech odejdą
    .option-2 = Oddać połowę
    .option-3 = Nikt nie odchodzi
fro-card-z023 = Każdy coś chowa
    .text = Skoro wolno jednej rodzinie, czemu nie mojej? W całym mieście skrzypią podłogi.
    .option-1 = Otworzyć razem wszystkie schowki
    .option-2 = Przetrząsnąć prycze
    .option-3 = Wzruszyć ramionami
fro-card-z024 = Czarne płuca
    .text = Plują w chusteczki i pokazują je sobie.
    .option-1 = Wreszcie wyczyścić komin
    .option-2 = Mokre szmaty
    .option-3 = Maski dla wszystkich
fro-card-z025 = Popiół na śniegu
    .text = Każda rodzina wzięła garść. To wystarczyło.
fro-card-z026 = Co odsłoniła odwilż
    .text = Ciepła ulica roztopiła nie tę zaspę.
    .option-1 = Wynieść ich nocą
    .option-2 = Spalić wszystko
    .option-3 = Zasypać z powrotem
fro-card-z027 = Płyta śpiewa
    .text = Z placu odchodzą psy. Potem ludzie.
    .option-1 = Spuścić parę
    .option-2 = Wszyscy do kluczy
    .option-3 = Zaufać płycie
fro-card-z028 = Wrócili odmienieni
    .text = Już nie narzekają. Opowiadają innym, co tam jest.
fro-card-z029 = Sanie wracają puste
    .text = Psy same przyciągnęły je do domu.
    .option-1 = Czuwanie
    .option-2 = Ukryć je
    .option-3 = Pokazać wszystkim
fro-card-z030 = Drogi bracie
    .text = Pół placu płacze, pół się śmieje, a nikt nie pracuje.
    .option-1 = Dać im ten wieczór
    .option-2 = Dość tego
fro-card-z031 = Ktoś widział ogień
    .text = Nadpalony róg koperty, a na nim dziecięce pismo.
    .option-1 = Przyznać się
    .option-2 = Zaprzeczyć
    .option-3 = Zrzucić winę na palacza
fro-card-z032 = Słupki i zawory
    .text = Znają już tablice ciśnień. Najmłodsze poprawia brygadzistę.
    .option-1 = Niech pomagają w warsztacie
    .option-2 = Najstarsze do chorych
fro-card-z033 = Kaszel kreślarza
    .text = Wciąż pisze lekcje kredą na skrzyniach, na stojąco, w zimnie.
    .option-1 = Oddać mu szopę
    .option-2 = Posłać go do lecznicy
    .option-3 = Zostawić w spokoju
fro-card-z034 = Lokal z koncesją
    .text = Poborca pije za darmo. Podatek jest więc niewielki.
    .option-1 = Niech handluje jawnie
    .option-2 = Raz z nimi wypić
    .option-3 = Zamknąć
fro-card-z035 = Siedmiu w ciemności
    .text = Przepis zrobił się mocniejszy.
    .option-1 = Lekka praca dla nich
    .option-2 = Łóżka dla całej siódemki
    .option-3 = Sami wybrali
fro-card-z036 = Stukanie z głębi
    .text = Trzy wolne, trzy szybkie, trzy wolne. Spod lawiny.
    .option-1 = Kopać całą noc
    .option-2 = To tylko lód
fro-card-z037 = Szczelina się zamyka
    .text = Ciepły oddech skwaśniał, osłabł i ustał.
    .option-1 = Wiercić głębiej
    .option-2 = Odzyskać rury
    .option-3 = Wtłoczyć parę
fro-card-z038 = Nie ten człowiek
    .text = Worki wciąż są lekkie. Wychłostany wciąż leży.
    .option-1 = Zadośćuczynić chlebem
    .option-2 = Znaleźć tego właściwego
    .option-3 = Wychłostać następnego
fro-card-z039 = Waga tragarzy
    .text = Zrobili własną wagę i teraz ważą was.
fro-card-z040 = Druty i wełna
    .text = Na każdej ławce leży kłębek sprutej wełny. To najmniejszy mundur świata.
fro-card-z041 = Zamarznięty ładunek
    .text = Przynieśli wszystko prócz palców u stóp.
    .option-1 = Najpierw ich opatrzyć
    .option-2 = Najpierw rozładować
fro-card-z042 = Kreślarze odchodzą
    .text = Oddali ołówki, zatemperowane, w rzędzie.
    .option-1 = Przeprosić
    .option-2 = Przyjąć dymisję
    .option-3 = Wysłać ich do kopalni
fro-card-z043 = Ciśnienie na złość
    .text = Palacze zrobili dokładnie to, co na rysunku, i cieknie dokładnie tam, gdzie mówili.
    .option-1 = Przyznać im rację
    .option-2 = Zrobić od nowa
    .option-3 = Niech cieknie
fro-card-z044 = Zerwana lina
    .text = Czwarty mówi, że puścił tylko na chwilę.
    .option-1 = Szukać z lampami
    .option-2 = Szukać o świcie
    .option-3 = Szukają wszyscy
fro-card-z045 = Podwójna księgowość
    .text = Jedna dla was, druga dla prawdy.
    .option-1 = Skontrolować
    .option-2 = Wziąć łapówkę
    .option-3 = Zamknąć targ
fro-card-z046 = Każde łóżko posłane
    .text = Przez jedną noc wszystkie koce w mieście leżą na ludziach.
fro-card-z047 = Nasłuchiwał
    .text = Siedział prosto, twarzą na północ, uśmiechnięty, z dłonią przy uchu.
    .option-1 = Pochować go twarzą na południe
    .option-2 = Odczytać, co zapisał
    .option-3 = Spalić notatki
fro-card-z048 = Drugie krzesło
    .text = Nowego strażnika też nie ma. Herbata wciąż jest ciepła.
    .option-1 = Dość straży
    .option-2 = Posłać najlepszych
    .option-3 = Zamknąć bramę
fro-card-z049 = Podpora puszcza
    .text = Najpierw cichy dźwięk, jakby ktoś odchrząknął.
    .option-1 = Trzymać do rana
    .option-2 = Wszyscy na zewnątrz
    .option-3 = Nowe belki jeszcze dziś
fro-card-z050 = W skrzyni
    .text = Słoma, mosiężna obudowa i instrukcja w języku strzałek.
fro-card-z051 = Tyka
    .text = Słychać to przez metr śniegu, jeśli uklęknąć.
    .option-1 = Szybko odkopać
    .option-2 = Przenieść ulicę
    .option-3 = Chodzić na palcach
fro-card-z052 = Komitet
    .text = Mają przewodniczącego, sekretarza i kogoś, kto staje wam za plecami.
    .option-1 = Posadzić ich przy stole
    .option-2 = Odczytać odpowiedź
    .option-3 = Zgubić papier
fro-card-z053 = Ta sama petycja, dłuższa
    .text = Dwieście krzyżyków. Podpis ćwiczył.
    .option-1 = Zgodzić się teraz
    .option-2 = Przemówić do tłumu
    .option-3 = Znów odmówić
fro-card-z054 = Przybysze się zadomawiają
    .text = O nic nie prosili i naprawili wszystko.
fro-card-z055 = Co ze sobą przynieśli
    .text = Pierwszy z przybyszów, który zachorował, siedział przy studni.
    .option-1 = Osobna studnia
    .option-2 = Zrzucić winę na nich
    .option-3 = Pielęgnować ich
fro-card-z056 = Marsz odchodzących
    .text = Z plecakami krążą wokół Generatora, co wieczór jest ich więcej.
    .option-1 = Iść obok nich
    .option-2 = Pokazać im mapy
    .option-3 = Zakazać marszu
fro-card-z057 = Piasek w łożyskach
    .text = To nie przypadek. Piasek był przesiany.
    .option-1 = Rozebrać i wyczyścić
    .option-2 = Niech chodzi, jak jest
    .option-3 = Znaleźć winnego
fro-card-z058 = Kropki i kreski
    .text = Między dwiema burzami drut mówił przez dziewięć sekund. Każdy usłyszał co innego.
    .option-1 = Mówił: wytrwajcie
    .option-2 = Mówił: zawróćcie
fro-card-z059 = Czego nie mówią zwiadowcy
    .text = Jedzą teraz osobno i tylko chleb.
    .option-1 = Nie pytać
    .option-2 = Niech opowiedzą
    .option-3 = Zwolnić ich ze służby
fro-card-z060 = Barometr opada
    .text = Na dole skali jest kołek. Wskazówka go wygina.
    .option-1 = Podwójne zmiany
    .option-2 = Zaryglować drzwi
    .option-3 = Modlić się
fro-card-z061 = Dach dla każdego
    .text = Najpierw proszą o jedno: by nie spać pod gołym niebem.
fro-card-z062 = Chleb na stole
    .text = Pokażcie spiżarnię, mówią. Tylko otwórzcie drzwi.
fro-card-z063 = Lekarze
    .text = Lista nazwisk, a przy każdym liczba dni w łóżku.
fro-card-z064 = Prawo, nie kaprys
    .text = Chcą, by zasady zostały spisane, i chcą je przeczytać.
fro-card-z065 = Oczy poza krawędzią
    .text = Czy żyje ktoś jeszcze? To jedyne pytanie, jakie zadają dzieci.
fro-card-z066 = Pytanie o piec
    .text = Czy jest bezpieczny? Krzesło dla inżyniera stawiają na środku sali.
fro-card-z067 = Godzina dla dzieci
    .text = Delegacja, nikt nie ma więcej niż dziesięć lat, i rysunek.
    .option-1 = Powiesić go w sali i dotrzymać słowa
    .option-2 = Dać im popołudnie
    .option-3 = Nie ma czasu
fro-card-z068 = Dzień odpoczynku
    .text = Nie święto. Jeden dzień. Zgodziliby się na pół.
    .option-1 = Cały dzień
    .option-2 = Pół dnia
    .option-3 = Mróz nie odpoczywa
fro-card-z069 = Podzielić się ciepłem
    .text = Mieszkańcy dalszych ulic zmierzyli swój szron linijką.
    .option-1 = Dołożyć węgla dla dalszych ulic
    .option-2 = Przenieść chorych bliżej
    .option-3 = Ciepło idzie rurami
fro-card-z070 = Kto decyduje
    .text = Przynieśli urnę. To puszka po herbatnikach, z wyciętą szparą.
    .option-1 = Niech zagłosują nad prawem
    .option-2 = Mówić otwarcie
    .option-3 = My decydujemy
fro-card-z071 = Zgniecione palce
    .text = Pas nie stanął, gdy chłopiec krzyknął. Nie tak go zbudowano.
    .option-1 = Posiedzieć z rodziną
    .option-2 = Zabrać dzieci od pasów
    .option-3 = Wracać do pracy
fro-card-z072 = Dumna wypłata
    .text = Podnosi swój talon jak medal.
    .option-1 = Pochwalić je na placu
    .option-2 = Niech dziś się pobawią
    .option-3 = Wyższe normy
fro-card-z073 = Bezczynne ręce
    .text = Górnicy mijają ciepłą świetlicę w drodze do kopalni i spluwają na próg.
    .option-1 = Wytłumaczyć prawo raz jeszcze
    .option-2 = Starsze niech noszą węgiel
    .option-3 = Nie słuchać szemrania
fro-card-z074 = Uczennica
    .text = Dziewczynka ze świetlicy narysowała lepszy zawór niż nasz.
fro-card-z075 = Znowu rzepa
    .text = Ktoś napisał na murze jadłospis na cały tydzień. Ma jedno słowo.
    .option-1 = Dorzucić kawałek mięsa
    .option-2 = Zmyć mur
fro-card-z076 = Słabi przy kołowrocie
    .text = Jeden zemdlał przy kołowrocie, potem drugi, który go łapał.
    .option-1 = Podwójna chochla dla zmiany
    .option-2 = Lżejsze ładunki
    .option-3 = Utrzymać tempo
fro-card-z077 = Drzazgi
    .text = Chirurg układa na płótnie jedenaście w rzędzie.
    .option-1 = Przesiewać mąkę
    .option-2 = Wydawać mimo to
fro-card-z078 = Sekret piekarza
    .text = Je z innego bochenka i teraz wszyscy o tym wiedzą.
    .option-1 = Ukarać go jawnie
    .option-2 = Wszyscy jedzą z jednej tacy
    .option-3 = Nic nie mówić
fro-card-z079 = Puste rękawy
    .text = Zbierają się przy pompie i porównują, czego komu brak.
    .option-1 = Znaleźć im pracę na siedząco
    .option-2 = Obiecać im Dom opieki
    .option-3 = Odesłać do domu
fro-card-z080 = Pewny nóż
    .text = Ręka chirurga nauczyła się fachu. Mniej jest krzyku.
fro-card-z081 = Pełne łóżka
    .text = Do łóżek stoi kolejka, a ci, którzy w nich leżą, nie wstają.
    .option-1 = Nakarmić kolejkę
    .option-2 = Losować łóżka
    .option-3 = Odprawić kolejkę
fro-card-z082 = Otworzył oczy
    .text = Dziewięć dni bez słowa, a dziś poprosił o sól.
fro-card-z083 = Uliczni kaznodzieje
    .text = Przekrzykują brygadzistę, a tłum im na to pozwala.
    .option-1 = Oddać im wieczorny dzwon
    .option-2 = Trzymać ich w Świątyni
    .option-3 = Uciszyć ich
fro-card-z084 = Niewierzący
    .text = Niektóre drzwi podczas modłów są zamknięte i ludzie zaczęli je liczyć.
    .option-1 = Chronić ich
    .option-2 = Wymienić ich z ambony
    .option-3 = Odwrócić wzrok
fro-card-z085 = Donosy
    .text = Skrzynka na skargi pełna jest nazwisk, a skarg w niej mało.
    .option-1 = Spalić listy
    .option-2 = Aresztować kilka osób
    .option-3 = Zająć się każdym
fro-card-z086 = Milczący megafon
    .text = Przez cały wieczór miasto słyszy tylko wiatr i samo siebie.
    .option-1 = Naprawić od razu
    .option-2 = Niech rozmawiają
    .option-3 = Podwoić patrole
fro-card-z087 = Dwudziesta czwarta godzina
    .text = Umarł na stanowisku z dźwignią w dłoni.
    .option-1 = Nazwać dźwignię jego imieniem
    .option-2 = Umiera robotnik; płacę dostaje rodzina
    .option-3 = Uznać za wypadek
fro-card-z088 = Zmiana, która wytrwała
    .text = Zeszli z muru szarzy jak popiół i roześmiani.
fro-card-z089 = Powolne ręce
    .text = Narzędzia giną z wielką regularnością.
    .option-1 = Skrócić jutrzejszy dzień
    .option-2 = Ukarać brygady grzywną
fro-card-z090 = Zimna kolacja
    .text = Ostatnia zmiana zastaje pusty garnek.
    .option-1 = Ugotować drugi garnek
    .option-2 = Niech przychodzą wcześniej
    .option-3 = Podzielić resztki po dzieciach
fro-card-z091 = Przepełnione sale
    .text = Jedno kaszlnięcie w sali na dwanaście osób to do rana dwanaście kaszlnięć.
    .option-1 = Rozwiesić prześcieradła między pryczami
    .option-2 = Wietrzyć sale
    .option-3 = Niech minie samo
fro-card-z092 = Kochaj bliźniego
    .text = W niektórych salach powstały rodziny. W innych waśnie.
    .option-1 = Zaufać im
    .option-2 = Rozdzielić najgorszych
    .option-3 = Niech sami to rozstrzygną
fro-card-z093 = Rzeźby z drewna
    .text = Dom opieki zapełnił półkę małymi drewnianymi zwierzętami.
fro-card-z094 = Kto płaci za piec
    .text = Węgiel dla tych, którzy węgla nie kopią: ludzie rachują już na głos.
    .option-1 = Zapłacić chętnie
    .option-2 = Grzać na pół
fro-card-z095 = Zła krew
    .text = Dzwonek zabrzmiał, a oni nie przestali.
    .option-1 = Wykluczyć obu
    .option-2 = Niech się rozstrzygnie
    .option-3 = Wyznaczyć sędziego
fro-card-z096 = Kwity zakładów
    .text = W jeden wieczór połowa racji węgla zmieniła właściciela.
    .option-1 = Skonfiskować wygrane
    .option-2 = Zamknąć arenę na dzień
    .option-3 = Wziąć swoją część
fro-card-z097 = Ostatnia kolejka
    .text = Nie chcą wyjść na mróz, a gospodarz nie umie ich zmusić.
    .option-1 = Jeszcze jedna kolejka
    .option-2 = Wyrzucić ich
    .option-3 = Niech trzeźwieją przy pracy
fro-card-z098 = Piosenka
    .text = Ktoś przypomniał sobie melodię i o północy znała ją cała ulica.
fro-card-z099 = Udawane gorączki
    .text = Termometr znów leżał przy piecu.
    .option-1 = Zbadać każdego
    .option-2 = Zabrać drugą chochlę
    .option-3 = Nakarmić wszystkich
fro-card-z100 = Znowu na nogach
    .text = Sześcioro z nich wróciło dziś do domu pod rękę.
fro-card-z101 = Spadająca belka
    .text = Załatany dach puścił tam, gdzie był załatany.
    .option-1 = Podeprzeć
    .option-2 = Odkopać ludzi
    .option-3 = Porzucić budynek
fro-card-z102 = Kwiaty z mrozu
    .text = Na ścianach ruin wyrosły białe paprocie. Dzieciom się podobają.
fro-card-ea01 = To nie bajka
    .text = Domek myśliwski w kolorze piernika, każda okiennica zabita od środka.
    .option-1 = Załadować sanie
    .option-2 = Iść po śladach krwi
fro-card-ea02 = Porzucony tender
    .text = Tender z węglem leży na boku, lokomotywa dawno zniknęła w oddali.
    .option-1 = Opróżnić go
    .option-2 = Iść wzdłuż torów
fro-card-ea03 = Chata pasterki
    .text = Dym z komina. Spaliła meble i prawie całe drzwi.
    .option-1 = Zabrać rodzinę do miasta
    .option-2 = Zostawić opał i zapytać o drogę
fro-card-ea04 = Obóz geodetów
    .text = Cztery trójnogi wciąż celują w miejsce, gdzie stoi teraz miasto.
    .option-1 = Zabrać przyrządy
    .option-2 = Zabrać mapy i iść dalej
fro-card-ea05 = Popękane jezioro
    .text = Pod grubym, przejrzystym lodem ryby wiszą jak monety.
    .option-1 = Wyciąć i zwieźć
    .option-2 = Ciąć szybko, póki lód trzyma
fro-card-ea06 = Spalony konwój
    .text = Dziewięć wozów w kręgu. Cokolwiek powstrzymywali, powstrzymali ogniem.
    .option-1 = Odzyskać deski i osie
    .option-2 = Szukać podpalacza
fro-card-ea07 = Głos w przepuście
    .text = Dziecięce głosy śpiewają, żeby nie zasnąć.
    .option-1 = Zanieść je do miasta
    .option-2 = Oznaczyć miejsce i iść dalej
fro-card-ea08 = Ślizg do drewna
    .text = Kłody z całej zimy, zamarznięte w pół drogi.
    .option-1 = Wyrąbać, ile się da
    .option-2 = Spuścić je w stronę miasta
fro-card-ea09 = Stacja pogodowa nr 9
    .text = Igła wciąż pisze. Obserwator wciąż trzyma pióro.
    .option-1 = Zabrać wykresy
    .option-2 = Uruchomić telegraf
fro-card-ea10 = Zasypana kaplica
    .text = Na zmianę ciągną za sznur dzwonu, żeby się ogrzać.
    .option-1 = Wyprowadzić ich
    .option-2 = Tylko silnych
fro-card-ea11 = Jaskinia przemytników
    .text = Rum, liny i księga z nazwiskami, które znamy.
    .option-1 = Zabrać towary
    .option-2 = Zabrać księgę
fro-card-ea12 = Niedokończona linia
    .text = Tory donikąd i podkłady na resztę drogi.
    .option-1 = Zabrać podkłady
    .option-2 = Jechać dalej drezyną
fro-card-ea13 = Kopacze torfu
    .text = Sześciu mężczyzn i chłopiec, którzy nie słyszeli, że świat się skończył.
    .option-1 = Zaprosić ich
    .option-2 = Pohandlować i iść dalej
fro-card-ea14 = Kraj niedźwiedzi
    .text = Ślady wielkie jak miednica i świeże.
    .option-1 = Zapolować
    .option-2 = Iść jego śladem
fro-card-eb01 = Sterowiec na śniegu
    .text = Gondola leży w śniegu równo jak kapelusz na stole.
    .option-1 = Wymontować silnik
    .option-2 = Zabrać mapy
fro-card-eb02 = Cicha kopalnia
    .text = Lampy wiszą rzędem przy szybie. Wszystkie, każdy hak.
    .option-1 = Załadować wózki
    .option-2 = Zejść na dół
fro-card-eb03 = Obóz drugiego konwoju
    .text = Cały czas byli trzy dni za nami i nas nie dogonili.
    .option-1 = Zabrać wszystkich
    .option-2 = Zabrać fachowców
fro-card-eb04 = Szklarnia
    .text = Jedna cała szyba, a za nią jeden pomidor, czerwony jak lampa.
    .option-1 = Ocalić nasiona
    .option-2 = Rozebrać kocioł
fro-card-eb05 = Kantor
    .text = Złoto w skarbcu, zamarznięty urzędnik i piec pełen banknotów.
    .option-1 = Zabrać piec i księgę urzędnika
    .option-2 = Mimo to zabrać złoto
fro-card-eb06 = Szpital polowy
    .text = Każde łóżko posłane. Każde zajęte. Jedna pielęgniarka czyta na głos.
    .option-1 = Zabrać pielęgniarkę i leki
    .option-2 = Zabrać też chorych
fro-card-eb07 = Most nad niczym
    .text = Wąwóz zasypało po poręcze; z mostu można po prostu zejść.
    .option-1 = Pociąć podpory
    .option-2 = Przejść i wytyczyć drogę
fro-card-eb08 = Schron inżynierów
    .text = Zbudowali mniejszy Generator z lokomotywy i dumy.
    .option-1 = Namówić ich na przyjście
    .option-2 = Kupić ich rdzeń za żywność
fro-card-eb09 = Stacja wielorybnicza
    .text = Kadzie wytopionego tłuszczu, białe i twarde jak wosk.
    .option-1 = Zwieźć tłuszcz na opał
    .option-2 = Zwieźć go jako jedzenie
fro-card-eb10 = Lunatycy
    .text = Kolumna ludzi krąży wokół martwej lokomotywy.
    .option-1 = Chwycić linę i poprowadzić ich
    .option-2 = Przeciąć linę na dwoje
fro-card-eb11 = Zapadnięty skład
    .text = Widać tylko maszt. Reszta jest na dole, sucha i ciemna.
    .option-1 = Kopać przez dzień
    .option-2 = Kopać do skarbca
fro-card-eb12 = Obserwatorium
    .text = Astronom ma szron w brodzie i wieści o słońcu.
    .option-1 = Zabrać go do miasta
    .option-2 = Zabrać tylko soczewki
fro-card-eb13 = Rogatka
    .text = Uzbrojeni ludzie, szlaban i cennik.
    .option-1 = Zapłacić
    .option-2 = Wynająć ich
    .option-3 = Zawrócić
fro-card-eb14 = Barka parowa w lodzie
    .text = Palacz przysypał ogień, zanim wyszedł. Jak na niedzielę.
    .option-1 = Zaciągnąć kocioł do miasta
    .option-2 = Zabrać ładunek
fro-card-ec01 = Drugi krater
    .text = Generator jak nasz, zimny, a wokół ulice o naszych nazwach.
    .option-1 = Rozebrać go
    .option-2 = Najpierw pochować zmarłych
fro-card-ec02 = Ostatni port
    .text = Czterysta osób wyruszyło na statek. Statek wciąż tu jest. Niektórzy z nich też.
    .option-1 = Zabrać wszystkich, którzy mogą iść
    .option-2 = Zabrać zapasy
fro-card-ec03 = Cmentarz automatonów
    .text = Przyszły tu same, gdy ich panowie przestali wydawać rozkazy.
    .option-1 = Obudzić jednego
    .option-2 = Rozebrać je
fro-card-ec04 = Dolina, która zachowała ciepło
    .text = Mech. Prawdziwy mech i woda, która płynie.
    .option-1 = Zabrać mięso i wieści
    .option-2 = Powiedzieć wszystkim
fro-card-ec05 = Bunkier rządowy
    .text = W gabinecie ministra drewno czeka w kominku. Ministra nie ma.
    .option-1 = Zabrać zapasy
    .option-2 = Przeczytać rozkazy w naszej sprawie
fro-card-ec06 = Pociąg szkolny
    .text = Dwa wagony, jedna nauczycielka i lista obecności, czytana co rano.
    .option-1 = Zabrać klasę
    .option-2 = Najpierw chorych
fro-card-ec07 = Pole rdzeni
    .text = Wagon towarowy pękł i rozsiał mosiądz na całej mili śniegu.
    .option-1 = Zbierać cały dzień
    .option-2 = Zebrać i odejść
fro-card-ec08 = Stół kanibala
    .text = Był nakryty dla gości.
    .option-1 = Spalić wszystko
    .option-2 = Uwolnić ludzi z piwnicy
fro-card-ec09 = Latarnia morska
    .text = Latarnik palił światło, choć nie płynął już żaden statek. Dzięki niemu znaleźliśmy drogę.
    .option-1 = Zabrać latarnika i lampę
    .option-2 = Niech świeci
fro-card-ec10 = Rafineria
    .text = Czarne szklane klify smoły i narzędzia tam, gdzie je puszczono.
    .option-1 = Kruszyć jak węgiel
    .option-2 = Naprawić retortę i ją zabrać
fro-card-ec11 = Chór
    .text = Czterdzieści osób w krypcie śpiewa, by nikt nie zasnął.
    .option-1 = Zabrać ich ze śpiewem
    .option-2 = Zabrać przywódców
fro-card-ec12 = Skraj burzy
    .text = Ściana biała po sam szczyt nieba. I ta ściana idzie.
    .option-1 = Zmierzyć ją
    .option-2 = Uciekać
fro-card-i-01 = Nowy dom
    .text = Mamy piec, dziurę w lodzie i siebie nawzajem. Musi wystarczyć.
fro-card-i-02 = Pytanie u bramy
    .text = Jedna trzecia już się spakowała. Nie chcą kłótni, chcą powodu. Ich sanie rozładowano najpierw.
    .option-1 = Obiecać dowód, że miasto może żyć
    .option-2 = Zamknąć bramę
fro-card-i-03 = Dowód życia
    .text = Dajcie nam cztery dni, brzmiała prośba, więc złożyli plecaki przy drzwiach. Przy drzwiach.
fro-card-i-04 = Brama zamknięta
    .text = Nikt nie wychodzi. Tak napisano na bramie, a pod spodem ktoś dopisał dlaczego.
fro-card-i-05 = Wskazówka spada
    .text = To, co nadchodzi, to nie pogoda. Napełnić wszystko, co da się zamknąć.
fro-card-i-06 = Biała ściana
    .text = Krawędzi nie ma. Nieba nie ma. Jest Generator i jest huk.
fro-card-i-07 = Najdłuższa noc
    .text = Policzyć zapasy. Policzyć łóżka. Policzyć dzieci. A potem czekać.
fro-card-i-08 = Burza
    .text = Przechodzi przez krawędź jak mur walący się do środka.
fro-card-i-09 = Stare drzewa
    .text = Niektóre kiełkowały, gdy we Francji był jeszcze król. Nocą pękają jak wystrzały.
fro-card-i-10 = Nie ma się o co oprzeć
    .text = Bez krawędzi, bez ściany, bez echa. Wiatr przychodzi ze wszystkich stron naraz.
fro-card-i-11 = Drednot
    .text = Leży na boku jak śpiąca katedra. Kotlarze chodzą wokół z gołą głową.
fro-card-i-12 = Martwe powietrze
    .text = Kanion zatrzymuje wiatr na zewnątrz, a wszystko inne w środku.
fro-card-ii-01 = Ostatni ogród
    .text = Dwie szklane hale, dziewięćset glinianych doniczek i zasada: w środku nikt nie pali.
fro-card-ii-02 = Stan sadzonek
    .text = Zielone, potem szarozielone, potem szare.
fro-card-ii-03 = Czarna plamistość
    .text = Tylko na najniższych liściach. Na najniższych liściach każdej rośliny.
    .option-1 = Ciąć głęboko
    .option-2 = Okadzić hale
    .option-3 = Czekać i patrzeć
fro-card-ii-04 = Plamistość się szerzy
    .text = Każdej nocy o jeden rząd więcej.
fro-card-ii-05 = Nowe pędy
    .text = Pod szarością zieleń.
fro-card-ii-06 = Dym z południa
    .text = Ich kocioł padł. Jest ich trzystu i proszą o żywność na dwanaście dni.
    .option-1 = Posłać, ile możemy
    .option-2 = Posłać wyrazy współczucia
fro-card-ii-07 = Chlebowa karawana
    .text = Każde sanie wyjeżdżają pełne i wracają lżejsze od śniegu.
fro-card-ii-08 = Cisza z południa
    .text = Czwartego dnia dym ustaje.
fro-card-ii-09 = Uszczelnić arki
    .text = Podwójne szkło, podwójne drzwi i piec, który nie może zgasnąć przez sto lat.
fro-card-ii-10 = Burza nad szkłem
    .text = Grad wielki jak pięść. W środku tysiąc liści zastyga w bezruchu.
fro-card-iii-01 = Po zamieszkach
    .text = Ostatni kapitan wisi na placu. Klucze do miasta były w jego kieszeni, teraz są w waszej.
fro-card-iii-02 = Stan Generatora
    .text = Cieknie, stęka, przechyla się dwa stopnie na wschód.
fro-card-iii-03 = Rejestr ewakuacji
    .text = Imię, wiek, fach, waga. Liczy się kolumna z wagą.
fro-card-iii-04 = Wypalone ulice
    .text = Połowa dachów leży. Spod niektórych słychać stukanie.
    .option-1 = Najpierw ratować
    .option-2 = Najpierw drewno
fro-card-iii-05 = Diagnoza
    .text = Stary inżynier odkłada lampę. Nie da się go ocalić, mówi. Można tylko odwlec koniec.
    .option-1 = Powiedzieć miastu
    .option-2 = Zachować w tajemnicy
fro-card-iii-06 = Kto pierwszy
    .text = Ustawili się w kolejce. Nikt im nie kazał i nikt nie mówił jak.
    .option-1 = Najpierw dzieci
    .option-2 = Ci, którzy mogą pracować
    .option-3 = Losowanie
fro-card-iii-07 = Tajemnica wychodzi na jaw
    .text = To dziwna cisza. Wszyscy czekają, aż to powiecie.
fro-card-iii-08 = Drednot czeka
    .text = Ma pary na jedną podróż i mniej ławek, niż jest ludzi.
fro-card-iii-09 = Szabrownicy
    .text = Nie są głodni. Są wściekli, a wygląda to tak samo.
    .option-1 = Podzielić zapasy
    .option-2 = Pilnować zapasów
    .option-3 = Ustąpić
fro-card-iii-10 = Burza nad Winterhome
    .text = Wiatr znajduje każdą dziurę po pożarze.
fro-card-iii-11 = Ostatni gwizdek
    .text = Trzy długie tony. Kto przed trzecim nie stanie na rampie, usłyszy go z miasta.
fro-card-iv-01 = Miasto piorunów
    .text = Wieże bez dymu, ulice bez drzwi i szum, który czuć w zębach.
fro-card-iv-02 = Stół badawczy
    .text = Każda strona to szyfr, każdy szyfr to rysunek, a każdy rysunek to ostrzeżenie.
fro-card-iv-03 = Iskry
    .text = Łyżka skoczyła do sufitu. Potem wszystkie łyżki.
    .option-1 = Uziemić ulice
    .option-2 = Zmierzyć to
    .option-3 = Zostać w domach
fro-card-iv-04 = Wędrujący ładunek
    .text = Sunie ulicą ludzkim krokiem i skręca tam, gdzie skręciłby człowiek.
fro-card-iv-05 = Inżynierowie pustelnicy
    .text = Nigdy nie odeszli. Mówią, że miasto nie jest martwe, tylko wyłączone.
    .option-1 = Przyjąć ich
    .option-2 = Handlować z nimi
    .option-3 = Przepędzić ich
fro-card-iv-06 = Ich maszyna
    .text = Dwoje musi ją trzymać, a jedno się jej bać.
fro-card-iv-07 = Ich zemsta
    .text = Wieże słuchają kogoś tam, na zewnątrz.
fro-card-iv-08 = Włączyć
    .text = Wszystkie rysunki zgadzają się w jednym: trzeba to zrobić podczas burzy.
fro-card-iv-09 = Wieża odpowiada
    .text = Przez chwilę w całym kraterze jest południe.
fro-card-iv-10 = Burza elektryczna
    .text = Grzmot za grzmotem, bez chwili przerwy.
fro-card-iv-11 = Archiwum pod ziemią
    .text = Biblioteka ma piwnicę, piwnica drzwi, a drzwi nie mają klamki po tej stronie.
fro-card-fbc = Bazy terenowe

## How to play
fro-guide = Jak grać
fro-guide-goal = Cel
    .text = Razem przewodzicie jednemu miastu, najwyżej przez piętnaście dni po dziewięć faz. Wygrywacie razem, jeśli ostatniej nocy spełniony jest cel scenariusza; osiągnięty wcześniej trzeba utrzymać. Przegrywacie razem i natychmiast, na jeden z sześciu sposobów. FRO-GOAL-1, FRO-GOAL-2, FRO-GOAL-9
fro-guide-lose = Sześć sposobów na porażkę
fro-guide-lose-hope = Utrata nadziei: z toru znika ostatni żeton nadziei. FRO-GOAL-3
fro-guide-lose-discontent = Wygnanie: na torze pojawia się szósty żeton niezadowolenia. FRO-GOAL-4
fro-guide-lose-generator = Wybuch: Generator ulega drugiej awarii. FRO-GOAL-5
fro-guide-lose-sickness = Epidemia: w fazie przygotowania choruje co najmniej 26 osób jednego typu. FRO-GOAL-6
fro-guide-lose-hunger = Klęska głodu: po wydaniu żywności głód wciąż wynosi co najmniej 25. FRO-GOAL-7
fro-guide-lose-deaths = Masowe zgony: znacznik zgonów dociera na ostatnie pole. FRO-GOAL-8
fro-guide-setup = Przygotowanie
    .text = Scenariusz wyznacza mapę i cel, karta społeczności ludność i zapasy. Każdy bierze doradcę i dobiera karty mieszkańców; jedną z nich odrzuca i płaci jej koszt startowy. Wszystkie karty są jawne dla wszystkich. Pierwszy dzień zaczyna się od fazy akcji. FRO-SETUP-20, FRO-SETUP-22, FRO-SETUP-29, FRO-DEC-3
fro-guide-day = Dzień w dziewięciu fazach
fro-guide-day-dawn = Świt: przewodzi następna osoba. Żetony na polu dnia przynoszą technologie i dalszy ciąg historii. FRO-DAWN-1
fro-guide-day-morning = Poranek: karta wymaga decyzji. Obietnice wracają jako karty zmierzchu, których nikt nie czytał. FRO-MORN-1
fro-guide-day-generator = Generator: węgiel przesuwa znacznik ciepła. Za każdy symbol mieszkańca między ciepłem a zimnem choruje jedna osoba; potem znaczniki trafiają do wieży, a te, które wypadną, przeciążają Generator. FRO-GENP-2, FRO-GENP-3, FRO-GENP-4
fro-guide-day-weather = Pogoda: zimno rośnie, pułapki dają żywność, zwiadowcy idą dalej, burza jest bliżej. FRO-WEA-2, FRO-WEA-3, FRO-WEA-4, FRO-WEA-5
fro-guide-day-preparation = Przygotowanie: za żeton nadziei można wezwać jednego doradcę. Potem rozpatruje się zachorowania: pięć lub więcej chorych osób jednego typu kosztuje pionki i życie. FRO-PREP-1, FRO-PREP-6
fro-guide-day-action = Akcje: po kolei każdy wysyła jeden pionek do jednej akcji, aż wszystkie będą w pracy albo grupa powie „dość”. FRO-ACT-3, FRO-ACT-5, FRO-ACT-7
fro-guide-day-dusk = Zmierzch: wracają dawne decyzje. Odkrywa się kartę; konsultacje społeczne oceniają stan miasta. FRO-DUSK-2, FRO-DUSK-6
fro-guide-day-hunger = Głód: najpierw spłaca się głód z wczoraj albo ludzie od niego umierają; potem je jeden typ, na zmianę dzieci, inżynierowie i robotnicy. FRO-HUNG-1, FRO-HUNG-3, FRO-HUNG-6
fro-guide-day-night = Noc: każdy pionek potrzebuje miejsca w ogrzewanym schronieniu; za każdy bez miejsca choruje ktoś jego typu. FRO-NIGHT-4, FRO-NIGHT-5
fro-guide-warm = W cieple i w zimnie
    .text = Trzy wskaźniki mówią, jak daleko sięga ciepło: czerwony to płytka Generatora, pomarańczowy bliskie tereny, żółty dalekie; każdy ogrzewa też budynki swojego koloru, gdziekolwiek stoją. Przez akcję w zimnie choruje ktoś tego samego typu co pionek. Odśnieżanie zawsze odbywa się w zimnie. FRO-HEAT-4, FRO-HEAT-5, FRO-SNOW-1
fro-guide-actions = Co może pionek
    .text = Odśnieżać i odkrywać nowy teren; zbierać dwa znaczniki z pola; budować i burzyć, do trzech czynności; użyć budynku; wysłać zwiadowców, jeśli jest balon; wykonać akcję specjalną z karty. Robotnicy robią wszystko poza tym, co tylko dla inżynierów; dzieci działają tylko tam, gdzie pozwala prawo lub karta; automatony kosztują węgiel. FRO-SNOW-2, FRO-GATH-1, FRO-CONS-2, FRO-USE-1, FRO-SCOUT-1, FRO-SPEC-1
fro-guide-mood = Nadzieja i niezadowolenie
    .text = Żetony mają typ i leżą aktywne albo zużyte. Gdy coś rośnie, dobiera się żeton z woreczka albo aktywuje zużyty; gdy spada, zużywa się aktywny albo oddaje zużyty. Aktywna nadzieja pozwala wzywać doradców i otwiera opcje. Trzy typy to nadzieja: opieka, sprawiedliwość, motywacja; trzy to niezadowolenie: gniew, chciwość, strach. FRO-HOPE-4, FRO-HOPE-7
fro-guide-death = Choroba i śmierć
    .text = Śmierć przesuwa znacznik, zmniejsza ludność i kosztuje kartę mieszkańca, z ręki lub ze stosu; rozpatruje się jej efekt śmierci. Kurowanie zmniejsza liczbę chorych, leczenie ratuje ciężko chorych. FRO-DEATH-1, FRO-DEATH-2, FRO-CURE-1, FRO-CURE-3
fro-guide-laws = Prawa i technologie
    .text = Najwyżej cztery prawa, uchwalane przez inżyniera na platformie, na zawsze; niektóre się wykluczają, a każde wkłada do stosu zmierzchu jedną z dwóch nieczytanych kart. Pierwszy warsztat zaczyna badania; ich żeton czeka na polu dnia, w którym się skończą, a warsztaty go przybliżają. FRO-LAW-1, FRO-LAW-2, FRO-LAW-3, FRO-TECH-2, FRO-BLD-5
fro-guide-group = Kto decyduje
    .text = W turze fazy akcji ten, kto działa; o karcie z ręki ten, kto ją trzyma; o wszystkim innym ten, kto przewodzi, gdy już wszyscy zabrali głos. FRO-DEC-2
fro-guide-scenarios = Scenariusze
    .text = Trudność każdego scenariusza zmierzono z pomocą botów. Wszystkie poza Kraterem są eksperymentalne: ich zasady są pełne, ale liczby mogą się jeszcze zmienić.

## The guided first game
fro-lesson-advisor = Miasto wokół jednego ognia, piętnaście dni i jedno pytanie: co zabije nas najpierw? Odpowiada sześć mierników: nadzieja, niezadowolenie, Generator, choroby, głód, zgony. Każdy może zakończyć grę; zwycięstwo daje tylko cel scenariusza ostatniej nocy. Najpierw wybierz rolę: doradca ds. zdrowia może kurować chorych.
    .do = Weź doradcę ds. zdrowia
fro-lesson-card = Na ręce masz ludzi z imieniem i nazwiskiem. Każda karta może raz pomóc przy odpowiedniej akcji albo zostać oddana za zmarłą osobę. Jedną z siedmiu trzeba teraz odrzucić, a jej koszt ponoszą wszyscy: Paolo Feldman kosztuje 2 żywności.
    .do = Odrzuć kartę: Paolo Feldman
fro-lesson-fuel = Pierwszy dzień zaczyna się od pracy. Kto pracuje w zimnie, choruje, więc najpierw ogień: spal 2 węgla. Znacznik ciepła przesuwa się na 3 i mija czerwony oraz pomarańczowy wskaźnik: płytka Generatora i wszystkie bliskie tereny są ciepłe.
    .do = Spal 2 węgla
fro-lesson-wood = Klikaj miejsce, nie pionek. Na płytce Generatora leży pięć kłód: robotnik bierze dwie, w cieple. Z każdego pola można zbierać raz dziennie, jednym pionkiem.
    .do = Robotnik zbiera drewno przy Generatorze
fro-lesson-coal = Teraz tak samo węgiel po drugiej stronie. To, co Generator spali nocą, trzeba zebrać za dnia.
    .do = Robotnik zbiera węgiel przy Generatorze
fro-lesson-build = Prace budowlane to jedna akcja z najwyżej trzech czynności. Dziesięć pionków potrzebuje miejsc do spania, a wszyscy jedzenia: zbuduj dwa namioty na pustej płytce i chatę myśliwych obok węgla. To, co leży pod budynkiem, przepada, więc wybieraj gołą ziemię.
    .do = Dwa namioty i chata myśliwych
fro-lesson-hut = Nowy budynek działa od razu. Wyślij robotnika do chaty: teraz 4 żywności, a od jutra pułapki same dają codziennie 1.
    .do = Robotnik używa chaty
fro-lesson-snow = Mapa jest mała. Robotnik odśnieża i odkrywa dwie płytki bliskich terenów. To zawsze odbywa się w zimnie: jeden robotnik choruje. A tego, co odkryte, nie można cofnąć.
    .do = Odśnież u góry: bliskie płytki 0 i 1
fro-lesson-law = Z platformy, na której uchwala się prawa, korzystają tylko inżynierowie. Cienka zupa oszczędza 4 żywności przy każdym posiłku; na zawsze zamyka drogę do Chleba z trocinami, wkłada do stosu zmierzchu kartę, której nikt nie czytał, a niezadowolenie rośnie. Aktywuj żeton, który już leży: dobrany zbliżyłby nas do szóstego.
    .do = Inżynier uchwala Cienką zupę; aktywuj strach
fro-lesson-workshop = Kolejny inżynier z ostatniego drewna buduje warsztat. Pierwszy warsztat zaczyna badania: Pługi parowe będą gotowe za trzy dni i odtąd odśnieżanie będzie się odbywać w cieple. Ich żeton czeka na torze dni.
    .do = Zbuduj warsztat, badaj Pługi parowe
fro-lesson-child = Dzieci nie mogą pracować, chyba że pozwala na to prawo lub karta. Pauline Grogan jest taką kartą: z nią dziecko zbiera trzy znaczniki zamiast dwóch, wszędzie w cieple. Dziennie możesz zagrać jedną kartę.
    .do = Z kartą Pauline Grogan dziecko zbiera węgiel
fro-lesson-stop = Został jeden inżynier, a bez drewna nie ma nic sensownego do zrobienia. Faza kończy się, gdy grupa tak zdecyduje.
    .do = Na dziś wystarczy
fro-lesson-dusk = O zmierzchu karta stawia pytanie. Każda opcja pokazuje warunek, cenę i skutek, zanim wybierzesz. 2 węgla na koksowniki ochronią dwoje dzieci przed chorobą.
    .do = Rozpal koksowniki na ulicach
fro-lesson-hunger = Dzieci zjadły: osiem osób, a dzięki zupie tylko 4 żywności. Jutro jedzą inżynierowie, potem robotnicy; czego zabraknie, zmienia się w głód, a głód z wczoraj zabija. Teraz noc: więcej węgla nie ogrzeje już żadnego miejsca, więc nie spalaj nic.
    .do = Nie spalaj węgla
fro-lesson-night = Cztery ciepłe miejsca na dziesięć pionków: za każdy pionek na zewnątrz choruje ktoś jego typu. Mniej niż pięć chorych osób jednego typu to jeszcze nic groźnego. Rozłóż więc zimno: trzech robotników i trzech inżynierów zostaje na zewnątrz, dzieci śpią w środku.
    .do = Trzech robotników i trzech inżynierów w zimnie
fro-lesson-morning = Nowy dzień i karta poranka. Czytanie listów na głos dziś nic nie kosztuje, ale do stosu zmierzchu trafia karta: obietnica, o której nikt nie wie, jak się spełni.
    .do = Czytaj na głos
fro-lesson-generator = Faza Generatora: za każdy symbol mieszkańca między ciepłem a zimnem choruje jedna osoba. Jeszcze 2 węgla i ciepło sięgnie znacznika zimna: nie zachoruje nikt. Cena: do wieży trafia o jeden znacznik mniej, niż wynosi ciepło, a każdy, który wypadnie, przeciąża Generator. Mieści się dziesięć; następny to awaria.
    .do = Spal 2 węgla
fro-lesson-cure = Wypadł tylko jeden znacznik. Potem pogoda: czarny mróz, rośnie zimno i wszystkie wskaźniki, a pułapki dały żywność. Teraz wezwij doradcę: żeton opieki się zużywa, ale nie przepada, a dwie osoby, inżynier i robotnik, wracają do zdrowia.
    .do = Wezwij doradcę ds. zdrowia: wykuruj inżyniera i robotnika
fro-lesson-mobilisation = Grając solo, masz jeszcze jedną kartę: Mobilizacja daje kartę mieszkańca za każdy żeton nadziei, raz na grę. Dwa żetony to mało; zachowaj ją na dzień z większą nadzieją.
    .do = Jeszcze bez mobilizacji
fro-lesson-end = Odtąd miasto jest twoje. Zdanie pod miernikami mówi, co skończyłoby grę najpierw, gdyby nikt nie kiwnął palcem, a pasek faz, czego zażąda każda z nich. Brakuje drewna: zbieraj je i buduj schronienia przed burzą. Przycisk „Podpowiedź” pyta najsilniejszego bota.
    .do = Graj dalej, jak chcesz

## The table
fro-today = Dziś
fro-board = Miasto
fro-rail = Dzień
fro-rail-now = teraz
fro-rail-today = jeszcze dziś
fro-rail-tomorrow = jutro
fro-rail-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
fro-rail-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
fro-rail-unread = zakryte
fro-rail-ill = chorzy +{ $count }
fro-rail-burst = { $chance }% awarii
fro-rail-cold = zimno +{ $mean }/+{ $worst }
fro-rail-storm = { $chance }% burzy
fro-rail-rest = odpocz. { $count }
fro-rail-die =
    { $count ->
        [one] { $count } zgon
        [few] { $count } zgony
        [many] { $count } zgonów
       *[other] { $count } zgonu
    }
fro-rail-hands = wolne: { $count }
fro-rail-timers = upływa: { $count }
fro-rail-food = żywn. { $stock }/{ $need }
fro-rail-unfed = głód: { $count }
fro-rail-beds = łóżka { $stock }/{ $need }
fro-rail-outside = zimno: { $count }
fro-gauges = Sześć dróg do klęski
fro-peril-hope = Nadzieja
    .short = Nadzieja
fro-peril-hope-says = Nadzieja: żetony { $now }, jutro { $then }. { $state }
fro-peril-discontent = Niezadowolenie
    .short = Niezadow.
fro-peril-discontent-says = Niezadowolenie: żetony { $now }, jutro { $then }. { $state }
fro-peril-generator = Generator
    .short = Generator
fro-peril-generator-says = Generator: znaczniki na torze przeciążenia { $now }, ryzyko awarii przy następnym wrzuceniu { $then }%. { $state }
fro-peril-sickness = Choroby
    .short = Choroby
fro-peril-sickness-says = Choroby: najwięcej chorych jednego typu { $now }, jutro { $then }. { $state }
fro-peril-hunger = Głód
    .short = Głód
fro-peril-hunger-says = Głód: { $now }, po tej nocy { $then }. { $state }
fro-peril-deaths = Zgony
    .short = Zgony
fro-peril-deaths-says = Zgony: { $now }, jutro { $then }. { $state }
fro-danger-calm = Spokój.
fro-danger-watch = Warto uważać.
fro-danger-danger = Niebezpieczeństwo.
fro-danger-fatal = Śmiertelne zagrożenie, jeśli nic się nie zmieni.
fro-alarm = Śmiertelne zagrożenie: { $peril }.
fro-nearest-help = Nikt nie działa, nikt nie dokłada węgla; karty nie są liczone.
fro-nearest-unfed = { $count } dziś bez jedzenia
fro-nearest-outside = { $count } tej nocy w zimnie
fro-nearest-frozen = { $count } jutro z chorobą od zimna
fro-asks-twice = To kończy grę: { $end }. Zrobić to mimo wszystko?
fro-heat = Ciepło
fro-heat-says = Ciepło { $heat }, zimno { $cold }.
fro-rounds = Dni
fro-rounds-says = Dzień { $round } z 15.
fro-field-free = Wolne pole
fro-field-rubble = gruzy
fro-field-discharge = punkt wyładowań
fro-field-knowledge = wiedza
fro-field-ridge = grań
fro-field-wreck = wrak
fro-text-grave = Stan ciężki.
fro-pad-snow = Śnieg
fro-pad-works = Budowa
fro-pad-scouts = Zwiad
fro-pad-special = Specjalne
fro-pad-cold = zawsze zimno
fro-pad-warm = zawsze ciepło
fro-pad-pawns = pionki: { $count }
fro-pad-slots = do wzięcia: { $count }
fro-letter-worker = R
fro-letter-engineer = I
fro-letter-child = D
fro-letter-child-worker = R
fro-letter-child-engineer = I
fro-letter-automaton = A
fro-change-ill = { $people }: chorzy
fro-change-grave = { $people }: ciężko chorzy
fro-change-exhausted = { $people }: żetony wyczerpania
fro-change-deaths = Zgony
fro-change-hunger = Głód
fro-change-hope = Żetony nadziei
fro-change-hope-active = Aktywna nadzieja
fro-change-discontent = Żetony niezadowolenia
fro-change-discontent-active = Aktywne niezadowolenie
fro-change-heat = Ciepło
fro-change-cold = Zimno
fro-change-overload = Przeciążenie
fro-change-storm = Dzień burzy
fro-change-ill-tomorrow = Chorzy jutro
fro-change-feeding = Potrzebna dziś żywność
fro-change-unfed = Dziś bez jedzenia
fro-change-outside = Tej nocy w zimnie
fro-change-breakdown = Awaria, procent
fro-change-doom = Natychmiastowy koniec gry, procent
fro-change-next = następny próg: { $at }
fro-change-step = próg { $at } osiągnięty
fro-change-deaths-tomorrow = Zgony do jutra
fro-changes = Co się zmieni
fro-no-change = Na razie nie zmienia się żadna liczba.
fro-then-chance = Potem decyduje los. Nie da się tego cofnąć.
fro-then-other = Potem decyduje ktoś inny.
fro-wait-help = Co nadejdzie, jeśli nikt nie kiwnie palcem:
fro-enough = Na dziś wystarczy
fro-do-it = Zrób to
fro-clear = Wyczyść
fro-warm = W cieple
fro-cold = W zimnie
fro-warm-means = nikt nie zachoruje
fro-cold-means = jedna osoba tego typu zachoruje
fro-cold-automaton = automaton nie choruje
fro-cold-next = { $people }: chorzy { $from } → { $to }, następny próg: { $at }
fro-cold-step = { $people }: chorzy { $from } → { $to }, próg osiągnięty
fro-who-goes = Kto idzie
fro-burn-first = Najpierw dorzuć węgla
fro-and-then = A potem, tym samym kliknięciem
fro-earlier = Wcześniej
fro-leave-out = Pomiń: { $deed }
fro-costs-least = kosztuje najmniej
fro-build = Buduj lub burz
fro-clear-snow = Odśnież
fro-nothing-fits = Nie zmieści się tu nic, na co nas stać.
fro-work-use = Praca
fro-work-gather = Zbieranie
fro-work-construct = Budowa
fro-work-snow = Śnieg
fro-work-scouts = Zwiad
fro-work-special = Specjalne
fro-work-fuel = Ciepło
fro-work-cards = Mieszkańcy
fro-work-laws = Prawa
fro-ladder = Co da dana ilość węgla
fro-ladder-burn = spal
fro-ladder-heat = ciepło
fro-ladder-ground = ciepły teren
fro-ladder-beds = ciepłe miejsca
fro-ladder-ill = chorzy z zimna
fro-ladder-cubes = znaczniki
fro-ladder-breakdown = awaria
fro-ladder-left = zostaje węgla
fro-warm-zones =
    { $count ->
        [one] { $count } ciepła strefa
        [few] { $count } ciepłe strefy
        [many] { $count } ciepłych stref
       *[other] { $count } ciepłej strefy
    }
fro-nobody = nikt
fro-supplies = Zapasy
fro-claim-short = brak { $count }
fro-claim-enough = dość
fro-claim-heat = ciepło: { $count }
fro-claim-beds = noclegi: { $count }
fro-claim-free = wolne
fro-people = Ludzie
fro-people-says = { $people }: { $count }, chorych { $sick }, jutro { $then }.
fro-desk-generator = Generator
fro-desk-health = Zdrowie
fro-desk-mood = Nastroje
fro-desk-works = Prace
fro-desk-outside = Ekspedycje
fro-desk-story = Historia
fro-desk-hands = Mieszkańcy
fro-tower-says = Na torze przeciążenia { $overload } z { $track }, znaczników w wieży { $inside }, ryzyko awarii przy następnym wrzuceniu { $chance }%.
fro-overheated = Przegrzany: następna awaria to koniec.
fro-weather-today = Pogoda:
fro-weather-left =
    { $count ->
        [one] Została { $count } karta pogody
        [few] Zostały { $count } karty pogody
        [many] Zostało { $count } kart pogody
       *[other] Zostało { $count } karty pogody
    }
fro-beds-says = Ciepłe miejsca do spania: { $count }, dla dzieci jeszcze { $children }; bez miejsca: { $missing }.
fro-health-count = razem
fro-health-ill = chorzy
fro-health-tomorrow = jutro
fro-health-exhausted = wyczerpanie
fro-grave = ciężko chorzy
fro-deaths-says = Zgony: { $count }; { $track } to koniec.
fro-token-says = aktywne { $active }, zużyte { $spent }, w woreczku { $bag }
fro-laws-signed = Prawa w mocy
fro-laws-open = Możliwe prawa
fro-laws-used = Prawa w mocy: { $count } z { $most }
fro-dusk-deck =
    { $count ->
        [one] Stos zmierzchu: { $count } karta
        [few] Stos zmierzchu: { $count } karty
        [many] Stos zmierzchu: { $count } kart
       *[other] Stos zmierzchu: { $count } karty
    }
fro-next-consultation = Następne konsultacje: { $what }
fro-technologies = Technologie
fro-technology-due = dzień { $round }
fro-weather-gone = Pogoda, która już była
fro-used-today = dziś użyte
fro-card-played = karta na dziś zagrana
fro-card-open = dziś można zagrać kartę
fro-trip-there = na miejscu
fro-trip-left =
    { $count ->
        [one] do celu { $count } pole
        [few] do celu { $count } pola
        [many] do celu { $count } pól
       *[other] do celu { $count } pola
    }
fro-trip-days =
    { $days ->
        [one] około dnia
        [few] około { $days } dni
        [many] około { $days } dni
       *[other] około { $days } dnia
    }
fro-trip-pace = Pogoda przesuwa zwiadowców o { $least }–{ $most } pola dziennie.
fro-trip-carried = Do przyniesienia:
fro-trip-unread = Co tu jest, okaże się dopiero po zbadaniu.
fro-trip-next =
    { $days ->
        [one] Dalej: „{ $card }”, około dnia drogi.
        [few] Dalej: „{ $card }”, około { $days } dni drogi.
        [many] Dalej: „{ $card }”, około { $days } dni drogi.
       *[other] Dalej: „{ $card }”, około { $days } dnia drogi.
    }
fro-trip-drawn = Następne miejsce wskaże los.
fro-trip-risk = Do powrotu zwiadowców nic nie trafia do miasta i brakuje ich pionka.
fro-note-cubes =
    { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    }
fro-note-ill = chorzy: { $count }
fro-note-laws = prawa { $count } z { $of }
fro-note-research = gotowe: dz. { $round }
fro-note-no-research = bez badań
fro-note-spaces = do celu: { $count }
fro-note-nobody-out = nikogo w polu
fro-note-goal = cel { $count } z { $of }
fro-note-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
fro-deck-tops = Na wierzchu stosów
fro-events = Obszar wydarzeń
fro-event-goods = na karcie: { $count }
fro-storm-says = Znacznik burzy: dzień { $round }
fro-in-front = Zagrane dziś
fro-text-reckoning = Co nadchodzi
fro-text-free = Wolne: { $pawns }.
fro-text-unread = Nikt jeszcze nie czytał, co to przyniesie.
fro-text-place = miejsce
fro-text-zone = strefa
fro-text-what = co tam jest
fro-text-heated = ogrzane
fro-text-indicators = Ogrzane, gdy ciepło przekracza: płytka Generatora { $red } ({ $tile }), bliskie tereny { $orange } ({ $near }), dalekie tereny { $yellow } ({ $far }).
fro-text-day = Dzień { $round }: jedzą { $who }.
fro-text-unheated = nieogrzane
fro-text-actions = Co można teraz zrobić
fro-loss = Gra się skończy: { $end }.
fro-epilogue = Jak do tego doszło
fro-epilogue-days = Dzień po dniu
fro-epilogue-dead = Miasto opłakuje
fro-epilogue-day = Poranek dnia { $round }
fro-epilogue-goal = Co miasto miało osiągnąć
fro-aim-met = gotowe
fro-aim-open = jeszcze nie
fro-aim-missing = brakuje { $count }
fro-epilogue-leader = Decyzje, gdy przewodzi { $name }
fro-mark-storm = burza
fro-mark-law = prawo
fro-mark-technology = technologia
fro-mark-burst = awaria
fro-mark-death = zgony
fro-curve-people = ludność
fro-curve-sick = chorzy
fro-curve-deaths = zgony
fro-curve-hope = nadzieja
fro-curve-discontent = niezadowolenie
fro-curve-food = żywność
fro-curve-heat = ciepło
fro-darkest = Najczarniejszy dzień
fro-darkest-says = Zgony tego dnia: { $count }.
fro-darkest-ill = Zachorowania tego dnia: { $count }.
fro-richest = Najbogatszy dzień
fro-richest-says = Zdobyte zasoby tego dnia: { $count }.
fro-healers = Dzień uzdrowicieli
fro-healers-says = Wyleczenia tego dnia: { $count }.
fro-under-rubble = Co może leżeć pod gruzami
