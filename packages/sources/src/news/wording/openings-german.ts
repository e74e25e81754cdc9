import type { Openings } from './wording';

export const GERMAN_OPENINGS: Openings = {
  award: [
    [
      'jury|preis|auszeichnung|wettbewerb|*preis|*wettbewerb|medaille|siegel … ausgezeichnet|gewonnen|uberzeugt|verliehen|erhalten|gewahlt|nominiert|platz|gekurt|bekommen|uberreicht|pramiert',
      'Die Jury hat uns zum besten Betrieb der Region gewählt.',
      'verlosung|gewinnspiel',
    ],
    [
      'ausgezeichnet worden|wurde ausgezeichnet|wurden ausgezeichnet|ausgezeichnet|preistrager|nominiert|auf dem ersten platz|den ersten platz|den zweiten platz|im finale|unter den finalisten|zertifiziert',
      'Wir sind im Finale des Handwerkspreises.',
      'kunde',
    ],
  ],
  legal: [
    [
      'gericht|landgericht|oberlandesgericht|bundesgerichtshof|richter|behorde|aufsicht*|datenschutz*|kartellamt … entschieden|urteil|geurteilt|bestatigt|untersagt|verhangt|abgewiesen|stattgegeben|eingeleitet|eroffnet|informiert|recht gegeben',
      'Das Landgericht hat uns gestern recht gegeben.',
    ],
    [
      'offentlich abrufbar|unbefugt*|unberechtigt*|datenpanne|cyberangriff|hackerangriff|angreifer|verschlusselt|fehlkonfiguration|betroffene … daten|zugriff|abrufbar|angeschrieben|kopiert|konten|kunden|informiert',
      'Unbefugte hatten am Freitag Zugriff auf unsere Kundendaten.',
      'schutzen sie|so schutzen',
    ],
    ['rufen … zuruck', 'Wir rufen zwei Chargen zurück.'],
    [
      'klage eingereicht|klagen gegen|legen berufung ein|in berufung|einstweilige verfugung',
      'Wir haben Klage eingereicht.',
    ],
  ],
  funding: [
    [
      'finanzierungsrunde|kapital|aktien|emissionserlos|bruttoemissionserlos|investor|investoren|forderung|crowdfunding|kampagne|darlehen … abgeschlossen|platziert|{money}|gewonnen|eingesammelt|beteilig*|bewilligt|erhalten',
      'Wir haben unsere erste Finanzierungsrunde abgeschlossen.',
      'umsatz|auftrag',
    ],
  ],
  acquisition: [
    [
      'anteile|mehrheit|unternehmen|betrieb|firma|gmbh … erworben|ubernommen|gekauft|verkauft',
      'Zum 1. Juni haben wir sämtliche Anteile an der Bexo GmbH erworben.',
      'aktien',
    ],
    [
      'gehoren wir|gehort {own}|teil der * gruppe|werden teil|wir ubernehmen die|ubernehmen wir die',
      'Ab heute gehören wir zur Bexo-Gruppe.',
      'kosten',
    ],
  ],
  layoffs: [
    [
      '{number}|stellen|arbeitsplatze|mitarbeit*|kolleg* … abbauen|streichen|abgebaut|gestrichen|wegfallen|verlassen mussen|gehen mussen|trennen|entlassen|kundigen|abbau',
      'Wir müssen 40 Stellen abbauen.',
      'hurden|vorurteile',
    ],
  ],
  leadership: [
    [
      'ubernimmt|ubernehmen|ubergeben|ubergibt|wird|ist|tritt|folgt|leitet|verstarkt|begonnen|startet|verantwortet … {executive}|geschaftsfuhrung|kaufmannische leitung|technische leitung|in den ruhestand|die leitung|nachfolge',
      'Ab Mai übernimmt Jan Roe die kaufmännische Leitung.',
      'leitung des kurses|seminar|workshop|messe|handbuch|ansprechpartner',
    ],
    ['geht … in den ruhestand|in rente|von bord', 'Zum Monatsende geht Jan Roe in den Ruhestand.'],
    [
      'geschaftsfuhrung|leitung|{executive}|nachfolge|staffelstab … ubergeben|ubernommen|ubernimmt|angetreten|abgegeben|weitergegeben',
      'Zum Jahreswechsel hat Jan Roe die Geschäftsführung an seine Tochter übergeben.',
    ],
  ],
  hiring: [
    [
      'ausbildung|ins berufsleben|bei uns|in unserem team|an bord|unser team|das team … begonnen|gestartet|angefangen|starten|verstarkt|verstarken|begrussen|willkommen|neu|wachst|gesucht',
      'Am 1. September haben vierzehn junge Menschen ihre Ausbildung bei uns begonnen.',
      'messe|webinar|kunde|geschaftsfuhr*|informieren|neuheit*|produkt*',
    ],
    [
      'wir suchen|suchen wir|wir stellen … ein|einen|eine|{number}|verstarkung|*in',
      'Wir suchen eine Bäckerin, die gern früh aufsteht.',
      'partner|tester|loesung*|kunden|investor*',
    ],
  ],
  business: [
    [
      'auftrag|auftragsvolumen|zuschlag|vertrag|rahmenvertrag|ausschreibung … unterschrieben|erhalten|gewonnen|liegt bei|bekommen|unterzeichnet|{money}|grosste*|entschieden',
      'Wir haben den größten Auftrag unserer Geschichte erhalten.',
      'kooperationsvertrag|partnerschaftsvertrag',
    ],
    [
      'neuer name|neuen namen|heissen wir|heissen ab|treten wir unter|firmieren|umbenannt',
      'Ab dem 1. Mai heißen wir Bexo.',
    ],
    [
      'schliessen wir|wir schliessen|stellen wir … ein|fur immer|endgultig|den betrieb|unsere filiale|unseren laden|das geschaft|standort|dauerhaft',
      'Ende März schließen wir unsere Filiale in Aue.',
      'partnerschaft|vertrag|ferien|urlaub|weihnachten',
    ],
    ['insolvenz*|glaubigerschutz|eigenverwaltung', 'Wir haben heute Insolvenz angemeldet.', 'recht|tipps'],
    [
      'umsatz|ergebnis|prognose … erwartet|erwarten|geschaftsjahr|quartal|vorlaufig*',
      'Die Prognose: Wir erwarten ein gutes Geschäftsjahr.',
      'gesteigert|wachst|wuchs|mehr als',
    ],
    [
      'erwartet|erwarten|rechnet|rechnen … umsatz|ergebnis|gewinn',
      'Wir erwarten für das Jahr einen Umsatz von 80 Mio. Euro.',
      'kunden',
    ],
  ],
  traction: [
    [
      'uber|mehr als|erstmals|bereits|inzwischen|millionste*|{number}. … {big}|{served}|millionen|mal',
      'Inzwischen planen über 2.700 Betriebe mit uns.',
      'euro|aktien|stellen|quadratmeter|konten|jahre|tipps|studie|messe',
    ],
    [
      'umsatz|bestellungen|buchungen … gesteigert|gewachsen|verdoppelt|verdreifacht|prozent',
      'Im ersten Halbjahr haben wir unseren Umsatz um 40 Prozent gesteigert.',
      'markt|branche',
    ],
  ],
  expansion: [
    [
      'eroffnet|eroffnen|ging|zum ersten mal|umgezogen|ziehen|zieht|bezogen|beziehen|gebaut|bauen|vertreten|liefern|erhaltlich|verfugbar|ab sofort|ab heute … {place}|in {geo}|nach {geo}|raume|der ofen|neue adresse',
      'Am Montag eröffnen wir unsere Filiale in Fürth.',
      'messe|stellen|im lager',
    ],
    [
      'neuen raumen|neue raume|zwolfmal|damit sind wir … vertreten|{geo}|mal',
      'Damit sind wir nun zwölfmal in Bayern vertreten.',
      'messe',
    ],
  ],
  partnership: [
    [
      'gemeinsam mit|zusammen mit|in kooperation mit|in zusammenarbeit mit … untersuchen|entwickeln|bieten|forschen|bauen|starten|wir|haben',
      'Gemeinsam mit der Hochschule Aue entwickeln wir einen neuen Ofen.',
      'ihnen|euch|kunden|team',
    ],
    [
      'kooperation*|partnerschaft|kooperationspartner|zusammenarbeit … unterschrieben|unterzeichnet|vereinbart|beschlossen|geschlossen|gestartet|mit',
      'Der Kooperationsvertrag ist unterschrieben.',
      'ihnen|unserem team',
    ],
    [
      'versicherte der|kunden der|mitglieder der|patienten der … konnen',
      'Mitglieder der Bexo können nun bei uns buchen.',
    ],
  ],
  product: [
    [
      'ab sofort|ab heute|seit heute|seit gestern|jetzt|nun|neu … erhaltlich|verfugbar|im laden|im shop|im handel|in der app|konnen sie|konnt ihr|lieferbar|bestellbar|vorbestell*|liegt|steht|gibt es',
      'Ab sofort ist die neue Matratze im Handel erhältlich.',
      'stelle|job|tickets|anmeldung|termine|plakette',
    ],
    [
      'erhaltlich in|liegt sie im laden|getuftelt|haben wir entwickelt|neuentwicklung|unser erster|unsere erste|unser neuer|unsere neue|unser neues … erhaltlich|da|matratze|modell|app|maschine|gerat|verfugbar|im laden|fertig|version|serie',
      'Unser neues Modell ist fertig.',
      'filiale|standort|kolleg*|leiter*|chef*',
    ],
  ],
};
