import { loadVocabulary } from '../../../vocabulary/load-vocabulary';
import { foldedPatternOf, type SpellingsByLanguage } from '../../../vocabulary/word-lists';

/** The schema of the file explains each list. */
const WORDS = loadVocabulary<
  Readonly<Record<'openPositions' | 'invitations' | 'pathsAboveJobs' | 'otherPaths', SpellingsByLanguage>> & {
    openings: readonly { moreCharacters: number; headings: SpellingsByLanguage }[];
  }
>('job-pages');

/** Headings above lists of openings, folded. */
export const OPENINGS_HEADING = new RegExp(
  `^(?:${[
    `.{0,25}\\b${foldedPatternOf(WORDS.openPositions)}\\b.{0,30}`,
    ...WORDS.openings.map(({ moreCharacters, headings }) =>
      foldedPatternOf(headings).replaceAll(' …', '\\b…').replaceAll('…', `.{0,${moreCharacters}}`),
    ),
  ].join('|')})$`,
);
/** Headings that invite applicants. Entries directly below them may be openings. */
export const INVITATION = new RegExp(`^${foldedPatternOf(WORDS.invitations).replaceAll('…', '.{0,30}')}$`);
/** Path segments above job openings. */
export const JOB_SEGMENT = new RegExp(`^${foldedPatternOf(WORDS.pathsAboveJobs)}$`);
/** Pages below those segments about working at the company, not about an opening. */
export const NOT_A_JOB_SEGMENT = new RegExp(
  `^(?:${foldedPatternOf(WORDS.otherPaths).replaceAll('…', '.*')}|.*\\.(?:png|jpe?g|svg))$`,
);
