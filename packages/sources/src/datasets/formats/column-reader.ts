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
  const positionByName = new Map(columns.map((name, position) => [fold(name), position]));
  const positionByColumn = new Map<C, number>();
  for (const column of Object.keys(names) as C[]) {
    const name = names[column].find((candidate) => positionByName.has(candidate));
    if (name !== undefined) positionByColumn.set(column, positionByName.get(name) ?? -1);
  }
  if (!needed.every((column) => positionByColumn.has(column))) return null;
  return (cells, column) => {
    const position = positionByColumn.get(column);
    return position === undefined ? undefined : cells[position];
  };
}

/** Maps each column to its name as the only alias. */
export function columnsWithoutAliases<C extends string>(columns: readonly C[]): Record<C, readonly string[]> {
  return Object.fromEntries(columns.map((column) => [column, [column]])) as unknown as Record<
    C,
    readonly string[]
  >;
}
