/** JSON that PostgreSQL takes: it knows no NUL character and no lone surrogate, so that strings lose theirs. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? item.replaceAll('\0', '').toWellFormed() : item,
  );
}
