import type { Hedges } from './hedges';
import type { NoNews } from './no-news';
import type { Wording } from './wording';

export const POLISH: Wording = {
  functionWords:
    'i w we z ze na do od dla o po za przez przy nad pod jest sa sie nie to jak juz naszej nasza nasz naszego nasze naszych nowy nowa nowe nowej nowego nowych firmy firma firme spolka spolki oraz czy co jego jej ich lat roku mamy dzis',
  vocabulary: {
    round:
      'inwestycj*|dofinansowan*|finansowan*|runda|runde|rundy|rundzie|kapital|kapitalu|dotacj*|grant|grantu|emisj*|seed|seria {letter}|serii {letter}|serie {letter}|milion|miliony|milionow|mln|pozyczk*|kredyt*|inwestor*|pieniadz*|srodki|wsparcie finansowe|zastrzyk gotowki',
    staff:
      'osob|osoby|pracownikow|pracownika|pracownicy|etatow|etaty|ludzi|zatrudnionych|miejsc pracy|zalogi|zaloge|zalogi|stanowisk|kierowcow|kierowcy|programistow|specjalistow|specjalistke|inzynierow|handlowcow',
    executive:
      'prezes*|wiceprezes*|ceo|cfo|cto|coo|cmo|dyrektor*|zarzad|zarzadu|zarzadzie|czlonek zarzadu|czlonkiem zarzadu|czlonkini zarzadu|rada nadzorcza|rady nadzorczej|radzie nadzorczej|szef|szefa|szefem|szefowa|szefowej|zalozyciel*|wspolzalozyciel*|przewodniczac*|kierownik*|za sterami|fotel*',
    place:
      'biuro|biura|oddzial*|sklep|sklepu|sklepy|salon*|fabryk*|zaklad|zakladu|zaklady|hala|hale|hali|magazyn*|siedzib*|centrum|centra|filia|filie|lokal*|punkt*|oddzial|placowk*|restauracj*|hotel*|terminal*|baza|baze|przedstawicielstwo|showroom*|laboratorium|centrum logistyczne|drukarni*|klinik*|gabinet*|pracowni*|warsztat*|park logistyczny|linia produkcyjna|linie produkcyjna|hub|data center',
    served:
      'klientow|klienta|klienci|uzytkownikow|uzytkownikow|pobran|abonentow|zamowien|pacjentow|gosci|czlonkow|firm|subskrybentow|przesylek|instalacji|pojazdow|partnerow|przejazdow|dostaw|sklepow|uczniow|rodzin',
    prize:
      'nagrod*|tytul*|wyroznien*|certyfikat*|gazel*|diament*|konkurs*|medal*|zloty medal|award|awards|final|finale|finalu|ranking*|zestawieni*|laur*|plebiscyt*|statuetk*|godlo|perl*|orzel|orly|lider*|najlepsz*|roku',
  },
  idioms:
    'godziny otwarcia|dni otwarte|drzwi otwarte|open source|nowe prawo|nowe przepisy|nowa ustawa|nowy rok|w sprzedazy od|kara umowna|do pracy zdalnej|bierze udzial|biora udzial|wzial udzial|wzielismy udzial|brac udzial|prawo pracy|najlepsze praktyki|najlepsze zyczenia',
  events: {
    funding: [
      [
        'pozyska*|pozyskuje|pozyskal*|pozyskalismy|zdobyl*|zdobywa|zdobylismy|otrzymal*|otrzymuje|otrzymalismy|dostal*|dostaje|zebral*|zbiera|zebralismy|zamyka|zamknal|zamknela|zamknelismy|domyka|domknal|domknela|zabezpieczyl*|uzyskal*|konczy|zakonczyl* … {sum}|{round}',
        'Acme pozyskał 12 mln zł',
        'zamowien*|kontrakt*|umow*|kare|kara|kary|przetarg*|klientow|nagrod*|rok z|zysk*|przychod*|certyfikat*',
      ],
      [
        'runda finansowania|runde finansowania|rundy finansowania|runda inwestycyjna|runde inwestycyjna|rundzie inwestycyjnej|emisja akcji|emisje akcji|nowa emisja|dokapitalizowan*|nowa runda|runda seed|zastrzyk kapitalu|inwestor w {own}|nowy inwestor|crowdfunding*|dofinansowanie z|dofinansowanie unijne|dotacja na|dotacje na',
        'Nowa runda finansowania Acme',
        'poradnik|jak',
      ],
      [
        '^{sum} … dla|na',
        '20 mln zł dla Acme',
        'kara|kary|kare|zamowien*|kontrakt*|cel charytatywny|szpital*|fundacj*',
      ],
      [
        '> inwestuje|zainwestowal*|zainwestuje|wyklada|dokapitalizuje|finansuje|wesprze|wchodzi … w|do|kapitalowo|{sum}',
        'Northwind inwestuje w Acme',
        'fabryk*|magazyn*|zaklad*|maszyn*|flot*',
      ],
      [
        'szuka|poszukuje|chce pozyskac|zamierza pozyskac|planuje pozyskac|chce zebrac … {sum}|{round}|kapital*|inwestor*',
        'Acme szuka inwestora',
      ],
    ],
    acquisition: [
      [
        'przejac|kupic|przejmuje|przejal|przejela|przejmie|przejelismy|przejmujemy|przejmuja|przejecie|przejecia|przejeciu|przejeta|przejety|kupuje|kupil|kupila|kupi|kupilismy|kupujemy|nabyl|nabyla|nabywa|nabylismy|nabycie|akwizycj*|fuzja|fuzje|fuzji|polaczenie z|laczy sie z|lacza sie|polaczy sie|wchlania|wykupuje|wykupil*|zakup spolki|zakup firmy|zakupu spolki',
        'Acme przejmuje Bexo',
        'stery|obowiazki|stanowisko|funkcj*|fotel|poradnik|jak|{number} ciagnik*|energi*|kupuje sie|maszyn*|flot*',
      ],
      [
        'na sprzedaz|udzialow|udzialy|pakiet wiekszosciowy|pakiet kontrolny|wiekszosciowy pakiet|sprzedan*|sprzedaje spolk*|sprzedal|sprzedala|sprzedaz spolki|sprzedaz firmy|nowy wlasciciel|nowego wlasciciela|zmienia wlasciciela|zmiana wlasciciela|czescia grupy|czesc grupy|dolacza do grupy|dolaczamy do grupy|dolaczylismy do grupy|dolaczyl* do grupy|wezwanie na|wchodzi w sklad|w rece',
        'Acme zmienia właściciela',
        'sprzedala {number}|sprzedal {number}|bilet*|sprzedan* {number}|rynku',
      ],
    ],
    layoffs: [
      [
        'zwolnic|zwolni|zwalnia|zwolnil|zwolnila|zwolnia|zwolnienie|likwiduje|zlikwiduje|redukuje|zredukuje|tnie|ogranicza|rozstaje|pozegna|zegna|straci prace|traci prace|straca prace … {staff}|{share}|{number}|zatrudnienie|jedna trzecia|polowe',
        'Acme zwolni 120 osób',
        'koszt*|emisj*|czas|podatk*|zwalnia tempo',
      ],
      [
        'zwolnienia grupowe|zwolnien grupowych|zwolnieniach grupowych|grupowe zwolnienia|zwolnienia w|zwolnienia u|redukcja zatrudnienia|redukcje zatrudnienia|redukcji zatrudnienia|redukcja etatow|ciecia etatow|masowe zwolnienia|fala zwolnien|zwolnienia',
        'Zwolnienia grupowe w Acme',
        'lekarsk*|podatk*|poradnik|prawa|zwolnienia z|od podatku',
      ],
      [
        '{number}|{share} … {staff} … straci prace|straca prace|do zwolnienia|bez pracy|na bruk',
        '120 osób straci pracę w Acme',
      ],
    ],
    legal: [
      [
        'pozew|pozwal|pozwala|pozwu|pozywa|pozwany|pozwana|pozwy|sad|sadu|sadzie|sadem|wyrok|wyroku|kara|kare|kary|ukaral|ukarana|ukarany|ukarala|grzywn*|uokik|uodo|knf|uke|prokuratur*|cba|cbsp|abw|kontrola|kontrole|sledztwo|postepowanie|oskarz*|zarzuty|zarzut|ugoda|ugode|wyciek*|wycieku danych|cyberatak*|atak hakerski|atak hakerow|hakerzy|zhakowan*|patent|patentowy|naruszenie|odszkodowani*|wycofuje z|wycofuje partie',
        'UOKiK nałożył karę na Acme',
        'jak uniknac|poradnik|kontrola jakosci|jak|kontrola temperatury|zgodnosc|pod kontrola|wyciek* wody',
      ],
    ],
    award: [
      [
        'zdobyl*|zdobywa|zdobywamy|zdobylismy|otrzymal*|otrzymuje|otrzymalismy|wygral*|wygrywa|wygralismy|laureat*|nagrodzon*|wyrozniona|wyrozniony|wyroznieni|wyrozniono|nominowan*|finalist*|z|w|wsrod|przyznano|odebral*|odebralismy|trafil*|znalazl*|dostal*|dla … {prize}',
        'Acme zdobył nagrodę Innowator',
        'przetarg*|kontrakt*|umow*|prezes*|dyrektor*|premiera|roku 20*|od roku|w roku|tego roku|polowie roku|koncem roku|poczatku roku|do konca roku|kwartal* roku|{number} roku|bilans*|{sum}|wyniki|podsumowanie',
      ],
      [
        'nagrodzon*|wyroznion*|laureat*|finalist*|nominowan*|nagroda|nagrode dla|certyfikat|certyfikowan*|iso {number}|b corp|gazela|gazele|gazel biznesu|gazele biznesu|diament*|firma roku|produkt roku|pracodawca roku|great place to work|wsrod najlepszych|najlepszy pracodawca|tytul',
        'Gazela Biznesu dla Acme',
        'jak zdobyc|regulamin|sponsor',
      ],
    ],
    leadership: [
      [
        'powolal*|powoluje|mianowal*|mianuje|nowy|nowa|nowym|nowego|nowej|zostal|zostala|zostaje|zostanie|awansowal*|zatrudnia|zatrudnil*|wybral*|pozyskal*|zmienia|odwolal*|odwoluje|wzmacnia|dolaczyl*|obejmuje|objal|objela|traci|szuka|pozegnal* … {executive}',
        'Acme powołał nowego prezesa',
        'biuro|sklep|zaklad*|nagrod*|magazyn*|akcj*',
      ],
      [
        '~ zostal|zostala|zostaje|zostanie|nowym|nowa|objal|objela|obejmuje|pokieruje|stanie|stanal|stanela|przejmuje|dolacza|na|awansuje … {executive}|na czele|stery|sterami',
        'Jane Roe nową prezeską Acme',
      ],
      [
        '~ {executive} … rezygnuje|rezygnacj*|zrezygnowal*|odchodzi|odszedl|odeszla|ustepuje|ustapil*|odwolan*|zegna sie|zlozyl*|opuszcza|opuscil*|na emeryturze|konczy|dymisj*|traci',
        'Prezes Acme rezygnuje',
      ],
      [
        'zmiana w zarzadzie|zmiany w zarzadzie|zmian w zarzadzie|zmiana prezesa|zmiana na stanowisku|zmiany w radzie|zmiana w radzie|nowy zarzad|nowe kierownictwo|zmiana warty|zmiany kadrowe|sukcesja|zmiana na czele|zmiany na szczycie|zmiany personalne|rezygnacja prezesa|funkcje prezesa|stanowisko prezesa|prezes rezygnuje',
        'Zmiany w zarządzie Acme',
      ],
      [
        '> zostal|zostala|nowym|nowa|rezygnuje|odchodzi|pokieruje|obejmuje … {executive}',
        'Jane Roe nową prezeską Acme',
      ],
    ],
    expansion: [
      [
        'otwiera|otworzyl*|otwieramy|otworzylismy|otworzy|otwarcie|otwarto|uruchamia|uruchomil*|uruchomilismy|uruchomi|buduje|budujemy|zbudowal*|wybuduje|nowy|nowa|nowe|nowego|nowej|drugi|druga|drugie|trzeci|trzecia|trzecie|pierwszy|pierwsza|pierwsze|wiekszy|wieksza|przenosi|przeprowadza|rozbudow*|powieksza|budowa|budowe … {place}|{geo}',
        'Acme otwiera biuro w Berlinie',
        'aplikacj*|platform*|prezes*|dyrektor*|kierownik*|sklep internetowy|sklep online|system|punkt widzenia|kampani*|ustaw*|sezon*|zamowien*',
      ],
      [
        'wchodzi|weszla|wszedl|wejdzie|wchodzimy|wejscie|ekspansj*|rusza|debiutuje|wkracza|podbija|rozszerza dzialalnosc|zagraniczn*|rozwija sie … na rynek|na rynki|na rynku|rynek|rynku|{geo}|za granica|w europie|do niemiec|do czech|za granice|do usa|do hiszpanii|do francji|do rumunii|do polski|do wielkiej brytanii|ekspansj*',
        'Acme wchodzi na rynek niemiecki',
        'na gielde|produkt*|gieldow*|na rynku pracy',
      ],
      [
        'przeprowadzka|przeprowadzilismy sie|zmieniamy siedzibe|nowa siedziba|nowej siedziby|nowe biuro|kamien wegielny|wmurowan*|pierwsza lopata|ekspansja zagraniczna|ekspansje zagraniczna|ekspansja',
        'Nowa siedziba Acme',
        'porady|firm przeprowadzkowych',
      ],
    ],
    partnership: [
      [
        'wspolprac*|partnerstw*|partnerem|partnerami|lacza sily|laczy sily|laczymy sily|polaczyli sily|alians|sojusz|list intencyjny|porozumieni*|wspolnie z|joint venture|sponsorem|sponsoruje|sponsorujemy|sponsor|partner strategiczny|umowa partnerska|umowe partnerska|umowe o wspolpracy|umowa o wspolpracy|rozpoczynamy wspolprace|konsorcjum',
        'Acme i Bexo nawiązują współpracę',
        'porady|zostan partnerem|jak|zaprasza|oferta wspolpracy|lepsza wspolprace|dolacza do zespolu',
      ],
    ],
    hiring: [
      ['^witamy|^powitajmy', 'Witamy w zespole', 'na naszej|w nowym roku'],
      [
        'szuka|szukamy|zatrudni|zatrudnia|zatrudniamy|zatrudnimy|zatrudnil*|rekrutuje|rekrutujemy|poszukuje|poszukujemy|przyjmie|przyjmujemy|stworzy|tworzy|witamy … {staff}|pracownik*|talent*|kierowc*|magazynier*|spawacz*|programist*|specjalist*|handlowc*|{number}',
        'Acme zatrudni 40 osób',
        'zwoln*|inwestor*|klientow|kapital*|prezes*',
      ],
      [
        '^praca:|^oferta pracy|nowe miejsca pracy|nowych miejsc pracy|rekrutacja|oferty pracy|oferta pracy|pracuj z nami|dolacz do nas|dolacz do zespolu|dolacz do naszego|nasz zespol rosnie|rosniemy|powiekszamy zespol|nowi pracownicy|nowy czlonek zespolu|jest nas juz|witamy w zespole|dolaczyla do zespolu|dolaczyl do zespolu|praktyki|staz u nas|zespol powieksza',
        'Dołącz do nas',
        'klientow|porady',
      ],
    ],
    traction: [
      ['{big} [*] {served}|{big} {served}', '10 000 klientów zaufało Acme', 'kara|wyciek*|zwoln*'],
      [
        'przekroczyl*|przekracza|przekroczylismy|osiagnal|osiagnela|osiaga|osiagnelismy|ponad|juz|mamy|obsluzyl*|obsluzylismy|swietuje|przybylo|powital* … {number}{ordinalending} … {served}',
        'Acme ma już 500 klientów',
        'porady|badani*',
      ],
      [
        'przekroczyl*|przekracza|przekroczylismy|osiagnal|osiagnela|osiagnelismy … {big}|{sum}|milion*|miliard*',
        'Acme przekroczył 1 milion przejazdów',
        'kara|kary',
      ],
      [
        'rekordowy rok|rekordowe wyniki|rekordowa sprzedaz|rekordowy kwartal|rekordowe przychody|rekordowy zysk|rekord|kamien milowy|rentownosc|rentowny|rentowna|najlepszy rok|na plusie|milionowy klient|milionowa',
        'Rekordowy rok Acme',
        'porady|guinness*|upal*',
      ],
      [
        'przychody|przychodow|sprzedaz|zysk|zyski|obroty|liczba klientow|wyniki|eksport … wzros*|rosn*|urosl*|rosnie|w gore|podwoil*|zwiekszyl*|+*|wyzsz*|skok|o {share}',
        'Przychody Acme wzrosły o 30 procent',
        'porady|twoj*|jak',
      ],
      [
        'podwoil*|podwaja|potroil*|zwiekszyl*|zwieksza|wzrost … przychod*|sprzedaz*|zysk*|obrot*|eksport*|klientow',
        'Acme podwoił sprzedaż',
        'jak|twoj*',
      ],
    ],
    business: [
      [
        'upadlosc|upadlosci|upadl|upadla|bankrut*|niewyplacaln*|restrukturyzacj*|postepowanie ukladowe|likwidacja spolki|likwidacji|sanacyjne|sanacji',
        'Acme ogłosił upadłość',
        'poradnik|jak',
      ],
      [
        'dostarczy|dostarczymy|zbuduje|wyprodukuje … dla|za {sum}|{sum}',
        'Acme dostarczy okna za 40 mln zł',
        'jak',
      ],
      [
        'podpisal*|podpisuje|podpisalismy|podpisujemy|zawarl*|zawarlismy|wygral*|wygrywa|wygralismy|zdobyl*|zdobywa|zdobylismy|otrzymal*|pozyskal*|uzyskal*|zrealizuje|dostarczy|realizuje … umow*|kontrakt*|zamowieni*|przetarg*|zleceni*|klienta|autobus*|pociag*',
        'Acme podpisał umowę z Bexo',
        'umowe o wspolpracy|umowa o wspolpracy|partnersk*|klienta roku',
      ],
      [
        'najwieksze zamowienie|rekordowe zamowienie|nowy kontrakt|duzy kontrakt|nowe zamowienie|kontrakt z|umowa z|umowe z|umowa ramowa|umowe ramowa|zamowil* … {own}|klient*|siecia|historii|na|dla|o|z',
        'Umowa z siecią Bexo',
        'umowa z klientem|jak|wzor|o prace',
      ],
      [
        'debiut na gieldzie|na gieldzie|na gielde|debiut gieldowy|zadebiutowal* na|ipo|newconnect|wyniki finansowe|wyniki za|raport roczny|raport kwartalny|raport za|zmienia nazwe|zmiana nazwy|zmienilismy nazwe|nowa nazwa|nowe logo|rebranding|nowa identyfikacja|nowa strategia|strategie na lata|strategia na lata|podzial spolki|strata|straty|strate|stratami|wybral* {own}|wybrala {own}|wybiera {own}|spadek przychodow|spadek sprzedazy|reorganizacj*',
        'Acme zmienia nazwę',
        'porady|straty ciepla|strata czasu|straty czasu',
      ],
      [
        'wycofuje sie|wychodzi|opuszcza|zamyka|zamknie|zamknela|zamknal|likwiduje|konczy|zawiesza … z rynku|rynek|{geo}|{place}|dzialalnosc*|produkcj*|z rosji|sklepy',
        'Acme zamyka fabrykę',
        'prezes*|dyrektor*|runde|na swieta|rok|na czas|inwestycj*',
      ],
    ],
    product: [
      [
        'wprowadza|wprowadzil*|wprowadzamy|wprowadzilismy|prezentuje|zaprezentowal*|prezentujemy|przedstawia|przedstawil*|przedstawiamy|premiera|premiere|debiutuje|wypuszcza|wypuscil*|udostepnia|udostepnil*|uruchamia|uruchomil*|uruchamiamy|uruchomilismy|odslania|oferuje teraz',
        'Acme wprowadza nową aplikację',
        'raport*|kampani*|wyniki|zmian*|badani*|strategi*|na gielde|rekrutacj*|zarzad*|w blad|gieldzie',
      ],
      [
        'nowy|nowa|nowe|nowej|nowych|aktualizacja|odswiezon* … aplikacj*|wersj*|funkcj*|produkt*|uslug*|platform*|strona|sklep internetowy|sklep online|kolekcj*|model|modele|system|linia|linie|oferta|urzadzeni*|narzedzi*|menu|ofercie',
        'Nowa wersja naszej aplikacji',
        'ustaw*|prezes*|dyrektor*',
      ],
      [
        '~ juz jest|juz dostepn*|jest juz dostepn*|dostepn*|w sprzedazy|trafil* do sprzedazy|od dzis|w ofercie|do pobrania',
        'Acme Go już jest',
        'miejsca dostepne',
      ],
    ],
  },
};

export const POLISH_HEDGES: Hedges = {
  hearsay:
    'nieoficjalnie|podobno|rzekomo|ponoc|plotki|plotka|spekulacj*|wedlug zrodel|zrodla|jak dowiaduje|dowiedzial sie|wedlug doniesien|wedlug nieoficjalnych|wedlug mediow|media:|przecieki|przeciek',
  unsettled:
    'rozwaza|rozwazaja|rozwazane|chce|chca|planuje|planuja|negocjuje|negocjuja|negocjacj*|w rozmowach|rozmawia|rozmowy|prowadzi rozmowy|zastanawia|szuka kupca|szuka inwestora|poszukuje inwestora|zamierza|przymierza|blisko|bliski|bliska|zainteresowan*|mozliwe|mozliwa|mozliwy|prawdopodobnie|grozi|groza|grozba|zagrozon*|sie szykuj*|szykuje sie|na sprzedaz',
  modal: 'moze|moga|mialby|mialaby|mozliwe|byc moze|mogl*by',
};

export const POLISH_NO_NEWS: NoNews = {
  advice: [
    '^jak|^dlaczego|^co|^kiedy|^gdzie|^kto|^ktory|^ktora|^ktore|^ile|^czy|^po co|^poradnik|^porady|^wywiad|^rozmowa|^opinia|^felieton|^analiza|^komentarz|^raport|^badanie|^webinar|^podcast|^case study|^historia klienta|^odwiedz|^spotkajmy|^spotkaj|^zapraszamy|^dzien w|^wesolych|^szczesliwego|^dziekujemy|^poznaj nasz zespol|^zyczymy|^kilka slow',
    '^{number} … porad*|wskazowek|wskazowki|powodow|powody|bledow|bledy|krokow|kroki|trendow|trendy|pytan|pytania|sposobow|sposoby|rzeczy|mitow|mity|faktow|zalet',
    'poradnik|wywiad|targach|targi|stoisko|stoisku|webinar|podcast|charytatywn*|darowizn*|porownanie|akcje spolki|kurs akcji|notowania|polityka prywatnosci|prace serwisowe|przerwa techniczna|awaria|godziny otwarcia|alternatywa dla|co to znaczy|krok po kroku|recenzja|test:|wosp',
  ],
  publicBodies: '^rzad|^sejm|^ue|^unia|^ministerstwo|^ministra|^minister|^nasz klient|^gmina',
  roundups:
    'tygodnia|przeglad|podsumowanie tygodnia|newsletter|w skrocie|skrot wiadomosci|{number} startupow|{number} firm|{number} spolek|i inni|i inne|i {number} innych|oraz {number} innych|lista firm|najwieksze rundy|wydarzenia tygodnia',
  calledOff: [
    'zaprzecza|zaprzeczaja|zaprzeczyl*|dementuje|dementuja|dementi|wyklucza',
    'rezygnuje z|odwoluje|odwolal*|wstrzymuje|wstrzymal*|zawiesza|odklada|odlozyl*|przeklada|zrywa|zerwal*|porzuca|wycofuje sie z … przejeci*|fuzji|fuzje|debiut*|emisji|emisje|planow|plany|rozmow|rozmowy|negocjacj*|oferty|inwestycj*|otwarci*|zwolnien|zakupu|sprzedazy|ekspansji|gield*|ipo',
    'nie jest na sprzedaz|nie na sprzedaz|bez zwolnien|nie bedzie zwolnien|nie planuje zwolnien|nie zwolni|nie dojdzie do|nie doszlo do|fiasko|fiaskiem|nie przejmie|nie kupi|nie udalo sie',
  ],
};
