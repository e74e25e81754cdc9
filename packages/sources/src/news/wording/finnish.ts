import type { Hedges } from './hedges';
import type { NoNews } from './no-news';
import type { Wording } from './wording';

export const FINNISH: Wording = {
  functionWords:
    'ja on ei se etta uusi uuden uutta uudet nyt jo me meidan meille kanssa mukaan myos sen hanen joka kun kuin tai mutta ovat oli vuoden vuonna osaksi osa yli noin seka miten miksi mita nain sinun tanaan olemme meilla saimme yhtio yhtion yritys yrityksen suomen suomessa',
  vocabulary: {
    round:
      'rahoitu*|*rahoitu*|rahoitusta|sijoitu*|*sijoitu*|investoin*|paaom*|*paaom*|osakeanti*|*anti|*annin|*annissa|tuki|tukea|avustu*|laina*|joukkorahoitu*|siemenrahoitu*|kierro*|*kierro*|miljoona*|{number} miljoonaa|{number} miljoonan',
    staff:
      'tyontekij*|henkilo*|ihmis*|toimihenkilo*|tyopaik*|henkilosto*|tehtav*|asiantuntij*|osaaj*|kehittaj*|myyj*|insinoor*|kesatyontekij*|harjoittelij*',
    executive:
      'toimitusjohtaj*|*johtaj*|johtaj*|hallituksen puheenjohtaj*|puheenjohtaj*|hallitus|hallitukse*|hallitukseen|johtoryhm*|perustaj*|*perustaj*|ceo|cfo|cto|coo|paallik*|*paallik*|vetaj*|johto|johdon|johdossa|ceo:ksi',
    place:
      'toimisto*|toimipist*|toimipaik*|myymal*|*myymal*|kauppa|kaupan|tehta*|*tehta*|varasto*|*varasto*|paakonttori*|toimitil*|*toimitil*|keskus|keskuksen|*keskuks*|*keskus|tuotantolaito*|*laito*|yksik*|liike|liikkeen|*liikkeen|halli*|*halli|*hallin|ravintola*|hotelli*|klinik*|laboratorio*|konttori*|tytaryhtio*|datakesku*|tilat|tiloihin|kiinteisto*|terminaali*|tuotantolinja*|korjaamo*|verstas|verstaan',
    served:
      'asiakas*|asiakka*|kayttaj*|lataus*|latauks*|tilaaj*|tilaus*|tilauks*|jasen*|potilas*|potilaa*|kotitalou*|kavij*|oppila*|yritys*|yritykse*|seuraaj*|varaus*|koulu*|kunta*|kuntaa|matka*|toimitu*|asennu*',
    prize:
      'palkin*|*palkin*|palkinto|*palkinto|tunnustu*|kultaa|hopeaa|finaali*|kilpailun|kilpailussa|sertifikaat*|menestyj*|vuoden *|award|awards|parhai*|paras|mitali*|avainlip*|design from finland|kasvuyritys|kasvuyrityk*|top {number}|listalle',
  },
  idioms:
    'aukioloaj*|avoimet ovet|avoin lahdekoodi|avoimen lahdekoodin|uusi laki|uudet saannot|uusi vuosi|hyvaa vuotta|myynnissa olevat|uusi tutkimus|osta nyt|osta verkosta|avaa uuden nakokulman|tutkimuksen mukaan|vuoden alusta|vuoden lopussa',
  events: {
    funding: [
      [
        '{own} … rahoitus|*rahoitus|rahoituksen|*rahoituksen',
        'Acme sai rahoituksen',
        'hakee|etsii|myonsi asiakkaalle',
      ],
      [
        'keras*|kerasi|keraa|kerasimme|sai|saa|saimme|saanut|hank*|hankki|hankkii|hankkinut|sulki|paatti|varmisti|varmistaa|nosti|nostaa|toteutti|toteuttaa|myonsi|myonsivat|*lle … {sum}|{round}',
        'Acme keräsi 12 miljoonan euron rahoituksen',
        'tilau*|sopimu*|sako*|sakkoa|seuraamusmaksu*|urakan|liikevaih*|tulos|tuloksen|kilpailutu*|hankin*|miljoonatilau*|asiakkaita',
      ],
      [
        'rahoituskierro*|siemenrahoitu*|osakeanti|osakeannin|osakeannissa|suunnattu anti|kasvurahoitu*|paaomasijoitu*|miljoonarahoitu*|kasvupaaoma*|joukkorahoitu*|suunnatun osakeannin|a-kierro*|listautumisanti',
        'Acme toteuttaa osakeannin',
        'opas|vinkki*',
      ],
      ['{sum} … rahoitu*|*rahoitu*|sijoitu*|kasvuun|paaom*', '5 miljoonan euron rahoitus', 'sako*|tilau*'],
      [
        '> sijoittaa|sijoitti|sijoittavat|sijoittivat|rahoittaa|rahoitti|lahti mukaan|lahtee omistajaksi|lahtee mukaan|tulee omistajaksi|tuli omistajaksi|nousee omistajaksi',
        'Northwind sijoittaa: Acme',
        'tehta*|laito*',
      ],
      [
        'hakee|etsii|aikoo kerata|tavoittelee|suunnittelee … {sum}|{round}|sijoittaj*|rahoitusta|paaomaa',
        'Acme hakee rahoitusta',
      ],
    ],
    acquisition: [
      [
        'ostaa|osti|ostavat|ostimme|ostamme|ostanut|ostettu|ostetaan|ostaja|hankkii omistukseensa|hankki omistukseensa|yrityskaup*|yrityskaupa*|yritysosto*|osto*|ostamista|ostosta|liiketoimintakaup*|liiketoimintakaupa*|yritysjarjestely*|sulautu*|fuusio*|yhdistyvat|yhdistyy|yhdistyi|yhdistyivat|yhdistymi*|haltuunsa|enemmiston|enemmistoomista*|ostotarjou*|valtau*',
        'Acme ostaa Bexon',
        'opas|vinkki*|osta nyt|sahkoa|ostoskor*|asiakas osti|verkko-osto*',
      ],
      [
        'osaksi|siirtyy * omistukseen|siirtyi * omistukseen|uudelle omistajalle|uusi omistaja|omistajanvaihdo*|vaihtaa omistajaa|vaihtoi omistajaa|myydaan|myytiin|myy * liiketoiminta*|myi * liiketoiminta*|myy * tytaryhtio*|myi * tytaryhtio*|myy osuutensa|myi osuutensa|uudet omistajat|konsernia|konserniin',
        'Acme osaksi Bexoa',
        'osaksi arkea|osaksi ratkaisua|osaksi strategi*|osaksi paivaa|myydaan {number}',
      ],
    ],
    layoffs: [
      [
        'irtisano*|lomautta*|lomauttaa|lomautu*|vahentaa|vahensi|vahenee|vahennys*|supistaa|karsii|leikkaa|paattyy … {staff}|{share}|{number}|tyosuhde*|kolmannek*|puolet',
        'Acme irtisanoo 40 työntekijää',
        'paasto*|kustannuks*|kulutu*|aikaa|hiilidioksid*|sopimuks*',
      ],
      [
        'irtisanomi*|lomautu*|yt-neuvottelu*|yt:t|muutosneuvottelu*|henkilostovahennyks*|vahentamistarve|joukkoirtisanomi*|irtisanoo|lomauttaa|tyopaikkoja katoaa|tuotannollis*',
        'Acme aloittaa muutosneuvottelut',
        'oikeu*|opas|ohje*',
      ],
    ],
    legal: [
      [
        'oikeuteen|oikeudessa|oikeus|karajaoikeu*|hovioikeu*|markkinaoikeu*|korkein oikeus|haastoi|haastaa|haaste*|tuomit*|tuomio*|tuomi*|sako*|sakkoa|sakot|sakkoja|seuraamusmaksu*|uhkasakko*|syyt*|syytteen|syytteet|rikosilmoitu*|tutkinta*|tutkitaan|esitutkin*|epaillaan|krp|poliisi|kkv|tietosuojavaltuute*|finanssivalvonta|aluehallintovirasto|kilpailu- ja kuluttajavirasto|tietomurto*|tietoturvaloukka*|tietovuoto*|tietomurro*|kyberhyokk*|hakkeroi*|patentti*|patentin|korvauks*|korvauksia|takaisinvet*|takaisin kaupoista|riita|sovinto*',
        'Acme joutui tietomurron kohteeksi',
        'opas|vinkki*|oikeus oppia|suojaudu|nain valtat|syyta',
      ],
    ],
    award: [
      [
        'voitti|voittaa|voitimme|voittanut|palkittiin|palkittu|palkitaan|sai|saa|saimme|valittiin|valittu|nimettiin|nimetty|finalisti*|finaaliin|ehdolla|nousi|kolmen|joukossa|pokkasi … {prize}',
        'Acme voitti Designpalkinnon',
        'kilpailutu*|urakan|tarjouskilpailu*|toimitusjohtaj*|sopimu*|rahoituks*|*johtaja|*johtajaksi',
      ],
      [
        'palkittiin|palkittu|palkitaan|tunnustu*|tunnustuksen|sertifioi*|sertifikaatin|iso {number}|b corp|joutsenmerkki|avainlippu|vuoden yrity*|vuoden tyopaik*|vuoden yrittaj*|menestyja|parhaiden tyopaikkojen|great place to work|finalisti|palkinto {own}',
        'Acme palkittiin vuoden yrityksenä',
        'ilmoittaudu|aanesta',
      ],
    ],
    leadership: [
      [
        'nimit*|nimitti|nimittaa|nimitimme|nimitetty|uusi|uuden|uudeksi|uutena|valits*|valitsi|valittu|valittiin|palkkasi|palkkaa|rekrytoi|aloittaa|aloitti|vaihtaa|vaihtoi|vaihtuu|sai|saa|kiinnitti|vahvistaa|etsii|erotti … {executive}',
        'Acme nimitti uuden talousjohtajan',
        'toimisto|tehtaan|myymala|palkinto',
      ],
      [
        '~ nimitetty|nimitettiin|valittu|valittiin|aloittaa|aloitti|siirtyy|nousee|seuraa|palaa|{own} … *johtajaksi|toimitusjohtajaksi|johtajana|johtajaksi|*johtajana|puheenjohtajaksi|paallikoksi|*paallikoksi|johtoryhmaan|johtoon|hallitukseen|ceo:ksi|toimitusjohtajana',
        'Anna Virtanen nimitetty Acmen toimitusjohtajaksi',
      ],
      [
        '~ {executive} … eroaa|erosi|jattaa|jatti|lahtee|lahti|siirtyy|vaihtuu|irtisanoutu*|elakkeelle|sai potkut|erotettiin|luopuu|vaistyy|astuu syrjaan',
        'Acmen toimitusjohtaja eroaa',
      ],
      [
        'toimitusjohtajaksi|toimitusjohtajan vaihdo*|vaihdos johdossa|muutoksia johdossa|muutoksia johtoryhmassa|muutos johtoryhmassa|uusi johto|uusi hallitus|sukupolvenvaihdo*|johto vaihtuu|toimitusjohtaja vaihtuu|johdon muuto*|muutos johdossa|hallituksen puheenjohtajaksi|nimityksia|nimitysuutinen|johtoryhma uudistuu',
        'Muutoksia johdossa',
      ],
    ],
    expansion: [
      [
        'avaa|avasi|avaamme|avasimme|avattiin|avattu|avataan|avautuu|avaus|avaavat|rakentaa|rakensi|rakennamme|perustaa|perusti|perustimme|uusi|uuden|uudet|uusiin|toinen|toisen|kolmas|kolmannen|ensimmai*|laajentaa|laajensi|muuttaa|muutti|muutimme|muutamme|siirtyy … {place}|{geo}|ovensa',
        'Acme avaa toimiston Tukholmaan',
        'sovellu*|verkkokauppa|verkkokaupan|*johtaj*|palvelun|alusta|jarjestelm*|kauppapaik*|asiakkaa*|lain|tutkimuk*|paallik*',
      ],
      [
        'laajentu*|laajentaa|laajensi|laajenee|laajeni|kansainvalis*|etenee|rantautu*|menee|lahtee|valtaa|aloittaa toiminnan|aloittaa|starttaa|vie|vei|tunkeutuu … markkin*|{geo}|ruotsiin|norjaan|tanskaan|viroon|saksaan|puolaan|espanjaan|britanniaan|yhdysvaltoihin|eurooppaan|aasiaan|ulkomaille|pohjoismaihin|baltiaan|maailmalle|ruotsissa|saksassa|norjassa|tanskassa|virossa',
        'Acme laajentaa Saksaan',
        'porssiin|valikoima*|tuoteperhe*|tuotevalikoima*',
      ],
      [
        'muutimme|uudet toimitilat|uusiin tiloihin|uusiin toimitiloihin|peruskivi|laajennamme|kansainvalistyy|harjannostaja*|laajentuu|isompiin tiloihin|tehdaslaajennu*|laajennu*',
        'Muutimme uusiin tiloihin',
        'vinkki*|laajennusosa',
      ],
    ],
    partnership: [
      [
        'yhteisty*|yhteistyo|yhteistyon|yhteistyossa|yhteistyohon|yhteistyosopimu*|kumppanuu*|kumppanuut*|kumppani|kumppanin|kumppaniksi|kumppanina|yhdistavat voimansa|yhdistaa voimansa|yhteisyrity*|aiesopimu*|sponsoroi|sponsoriksi|sponsori|paayhteistyokumppani*|liittouma*|allianssi|yhdessa kanssa|strateginen kumppani',
        'Acme ja Bexo aloittavat yhteistyön',
        'vinkki*|ryhdy kumppaniksi|opas|tiimin yhteistyo',
      ],
    ],
    hiring: [
      [
        '^tervetuloa tiimiin|^tervetuloa taloon|^tervetuloa meille|^tervetuloa joukkoomme',
        'Tervetuloa tiimiin, Mikko',
      ],
      [
        'palkkaa|palkkasi|palkkaamme|rekrytoi|rekrytoimme|hakee|haemme|etsii|etsimme|tarvitsee|kaipaamme|tyollistaa|tyollist* … {staff}|*tekij*|tekij*|osaaj*|kehittaj*|myyj*|asentaj*|kuljettaj*|{number}|kesatyontekij*|koodar*',
        'Acme palkkaa 40 työntekijää',
        'irtisano*|rahoitu*|sijoittaj*|paaom*|asiakkai*|toimitusjohtaj*',
      ],
      [
        'uusia tyopaikkoja|uusia tyontekijoita|avoimet tyopaikat|avoimia tyopaikkoja|avoin tyopaikka|tule toihin|tule meille|liity joukkoomme|tervetuloa taloon|tervetuloa tiimiin|tiimimme kasvaa|tiimi kasvaa|kasvamme|uusia kollegoja|uusi kollega|rekrytoimme|kesatyopaik*|kesatoita|kesatoihin|meita on jo|toihin {number}',
        'Tule meille töihin',
        'asiakkai*',
      ],
    ],
    traction: [
      ['{big} [*] {served}|{big} {served}', '10 000 asiakasta luottaa Acmeen', 'sako*|tietovuo*|irtisano*'],
      [
        'ylitti|ylittaa|ylitimme|saavutti|saavuttaa|saavutimme|jo|yli|juhlii|palvelee|meilla|rikkoi … {number}{ordinalending} … {served}',
        'Acme saavutti 500 asiakkaan rajan',
        'vinkki*|tutkimu*',
      ],
      [
        'ylitti|ylittaa|ylitimme|saavutti|saavuttaa|saavutimme|rikkoi … {big}|{sum}|miljoon*',
        'Acme ylitti 1 miljoonan matkan',
        'sako*',
      ],
      [
        'ennatys*|ennatyksel*|ennatysvuosi|ennatystulos|kaikkien aikojen|virstanpyl*|kannattavaksi|voitollinen|voitolle|paras vuosi|parhaan vuoden|tuloskunto|miljoonas|miljoonannen|kasvuharppau*',
        'Ennätysvuosi Acmelle',
        'vinkki*|helle*|lampo*',
      ],
      [
        'liikevaihto|liikevaihtoa|liikevaihdon|myynti|myynnin|tulos|tuloksen|voitto|asiakasmaara|tilauskanta|vienti … kasvo*|kasvaa|kasvu*|kaksinkertais*|nousi|nousee|parani|ylitti|+*|{share}|harppa*|tuplaantu*',
        'Liikevaihto kasvoi reippaasti',
        'vinkki*|miten',
      ],
      [
        'kasvatti|kasvattaa|tuplasi|tuplaa|kaksinkertaisti|kolminkertaisti|lisasi|paransi|kasvoi|kasvaa … liikevaih*|myynti*|tulos*|vienti*|asiakas*|{share}',
        'Acme tuplasi myyntinsä',
        'miten',
      ],
    ],
    business: [
      [
        'konkurs*|konkurssi|yrityssaneerau*|saneerau*|selvitystila*|maksukyvyt*|velkajarjestely*',
        'Acme hakeutui konkurssiin',
        'opas|energiasaneera*|putkisaneera*|linjasaneera*',
      ],
      ['toimittaa|toimitti|toimitamme', 'Acme toimittaa laitteet metroon', 'nopeasti|ilmaiseksi|vinkki*'],
      [
        'voitti|voittaa|voitimme|sai|saa|saimme|allekirjoitti|allekirjoittaa|solmi|solmii|solmimme|teki|tekee|varmisti|toimittaa|toimitti … sopimu*|sopimuk*|puitesopimu*|tilau*|tilauks*|*tilauksen|kilpailutuks*|kilpailutu*|tarjouskilpailu*|urakan|hankin*|kaupan|kaupat|asiakkaakse*',
        'Acme voitti kaupungin kilpailutuksen',
        'yhteistyosopimu*|palkin*',
      ],
      [
        'valitsi|valitsee|valitsivat|otti kayttoon|ottaa kayttoon … {own}',
        'Helsinki valitsi: Acme',
        'kumppani*|*johtaja*',
      ],
      [
        'porssiin|porssissa|listautu*|listautuminen|first north|osavuosikatsau*|tilinpaatos*|tilinpaatok*|puolivuosikatsau*|vuosikertomu*|liiketoimintakatsau*|vaihtaa nime*|vaihtoi nime*|nimi vaihtuu|uusi nimi|nimenmuuto*|uusi logo|uusi ilme|brandiuudistu*|uudistaa brandi*|tulosvaroitu*|tappio*|uudelleenjarjestely*|organisaatiomuuto*|organisaatiouudistu*|uusi strategia|jakautu*|suurtilau*|puitesopimu*|miljoonatilau*|miljoonasopimu*|liikevaihto laski|sopimus|sopimukse*|uudeksi asiakkaaksi|ohjeistu*',
        'Acme vaihtaa nimeä',
        'opas|vinkki*',
      ],
      [
        'lopettaa|lopetti|sulkee|sulki|vetaytyy|vetaytyi|poistuu|jattaa|luopuu|ajaa alas|lakkauttaa … {geo}|{place}|markkin*|toiminta*|toiminna*|tuotan*|liiketoiminna*|venaja*|liiketoiminta*|myymal*',
        'Acme lopettaa tuotannon Oulussa',
        '*johtaj*|joulu*|loman ajaksi|rahoitu*|kierro*|juhannu*',
      ],
    ],
    product: [
      [
        'julkais*|julkaisi|julkaisee|julkaisemme|julkaisimme|julkisti|julkistaa|lansee*|lanseeraa|lanseerasi|lanseeraamme|esittelee|esitteli|esittelemme|tuo markkinoille|toi markkinoille|tuomme markkinoille|tuo myyntiin|paljasti|ottaa kayttoon|avaa',
        'Acme julkaisi uuden sovelluksen',
        'raport*|kampanja*|tulos*|osavuosi*|tutkimuks*|katsau*|tilinpaato*|vastuullisuusraport*|johtaj*|kannanot*|ohjelmansa|kirjan',
      ],
      [
        'uusi|uuden|uudet|uutta|uudistettu|uudistunut|paivitet*|paivitys … sovellu*|sovelluk*|versio*|toimin*|tuote|tuotte*|tuotesarj*|palvelu*|alust*|verkkokaup*|verkkosivu*|kotisivu*|mallisto*|malli|malliston|jarjestelm*|tyokalu*|ratkaisu*|ominaisuu*|tuoteper*|lounaslist*|ruokalist*',
        'Uusi versio sovelluksestamme',
        'laki|*johtaj*|tehta*',
      ],
      [
        '~ on taalla|nyt saatavilla|saatavilla|nyt myynnissa|nyt kaupoissa|on julkaistu|julkaistiin|kayttoon|ladattavissa',
        'Acme Go on täällä',
        'tukea saatavilla',
      ],
    ],
  },
};

export const FINNISH_HEDGES: Hedges = {
  hearsay:
    'huhu|huhut|huhujen mukaan|huhutaan|tietojen mukaan|lahteiden mukaan|lahteet|vaitetaan|vaitteiden mukaan|tiettavasti|ilmeisesti|spekuloidaan|spekulaati*|media:',
  unsettled:
    'harkitsee|harkitsevat|harkitaan|suunnittelee|suunnittelevat|neuvottelee|neuvottelevat|neuvotteluissa|selvittaa|pohtii|aikoo|haluaa|hakee ostajaa|etsii ostajaa|lahella|kiinnostunut|kiinnostuneita|mahdolli*|todennakoi*|uhkaa|uhkaavat|uhka|uhan alla|vaarassa|myytavana|odotetaan',
  modal: 'voi|voisi|voisivat|saattaa|saattavat|saatetaan|ehka|kenties|pitaisi|olisi|aikoisi',
};

export const FINNISH_NO_NEWS: NoNews = {
  advice: [
    '^nain|^miten|^miksi|^mita|^mika|^milloin|^missa|^kuka|^kuinka|^opas|^vinkit|^vinkki|^haastattelu|^mielipide|^kolumni|^blogi|^analyysi|^paakirjoitus|^tutkimus|^webinaari|^podcast|^asiakastarina|^referenssi|^tapaa meidat|^tule kaymaan|^tervetuloa tutustumaan|^tervetuloa mess*|^tervetuloa avoim*|^paiva|^hyvaa|^iloista|^kiitos|^onnea|^lue|^opi|^tarvitsetko|^oletko|^haluatko|^tiesitko|^kannattaako|^kuukauden|^rauhallista',
    '^{number} … vinkki*|syyta|syy|virhetta|virhe|askelta|vaihetta|trendia|kysymysta|tapaa|ideaa|asiaa|myyttia|faktaa|etua',
    'vinkki*|vinkit|haastattelu*|messuilla|messuille|osasto*|webinaari*|podcast|hyvantekevais*|lahjoittaa|lahjoitti|lahjoitu*|vertailu*|osake|osakkeen kurssi|tietosuojaseloste|huoltokatko|hairio|aukioloajat|vaihtoehto|arvostelu|testissa|mita tarkoittaa',
  ],
  publicBodies: '^hallitus|^eduskunta|^eu|^asiakkaamme|^kunta|^ministerio',
  roundups:
    'viikon *|paivan *|kuukauden *|uutiskirje|lyhyesti|{number} startupia|{number} yritysta|ja muut|ynna muut|ja {number} muuta|lista:|listaus|tassa ovat|naista yrityksista',
  calledOff: [
    'kiistaa|kiisti|kiistavat|kumoaa|kumosi|torjuu|torjui',
    'peruu|perui|perutaan|peruttiin|lykkaa|lykkasi|siirtaa|keskeyttaa|keskeytti|luopuu|luopui|hylkaa|hylkasi|vetaa takaisin … kaup*|osto*|fuusio*|listautumi*|porssilist*|suunnitelm*|neuvottelu*|tarjou*|laajentumi*|avaami*|anti|annin|osakean*|aikeist*|irtisanomi*',
    'ei ole myynnissa|ei irtisano|ei irtisanomisia|ei osta|ei toteudu|kaatui|kaatuu|kariutui|kariutuu|epaonnistui|ilman irtisanomisia|raukesi|ei yt-neuvotteluja|ei synny',
  ],
};
