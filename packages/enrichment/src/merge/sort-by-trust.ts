import type { Evidence, EvidenceField, EvidenceOf } from '@firmlens/contract';
import { compareText } from './name-keys';
import { trustRank } from './trust';

/** Evidence of one field, narrowed to the type of that field. */
export type FieldEvidence<F extends EvidenceField> = Evidence & EvidenceOf<F>;

/** Returns JSON with sorted keys, so that equal values give equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => compareText(a, b)))
      : part,
  );
}

/** How trusted a piece of evidence is: by the field's order of trust, then recency, then confidence. */
interface Trust {
  rank: number;
  observedAt: number;
  confidence: number;
}

function trustOf({ field, source, observed_at, confidence }: Evidence): Trust {
  return {
    rank: trustRank(field, source),
    observedAt: Date.parse(observed_at) || 0,
    confidence: confidence || 0,
  };
}

const compareTrust = (a: Trust, b: Trust): number =>
  a.rank - b.rank || b.observedAt - a.observedAt || b.confidence - a.confidence;

/**
 * Sorts evidence of one field, most trusted first. Ties are ordered by content, so the order of the input
 * never matters.
 */
export function sortByTrust<F extends EvidenceField>(
  evidence: readonly FieldEvidence<F>[],
): FieldEvidence<F>[] {
  return evidence
    .map((item) => ({ item, ...trustOf(item), content: canonicalJson(item) }))
    .sort((a, b) => compareTrust(a, b) || compareText(a.content, b.content))
    .map(({ item }) => item);
}

/** Sorts evidence of one field like `sortByTrust`, but leaves ties in their order, which is much faster. */
export function sortStored<Item extends Evidence>(evidence: readonly Item[]): Item[] {
  return evidence
    .map((item) => ({ item, ...trustOf(item) }))
    .sort(compareTrust)
    .map(({ item }) => item);
}
