/** Ways to say that a company took over another, by language. Patterns are parts of regular expressions, whole words. */
interface AcquisitionWording {
  /** Stand before whom the subject took over, and mean nothing else. */
  takesOver: string;
  /** Stand before it as well, and before houses and machines: they count in headlines, milestones and talk of firms. */
  buys: string;
  /** End a sentence behind whom it took over: `hat die Moser GmbH übernommen`. */
  verbAtEnd: string;
  /** Before the group that somebody became part of: `Moser became part of`. */
  becamePartOf: string;
}

const WORDING: Readonly<Record<string, AcquisitionWording>> = {
  english: {
    takesOver:
      'acquires?|acquired|acquiring|(?:acquisition|takeover|take-over|buyout) of|tak(?:es|ing) over|took over|merge[sd]? with|merger with|(?:majority|controlling) (?:stake|interest|share|shareholding) in',
    buys: 'buys|bought|buying|purchased|purchase of',
    verbAtEnd: '',
    becamePartOf: '(?:became|becomes|is now|are now|have become|has become) part of',
  },
  german: {
    takesOver:
      'übernimmt|übernahm|übernehmen|Übernahme (?:der|des|von)|Fusion mit(?: der| dem)?|fusioniert mit(?: der)?|Mehrheit(?:sbeteiligung|santeile)? an(?: der| dem)?|Anteile(?:n)? an(?: der| dem)?|Zukauf (?:der|des|von)|Akquisition (?:der|des|von)',
    buys: 'kauft|kaufte|erwirbt|erwarb|Kauf (?:der|des|von)|Erwerb (?:der|des|von)|Ankauf (?:der|des|von)',
    verbAtEnd: 'übernommen|erworben|akquiriert',
    becamePartOf: '(?:wird|wurde|ist(?: jetzt| nun)?) Teil (?:der|von)',
  },
  french: {
    takesOver:
      "acquiert|a acquis|avons acquis|rachète|rachetons|rachetait|a racheté|avons racheté|rachat (?:de|du|des|d['’])|acquisition (?:de|du|des|d['’])|fusionne avec|fusion avec|prise de contrôle (?:de|du|d['’])|participation majoritaire dans",
    buys: "reprend|reprise (?:de|du|d['’])|achète",
    verbAtEnd: '',
    becamePartOf: 'intègre le groupe|devient (?:une )?filiale (?:de|du)',
  },
  spanish: {
    takesOver:
      'adquiere|adquirió|adquirimos|(?:ha|hemos|han) adquirido|adquisición (?:de|del)|fusión(?: por absorción)? (?:de|del|con)|absorbe|se fusiona con|participación mayoritaria en',
    buys: 'compra(?: de)?|compró|compramos|incorpora|(?:ha|hemos) comprado',
    verbAtEnd: '',
    becamePartOf: 'pasa a formar parte de',
  },
  italian: {
    takesOver:
      "acquisisce|acquisì|acquisiamo|(?:ha|abbiamo) (?:acquisito|rilevato)|acquisizione (?:di|del|della|dell['’])|rileva|fusione con|incorporazione (?:di|della)|quota di maggioranza (?:di|in)",
    buys: 'acquista|acquistat[ao]|acquisto (?:di|della|del)|compra|comprat[ao]|(?:ha|abbiamo) (?:acquistato|comprato)',
    verbAtEnd: '',
    becamePartOf: 'entra a far parte (?:di|del|della)',
  },
  dutch: {
    takesOver: 'overname van|neemt|nam|acquisitie van|acquireert|fuseert met|fusie met|meerderheidsbelang in',
    buys: 'koopt|kocht|aankoop van',
    verbAtEnd: 'overgenomen|neemt over',
    becamePartOf: '(?:wordt|werd|is nu) (?:een )?(?:onder)?deel van',
  },
  portuguese: {
    takesOver:
      'adquire|adquiriu|adquirimos|aquisição (?:da|do|de)|fusão com(?: a| o)?|incorporação (?:da|do|de)|participação majoritária na',
    buys: 'compra (?:da|do|de|a|o)|comprou|compramos|incorpora|incorporou',
    verbAtEnd: '',
    becamePartOf: 'passa a fazer parte (?:da|do)',
  },
  swedish: {
    takesOver:
      'förvärvar|förvärvade|har förvärvat|förvärv(?:et)? av|går samman med|uppköp(?:et)? av|tar över|aktiemajoriteten i',
    buys: 'köper|köpte|har köpt|köp(?:et)? av',
    verbAtEnd: '',
    becamePartOf: 'blir en del av|blev en del av',
  },
  danishNorwegian: {
    takesOver:
      'opkøber|opkøbte|har opkøbt|opkøb(?:et)? af|erhverver|overtager|overtog|overtar|oppkjøp(?:et)? av|fusjonerer med|fusionerer med|aktiemajoriteten i|aksjemajoriteten i',
    buys: 'køber|købte|har købt|køb af|kjøper|kjøpte|har kjøpt|kjøp av',
    verbAtEnd: '',
    becamePartOf: 'blir (?:en )?del av|bliver (?:en )?del af',
  },
  polish: {
    takesOver:
      'przejmuje|przejął|przejęła|przejęło|przejmujemy|przejęliśmy|przejęcie|akwizycja|fuzja z|połączenie z|udziałów w|udziały w|pakiet większościowy',
    buys: 'kupuje|kupił|kupiła|kupiliśmy|nabywa|nabył|nabyła|nabycie|zakup',
    verbAtEnd: '',
    becamePartOf: 'staje się częścią',
  },
  finnish: {
    takesOver: 'hankkii omistukseensa|osti yhtiön|ostaa yhtiön|fuusioituu|yrityskaupalla',
    buys: 'ostaa|osti',
    verbAtEnd: '',
    becamePartOf: 'liittyy osaksi',
  },
};

function wordsOf(part: keyof AcquisitionWording): RegExp {
  const words = Object.values(WORDING)
    .map((wording) => wording[part])
    .filter((pattern) => pattern !== '');
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?:(?<=['’])|(?![\\p{L}\\d'’]))\\s*`, 'giu');
}

export const TAKES_OVER = wordsOf('takesOver');
export const BUYS = wordsOf('buys');
export const VERB_AT_END = wordsOf('verbAtEnd');
export const BECAME_PART_OF = wordsOf('becamePartOf');

/** Whoever took over stands behind these, where whom they took over stands before: `Übernahme durch Globex`. */
export const ACQUIRER_AFTER =
  /^(?:\s?\([^()]{0,40}\))?,?\s?(?<![\p{L}])(?:by|durch|par|por|da(?:lla|l)?|door|av|af|przez)\s+(?=(?:\p{Ll}{1,4} )?\p{Lu})/u;

/** What a sentence that speaks of a firm says somewhere. */
export const FIRM_WORDS =
  /\b(?:company|companies|firm|business|maker|manufacturer|employees|staff|people join|shares|stake|gmbh|s\.?r\.?l|s\.?p\.?a|ltd|limited|inc|llc|ab|aps|a\/s|oy|b\.?v|s\.?l|sp\. z|ltda|unternehmen|firma|betrieb|hersteller|mitarbeit\w+|anteile|entreprise|soci[eé]t[eé]|salari[eé]s|filiale|empresa|compa[nñ][ií]a|cl[ií]nicas?|cooperativa|empleados|azienda|dipendenti|cantina|cascina|bedrijf|onderneming|medewerkers|corretora|colaboradores|bolaget|f[oö]retaget|anst[aä]llda|virksomhed\w*|selskab\w*|selskap\w*|medarbejdere|ansatte|sp[oó][lł]k\w+|firm[eęy]|pracownik\w*|ud[zź]ia[lł]\w*|yhti[oö]\w*|yritys\w*|from (?:him|her|its founder|the founder))\b/iu;

/** Headings above a list of the companies that were taken over, folded. */
export const ACQUISITIONS_HEADING =
  /^(?:our |nos |unsere |nuestras |le nostre |onze |vara |vore |vare |nasze |nossas )?(?:(?:recent |past |previous )?acquisitions(?: history)?|mergers and acquisitions|companies we(?: have|'ve)? acquired|croissance externe|ubernahmen|zukaufe|akquisitionen|adquisiciones|acquisizioni|overnames|acquisities|aquisicoes|forvarv|opkob|oppkjop|przejecia|akwizycje|yrityskaupat|yritysostot)$/;

/** Things that are bought and are no companies, folded; as the last word of what was bought. */
export const NON_COMPANY_ASSETS =
  /(?:^|\s|-)\p{L}*(?:grundstuck\w*|gebaude\w*|halle|hallen|gelande\w*|leitung|fuhrung|maschinen?|anlagen?|flachen?|immobilien?|liegenschaft\w*|standort\w*|verantwortung|mehrheit|anteile|geschafts?|raume|vertrieb|vertretung|produktion|projekts?|auftrag\w*|kosten|patente?|lizenz\w*|rolle|aufgaben?)$|\b(?:headquarters?|building|buildings|offices?|factory|land|site|warehouse|property|machinery|equipment|license|customers?|users?|funding|talent|skills|certification|batiments?|usines?|locaux|terrains?|edificio|nave|terreno|stabilimento|terreni|pand|gebouw|fastighet\w*|byggnad\w*|lokaler|hala|budynek|dzialk\w*|imovel|predio)$/u;
