import type { HighlightObservation } from '@firmlens/contract';
import type { SearchableText } from './searchable-text';
import { perLanguage } from './wording/languages';
import { compilePattern } from './wording/compile-pattern';

export type Certainty = HighlightObservation['class'];
/** Who publishes a headline: the company itself, a newspaper or agency, or anybody. */
export type PublisherType = 'own' | 'news' | 'discussion';

const patternsOf = perLanguage(({ hedges }) => ({
  hearsay: compilePattern(hedges.hearsay),
  unsettled: compilePattern(hedges.unsettled),
  modal: compilePattern(hedges.modal),
}));
/** What follows one of these is said of a thing, not of the event: `a robot that could change warehouses`. */
const ABOUT_A_THING =
  /(?:,? (?:that|which|who|how|what|where)|, (?:der|die|das|den|dem|deren|mit dem|mit der|womit)|,? (?:qui|dont|che|die|dat|waarmee)|,? que) .*$/;

/** Who writes in a discussion for the company: `I'm the CTO`, `We (Acme) are …, ask us anything`. */
const AS_THE_COMPANY =
  /^we \(|\bask (?:us|me) anything\b|\b(?:i'm|i am|ich bin|je suis|soy|sono|ik ben) (?:(?:the|a|one of the|its|der|die|le|la|el|il|de) )?(?:co-?founders?|founders?|cto|ceo|coo|cfo|maker|grunder\w*|fondat\w+|fundador\w*|oprichter)\b|^i'm (?:stepping|leaving|shutting|closing|selling|handing)\b/;

/**
 * The class of what is told. What the company says of itself is confirmed, also where it is still to come; a
 * newspaper's or anybody's report is hedged by more words. Hearsay is a rumour wherever it is told.
 */
export function certaintyOf(headline: SearchableText, origin: PublisherType): Certainty {
  if (origin === 'discussion' && AS_THE_COMPANY.test(headline.folded)) return 'confirmed';
  if (isHearsay(headline) || says('modal', withoutRelativeClause(headline), headline)) return 'rumour';
  if (origin === 'own') return 'confirmed';
  return says('unsettled', headline.folded, headline) ? 'rumour' : 'reported';
}

/** Whether a text names no source, or one that is not named. */
export function isHearsay(headline: SearchableText): boolean {
  // A company that `open-sources` something has no sources.
  return says('hearsay', headline.folded.replace(/open[- ]sourc\w*/g, ''), headline);
}

function withoutRelativeClause({ folded }: SearchableText): string {
  return folded.replace(ABOUT_A_THING, '');
}

function says(kind: 'hearsay' | 'unsettled' | 'modal', text: string, { languages }: SearchableText): boolean {
  return languages.some((language) => {
    const pattern = patternsOf(language)[kind];
    pattern.lastIndex = 0;
    return pattern.test(text);
  });
}
