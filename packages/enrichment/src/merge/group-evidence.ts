import { type Evidence, type EvidenceField, type EvidenceValues, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from './sort-by-trust';

/** All evidence of one item of a list, best first. */
export type Group<F extends EvidenceField> = readonly [FieldEvidence<F>, ...FieldEvidence<F>[]];

/** The keys of an item. Items that share a key are the same thing. */
export type KeysOf<F extends EvidenceField> = (value: EvidenceValues[F]) => readonly [string, ...string[]];

/**
 * Groups the evidence of a list field into items: whatever shares a key, directly or through a third, is one
 * item. Items are in the order of their best evidence.
 */
export function groupEvidence<F extends EvidenceField>(
  evidence: readonly Evidence[],
  field: F,
  keysOf: KeysOf<F>,
): Group<F>[] {
  const seen = sortByTrust<F>(evidenceFor(evidence, field)).map((item) => ({
    item,
    keys: keysOf(item.value),
  }));

  /** Maps each key to all keys of its item. The array's identity stands for the item. */
  const linked = new Map<string, readonly string[]>();
  for (const { keys } of seen) {
    const all = [...new Set(keys.flatMap((key) => linked.get(key) ?? [key]))];
    for (const key of all) linked.set(key, all);
  }

  const groups = new Map<unknown, [FieldEvidence<F>, ...FieldEvidence<F>[]]>();
  for (const { item, keys } of seen) {
    const identity = linked.get(keys[0]);
    const group = groups.get(identity);
    if (group === undefined) groups.set(identity, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
