import type { EvidenceField, EvidenceOf, EvidenceValues } from '@firmlens/contract';
import type { Observe, Provenance } from '../source';

/** Returns a function that turns a value seen in one place into evidence, and null into none. */
export function createFieldObserver(observe: Observe, seen: Provenance) {
  return <F extends EvidenceField>(field: F, value: EvidenceValues[F] | null): EvidenceOf<F>[] =>
    value === null ? [] : [observe(field, value, seen)];
}
