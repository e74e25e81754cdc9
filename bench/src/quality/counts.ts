/** Correct and incorrect results of one kind. */
export interface Counts {
  /** Returned and correct. */
  right: number;
  /** Returned but incorrect. */
  wrong: number;
  /** Not returned, or returned with another value. */
  missed: number;
}

export type CountsByName = Map<string, Counts>;

/** Adds to the counts of a name. A new name starts at zero. */
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

/** Returns the correct share of what was returned, or null if nothing was returned. */
export function precision({ right, wrong }: Counts): number | null {
  return right + wrong === 0 ? null : right / (right + wrong);
}

/** Returns the share of the expected values that were returned, or null if none were expected. */
export function recall({ right, missed }: Counts): number | null {
  return right + missed === 0 ? null : right / (right + missed);
}

/** Adds up all counts. */
export function sum(all: Iterable<Counts>): Counts {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of all) {
    total.right += right;
    total.wrong += wrong;
    total.missed += missed;
  }
  return total;
}
