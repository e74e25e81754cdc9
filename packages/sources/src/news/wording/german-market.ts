import type { Wording } from './wording';

/** What the company does in its markets. */
export const GERMAN_MARKET: Pick<
  Wording['events'],
  'expansion' | 'partnership' | 'business' | 'traction' | 'product'
> = {
  expansion: [
    ['{geo} … expandieren|eroffnen', 'Acme will nach Polen expandieren'],
    [
      'neue raume|neuen raumen|neue raumlichkeiten|neue adresse|umgezogen|sind umgezogen|neuer firmensitz|neuen firmensitz|zieht nach',
      'Wir sind umgezogen',
    ],
    [
      'fasst fuss|fuss fassen|geht international|wird international|weltweit|ins ausland|auslandsmarkt|neuer markt|neuen markt',
      'Acme fasst Fuß in Polen',
      'marktfuhrer',
    ],
    [
      'eroffn*|eroffnet|expandier*|expansion|markteintritt|marktstart in|internationalisier*|spatenstich|grundsteinlegung|richtfest|umzug|zieht um|ziehen um|umgezogen|neubau|erweiterungsbau|anbau|einweihung|eingeweiht … in|nach|fur|unsere|unser|den|die|das|seine|seinen|ihre|im|{place}|{geo}',
      'Acme eröffnet Standort in Wien',
      'produktpalette|sortiment|angebot|portfolio|insolvenzverfahren|verfahren|umsatz|cloud|vorstand|partnerschaft|fuhrung|geschaftsfuhrung|team',
    ],
    [
      'neue* [*] {place}|zweite* [*] {place}|dritte* [*] {place}|vierte* [*] {place}|weitere* [*] {place}|erste* [*] {place}|grosser* [*] {place}',
      'Neuer Standort in Wien',
      'leiter|chef|auf lager|produkt|netzwerk|handwerk|kraftwerk|regelwerk|laufwerk|ladengesetz',
    ],
    ['{place} … bauen|errichten|eroffnen', 'Acme will Werk in Polen bauen', 'netzwerk'],
    [
      'baut|bauen|errichtet|plant|grundet|investiert|bezieht|erweitert|ubergibt … {place}',
      'Acme baut Fabrik in Thüringen',
      'netzwerk|handwerk|{number} stellen|arbeitsplatze|umbauten|kraftwerk fur',
    ],
    [
      'jetzt auch in|ab sofort in|nun auch in|startet in|startet auch in|geht nach|kommt nach|geht in die|erobert|goes|marktstart|expandiert|liefert jetzt … {geo}|international',
      'Acme jetzt auch in Österreich',
      'produkt',
    ],
    [
      'erweiterungsbau|neubau|spatenstich|grundsteinlegung|richtfest|markteintritt|expandiert|expandieren|auslandsexpansion',
      'Spatenstich in Suhl',
      'grosseltern',
    ],
    [
      'zieht|ziehen|geht|gehen|kommt|wechselt|expandiert|drangt|strebt|plant|startet … nach {geo}|nach @*|in {geo}',
      'Zieht Acme nach Leipzig um',
      'zieht nach sich|flug',
    ],
    [
      'filiale nummer|standort nummer|laden nummer|*filiale in|*standort in|*laden in|backen jetzt auch|jetzt auch in|ab sofort auch in|nun auch in|neu in {geo}|sind jetzt in|bald in|pop-up in|schlusselubergabe|ladeneroffnung|filialeroffnung|grundstuck gekauft|gewerbeflache|grossflache',
      'Filiale Nummer zwölf',
      'schliess*|geschlossen|zu|dicht|abschied|aus fur',
    ],
  ],
  partnership: [
    [
      'wahlt|setzt auf|entscheidet sich fur|wird … als partner|partner von|partner fur|als * partner',
      'Acme wählt Bexo als Partner',
    ],
    [
      'starke partner|starkes team|gemeinsam fur|gemeinsam starker|neue partnerschaft|ziehen an einem strang|kooperieren',
      'Starke Partner: Acme und Bexo',
      'mitarbeit|wie wir arbeiten',
    ],
    [
      'kooperier*|kooperation|kooperationsvertrag|partnerschaft|zusammenarbeit|arbeiten zusammen|arbeiten kunftig zusammen|arbeitet mit|arbeiten mit|machen gemeinsame sache|gemeinsame sache|kooperationspartner|allianz mit|strategische allianz|bundnis|partner von|partnert|gemeinschaftsunternehmen|joint venture|tun sich zusammen|bundeln * krafte|bundeln|neuer partner|neue partner|vertriebspartner|technologiepartner|verbunden sich|absichtserklarung|rahmenkooperation|hauptsponsor|sponsor|spannen zusammen',
      'Acme und Bexo geben Kooperation bekannt',
      'tipps|zwischen arzt|partner werden|werden sie|gemeinsam besser arbeiten|wie gute',
    ],
    [
      'kooperationsvertrag|kooperationspartner|forschungskooperation|forschungspartner*|hand in hand|arm in arm|seite an seite|schulterschluss|pakt mit|partner:|gemeinsam mit|zusammen mit|paktiert|verbundet sich|verbunden sich|kooperiert|machen gemeinsam|forschen gemeinsam|entwickeln gemeinsam|{own} + *|* + {own}',
      'Acme geht Pakt mit Bexo ein',
      'kollegen|ihnen',
    ],
  ],
  business: [
    [
      'insolvenz*|*insolvenz|insolvent|zahlungsunfahig|pleite|schutzschirmverfahren|konkurs|glaubigerschutz|insolvenzverfahren',
      'Acme meldet Insolvenz an',
      'insolvenzrecht|tipps',
    ],
    ['rustet|stattet … aus', 'Acme rüstet 60 Höfe aus'],
    ['gibt … auf', 'Acme gibt Geschäft in Frankreich auf', 'investition|tipps|chef|bestellung'],
    ['liefert|liefern … nach|an', 'Acme liefert 40 Turbinen nach Finnland', 'kunden nach hause'],
    [
      'verlustzone|rote zahlen|roten zahlen|umsatzeinbruch|gewinn bricht|umsatz sinkt|gewinn sinkt|gewinn halbiert|umsatz schrumpft|gewinneinbruch|weniger umsatz|minus|jahresabschluss',
      'Acme rutscht in die Verlustzone',
    ],
    ['macht … dicht', 'Acme macht Werk dicht'],
    [
      'neuer vertrag|vertrag mit|vertragsverlangerung|verlangert vertrag|grossprojekt|neue marke|neues erscheinungsbild|neue identitat|neuer markenname',
      'Acme verlängert Vertrag mit Bexo',
      'arbeitsvertrag',
    ],
    [
      'grossauftrag|*grossauftrag|auftrag von|auftrag uber|auftrag aus|auftrag fur|auftrag der|rahmenvertrag|zuschlag|liefervertrag|ausschreibung|auftragsbuch|neukunde|liefert an|beauftragt|setzt auf|entscheidet sich fur|vertraut auf|beliefert',
      'Acme erhält Großauftrag aus Norwegen',
      'funf grunde|tipps',
    ],
    [
      'gewinn*|erhalt|bekommt|sichert … auftrag|auftrage|ausschreibung|vertrag|kunden',
      'Acme gewinnt Auftrag der Bexo-Bahn',
      'arbeitsvertrag',
    ],
    [
      'borsengang|an die borse|borsendebut|umbenenn*|heisst jetzt|heisst kunftig|neuer name|neuen namen|neuer auftritt|neuer markenauftritt|neues logo|geschaftszahlen|jahresergebnis|quartalszahlen|halbjahreszahlen|jahreszahlen|bilanz|jahresbilanz|prognose|gewinnwarnung|umsatzruckgang|verlust|verluste|gewinneinbruch|umstrukturier*|restrukturier*|sanierung*|neue strategie|abspalt*|ausgliederung|ausgrundung|strategiewechsel|preiserhohung',
      'Acme wagt den Börsengang',
      'tipps|verlusten|datenverlust|warmeverlust*',
    ],
    ['aus … wird', 'Aus Acme Anlagenbau wird Acme', 'wie aus|kuche'],
    [
      'zieht sich aus|ruckzug aus|verlasst … {geo}|markt|geschaft|zuruck',
      'Acme zieht sich aus Spanien zurück',
      'chef|vorstand',
    ],
    [
      'schliess*|stellt|dicht|macht … {place}|betrieb|geschaftsbetrieb|dienst',
      'Acme schließt Standort Aue',
      'runde|series-*|vor|partnerschaft|kooperation|vertrag|finanzierungsrunde',
    ],
    ['zuschlag … geht an|erhalt|bekommt|fur|an {own}', 'Zuschlag für Brücke geht an Acme'],
    [
      'auftrag|grossauftrag|millionenauftrag|*auftrag|rahmenvertrag … geht an|fur {own}|an {own}|an land|gesichert',
      'Millionenauftrag geht an Acme',
    ],
    [
      'zieht|holt … auftrag|grossauftrag|millionenauftrag … an land|ein',
      'Acme zieht Millionenauftrag an Land',
    ],
    [
      'schliesst fur immer|schliesst endgultig|macht endgultig|gibt auf|macht zu|schliesst zum|stellt betrieb ein|ist geschichte|das aus fur|aus fur|vor dem aus|ausverkauf wegen|raumungsverkauf|firmiert|firmierung|heisst nun|heisst ab|nennt sich|tritt kunftig unter',
      'Das Aus für Acme',
      'runde|hoffnung',
    ],
    [
      'hebt|senkt|erhoht|bestatigt|kappt|ubertrifft|verfehlt … prognose|jahresziel|erwartungen|dividende|ausblick',
      'Acme senkt Prognose',
    ],
  ],
  traction: [
    [
      'wachst um|wachsen um|gewachsen|wachstum von|legt um|steigert|wachst weiter|wachst rasant|wachst stark',
      'Acme wächst um 40 Prozent',
      'mitarbeiter|{staff}|team|markt|kosten|unser team|druck',
    ],
    [
      '{big} [*] {served}|{big} [*] [*] {served}',
      '1.000 Anlagen installiert',
      'strafe|entlassen|gestohlen|tipps|umfrage|spende*',
    ],
    [
      'erreicht|knackt|feiert|uberschreitet|vermeldet|zahlt|schafft … {big}',
      'Acme erreicht 1 Million Fahrten',
      'euro strafe|stellen|jobs|{money}',
    ],
    [
      'erreich*|uberschreit*|knack*|zahl*|uber|mehr als|begrusst|feier*|gewinnt|installiert|liefert|schon|bereits … {number} … {served}',
      'Acme knackt die Marke von 10.000 Kunden',
      'tipps|studie|umfrage|befragte',
    ],
    [
      'meilenstein|rekordjahr|rekordumsatz|rekordquartal|rekordergebnis|rekordgewinn|bestes jahr|umsatzrekord|schwarze zahlen|profitabel|gewinnzone|break-even|umsatzplus|umsatzsprung|gewinnsprung|wachstumskurs|starkes wachstum|rekord',
      'Rekordumsatz im Jubiläumsjahr',
      'wie sie|so werden|tipps|temperaturrekord',
    ],
    [
      'umsatz|absatz|gewinn|auftragseingang|nachfrage|kundenzahl|nutzerzahl … wachst|steig*|plus|verdoppel*|verdreifach*|springt|klettert|legt',
      'Umsatz von Acme steigt um 20 Prozent',
      'so steigern|tipps|ihren umsatz',
    ],
    [
      'verdoppel*|verdreifach*|steiger* … umsatz|gewinn|kundenzahl|kunden|absatz|nutzerzahl',
      'Acme verdoppelt Umsatz',
      'so |tipps|ihren',
    ],
    [
      '{number}.|{number}ste|millionste … kunde|kunden|nutzer|anlage|gerat|maschine|roboter|paket',
      '10.000. Kunde bei Acme',
    ],
    [
      'umsatz|buchungen|absatz|bestellungen|kunden|nutzer|zahl der … vervierfacht*|verfunffacht*|verzehnfacht*|verdoppelt*|verdreifacht*|gesteigert|mehr als verdoppelt|explodier*',
      'Acme hat Buchungen vervierfacht',
      'kosten|preise',
    ],
    ['erstmals … profitabel|gewinn|schwarze*|uber|mehr als|million*', 'Acme erstmals profitabel'],
    [
      'jeder|jede|jedes … {ordinal}|dritte|vierte|funfte|zehnte … haushalt|kunde|arzt|betrieb|auto|deutsche|schule|unternehmen',
      'Jeder zehnte Haushalt heizt mit Acme',
      'stelle*|job*|mitarbeit*',
    ],
  ],
  product: [
    [
      '^jetzt neu|^neu im|^neu bei|^brandneu|^premiere|^neuheit',
      'Jetzt neu: Sätechnik mit KI',
      'im team|kolleg*|auf linkedin|instagram',
    ],
    [
      '{number}. generation|auf den markt|kommt auf den markt|geht an den start|neue serie|neue reihe|ab sofort mit|jetzt mit|kann jetzt|erweiterung um|neues feature|neue features',
      'Acme W7 kommt auf den Markt',
      'stellen ab|neue standorte',
    ],
    [
      'prasentieren|launchen|starten|lancieren|veroffentlichen … neue*|app|plattform|produkt*',
      'Wir launchen unsere neue App',
      'standort',
    ],
    ['bringt … auf den markt|heraus|raus', 'Acme bringt Balkonspeicher auf den Markt'],
    ['stellt … vor', 'Acme stellt den K500 vor', 'zahlen|bilanz|studie'],
    [
      'prasentier*|veroffentlich*|lancier*|startet|launcht|launch|enthullt|zeigt|prasentation|fuhrt * ein|einfuhrung|verkaufsstart|marktreif|serienreif|weltpremiere|produktneuheit|neuheit|neuheiten|neuvorstellung',
      'Acme präsentiert den K500',
      'studie|zahlen|kunden|bundesregierung|ausbildung|in die|insolvenz|durch|ins neue jahr|umfrage|report|messe',
    ],
    [
      '~ ist da|sind da|jetzt verfugbar|ab sofort verfugbar|ab sofort erhaltlich|jetzt erhaltlich|ab sofort lieferbar|erscheint|verfugbar|erhaltlich|kommt auf den markt|geht in serie|geht live|ist live|geht an den start|am start|in neuer version',
      'Der neue K500 ist da',
    ],
    [
      'neue version|neue funktion*|neue app|neue plattform|neues produkt|neue produkte|neue generation|nachste generation|nachsten generation|neues modell|neue serie|neue software|neues update|update|^neu:|neue produktlinie|neue maschine|neuer webshop|neuer onlineshop|neue website|neue baureihe|neuer service|neue losung|neuer * fur',
      'Neue App von Acme',
      'chef|chefin|leiter|geschaftsfuhrer*|standort|kunde|gesetz*|partner|firmensitz|direktor',
    ],
    [
      'frisch eingetroffen|frisch im|neu im sortiment|neu im regal|neu im programm|neu in der app|jetzt im|liegt im|steht im|ab heute im … laden|handel|shop|regal|sortiment|eingetroffen|app',
      'Neu im Sortiment: der K500',
    ],
    [
      'kommt|bringt|plant|arbeitet an|entwickelt|testet|tuftelt an|baut … modell|app|auto|gerat|*software|roboter|assistent*|maschine|*speicher|roller|version|generation|uhr|handy',
      'Acme entwickelt neues Gerät',
      'arbeitsplatz*|standort|werk|nach',
    ],
  ],
};
