/** The largest headcount of each range. */
const BUCKETS: readonly (readonly [string, number])[] = [
  ['1-10', 10],
  ['11-50', 50],
  ['51-200', 200],
  ['201-500', 500],
  ['501-1000', 1_000],
  ['1001-5000', 5_000],
  ['5001-10000', 10_000],
];

/** Returns the employee range of a headcount. */
export function employeeRange(employeeCount: number): string {
  return BUCKETS.find(([, largest]) => employeeCount <= largest)?.[0] ?? '10001+';
}
