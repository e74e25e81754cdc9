import type { CompanyNameMatcher } from '@firmlens/headlines';
import {
  allMatches,
  isGivenName,
  loadVocabulary,
  nameLikelihood,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { isOtherPartyLine } from '../company/legal-lines';
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
  `${patternOf(WORDS.founded)}${YEAR}(?: \\p{L}+){0,2} ${patternOf(WORDS.by)} (?<names>(?:[^.;\\n]|(?<=[ .]\\p{L})\\.){5,200})`,
  'giu',
);
/** `von … gegründet` */
const FOUNDED_LAST = new RegExp(
  `${EDGE}${patternOf(WORDS.by)} (?<names>\\p{Lu}[^.;\\n]{5,120}?) ${patternOf(WORDS.foundedLast)}(?!\\p{L})`,
  'gu',
);
const WORD = "\\p{Lu}[\\p{L}.'’-]{0,30}";
const NAME = `${WORD} (?:${patternOf(PARTICLES)} ){0,2}${WORD}(?: ${WORD})?`;
const NAMES = `(?<names>(?:\\p{Lu}\\p{Ll}{1,20} ${patternOf(WORDS.and)} )?${NAME}(?: ${patternOf(WORDS.and)} ${NAME})?)`;
const VERB = patternOf(WORDS.foundedActively);
const FOUNDING_VERB = new RegExp(`${EDGE}${VERB}(?!\\p{L})`, 'gu');
/** `… founded the company`, `Die Firma gründete …`: the rest of the sentence tells what was founded. */
const ACTIVELY = ['founderFirst', 'verbFirst'].map((order) => {
  const core =
    order === 'founderFirst' ? `${EDGE}${NAMES} ${VERB}(?!\\p{L})` : `${EDGE}${VERB}${YEAR} ${NAMES}`;
  return new RegExp(`(?<before>[^.;\\n]{0,60}?)${core}(?<after>[^.;\\n]{0,80})`, 'gu');
});
/** Twice what ACTIVELY reads on either side of the verb. */
const AROUND_VERB = 500;
const OWN_BUSINESS = new RegExp(`${EDGE}${patternOf(WORDS.ownBusiness)}(?!\\p{L})`, 'iu');
const BEFORE_FOUNDERS = new RegExp(`^(?:${patternOf(WORDS.beforeFounders)}|\\w+ engineers) `, 'i');

/** Returns the names of those who founded the company, as sentences of a page say. */
export function foundersIn(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  const text = page.text.slice(0, MAX_TEXT);
  const passively = [FOUNDED_BY, FOUNDED_LAST].flatMap((pattern) =>
    allMatches(text, pattern)
      .slice(0, MAX_SENTENCES)
      .filter(({ 0: match, index }) => !isOtherPartyLine([lineAt(text, index, match.length)], 0))
      .flatMap(({ groups }) => enumeratedNames((groups?.['names'] ?? '').replace(BEFORE_FOUNDERS, ''))),
  );
  const passages = passagesWithVerb(text);
  const actively = ACTIVELY.flatMap((pattern) =>
    passages.flatMap((passage) =>
      allMatches(passage, pattern).flatMap(({ groups }) => {
        const around = `${groups?.['before'] ?? ''} … ${groups?.['after'] ?? ''}`;
        const isOwn = OWN_BUSINESS.test(around) || isOwnName(around);
        return isOwn ? enumeratedNames(groups?.['names'] ?? '').filter((name) => isPlausibleName(name)) : [];
      }),
    ),
  );
  // `established by IIT Delhi`
  const isName = (name: string): boolean =>
    startsLikeName(name) && (isGivenName(name.split(' ')[0] ?? '') || nameLikelihood(name) !== 'unlikely');
  return [...new Set([...passively, ...actively])].filter(isName);
}

function lineAt(text: string, index: number, length: number): string {
  return text.slice(text.lastIndexOf('\n', index) + 1, index + length);
}

/** Returns what is around the founding verbs: few texts have one, and ACTIVELY is slow to try everywhere. */
function passagesWithVerb(text: string): string[] {
  let end = 0;
  return allMatches(text, FOUNDING_VERB).flatMap(({ index }) => {
    if (index + AROUND_VERB / 2 < end) return [];
    end = index + AROUND_VERB;
    return [text.slice(text.lastIndexOf(' ', Math.max(0, index - AROUND_VERB)) + 1, end)];
  });
}
