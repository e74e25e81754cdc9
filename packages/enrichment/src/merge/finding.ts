import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import type { FieldEvidence } from './sort-by-trust';
import { type Group, groupEvidence, type KeysOf } from './group-evidence';
import { mergeRecords } from './merge-records';
import { textKey } from './name-keys';
import { pickOne } from './pick-one';

/** The value of one field of a module, and the evidence for it. */
export interface Finding<T> {
  value: T;
  evidence: readonly Evidence[];
}

export const UNKNOWN: Finding<null> = { value: null, evidence: [] };

/** Returns the most trusted value of a field, or null. */
export function singleFinding<F extends EvidenceField>(
  evidence: readonly Evidence[],
  field: F,
): Finding<EvidenceValues[F] | null> {
  const { winner } = pickOne(evidence, field);
  return winner === null ? UNKNOWN : { value: winner.value, evidence: [winner] };
}

/** Returns the first finding with a value. Pass a field's rules most trusted first. */
export function firstKnown<T>(...rules: Finding<T | null>[]): Finding<T | null> {
  return rules.find(({ value }) => value !== null) ?? UNKNOWN;
}

/** Returns an empty list if the field was queried and nothing was found, and null if it was not queried. */
export function emptyIf<T>(wasQueried: boolean | undefined, list: Finding<T[] | null>): Finding<T[] | null> {
  return list.value === null && wasQueried === true ? { value: [], evidence: [] } : list;
}

/** Derives a value from a known one, on the same evidence. */
export function derive<T, U>(finding: Finding<T | null>, rule: (value: T) => U): Finding<U | null> {
  return finding.value === null ? UNKNOWN : { value: rule(finding.value), evidence: finding.evidence };
}

/** Returns the number of items in a list, or null if the list is unknown. */
export function countOf(list: Finding<readonly unknown[] | null>): Finding<number | null> {
  return derive(list, ({ length }) => length);
}

/** Maps each group to an item of a list; null if there is no group. */
export function listOf<F extends EvidenceField, T>(
  groups: readonly Group<F>[],
  cap: number,
  itemOf: (group: Group<F>) => T,
): Finding<T[] | null> {
  if (groups.length === 0) return UNKNOWN;
  const shown = groups.slice(0, cap);
  return { value: shown.map(itemOf), evidence: shown.flat() };
}

type FieldOf<Value> = { [F in EvidenceField]: EvidenceValues[F] extends Value ? F : never }[EvidenceField];

/** Returns the distinct texts of a list field, best first, at most `cap`; null if there are none. */
export function texts<F extends FieldOf<string>>(
  evidence: readonly Evidence[],
  field: F,
  cap: number,
  keyOf: (text: string) => string = textKey,
): Finding<EvidenceValues[F][] | null> {
  const groups = groupEvidence(evidence, field, (text) => [keyOf(text)]);
  return listOf(groups, cap, ([best]) => best.value);
}

/**
 * Returns the distinct records of a list field, each with its gaps filled, best first, at most `cap`; null if
 * there are none.
 */
export function records<F extends FieldOf<object>>(
  evidence: readonly Evidence[],
  field: F,
  cap: number,
  keysOf: KeysOf<F>,
): Finding<EvidenceValues[F][] | null> {
  return listOf(groupEvidence(evidence, field, keysOf), cap, recordOf);
}

/** Merges a group into one record: its best, with gaps filled from the rest. */
export function recordOf<F extends FieldOf<object>>([best, ...others]: Group<F>): EvidenceValues[F] {
  return mergeRecords([best.value, ...others.map(({ value }: FieldEvidence<F>) => value)]);
}
