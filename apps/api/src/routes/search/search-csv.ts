import { csvLine } from '../../csv/csv-line';
import { csvValue } from '../lists/csv-value';

/** A row of a search, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns a page as CSV, with a header. */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => csvValue(row[column] ?? null)))]
    .map(csvLine)
    .join('');
}
