/** How the cells of a line are kept apart. */
export interface CellFormat {
  separator: ',' | '\t';
  /** Null where quotes are signs like others. */
  quote: '"' | null;
  /** What makes a quote inside quotes one of the text; a doubled quote always does. */
  escape: '"' | '\\';
}

/**
 * The cells of a line. `open`: a quote that is not closed; `broken`: something follows a closing quote. A library's
 * reader is of no use here: behind a quote that is left open it takes the rest of the file for one cell.
 */
export function parseCells(
  line: string,
  { separator, quote, escape }: CellFormat,
): string[] | 'open' | 'broken' {
  if (quote === null || !line.includes(quote)) return line.split(separator);
  const cells: string[] = [];
  for (let at = 0; ;) {
    if (line[at] === quote) {
      const quoted = readQuoted(line, at + 1, quote, escape);
      if (quoted === 'open') return 'open';
      if (quoted.end < line.length && line[quoted.end] !== separator) return 'broken';
      cells.push(quoted.text);
      at = quoted.end;
    } else {
      const next = line.indexOf(separator, at);
      const end = next === -1 ? line.length : next;
      cells.push(line.slice(at, end));
      at = end;
    }
    if (at >= line.length) return cells;
    at += 1;
  }
}

/** The text up to the quote that closes it, and where it ends. */
function readQuoted(
  line: string,
  from: number,
  quote: string,
  escape: string,
): { text: string; end: number } | 'open' {
  let text = '';
  for (let start = from, at = from; at < line.length; at++) {
    const sign = line[at];
    const isEscape = sign === escape && (line[at + 1] === quote || line[at + 1] === escape);
    if (isEscape || (sign === quote && line[at + 1] === quote)) {
      text += line.slice(start, at);
      at += 1;
      start = at;
    } else if (sign === quote) return { text: text + line.slice(start, at), end: at + 1 };
  }
  return 'open';
}
