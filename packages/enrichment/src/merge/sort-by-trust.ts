import type { Evidence, EvidenceField, EvidenceOf } from '@firmlens/contract';
import { compareText } from './name-keys';
import { trustRank } from './trust';

/** Evidence of one field that is known to be one of the evidence the field names allow. */
export type Sortable<F extends EvidenceField> = Evidence & EvidenceOf<F>;

/** JSON with sorted keys: the same text for values that are equal. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => compareText(a, b)))
      : part,
  );
}

/**
 * Evidence of one field, the most believable first: by the field's order of trust, then the fresher, then the
 * surer. What is still equal is ordered by its content, so that the order of the input never shows.
 */
export function sortByTrust<F extends EvidenceField>(evidence: readonly Sortable<F>[]): Sortable<F>[] {
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
