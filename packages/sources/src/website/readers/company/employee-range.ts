/** The ranges of headcount, by their upper ends. */
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

/** The range that holds a headcount; of a span the one that holds its middle. Null for no number of people. */
export function employeeRange(from: number, to: number = from): string | null {
  const middle = (from + to) / 2;
  return middle >= 1 && from <= to ? (RANGES.find(([upTo]) => middle <= upTo)?.[1] ?? null) : null;
}
