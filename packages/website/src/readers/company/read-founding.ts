import type { EvidenceOf } from '@firmlens/contract';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { allMatches, isFrequentWord, nameLikelihood, parseCalendarDay, patternOf } from '@firmlens/text';

import { isPageAboutOthers, ownTextOf } from '../../attribution/about-others';
import { mentionsOwnCompany, subjectOf } from '../../attribution/subject-of';
import { siteLayoutOf } from '../../layout/layout';
import { sentenceAround } from '../split-sentences';

import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import { schemaTexts } from '../schema-nodes';
import { companyOrganizations } from './company-organizations';
import { dedupeEvidence } from './dedupe-evidence';
import { firstMilestone, labelledYears } from './founding-lists';
import { FOUNDING_WORDS as WORDS } from './founding-words';
import { inWesternYears } from './western-years';
import { legalNamesIn } from './legal-name';
import { tellsBeginning, tellsState } from './since-when';

/**
 * The oldest companies still trading are slightly older, but nearly every smaller number is something else.
 */
const EARLIEST_YEAR = 1500;
/** Confidence of words for founding, of the first milestone, of a story and of `since`. */
const CONFIDENCE = { stated: 0.8, milestone: 0.75, story: 0.65, since: 0.55 };

const WORD_START = '(?<![\\p{L}])';
const WORD_END = '(?![\\p{L}])';
const NUMBER_START = '(?<![\\d.,/-])';
const YEAR = '(\\d{4})(?![\\d%]|[.,]\\d)';
const GAP = '[^.!?\\n\\d]{0,60}?';
/** Day and month before the year: `3 May 1956`. */
const DAY = '(?:(?<!\\d)\\d{1,2}(?:st|nd|rd|th|º|\\.)? [^.!?\\n\\d]{1,25})?';
/** The full stop of `Acme, Inc. in 2001`, which does not end a sentence. */
const FULL_STOP_OF_ABBREVIATION = /(?<=(?<!\p{L})\p{Lu}\p{Ll}{0,3})\.(?=,? \p{Ll})/gu;

/** Words for founding, followed by a year within a few words. */
const FOUNDED = new RegExp(
  `${WORD_START}${patternOf(WORDS.founded)}${WORD_END}${GAP}${DAY}${NUMBER_START}${YEAR}`,
  'giu',
);
/** Words that also describe a person's birth. */
const BORN = new RegExp(
  `${WORD_START}(?:${patternOf(WORDS.born)}|née?(?= en))${WORD_END}${GAP}${DAY}${NUMBER_START}${YEAR}`,
  'giu',
);
/** The year first: `1998 gegründet`, `1998 founded in Leeds`. */
const YEAR_FOUNDED = new RegExp(
  `${NUMBER_START}(\\d{4})(?!\\d)\\.?[^.!?\\n\\d]{0,40}?${WORD_START}${patternOf(WORDS.afterYear)}${WORD_END}`,
  'giu',
);
/** Chinese, Japanese and Korean write the word next to the year without spaces. */
const EAST_ASIAN_YEAR = `(\\d{4}) ?${patternOf(WORDS.eastAsian.year)}(?:\\d{1,2}月)?(?:\\d{1,2}日)?`;
const FOUNDED_EAST = new RegExp(
  `${patternOf(WORDS.eastAsian.beforeYear)}[^\\d\\n]{0,12}${EAST_ASIAN_YEAR}|${EAST_ASIAN_YEAR}[^\\d\\n]{0,12}${patternOf(WORDS.eastAsian.afterYear)}`,
  'gu',
);
/** Words that often mean founding, but not always. */
const SINCE = new RegExp(
  `${WORD_START}${patternOf(WORDS.since)}${WORD_END} (?:${patternOf(WORDS.theYear)} )?${YEAR}`,
  'giu',
);
/** `1990 óta`, `1990 yılından beri`. */
const SINCE_BEHIND = new RegExp(
  `${NUMBER_START}(\\d{4}) ?${patternOf(WORDS.sinceBehindYear)}${WORD_END}`,
  'giu',
);
/**
 * Verbs of a founding story: `In 1958 Ada Holm opened a workshop`, `1924 gründete der Schlosser …`.
 */
const BEGINNINGS = patternOf(WORDS.beginnings);
const IN_YEAR = `${patternOf(WORDS.inYear)}? ?(?:${patternOf(WORDS.theYear)} )?`;
const YEAR_AFTER_NUMBER = `(?: ${patternOf(WORDS.yearAfterNumber)})?`;
const STORY = new RegExp(
  `(?:^|\\n|[.!?] )${IN_YEAR}(\\d{4})${YEAR_AFTER_NUMBER}(?: [^.!?\\n\\d]{0,70}?)?,? (?:[^.!?\\n\\d]{0,70}? )?${BEGINNINGS}${WORD_END}`,
  'giu',
);
/** `En 1980 nace Acme`: the words that also describe a person's birth behind the year. */
const BORN_IN = new RegExp(
  `(?:^|\\n|[.!?] )${IN_YEAR}(\\d{4})${YEAR_AFTER_NUMBER},? (?:[^.!?\\n\\d]{0,40}? )?${patternOf(WORDS.born)}${WORD_END}`,
  'giu',
);
/** Words about something founded by others or alongside the company. */
const SOMETHING_ELSE = new RegExp(`\\b${patternOf(WORDS.notCompany)}\\b`, 'i');

/** What the company is to the reader: `Your reliable partner since 1990`. */
const YOURS = new RegExp(`${WORD_START}${patternOf(WORDS.yours)}(?: [\\p{L}-]+){1,3}`, 'giu');

/** `2005 founded the predecessor of …`. */
const PREDECESSOR = new RegExp(`^[^.!?\\n]{0,40}${patternOf(WORDS.predecessors)}`, 'iu');
/** The founded company if the sentence names it after the year: `Established in 2002, Globex provides …`. */
const SUBJECT_AFTER_YEAR = new RegExp(
  `^[^.,\\n]{0,60}, (?<who>\\p{Lu}[\\p{L}&'’-]{1,30}(?: \\p{Lu}[\\p{L}&'’-]{1,30}){0,4}) ${patternOf(WORDS.companyVerbs)}${WORD_END}`,
  'u',
);
/** `Acme is part of Globex Ltd, which was founded in 1942`: a pronoun for the company named before it. */
const RELATIVE_BEFORE = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.relativePronouns)}(?: \\p{L}{2,6}){0,2} $`,
  'u',
);
/** The organisation or person before the words for founding: `Globex Learning was founded in …`. */
const SUBJECT_BEFORE = /(?<who>\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+){1,4}),?(?: \p{Ll}{2,6}){0,2} $/u;
/** What the company does: `Serving the Packaging Industry since 1959`. */
const OBJECT_BEFORE = /(?:^|\n|[.!?] )\p{Lu}\p{L}{2,12}ing (?:\S+ ){1,6}$/iu;
/** A single word at the start of the sentence, without an article: `Globex was founded in …`. */
const LONE_SUBJECT = /(?:^|\n|[.!?] )(?<who>\p{Lu}[\p{L}\p{N}&'’-]+)(?: \p{Ll}{2,7}){1,2} $/u;
/** Any word that can tell of a beginning. */
const ANY_FOUNDING = new RegExp(
  `${WORD_START}(?:${patternOf(WORDS.founded, WORDS.born, WORDS.afterYear, WORDS.since)}|${BEGINNINGS}|${patternOf(WORDS.milestones)})${WORD_END}|${patternOf(WORDS.eastAsian.beforeYear, WORDS.eastAsian.afterYear)}`,
  'iu',
);

const KINDS = new Set(['home', 'about', 'contact', 'legal', 'careers']);
const FULL_DATE =
  /\d{1,2}(?:º|\.|st|nd|rd|th)? (?:de )?\p{L}{3,12}\.? (?:de )?\d{4}$|\p{L}{3,9} \d{1,2}, \d{4}$|\d{1,2}[./]\d{1,2}[./]\d{4}$/u;

/** Reads the year the company was founded, and the day if the site states it. */
export const readFounding: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const { isOrdinaryWord } = siteLayoutOf(input.pages);
  const latestYear = Number(input.observedAt.slice(0, 4));
  const years: EvidenceOf<'company.founded_year'>[] = [];
  const days: EvidenceOf<'company.date_of_creation'>[] = [];
  const addYear = (
    text: string | undefined,
    from: { origin: string; url: URL; confidence: number },
  ): void => {
    const year = Number(text);
    if (!Number.isInteger(year) || year < EARLIEST_YEAR || year > latestYear) return;
    years.push(createEvidence(input, 'company.founded_year', year, from));
  };

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    if (isBranch) continue;
    for (const text of schemaTexts(node, 'foundingDate', 40)) {
      const from = { origin, url: page.url, confidence };
      addYear(/(?<!\d)\d{4}(?!\d)/.exec(text)?.[0], from);
      const day = fullDate(text, input.observedAt);
      if (day !== null) days.push(createEvidence(input, 'company.date_of_creation', day, from));
    }
  }
  for (const page of input.pages) {
    if (page.kind === 'news' || isPageAboutOthers(page)) continue;
    const isOwnPage = KINDS.has(page.kind);
    const text = inWesternYears(ownTextOf(page, isOwnName).replace(FULL_STOP_OF_ABBREVIATION, ''));
    const aboutBonus = page.kind === 'about' ? 0.05 : 0;
    const statements = (pattern: RegExp): Statement[] =>
      allMatches(text, pattern)
        .slice(0, 10)
        .flatMap((match) => {
          const statement = statementOf(text, match);
          const isOrdinary = (word: string): boolean =>
            isOrdinaryWord(word) || (pattern === SINCE && nameLikelihood(word) !== 'likely');
          return isAboutCompany(statement, { isOwnName, isOrdinaryWord: isOrdinary, isOwnPage })
            ? [statement]
            : [];
        });
    const read = (pattern: RegExp, confidence: number): void => {
      for (const { match, year } of statements(pattern)) {
        const from = { origin: 'text', url: page.url, confidence: confidence + aboutBonus };
        addYear(year, from);
        const date = pattern === FOUNDED ? FULL_DATE.exec(match)?.[0] : undefined;
        const day =
          date === undefined
            ? null
            : parseCalendarDay(date, input.observedAt, `${String(EARLIEST_YEAR)}-01-01`);
        if (day !== null) days.push(createEvidence(input, 'company.date_of_creation', day, from));
      }
    };
    read(FOUNDED, CONFIDENCE.stated);
    if (page.kind === 'legal') continue;
    read(YEAR_FOUNDED, CONFIDENCE.stated);
    read(FOUNDED_EAST, CONFIDENCE.stated);
    const from = { origin: 'text', url: page.url, confidence: CONFIDENCE.story };
    // The years of a founding story and those since when something is the case: the earliest is the start.
    addYear(earliest(statements(STORY)), from);
    for (const year of labelledYears(text))
      addYear(year, { ...from, confidence: CONFIDENCE.stated + aboutBonus });
    // On a page about people or jobs, somebody works there since that year.
    const since =
      page.kind === 'team' || page.kind === 'contact'
        ? []
        : [
            ...statements(SINCE).filter((item) => tellsBeginning(item, { isOwnName, pageKind: page.kind })),
            ...statements(SINCE_BEHIND).filter(
              ({ sentence, after }) => isOwnName(sentence) && !tellsState(after),
            ),
          ];
    addYear(earliest(since), { ...from, confidence: CONFIDENCE.since + aboutBonus });
    const born = [...statements(BORN), ...statements(BORN_IN)].filter(({ before, match, after }) =>
      [before, match, after].some((text) => isOwnName(text)),
    );
    addYear(earliest(born), { ...from, confidence: CONFIDENCE.since + aboutBonus });
    if (page.kind === 'home' || !isOwnPage) continue;
    const milestone = firstMilestone(text);
    if (milestone !== null) addYear(milestone, { ...from, confidence: CONFIDENCE.milestone });
  }
  return [...dedupeEvidence(years, 4), ...dedupeEvidence(days, 1)];
};

/** What tells the company from others. */
interface Own {
  isOwnName: CompanyNameMatcher;
  isOrdinaryWord: (word: string) => boolean;
  /** Whether the page is about the company. */
  isOwnPage: boolean;
}

/** A year with the words around it. */
interface Statement {
  year: string;
  match: string;
  before: string;
  /** The same, as far as the line goes. */
  lineBefore: string;
  after: string;
  sentence: string;
}

function statementOf(text: string, match: RegExpExecArray): Statement {
  const end = match.index + match[0].length;
  return {
    year: match[1] ?? match[2] ?? '',
    match: match[0],
    before: text.slice(Math.max(0, match.index - 60), match.index),
    lineBefore:
      text
        .slice(Math.max(0, match.index - 250), match.index)
        .split('\n')
        .at(-1) ?? '',
    after: text.slice(end, end + 250),
    sentence: sentenceAround(text, end - 1),
  };
}

/** Whether a statement is about the company. A page about something else must name the company. */
function isAboutCompany(
  { before, lineBefore, match, after, sentence }: Statement,
  { isOwnName, isOrdinaryWord, isOwnPage }: Own,
): boolean {
  const [clause = ''] = /[^.!?\n]*$/.exec(before) ?? [];
  if (
    SOMETHING_ELSE.test((clause + match).replace(YOURS, ' ')) ||
    PREDECESSOR.test(after) ||
    /©|copyright/i.test(match)
  )
    return false;
  // `Ada Holm founded Acme in 1998.`
  if (isOwnName(match)) return true;
  const named = RELATIVE_BEFORE.test(before) ? legalNamesIn(lineBefore).at(-1) : undefined;
  if (named !== undefined && !isOwnName(named.name)) return false;
  if (!isOwnName(sentence) && (!isOwnPage || subjectOf(sentence, isOwnName) === 'other')) return false;
  const [words = '', lone] = LONE_SUBJECT.exec(before) ?? [];
  const isName = lone !== undefined && !isFrequentWord(lone) && !isOrdinaryWord(lone);
  if (isName && !isOwnName(lone) && !mentionsOwnCompany(words)) return false;
  const first = OBJECT_BEFORE.test(before) ? null : SUBJECT_BEFORE.exec(before);
  const subject = SUBJECT_AFTER_YEAR.exec(after)?.groups?.['who'] ?? first?.groups?.['who'];
  if (subject === undefined || isOwnName(subject)) return true;
  // A company is founded by persons. `Das Unternehmen` begins with an ordinary word and is no name.
  return nameLikelihood(subject) === 'likely' || nameLikelihood(subject.split(' ')[0] ?? '') === 'unlikely';
}

function earliest(statements: readonly Statement[]): string | undefined {
  return statements.map(({ year }) => year).sort()[0];
}

/** Whether a sentence can tell in which year its company began. */
export function canTellFounding(sentence: string): boolean {
  return ANY_FOUNDING.test(sentence) && !SOMETHING_ELSE.test(sentence) && !/©|copyright/i.test(sentence);
}

/** Parses a full date to a day. Unlike in news, days before 1990 count. */
function fullDate(text: string, latest: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text);
  if (!iso) return parseCalendarDay(text, latest);
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return real && day <= latest.slice(0, 10) && Number(iso[1]) >= EARLIEST_YEAR ? day : null;
}
