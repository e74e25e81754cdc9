import type { HighlightObservation } from '@firmlens/contract';
import { loadVocabulary, foldedPatternOf, type SpellingsByLanguage } from '@firmlens/text';

import type { SearchableText } from './searchable-text';
import { perLanguage } from './wording/languages';
import { compilePattern } from './wording/compile-pattern';

export type Certainty = HighlightObservation['class'];
/** Who publishes a headline: the company itself, a newspaper or agency, or anyone in a discussion. */
export type PublisherType = 'own' | 'news' | 'discussion';

const patternsOf = perLanguage(({ hedges }) => ({
  hearsay: compilePattern(hedges.hearsay),
  unsettled: compilePattern(hedges.unsettled),
  modal: compilePattern(hedges.modal),
}));
const CLAUSES =
  loadVocabulary<Record<'relativeClauses' | 'relativeClausesAfterComma', SpellingsByLanguage>>('clauses');
/**
 * A clause that begins with one of these describes a thing, not the event: `a robot that could change
 * warehouses`.
 */
const RELATIVE_CLAUSE = new RegExp(
  `(?:,? ${foldedPatternOf(CLAUSES.relativeClauses)}|, ${foldedPatternOf(CLAUSES.relativeClausesAfterComma)}) .*$`,
);

const { iAm, articles, positions, leaving, askAnything } = loadVocabulary<{
  founderSpeaks: Record<'iAm' | 'articles' | 'positions' | 'leaving' | 'askAnything', SpellingsByLanguage>;
}>('self-references').founderSpeaks;
/**
 * Wording of someone who writes for the company in a discussion: `I'm the CTO`, `We (Acme) are …, ask us
 * anything`.
 */
const SPEAKS_FOR_COMPANY = new RegExp(
  `^we \\(|\\b${foldedPatternOf(askAnything)}\\b|` +
    `\\b${foldedPatternOf(iAm)} (?:${foldedPatternOf(articles)} )?${foldedPatternOf(positions)}\\b|` +
    `^${foldedPatternOf(leaving)}\\b`,
);

/**
 * Classifies how certain a reported event is. What the company says about itself is confirmed, even if it is
 * still to come. For other publishers, more words count as hedges. Hearsay is a rumour whoever publishes it.
 */
export function certaintyOf(headline: SearchableText, origin: PublisherType): Certainty {
  if (origin === 'discussion' && SPEAKS_FOR_COMPANY.test(headline.folded)) return 'confirmed';
  if (isHearsay(headline) || matchesHedge('modal', withoutRelativeClause(headline), headline))
    return 'rumour';
  if (origin === 'own') return 'confirmed';
  return matchesHedge('unsettled', headline.folded, headline) ? 'rumour' : 'reported';
}

/** Whether a text names no source, or an anonymous one. */
export function isHearsay(headline: SearchableText): boolean {
  // `open-sources` says nothing about sources.
  return matchesHedge('hearsay', headline.folded.replace(/open[- ]sourc\w*/g, ''), headline);
}

function withoutRelativeClause({ folded }: SearchableText): string {
  return folded.replace(RELATIVE_CLAUSE, '');
}

function matchesHedge(
  kind: 'hearsay' | 'unsettled' | 'modal',
  text: string,
  { languages }: SearchableText,
): boolean {
  return languages.some((language) => {
    const pattern = patternsOf(language)[kind];
    pattern.lastIndex = 0;
    return pattern.test(text);
  });
}
