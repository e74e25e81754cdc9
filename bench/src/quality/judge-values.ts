import type { LabelledSite } from './labelled-sites';
import { nameOf, type SiteField } from './site-fields';

/** Whether a value is right. `unjudged`: neither the labels nor a reader say so. */
export type Verdict = 'right' | 'wrong' | 'unjudged';

export interface Judgement {
  /** Each value with its verdict, and the label that it matches, if any. */
  values: { value: unknown; verdict: Verdict; label: unknown }[];
  /** The labels that no value matches. If one of several is enough, they count as one label. */
  missed: unknown[];
  /** How many labels a value matches. */
  found: number;
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** Matches values with items, and notes for each value the first item that it matches. */
function matchItems(
  items: readonly unknown[],
  left: Set<unknown>,
  { kind, isSame, isBestMatch, textOf = nameOf }: SiteField,
): { matches: Map<unknown, unknown>; unmatched: unknown[] } {
  const matches = new Map<unknown, unknown>();
  const unmatched = items.filter((item) => {
    const same = [...left].filter((value) => isSame(textOf(value), item));
    // Initials fit several people, so each item takes one: the one with its position, if any.
    const [first] = same;
    const best = same.find((value) => isBestMatch?.(value, item)) ?? first;
    const taken = kind === 'people' && best !== undefined ? [best] : same;
    for (const value of taken) {
      if (!matches.has(value)) matches.set(value, item);
      if (kind === 'people') left.delete(value);
    }
    return taken.length === 0;
  });
  return { matches, unmatched };
}

/** Judges the values that a site's labels of one field say something about. */
export function judgeValues(
  { truth, accept, reject, complete, absent }: LabelledSite,
  label: string,
  field: SiteField,
  values: readonly unknown[],
): Judgement {
  const left = new Set(values);
  const rejected = matchItems(listOf(reject?.[label]), left, field).matches;
  for (const value of rejected.keys()) left.delete(value);
  const labels = listOf(truth[label]);
  const { matches, unmatched } = matchItems(labels, left, field);
  const accepted = matchItems(listOf(accept?.[label]), left, field).matches;

  const isRight = (value: unknown) => matches.has(value) || accepted.has(value);
  const isOneEnough = field.kind === 'one' || field.kind === 'any';
  const isFound = isOneEnough && values.some(isRight);
  const isElseWrong =
    absent.includes(label) ||
    complete?.includes(label) === true ||
    (field.kind === 'one' && labels.length > 0);
  const missed = !isOneEnough ? unmatched : isFound || labels.length === 0 ? [] : [labels];
  return {
    values: values.map((value) => ({
      value,
      verdict: isRight(value) ? 'right' : isElseWrong || rejected.has(value) ? 'wrong' : 'unjudged',
      label: matches.get(value) ?? null,
    })),
    missed,
    found: isOneEnough ? Number(isFound && labels.length > 0) : labels.length - unmatched.length,
  };
}
