import type { FirmlensClient } from '@firmlens/client';
import { type Column, headerOf } from '../columns';
import { jsonLine, printable } from '../printable';
import type { Session } from '../session';

export const FORMATS = ['csv', 'jsonl'] as const;
export type Format = (typeof FORMATS)[number];

/** What follows the end of the first line. */
const afterHeader = (csv: string) => csv.slice(csv.indexOf('\n') + 1);

/** Writes what a list has brought so far, an entry a line, while it is read. */
export async function writeResults(
  session: Session,
  { lists }: FirmlensClient,
  listId: string,
  format: Format,
  columns?: readonly Column[],
): Promise<void> {
  if (format === 'jsonl') {
    for await (const result of lists.results(listId)) await session.write(jsonLine(result));
    return;
  }
  let header = columns && headerOf(columns);
  const names = columns?.map(({ name }) => name);
  for await (const page of lists.resultsCsv(listId, names)) {
    const text = header === undefined ? page : `${header}${afterHeader(page)}`;
    if (columns) header = '';
    await session.write(session.environment.isTerminal.stdout ? printable(text) : text);
  }
}
