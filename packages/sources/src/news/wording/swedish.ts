import type { Hedges } from './hedges';
import type { NoNews } from './no-news';
import type { Wording } from './wording';

export const SWEDISH: Wording = {
  functionWords:
    'i och att det som en ett den av for med pa till ar var vi oss var vart vara inte har blir fran efter nu ny nytt nya hos om sin sitt sina mer under vid hur varfor du din era kan ska ut in upp over sedan idag',
  vocabulary: {
    round:
      'kapital|*kapital|investering|*investering|finansiering|*finansiering|nyemission|emission|*emission|runda|*runda|finansieringsrunda|investeringsrunda|tillvaxtkapital|riskkapital|lan|seedrunda|serie {letter}|miljoner|miljonbelopp|mangmiljonbelopp|{number} miljoner',
    staff:
      'anstallda|tjanster|medarbetare|jobb|personer|heltidstjanster|arbetare|tjansteman|personal|personalen|kollegor|av personalen|roller',
    executive:
      'vd|*vd|ceo|cfo|cto|coo|verkstallande direktor|finanschef|*chef|styrelseordforande|ordforande|styrelse|styrelsen|styrelseledamot|ledningsgrupp|ledningsgruppen|koncernchef|grundare|grundaren|*grundare|*grundaren|vd:n|vd:ns|vice vd|*direktor|partner och vd',
    place:
      'kontor|kontoret|*kontor|butik|butiken|*butik|*butiken|fabrik|fabriken|*fabrik|*fabriken|lager|lagret|*lager|*lagret|anlaggning|*anlaggning|*anlaggningen|huvudkontor|lokaler|verkstad|verkstaden|mottagning|*mottagning|klinik|kliniken|hotell|restaurang|*restaurang|filial|depa|showroom|etablering|hub|*hall|*central|datacenter|kontor i|produktionslina|lokal|gym',
    served:
      'kunder|anvandare|nedladdningar|medlemmar|elever|patienter|hushall|besokare|prenumeranter|ordrar|bestallningar|foretag|foljare|bokningar|leveranser|skolor|kommuner|resor|installationer',
    prize:
      'pris|priset|*pris|*priset|utmarkelse|*utmarkelsen|gasell|*gasell|gaseller|arets *|award|awards|guld|*guld|silver|final|finalen|tavling|tavlingen|certifiering|diplom|basta *|stipendium|hederspris|topp {number}',
  },
  idioms:
    'oppettider|oppet hus|har oppet|oppen kalla|soker du|letar du efter|ny lag|nya regler|nytt ar|tar in pa|till salu i butik|ny forskning|pa jobbet med|jobba smartare|stangt for|ta hand om',
  events: {
    funding: [
      [
        'tar in|tog in|tagit in|far in|fick in|reser|drar in|drog in|sakrar|sakrat|sakrade|stanger|stangt|fyller pa|fyller vi pa|tar vi in|fyller kassan|slutfor|genomfor|far|har fatt|fatt|erhaller|beviljas|har sakrat|har rest … {sum}|{round}|pengar',
        'Acme tar in 20 miljoner kronor',
        'order*|ordre*|avtal|boter|bot|sanktionsavgift|uppdrag|upphandling*|resultat|omsattning*|bonus',
      ],
      [
        'nyemission|finansieringsrunda|investeringsrunda|kapitalrunda|seedrunda|miljoninvestering|miljonfinansiering|emissionen|foretradesemission|riktad emission|kapitalanskaffning|tillvaxtkapital',
        'Acme genomför nyemission',
        'guide|rad',
      ],
      ['^{sum} … till', '20 miljoner kronor till Acme', 'valgorande|boter|order|skada|sanktionsavgift'],
      [
        '> investerar|satsar|gar in|leder|skjuter till|pumpar in|blir delagare|investera … i|{sum}',
        'Northwind investerar i Acme',
        'fabrik|*anlaggning|maskiner|lager',
      ],
      [
        'soker|jagar|letar|vill ta in|ska ta in|planerar … {sum}|kapital|investerare|finansiering|nyemission',
        'Acme söker nytt kapital',
      ],
    ],
    acquisition: [
      [
        'kopa|forvarva|salja sig|forvarv|forvarvet|forvarvar|forvarvat|forvarvade|forvarvas|koper|koper upp|kopt|kopte|kops|uppkopt|uppkopet|uppkop|kop av|tar over|tagit over|tog over|slukar|slas samman|slas ihop|gar samman|gar ihop|fusion|fusionen|fusionerar|sammanslagning|sammangaende',
        'Acme förvärvar Bexo',
        'stafettpinnen|rodret|som vd|jobbet|vd-|chef|kunder|mark av|marken|tips|kop av el',
      ],
      [
        'blir en del av|del av|blir del av|ny agare|nya agare|agarbyte|majoritetsagare|huvudagare|aktiemajoriteten|majoriteten i|bud pa|budet pa|uppkopsbud|saljs till|salt till|sald till|saljer|salde|saljs|avyttrar|avyttring|{share} av aktierna',
        'Acme blir en del av Bexo',
        'saljer {number}|biljett*|saljer slut|del av losningen|saljer bast',
      ],
    ],
    layoffs: [
      [
        'varsla|varslar|varsel|varslas|varslet|varslade|uppsagning|uppsagningar|nedskarning|nedskarningar|massuppsagning|neddragning|neddragningar|personalneddragningar',
        'Acme varslar 40 anställda',
        'rattigheter|vader*|om storm|vid uppsagning',
      ],
      [
        'saga upp|sager upp|sagt upp|minskar|skar|skar ner|skar bort|drar ner|tvingas|sparkar|tar bort|avskedar|bantar|kapar|gor sig av … {staff}|{share}|var tredje|var fjarde|halften',
        'Acme säger upp 30 personer',
        'kostnad*|utslapp*|tid|avtal',
      ],
      [
        '{number}|{share}|var tredje|var fjarde|halften … berors|far ga|tvingas ga|sags upp|forsvinner|blir av med',
        '40 anställda får gå på Acme',
      ],
    ],
    legal: [
      [
        'stams|stammer|stamd|stamning|stamningen|domstol|tingsratten|hovratten|tvist|tvisten|bot|boter|bots|boteslopp|vite|sanktionsavgift|foretagsbot|polisanmals|polisanmaler|anmals|atalas|atal|domd|doms|falls|fallde|tillsyn|konkurrensverket|imy|konsumentverket|datatilsynet|finansinspektionen|dataintrang|dataintranget|cyberattack|cyberattacken|intrang|dataintrang|hackad|hackades|hackerattack|it-attack|utreds|utredning mot|aterkallar|aterkallelse|patentintrang|patent|rattegang|forlikning|arbetsmiljoverket|skadestand',
        'Acme stäms av Bexo',
        'sa undviker|tips|skydda',
      ],
    ],
    award: [
      [
        'vinner|vann|vinnare|vunnit|far|fick|prisas|nominerad|nominerade|nomineras|nominerat|utsedd|utsedda|utses|utsett|tilldelas|tilldelats|utnamnd|utnamns|kammar hem|kvalar in|tar hem|tar|finalist|till final|i final|en av … {prize}',
        'Acme vinner Designpriset',
        'upphandling*|vd|chef|avtal|order|kontrakt|prissankning',
      ],
      [
        'prisas|prisad|prisade|prisat|finalist|certifierad|certifierade|certifierat|certifieras|iso {number}|iso-certifier*|b corp|gasellforetag|arets *|hedras|svanenmarkt|great place to work|utmarkelse',
        'Acme prisas för hållbarhet',
        'rapport|arets forsta|arets sista|arets julklapp|bokslut|kvartal*',
      ],
    ],
    leadership: [
      [
        'ny|nya|blir|utser|utsett|utsedd|utses|rekryterar|anstaller|tilltrader|varvar|tillsatter|tillforordnad|tillfordordnad|hamtar|tar over som|byter|sparkar|lyfter fram|forstarker|valjer|vald|valjs|valts|far|presenterar|tar rollen som|tackar av|soker … {executive}',
        'Acme utser Jane Roe till finanschef',
        'kontor|prototyp|pris|kund',
      ],
      [
        '~ blir|tar over|utsedd|tilltrader|utses|eftertrader|ny|gar in som|vald till … {executive}',
        'Jane Roe blir ny vd för Acme',
      ],
      [
        '~ {executive} … avgar|lamnar|slutar|hoppar av|kliver av|kliver ner|gar i pension|far sparken|far ga|sparkas|slutat|avskedas|tvingas bort|byts ut',
        'Vd:n för Acme avgår',
        'lamnar {geo}|lamnar rapport',
      ],
      [
        'vd-byte|vd-bytet|ledningsbyte|forandringar i ledningen|forandring i ledningen|generationsskifte|generationsvaxling|ny ledning|ny styrelse|ny ledningsgrupp|stafettpinnen|chefsbyte|vd-skifte|forandringar i ledningsgruppen|forandringar i styrelsen',
        'Vd-byte på Acme',
      ],
      [
        '> blir|ny|tilltrader|utsedd|avgar|slutar … {executive} … for|pa|i|hos',
        'Jane Roe blir ny vd för Acme',
      ],
    ],
    expansion: [
      [
        'oppnar|oppnat|oppnade|oppna|oppning|oppnade|invigt|inviger|invigning|bygger|flyttar|flyttat|flytt|etablerar|etablering|ny|nytt|nya|andra|tredje|forsta|storre|utokar|bygger ut|slar upp … {place}|{geo}|portarna|dorrarna',
        'Acme öppnar kontor i Malmö',
        'app|vd|*chef|plattform|lager av|kunder|samarbete|lagar',
      ],
      [
        'expanderar|expansion|etablerar sig|vaxer i|vaxer till|intar|gar in i|tar klivet|tar steget|satsar i|lanserar i|finns nu i|nu ocksa i|nu aven i|nu pa|in pa … {geo}|marknad*|*marknaden|utomlands|norden|europa|landet|finska|norska|danska|tyska|engelska|internationellt',
        'Acme tar klivet in i Norge',
        'borsen|jobbet|plats',
      ],
      [
        'vi expanderar|expanderar till|vi flyttar|nya lokaler|storre lokaler|forsta spadtaget|vi har flyttat|utlandsexpansion|vi vaxer ur',
        'Vi har flyttat till nya lokaler',
      ],
    ],
    partnership: [
      [
        'samarbete|samarbetet|samarbetar|samarbetsavtal|partnerskap|partnerskapet|partner|strategisk partner|gar ihop med|slar sig ihop|slar sig samman|allians|avsiktsforklaring|tillsammans med|joint venture|sponsrar|sponsor|sponsoravtal|huvudsponsor|huvudpartner|gemensam satsning|samverkan',
        'Acme inleder samarbete med Bexo',
        'tips|bli partner|sa blir|samarbeta battre|investerar',
      ],
    ],
    hiring: [
      [
        '^valkommen|^varmt valkommen|^valkomna',
        'Varmt välkommen, Emma',
        'till var|till vara|till vart|till oss|pa',
      ],
      [
        'soker|anstaller|rekryterar|behover|vaxer med|nyanstaller|valkomnar|halsar … {staff}|*utvecklare|saljare|tekniker|ingenjorer|talanger|kollega|larare|personer|personal|medarbetare|monterer|montorer|{number}',
        'Acme anställer 40 personer',
        'kapital|investerare|varsl*|kunder|patent|{money}|miljoner',
      ],
      [
        'nya kollegor|ny kollega|nya medarbetare|nya jobb|vi soker|vi rekryterar|vi anstaller|lediga tjanster|lediga jobb|jobba hos oss|kom och jobba|valkommen till teamet|vi vaxer|vi blir fler|pa jobbet|ar vi {number}|ar nu {number}|sommarjobb',
        'Vi söker fler kollegor',
        'kunder',
      ],
    ],
    traction: [
      ['{big} [*] {served}|{big} {served}', '10 000 kunder litar på Acme', 'bot|stulna|varsl*'],
      [
        'passerar|passerat|nar|natt|nadde|over|valkomnar|firar|har nu|mer an|fler an|slar … {number}{ordinalending} … {served}',
        'Acme passerar 500 kunder',
        'tips|undersokning',
      ],
      [
        'passerar|passerat|nar|natt|nadde|omsatter … {big}|{sum}|miljard*',
        'Acme passerar 1 miljon resor',
        'bot',
      ],
      [
        'rekordar|rekord|rekordkvartal|milstolpe|lonsam|lonsamma|lonsamhet|gar med vinst|rekordresultat|rekordomsattning|basta aret|basta kvartal*|svarta siffror',
        'Rekordår för Acme',
        'tips|varmerekord|laga *',
      ],
      [
        'omsattning|omsattningen|forsaljning|forsaljningen|vinsten|vinst|resultatet|antalet kunder|intakterna|tillvaxt … okar|okade|okat|vaxer|vaxte|dubblas|dubblerad|fordubbl*|lyfter|stiger|steg|+*|upp|{share}|starkt',
        'Omsättningen växer kraftigt',
        'tips|din',
      ],
      [
        'dubblar|dubblerar|fordubblar|tredubblar|okar|vaxer med … omsattning*|vinst*|forsaljning*|antal*|{share}|kunder',
        'Acme dubblar omsättningen',
        'din',
      ],
    ],
    business: [
      [
        'konkurs|konkursen|konkursar|rekonstruktion|foretagsrekonstruktion|betalningsinstallelse|likvidation|pa obestand',
        'Acme i konkurs',
        'vad hander',
      ],
      [
        'vinner|vann|vunnit|tecknar|tecknat|far|fick|tar hem|tog hem|sakrar|skriver|skrivit|forlanger|ror hem|levererar till … avtal*|ramavtal*|kontrakt*|order|ordern|*order|upphandling*|uppdrag*|*avtal|kund|kunden',
        'Acme vinner upphandling i Lund',
        'samarbetsavtal|kundpris|sponsoravtal',
      ],
      ['~ valjer|valde|valt … {own}|oss', 'Lund väljer Acme', 'som partner|vd'],
      [
        'borsnotering|borsen|borsintroduktion|noteras|delarsrapport|bokslutskommunike|arsredovisning|kvartalsrapport|halvarsrapport|byter namn|namnbyte|nytt namn|heter nu|ny logotyp|ny grafisk profil|nytt varumarke|varumarkesbyte|omorganisation|omorganiserar|vinstvarning|vinstvarnar|forlust|minskad omsattning|rod siffror|roda siffror|sparprogram|ramavtal|storkund|storaffar|miljonorder|miljardorder|knoppar av|avknoppning',
        'Acme byter namn',
        'borsen oppnar|tips',
      ],
      [
        'lamnar|lagger ner|lagger ned|stanger|avvecklar|stoppar|drar sig ur|upphor … {geo}|{place}|marknad*|verksamhet*|butiker|produktion*|divisionen',
        'Acme lägger ner fabriken',
        'vd|*chef|grundare|for semester|runda|over jul',
      ],
    ],
    product: [
      ['^nu kan du|^nu kan ni|^nu finns', 'Nu kan du betala med kort', 'jobb|kontor|butik'],
      [
        'lansera|lanserar|lanserat|lansering|lanserade|lanseras|presenterar|slapper|introducerar|visar upp|avtackar|avslojar|rullar ut|borjar salja|erbjuder nu',
        'Acme lanserar ny app',
        'rapport|kampanj|vd|resultat|siffror|undersokning|bokslut*',
      ],
      [
        'ny|nya|nytt|uppdaterad|uppdatering … app|*app|appen|version|funktion|funktioner|tjanst|produkt|produkter|plattform|hemsida|webbplats|webbshop|kollektion|modell|system|verktyg|produktserie|serie|sortiment|uppdatering|meny',
        'Ny version av vår app',
        'lag|vd|*chef',
      ],
      [
        '~ ar har|nu tillganglig*|finns nu|ar lanserad|slapps|lanseras|gar att kopa|ar live|i butik',
        'Acme Go finns nu',
      ],
    ],
  },
};

export const SWEDISH_HEDGES: Hedges = {
  hearsay:
    'uppgifter|enligt uppgifter|enligt uppgift|enligt kallor|kallor|kalla|kallor uppger|rykte|rykten|ryktas|ryktet|spekulation|spekulationer|pastas|insiders',
  unsettled:
    'overvager|overvags|kan komma att|vill kopa|vill salja|planerar|forhandlar|forhandlingar|i samtal|diskuterar|undersoker|utreder|funderar|soker|nara att|nara|letar|intresserad av|intresserade av|intresse for|mojlig|mojligt|eventuell|eventuellt|troligen|hotas|hotar|riskerar|hot om|spas|forvantas',
  modal:
    'kan komma|kan bli|kan bli av|kan saljas|kan kopas|kan tvingas|kan forlora|kan behova|kan varsla|kan lamna|kan ha|kan fa|kan ga|kan hamna|skulle|kanske|sags|lar',
};

export const SWEDISH_NO_NEWS: NoNews = {
  advice: [
    '^sa|^hur|^varfor|^vad|^vilken|^vilket|^vilka|^nar|^var hittar|^vem|^guide|^tips|^checklista|^intervju|^kronika|^debatt|^ledare|^analys|^podd|^webbinarium|^webinar|^kundcase|^kundberattelse|^mot oss|^traffa oss|^kom och|^valkommen till var|^en dag|^glad|^god jul|^trevlig|^tack|^gott nytt|^de {number}|^lar dig|^ska du|^har du|^ar du|^behover du|^manadens',
    '^{number} … tips|rad|skal|fel|misstag|steg|trender|fragor|satt|ideer|fordelar|myter',
    'tips|intervju|monter|massan|massa|webbinarium|podd|valgorande|skanker|jamforelse|aktien|aktierna|integritetspolicy|driftstorning|underhall|oppettider|alternativ till|vad innebar|recension|test:',
  ],
  publicBodies: '^regeringen|^riksdagen|^eu|^var kund|^kommunen',
  roundups:
    'veckans *|dagens *|manadens *|nyhetsbrev|i korthet|kort och gott|{number} startups|{number} bolag|bolag att halla|och fem till|och {number} andra|med flera|m fl|har ar bolagen|lista:|listan pa',
  calledOff: [
    'dementerar|dementeras|fornekar|nekar till|tillbakavisar|avfardar',
    'staller in|skjuter upp|avbryter|avblaser|drar tillbaka|lagger|pausar|stoppar … planer|planerna|forvarv*|kopet|fusion*|sammanslagning*|borsnotering*|borsintroduktion*|nyemission*|varsel|expansion*|bud|budet|forhandling*|etablering*|oppning*|affaren',
    'inte till salu|inga varsel|inga uppsagningar|inget uppkop|blir inte av|blir ingen|gar i stopet|spricker|sprack|misslyckas|utan varsel|drar sig ur affaren|rycks undan|inget bud',
  ],
};
