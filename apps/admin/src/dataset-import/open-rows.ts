import type { DatasetFormat, Joined, JoinedFile, RowReader } from '@firmlens/sources';
import { CommandError } from '../command';
import type { Content, DatasetFile } from './dataset-file';
import { readCells } from './read-cells';
import { createLineCutter, type Line, type TextPlace } from './text-lines';
import {
  createCellReader,
  createJsonReader,
  readObject,
  type RecordReader,
  type TextRecord,
} from './text-records';

/** The rows of a file, and what reads them. */
export interface Rows {
  read: RowReader;
  /** The rows after a place, as many at once as a chunk of the file has. */
  records(after: TextPlace): AsyncGenerator<TextRecord[]>;
  share(position: number): number;
}

interface ReaderSettings {
  domainOf(address: string): string | null;
  now: Date;
}

/** Joined tables are held in memory; a quarter of notices is a tenth of it. */
const MAX_JOINED = 200_000;

/** Opens the rows of a file; throws `CommandError`, with what was expected, where it is none of the format. */
export async function openRows(
  file: DatasetFile,
  format: DatasetFormat,
  settings: ReaderSettings,
): Promise<Rows> {
  const refused = (why: string) =>
    new CommandError(`that is no ${format.name} file (${why}); expected: ${format.expects}`);
  const content = file.content(format.rowsFile);
  if (content === null) throw refused('the file with the rows is not in it');
  const head = await firstLine(content);
  if (head === null || 'fault' in head) throw refused(head?.fault ?? 'it is empty');

  const object = format.jsonKeys === null ? null : readObject(head.text);
  const columns = object === null ? columnsOf(head.text, format) : Object.keys(object);
  const joined = await readJoined(file, format, refused);
  const keys = object === null ? columns : (format.jsonKeys ?? []);
  const isOurs = format.open(columns, { ...settings, joined }) !== null;
  const read = isOurs ? format.open(keys, { ...settings, joined }) : null;
  if (read === null)
    throw refused(object === null ? 'its columns are others' : 'its first line has other keys');
  const start = object === null ? { position: head.end, lines: 1 } : { position: 0, lines: 0 };
  const reader = () =>
    object === null ? createCellReader(format.cells, columns.length) : createJsonReader(keys);
  return {
    read,
    share: content.share,
    records: (after) => recordsOf(content, after.position < start.position ? start : after, reader()),
  };
}

async function firstLine(content: Content): Promise<Line | null> {
  const cutter = createLineCutter({ position: 0, lines: 0 });
  for await (const chunk of content.read(0)) for (const line of cutter.feed(chunk)) return line;
  for (const line of cutter.rest()) return line;
  return null;
}

function columnsOf(text: string, { cells }: DatasetFormat): string[] {
  const columns = readCells(text, cells);
  return typeof columns === 'string' ? [] : columns;
}

async function* recordsOf(
  content: Content,
  after: TextPlace,
  reader: RecordReader,
): AsyncGenerator<TextRecord[]> {
  const cutter = createLineCutter(after);
  for await (const chunk of content.read(after.position)) {
    yield [...cutter.feed(chunk)].flatMap((line) => [...reader.feed(line)]);
  }
  yield [...[...cutter.rest()].flatMap((line) => [...reader.feed(line)]), ...reader.rest()];
}

async function readJoined(
  file: DatasetFile,
  format: DatasetFormat,
  refused: (why: string) => CommandError,
): Promise<Record<string, Joined>> {
  const joined: Record<string, Joined> = {};
  for (const [name, table] of Object.entries(format.joins)) {
    const content = file.content(table.file);
    if (content === null) throw refused(`${name} are missing`);
    const values = await readTable(content, table, format);
    if (values === null) throw refused(`the columns of ${name} are others`);
    if (values === 'too many') throw refused(`more than ${MAX_JOINED} ${name}`);
    joined[name] = values;
  }
  return joined;
}

async function readTable(
  content: Content,
  table: JoinedFile,
  format: DatasetFormat,
): Promise<Map<string, object> | null | 'too many'> {
  const head = await firstLine(content);
  const columns = head !== null && 'text' in head ? columnsOf(head.text, format) : [];
  const read = table.open(columns);
  if (head === null || read === null) return null;
  const values = new Map<string, object>();
  const reader = createCellReader(format.cells, columns.length);
  for await (const records of recordsOf(content, { position: head.end, lines: 1 }, reader)) {
    for (const record of records) {
      const entry = 'cells' in record ? read(record.cells) : null;
      if (entry !== null) values.set(...entry);
    }
    if (values.size > MAX_JOINED) return 'too many';
  }
  return values;
}
