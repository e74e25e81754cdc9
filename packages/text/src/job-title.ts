import { foldText } from './fold-text';
import { remembered } from './memoized';
import { loadVocabulary } from './vocabulary/load-vocabulary';
import { foldedPatternOf, patternOf, type SpellingsByLanguage } from './vocabulary/word-lists';

/** Longest title and place of a job opening, in characters. */
export const MAX_JOB_TITLE = 150;
export const MAX_LOCATION = 120;

/** Role names, and what else is in lists of jobs. The schema of the file explains each list. */
const TITLES = loadVocabulary<
  Readonly<Record<'roles' | 'endings' | 'otherScripts', readonly string[]>> &
    Readonly<
      Record<
        | 'otherEntries'
        | 'sentenceWords'
        | 'labels'
        | 'vacancies'
        | 'seeking'
        | 'articles'
        | 'endingsForWomen'
        | 'genders'
        | 'furtherGenders'
        | 'allGenders',
        SpellingsByLanguage
      >
    > & { linkEntries: readonly { moreCharacters: number; entries: SpellingsByLanguage }[] }
>('job-titles');
/**
 * Two of the letters are those of a man and a woman. `(M-F)` and `(M/W/F)` are days, `(W/H/D)` are measures, as is
 * `W/m²`.
 */
const OF_TWO_GENDERS =
  /(?![^()]*\b(?:m ?- ?f|m ?[/,] ?w ?[/,] ?f)\b)(?=[^()]*(?:\p{L}{2}|m[^()]*[wfvhk]|[wfvhk][^()]*m|h[^()]*f|f[^()]*h))/u
    .source;
/** `(m/w/d)`, `H/F`, `(all genders)`: only job advertisements have such marks. `(DFM)` is design for manufacturing. */
const GENDER_MARK = new RegExp(
  [
    `\\(${OF_TWO_GENDERS}(?:[mwfdxhvin*]|gn|${foldedPatternOf(TITLES.genders)})(?: ?[/|,*:+-] ?(?:[mwfdxhvin*]|gn|${foldedPatternOf(TITLES.furtherGenders)}))+\\)`,
    /\b(?:m\/[wf]|[wf]\/m)(?:\/[dx])?(?!\/f\b|[²2^])\b|\b(?:h\/f|f\/h)(?:\/x)?\b|\(gn\)|\((?=[mwfd]*m)(?!dfm)[mwfd]{3}\)/
      .source,
    `\\b${foldedPatternOf(TITLES.allGenders)}\\b`,
  ].join('|'),
  'u',
);
const ROLE = new RegExp(`\\b(?:${TITLES.roles.join('|')})s?\\b`);
/** German and Dutch compounds: Softwareentwickler, Vertriebsleiterin, magazijnmedewerker. */
const ROLE_ENDING = new RegExp(
  `(?:${TITLES.endings.join('|')})${foldedPatternOf(TITLES.endingsForWomen)}?\\b`,
);

/** Roles in scripts that fold to themselves, also within a word. */
const ROLE_IN_OTHER_SCRIPT = new RegExp(TITLES.otherScripts.join('|'), 'iu');
/** Longer texts are sentences, in which any worker may occur. */
const LONGEST_IN_OTHER_SCRIPT = 24;
const NOT_LATIN = /[^\0-\u024f]/;

/** Entries in job lists that are not openings. */
const NOT_A_TITLE = new RegExp(
  `^(?:${[
    foldedPatternOf(TITLES.otherEntries).replaceAll('…', '.*'),
    ...TITLES.linkEntries.map(({ moreCharacters, entries }) =>
      foldedPatternOf(entries).replaceAll('…', `.{0,${moreCharacters}}`),
    ),
    /.*\binterviews?\b.*|# .*/.source,
  ].join('|')})$`,
);
/** A full stop after a short word may belong to an abbreviation: `Sr. Manager`, `Driver cat. C`. */
const SENTENCE = new RegExp(
  `[?!。]|\\.$|; |\\p{L}{4}[.] |\\b${foldedPatternOf(TITLES.sentenceWords)}\\b`,
  'u',
);
/** `Projektkoordinator/in`, `Vendedor(a)`: only the name of a role has a form for women beside it. */
const BOTH_GENDERS = /\p{L}{4}(?:[*:/_]-?in|[·.]e|\/-(?:in|frau)|\((?:in|a|e|ne|ve|trice)\))(?!\p{L})/u;
const LABEL = new RegExp(`^${patternOf(TITLES.labels)}(?: ?[:|]| [–—-]) +(?=\\p{Lu})`, 'iu');
/** Only an opening has such a word directly before its title. */
const VACANCY = new RegExp(`^${patternOf(TITLES.vacancies)} (?=[\\p{L}(]{3})`, 'iu');
/** `We are looking for a`: only with a gender mark after it is the rest surely a title. */
const SEEKING = new RegExp(
  `^.{0,60}?(?<!\\p{L})${patternOf(TITLES.seeking)}(?:(?: [^.]{0,50})? ${patternOf(TITLES.articles)})? (?=\\p{L})`,
  'iu',
);
const MAX_LENGTH = 110;
/** Several readers ask about the same texts, and most pages of a site have the same menus and footers. */
const MEMORY = 2_000;

/** Whether a short text can be a job title, rather than a sentence or the name of a link or department. */
export const isPossibleJobTitle = remembered(MEMORY, (text) => {
  const folded = foldText(text).trim();
  if (folded.length < 3 || text.length > MAX_LENGTH || !/\p{L}{3}/u.test(folded)) return false;
  return (
    !NOT_A_TITLE.test(folded) &&
    !SENTENCE.test(folded.replace(/\([^()]{0,30}\)/g, '')) &&
    folded.split(' ').length <= 14
  );
});

/** Whether a text names a role or has an advertisement's gender mark. */
export const isJobTitle = remembered(MEMORY, (text) => {
  if (!isPossibleJobTitle(text)) return false;
  const folded = foldText(text);
  return (
    GENDER_MARK.test(folded) ||
    BOTH_GENDERS.test(folded) ||
    ROLE.test(folded) ||
    ROLE_ENDING.test(folded) ||
    (text.length <= LONGEST_IN_OTHER_SCRIPT && NOT_LATIN.test(text) && ROLE_IN_OTHER_SCRIPT.test(text))
  );
});

/** Strips the label that some pages put before a title (`Vacancy: Engineer`, `Career - Engineer`). */
export const stripTitleLabel = remembered(MEMORY, (title) => {
  const bare = title.replace(LABEL, '').replace(VACANCY, '');
  return hasGenderMark(bare) ? bare.replace(SEEKING, '') : bare;
});

/** Whether a text has a gender mark, which only job titles have. */
export function hasGenderMark(text: string): boolean {
  return GENDER_MARK.test(foldText(text.slice(0, 200)));
}

/** Returns a folded text without its gender mark. */
export function withoutGenderMark(text: string): string {
  return foldText(text).replace(GENDER_MARK, '').trim();
}
