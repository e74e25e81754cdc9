import { InvalidArgumentError } from '@commander-js/extra-typings';

/** A column of results, and what stands above it in the file. */
export interface Column {
  header: string;
  /** As the service calls it, such as `company.name`. */
  name: string;
}

/**
 * Parses columns separated by commas or line breaks, such as `domain,Company name=company.name`: what stands before
 * `=` is the header. Lines that begin with # are left out.
 */
export function parseColumns(text: string): Column[] {
  const columns = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.lastIndexOf('=');
      return {
        header: part.slice(0, Math.max(at, 0)).trim() || part.slice(at + 1).trim(),
        name: part.slice(at + 1).trim(),
      };
    });
  const names = columns.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new InvalidArgumentError(`${twice} is there twice.`);
  if (columns.length === 0) throw new InvalidArgumentError('There is no column.');
  return columns;
}

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns the first line of a CSV file with these columns. */
export const headerOf = (columns: readonly Column[]): string =>
  `${columns.map(({ header }) => quoted(header)).join(',')}\r\n`;
