import type { SearchableText } from './searchable-text';
import { perLanguage } from './wording/languages';
import { compilePattern } from './wording/compile-pattern';

type Kind = 'advice' | 'publicBodies' | 'roundup' | 'calledOff';

const patternsOf = perLanguage(({ noNews }): Record<Kind, RegExp[]> => ({
  advice: noNews.advice.map((words) => compilePattern(words)),
  publicBodies: [compilePattern(noNews.publicBodies)],
  roundup: [compilePattern(noNews.roundups)],
  calledOff: noNews.calledOff.map((words) => compilePattern(words)),
}));
/** Advice, questions, invitations, opinions and prices of shares: what stands in news and tells no event. */
export function givesAdvice(headline: SearchableText): boolean {
  return fits('advice', headline);
}

/** A headline that begins with the state, its market or a customer. */
export function isAboutPublicBodies(headline: SearchableText): boolean {
  return fits('publicBodies', headline);
}

/** A headline about many companies, in which one is named among others. */
export function isRoundup(headline: SearchableText): boolean {
  return fits('roundup', headline) || /;.*;/.test(headline.written);
}

/** An event that is denied, called off or put off: it has not happened, and nobody says that it will. */
export function isCancelled(headline: SearchableText): boolean {
  return fits('calledOff', headline);
}

function fits(kind: Kind, { folded, languages }: SearchableText): boolean {
  return languages.some((language) =>
    patternsOf(language)[kind].some((pattern) => {
      pattern.lastIndex = 0;
      return pattern.test(folded);
    }),
  );
}
