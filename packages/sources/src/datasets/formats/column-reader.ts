/** Returns the cell of a column, or undefined if the row has none. */
export type ColumnReader<C extends string> = (cells: readonly unknown[], column: C) => unknown;

/**
 * Finds columns by their names, of which each column can have several. Returns null if a needed column is
 * missing. `fold` makes the spellings of a name equal.
 */
export function createColumnReader<C extends string>(
  columns: readonly string[],
  names: Readonly<Record<C, readonly string[]>>,
  needed: readonly NoInfer<C>[],
  fold: (name: string) => string = (name) => name.trim(),
): ColumnReader<C> | null {
  const given = new Map(columns.map((name, at) => [fold(name), at]));
  const places = new Map<C, number>();
  for (const column of Object.keys(names) as C[]) {
    const name = names[column].find((candidate) => given.has(candidate));
    if (name !== undefined) places.set(column, given.get(name) ?? -1);
  }
  if (!needed.every((column) => places.has(column))) return null;
  return (cells, column) => {
    const at = places.get(column);
    return at === undefined ? undefined : cells[at];
  };
}

/** Maps each column to its name as the only alias. */
export function columnsWithoutAliases<C extends string>(columns: readonly C[]): Record<C, readonly string[]> {
  return Object.fromEntries(columns.map((column) => [column, [column]])) as unknown as Record<
    C,
    readonly string[]
  >;
}
