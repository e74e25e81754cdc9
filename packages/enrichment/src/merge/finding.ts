import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import type { Sortable } from './sort-by-trust';
import { type Group, groupEvidence, type KeysOf } from './group-evidence';
import { mergeRecords } from './merge-records';
import { textKey } from './name-keys';
import { pickOne } from './pick-one';

/** The value of one field of a module, and the evidence that it stands on. */
export interface Finding<T> {
  value: T;
  evidence: readonly Evidence[];
}

export const UNKNOWN: Finding<null> = { value: null, evidence: [] };

/** The believed value of a field, or null. */
export function singleFinding<F extends EvidenceField>(
  evidence: readonly Evidence[],
  field: F,
): Finding<EvidenceValues[F] | null> {
  const { winner } = pickOne(evidence, field);
  return winner === null ? UNKNOWN : { value: winner.value, evidence: [winner] };
}

/** The first finding that knows a value: a field's rules, most trusted first. */
export function firstKnown<T>(...rules: Finding<T | null>[]): Finding<T | null> {
  return rules.find(({ value }) => value !== null) ?? UNKNOWN;
}

/** A list that is empty where it was looked for and nothing was found, and unknown where nobody looked. */
export function emptyIf<T>(isLookedFor: boolean | undefined, list: Finding<T[] | null>): Finding<T[] | null> {
  return list.value === null && isLookedFor === true ? { value: [], evidence: [] } : list;
}

/** What follows from a known value, standing on the same evidence. */
export function derive<T, U>(finding: Finding<T | null>, rule: (value: T) => U): Finding<U | null> {
  return finding.value === null ? UNKNOWN : { value: rule(finding.value), evidence: finding.evidence };
}

/** The number of items of a list; null where the list is unknown. */
export function countOf(list: Finding<readonly unknown[] | null>): Finding<number | null> {
  return derive(list, ({ length }) => length);
}

/** A list of what each group is turned into; null where there is no group. */
export function listOf<F extends EvidenceField, T>(
  groups: readonly Group<F>[],
  cap: number,
  itemOf: (group: Group<F>) => T,
): Finding<T[] | null> {
  if (groups.length === 0) return UNKNOWN;
  const kept = groups.slice(0, cap);
  return { value: kept.map(itemOf), evidence: kept.flat() };
}

type FieldOf<Value> = { [F in EvidenceField]: EvidenceValues[F] extends Value ? F : never }[EvidenceField];

/** The distinct texts of a list field, best first, at most `cap`; null where none was seen. */
export function texts<F extends FieldOf<string>>(
  evidence: readonly Evidence[],
  field: F,
  cap: number,
  keyOf: (text: string) => string = textKey,
): Finding<EvidenceValues[F][] | null> {
  const groups = groupEvidence(evidence, field, (text) => [keyOf(text)]);
  return listOf(groups, cap, ([best]) => best.value);
}

/** The distinct records of a list field, each with its gaps filled, best first, at most `cap`; null where none was seen. */
export function records<F extends FieldOf<object>>(
  evidence: readonly Evidence[],
  field: F,
  cap: number,
  keysOf: KeysOf<F>,
): Finding<EvidenceValues[F][] | null> {
  return listOf(groupEvidence(evidence, field, keysOf), cap, recordOf);
}

/** One record of a group: its best, the gaps filled from the rest. */
export function recordOf<F extends FieldOf<object>>([best, ...others]: Group<F>): EvidenceValues[F] {
  return mergeRecords([best.value, ...others.map(({ value }: Sortable<F>) => value)]);
}
