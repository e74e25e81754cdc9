/** Correct and incorrect results of one kind. */
export interface Counts {
  /** Returned and correct. */
  right: number;
  /** Returned but incorrect. */
  wrong: number;
  /** Not returned, or returned with another value. */
  missed: number;
  /** Returned and correct, beside what is expected: counts for precision only. */
  extra?: number;
}

export type CountsByName = Map<string, Counts>;

/** Adds to the counts of a name. A new name starts at zero. */
export function count(
  counts: CountsByName,
  name: string,
  { right = 0, wrong = 0, missed = 0, extra = 0 }: Partial<Counts>,
): void {
  counts.set(
    name,
    sum([counts.get(name) ?? { right: 0, wrong: 0, missed: 0 }, { right, wrong, missed, extra }]),
  );
}

/** Returns the correct share of what was returned, or null if nothing was returned. */
export function precision({ right, wrong, extra = 0 }: Counts): number | null {
  const returned = right + extra + wrong;
  return returned === 0 ? null : (right + extra) / returned;
}

/** Returns the share of the expected values that were returned, or null if none were expected. */
export function recall({ right, missed }: Counts): number | null {
  return right + missed === 0 ? null : right / (right + missed);
}

/** Adds up all counts. */
export function sum(all: Iterable<Counts>): Counts {
  const total = { right: 0, wrong: 0, missed: 0 };
  let extras = 0;
  for (const { right, wrong, missed, extra = 0 } of all) {
    total.right += right;
    total.wrong += wrong;
    total.missed += missed;
    extras += extra;
  }
  return extras === 0 ? total : { ...total, extra: extras };
}
