import type { LabelledPerson, LabelledSite } from './labelled-sites';
import { samePosition } from './same-fact';
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

/** Values by the item that they match, and the items that none matches. */
interface Matches {
  matches: Map<unknown, unknown>;
  unmatched: unknown[];
}

/** Matches values with items, and notes for each value the first item that it matches. */
function matchItems(items: readonly unknown[], left: Set<unknown>, field: SiteField): Matches {
  if (field.kind === 'people') return matchPeople(items, left, field);
  const { isSame, textOf = nameOf } = field;
  const matches = new Map<unknown, unknown>();
  const unmatched = items.filter((item) => {
    const same = [...left].filter((value) => isSame(textOf(value), item));
    for (const value of same) if (!matches.has(value)) matches.set(value, item);
    return same.length === 0;
  });
  return { matches, unmatched };
}

/** Initials fit several people: each item takes one of them, with its own title if there is one. */
function matchPeople(items: readonly unknown[], left: Set<unknown>, { isSame }: SiteField): Matches {
  const matches = new Map<unknown, unknown>();
  const take = (isMatch: (value: unknown, item: unknown) => boolean) => (item: unknown) => {
    const value = [...left].find((candidate) => isMatch(candidate, item));
    if (value === undefined) return true;
    matches.set(value, item);
    left.delete(value);
    return false;
  };
  const isSameName = (value: unknown, item: unknown) => isSame(nameOf(value), item);
  const rest = items.filter(take((value, item) => isSameName(value, item) && hasSameTitle(value, item)));
  return { matches, unmatched: rest.filter(take(isSameName)) };
}

function hasSameTitle(value: unknown, label: unknown): boolean {
  const { position } = value as { position?: string | null };
  const title = typeof label === 'string' ? undefined : (label as LabelledPerson).title;
  return title !== undefined && typeof position === 'string' && samePosition(position, title);
}

/** Judges the values that a site's labels of one field say something about. */
export function judgeValues(
  { truth, accept, reject, complete, absent }: LabelledSite,
  label: string,
  field: SiteField,
  values: readonly unknown[],
): Judgement {
  const labels = listOf(truth[label]);
  // A range of headcounts may include a rejected number as well as the right one.
  const isStated = (value: unknown) =>
    field.kind === 'one' && labels.some((item) => field.isSame(nameOf(value), item));
  const left = new Set(values);
  const rejected = matchItems(
    listOf(reject?.[label]),
    new Set(values.filter((value) => !isStated(value))),
    field,
  ).matches;
  for (const value of rejected.keys()) left.delete(value);
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
