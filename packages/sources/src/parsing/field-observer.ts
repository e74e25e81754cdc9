import type { EvidenceField, EvidenceOf, EvidenceValues } from '@firmlens/contract';
import type { Observe, Provenance } from '../source';

/**
 * Returns a function that turns a field's value into evidence with the given provenance, and null into an
 * empty list.
 */
export function createFieldObserver(observe: Observe, seen: Provenance) {
  return <F extends EvidenceField>(field: F, value: EvidenceValues[F] | null): EvidenceOf<F>[] =>
    value === null ? [] : [observe(field, value, seen)];
}
