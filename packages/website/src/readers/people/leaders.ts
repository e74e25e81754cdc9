import { type CompanyNameMatcher, speaksInFirstPerson } from '@firmlens/headlines';
import { allMatches, patternOf } from '@firmlens/text';
import { isAboutOthers } from '../../attribution/about-others';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { splitSentences } from '../split-sentences';
import { enumeratedNames } from './enumerated-names';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';
import { isPlausibleName, startsLikeName } from './starts-like-name';

const MAX_SENTENCE = 400;
/** `led by Maya Lindqvist and …` */
const LED_BY = new RegExp(`(?<!\\p{L})${patternOf(WORDS.ledBy)} (?<names>\\p{L}[^.;\\n]{4,120})`, 'giu');

/** The same, to ask a whole text before its sentences. */
const SAYS_WHO_LEADS = new RegExp(LED_BY.source, 'iu');

/** Returns the names of those who lead the company, as sentences of a page say of it. */
export function leadersIn(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  const isOwn = (sentence: string): boolean =>
    sentence.length <= MAX_SENTENCE && (isOwnName(sentence) || speaksInFirstPerson(sentence));
  const names = layoutOf(page)
    .blocks.filter(({ region, text }) => region === 'main' && SAYS_WHO_LEADS.test(text))
    .flatMap((block) => {
      const found = splitSentences(block.text).flatMap((sentence) => {
        const matches = allMatches(sentence, LED_BY);
        return matches.length > 0 && isOwn(sentence) ? matches : [];
      });
      return found.length > 0 && !isAboutOthers(block) ? found : [];
    })
    .flatMap(({ groups }) => enumeratedNames(groups?.['names'] ?? ''));
  return [...new Set(names)].filter((name) => isPlausibleName(name) && startsLikeName(name));
}
