import type { EvidenceField, EvidenceOf, EvidenceValues } from '@firmlens/contract';
import type { Observe, Provenance } from '../source';

/** Makes evidence of values seen in one place: a piece for a value, none for null. */
export function createFieldObserver(observe: Observe, seen: Provenance) {
  return <F extends EvidenceField>(field: F, value: EvidenceValues[F] | null): EvidenceOf<F>[] =>
    value === null ? [] : [observe(field, value, seen)];
}
