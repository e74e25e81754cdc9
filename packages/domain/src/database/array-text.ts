const NUL = /\0/g;
const SPECIAL = /["\\]/g;

/**
 * Returns a one-dimensional array as PostgreSQL writes it, without NULs, which it rejects, and lone surrogates. A long
 * array costs a third less processor time as one text than as a parameter of which Prisma looks at each item, or as
 * JSON that PostgreSQL parses (`bench request-log`).
 */
export function arrayText(items: readonly (string | number | null)[]): string {
  return `{${items.map(itemText).join(',')}}`;
}

function itemText(item: string | number | null): string {
  if (item === null) return 'NULL';
  if (typeof item === 'number') return String(item);
  return `"${item.toWellFormed().replace(NUL, '').replace(SPECIAL, '\\$&')}"`;
}
