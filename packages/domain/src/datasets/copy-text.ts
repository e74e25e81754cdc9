import { arrayText } from '../database/array-text';

/** The values that a cell of PostgreSQL's COPY text format can hold. */
export type CopyValue = string | number | readonly string[] | null;

const SPECIAL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Returns one row of COPY's text format, with its line end. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(cell).join('\t')}\n`;
}

function cell(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return escaped(typeof value === 'string' ? value : arrayText(value));
}

function escaped(text: string): string {
  return text.replace(SPECIAL, (sign) => ESCAPES[sign] ?? sign);
}
