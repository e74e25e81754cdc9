/** A number of people, or a range. */
export interface Headcount {
  from: number;
  to: number;
  /** Whether the wording means the exact number. */
  exact: boolean;
  /** How much the wording lowers the confidence, 0 to 0.3. */
  doubt: number;
}

const MOST_EMPLOYEES = 3_000_000;
const NUMBER = "(?<n>\\d{1,3}(?:[.,'’ \\u00A0]\\d{3}){1,2}|\\d{1,6})";
const ABOUT =
  '(?<about>over|more than|around|about|approximately|approx\\.?|nearly|almost|some|some|circa|ca\\.|rund|über|mehr als|knapp|etwa|plus de|environ|près de|più di|oltre|circa|más de|cerca de|mais de|meer dan|ruim|ongeveer|över|cirka|omkring|mere end|over|yli|ponad|około|více než|több mint)';
const STAFF =
  "(?:employees|staff(?: members)?|team ?members|teammates|colleagues|co-?workers|full-?time employees|FTEs?|mitarbeiter(?:(?:\\*|:|_|/-?)?innen)?|mitarbeitende[nr]?|beschäftigte[nr]?|angestellte[nr]?|kolleg(?:en|(?:\\*|:)innen)(?: und kolleg(?:en|innen))?|collaborateurs|collaboratrices|salariés|salarié·es|employés|empleados|trabajadores|colaboradores|funcionários|dipendenti|collaboratori|medewerkers|werknemers|collega[’']s|medarbetare|anställda|ansatte|medarbejdere|työntekijää|asiantuntijaa|pracowników|osób|zaměstnanců|lidí|munkatárs(?:sal)?|angajați|profesionales|professionisti|professionnels)(?![ -](?:actionnaires|shareholders))";

const PATTERNS: readonly { pattern: RegExp; doubt: number }[] = [
  // 250 employees; over 1,200 dedicated staff; 50-100 employees
  {
    pattern: new RegExp(
      `(?:${ABOUT} )?(?<![\\d.,'’$€£#])(?<!(?:^|\\s)[-−])(?:${NUMBER} ?(?:-|–|to|bis|à|a) ?)?${NUMBER.replace('<n>', '<m>')} ?(?<plus>\\+)? (?:[\\p{L}-]{2,20} ){0,2}${STAFF}(?![\\p{L}])`,
      'giu',
    ),
    doubt: 0,
  },
  // a team of 40; we are a team of over 40 people
  {
    pattern: new RegExp(
      `(?:team (?:is |made up |made |consists )?of|équipe de|equipo de|team di|team van|team von|team aus|team på|equipe de|workforce of|staff of|headcount of|we employ|employs|employing|beschäftigen(?: wir)?|beschäftigt|zählt) (?:${ABOUT} )?${NUMBER} ?(?<plus>\\+)?(?! ?%|[.,]?\\d)(?= |[.,;!\\n]|$)`,
      'giu',
    ),
    doubt: 0.05,
  },
  // a 120-person company; 40-strong team; we are 40 people
  {
    pattern: new RegExp(
      `(?<![\\d.,])${NUMBER} ?(?<plus>\\+)?-(?:person|people|strong|employee|man|member|köpfige[sn]?)(?![\\p{L}])`,
      'giu',
    ),
    doubt: 0.05,
  },
  {
    pattern: new RegExp(
      `(?:we are|we're|we’re|wir sind|nous sommes|somos|siamo|vi är|vi er|wij zijn|we zijn) (?:now )?(?:a team of |ein team von )?(?:${ABOUT} )?${NUMBER} ?(?<plus>\\+)? (?:people|persons|humans|menschen|personnes|personas|persone|personer|mensen|talents|specialists|experts|engineers)(?![\\p{L}])`,
      'giu',
    ),
    doubt: 0.05,
  },
  // a number on its own line: 47 people
  {
    pattern: new RegExp(
      `(?<=^|\\n)[ \\t]*(?:${ABOUT} )?${NUMBER} ?(?<plus>\\+)?[ \\n](?:${STAFF}|people|team|personen|menschen|köpfe|personnes|personas|persone|pessoas|mensen|personer|ihmistä|henkilöä|osób|lidí)[ \\t]*(?=\\n|$)`,
      'giu',
    ),
    doubt: 0.15,
  },
  // Damos empleo a 26 personas; dà lavoro a 40 persone; emploie 30 personnes
  {
    pattern: new RegExp(
      `(?:damos empleo|da empleo|dar empleo|emplea(?:mos)?|dà lavoro|diamo lavoro|emploie|employons|emprega(?:mos)?|sysselsätter|sysselsetter|beskæftiger|zatrudnia(?:my)?|zaměstnává(?:me)?|työllistää)(?: [\\p{L}]{1,12}){0,2}? (?:${ABOUT} )?${NUMBER}(?= |[.,;!\\n]|$)`,
      'giu',
    ),
    doubt: 0.05,
  },
  // 34 Menschen in Leipzig; 74 personas entre Palma y Madrid; there are 9 of us; zijn we met 47
  {
    pattern: new RegExp(
      `(?<![\\d.,’'])${NUMBER} ?(?<plus>\\+)? (?:(?:people|menschen|köpfe|personnes|personas|persone|pessoas|mensen|människor|mennesker|ihmistä|osób|lidí) (?:in|at|en|entre|à|a|em|w|v|i|op|across|between|working|strong)|of us)(?![\\p{L}])`,
      'giu',
    ),
    doubt: 0.1,
  },
  {
    pattern: new RegExp(
      `(?:zijn|werken) (?:we|wij) (?:inmiddels |nu )?(?:met |hier met )(?:z[’']n )?(?:${ABOUT} )?${NUMBER}(?= |[.,;!\\n]|$)`,
      'giu',
    ),
    doubt: 0.1,
  },
  // Number of employees: 120; Mitarbeitende weltweit 480
  {
    pattern: new RegExp(
      `(?<=^|\\n)(?:number of employees|employees|workforce|headcount|mitarbeiter(?:zahl|innen|innen und mitarbeiter)?|mitarbeitende|beschäftigte|effectifs?|salariés|collaborateurs|(?:número de )?empleados|plantilla|(?:numero )?dipendenti|addetti|medewerkers|(?:antal )?anställda|(?:antall )?ansatte|(?:antal )?medarbejdere|henkilöstö|(?:liczba )?pracowników|zaměstnanc[iů]|(?:número de )?(?:colaboradores|funcionários))(?: \\p{L}{2,15}){0,2}(?: \\([^)\\n]{1,30}\\))?[:\\s]{1,3}(?:${ABOUT} )?${NUMBER}(?= |[.,;(\\n]|$)`,
      'giu',
    ),
    doubt: 0,
  },
  // 従業員数 120名
  {
    pattern: new RegExp(
      `(?:従業員数?|社員数|員工人?數?|员工人?数?|임직원|직원 ?수)[^\\d\\n]{0,6}${NUMBER} ?(?:名|人|명)`,
      'gu',
    ),
    doubt: 0,
  },
];

/** Wording about other people's employees, about markets or about prices. */
const NOT_OURS =
  /(?:companies|businesses|organi[sz]ations|firms|teams|startups|smbs?|enterprises|employers|customers|clients|brands|unternehmen|betriebe|firmen|entreprises|empresas|aziende|bedrijven|företag) (?:with|of|between|from|mit|ab|von|bis|de|con|met|med|having|up)|up to|bis zu|jusqu|fewer than|less than|weniger als|\bper\b|every|each|save[ds]?|trained?|for|helps?|helped|serv(?:e|es|ing)|acquired?|customer|client|kunden|layoff|laid off|cut|first|hire(?:d)? (?:our|the)|grow(?:n|ing)? from|from|von(?= \d)|initially|started with/i;

/** Returns the headcounts that a text states for its company, at most ten, in text order. */
export function headcountsIn(written: string): Headcount[] {
  const text = inDigits(written.slice(0, 50_000));
  const found: { at: number; headcount: Headcount }[] = [];
  for (const { pattern, doubt } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      if (found.length >= 10) break;
      const groups = match.groups ?? {};
      const before =
        text
          .slice(Math.max(0, match.index - 45), match.index)
          .split(/[.!?\n]/)
          .at(-1) ?? '';
      if (NOT_OURS.test(before)) continue;
      const first = groups['n'] ?? '';
      const second = groups['m'] ?? first;
      const [low, high] = [wholeNumber(first === '' ? second : first), wholeNumber(second)];
      if (low === null || high === null || low > high || isYear(second)) continue;
      const loose = groups['about'] !== undefined || groups['plus'] !== undefined || low !== high;
      found.push({
        at: match.index,
        headcount: { from: low, to: high, exact: !loose, doubt: loose ? doubt + 0.05 : doubt },
      });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ headcount }) => headcount);
}

/** Spelled-out small numbers before a word for employees. */
const SPELLED: ReadonlyMap<string, number> = new Map(
  [
    'three four five six seven eight nine ten eleven twelve',
    'drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'trois quatre cinq six sept huit neuf dix onze douze',
    'tres cuatro cinco seis siete ocho nueve diez once doce',
    'tre quattro cinque sei sette otto nove dieci undici dodici',
    'drie vier vijf zes zeven acht negen tien elf twaalf',
    'tre fyra fem sex sju åtta nio tio elva tolv',
    'tre fire fem seks syv otte ni ti elleve tolv',
  ].flatMap((words) => words.split(' ').map((word, at): [string, number] => [word, at + 3])),
);
const SPELLED_BEFORE_STAFF = new RegExp(
  `(?<![\\p{L}\\d])(${[...SPELLED.keys()].join('|')})(?= (?:of us|people|(?:\\p{L}{2,12} )?${STAFF})(?![\\p{L}]))`,
  'giu',
);

function inDigits(text: string): string {
  return text.replace(SPELLED_BEFORE_STAFF, (word) => String(SPELLED.get(word.toLowerCase()) ?? word));
}

/** Parses a number of people as sites write it (`1,200`, `1.200`, `1 200`), or returns null. */
export function wholeNumber(text: string): number | null {
  const plain = text.trim().replace(/\+$/, '');
  if (!/^\d{1,3}(?:[.,'’ \u00A0]\d{3})*$|^\d{1,7}$/.test(plain)) return null;
  const number = Number(plain.replace(/\D/g, ''));
  return number >= 1 && number <= MOST_EMPLOYEES ? number : null;
}

function isYear(written: string): boolean {
  return /^(?:19|20)\d\d$/.test(written);
}
