function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Returns the first record with its gaps filled from the others, in order. */
export function mergeRecords<T extends object>(records: readonly [T, ...T[]]): T {
  const [best, ...others] = records;
  const merged = { ...best };
  for (const other of others) {
    for (const name of Object.keys(other) as (keyof T)[]) {
      if (isMissing(merged[name])) merged[name] = other[name];
    }
  }
  return merged;
}
