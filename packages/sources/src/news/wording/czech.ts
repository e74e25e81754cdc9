import type { Hedges } from './hedges';
import type { NoNews } from './no-news';
import type { Wording } from './wording';

export const CZECH: Wording = {
  functionWords:
    'a v ve na do od pro s se si o po za pri nad pod je jsou neni ze jak uz nase nasi nas nova novy nove novou noveho nove firmy firma firmu spolecnost spolecnosti z ze i ktery ktera ktere jeho jeji jejich let roku mame dnes k ke byl byla bude nebo kvuli aby take jsme',
  vocabulary: {
    round:
      'investic*|financovani|kapital*|kolo|kola|kole|investicni kolo|dotac*|grant*|uver*|pujck*|seed|serie {letter}|serii {letter}|navyseni kapitalu|investor*|miliony|milionu|milion|penize|penez|emis*|dluhopis*|prostredky',
    staff:
      'lidi|zamestnanc*|pracovnik*|pracovnich mist|mist|lide|delnik*|pozic*|dilnu|programator*|technik*|kolegu|kolegy|kolegyn*|osob|ridic*|specialist*|obchodnik*',
    executive:
      'reditel*|generalni reditel*|financni reditel*|ceo|cfo|cto|coo|cmo|sef|sefa|sefem|sefka|sefku|sefkou|sefe|predsed*|predstavenstv*|dozorci rad*|vedeni|jednatel*|jednatelk*|majitel*|zakladatel*|spoluzakladatel*|manazer*|manazerk*|vrchni *|cele|prezident*|clen predstavenstva|clenem predstavenstva|kormidl*',
    place:
      'pobock*|kancelar*|prodejn*|obchod|obchodu|tovarn*|zavod|zavodu|zavody|sklad|skladu|sklady|centrum|centra|*centrum|sidlo|sidla|sidle|provozovn*|hal|hala|halu|haly|vyrobni halu|vyrobu|showroom*|laborator*|restaurac*|hotel*|dilna|dilnu|dilny|klinik*|ordinac*|depo|depa|areal*|vyrobni linku|vyrobni linka|vyrobnu|vyrobna|prostory|prostor|datove centrum|logistick*|zastoupeni|pivovar*|terminal*|vydejn*|kavarn*|pekarn*',
    served:
      'zakazniku|zakaznik*|uzivatelu|uzivatel*|klientu|klient*|stazeni|objednavek|objednavk*|pacientu|clenu|firem|odberatelu|predplatitelu|hostu|zasilek|instalaci|domacnosti|zaku|skol|navstevniku|rezervaci|jizd|partneru',
    prize:
      'ocenen*|cenu|cena|ceny|cene|titul*|certifikat*|soutez*|medail*|award|awards|finale|vitez*|zebric*|firma roku|roku|nejlepsi*|diplom*|vyznamenani|zlato|zlatou|stribro|misto v soutezi|czech top 100|gazel*',
  },
  idioms:
    'oteviraci dob*|den otevrenych dveri|dny otevrenych dveri|open source|novy zakon|nova pravidla|novy rok|otevreny zdrojovy|otevreny kod|za vyhodnou cenu|za skvelou cenu|cena za|ceny energii|v ramci vedeni|otevrena pozice|v prodeji od|home office|nejlepsi ceny|cenu dopravy|ceny elektriny|ceny od',
  events: {
    funding: [
      [
        'ziskal*|ziskava|ziskali jsme|ziska|dostal*|dostava|dostane|obdrzel*|vybral*|vybira|zajistil*|uzavrel*|uzavira|nabral*|nabira|prijal*|dokoncil*|inkasoval* … {sum}|{round}',
        'Acme získal investici 40 milionů korun',
        'zakazk*|pokut*|smlouv*|objednavk*|zakaznik*|ocenen*|tendr*|trzb*|zisk {number}|vyroc*|kontrakt*|certifikat*',
      ],
      [
        'investicni kolo|investicniho kola|investicnim kole|kolo financovani|kola financovani|seed kolo|navyseni kapitalu|navysuje kapital|nova investice|nova investicni|vstup investora|novy investor|noveho investora|kapitalovy vstup|crowdfunding*|emise akcii|emise dluhopisu|kapitalova injekce|investici od',
        'Nová investice pro Acme',
        'pruvodce|jak|nova investice do',
      ],
      ['^{sum} … pro|do', '40 milionů korun pro Acme', 'pokut*|zakazk*|nemocnic*|charit*|nadac*'],
      [
        '> investuje|investoval*|investuji|investovali|vlozi|vlozil*|vklada|nalil*|naleje|vstupuje|vstoupil*|posila|poslal* … do|v|{sum}|kapitalove',
        'Northwind investuje do Acme',
        'tovarn*|zavod*|sklad*|stroj*|hal*|vyvoj*|na trh',
      ],
      [
        'shani|hleda|chce ziskat|planuje ziskat|chysta … {sum}|{round}|investor*|kapital*|penize',
        'Acme shání investora',
      ],
      [
        'do {own}|v {own} … investuj*|investoval*|vstupuje|vstoupil*',
        'Do Acme investuje fond Bexo',
        'na trh',
      ],
    ],
    acquisition: [
      [
        'koupit|prevzit|ovladnout|kupuje|koupil|koupila|koupili|koupi|kupujeme|koupili jsme|nakup firmy|prebira|prevzal|prevzala|prevzali|prevezme|prevzeti|ovladl*|ovladne|akvizic*|ziskal* podil|ziska podil|ziskava podil|ziskal* vetsin*|ziskal* kontrolu|fuze|fuzi|fuzuje|spojuje se s|spojuji se|slucuje|slouci|slouceni|pohlti*|pohltil*|koupe|skoupil*',
        'Acme kupuje Bexo',
        'pruvodce|jak|funkci|vedeni|energii|zakaznici|cenu|oceneni|zezlo|kormidlo|stafetu|pozemek|prevzeti zbozi|prevzeti zasilky|flotil*',
      ],
      [
        'vetsinovy podil|mensinovy podil|podil v|podil ve|podil na|vetsinu v|prodava firm*|prodal|prodala|prodan|prodana|prodano|prodej firmy|prodej podilu|prodeji|noveho majitele|noveho vlastnika|novy majitel|novy vlastnik|meni majitele|zmenil* majitele|zmena vlastnika|soucasti skupiny|soucasti|pod kridla|do skupiny|nabidka prevzeti|nabidku na',
        'Acme má nového majitele',
        'prodal* {number}|vstupen*|listk*|podil na trhu|prodana {number}|soucasti reseni',
      ],
    ],
    layoffs: [
      [
        'propustit|propusti|propousti|propustil*|propustime|zrusi|rusi|zrusil*|snizi|snizuje|snizil*|seskrta|skrta|skrtne|prijde|prijdou|louci … {staff}|{share}|{number}|stav|stavy|o praci|tretin*|polovin*',
        'Acme propustí 80 lidí',
        'naklad*|emis*|cas|cenu|ceny|spotreb*|poplat*',
      ],
      [
        'propousteni|hromadne propousteni|hromadneho propousteni|ruseni mist|ruseni pracovnich mist|snizovani stavu|propousti|vypoved* zamestnanc*|vlna propousteni',
        'Hromadné propouštění v Acme',
        'prava|pruvodce|vas prava',
      ],
      [
        '{number}|{share} … {staff} … prijde o praci|prijdou o praci|bez prace|skonci|propusteno',
        '80 lidí přijde v Acme o práci',
      ],
    ],
    legal: [
      [
        'zaloba|zalobu|zaloby|zaluje|zazaloval*|soud|soudu|soudem|soudni|soude|rozsudek|verdikt|pokuta|pokutu|pokuty|pokutoval*|uohs|antimonopolni|uoou|coi|cnb|eru|inspekce|policie|obvinen*|obvinil*|vysetruje|vysetrovan*|kontrola coi|unik dat|unik udaju|uniku dat|kyberutok*|kybernetick* utok*|kybernetickem utoku|kyberneticky utok|hackersky utok|hackeri|hackeru|napadli|patent|patentovy|odskodne|odskodneni|smir|dohoda o narovnani|svolava|stahuje z trhu|stahuje z prodeje|arbitraz*|nekala soutez',
        'Acme dostal pokutu',
        'jak se vyhnout|tipy|jak|pod kontrolou|pruvodce|kontrola kvality',
      ],
    ],
    award: [
      [
        'ziskal*|ziskava|ziskali|vyhral*|vyhrava|vyhrali|zvitezil*|dostal*|obdrzel*|obdrzeli|nominovan*|finalist*|v|ve|mezi|vitez*|byl|byla|oceneni|ma|prevzal*|s|je … {prize}',
        'Acme získal ocenění Inovace',
        'zakazk*|tendr*|reditel*|smlouv*|investic*|{number} roku|roku 20*|v roce|pul roku|zacatku roku|konce roku|tento rok|cenu akcie|trzb*|vedeni|majitel*|kontrakt*|{sum}|cene {number}',
      ],
      [
        'ocenen|ocenena|oceneni|vitez souteze|vitezem|vitezka|finalist*|nominovan*|certifikovan*|certifikat|certifikace|iso {number}|b corp|firma roku|firmou roku|zamestnavatel roku|zamestnavatelem roku|produkt roku|great place to work|nejlepsim zamestnavatelem|gazela|czech top 100|cenu za|zivnostnik roku',
        'Acme je Firma roku',
        'jak ziskat|pravidla|hlasujte|cenu za dopravu',
      ],
    ],
    leadership: [
      [
        'jmenoval*|jmenuje|jmenovali|novy|nova|novou|novym|noveho|nove|zvolil*|vybral*|povysil*|najal*|angazoval*|prijal*|meni|vymenil*|odvolal*|odvolava|posiluje|posilil*|hleda|ma|privitali|stava|stal|stala|ziskal* … {executive}',
        'Acme má nového finančního ředitele',
        'pobock*|prodejn*|sklad*|oceneni|majitel*|aplikac*|ocenen*|investic*|cenu|tovarn*|klient*|zakazk*|{number} roku',
      ],
      [
        '~ novou|novym|nova|novy|se stal|se stala|stane|jmenovan*|povede|vede|usedl*|prevzal*|prebira|nastupuje|nastoupil*|prichazi|v cele|do cela|do vedeni|bude … {executive}|cela|cele',
        'Jana Nováková novou ředitelkou Acme',
      ],
      [
        '~ {executive} … konci|konci|odchazi|odesel|odesla|rezignoval*|rezignuje|odstoupil*|odstupuje|odvolan*|opousti|opustil*|sklada|slozil*|skoncil*|preda|predava|padl',
        'Šéf Acme končí',
      ],
      [
        'zmena ve vedeni|zmeny ve vedeni|zmena v cele|zmeny v cele|zmena v predstavenstvu|zmeny v predstavenstvu|nove vedeni|nove predstavenstvo|personalni zmen*|vymena ve vedeni|vymena v cele|vymena reditele|vymena sefa|generacni vymen*|predani zezla|meni sefa|meni vedeni|meni reditele|v cele {own}',
        'Změny ve vedení Acme',
      ],
    ],
    expansion: [
      [
        'otevira|otevrel*|otevreli|otevirame|otevre|otevreni|otevreme|stavi|postavil*|postavi|postavime|buduje|vybudoval*|vybuduje|novy|nova|novou|nove|noveho|novem|novych|druhy|druha|druhou|druhe|treti|prvni|vetsi|stehuje|stehujeme|prestehoval*|rozsiruj*|rozsiril*|rozsireni|zprovoznil*|spousti|spustil* … {place}|{geo}|dvere',
        'Acme otevírá pobočku v Brně',
        'aplikac*|platform*|reditel*|e-shop*|system*|funkc*|web|kampan*|zakon*|sef*|zakaznik*|sezon*|majitel*',
      ],
      [
        'vstupuje|vstoupil*|vstoupi|vstup|expanduje|expandoval*|expanze|miri|zamiril*|pronika|pronikl*|jde|prichazi|rozsiruje pusobeni|dobyva|startuje|vyrazi|pusobi … na trh|trh|trhu|trhy|{geo}|do zahranici|do nemecka|do polska|na slovensko|do rakouska|do usa|do evropy|do madarska|do rumunska|do britanie|zahranic*|na slovensku|v nemecku|v polsku',
        'Acme vstupuje na německý trh',
        'na burz*|produkt*|novy vyrobek',
      ],
      [
        'stehujeme se|prestehovali jsme|nove sidlo|nove kancelare|nove prostory|novych prostor|zakladni kamen|expanze|zahranicni expanz*|expandujeme|vetsich prostor|nove pobocky',
        'Nové sídlo Acme',
        'tipy|stehovaci',
      ],
    ],
    partnership: [
      [
        'spoluprac*|partnerstvi|partnerem|partnery|partnerska|partnerskou|spojuje sily|spojily sily|spojuji sily|spojili sily|alianc*|memorandum|dohoda o spolupraci|dohodu o spolupraci|spolecne s|joint venture|sponzor*|strategicky partner|strategickym partnerem|spolecny podnik|generalnim partnerem',
        'Acme a Bexo navazují spolupráci',
        'tipy|stante se|jak|pruvodce|lepsi spoluprace v tymu',
      ],
    ],
    hiring: [
      [
        'hleda|hledame|nabira|nabirame|prijme|prijima|prijmeme|prijimame|zamestna|najme|naborova|vytvori|nabere … {staff}|programator*|technik*|vyvojar*|posil*|ridic*|svarec*|prodavac*|{number}|kolegy|talent*|skladnik*',
        'Acme hledá 40 techniků',
        'propust*|investor*|zakaznik*|kapital*|reditel*',
      ],
      [
        'novi kolegove|nove kolegy|novych kolegu|nova kolegyne|nova pracovni mista|nove pracovni misto|novych pracovnich mist|volna mista|volne pozice|volna pozice|pridejte se k nam|pridej se k nam|pojd k nam|pojdte k nam|nabor|nas tym roste|tym se rozrostl|rozsirujeme tym|rosteme|vitame v tymu|vitame v nasem tymu|posila tymu|je nas uz|staz u nas|kariera u nas',
        'Přidejte se k nám',
        'zakaznik*|tipy',
      ],
    ],
    traction: [
      ['{big} [*] {served}|{big} {served}', '10 000 zákazníků věří Acme', 'pokut*|unik*|propust*'],
      [
        'prekrocil*|prekonal*|prekonali|dosahl*|dosahli|uz|vice nez|pres|mame|slavi|obslouzil*|privital* … {number}{ordinalending} … {served}',
        'Acme má už 500 zákazníků',
        'tipy|pruzkum*',
      ],
      [
        'prekrocil*|prekonal*|dosahl*|dosahli|prekrocily|prekonaly … {big}|{sum}|milion*|miliard*',
        'Acme překročil 1 milion jízd',
        'pokut*',
      ],
      [
        'rekordni rok|rekordni trzby|rekordni zisk|rekordni obrat|rekordni vysledky|rekordni*|rekord|milnik|ziskovost|ziskova|ziskovy|nejlepsi rok|v zisku|do cernych cisel|miliontou|milionty|historicky nejvyssi',
        'Rekordní rok Acme',
        'tipy|horko|guinness*|teplot*',
      ],
      [
        'trzby|trzeb|obrat|obratu|zisk|zisku|prodeje|prodej|pocet zakazniku|vysledky|export … vzrost*|rost*|roste|rostou|stoup*|zdvojnasobil*|zvysil*|+*|o {share}|vyssi|nahoru|vyskocil*',
        'Tržby Acme vzrostly o 20 procent',
        'tipy|vas*|jak',
      ],
      [
        'zdvojnasobil*|zdvojnasobila|ztrojnasobil*|zvysil*|zvysuje|rust … trzb*|prodej*|zisk*|obrat*|export*|zakaznik*',
        'Acme zdvojnásobil tržby',
        'jak|vas*',
      ],
    ],
    business: [
      [
        'insolvenc*|insolvenci|konkurz*|konkurs*|bankrot*|zkrachoval*|krach|krachu|upadek|upadku|v likvidaci|likvidace|do likvidace|reorganizace soud*|moratorium|restrukturalizac* dluhu',
        'Acme je v insolvenci',
        'jak|pruvodce|insolvencni rejstrik|likvidace odpadu',
      ],
      ['dodame|doda|dodava … pro|do|{sum}', 'Acme dodá vagony pro metro', 'kdy|jak'],
      [
        'podepsal*|podepsali|podepisuje|uzavrel*|uzavreli|vyhral*|vyhrali|vyhrava|ziskal*|ziskali|ziskava|zvitezil*|doda|dodava|dodal*|postavi … smlouv*|kontrakt*|zakazk*|tendr*|vyberov*|objednavk*|zakaznik*|verejn*|ramcov*|vlak*|autobus*',
        'Acme vyhrál zakázku v Brně',
        'smlouvu o spolupraci|smlouva o spolupraci|partnersk*|ocenen*|zakaznik roku',
      ],
      [
        'nova zakazka|velka zakazka|nejvetsi zakazka|nejvetsi zakazku|rekordni zakazka|rekordni zakazku|smlouva s|smlouvu s|ramcova smlouva|ramcovou smlouvu|novy zakaznik|novym zakaznikem|vybral* si {own}|vybrala si {own}',
        'Smlouva s Bexo',
        'vzor|jak|smlouva s dodavatelem',
      ],
      [
        'na burzu|na burze|vstup na burzu|ipo|hospodarske vysledky|vysledky za|vyrocni zprava|vyrocni zpravu|financni vysledky|ctvrtletni vysledky|pololetni vysledky|meni nazev|meni jmeno|zmena nazvu|zmena jmena|zmenil* nazev|novy nazev|nove jmeno|nove logo|rebranding|nova identita|novy vizual|nova strategie|ztrata|ztratu|ve ztrate|ztraty|restrukturalizac*|reorganizac*|trzby klesly|pokles trzeb|obrat klesl|rozdeleni spolecnosti|odstepeni|prejmenoval*|se prejmenuje',
        'Acme mění název',
        'tipy|jak|ztraty tepla|ztrata casu',
      ],
      [
        'opousti|odchazi|konci|stahuje se|zavira|zavre|zavrel*|uzavira|uzavrel*|ukoncuje|ukonci|ukoncil*|rusi … {geo}|{place}|trh|trhu|cinnost|provoz|vyrob*|z ruska|v rusku|na slovensku',
        'Acme zavírá továrnu',
        'reditel*|sef|kolo|kola|pres svatky|o vanocich|rok|smlouv*|vedeni|investic*',
      ],
    ],
    product: [
      [
        'predstavil*|predstavuje|predstavujeme|predstavili|uvadi|uvedl*|uvadime|uvedli|spousti|spustil*|spoustime|spustili|vydal*|vydava|zahajil* prodej|zahajuje prodej|odhalil*|premier*|nabizi nove|prichazi s|prisel s|prisla s|lancuje',
        'Acme představil novou aplikaci',
        'zprav*|kampan*|vysledk*|zmen*|pruzkum*|strategi*|vedeni|plan*|nabor*|expanz*|studi*',
      ],
      [
        'nova|novy|nove|novou|novych|aktualizac*|vylepsen* … aplikac*|verz*|funkc*|vyrobek|vyrobk*|produkt*|sluzb*|platform*|web|webu|webove|e-shop*|kolekc*|model*|system*|rada|radu|nabidk*|nastroj*|menu|vyrobni rada|reseni|zarizeni',
        'Nová verze naší aplikace',
        'zakon*|reditel*|sef*',
      ],
      [
        '~ je tady|je tu|jsou tady|uz v prodeji|nyni dostupn*|nyni v prodeji|k dostani|ke stazeni|uz v obchodech|v prodeji|je na trhu|dostupna|k dispozici',
        'Acme Go je tady',
        'mista k dispozici',
      ],
    ],
  },
};

export const CZECH_HEDGES: Hedges = {
  hearsay:
    'udajne|pry|podle zdroju|podle spekulaci|spekulace|spekuluje|neoficialne|podle medii|zdroje|zdroj|media:|fama|famy|podle neoficialnich|povidani',
  unsettled:
    'zvazuje|zvazuji|uvazuje|uvazuji|chce|chteji|planuje|planuji|vyjednava|vyjednavaji|jedna o|jednaji o|jednani o|v jednani|v jednanich|rozhovory|blizko|tesne pred|zajem o|ma zajem|ma zalusk|zajima|mozna|mozny|mozne|pravdepodobne|hrozi|hrozba|ohrozen*|chysta|chystaji|na prodej|hleda kupce|hleda investora|shani investora',
  modal: 'muze|mohl|mohla|mohlo|mohly|mohou|mozna|mel by|mela by|mely by|snad',
};

export const CZECH_NO_NEWS: NoNews = {
  advice: [
    '^jak|^proc|^co|^kdy|^kde|^kdo|^ktery|^ktera|^ktere|^kolik|^pruvodce|^tipy|^navod|^rozhovor|^nazor|^komentar|^analyza|^glosa|^studie|^pruzkum|^webinar|^podcast|^pripadova studie|^pribeh|^navstivte|^prijdte|^potkejte|^den v|^vesele|^krasne|^stastny|^dekujeme|^zveme|^zname|^mate|^potrebujete|^vite|^nejlepsi|^poznejte',
    '^{number} … tipu|tipy|duvodu|duvody|chyb|chyby|kroku|kroky|trendu|trendy|otazek|otazky|zpusobu|zpusoby|veci|mytu|myty|rad|faktu|vyhod',
    'tipy|rozhovor|na veletrhu|veletrh|stanek|stanku|webinar|podcast|charit*|daroval*|daruje|dar|srovnani|akcie|akcii|kurz akci*|zasady ochrany|odstavka|vypadek|udrzba|oteviraci doba|alternativa k|co znamena|krok za krokem|recenze|test:|kam za|vanocni vecirek',
  ],
  publicBodies: '^vlada|^eu|^snemovna|^ministerstvo|^ministr|^nas zakaznik|^nas klient|^mesto',
  roundups:
    'tydne|prehled|souhrn|newsletter|ve zkratce|strucne|{number} startupu|{number} firem|a dalsi|a {number} dalsich|seznam|zebricek firem|nejvetsi investice|udalosti tydne|mesice',
  calledOff: [
    'popira|popiraji|poprel*|popreli|dementuje|dementoval*|vyvraci|vyvratil*|vylucuje|vyloucil*',
    'rusi|zrusil*|odklada|odlozil*|pozastavil*|pozastavuje|upousti|upustil*|ustupuje|ustoupil*|odstoupil* od|odvolava|stahl*|stahuje … prevzeti|fuz*|burz*|ipo|plan*|jednani|nabidk*|expanz*|akvizic*|koupi|koupe|prodej*|vstup*|investic*|otevreni|propousteni',
    'neni na prodej|bez propousteni|nebude propoustet|neplanuje propoustet|nekoupi|neprevezme|ztroskotal*|krachla|sesl* z|padla|nepodarilo se|neuspel*|nedojde k|z prodeje seslo',
  ],
};
