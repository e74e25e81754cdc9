/** What was right and wrong of one kind of thing. */
export interface Counts {
  /** Given, and right. */
  right: number;
  /** Given, and wrong. */
  wrong: number;
  /** Not given, or something else in its place. */
  missed: number;
}

export type CountsByName = Map<string, Counts>;

/** Adds to the counts of a name; one that is new begins at nothing. */
export function count(
  counts: CountsByName,
  name: string,
  { right = 0, wrong = 0, missed = 0 }: Partial<Counts>,
): void {
  const known = counts.get(name) ?? { right: 0, wrong: 0, missed: 0 };
  counts.set(name, {
    right: known.right + right,
    wrong: known.wrong + wrong,
    missed: known.missed + missed,
  });
}

/** The share of what was given that is right; null where nothing was given. */
export function precision({ right, wrong }: Counts): number | null {
  return right + wrong === 0 ? null : right / (right + wrong);
}

/** The share of what there is that was given; null where there is nothing. */
export function recall({ right, missed }: Counts): number | null {
  return right + missed === 0 ? null : right / (right + missed);
}

/** All counts together. */
export function sum(all: Iterable<Counts>): Counts {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of all) {
    total.right += right;
    total.wrong += wrong;
    total.missed += missed;
  }
  return total;
}
