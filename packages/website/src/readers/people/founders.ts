import type { CompanyNameMatcher } from '@firmlens/headlines';
import { allMatches, loadVocabulary, patternOf, type SpellingsByLanguage } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { enumeratedNames } from './enumerated-names';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';
import { isPlausibleName, startsLikeName } from './starts-like-name';

const { particlesInSentences: PARTICLES } =
  loadVocabulary<Record<'particlesInSentences', SpellingsByLanguage>>('person-names');
const MAX_TEXT = 30_000;
const MAX_SENTENCES = 3;
const YEAR = `(?: (?:${patternOf(WORDS.inYear)} )?(?:\\p{L}+ )?\\d{4})?`;
const EDGE = '(?<!\\p{L})';
/** `founded in 1998 by …` */
const FOUNDED_BY = new RegExp(
  `${patternOf(WORDS.founded)}${YEAR}(?: \\p{L}+){0,2} ${patternOf(WORDS.by)} (?<names>[^.;\\n]{5,200})`,
  'giu',
);
/** `von … gegründet` */
const FOUNDED_LAST = new RegExp(
  `${EDGE}${patternOf(WORDS.by)} (?<names>\\p{Lu}[^.;\\n]{5,120}?) ${patternOf(WORDS.foundedLast)}(?!\\p{L})`,
  'gu',
);
const WORD = "\\p{Lu}[\\p{L}.'’-]{0,30}";
const NAME = `${WORD} (?:${patternOf(PARTICLES)} ){0,2}${WORD}(?: ${WORD})?`;
const NAMES = `(?<names>${NAME}(?: ${patternOf(WORDS.and)} ${NAME})?)`;
/** `… founded the company`, `Die Firma gründete …`: the rest of the sentence tells what was founded. */
const ACTIVELY = ['founderFirst', 'verbFirst'].map((order) => {
  const verb = patternOf(WORDS.foundedActively);
  const core =
    order === 'founderFirst' ? `${EDGE}${NAMES} ${verb}(?!\\p{L})` : `${EDGE}${verb}${YEAR} ${NAMES}`;
  return new RegExp(`(?<before>[^.;\\n]{0,60}?)${core}(?<after>[^.;\\n]{0,80})`, 'gu');
});
const OWN_BUSINESS = new RegExp(`${EDGE}${patternOf(WORDS.ownBusiness)}(?!\\p{L})`, 'iu');
const BEFORE_FOUNDERS = new RegExp(`^(?:${patternOf(WORDS.beforeFounders)}|\\w+ engineers) `, 'i');

/** Returns the names of those who founded the company, as sentences of a page say. */
export function foundersIn(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  const text = page.text.slice(0, MAX_TEXT);
  const passively = [FOUNDED_BY, FOUNDED_LAST].flatMap((pattern) =>
    allMatches(text, pattern)
      .slice(0, MAX_SENTENCES)
      .flatMap(({ groups }) => enumeratedNames((groups?.['names'] ?? '').replace(BEFORE_FOUNDERS, ''))),
  );
  const actively = ACTIVELY.flatMap((pattern) =>
    allMatches(text, pattern).flatMap(({ groups }) => {
      const around = `${groups?.['before'] ?? ''} … ${groups?.['after'] ?? ''}`;
      const isOwn = OWN_BUSINESS.test(around) || isOwnName(around);
      return isOwn ? enumeratedNames(groups?.['names'] ?? '').filter((name) => isPlausibleName(name)) : [];
    }),
  );
  return [...passively, ...actively].filter(startsLikeName);
}
