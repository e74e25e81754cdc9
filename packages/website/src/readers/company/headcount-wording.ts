import { allMatches, loadVocabulary, patternOf, type SpellingsByLanguage } from '@firmlens/text';
import { sentenceAround } from '../split-sentences';

/** A number of people, or a range. */
export interface Headcount {
  from: number;
  to: number;
  /** Whether the wording means the exact number. */
  exact: boolean;
  /** How much the wording lowers the confidence, 0 to 0.3. */
  doubt: number;
  /** The sentence that states it. Empty for markup. */
  sentence: string;
}

/** The file `vocabulary/headcount.json`. */
type HeadcountWords = Record<
  | 'approximately'
  | 'moreThanBehind'
  | 'to'
  | 'and'
  | 'thresholds'
  | 'staff'
  | 'shareholders'
  | 'beforeNumber'
  | 'afterHyphen'
  | 'afterPlus'
  | 'weAre'
  | 'now'
  | 'aTeamOf'
  | 'beforePlaces'
  | 'ofUs'
  | 'labels'
  | 'eastAsianLabels'
  | 'eastAsianCounters'
  | 'qualities'
  | 'beganBehind'
  | 'notOwnStaff'
  | 'thousands',
  SpellingsByLanguage
> & {
  /** From three to twelve, by language code. */
  numbers: Readonly<Record<string, readonly string[]>>;
  people: Record<'afterWeAre' | 'alone' | 'inPlaces', SpellingsByLanguage>;
  otherCompanies: Record<'companies' | 'having', SpellingsByLanguage>;
};

const MOST_EMPLOYEES = 3_000_000;
const WORDS = loadVocabulary<HeadcountWords>('headcount');
const NUMBER = "(?<n>\\d{1,3}(?:[.,'’ \\u00A0]\\d{3}){1,2}|\\d{1,6})";
const PLUS = '(?<plus>\\+)?';
const ABOUT = `(?:(?<about>${patternOf(WORDS.approximately)}) )?`;
const STAFF = `${patternOf(WORDS.staff)}(?![ -]${patternOf(WORDS.shareholders)})`;
const LINE_START = '(?<=^|\\n)';
const END = '(?= |[.,;!\\n]|$)';
const NO_LETTER = '(?![\\p{L}])';

interface Wording {
  pattern: RegExp;
  doubt: number;
  /** Smaller numbers count something else. Default 1. */
  least?: number;
}

const PATTERNS: readonly Wording[] = [
  // 250 employees; over 1,200 trained and dedicated staff; 50-100 employees
  {
    pattern: new RegExp(
      `${ABOUT}(?<![\\d.,'’$€£#])(?<!(?:^|\\s|\\p{L})[-−])(?:${NUMBER} ?(?:-|–|${patternOf(WORDS.to)}) ?)?${NUMBER.replace('<n>', '<m>')} ?${PLUS} (?:[\\p{L}-]{2,20} ){0,2}(?:${patternOf(WORDS.and)} [\\p{L}-]{2,20} )?${STAFF}${NO_LETTER}`,
      'giu',
    ),
    doubt: 0,
    // `The number 1 staff survey`, `1 employee of the month`.
    least: 3,
  },
  // a team of 40; damos empleo a 26 personas; emploie 30 personnes; zijn we met 47
  {
    pattern: new RegExp(
      `${patternOf(WORDS.beforeNumber)}(?: [\\p{L}]{1,12}){0,2}? ${ABOUT}${NUMBER} ?${PLUS}(?! ?%|[.,]?\\d| ?(?:-|–|${patternOf(WORDS.to)}) ?\\d)${END}`,
      'giu',
    ),
    doubt: 0.05,
  },
  // a 120-person company; 40-strong team; our 60+ person crew
  {
    pattern: new RegExp(
      `(?<![\\d.,])${NUMBER} ?${PLUS}(?:-${patternOf(WORDS.afterHyphen)}|(?<=\\+) ${patternOf(WORDS.afterPlus)})${NO_LETTER}`,
      'giu',
    ),
    doubt: 0.05,
  },
  // we are 40 people; wir sind ein Team von über 40 Menschen
  {
    pattern: new RegExp(
      `${patternOf(WORDS.weAre)} (?:${patternOf(WORDS.now)} )?(?:${patternOf(WORDS.aTeamOf)} )?${ABOUT}${NUMBER} ?${PLUS} ${patternOf(WORDS.people.afterWeAre)}${NO_LETTER}`,
      'giu',
    ),
    doubt: 0.05,
  },
  // a number on its own line: 47 people
  {
    pattern: new RegExp(
      `${LINE_START}[ \\t]*(?<more>\\+ ?)?${ABOUT}${NUMBER} ?${PLUS}[ \\n](?:(?:(?:${patternOf(WORDS.qualities)}(?: \\p{L}{2,12})?[ \\n]|\\p{L}{2,20} ))?${STAFF}(?: \\p{L}{1,3}){0,2}(?: \\p{L}{3,12})?|${patternOf(WORDS.people.alone)}):?[ \\t]*(?=\\n|$)`,
      'giu',
    ),
    doubt: 0.15,
    // The steps of an instruction have numbers, too.
    least: 5,
  },
  // 34 Menschen in Leipzig; 74 personas entre Palma y Madrid; there are 9 of us
  {
    pattern: new RegExp(
      `(?<![\\d.,’'])${NUMBER} ?${PLUS} (?:${patternOf(WORDS.people.inPlaces)} ${patternOf(WORDS.beforePlaces)}|${patternOf(WORDS.ofUs)})${NO_LETTER}`,
      'giu',
    ),
    doubt: 0.1,
  },
  // 100'den fazla uzman çalışanımız
  {
    pattern: new RegExp(
      `(?<![\\d.,])${NUMBER}(?<about> ?['’]? ?${patternOf(WORDS.moreThanBehind)}) (?:[\\p{L}]{2,20} ){0,2}${STAFF}`,
      'giu',
    ),
    doubt: 0,
  },
  // Number of employees: 120; Mitarbeitende weltweit 480
  {
    pattern: new RegExp(
      `${LINE_START}${patternOf(WORDS.labels)}(?: \\p{L}{2,15}){0,2}(?: \\([^)\\n]{1,30}\\))?[:：|\\s]{1,3}${ABOUT}(?:${NUMBER} ?(?:-|–|${patternOf(WORDS.to)}) ?)?${NUMBER.replace('<n>', '<m>')}(?!\\d|[.,'’ ]\\d) ?${PLUS}(?= ?(?:[.,;(|\\n]|$)| (?:${STAFF}|${patternOf(WORDS.people.alone)})${NO_LETTER}| (?<=[:：|][^:：|\\n]{0,40}))`,
      'giu',
    ),
    doubt: 0,
  },
  // 従業員数 120名
  {
    pattern: new RegExp(
      `${patternOf(WORDS.eastAsianLabels)}[^\\d\\n]{0,6}\\n?[^\\d\\n]{0,6}${NUMBER} ?${patternOf(WORDS.eastAsianCounters)}`,
      'gu',
    ),
    doubt: 0,
  },
];

/** 47 makers and other people; 12 bright minds: too loose unless somebody has understood the sentence. */
const ANY_PEOPLE: Wording = {
  pattern: new RegExp(
    `${ABOUT}(?<![\\d.,'’$€£#])${NUMBER} ?${PLUS}(?: [\\p{L}'’,-]{2,20}){0,3} (?:${STAFF}|${patternOf(WORDS.people.afterWeAre)}|${patternOf(WORDS.people.alone)}|${patternOf(WORDS.people.inPlaces)})${NO_LETTER}`,
    'giu',
  ),
  doubt: 0.2,
};

/** Wording about other people's employees, about markets or about prices. */
const NOT_OWN_STAFF = new RegExp(
  `${patternOf(WORDS.otherCompanies.companies)} ${patternOf(WORDS.otherCompanies.having)}|(?<!\\p{L})${patternOf(WORDS.notOwnStaff)}(?!\\p{L})|\\bper\\b|von(?= \\d)|(?<!\\p{L})${patternOf(WORDS.thresholds)} $`,
  'iu',
);

/** `In 1961 a small bakery, employing 15 people, started to bake rye bread`: not today. */
const BEGAN_BEHIND = new RegExp(
  `^(?:[ -]\\p{L}{2,12}){0,2},? ${patternOf(WORDS.beganBehind)}(?!\\p{L})`,
  'iu',
);
/** `1 of 6 people`, `9 in 10 employees`: a share. */
const SHARE_BEFORE = /(?<!\d)\d{1,2} \p{L}{1,4} $/u;

const LONE_YEAR = /(?:^|\n)(?:19|20)\d\d(?=\n)/g;
/** A year on its own line, perhaps a title, and the beginning of a line. */
const BELOW_YEAR = /(?:^|\n)(?:19|20)\d\d\n(?:[^\n]{1,60}\n)?[^\n]*$/;
const MAX_MILESTONE = 300;
/** `61`, `employees`, `5`, `sites`: a number that a label before it does not belong to. */
const NUMBER_BEFORE = /(?:^|\n)[ \t]*[\d.,'’+]{1,9}[ \t]*\n$/;

/**
 * Returns the headcounts that a text states for its company, at most ten, in text order. `language` is that of
 * the text, such as `nl` or `de-at`, because a number of one language is another word elsewhere.
 */
export function headcountsIn(written: string, language: string | null): Headcount[] {
  return findHeadcounts(written, language, PATTERNS);
}

/** Returns also the numbers that merely stand near a word for people. */
export function peopleCountedIn(written: string, language: string | null): Headcount[] {
  return findHeadcounts(written, language, [...PATTERNS, ANY_PEOPLE]);
}

function findHeadcounts(written: string, language: string | null, wordings: readonly Wording[]): Headcount[] {
  const text = inDigits(written.slice(0, 50_000), language);
  const found: { at: number; headcount: Headcount }[] = [];
  for (const { pattern, doubt, least = 1 } of wordings) {
    for (const match of allMatches(text, pattern)) {
      if (found.length >= 10) break;
      const groups = match.groups ?? {};
      const before =
        text
          .slice(Math.max(0, match.index - 45), match.index)
          .split(/[.!?\n]/)
          .at(-1) ?? '';
      const after = text.slice(match.index + match[0].length).slice(0, 60);
      if (NOT_OWN_STAFF.test(before) || SHARE_BEFORE.test(before) || BEGAN_BEHIND.test(after)) continue;
      const isCounter =
        /^[^\d]*\n/.test(match[0]) && NUMBER_BEFORE.test(text.slice(0, match.index).slice(-20));
      if (isCounter || isMilestone(text, match.index)) continue;
      const first = groups['n'] ?? '';
      const second = groups['m'] ?? first;
      const [low, high] = [wholeNumber(first === '' ? second : first), wholeNumber(second)];
      if (
        low === null ||
        high === null ||
        high < least ||
        low > high ||
        (isYear(second) && groups['plus'] === undefined) ||
        /^0/.test(second)
      )
        continue;
      const isApproximate =
        [groups['about'], groups['plus'], groups['more']].some((part) => part !== undefined) || low !== high;
      found.push({
        at: match.index,
        headcount: {
          from: low,
          to: high,
          exact: !isApproximate,
          doubt: isApproximate ? doubt + 0.05 : doubt,
          sentence: sentenceAround(text, match.index),
        },
      });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ headcount }) => headcount);
}

/** Whether a place in a text is in a list of milestones: at most one line is between its own and that of a year. */
function isMilestone(text: string, at: number): boolean {
  const isBelowYear = BELOW_YEAR.test(text.slice(Math.max(0, at - MAX_MILESTONE), at));
  return isBelowYear && (text.match(LONE_YEAR)?.length ?? 0) > 1;
}

const BEFORE_STAFF = `(?= (?:${patternOf(WORDS.ofUs)}|people|${patternOf(WORDS.people.alone)}|(?:\\p{L}{2,12} )?${STAFF})(?![\\p{L}]))`;
const THOUSANDS = new RegExp(`(?<![\\d.,])(\\d{1,3}) ${patternOf(WORDS.thousands)}(?![\\p{L}])`, 'giu');

/** By language, the numbers that it spells out, from three on. */
const SPELLED = new Map(
  Object.entries(WORDS.numbers).map(([language, words]) => [
    language,
    { words, pattern: new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})${BEFORE_STAFF}`, 'giu') },
  ]),
);

/** Writes the numbers that a language spells out, and thousands, in digits. */
function inDigits(text: string, language: string | null): string {
  const spelled = SPELLED.get(language?.split('-')[0] ?? 'en');
  const inThousands = text.replace(THOUSANDS, '$1000');
  if (!spelled) return inThousands;
  return inThousands.replace(spelled.pattern, (word) =>
    String(spelled.words.indexOf(word.toLowerCase()) + 3),
  );
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
