import { createPatternFilter, requiredLiterals } from '@firmlens/text';
import type { SearchableText } from './searchable-text';
import { perLanguage } from './wording/languages';
import { compilePattern } from './wording/compile-pattern';
import type { Words } from './wording/wording';

type Kind = 'advice' | 'publicBodies' | 'roundup' | 'calledOff';

/** Returns the patterns of each kind that may match a text. */
const patternsOf = perLanguage(({ noNews }): Record<Kind, (text: string) => RegExp[]> => ({
  advice: compilePatterns(noNews.advice),
  publicBodies: compilePatterns([noNews.publicBodies]),
  roundup: compilePatterns([noNews.roundups]),
  calledOff: compilePatterns(noNews.calledOff),
}));

function compilePatterns(all: readonly Words[]): (text: string) => RegExp[] {
  return createPatternFilter(
    all.map((words) => compilePattern(words)),
    ({ source }) => requiredLiterals(source),
  );
}

/**
 * Whether the headline is advice, a question, an invitation, an opinion or a share price: common in news, but
 * no event.
 */
export function givesAdvice(headline: SearchableText): boolean {
  return matchesKind('advice', headline);
}

/** Whether the headline begins with the state, its market or a customer. */
export function isAboutPublicBodies(headline: SearchableText): boolean {
  return matchesKind('publicBodies', headline);
}

/** Whether the headline is about many companies and merely names one of them. */
export function isRoundup(headline: SearchableText): boolean {
  return matchesKind('roundup', headline) || /;.*;/.test(headline.written);
}

/** Whether the event is denied, cancelled or postponed. It has not happened, and no one says that it will. */
export function isCancelled(headline: SearchableText): boolean {
  return matchesKind('calledOff', headline);
}

/** Several readers ask about the same headline. */
const known = new WeakMap<SearchableText, Map<Kind, boolean>>();

function matchesKind(kind: Kind, headline: SearchableText): boolean {
  const answers = known.get(headline) ?? new Map<Kind, boolean>();
  known.set(headline, answers);
  const answer = answers.get(kind) ?? hasPatternOf(kind, headline);
  answers.set(kind, answer);
  return answer;
}

function hasPatternOf(kind: Kind, { folded, languages }: SearchableText): boolean {
  return languages.some((language) =>
    patternsOf(language)
      [kind](folded)
      .some((pattern) => {
        pattern.lastIndex = 0;
        return pattern.test(folded);
      }),
  );
}
