import {
  type DatasetFormat,
  DATASET_FORMATS,
  type JoinedRows,
  type JoinedFile,
  type RowReader,
} from '@firmlens/sources';
import { CommandError } from '../command';
import type { FileContent, DatasetFile } from './dataset-file';
import { parseCells } from './parse-cells';
import { createLineSplitter, type TextLine, type TextPosition } from './text-lines';
import {
  createCellReader,
  createJsonReader,
  isBlank,
  parseJsonObject,
  type RecordReader,
  type TextRecord,
} from './text-records';

/** The rows of a file, and what reads them. */
export interface DatasetRows {
  read: RowReader;
  /** The rows after a place, as many at once as a chunk of the file has. */
  records(after: TextPosition): AsyncGenerator<TextRecord[]>;
  share(position: number): number;
}

interface ReaderSettings {
  domainOf(address: string): string | null;
  now: Date;
}

/** Joined tables are held in memory; a quarter of notices is a tenth of it. */
const MAX_JOINED = 200_000;
/** So many readable rows tell what a text has; behind so many lines nothing is looked for. */
const MAX_HEAD_OBJECTS = 100;
const MAX_HEAD_LINES = 1_000;

/** Opens the rows of a file; throws `CommandError`, with what was expected, where it is none of the format. */
export async function openRows(
  file: DatasetFile,
  format: DatasetFormat,
  settings: ReaderSettings,
): Promise<DatasetRows> {
  const refused = (why: string) =>
    new CommandError(`not a ${format.name} file (${why}); expected: ${format.expects}`);
  const content = file.content(format.rowsFile);
  if (content === null) throw refused('the file with the rows is missing');
  const head = await readHead(content, format);
  if ('fault' in head) throw refused(head.fault);

  const joined = await readJoined(file, format, refused);
  const columns = head.kind === 'objects' ? head.keys : head.columns;
  const read = format.open(columns, { ...settings, joined });
  if (read === null) throw refused(otherColumns(columns, format, settings));
  const { start } = head;
  const reader = () =>
    head.kind === 'objects' ? createJsonReader(columns) : createCellReader(format.cells, columns.length);
  return {
    read,
    share: content.share,
    records: (after) => recordsOf(content, after.position < start.position ? start : after, reader()),
  };
}

/** What the rows of a text are, and where they begin. */
type Head =
  | { kind: 'cells'; columns: readonly string[]; start: TextPosition }
  | { kind: 'objects'; keys: readonly string[]; start: TextPosition }
  | { fault: string };

/** Objects are known by the first of them that can be read: a line that is spoilt is one row, wherever it stands. */
async function readHead(content: FileContent, { json, cells }: DatasetFormat): Promise<Head> {
  const lines = json === null ? 1 : MAX_HEAD_LINES;
  let first: TextLine | null = null;
  let objects = 0;
  for await (const line of firstLines(content, lines)) {
    first ??= line;
    const object = json !== null && 'text' in line ? parseJsonObject(line.text) : null;
    if (json === null || object === null) continue;
    if (json.needed.every((key) => Object.hasOwn(object, key))) {
      return { kind: 'objects', keys: json.keys, start: { position: 0, lines: 0 } };
    }
    objects += 1;
    if (objects === MAX_HEAD_OBJECTS) break;
  }
  if (first === null) return { fault: 'it is empty' };
  if (objects > 0) return { fault: `none of its first rows has ${json?.needed.join(' and ') ?? ''}` };
  if ('fault' in first) return { fault: first.fault };
  const columns = parseCells(first.text, cells);
  const start = { position: first.end, lines: first.number };
  return { kind: 'cells', columns: typeof columns === 'string' ? [] : columns, start };
}

function otherColumns(columns: readonly string[], format: DatasetFormat, settings: ReaderSettings): string {
  const owner = DATASET_FORMATS.find(
    (other) => other !== format && other.open(columns, { ...settings, joined: {} }) !== null,
  );
  return owner === undefined ? 'its columns do not match' : `its columns are those of ${owner.name}`;
}

/** The lines that a text begins with, so many at most, without blank ones. */
async function* firstLines(content: FileContent, count: number): AsyncGenerator<TextLine> {
  const cutter = createLineSplitter({ position: 0, lines: 0 });
  let left = count;
  for await (const chunk of content.read(0)) {
    for (const line of cutter.feed(chunk)) {
      if (isBlank(line)) continue;
      yield line;
      left -= 1;
      if (left === 0) return;
    }
  }
  for (const line of cutter.rest()) if (!isBlank(line)) yield line;
}

async function* recordsOf(
  content: FileContent,
  after: TextPosition,
  reader: RecordReader,
): AsyncGenerator<TextRecord[]> {
  const cutter = createLineSplitter(after);
  for await (const chunk of content.read(after.position)) {
    yield [...cutter.feed(chunk)].flatMap((line) => [...reader.feed(line)]);
  }
  yield [...[...cutter.rest()].flatMap((line) => [...reader.feed(line)]), ...reader.rest()];
}

async function readJoined(
  file: DatasetFile,
  format: DatasetFormat,
  refused: (why: string) => CommandError,
): Promise<Record<string, JoinedRows>> {
  const joined: Record<string, JoinedRows> = {};
  for (const [name, table] of Object.entries(format.joins)) {
    const content = file.content(table.file);
    if (content === null) throw refused(`${name} are missing`);
    const values = await readTable(content, table, format);
    if (values === null) throw refused(`the columns of ${name} do not match`);
    if (values === 'too many') throw refused(`more than ${MAX_JOINED} ${name}`);
    joined[name] = values;
  }
  return joined;
}

async function readTable(
  content: FileContent,
  table: JoinedFile,
  format: DatasetFormat,
): Promise<Map<string, object> | null | 'too many'> {
  const head = await readHead(content, format);
  const columns = 'columns' in head ? head.columns : [];
  const read = table.open(columns);
  if (!('columns' in head) || read === null) return null;
  const values = new Map<string, object>();
  const reader = createCellReader(format.cells, columns.length);
  for await (const records of recordsOf(content, head.start, reader)) {
    for (const record of records) {
      const entry = 'cells' in record ? read(record.cells) : null;
      if (entry !== null) values.set(...entry);
    }
    if (values.size > MAX_JOINED) return 'too many';
  }
  return values;
}
