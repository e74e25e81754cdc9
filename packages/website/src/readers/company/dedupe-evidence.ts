import type { EvidenceField, EvidenceOf } from '@firmlens/contract';

interface Reading {
  url: string | null;
  confidence: number;
}

/** How much more certain each further page makes a value. */
const PER_PAGE = 0.01;

/**
 * Returns the best evidence for each distinct value, highest confidence first, at most `limit`. Values with
 * the same `same` key count as one. A value found on several pages gets slightly more confidence.
 */
export function dedupeEvidence<F extends EvidenceField>(
  evidence: readonly EvidenceOf<F>[],
  limit: number,
  same: (value: EvidenceOf<F>['value']) => unknown = (value) => value,
): EvidenceOf<F>[] {
  return bestOfEach(evidence, limit, ({ value }) => same(value));
}

/** Returns the best reading for each key in the same way. */
export function bestOfEach<R extends Reading>(
  readings: readonly R[],
  limit: number,
  keyOf: (reading: R) => unknown,
  perPage = PER_PAGE,
): R[] {
  const best = new Map<unknown, R>();
  const seenOn = new Map<unknown, Set<string | null>>();
  for (const item of readings) {
    const key = keyOf(item);
    const known = best.get(key);
    if (!known || item.confidence > known.confidence) best.set(key, item);
    seenOn.set(key, (seenOn.get(key) ?? new Set()).add(item.url));
  }
  return [...best.entries()]
    .map(([key, item]) => {
      const repeated = Math.min(3, (seenOn.get(key)?.size ?? 1) - 1) * perPage;
      return { ...item, confidence: Math.min(0.99, Math.round((item.confidence + repeated) * 100) / 100) };
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, limit);
}
