/** Formats a result for people: one line per field, nested fields indented, one line per list item. */
export function formatResult(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    return value.length === 0
      ? `${indent}(none)`
      : value.map((item) => `${indent}- ${JSON.stringify(item)}`).join('\n');
  }
  if (typeof value !== 'object' || value === null) return `${indent}${String(value)}`;
  return Object.entries(value)
    .map(([name, item]) =>
      typeof item === 'object' && item !== null
        ? `${indent}${name}:\n${formatResult(item, `${indent}  `)}`
        : `${indent}${name}: ${String(item)}`,
    )
    .join('\n');
}
