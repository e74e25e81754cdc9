import Table from 'cli-table3';

/** A table without lines, so that it can be read, cut and searched alike. */
const NO_LINES = Object.fromEntries(
  [
    ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
    ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'],
  ].map((place) => [place, '']),
);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names the fields of nested objects as paths: `credits.balance`. */
function flat(fields: Fields, prefix = ''): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    isObject(value) ? flat(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function cell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.map((item) => textOf(item)).join(',') || '-';
  // A line break would tear the row apart.
  return textOf(value).replaceAll(/\s+/g, ' ');
}

/** Formats a list of objects: a heading, and one line for each. `columns` are paths; without them, every field. */
function formatTable(items: readonly Fields[], columns?: readonly string[]): string {
  const rows = items.map((item) => new Map(flat(item)));
  const head = columns ?? [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const table = new Table({
    chars: { ...NO_LINES, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    head: [...head],
  });
  table.push(...rows.map((row) => head.map((name) => cell(row.get(name)))));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ');

/**
 * Formats a result for people: one line per field, nested fields indented, lists of objects as tables with the given
 * columns.
 */
export function formatResult(value: unknown, columns?: readonly string[]): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '(none)';
    return value.every(isObject)
      ? formatTable(value, columns)
      : value.map((item) => `- ${cell(item)}`).join('\n');
  }
  if (!isObject(value)) return cell(value);
  return Object.entries(value)
    .map(([name, item]) =>
      typeof item === 'object' && item !== null
        ? `${name}:\n${indented(formatResult(item, columns))}`
        : `${name}: ${textOf(item)}`,
    )
    .join('\n');
}
