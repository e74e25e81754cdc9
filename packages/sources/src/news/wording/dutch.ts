import type { Wording } from './wording';

export const DUTCH: Wording = {
  functionWords:
    'de het een en van voor met op in bij naar ons onze wij is door zijn uit aan over niet ook nieuwe nieuw wordt hoe waarom je jouw tot om heeft hebben haar zich terug meer dan',
  vocabulary: {
    round:
      'investering|*investering|financiering|*financiering|financieringsronde|ronde|*ronde|kapitaal|*kapitaal|subsidie|seed|series {letter}|serie {letter}|groeigeld|kapitaalinjectie|lening|investeringsronde|groeikapitaal|geld',
    staff:
      "banen|arbeidsplaatsen|medewerkers|werknemers|personeel|functies|mensen|personeelsleden|collega.s|collega's",
    executive:
      'nieuwe baas|nieuwe topvrouw|ceo|cto|cfo|coo|cmo|cpo|directeur|*directeur|directrice|bestuurder|bestuursvoorzitter|topman|topvrouw|commissaris|raad van commissarissen|raad van bestuur|directie|voorzitter|baas|topvrouw|financieel directeur|algemeen directeur|managing director|hoofd',
    place:
      'kantoor|*kantoor|vestiging|vestigingen|winkel|winkels|*winkel|fabriek|*fabriek|magazijn|hoofdkantoor|distributiecentrum|datacenter|locatie|showroom|filiaal|filialen|pand|hub|lab|hal|bedrijfspand|depot|productielocatie',
    served:
      'clienten|bezoekers|leden|klanten|klant|gebruikers|gebruiker|downloads|abonnees|leden|huishoudens|bestellingen|installaties|pakketten|patienten|bedrijven',
    prize: '*prijs|prijs|award|awards|verkiezing|titel|finale|prijzen|*award|beste *|finalist|top {number}',
  },
  idioms:
    'de prijs van|prijs per|prijzen van|openingstijden|neemt de tijd|neem contact op|op zoek naar een|haalt eruit|wint aan|nieuwe wet|nieuwe regels|ontslagrecht|ontslagvergoeding',
  events: {
    funding: [
      [
        'haalt|trekt|vindt|krijgt … investeerder|investeerders|geldschieter*',
        'Acme haalt investeerders binnen',
        'op zoek',
      ],
      [
        'haal*|haalt|sluit|sluiten|krijgt|ontvangt|verwerft|trekt|opgehaald|binnen|harkt|sleept|verzamelt|heeft … {sum}|{round}',
        'Acme haalt 5 miljoen euro op',
        'boete|opdracht|order|partnerschap|aanbesteding|deuren|omzet|overeenkomst',
      ],
      [
        'financieringsronde|investeringsronde|kapitaalinjectie|miljoeneninvestering|groeikapitaal|groeifinanciering|zaaikapitaal|miljoenenfinanciering|kapitaalronde|verse miljoenen',
        'Financieringsronde voor Acme',
        'tips',
      ],
      ['^{sum} … voor', '5 miljoen euro voor Acme', 'boete|opdracht|schade|goed doel'],
      [
        '> investeert|steekt|stapt|pompt|leidt|investeren|steken … in',
        'Northwind investeert in Acme',
        'fabriek|kantoor|nieuwe vestiging',
      ],
      [
        'zoekt|op zoek naar|op zoek zijn naar … miljoen|{sum}|investeerders|kapitaal|geld|investeerder',
        'Acme zoekt investeerders',
      ],
      [
        '{sum} … investering|financiering|opgehaald|groeikapitaal|ronde',
        '12 miljoen euro aan financiering',
        'boete',
      ],
      [
        'in gesprek|praat|onderhandelt|gesprekken … fonds|*fonds|investeerder*|geldschieter*|durfkapita*|financier*',
        'Acme in gesprek met groeifonds',
        'overname|verkoop',
      ],
    ],
    acquisition: [
      [
        'over verkoop|over overname|te koop|verkoop aan|verkocht|verkoopt zich',
        'Acme praat over verkoop',
        'in de verkoop|uitverkocht|verkocht {number}',
      ],
      [
        'gaat op in|opgaan in|gaan op in|in * handen|van eigenaar|andere handen|nieuwe moeder|inlijven|slokt',
        'Acme gaat op in Bexo',
      ],
      ['neemt|nemen|nam … over', 'Acme neemt Bexo over', 'ceo|leiding|stokje|taken'],
      [
        'overname|overnames|overgenomen|koopt|kocht|gekocht|fuseert|fuseren|fusie|inlijft|lijft|slokt|verwerft',
        'Acme koopt Bexo',
        'tips|waarom|kapitaal|investering',
      ],
      [
        'meerderheidsbelang|minderheidsbelang|belang in|wordt onderdeel van|onderdeel van|gaat verder onder|in handen van|verkocht aan|verkoopt|verkoop van|te koop|nieuwe eigenaar|overnamebod|bod op|samen verder',
        'Acme wordt onderdeel van Bexo',
        'onze producten|verkoopt {number}|tickets',
      ],
      [
        'aast op|azen op|bod op|biedt op|lonkt naar|wil * overnemen|overgenomen door|is verkocht|wordt verkocht|is overgenomen|wordt overgenomen|overnameprooi|overnamekandidaat|overnamegesprekken|komt in handen|krijgt nieuwe eigenaar|nieuwe eigenaren',
        'Bexo aast op Acme',
        '{number} keer',
      ],
    ],
    layoffs: [
      [
        'mes in|snijdt in|snoeit in|krimpt|inkrimping … personeel*|organisatie|personeelsbestand|banen',
        'Acme zet mes in personeelsbestand',
      ],
      ['wil|gaat|moet … schrappen|ontslaan', 'Acme wil 100 banen schrappen'],
      [
        'schrap*|ontsla*|ontslaat|verdwijn*|snijdt|snoeit|afscheid|stuurt|verliezen|afvloei*|weg … {staff}|{share}|derde|kwart|helft',
        'Acme schrapt 40 banen',
        '*tijd|kosten',
      ],
      [
        'ontslagen|ontslagronde|massaontslag|banenverlies|reorganisatie|collectief ontslag|banen weg|banen op de tocht|banen geschrapt|afslanking|ontslaggolf',
        'Ontslagen bij Acme',
        'de rechten|tips',
      ],
      [
        '{number} … banen|medewerkers|werknemers|arbeidsplaatsen … weg|verdwijnen|op de tocht|ontslagen|eruit|hun baan',
        '120 banen weg bij Acme',
      ],
      [
        'schrapt|ontslaat|verliezen|verliest|kost|moeten … {number} … baan|banen|weg|medewerkers|man',
        'Acme ontslaat 40 man',
      ],
      [
        'boventallig|gedwongen ontslag|gedwongen ontslagen|vervallen * banen|banen vervallen|bezuinigingsronde|sociaal plan',
        'Acme kondigt gedwongen ontslagen aan',
      ],
    ],
    legal: [
      [
        'rechtszaak|rechtbank|rechter|boete|klaagt|aangeklaagd|dagvaardt|gedagvaard|kort geding|vonnis|schikking|schikt|hof|datalek|cyberaanval|gehackt|hack|hackers|acm|toezichthouder|autoriteit|onderzoek naar|inval|veroordeeld|octrooi|schadevergoeding|claim tegen|massaclaim|fiod',
        'Boete voor Acme',
        'voorkom|tips|wat te doen|gebruikersonderzoek',
      ],
      [
        'uitspraak van|uitspraak in|vonnis|in hoger beroep|hoger beroep|juridisch|voor de rechter|naar de rechter|boete van|krijgt boete|dwangsom|terugroepactie|roept * terug|teruggeroepen|beveiligingsincident|data gestolen|gegevens gelekt|gegevens op straat|ransomware|invallen|aangifte|vervolgd|beschuldigd|onder vuur',
        'Acme in hoger beroep',
        'tips',
      ],
    ],
    award: [
      [
        'win*|wint|ontvang*|krijg*|genomineerd|verkozen|uitgeroepen|sleept|bekroond|pakt|in … {prize}',
        'Acme wint Duurzaamheidsprijs',
        'klanten|opdracht|aanbesteding|korting',
      ],
      [
        'uitgeroepen tot|bekroond|genomineerd voor|finalist|winnaar van|onderscheiden|onderscheiding|gecertificeerd|certificering|iso {number}|b corp',
        'Acme uitgeroepen tot werkgever van het jaar',
        'uw|je',
      ],
      [
        'win|wint|winnen|won|pakt|sleept|verovert … *',
        'Acme wint Groene Pluim',
        'klant*|opdracht|aanbesteding|contract|order|rechtszaak|zaak|geding|beroep|miljoen*|marktaandeel|vertrouwen|terrein|slag|korting|investeerder*|{sum}|tender|terug|binnen|overname*|partner*',
      ],
      [
        'beste|mooiste|lekkerste|slimste|duurzaamste … van|dat zijn wij|van het jaar',
        'Beste bakker van Gent: Acme',
        'wensen|tips|manier*',
      ],
      [
        'bekroond|gelauwerd|in de prijzen|op het podium|eerste plaats|tweede plaats|derde plaats|goud|zilver|brons|van het jaar|hofleverancier|michelinster|finaleplaats|shortlist|in de race voor',
        'Acme valt in de prijzen',
        'goudprijs',
      ],
    ],
    leadership: [
      ['oprichter*|medeoprichter* … vertrekt|stopt|weg|stapt', 'Oprichter Acme vertrekt'],
      [
        'benoem*|benoemt|benoemd|nieuwe|nieuw|wordt|stapt|vertrek*|verlaat|treedt|haalt|stelt|volgt|aangesteld|krijgt|versterkt|ontslaat|trekt|zoekt … {executive}',
        'Acme benoemt Jane Roe tot directeur',
        'locatie|kantoor|award',
      ],
      ['~ wordt|benoemd|start|treedt|volgt|aan de slag … {executive}', 'Jane Roe wordt nieuwe CEO van Acme'],
      ['> wordt|benoemd|start|treedt|nieuwe … {executive} … van|bij', 'Jane Roe wordt nieuwe CEO van Acme'],
      [
        '~ {executive}|oprichter|oprichters … stapt op|stapt|vertrekt|weg|verlaat|treedt af|treedt terug|legt|moet|opgestapt|stopt',
        'Topman Acme stapt op',
        'verlaat {geo}',
      ],
      [
        'directiewisseling|bestuurswisseling|wisseling van de wacht|wisseling aan de top|stokje over|aan het roer|machtswisseling|nieuwe directie',
        'Wisseling van de wacht bij Acme',
      ],
      ['stelt voor|even voorstellen|welkom … {executive}', 'Even voorstellen: onze nieuwe directeur'],
      [
        'opvolger|opvolging|afscheid van|met pensioen|draagt over|neemt roer|neemt leiding|nieuwe leiding|nieuwe topman|nieuwe topvrouw|topman weg|commissaris*',
        'Opvolger gevonden bij Acme',
        'personeel|benzine',
      ],
    ],
    expansion: [
      [
        'open*|opent|openen|bouwt|nieuw*|nieuwe|nieuw|tweede|derde|vierde|eerste|vestigt|verhuist|betrekt|grotere … {place}|{geo}',
        'Acme opent kantoor in Gent',
        'app|platform|functie|directeur|ceo|hoofd',
      ],
      [
        'breidt|uitbreid*|uitbreiding',
        'Acme breidt uit naar Duitsland',
        'assortiment|productlijn|aanbod|directie|partnerschap|samenwerking',
      ],
      [
        'nu ook in|ook in|actief in|de stap naar|betreedt|naar … {geo}|markt|buitenland',
        'Acme nu ook in Oostenrijk',
        'trekt zich|export|reis',
      ],
      [
        'verhuist|verhuizing|verhuizen|eerste paal|steekt * in nieuwe fabriek|internationale expansie',
        'Acme verhuist naar Utrecht',
        'tips',
      ],
      [
        'opent|vestigt zich|strijkt neer|landt|start|gaat|bezorgt|levert … in {geo}|naar {geo}',
        'Acme strijkt neer in Gent',
        'klus|onderzoek|order|rechtszaak',
      ],
      [
        'stap|stapt|uitbreiding|groeit … over de grens|internationaal|naar het buitenland',
        'Acme zet stap over de grens',
        'vakantie',
      ],
    ],
    partnership: [
      ['kiest … als partner', 'Acme kiest Bexo als partner'],
      [
        'samenwerking|samenwerken|werkt samen|werken samen|gaan samenwerken|gaat samenwerken|partnerschap|partnership|slaan de handen|bundelen * krachten|bundelen|alliantie|partner van|nieuwe partner|technologiepartner|sponsor van|samenwerkingsovereenkomst|intentieverklaring|joint venture|partnert|in zee met',
        'Acme en Bexo gaan samenwerken',
        'tips|partner worden|word partner|hoe|team beter',
      ],
      [
        'onderzoeken|ontwikkelen|bouwen|werken|lanceren|starten|testen … samen|gezamenlijk|hand in hand|zij aan zij',
        'Acme en Bexo onderzoeken samen nieuwe verf',
        'sterker|uit eten',
      ],
      [
        '{own} + *|* + {own}|{own} en * samen|pact met|akkoord met|bondgenoot*|tekenen overeenkomst|strategische partner',
        'Acme + Bexo',
        'vakbond*',
      ],
    ],
    hiring: [
      [
        'zoek*|zoekt|werft|neemt|wil|breidt|verdubbelt|zoeken … {staff}|collega*|ontwikkelaars|talent|monteurs|team|aan',
        'Acme zoekt 40 medewerkers',
        'ontslag*|schrap*|investeerder*|over|geld',
      ],
      [
        'nieuwe banen|nieuwe collega*|nieuwe medewerkers|wij zoeken|we zoeken|vacatures|versterking gezocht|welkom bij|kom werken|wij groeien|we groeien|team groeit|komt ons team versterken|versterkt ons team',
        'Wij zoeken collega’s',
        'klanten',
      ],
      [
        'zoekt|zoeken|werft|neemt|wil|heeft … {number} … mensen|man|medewerkers|nieuwe|technici|chauffeurs|ingenieurs|vakmensen|monteurs|nodig|aannemen',
        'Acme zoekt 120 mensen',
        'ontslaan|schrappen|miljoen|weg',
      ],
      [
        'welkom,|welkom *|ons team groeit|team groeit|versterking|nieuwe gezichten|nieuwe collega|aan de slag bij|aanwinst|banenmotor|extra banen',
        'Ons team groeit',
        'op onze site|directeur|ceo|klanten|bij onze webshop',
      ],
    ],
    traction: [
      ['{big} [*] {served}|{big} {served}', '10.000 klanten gingen je voor', 'boete|gestolen|ontslag*'],
      ['bereikt|passeert|haalt … {big}', 'Acme bereikt 1 miljoen ritten', '{money}|boete|euro'],
      [
        'bereik*|passeert|verwelkom*|telt|meer dan|overschrijdt|tikt|viert|groeit naar|ruim|al … {number}{ordinalending} … {served}',
        'Acme verwelkomt 5000e klant',
        'tips|onderzoek|boete',
      ],
      [
        'mijlpaal|recordjaar|recordomzet|omzetrecord|winstgevend|record|omzetgroei|zwarte cijfers|beste jaar',
        'Mijlpaal voor Acme',
        'tips|warmterecord',
      ],
      [
        'omzet|winst|verkoop|aantal klanten … groei*|stijg*|verdubbel*|hoger|plus|schiet',
        'Omzet Acme stijgt fors',
        'tips|jouw',
      ],
      ['verdubbelt|verdrievoudigt|verhoogt … omzet|winst|klanten', 'Acme verdubbelt omzet', 'jouw'],
      [
        'een op de|1 op de|op de tien|miljoenste|voor het eerst winst|eerste winst|in de zwarte cijfers|groeit hard|groeit met {share}|{share} groei|verdubbeling|verdrievoudiging',
        'Acme groeit met 40 procent',
        'banen|personeel|werknemers|medewerkers',
      ],
    ],
    business: [
      ['failliet|faillissement|surseance|bankroet|uitstel van betaling|doorstart', 'Acme failliet verklaard'],
      [
        'win*|wint|tekent|krijgt|sleept|haalt|verwerft|gegund … contract|aanbesteding|opdracht|order|overeenkomst|raamcontract|miljoenenorder|klant',
        'Acme wint aanbesteding van gemeente Delft',
        'samenwerkingsovereenkomst',
      ],
      [
        'kiest voor|kiezen voor|gegund|miljoenenorder|grote order|beursgang|naar de beurs|jaarcijfers|kwartaalcijfers|halfjaarcijfers|nieuwe naam|verandert van naam|naamswijziging|heet voortaan|heet nu|nieuwe huisstijl|rebranding|herstructurering|winstwaarschuwing|verlies|nieuwe strategie|splitst|verzelfstandigt|omzetdaling|winst daalt',
        'Acme gaat naar de beurs',
        'tips|voedselverlies',
      ],
      [
        'trekt zich terug|vertrekt|verlaat|stopt|sluit … uit|{geo}|markt|{place}|met|activiteiten',
        'Acme trekt zich terug uit België',
        'ceo|topman|topvrouw|directeur|partnerschap|overeenkomst|ronde|oprichter|aan bij',
      ],
      [
        'order|miljoenenorder|megaorder|*order|contract|aanbesteding|klus|opdracht … binnen|in de wacht|gegund|gaat naar|voor {own}',
        'Acme haalt miljoenenorder binnen',
        'bestelt',
      ],
      [
        'sluit de deuren|sluit zijn deuren|sluit voorgoed|gaat dicht|stopt ermee|houdt ermee op|doek valt|heet voortaan|gaat verder als|nieuwe naam|hogere winst|lagere winst|verhoogt verwachting*|verlaagt verwachting*',
        'Acme sluit voorgoed',
        'vakantie|feestdagen',
      ],
    ],
    product: [
      [
        'lanceert|lanceren|lancering|introduceert|introduceren|presenteert|presenteren|onthult|brengt|komt met|rolt|released|start met',
        'Acme lanceert nieuwe app',
        'subsidie|onderzoek|cijfers|in kaart|fonds|campagne',
      ],
      [
        'nieuwe versie|nieuwe functie|nieuwe functies|nieuwe app|nieuw product|nieuwe dienst|nieuw platform|nieuwe website|nieuwe webshop|nieuwe software|nieuwe collectie|update|vernieuwde',
        'Nieuwe versie van onze app',
        'wet|directeur|ceo',
      ],
      [
        '~ is er|is live|nu beschikbaar|vanaf nu verkrijgbaar|nu verkrijgbaar|verkrijgbaar|beschikbaar',
        'De nieuwe batterij is er',
      ],
      [
        '^maak kennis met|^nieuw:|^ontdek onze|^ontmoet',
        'Maak kennis met onze nieuwe app',
        'collega|directeur|team',
      ],
      [
        'vanaf {money}|vanaf vandaag|vanaf nu|nu te koop|te koop vanaf|in de winkel|in de webshop|pre-order|voorverkoop|nieuw in de app|nieuw in|werkt aan|test … nieuw*|verkrijgbaar|app|webshop|winkel|model|versie|robot|dienst|{number}',
        'Acme werkt aan nieuwe app',
        'directeur|vestiging|baan|banen',
      ],
      ['mini|plus|pro|light|xl|max … vanaf|is er|nu|te bestellen', 'Acme Mini: nu te bestellen', 'kantoor'],
    ],
  },
};
