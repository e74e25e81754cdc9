import { loadVocabulary, foldedPatternOf, patternOf, type SpellingsByLanguage } from '@firmlens/text';

interface NoOpenings {
  none: readonly string[];
  adjectives: readonly string[];
  openings: readonly string[];
  except?: readonly string[];
}

/** The schema of the file explains each list. */
const WORDS = loadVocabulary<
  Readonly<
    Record<
      | 'openPositions'
      | 'invitations'
      | 'pathsAboveJobs'
      | 'otherPaths'
      | 'locationLabels'
      | 'contractTerms'
      | 'recruiting'
      | 'and'
      | 'otherDates'
      | 'otherDateWords'
      | 'noOpeningsPhrases'
      | 'positionLabels'
      | 'benefitHeadings'
      | 'wanted',
      SpellingsByLanguage
    >
  > & {
    openings: readonly { moreCharacters: number; headings: SpellingsByLanguage }[];
    noOpenings: Readonly<Record<string, NoOpenings>>;
  }
>('job-pages');

/** Headings above lists of openings, folded. */
export const OPENINGS_HEADING = new RegExp(
  `^(?:${[
    `.{0,25}(?<!\\w)${foldedPatternOf(WORDS.openPositions)}(?!\\w).{0,30}`,
    ...WORDS.openings.map(({ moreCharacters, headings }) =>
      foldedPatternOf(headings).replaceAll(' …', '\\b…').replaceAll('…', `.{0,${moreCharacters}}`),
    ),
  ].join('|')})$`,
);
/** Headings that invite applicants. Entries directly below them may be openings. */
export const INVITATION = new RegExp(`^${foldedPatternOf(WORDS.invitations).replaceAll('…', '.{0,30}')}$`);
/** Headings that name open positions, and not only careers or recruiting. */
export const OPEN_POSITIONS = new RegExp(`(?<!\\w)${foldedPatternOf(WORDS.openPositions)}(?!\\w)`);
/** Headings above what the employer offers, and how it hires. */
export const BENEFIT_HEADING = new RegExp(
  `^${foldedPatternOf(WORDS.benefitHeadings).replaceAll('…', '.{0,30}')}$`,
);
/** `Glazier wanted!`: what follows a title only in an advertisement. */
export const WANTED = new RegExp(` ${patternOf(WORDS.wanted)}[ !.]*$`, 'iu');
/** The label before the title of an opening, and the head of a column of titles. */
export const POSITION_LABEL = new RegExp(`^${foldedPatternOf(WORDS.positionLabels)}$`);
/** Path segments above job openings. */
export const JOB_SEGMENT = new RegExp(`^${foldedPatternOf(WORDS.pathsAboveJobs)}$`);
/** Pages below those segments about working at the company, not about an opening. */
export const NOT_A_JOB_SEGMENT = new RegExp(
  `^(?:${foldedPatternOf(WORDS.otherPaths).replaceAll('…', '.*')}|.*\\.(?:png|jpe?g|svg))$`,
);
/** The label of a job's location. */
export const LOCATION_LABEL = new RegExp(`^${foldedPatternOf(WORDS.locationLabels)}\\s?:\\s?`, 'i');
/** Contract types and similar terms that appear next to the location. */
export const CONTRACT_TERM = new RegExp(
  `^(?:${foldedPatternOf(WORDS.contractTerms)}|m/w/d|\\d+ ?%.*)\\b`,
  'i',
);
/** `Currently recruiting: Fitter (Leeds), Account Manager.` */
export const RECRUITING = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.recruiting)} ?: (?<list>[^.!?\\n]{5,300})`,
  'giu',
);
/** A label that says that the company recruits: `We are looking for:`. */
export const RECRUITS = new RegExp(`^.{0,25}(?<!\\p{L})${patternOf(WORDS.recruiting)}(?!\\p{L})`, 'iu');
/** What separates openings in a sentence. */
export const BETWEEN_OPENINGS = new RegExp(`[,;] (?![^(]*\\))| ${foldedPatternOf(WORDS.and)} `);
/** Words near a date on which a job was not posted. */
export const OTHER_DATE = new RegExp(
  `${foldedPatternOf(WORDS.otherDates)}|\\b${foldedPatternOf(WORDS.otherDateWords)}\\b`,
  'i',
);
/** Sentences that say that there are no openings, folded. */
export const NO_OPENINGS = new RegExp(
  [...Object.values(WORDS.noOpenings).map(noOpenings), `\\b${foldedPatternOf(WORDS.noOpeningsPhrases)}\\b`]
    .join('|')
    .replaceAll('’', '.'),
);

function noOpenings({ none, adjectives, openings, except }: NoOpenings): string {
  const sentence = `\\b${oneOf(none)} (?:${oneOf(adjectives)} )*${oneOf(openings)}\\b`;
  return except ? `${sentence}(?!.{0,40}${oneOf(except)})` : sentence;
}

function oneOf(words: readonly string[]): string {
  return foldedPatternOf({ words });
}
