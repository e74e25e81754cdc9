import type { Wording } from './wording';

/** What changes in the company itself: its owners and its people. */
export const GERMAN_COMPANY: Pick<
  Wording['events'],
  'funding' | 'acquisition' | 'leadership' | 'hiring' | 'layoffs'
> = {
  funding: [
    [
      '{sum} … einsammeln|sammeln|aufnehmen|erhalten|bekommen|sichern|eingeworben',
      'Acme will 20 Millionen einsammeln',
    ],
    [
      'siebenstellig*|achtstellig*|sechsstellig*',
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
      'beteiligt sich an|beteiligen sich an|erwirbt anteile|ubernimmt anteile|stockt auf',
      'Acme beteiligt sich an Bexo',
      'runde|initiative|projekt|forschung|aktion|studie',
    ],
    [
      'ubernehmen|kaufen|erwerben|zukauf|geschluckt|wechselt den besitzer|neuer besitzer|neuer inhaber|ubernahmekandidat|ubernahmeofferte|gemeinsam mit|unter dem dach|unter das dach|teil der *',
      'Acme wechselt den Besitzer',
      'teil der losung|teil der reise|online|verantwortung|hier kaufen|was kunden|kosten',
    ],
    ['steht vor|kurz vor … verkauf|ubernahme|fusion', 'Acme steht vor Verkauf'],
    [
      'ubernimmt|ubernommen|erwirbt|erworben|kauft|aufgekauft|gekauft|schluckt|schnappt sich|verleibt sich|kauft sich',
      'Acme übernimmt Bexo',
      'verantwortung|kosten|*leitung|geschaftsfuhrung|vorsitz|posten|fuhrung|amt|ceo|patenschaft|nachfolge|ruder|chefposten|spitze',
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
      'preis|award|*preis|im verkauf|abverkauf|verkaufsstart|auftrag|*auftrag|zuschlag|onlineverkauf|verkaufsleiter',
    ],
    [
      'verkauft|trennt sich von|stosst … sparte|tochter|geschaft|bereich|anteile',
      'Acme verkauft seine Tochter Bexo',
      'mitarbeiter',
    ],
    [
      'wurde|wird|sei|ist|worden|werde … verkauft|ubernommen|aufgekauft|geschluckt|einverleibt',
      'Acme wurde verkauft',
      'millionen mal|stuck|tickets|karten|aktien|{number} mal',
    ],
    [
      'vor dem verkauf|vor verkauf|vor einem verkauf|sucht kaufer|kaufer gesucht|kaufer gefunden|neuer eigner|eignerwechsel|eigner|unter neuem dach|unter neuer flagge|an bord geholt|interesse an|bietet fur|gebot fur|bieter|ubernahmeziel',
      'Acme sucht Käufer',
      'zum kauf',
    ],
  ],
  leadership: [
    [
      'erweiter*|baut|bauen|erganz*|komplettier* … fuhrungsteam|geschaftsleitung|geschaftsfuhrung|vorstand|management|fuhrungsspitze',
      'Acme erweitert Führungsteam',
    ],
    [
      'ablosung|abgelost|rucktritt|rauswurf|abberufung|abgang',
      'Acme-Chef vor Ablösung',
      'regierung|minister',
    ],
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
    [
      'sucht|suchen … nachfolger|nachfolgerin|neue spitze|neuen geschaftsfuhrer|neue chefin|neuen chef',
      'Acme sucht Nachfolger',
    ],
    [
      'grunder|chef|vorstandschef|*-grunder|*-chef|*-chefin|geschaftsfuhrer … vor dem absprung|vor abschied|vor ablosung|auf dem absprung|geht von bord|wirft hin|hort auf|zieht sich zuruck|raumt',
      'Acme-Chef vor dem Absprung',
    ],
  ],
  hiring: [
    [
      '{number} neue|neue … azubis|auszubildende|kolleg*|mitarbeit*|gesichter|teammitglied*',
      'Willkommen an Bord: acht neue Azubis',
      'entlass*',
    ],
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
    [
      'sucht|suchen|gesucht|braucht|will|stellt|plant|schafft|bietet … {number} … leute|krafte|*krafte|ingenieure|fahrer|monteure|pfleger*|verkaufer*|techniker*|entwickler*|jobs|stellen|arbeitsplatze|kopfe|lehrlinge|azubis|neue',
      'Acme braucht 50 Fahrer',
      'streichen|abbauen|entlass*|kunden|kundinnen|nutzer|filialen|markte',
    ],
    [
      'zuwachs im team|neuzugang|neuzugange|frische gesichter|neue gesichter|willkommen an bord|herzlich willkommen|willkommen,|jobs in|stellenoffensive|lehrstellen|ausbildungsplatze|personalaufbau',
      'Herzlich willkommen im Team',
      'auf unserer|website|webseite|homepage|kunden|messe|chef*|geschaftsfuhr*',
    ],
  ],
  layoffs: [
    ['halbiert|halbieren … {staff}', 'Acme halbiert Belegschaft'],
    [
      'kundigt|kundigen|entlasst|entlassen',
      'Acme kündigt 60 Beschäftigten',
      'an|partnerschaft|vertrag|zusammenarbeit|produkt',
    ],
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
};
