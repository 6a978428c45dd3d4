# Wspólne dla wszystkich gier. Klucze zaczynają się od "table-".

table-brand = Nunatak
table-skip = Przejdź do treści
table-nav = Serwis
table-nav-tables = Moje stoły
table-nav-waiting =
    { $count ->
        [one] stół czeka na ciebie
        [few] stoły czekają na ciebie
        [many] stołów czeka na ciebie
       *[other] stołu czeka na ciebie
    }
table-nav-settings = Ustawienia

table-start-title = Gry planszowe o wyprawach, zgodne z instrukcją: ze znajomymi, z botami, dziś wieczorem albo przez tydzień.
table-play-now = Zagraj
table-new = Ze znajomymi
table-players-range = { $least }–{ $most } graczy
table-friends = Stół ze znajomymi
table-friends-game = Gra
table-friends-seats = Miejsca
table-friends-where = Gdzie
table-friends-link = Wyślij link
table-friends-screen = Jeden ekran
table-friends-open = Otwórz stół
table-more-tables =
    { $count ->
        [one] jeszcze { $count } stół
        [few] jeszcze { $count } stoły
        [many] jeszcze { $count } stołów
       *[other] jeszcze { $count } stołu
    }

table-new-title = Nowy stół: { $game }
table-new-players = Ilu graczy?
table-new-seats = Kto gdzie siedzi?
table-new-seats-help = Miejsca ponad liczbę graczy pozostają puste.
table-new-name = Nazwa stołu (opcjonalnie)
table-new-more = Więcej
table-new-seed = Ziarno (opcjonalnie)
table-new-seed-help = To samo ziarno daje ten sam przebieg losowań.
table-new-create = Utwórz stół
table-seat-number = Miejsce { $number }
table-seat-me = Ja
table-seat-hotseat = Ktoś przy tym ekranie
table-seat-open = Wolne: dla osoby z linkiem
table-seat-bot = Bot: { $level }
table-bot-random = Losowy
table-bot-greedy = Zachłanny
table-bot-novice = Nowicjusz
table-bot-crew = Załogant
table-bot-captain = Kapitan
table-bot-admiral = Admirał
table-new-bots = Jak grają boty
table-about-bot-random = Robi cokolwiek, co dozwolone. Tylko na próbę.
table-about-bot-novice = Początkujący: gra bez planu, źle ocenia i przeocza możliwości.
table-about-bot-greedy = Bierze to, co w danej chwili wygląda najlepiej, i nie patrzy naprzód.
table-about-bot-crew = Patrzy trochę naprzód. Dobry przeciwnik na pierwsze gry.
table-about-bot-captain = Patrzy daleko naprzód i rzadko się myli.
table-about-bot-admiral = Najsilniejszy: nad każdą decyzją myśli najdłużej.

table-lobby-title = Stoły
table-lobby-mine = Moje stoły
table-lobby-open = Otwarte stoły
table-lobby-finished = Zakończone stoły
table-lobby-none = Na razie żadnych.
table-lobby-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
table-lobby-remove = Usuń
table-lobby-remove-confirm = Usunąć ten stół z twojej listy?
table-lobby-remove-help = Dla innych usunięte stoły zostają.
table-lobby-decides = Decyduje: { $name }
table-lobby-won = Wygrywa { $name }, punkty: { $points }
table-state-your-turn = Twój ruch
table-state-waiting = Decydują inni
table-state-open = Wolne miejsca
table-state-finished = Zakończony

table-join-name = Twoje imię
table-join = Siadam
table-watch = Tylko patrzę
table-pass-title = Przekaż urządzenie: { $name }
table-pass-lead = Teraz nikt inny nie powinien patrzeć. Stół pojawi się, gdy właściwa osoba będzie gotowa.
table-pass-ready = To ja, { $name }

table-error-title = Nie udało się
table-error-not-found = Pod tym adresem nic nie ma.
table-error-gone = To miejsce jest zajęte albo stół został zamknięty.
table-error-forbidden = Tego nie możesz zrobić.
table-error-bad-request = Link albo formularz jest uszkodzony.
table-error-unopened = Tej rozgrywki nie można tu otworzyć: to, co z niej zapisano, jest uszkodzone albo ten serwer nie zna jej gry lub zawartości.
table-error-too-many = Trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
table-error-unavailable = Serwer nie może tego teraz zrobić. Nic się nie zmieniło; spróbuj ponownie za chwilę.
table-error-internal = Błąd serwera. Twoja gra jest bezpieczna.
table-error-request = ID żądania: { $id }
table-error-again = Spróbuj ponownie
table-error-home = Strona główna

table-page-title = { $table } · { $game }
table-whole-board = Cała plansza
table-board = Plansza
table-menu = Menu
table-tools = Narzędzia
table-undo = Cofnij
table-hint-ask = Podpowiedź
table-hint-follow = Zrób to
table-hint = Silny bot wybrałby: { $action }. Szansa na wygraną: { $chance }.
table-hint-other = Albo: { $action } ({ $chance }).
table-hint-reason = { $reason }: { $points } pkt

table-lesson = Pierwsza gra z przewodnikiem
table-lesson-step = Krok { $number } z { $of }
table-lesson-over = Koniec lekcji
table-lesson-wait = Ruch mają inni…
table-lesson-show = Pokaż, gdzie
table-lesson-leave = Zakończ lekcję
table-refusal-lesson-1 = Lekcja przewiduje tu inny ruch: jest zaznaczony na stronie. Jeśli chcesz grać po swojemu, zakończ lekcję.
table-scores = Punkty
table-scores-final = Wynik
table-scores-now = Stan obecny
table-scores-rank = Lokata
table-scores-player = Gracz
table-scores-total = Razem
table-rules = Zasady
table-rules-search = Szukaj w zasadach
table-log = Dziennik
table-log-open = Otwórz
table-log-begin = Przygotowanie
table-log-earlier = Wcześniej
table-help = Klawisze
table-help-lead = Do wszystkiego na stole można dotrzeć klawiaturą.
table-close = Zamknij
table-next-table = Następny stół
table-your-turn = Twój ruch.
table-offline = Brak połączenia. Nic nie wysłano; ponawiam próbę.
table-stale = W międzyczasie coś się wydarzyło. Oto stół w obecnym stanie.
table-too-fast = Trochę za szybko. Odczekaj chwilę.
table-in-line =
    { $before ->
        [0] Bot czeka, by pomyśleć: zaraz jego kolej.
        [one] Bot czeka, by pomyśleć: przed nim w kolejce 1.
        [few] Bot czeka, by pomyśleć: przed nim w kolejce { $before }.
        [many] Bot czeka, by pomyśleć: przed nim w kolejce { $before }.
       *[other] Bot czeka, by pomyśleć: przed nim w kolejce { $before }.
    }
table-bot-stuck = Bot nie może stąd grać dalej. Wczytaj stronę ponownie, a spróbuje jeszcze raz.
table-too-long = Rozgrywka nie zmierzała do końca i została zatrzymana (kroki: { $steps }).
table-since = Od twojej ostatniej tury
table-caption-points = wynik { $points }
table-since-watch = Obejrzyj
table-chat = Czat ({ $count })
table-guest = Gość
table-chat-open = Czat
table-chat-text = Wiadomość
table-chat-send = Wyślij
table-people = Miejsca i linki
table-person-you = ty
table-person-here = na miejscu
table-person-away = poza stołem
table-person-free = wolne
table-share-watch = Link dla widzów
table-share-renew = Nowy link do mojego miejsca; stary przestanie działać
table-share-seat = Twój tajny link powrotny
table-host-bot = Zastąp botem ({ $level })
table-host-person = Zwróć miejsce graczowi
table-close-table = Zamknij stół
table-text-view = Stół jako tekst
table-result-eyebrow = Wyprawa dobiegła końca
table-result-wins = Wygrywa { $name }
table-result-margin =
    { $points ->
        [one] Na końcu jeden punkt przewagi.
        [few] Na końcu { $points } punkty przewagi.
        [many] Na końcu { $points } punktów przewagi.
       *[other] Na końcu { $points } punktu przewagi.
    }
table-result-tie = Równo na czele; rozstrzygnęło: { $by }.
table-result-changes =
    { $count ->
        [0] Prowadzenie ani razu się nie zmieniło.
        [one] Prowadzenie zmieniło się raz.
        [few] Prowadzenie zmieniło się { $count } razy.
        [many] Prowadzenie zmieniło się { $count } razy.
       *[other] Prowadzenie zmieniło się { $count } razy.
    }
table-result-picture = Udostępnij obraz
table-highlight-best = Najlepszy krok
table-result-lead = Kto prowadził, chwila po chwili
table-result-lead-rounds = Kto prowadził, runda po rundzie
table-result-turn = Od tej chwili prowadzi { $name }.
table-result-turn-round = Runda { $round }: odtąd prowadzi { $name }.
table-result-watch = Zobacz
table-winners = Wspólne zwycięstwo: { $names }
table-rematch = Zagraj ponownie
table-harder = Jeszcze raz, ale trudniej
table-export = Zapisz do pliku
table-export-log = Zapisz dziennik jako tekst
table-replay-branch = Graj dalej od tej chwili
table-replay = Powtórka
table-replay-play = Odtwarzaj
table-replay-speed = Tempo
table-replay-first = Na początek
table-replay-back = Krok wstecz
table-replay-on = Krok naprzód
table-replay-last = Na koniec
table-replay-step = Chwila gry
table-replay-of = { $step } z { $last }
table-replay-leave = Wróć do stołu
table-replay-eyes = Spójrz z miejsca
table-replay-eyes-of = Oczami gracza { $name }

table-confirm-action = { $action }?
table-confirm-loss = { $action }? { $loss }
table-confirm-yes = Tak
table-confirm-no = Jeszcze nie
table-confirm-no-more = Tak, i nie pytaj więcej

table-key-tab = do następnego elementu
table-key-arrows = do najbliższego celu w tym kierunku
table-key-enter = wybierz zaznaczone; zatwierdź
table-key-escape = porzuć to, co zaczęte
table-key-numbers = wybierz numerem
table-key-undo = cofnij
table-key-hint = podpowiedź
table-key-scores = punkty
table-key-rules = zasady
table-key-log = dziennik
table-key-next = następny stół
table-key-skip = pomiń podpis
table-key-play = odtwarzanie lub pauza
table-key-speed = szybsze lub wolniejsze odtwarzanie
table-key-help = ta pomoc

table-setting-language = Język
table-setting-theme = Jasny czy ciemny
table-setting-theme-system = Jak w urządzeniu
table-setting-theme-light = Jasny
table-setting-theme-dark = Ciemny
table-setting-palette = Kolory graczy
table-setting-palette-classic = Klasyczne
table-setting-palette-universal = Uniwersalne
table-setting-palette-viridis = Od błękitu do żółci
table-setting-palette-contrast = Wysoki kontrast
table-setting-motion = Animacja
table-setting-motion-normal = Zwykła
table-setting-motion-slow = Wolna
table-setting-motion-fast = Szybka
table-setting-motion-off = Wyłączona
table-setting-pace = Podpisy ruchów innych graczy
table-setting-pace-normal = W tempie czytania
table-setting-pace-slow = Dłużej
table-setting-pace-fast = Krócej
table-setting-pace-off = Wyłączone
table-setting-confirm = Pytaj przed ruchem
table-setting-confirm-losses = Gdy coś przepada
table-setting-confirm-always = Zawsze
table-setting-confirm-never = Nigdy
table-setting-sound = Dźwięki
table-setting-sound-off = Wyłączone
table-setting-sound-on = Włączone
table-setting-save = Zapisz
table-setting-sign-out = Wyloguj wszędzie indziej
table-setting-sign-out-help = Każde inne urządzenie i program z twoim ciasteczkiem lub tokenem straci dostęp.
table-notify-help = Ta przeglądarka może cię powiadomić, gdy przyjdzie twoja kolej, a strona jest w tle.
table-notify-on = Powiadamiaj mnie
table-notify-off = Nie powiadamiaj mnie
table-notify-refused = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach.
table-setting-saved = Zapisano na tym urządzeniu.

table-privacy-title = Co jest przechowywane
table-privacy-lead = Nie ma tu kont ani śledzenia, a dane nie trafiają do nikogo innego. Aby twoje stoły dało się odnaleźć, serwer przechowuje:
table-privacy-cookie = Ciasteczko z losową liczbą na twoim urządzeniu i jej odcisk na serwerze. Mówi ono tylko, że to znów ty, a nie kim jesteś.
table-privacy-name = Podane imię, jeśli jakieś jest, także przy zajętych miejscach, oraz czas pierwszej i ostatniej wizyty.
table-privacy-tables = Stoły założone przez ciebie i te, przy których masz miejsce, z każdym ruchem i jego czasem. Zakończoną grę może obejrzeć każdy, kto zna jej adres.
table-privacy-chat = Twoje wiadomości przy stołach.
table-privacy-address = Adres sieciowy nie jest zapisywany. Służy tylko przez chwilę temu, by jedna osoba nie zajęła miejsca wszystkim innym.
table-privacy-device = Ustawienia, takie jak język i kolory, zostają w ciasteczku na twoim urządzeniu.
table-privacy-yours = Co należy do ciebie
table-privacy-download-help = Wszystko, co serwer przechowuje o tobie, w jednym pliku.
table-privacy-download = Pobierz moje dane
table-privacy-forget-help = Twoje ciasteczko, imiona, wiadomości i linki do miejsc znikną od razu, na wszystkich urządzeniach. Ruchy w grach zostaną bez twojego imienia; w trwającej grze dalej zagra za ciebie bot. Tego nie da się cofnąć.
table-privacy-forget-sure = Tak, usuń moje dane
table-privacy-forget = Usuń, co moje
table-privacy-forgotten = Twoje dane zostały usunięte. Nic tu już do ciebie nie należy.
table-privacy-nothing = Serwer nie przechowuje jeszcze niczego o tobie.

table-wait = Czekanie
table-wait-help = Decydują inni. Damy ci znać.

table-refusal-turn-1 = Teraz decyduje ktoś inny.
table-refusal-turn-2 = Gra jest skończona.
table-refusal-turn-3 = Po drodze coś się wyjaśni: o reszcie zdecyduj później.
table-refusal-undo-1 = Nie masz kroku do cofnięcia.
table-refusal-undo-2 = Losowania nigdy się nie cofa.
table-refusal-undo-3 = Coś zostało ujawnione i tak zostaje.
table-refusal-undo-4 = Inny gracz już odpowiedział.
table-refusal-undo-5 = Cofnięć w tej decyzji było już { $most }; teraz ruchy zostają.
table-refusal-other = Zasady na to teraz nie pozwalają.

table-analysis = Analiza
table-analysis-title = Analiza: { $table }
table-analysis-lead = Najsilniejszy bot przechodzi całą grę, decyzja po decyzji: jakie szanse na wygraną miał każdy gracz i co sam by zrobił.
table-analysis-honest = Przy każdej decyzji korzystał tylko z tego, co ten gracz wtedy wiedział. Podane szanse to szacunki, a nie prawda.
table-analysis-start = Przeanalizuj tę grę
table-analysis-none = Nikt jeszcze nie poprosił o analizę tej gry. Mogą to zrobić jej gracze.
table-analysis-progress = { $done } z { $total } decyzji
table-analysis-stop = Zatrzymaj
table-analysis-graph = Szanse na wygraną
table-analysis-graph-label = Wykres: szanse każdego gracza na wygraną w ciągu gry. Tabela poniżej zawiera te same liczby.
table-analysis-turning = Punkty zwrotne
table-analysis-flat = Żadna decyzja nie zmieniła szans o dziesięć punktów procentowych lub więcej.
table-analysis-point = { $name }: { $action }. Szansa na wygraną przedtem: { $before }, przy następnej decyzji: { $after }.
table-analysis-instead = Bot wybrałby: { $action } ({ $chance }).
table-analysis-all = Wszystkie decyzje
table-analysis-step = Krok
table-analysis-show = Pokaż planszę w kroku { $step }
table-analysis-played = Zagrano
table-analysis-chance = Szansa
table-analysis-better = Wybór bota
table-analysis-same = to samo
table-analysis-back = Wróć do stołu

# Rozgrywka, którą da się otworzyć tylko częściowo albo wcale
table-halted = Ta rozgrywka została wstrzymana
table-halted-at = Liczba zapisanych kroków: { $stored }, możliwych do pokazania: { $fits }.
table-halted-rule = Następny krok nie jest już zgodny z zasadami:
table-halted-chance = Następny krok mówi o losowaniu, które nie jest tam możliwe.
table-halted-damaged = Następny krok jest uszkodzony.
table-halted-unreadable = To, co z niej zapisano, jest uszkodzone.
table-halted-content = Ten serwer nie zna zawartości lub opcji tej rozgrywki. Administrator serwera może dodać zawartość.
table-halted-newer = Zapisała ją nowsza wersja programu.
table-halted-game = Ten serwer nie zna tej gry.
table-halted-host = Możesz wznowić grę od tego miejsca: późniejsze kroki pozostaną zachowane osobno, a strona o tym powie.
table-halted-go-on = Graj dalej od tego miejsca
table-cut = Ta rozgrywka była wstrzymana i trwa dalej od kroku { $step }. Późniejsze kroki zachowane osobno: { $count }.
table-kept = Tej rozgrywki nie można otworzyć
table-kept-steps = Kroki ({ $count })
table-kept-chance = Losowanie
table-kept-damaged = (uszkodzony)

table-error-player-is-here = Ta osoba jest przy stole i zachowuje swoje miejsce.
table-error-player-may-return = Nieobecność jest jeszcze zbyt krótka. Miejsce czeka dalej.

table-waiting-title = Stół jest otwarty
table-waiting-lead = Zajęte miejsca: { $taken } z { $seats }. Kto otworzy link, dostaje wolne miejsce: bez konta i bez pobierania.
table-waiting-start = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
table-waiting-send = Wyślij to znajomym
table-waiting-copy = Kopiuj link
table-waiting-copied = Skopiowano
table-waiting-share = Udostępnij
table-waiting-qr = Link jako kod QR
table-waiting-watch = Tylko oglądasz?
table-waiting-seats = Miejsca
table-waiting-count = Na miejscu: { $here } · wolne: { $free } · widzowie: { $watching }
table-waiting-free = Miejsce { $number } jest wolne
table-waiting-free-help = Czeka na kogoś
table-waiting-free-bot = Czeka na kogoś, albo niech zagra bot
table-waiting-free-again = Zwolnij miejsce
table-waiting-host = gospodarz
table-waiting-you = Ty
table-waiting-leave = Opuść miejsce
table-waiting-name = Twoje imię, żeby znajomi wiedzieli, kto zaprasza
table-waiting-say = Napisz coś do stołu
table-waiting-join = Zajmij miejsce
table-waiting-bots =
    { $count ->
        [one] Zacznij z botem
        [few] Zacznij z botami
        [many] Zacznij z botami
       *[other] Zacznij z botami
    }
table-waiting-bots-help =
    { $count ->
        [one] Nikt więcej nie przyjdzie? Wolne miejsce zajmie bot ({ $level }).
        [few] Nikt więcej nie przyjdzie? Wolne miejsca zajmą boty ({ $level }).
        [many] Nikt więcej nie przyjdzie? Wolne miejsca zajmą boty ({ $level }).
       *[other] Nikt więcej nie przyjdzie? Wolne miejsca zajmą boty ({ $level }).
    }
table-join-invited = { $name } zaprasza do gry: { $game }
table-join-open = Zaproszenie do gry: { $game }
table-join-others = przy stole: { $names }
table-join-rules = Najpierw przeczytaj zasady
table-rules-of = Zasady: { $game }

table-new-hints-alone = Tylko w grze z samymi botami
table-new-hints-on = Dla wszystkich
table-new-hints-off = Dla nikogo
table-new-hints-help = Podpowiedź mówi, co zrobiłby silny bot. To ustawienie widzą wszyscy przy stole.
table-new-seed-refused = Gdy grają też inni, ziarno jest losowane: kto je zna, zna wszystkie losowania.

table-terms = Zasady tego stołu
table-terms-hints = Podpowiedzi
table-terms-hints-on = Dla wszystkich
table-terms-hints-off = Brak
table-terms-absence = Gdy kogoś nie ma
table-terms-absence-for = Bot może przejąć miejsce po czasie: { $time }
table-terms-dice = Losowanie
table-terms-dice-none = Bez obietnicy
table-terms-dice-chosen = Kto utworzył ten stół, zna ziarno.
table-terms-dice-promised = Obiecane przed grą
table-terms-dice-help = Skrót ziarna i soli. Po grze jedno i drugie jest jawne, więc każdy może powtórzyć całe losowanie.
table-terms-dice-opened = Ziarno i sól:
table-dice-proof = Uczciwe losowanie: zapisz plik i sprawdź poleceniem
table-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
table-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
table-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }

table-person-stand-in = poza stołem; miejsca pilnuje bot ({ $level })
table-host-bot-confirm = { $name }: czy ma zagrać bot? Po powrocie można odzyskać miejsce.
table-host-later = Bot może przejąć miejsce za: { $time }.
table-closed = Ten stół jest zamknięty.
table-seat-kept = { $name }: pod twoją nieobecność miejsca pilnuje bot.
table-come-back = Wracam na miejsce
table-closing-asked = Inni chcą zamknąć ten stół. Zgoda?
table-closing-agree = Zamknij
table-closing-keep = Gramy dalej
table-closing-waits = Stół ma zostać zamknięty. Jeszcze bez odpowiedzi: { $names }.
table-close-confirm = Zamknąć ten stół? Nikt już tu nie zagra.
table-close-confirm-running = Zamknąć ten stół? Inni muszą się zgodzić, a potem nikt już tu nie zagra.
table-leave = Niech gra za mnie bot
table-leave-confirm = Czy bot ma grać za ciebie? Miejsce można odzyskać w każdej chwili.
table-by-link = Na tym urządzeniu masz teraz miejsce: { $name }.
table-by-link-leave = To nie moje miejsce
table-leave-link = To nie moje miejsce: { $name }

# Ci, którzy grają razem
table-counsel-suggest = Zaproponuj
table-counsel-suggests = Twoje kliknięcie to propozycja. Decyduje { $name }.
table-counsel-clicks-for = { $name } jest poza stołem: twoje kliknięcie liczy się za tę osobę.
table-counsel-suggestion = { $name } proponuje: { $action }
table-counsel-take = Zrób to
table-counsel-take-label = Zrób to: { $action }
table-counsel-fine = Zgoda na wszystko: { $names }.
table-counsel-silent = Jeszcze bez głosu: { $names }
table-counsel-ask-first = Jeszcze bez głosu: { $names }. Mimo to zdecydować?
table-counsel-say-fine = Mnie pasuje
table-log-clicked-by = (klika { $name })
table-log-forced = (jedyna możliwość)
table-terms-helping = Klikanie za innych
table-terms-helping-on = Każdy może kliknąć za kogoś nieobecnego
table-terms-helping-off = Nikt nie klika za innych
table-new-helping-help = Dziennik podaje oba imiona: czyja to była decyzja i kto kliknął.
table-terms-speak-first = Najpierw rozmowa
table-terms-speak-first-on = Decyzja czeka na głos wszystkich obecnych
table-terms-speak-first-off = Kto ma ruch, decyduje od razu
table-new-speak-first-help = Nic nie jest blokowane: dopóki ktoś z obecnych milczy, strona pyta o decyzję jeszcze raz.
table-team = Zespół
table-team-won = Wspólna wygrana
table-team-lost = Wspólna porażka
table-hint-team = Silny bot wybrałby: { $action }. Nasza szansa na wygraną: { $chance }.
table-analysis-lead-team = Najsilniejszy bot przechodzi całą grę, decyzja po decyzji: jakie szanse na wygraną miał zespół i co sam by zrobił.
table-analysis-graph-team = Nasza szansa na wygraną
table-analysis-graph-label-team = Wykres: szansa zespołu na wygraną w ciągu gry. Tabela poniżej zawiera te same liczby.
table-analysis-point-team = { $name }: { $action }. Nasza szansa na wygraną przedtem: { $before }, przy następnej decyzji: { $after }.
table-new-limits = Pokaż, co do siebie pasuje
table-begun = Jeszcze raz – i zrobione.
