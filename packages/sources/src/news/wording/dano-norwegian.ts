import type { Hedges } from './hedges';
import type { NoNews } from './no-news';
import type { Wording } from './wording';

/** Norwegian and Danish, whose news differ by little more than spelling. */
export const DANO_NORWEGIAN: Wording = {
  functionWords:
    'og at det som en et den av af for med pa til er vi oss os var vart vare vores vort ikke har blir bliver fra etter efter na nu ny nytt nyt nye hos om sin sitt sit mer mere under ved hvordan hvorfor du din kan skal ut ud inn ind opp op over siden i dag',
  vocabulary: {
    round:
      'kapital|*kapital|investering|*investering|finansiering|*finansiering|emisjon|*emisjon|emission|runde|*runde|finansieringsrunde|investeringsrunde|vekstkapital|vaekstkapital|lan|seed|serie {letter}|millioner|{number} millioner|millionbelop|millionbelob|tilskudd|stotte|mio.|investorer|penger|penge|friske penger|midler|kr',
    staff:
      'ansatte|stillinger|medarbeidere|medarbejdere|jobber|job|personer|arsverk|arsvaerk|folk|kolleger|kollegaer|arbeidsplasser|arbejdspladser|bemanningen|staben|roller',
    executive:
      'ceo|cfo|cto|coo|cco|daglig leder|administrerende direktor|direktor|*direktor|direktoren|toppsjef|toppsjefen|topchef|topchefen|sjef|*sjef|chef|*chef|styreleder|styrelederen|styret|styre|bestyrelsesformand|bestyrelse|bestyrelsen|bestyrelsesmedlem|formand|konsernsjef|koncernchef|koncerndirektor|grunder|grunderen|*grunder|stifter|stifteren|medstifter|partner|ledelse|ledergruppe|leder|adm. dir.|adm. direktor|styremedlem',
    place:
      'kontor|kontoret|*kontor|*kontoret|butikk|butikken|*butikk|butik|butikken|*butik|fabrikk|fabrikken|*fabrikk|fabrik|fabrikken|*fabrik|lager|lageret|*lager|lokaler|lokale|hovedkontor|hovedkvarter|anlegg|*anlegg|anlaeg|*anlaeg|afdeling|afdelingen|avdeling|avdelingen|filial|klinikk|klinikken|klinik|klinikken|*klinik|verksted|vaerksted|showroom|hotell|hotel|restaurant|senter|*senter|center|*center|hub|produksjonshall|*hall|datasenter|datacenter|domicil|terminal|byggeri',
    served:
      'kunder|brukere|brugere|nedlastinger|downloads|medlemmer|elever|pasienter|patienter|husstander|husstande|besokende|abonnenter|ordrer|bestillinger|bedrifter|virksomheder|folgere|skoler|kommuner|turer|installasjoner|leveranser',
    prize:
      'pris|prisen|*pris|*prisen|gaselle|*gaselle|gazelle|gasellebedrift|gazellevirksomhed|arets *|award|awards|gull|guld|solv|finale|finalen|konkurranse|konkurrence|sertifisering|certificering|diplom|utmerkelse|utmerkelsen|beste *|bedste *|topp {number}|top {number}|hederspris|aerespris|titlen|tittelen',
  },
  idioms:
    'apningstider|abningstider|apent hus|abent hus|apen kildekode|leter du|leder du efter|ny lov|nye regler|nytt ar|nytar|ny forskning|stengt for|lukket for|ta vare pa|ta del i|tag del i|pa markedet siden',
  events: {
    funding: [
      [
        'henter|hentet|hente|hentede|rejser|rejste|rejst|rejse|reiser|sikrer|sikret|lukker|lukket|far|fikk|fik|har fatt|far tilfort|fatt|mottar|modtager|lander|skaffer|skaffet|gjennomforer|gennemforer|tildeles|tildelt|innhenter|indhenter … {sum}|{round}',
        'Acme henter 20 millioner kroner',
        'ordre*|order*|kontrakt*|bot|bode|gebyr|oppdrag|opgave|anbud|udbud|omsetning*|omsaetning*|avtale|aftale|regnskab|overskud|overskudd',
      ],
      [
        'emisjon|emisjonen|kapitalforhoyelse|kapitalforhojelse|kapitaludvidelse|finansieringsrunde|investeringsrunde|investeringsrunden|kapitalrejsning|kapitalinnhenting|millioninvestering|seedrunde|rettet emisjon|kapitalindsprojtning|kapitaltilforsel|vaekstkapital',
        'Acme gjennomfører emisjon',
        'guide|rad',
      ],
      ['^{sum} … til', '20 millioner kroner til Acme', 'veldedig*|velgorenhed|bot|bode|ordre*'],
      [
        '> investerer|skyter inn|skyder|gar inn|gar ind|satser|leder|putter|sproyter … i|{sum}',
        'Northwind investerer i Acme',
        'fabrikk|fabrik|anlegg|anlaeg|maskiner|lager',
      ],
      [
        'soker|soger|jakter|jagter|vil hente|vil rejse|skal hente|planlegger|planlaegger … {sum}|kapital|investorer|finansiering|emisjon',
        'Acme søker ny kapital',
      ],
    ],
    acquisition: [
      [
        'kjope|kobe|overta|overtage|kjoper|kjoper opp|kjopt|kjopte|kjopes|kober|kobte|kobt|kobes|opkober|opkobt|opkob|opkobet|oppkjop|oppkjopet|oppkjopt|overtar|overtatt|overtok|overtager|overtaget|overtog|overtagelse|overtagelsen|overtakelse|overtakelsen|erverver|fusjon|fusjonen|fusjonerer|fusion|fusionen|fusionerer|slar seg sammen|slas sammen|slar sig sammen|sammenslaing|sammenslutning|slukar|sluker|kjop av|kob af',
        'Acme kjøper Bexo',
        'som ny|stafetpinden|stafettpinnen|roret|som ceo|jobben|som direktor|kunder kober|tips|pa avbetaling|kob af el',
      ],
      [
        'blir en del av|blir del av|bliver en del af|bliver del af|del av|del af|ny eier|nye eiere|ny ejer|nye ejere|eierskifte|ejerskifte|majoriteten|aksjemajoriteten|aktiemajoriteten|bud pa|budet pa|oppkjopstilbud|kobstilbud|solgt til|selges|saelges|selger|saelger|solgt|frasaelger|frasalg|hovedeier|hovedaktionaer|{share} av aksjene|{share} af aktierne',
        'Acme blir en del av Bexo',
        'selger {number}|saelger {number}|billett*|billet*|del av losningen|del af losningen|solgt {number}|utsolgt|udsolgt',
      ],
    ],
    layoffs: [
      [
        'nedbemanne|nedbemanner|nedbemanning|nedbemanninger|fyringsrunde|fyringsrunden|fyringer|masseoppsigelse|masseoppsigelser|massefyring|massefyringer|oppsigelser|opsigelser|permitterer|permitteringer|permittering|nedskjaeringer|nedskaeringer|jobbkutt|bemanningskutt',
        'Fyringsrunde hos Acme',
        'rettigheter|rettigheder|dine rettigheder',
      ],
      [
        'skal af med|skal kvitte|si opp|fyre|afskedige|sier opp|sagt opp|ma sla av|kutter|kutte|fyrer|fyret|afskediger|afskediget|opsiger|nedlaegger|nedlegger|skjaerer|skaerer|reduserer|reducerer|sparker|fjerner|siger farvel … {staff}|{share}|hver tredje|hver fjerde|halvparten|halvdelen|en tredjedel',
        'Acme fyrer 30 medarbejdere',
        'kostnad*|omkostning*|utslipp*|udledning*|tid|avtale|aftale|co2',
      ],
      [
        '{number}|{share}|hver tredje|hver fjerde|halvparten|halvdelen … mister jobben|berores|rammes|ma ga|sies opp|fyres|siges op|forsvinner|forsvinder|bliver fyret',
        '40 ansatte mister jobben i Acme',
      ],
    ],
    legal: [
      [
        'saksokes|saksoker|saksokt|saksoking|soksmal|sagsoges|sagsoger|sagsogt|stevnes|staevnes|staevner|staevning|retten|tingretten|byretten|landsretten|lagmannsretten|domstol|domstolen|rettssak|retssag|bot|boten|bode|boden|gebyr|overtredelsesgebyr|politianmeldt|politianmeldes|politianmelder|tiltalt|siktet|domt|demmes|domfelt|dommes|tilsyn|konkurransetilsynet|datatilsynet|finanstilsynet|forbrukertilsynet|forbrugerombudsmanden|konkurrencestyrelsen|okokrim|datainnbrudd|databrudd|datalaek|cyberangrep|cyberangrepet|cyberangrebet|cyberangreb|hackerangreb|hackerangrep|hacket|granskes|etterforskes|efterforskes|tilbakekaller|tilbagekalder|patent|patentstrid|forlik|arbeidstilsynet|arbejdstilsynet|erstatning',
        'Acme saksøkes av Bexo',
        'slik unngar|undga|tips|beskytt',
      ],
    ],
    award: [
      [
        'vinner|vant|vunnet|vinder|vandt|vundet|far|fikk|fik|hedres|haedres|prises|nominert|nomineret|nominerte|karet|kares|utnevnt|udnaevnt|tildelt|tildeles|stikker av med|tar|tager|lober med|finalist|i finalen|til finalen|blant|blandt|en av|en af|modtager … {prize}',
        'Acme vinner Designprisen',
        'anbud|udbud|direktor|avtale|aftale|ordre|kontrakt|sjef|chef',
      ],
      [
        'prisvinner|prisvinder|karet til|finalist|sertifisert|certificeret|iso {number}|iso-sertifisert|iso-certificeret|b corp|gasellebedrift|gazelle|gazellevirksomhed|arets *|hedret|haedret|miljofyrtarn|svanemerket|svanemaerket|great place to work',
        'Acme sertifisert etter ISO 9001',
        'arets forste|arets siste|arets sidste|regnskap|regnskab|arets julegave|kvartal*',
      ],
    ],
    leadership: [
      [
        'ny|nye|blir|bliver|ansetter|ansaetter|ansat|ansatt|utnevner|utnevnt|udnaevner|udnaevnt|udpeger|udpeget|henter|henter inn|far|rekrutterer|rekrutterer|tiltrer|tiltraeder|overtar som|overtager som|bytter|skifter|velger|valgt|vaelger|styrker|sparker|fyrer|presenterer|konstituert|forfremmer|soker|soger … {executive}',
        'Acme ansetter ny finansdirektør',
        'kontor|pris|kunde|afdeling|avdeling|butik*',
      ],
      [
        '~ blir|bliver|utnevnt|udnaevnt|tiltrer|tiltraeder|overtar|overtager|ny|ansatt|ansat|valgt|etterfolger|afloser|rykker op … {executive}',
        'Jane Roe blir ny CEO i Acme',
      ],
      [
        '~ {executive} … gar av|gar fra|fratrer|fratraeder|slutter|stopper|forlater|forlader|trekker seg|traekker sig|far sparken|fyres|fyret|sier opp|siger op|ma ga|takker av|trer tilbake|traeder tilbage|sluttar|ferdig|faerdig|fortid',
        'Direktøren i Acme slutter',
        'forlater {geo}|forlader {geo}',
      ],
      [
        'lederskifte|direktorskifte|sjefsskifte|topchefskifte|ledelsesskifte|generationsskifte|generasjonsskifte|endringer i ledelsen|aendringer i ledelsen|aendringer i direktionen|ny ledelse|ny ledergruppe|ny bestyrelse|nytt styre|endringer i styret|vagtskifte|vaktskifte|rokade i ledelsen|stafetpinden|stafettpinnen',
        'Direktørskifte i Acme',
      ],
      [
        '> blir|bliver|ny|tiltrer|tiltraeder|fratrer|fratraeder|slutter … {executive} … for|i|hos',
        'Jane Roe bliver ny CEO hos Acme',
      ],
    ],
    expansion: [
      [
        'apner|apnet|apne|abner|abnet|abne|apning|abning|aabner|innvier|indvier|indviet|apnes|bygger|flytter|flyttet|flytting|etablerer|ny|nytt|nyt|nye|andre|tredje|forste|storre|utvider|udvider|bygger ut|udvidelse … {place}|{geo}|dorene',
        'Acme åpner kontor i Bergen',
        'app|direktor|*sjef|*chef|plattform|platform|kunder|samarbeid|samarbejde|lov|ceo|afdelingsleder|avdelingsleder',
      ],
      [
        'ekspanderer|ekspansjon|ekspansion|etablerer seg|etablerer sig|vokser i|inntar|indtager|gar inn i|gar ind i|tar steget|tager springet|tager skridtet|satser i|lanserer i|lancerer i|finnes na i|na ogsa i|nu ogsa i|inn pa|ind pa|rykker ind … {geo}|marked*|*markedet|utlandet|udlandet|norden|europa|internasjonalt|internationalt',
        'Acme tar steget ut i utlandet',
        'borsen|jobben',
      ],
      [
        'vi ekspanderer|vi flytter|nye lokaler|storre lokaler|forste spadestikk|forste spadetak|vi har flyttet|spadestikket|nytt hovedkontor|nyt hovedkontor|nyt domicil',
        'Vi har flyttet til nye lokaler',
      ],
    ],
    partnership: [
      [
        'samarbeid|samarbeidet|samarbeider|samarbeidsavtale|samarbejde|samarbejdet|samarbejder|samarbejdsaftale|partnerskap|partnerskab|partneraftale|partneravtale|partner|gar sammen|gar sammen om|allianse|alliance|intensjonsavtale|hensigtserklaering|sammen med|joint venture|sponsor|sponsoravtale|sponsoraftale|hovedsponsor|slar pjaltene sammen|slar kreftene sammen|i partnerskab',
        'Acme og Bexo inngår samarbeid',
        'tips|bli partner|bliv partner|slik blir|bedre samarbeid|investerer|ny partner i|advokat',
      ],
    ],
    hiring: [
      [
        '^velkommen til|^velkommen,|^varmt velkommen',
        'Velkommen til Kasper',
        'til var|til vart|til vare|til vores|til vort|til oss|til os|pa',
      ],
      [
        'soker|soger|ansetter|ansaetter|rekrutterer|trenger|skal bruge|mangler|onsker velkommen|byder velkommen … {staff}|*utviklere|*utvikler|udviklere|saelgere|selgere|teknikere|ingeniorer|talenter|kollega|laerere|montorer|medarbejder|medarbeider|{number}',
        'Acme ansetter 40 personer',
        'kapital|investor*|fyr*|kunder|patent|{money}|millioner',
      ],
      [
        'nye kolleger|nye kollegaer|ny kollega|nye medarbeidere|nye medarbejdere|ny medarbejder|ny medarbeider|nye jobber|nye job|nye arbeidsplasser|nye arbejdspladser|vi soker|vi soger|vi ansetter|vi ansaetter|ledige stillinger|jobb hos oss|jobb i|velkommen til teamet|velkommen pa laget|vi vokser|vi blir flere|vi bliver flere|kom og jobb|er vi {number}|er na {number}',
        'Vi søker flere kolleger',
        'kunder',
      ],
    ],
    traction: [
      ['{big} [*] {served}|{big} {served}', '10 000 kunder bruker Acme', 'bot|bode|stjalet|fyr*'],
      [
        'passerer|passert|passeret|nar|nadd|naet|naede|runder|rundet|over|onsker velkommen|feirer|fejrer|har na|har nu|mer enn|mere end|flere enn|flere end … {number}{ordinalending} … {served}',
        'Acme runder 500 kunder',
        'tips|undersokelse|undersogelse',
      ],
      [
        'passerer|passert|passeret|runder|rundet|nar|nadd|omsetter for|omsaetter for … {big}|{sum}|milliard*',
        'Acme runder 1 million turer',
        'bot|bode',
      ],
      [
        'rekordar|rekord|rekordkvartal|rekordregnskab|rekordoverskud|rekordoverskudd|rekordomsetning|milepael|milepel|lonnsom|lonsom|profitabel|gar med overskudd|overskud|overskudd|tidenes beste ar|bedste ar|beste ar|sorte tall|sorte tal',
        'Rekordår for Acme',
        'tips|varmerekord|underskud*',
      ],
      [
        'omsetning|omsetningen|omsaetning|omsaetningen|salget|salg|overskuddet|resultatet|antall kunder|antal kunder|vekst|vaekst|inntektene … oker|okte|okt|oger|vokser|vokste|voksede|doblet|fordobl*|loftes|stiger|steg|+*|opp|op|{share}|kraftig',
        'Omsetningen i Acme vokser kraftig',
        'tips|din',
      ],
      [
        'dobler|doblet|fordobler|tredobler|oker|oger|vokser med … omsetning*|omsaetning*|overskud*|salg*|antall*|antal*|{share}|kunder',
        'Acme dobler omsetningen',
        'din',
      ],
    ],
    business: [
      [
        'konkurs|konkursen|konkursbegjaering|konkursbegaering|rekonstruktion|rekonstruksjon|restrukturering under tilsyn|betalingsstandsning|likvidation|insolvent|gjeldsforhandlinger',
        'Acme er konkurs',
        'hva skjer|hvad sker',
      ],
      [
        'leverer til|skal levere|leverer … {own}|forsvaret|kommune*|stat*|skib|skip|{sum}|region*',
        'Acme skal levere til forsvaret',
        'tips',
      ],
      [
        'vinner|vant|vunnet|vinder|vandt|vundet|signerer|inngar|indgar|underskriver|undertegner|far|fikk|fik|lander|sikrer|tildelt|henter|forlenger|forlaenger|leverer til … avtale*|aftale*|rammeavtale*|rammeaftale*|kontrakt*|ordre|ordren|*ordre|anbud*|udbud*|oppdrag*|opgave*|kunde|kunden',
        'Acme vinner kontrakt med Bergen',
        'samarbeidsavtale|samarbejdsaftale|sponsor*|partner*',
      ],
      ['~ velger|valgte|vaelger|valgt … {own}|oss|os', 'Bergen velger Acme', 'som partner|direktor'],
      [
        'borsnotering|borsen|noteres|kvartalsrapport|halvarsrapport|delarsrapport|arsregnskap|arsregnskab|arsrapport|regnskab|regnskap|kvartalsresultat|skifter navn|bytter navn|navneskift|navneskifte|nytt navn|nyt navn|heter na|hedder nu|ny logo|ny visuell identitet|ny visuel identitet|omorganisering|omorganiserer|nedjusterer|opjusterer|resultatvarsel|underskud|underskudd|rode tall|rode tal|spareprogram|storkunde|storordre|milliardordre|millionordre|rammeaftale|rammeavtale|skiller ut|frasplitter',
        'Acme bytter navn',
        'borsen apner|tips',
      ],
      [
        'forlater|forlader|legger ned|nedlegger|nedlaegger|lukker|stenger|avvikler|afvikler|stopper|trekker seg ut|traekker sig ud|opphorer|ophorer … {geo}|{place}|marked*|virksomhet*|butikker|produksjon*|produktion*|divisjonen',
        'Acme legger ned fabrikken',
        'direktor|*sjef|*chef|grunder|for ferie|runde|over jul',
      ],
    ],
    product: [
      [
        '^nu kan du|^na kan du|^nu kan i|^na kan dere',
        'Nu kan du betale med kort',
        'jobb|jobbe|kontor|butik*',
      ],
      [
        'lansere|lancere|lanserer|lansert|lansering|lanserte|lanseres|lancerer|lanceret|lancering|lanceres|presenterer|slipper|introduserer|introducerer|viser frem|avslorer|afslorer|ruller ut|ruller ud|begynner a selge|tilbyder nu|tilbyr na',
        'Acme lanserer ny app',
        'rapport|kampanje|kampagne|direktor|resultat*|tall|undersokelse|regnskap*|regnskab*',
      ],
      [
        'ny|nye|nytt|nyt|oppdatert|oppdatering|opdatering|opdateret … app|*app|appen|versjon|version|funksjon|funksjoner|funktion|funktioner|tjeneste|produkt|produkter|plattform|platform|nettside|hjemmeside|nettbutikk|webshop|kolleksjon|kollektion|modell|model|system|verktoy|vaerktoj|serie|sortiment|oppdatering|opdatering|menu|meny',
        'Ny versjon av vår app',
        'lov|direktor|*sjef|*chef',
      ],
      [
        '~ er her|na tilgjengelig|nu tilgaengelig*|fas na|fas nu|er lansert|er lanceret|kan kjopes|kan kobes|er live|er klar|i butik*',
        'Acme Go er her',
      ],
    ],
  },
};

export const DANO_NORWEGIAN_HEDGES: Hedges = {
  hearsay:
    'angivelig|angiveligt|ifolge kilder|kilder|kilde|ifolge rykter|rykter|rykte|rygter|rygte|spekulasjon|spekulasjoner|spekulationer|pastas|forlyder|etter det * erfarer|ifolge medier|medie:|medier:',
  unsettled:
    'vurderer|overvejer|overveier|vil kjope|vil kobe|vil selge|vil saelge|planlegger|planlaegger|forhandler|forhandlinger|i samtaler|i dialog om|diskuterer|utreder|undersoker|undersoger|soker|soger|naer|taet pa|interessert i|interesseret i|interesse for|mulig|muligt|eventuelt|trolig|truer|trues|risikerer|fare for|ventes|forventes|pa vei mot|pa vej mod',
  modal:
    'kan bli|kan blive|kan komme|kan fa|kan miste|kan ende|kan matte|kan ga|kan selges|kan saelges|kan vaere|kan ha|kan have|kan kutte|kan forlate|kan forlade|kunne|kanskje|maske|skulle|vil trolig',
};

export const DANO_NORWEGIAN_NO_NEWS: NoNews = {
  advice: [
    '^slik|^sadan|^hvordan|^hvorfor|^hva|^hvad|^hvilken|^hvilke|^hvilket|^nar|^hvor|^hvem|^guide|^tips|^sjekkliste|^tjekliste|^intervju|^interview|^kronikk|^kronik|^debatt|^debat|^leder|^analyse|^podkast|^podcast|^webinar|^kundecase|^kundehistorie|^mot oss|^mod os|^kom og|^en dag|^god jul|^god|^gledelig|^glaedelig|^takk|^tak|^riktig god|^de {number}|^laer|^skal du|^har du|^er du|^trenger du|^manedens',
    '^{number} … tips|rad|gode rad|grunner|grunde|feil|fejl|steg|trin|trender|sporsmal|sporgsmal|mater|mader|ideer|fordeler|fordele|myter',
    'tips|intervju|interview|stand|messen|messe|webinar|podkast|podcast|veldedig*|velgorenhed|donerer|sammenligning|aksjen|aktien|aktierne|personvernerklaering|privatlivspolitik|driftsforstyrrelse*|vedlikehold|vedligeholdelse|alternativ til|hva betyr|hvad betyder|anmeldelse|test:',
  ],
  publicBodies: '^regjeringen|^regeringen|^stortinget|^folketinget|^eu|^var kunde|^vores kunde|^kommunen',
  roundups:
    'ukens *|ugens *|dagens *|manedens *|nyhetsbrev|nyhedsbrev|kort nytt|kort nyt|{number} startups|{number} selskaper|{number} virksomheder|og fem andre|og {number} andre|med flere|m. fl.|liste:|listen over|disse selskapene|disse virksomheder',
  calledOff: [
    'avkrefter|afviser|avviser|benekter|benaegter|dementerer|avslar',
    'avlyser|aflyser|utsetter|udskyder|avbryter|afbryder|stanser|skrinlegger|skrinlaegger|dropper|trekker|traekker|setter|saetter|stopper … planer|planene|planerne|oppkjop*|opkob*|fusjon*|fusion*|borsnotering*|emisjon*|fyring*|ekspansjon*|ekspansion*|bud|budet|forhandling*|etablering*|apning*|abning*|handel*|salg*',
    'ikke til salg|ikke til salgs|ingen fyringer|ingen oppsigelser|ingen nedbemanning|ikke noe oppkjop|blir ikke noe av|bliver ikke til noget|gar i vasken|strander|strandet|mislykkes|mislykkedes|uten oppsigelser|uden fyringer|trekker budet|traekker buddet|faller fra|faldt til jorden',
  ],
};
