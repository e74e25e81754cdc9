/** Returns a JSON value as a cell: lists of texts are joined by semicolons, other structures are JSON. */
export function csvValue(value: unknown): string | number | null {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string') return value;
  const isPlain = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return isPlain ? value.join('; ') : JSON.stringify(value);
}
