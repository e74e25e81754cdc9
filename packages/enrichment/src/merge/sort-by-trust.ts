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

/**
 * Sorts evidence of one field, most trusted first: by the field's order of trust, then recency, then
 * confidence. Remaining ties are ordered by content, so the order of the input never matters.
 */
export function sortByTrust<F extends EvidenceField>(
  evidence: readonly FieldEvidence<F>[],
): FieldEvidence<F>[] {
  return evidence
    .map((item) => ({
      item,
      rank: trustRank(item.field, item.source),
      observedAt: Date.parse(item.observed_at) || 0,
      confidence: item.confidence || 0,
      content: canonicalJson(item),
    }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.observedAt - a.observedAt ||
        b.confidence - a.confidence ||
        compareText(a.content, b.content),
    )
    .map(({ item }) => item);
}
