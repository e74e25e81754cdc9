import type { EvidenceField, EvidenceOf, EvidenceValues } from '@firmlens/contract';
import type { Observe, Seen } from '../source';

/** Makes evidence of values seen in one place: a piece for a value, none for null. */
export function sourceName(observe: Observe, seen: Seen) {
  return <F extends EvidenceField>(field: F, value: EvidenceValues[F] | null): EvidenceOf<F>[] =>
    value === null ? [] : [observe(field, value, seen)];
}
