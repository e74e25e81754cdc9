/** A row of the run's table. */
export interface Row {
  /** The number of the fault or the invariant. */
  id: string;
  what: string;
  /** How often. Null for what is checked over the whole run. */
  injected: number | null;
  checked: string;
  violations: readonly string[];
  /** Whether it could not be injected here at all. */
  isSkipped?: boolean;
}

const HEAD = ['', 'fault', 'times', 'checked', 'violations'];

/** Formats the rows as a Markdown table, aligned for a terminal. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ id, what, injected, checked, violations, isSkipped }) => [
    id,
    what,
    injected === null || isSkipped ? '' : String(injected),
    checked,
    String(violations.length),
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...cells.map(line)].join(
    '\n',
  );
}
