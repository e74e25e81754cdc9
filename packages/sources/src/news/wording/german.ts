import { GERMAN_COMPANY } from './german-company';
import { GERMAN_MARKET } from './german-market';
import type { Wording } from './wording';

export const GERMAN: Wording = {
  functionWords:
    'der die das und fur mit von auf ein eine einen einem einer den dem des im zum zur ist sind wir bei nach aus auch wird werden sich unser unsere unseren uber vom als nicht mehr neue neuer neues neuen wie warum hat soll seine ihre ab ins beim an in',
  vocabulary: {
    round:
      'finanzierung|finanzierungsrunde|*finanzierungsrunde|*finanzierung|*kapital|kapital|investment|*investment|investition|forderung|*forderung|fordermittel|series-{letter}*|series {letter}|serie {letter}|seed|seed-runde|*-runde|runde|geldspritze|*spritze|zuschuss|kredit|darlehen|forderbescheid|kapitalerhohung',
    staff:
      'stelle|stellen|*stellen|arbeitsplatz|arbeitsplatze|*arbeitsplatze|jobs|job|mitarbeiter|mitarbeitern|mitarbeiterinnen|mitarbeitende|mitarbeitenden|beschaftigte|beschaftigten|angestellte|belegschaft|personal',
    executive:
      '*leitung|ceo|cto|cfo|coo|cmo|cso|cpo|cio|cdo|chro|chef|chefin|*chef|*chefin|geschaftsfuhr*|*geschaftsfuhrer*|geschaftsleit*|vorstand|vorstands*|*vorstand|*vorstandin|aufsichtsrat*|beirat|vertriebsleiter*|*leiter|*leiterin|leitung|bereichsleit*|prokura|prokurist*|fuhrungsspitze|unternehmensspitze|doppelspitze|fuhrungsteam|managing director|head of|direktor|direktorin|prasident|prasidentin|generalbevollmachtigt*',
    place:
      'standort|standorte|*standort|niederlassung|niederlassungen|buro|buros|werk|*werk|halle|*halle|produktion|produktions*|fertigung|fertigungs*|lager|*lager|logistikzentrum|*zentrum|filiale|filialen|gebaude|*gebaude|firmensitz|hauptsitz|zentrale|firmenzentrale|fabrik|*fabrik|geschaft|laden|showroom|labor|tochtergesellschaft|zweigstelle|store|campus|servicestutzpunkt|stutzpunkt|depot|hub',
    served:
      'kunden|kundinnen|kunde|nutzer|nutzerinnen|nutzern|anwender|downloads|abonnenten|mitglieder|haushalte|haushalten|bestellungen|installationen|anlagen|pakete|patienten|betriebe|unternehmen|gerate|maschinen|marke|fahrzeuge|auslieferungen|kunden-marke',
    prize:
      '*preis|preis|award|awards|*award|wettbewerb|*wettbewerb|siegel|*siegel|auszeichnung|medaille|top-arbeitgeber|top {number}|beste*|finale|finalist*|*champion|*preises|titel|great place to work',
  },
  idioms:
    'frohe weihnachten|eroffnungsangebot|offnungszeiten|kundengewinnung|gewinnspiel|im preis|zum preis|preis-leistungs*|ubernahme der kosten|ubernimmt verantwortung|ubernehmen verantwortung|kostenubernahme|neue regeln|neues gesetz|neue gesetze|neue pflichten|neue studie|gewinnt an|ubernimmt die kosten|werkzeug|auf lager|rechtsstreit um|stellt klar|stellen sie|startet durch|neue herausforderung*',
  events: {
    ...GERMAN_COMPANY,
    ...GERMAN_MARKET,
    legal: [
      [
        'muss … strafe|*strafe|zahlen|schadenersatz|zuruckzahlen|vor gericht',
        'Acme muss Millionenstrafe zahlen',
        'nicht zahlen mehr',
      ],
      [
        'anklage|angeklagt|betrug*|vorwurf|vorwurfe|abgemahnt|patentklage|kartellverfahren|gericht',
        'Betrugsvorwürfe gegen Acme',
      ],
      ['gehackt|datenklau|daten gestohlen|sicherheitsvorfall|it-angriff', 'Acme gehackt'],
      [
        'verklagt|verklagen|klage|klagt|sammelklage|urteil|bussgeld|geldbusse|geldstrafe|millionenstrafe|strafe|rechtsstreit|patentstreit|prozess gegen|vor gericht|gericht|bundesgerichtshof|bgh|landgericht|oberlandesgericht|datenpanne|datenleck|cyberangriff|hackerangriff|hacker|razzia|staatsanwaltschaft|vergleich mit|verurteilt|schadenersatz|abmahnung',
        'Bexo verklagt Acme',
        'schutz|schutzen|ratgeber|was das|urteil bedeutet|so vermeiden|leisten|fur unternehmen bedeutet',
      ],
      [
        'kartellamt|bundeskartellamt|bafin|aufsicht|behorde|behorden|datenschutz*|kommission|netzagentur|bundesnetzagentur … ermittel*|pruf*|verhang*|untersag*|genehmig*|verhandel*|warnt|stoppt|gibt *|verfahren',
        'Kartellamt ermittelt gegen Acme',
      ],
      [
        'ermittelt gegen|ermittlungen gegen|verfahren gegen|untersuchung gegen|vorwurfe gegen',
        'Ermittlungen gegen Acme',
      ],
      ['ruft * zuruck|ruckruf|patent erteilt|patent fur|patentiert', 'Acme ruft Heizungen zurück'],
      [
        'droht|drohen|kassiert|bekommt|erhalt|muss|zahlt|verhangt … *busse|*strafe|strafe|bussgeld|verbot|klage|*verfahren',
        'Acme droht Millionenbuße',
        'applaus',
      ],
      [
        'datenschutzvorfall|it-sicherheitsvorfall|sicherheitslucke|datenabfluss|daten abgeflossen|daten im netz|hackerangriffs|opfer eines|hausdurchsuchung|durchsuchung*|durchsucht|razzien|ermittlungen|untersuchung|anzeige gegen|strafanzeige|abmahnen|einstweilige verfugung|vor dem gericht|urteilt|geurteilt|unterliegt|gewinnt * prozess|gewinnt vor|siegt vor|verliert vor|produktruckruf|warenruckruf|ruckrufaktion|freispruch',
        'Datenschutzvorfall bei Acme',
        'schutz vor|so schutzen',
      ],
    ],
    award: [
      [
        'top-ausbilder|top-innovator|top-ausbildungsbetrieb|top-unternehmen|bester ausbilder|zum {number}. mal|in folge',
        'Acme ist Top-Ausbilder',
        'verlust*',
      ],
      [
        'gehort zu|zahlt zu|unter den … top {number}|top-{number}|besten|innovativsten',
        'Acme gehört zu den TOP 100',
      ],
      [
        'gewinn*|erhalt|erhielt|gewonnen|holt|bekommt|raumt|siegt|geht an|uberreicht|verliehen|nominiert|nominierung|platz|zahlt zu|gehort zu … {prize}',
        'Acme gewinnt den Innovationspreis',
        'auftrag|grossauftrag',
      ],
      [
        'ausgezeichnet|auszeichnung|preistrager*|preisgekront|zum sieger|pramiert|geehrt|gekurt|finalist|im finale|unter den besten|auf platz {number}|platz {number}|platz eins|testsieger|hidden champion|arbeitgeber des jahres|unternehmen des jahres|start-up des jahres|nominiert',
        'Acme als Top-Arbeitgeber ausgezeichnet',
        'unser kunde',
      ],
      [
        '*preis|award … geht an|fur|an',
        'Innovationspreis geht an Acme',
        'sonderpreis fur kunden|strompreis|gaspreis|kaufpreis|*preise',
      ],
      [
        'zertifiziert|zertifizierung|iso {number}|zertifikat',
        'Acme ist nach ISO 27001 zertifiziert',
        'ihre|so|warum|tipps',
      ],
      [
        'gewinnt|holt|erhalt|siegt|triumphiert|erringt|erreicht|sichert sich|landet|belegt … gold|silber|bronze|platz|sieg|titel|medaille|stern|sterne|auszeichnung|*preis|*award|*medaille',
        'Acme holt Gold in Paris',
        'goldman|marktplatz|arbeitsplatz*|parkplatz*|stellplatz*',
      ],
      ['beste* … in|im|deutschlands|des jahres', 'Beste Bäckerei des Jahres: Acme', 'wunsche|tipps|grusse'],
      [
        'produkt des jahres|marke des jahres|grunder des jahres|lehrbetrieb des jahres|gekront|nominierung fur|shortlist|unter den finalisten|einer von * finalisten|bundessieger|landessieger|publikumspreis|sonderpreis|hoflieferant|michelin-stern',
        'Acme steht auf der Shortlist',
      ],
    ],
  },
};
