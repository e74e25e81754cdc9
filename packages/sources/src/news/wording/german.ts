import type { Wording } from './wording';

export const GERMAN: Wording = {
  functionWords:
    'der die das und fur mit von auf ein eine einen einem einer den dem des im zum zur ist sind wir bei nach aus auch wird werden sich unser unsere unseren uber vom als nicht mehr neue neuer neues neuen wie warum hat soll seine ihre ab ins beim an',
  vocabulary: {
    round:
      'finanzierung|finanzierungsrunde|*finanzierungsrunde|*finanzierung|*kapital|kapital|investment|*investment|investition|forderung|*forderung|fordermittel|series-{letter}*|series {letter}|serie {letter}|seed|seed-runde|*-runde|runde|geldspritze|*spritze|zuschuss|kredit|darlehen|forderbescheid|kapitalerhohung',
    staff:
      'stelle|stellen|*stellen|arbeitsplatz|arbeitsplatze|*arbeitsplatze|jobs|job|mitarbeiter|mitarbeitern|mitarbeiterinnen|mitarbeitende|mitarbeitenden|beschaftigte|beschaftigten|angestellte|belegschaft|personal',
    executive:
      'ceo|cto|cfo|coo|cmo|cso|cpo|cio|cdo|chro|chef|chefin|*chef|*chefin|geschaftsfuhr*|*geschaftsfuhrer*|geschaftsleit*|vorstand|vorstands*|*vorstand|*vorstandin|aufsichtsrat*|beirat|vertriebsleiter*|*leiter|*leiterin|leitung|bereichsleit*|prokura|prokurist*|fuhrungsspitze|unternehmensspitze|doppelspitze|fuhrungsteam|managing director|head of|direktor|direktorin|prasident|prasidentin|generalbevollmachtigt*',
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
    funding: [
      [
        '{sum} … einsammeln|sammeln|aufnehmen|erhalten|bekommen|sichern|eingeworben',
        'Acme will 20 Millionen einsammeln',
      ],
      [
        'siebenstellig*|achtstellig*|sechsstellig* … *',
        'Acme erhält siebenstelliges Investment',
        'umsatz|auftrag|strafe',
      ],
      [
        '> investoren|investor|fonds … steigen|steigt|stecken|glauben|beteilig*',
        'Investoren stecken Millionen in Acme',
      ],
      [
        'sammel*|sammelt|erhalt|erhalten|sicher*|sichert|schliess*|schliesst|bekomm*|bekommt|hol*|holt|gewinnt|wirbt|werben|nimmt|angelt|ergattert|einwirb*|eingesammelt|abgeschlossen|streicht * ein … {sum}|{round}|geld',
        'Acme sammelt 5 Mio. Euro ein',
        'auftrag|grossauftrag|kredit kunden|schadenersatz|spenden|prämie|preis',
      ],
      [
        'finanzierungsrunde|wachstumsfinanzierung|kapitalerhohung|*millionenfinanzierung|series-{letter}-finanzierung|seed-finanzierung|anschlussfinanzierung|series-{letter}-runde|millionen-runde|frisches kapital|frisches geld|neues kapital|millioneninvestment|millionenspritze|wachstumskapital|forderbescheid',
        'Finanzierungsrunde für Acme',
        'tipps|ratgeber|so gelingt',
      ],
      ['^{sum} … fur', '5 Millionen Euro für Acme', 'strafe|bussgeld|auftrag|schaden|spende'],
      [
        '{sum} … finanzierung|kapital|investment|forderung|eingesammelt|seed|series|investiert',
        '12 Mio. Euro Finanzierung',
        'neues werk|standort|fabrik',
      ],
      [
        '> steigt|steigen|beteiligt|beteiligen|investiert|investieren|steckt|stecken|pumpt|fuhrt … bei|an|in',
        'Northwind steigt bei Acme ein',
        'werk|standort|fabrik|verhandlung',
      ],
      [
        'beteiligung an|beteiligung der|steigt ein|unicorn|einhorn|bewertung von|mit {money} bewertet',
        'Acme wird zum Einhorn',
      ],
      ['sucht … investor|investoren|kapital|geldgeber|millionen', 'Acme sucht Investoren'],
    ],
    acquisition: [
      [
        'ubernehmen|kaufen|erwerben|zukauf|geschluckt|wechselt den besitzer|neuer besitzer|neuer inhaber|ubernahmekandidat|ubernahmeofferte|gemeinsam mit|unter dem dach|unter das dach|teil der *',
        'Acme wechselt den Besitzer',
        'teil der losung|teil der reise|online|verantwortung|hier kaufen|was kunden|kosten',
      ],
      ['steht vor|kurz vor … verkauf|ubernahme|fusion', 'Acme steht vor Verkauf'],
      [
        'ubernimmt|ubernommen|erwirbt|erworben|kauft|aufgekauft|gekauft|schluckt|schnappt sich|verleibt sich|kauft sich',
        'Acme übernimmt Bexo',
        'verantwortung|kosten|leitung|geschaftsfuhrung|vorsitz|posten|fuhrung|amt|ceo|patenschaft|nachfolge|ruder|chefposten|spitze',
      ],
      [
        'ubernahme|ubernahmen|zukauf|akquisition|kauf von|aufkauf|verkauf an|verkauf von|firmenkauf|ubernahmeangebot|ubernahmegesprache',
        'Übernahme von Acme durch Bexo abgeschlossen',
        'kosten|geschaftsfuhrung|im verkauf|schlussverkauf',
      ],
      [
        'fusion|fusioniert|fusionieren|zusammenschluss|verschmelz*|schliessen sich zusammen|gehen zusammen',
        'Acme und Bexo fusionieren',
      ],
      [
        'mehrheitsbeteiligung|mehrheit an|mehrheit der anteile|anteile an|minderheitsbeteiligung|anteil an|uberfuhrt',
        'Acme übernimmt Mehrheit an Bexo',
        'marktanteil',
      ],
      [
        'wird teil|gehort jetzt zu|gehort kunftig zu|gehort ab|geht an|an * verkauft|wird verkauft|verkauft an|neuer eigentumer|neue eigentumer|eigentumerwechsel|verkauft sich|steht zum verkauf|zum verkauf|verkauf',
        'Acme geht an Bexo',
        'preis|award|im verkauf|abverkauf|verkaufsstart|auftrag|onlineverkauf|verkaufsleiter',
      ],
      [
        'verkauft|trennt sich von|stosst … sparte|tochter|geschaft|bereich|anteile',
        'Acme verkauft seine Tochter Bexo',
        'mitarbeiter',
      ],
    ],
    layoffs: [
      [
        '{number}|{share}|hunderte|dutzende|viele … {staff} … streichen|abbauen|kurzen|entlassen|kundigen|gehen|verlieren',
        'Acme will 200 Stellen streichen',
      ],
      ['baut … {staff} … ab', 'Acme baut 90 Stellen ab'],
      [
        'trennt sich|trennen uns|verabschiedet sich … {number}|{share}|kolleg*|mitarbeit*',
        'Wir trennen uns von 30 Kollegen',
        'sparte|tochter',
      ],
      [
        'stellenabbau|personalabbau|stellenstreichungen|jobabbau|entlassung*|kundigungswelle|massenentlassung*|kundigungen|sozialplan|stellenkurzungen|sparprogramm|entlasst|kurzarbeit|jobs in gefahr',
        'Stellenabbau bei Acme',
        'so verhindern|rechte|kundigungsfrist|was tun',
      ],
      [
        'streich*|bau*|kurz*|kundig*|entlass*|feuert|trennt sich|trennen uns|verabschied*|schmeisst|reduzier*|verlieren|fallen … {staff}|{share}|viertel|drittel|halfte|fast der halfte',
        'Acme streicht 40 Stellen',
        'baut aus|stellt ein|werk|fabrik|standort|bauteile|*zeit|kosten|energie|energieverbrauch|bauen|baut ein',
      ],
      [
        '{number}|hunderte|dutzende|zahlreiche … {staff} … abbau|weg|fallen weg|gefahrdet|gehen|entlassen|gestrichen|wegfallen|ab|bangen',
        '200 Stellen fallen weg bei Acme',
      ],
    ],
    legal: [
      [
        'muss … strafe|*strafe|zahlen|schadenersatz|zuruckzahlen|vor gericht',
        'Acme muss Millionenstrafe zahlen',
        'nicht zahlen mehr',
      ],
      [
        'anklage|angeklagt|betrug*|vorwurf|vorwurfe|abgemahnt|patentklage|kartellverfahren|gericht … *',
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
      [
        'insolvenz*|*insolvenz|insolvent|zahlungsunfahig|pleite|schutzschirmverfahren|konkurs|glaubigerschutz|insolvenzverfahren',
        'Acme meldet Insolvenz an',
        'insolvenzrecht|tipps',
      ],
      ['ruft * zuruck|ruckruf|patent erteilt|patent fur|patentiert', 'Acme ruft Heizungen zurück'],
    ],
    award: [
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
    ],
    leadership: [
      [
        '~ ist|heisst|kommt als|startet als|beginnt als|neue|neuer … {executive}',
        'Jana Roth ist neue Geschäftsführerin',
      ],
      [
        '~ grunder*|mitgrunder*|firmengrunder* … geht|verlasst|steigt|zieht|tritt|hort|horen|gehen|weg',
        'Gründerin verlässt Acme',
      ],
      [
        'sucht|hat|bekommt … neuen chef|neue chefin|neuen ceo|neuen geschaftsfuhrer|neue geschaftsfuhrerin|neuen vorstand',
        'Acme bekommt neuen Chef',
      ],
      [
        'ernenn*|beruf*|beruft|verstark*|holt|bestell*|wechsel*|verlass*|wirft|trennt sich|tritt|ubernimmt|ubergibt|folgt|bekommt|hat|sucht|findet|wirbt|feuert|rauswurf|abgang|neu*|wird|scheidet|geht|kehrt|steigt auf|aufsteiger|begrusst … {executive}',
        'Acme beruft Jane Roe zur Geschäftsführerin',
        'preis|halle|haus|werk|neue filiale|filialleiter|marktleiter|auftrag|werksgelande',
      ],
      [
        '~ wird|wechselt|ubernimmt|steigt|folgt|verstarkt|ruckt|kommt|leitet|tritt in … {executive}',
        'Jane Roe wird Geschäftsführerin',
      ],
      ['> wird|wechselt|neue|neuer|ubernimmt … {executive} … von|bei', 'Ex-Managerin wird Chefin von Acme'],
      [
        '~ {executive} … tritt zuruck|wirft hin|geht|verlasst|muss gehen|hort auf|tritt ab|scheidet|abberufen|gefeuert|legt * nieder|wechselt|kundigt|zieht sich zuruck|vor dem aus|steht vor',
        'Acme-Chef tritt zurück',
      ],
      [
        'wechsel in der|wechsel an der|wechsel im|neue fuhrung|fuhrungswechsel|chefwechsel|generationswechsel|nachfolge geregelt|unternehmensnachfolge|neue spitze|neuer chef|neue chefin|doppelspitze|stabwechsel|staffelubergabe|neue geschaftsfuhrung|neuer geschaftsfuhrer|neue geschaftsfuhrerin|grunder steigt aus|grunder geht|grunder verlasst',
        'Generationswechsel bei Acme',
        'tipps|ratgeber|planen',
      ],
    ],
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
        'eroffn*|eroffnet|expandier*|expansion|markteintritt|marktstart in|international*|spatenstich|grundsteinlegung|richtfest|umzug|zieht um|ziehen um|umgezogen|neubau|bezieht|beziehen|ausbau|erweitert|erweitern|erweiterung … in|nach|fur|unsere|unser|den|die|das|seine|seinen|ihre|im|{place}|{geo}',
        'Acme eröffnet Standort in Wien',
        'produktpalette|sortiment|angebot|portfolio|insolvenzverfahren|verfahren|umsatz|cloud|vorstand|partnerschaft|fuhrung|geschaftsfuhrung|team',
      ],
      [
        'neue|neuer|neues|neuen|zweite*|dritte*|vierte*|funfte*|weitere*|erste*|grosser* … {place}',
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
        'neubau|spatenstich|grundsteinlegung|richtfest|markteintritt|expandiert|expandieren|auslandsexpansion',
        'Spatenstich in Suhl',
        'grosseltern',
      ],
    ],
    partnership: [
      [
        'starke partner|starkes team|gemeinsam fur|gemeinsam starker|neue partnerschaft|ziehen an einem strang|kooperieren|arbeiten … *',
        'Starke Partner: Acme und Bexo',
        'mitarbeit|wie wir arbeiten',
      ],
      [
        'kooperier*|kooperation|kooperationsvertrag|partnerschaft|zusammenarbeit|arbeiten zusammen|arbeiten kunftig zusammen|arbeitet mit|arbeiten mit|machen gemeinsame sache|gemeinsame sache|kooperationspartner|allianz mit|strategische allianz|bundnis|partner von|partnert|gemeinschaftsunternehmen|joint venture|tun sich zusammen|bundeln * krafte|bundeln|neuer partner|neue partner|vertriebspartner|technologiepartner|verbunden sich|absichtserklarung|rahmenkooperation|hauptsponsor|sponsor|spannen zusammen',
        'Acme und Bexo geben Kooperation bekannt',
        'tipps|zwischen arzt|partner werden|werden sie|gemeinsam besser arbeiten|wie gute',
      ],
    ],
    hiring: [
      [
        '{number} … gesucht|einstellen|neue jobs|neue stellen|neue mitarbeiter*|bewerber*',
        '20 Techniker gesucht',
        'tipps',
      ],
      [
        'einstellen|schaffen',
        'Acme will 100 Leute einstellen',
        'insolvenz|betrieb einstellen|produktion einstellen|dienst|service|geschaftsbetrieb',
      ],
      [
        'sucht|suchen|stellt|stellen|schafft|schaffen|einstell*|rekrutiert|wachst um|verdoppelt|verdreifacht|will|sollen … {staff}|verstarkung|team|fachkrafte|*krafte|entwickler|ingenieure|azubis|auszubildende|neue kollegen|kolleginnen|leute',
        'Acme sucht 40 Mitarbeiter',
        'streich*|abbau*|entlass*|ab|investor|wie sie|vor dem fachkraftemangel|*zeit',
      ],
      [
        'neu im team|neue kolleg*|neue mitarbeit*|neue arbeitsplatze|neue jobs|neue stellen|neue auszubildende|neue azubis|ausbildungsstart|ausbildungsbeginn|willkommen im team|verstarken unser team|verstarkt unser team|unser team wachst|team wachst|wir stellen ein|wir suchen|werde teil|jobmotor|neueinstellungen|einstellungsoffensive|starten ins berufsleben|verstarkung im team|verstarkung fur',
        'Neu im Team: Jane Roe',
        'entlass*',
      ],
      ['stellt … mitarbeiter|leute|entwickler|personen … ein', 'Acme stellt 40 Mitarbeiter ein'],
      ['{number} … neue|neuen … {staff}|auszubildende|azubis|kolleg*', '15 neue Auszubildende starten'],
    ],
    traction: [
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
        'umsatz|absatz|gewinn|auftragseingang|nachfrage|kundenzahl|nutzerzahl … wachst|steig*|plus|verdoppel*|verdreifach*|springt|klettert|legt … *',
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
    ],
    business: [
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
    ],
    product: [
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
    ],
  },
};
