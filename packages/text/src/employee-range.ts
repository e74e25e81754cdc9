/** Headcount ranges, by upper bound. */
const RANGES: readonly [upTo: number, range: string][] = [
  [10, '1-10'],
  [50, '11-50'],
  [200, '51-200'],
  [500, '201-500'],
  [1_000, '501-1000'],
  [5_000, '1001-5000'],
  [10_000, '5001-10000'],
  [Number.POSITIVE_INFINITY, '10001+'],
];

/**
 * Returns the range for a headcount. A span gets the range of its midpoint. Null if it is not a number of
 * people.
 */
export function employeeRange(from: number, to: number = from): string | null {
  const middle = (from + to) / 2;
  return middle >= 1 && from <= to ? (RANGES.find(([upTo]) => middle <= upTo)?.[1] ?? null) : null;
}
