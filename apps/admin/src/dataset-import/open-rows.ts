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

/** The rows of a file, and the reader for them. */
export interface DatasetRows {
  read: RowReader;
  /** Yields the rows after a position, one chunk of the file at a time. */
  records(after: TextPosition): AsyncGenerator<TextRecord[]>;
  share(position: number): number;
}

interface ReaderSettings {
  domainOf(address: string): string | null;
  now: Date;
}

/**
 * The maximum number of joined rows, which are held in memory. A quarter of Form D notices has about a tenth
 * of this.
 */
const MAX_JOINED_ROWS = 200_000;
/**
 * This many readable rows are enough to recognise the format. The search stops after `MAX_HEAD_LINES` lines.
 */
const MAX_HEAD_OBJECTS = 100;
const MAX_HEAD_LINES = 1_000;

/**
 * Opens the rows of a file. Throws a `CommandError` that states what was expected if the file does not have
 * the format.
 */
export async function openRows(
  file: DatasetFile,
  format: DatasetFormat,
  settings: ReaderSettings,
): Promise<DatasetRows> {
  const refused = (why: string) =>
    new CommandError(`The file is not in the format ${format.name} (${why}). Expected: ${format.expects}.`);
  const content = file.content(format.rowsFile);
  if (content === null) throw refused('the file with the rows is missing');
  const head = await readHead(content, format);
  if ('fault' in head) throw refused(head.fault);

  const joined = await readJoined(file, format, refused);
  const columns = head.kind === 'objects' ? head.keys : head.columns;
  const read = format.open(columns, { ...settings, joined });
  if (read === null) throw refused(describeColumnMismatch(columns, format, settings));
  const { start } = head;
  const reader = () =>
    head.kind === 'objects' ? createJsonReader(columns) : createCellReader(format.cells, columns.length);
  return {
    read,
    share: content.share,
    records: (after) => recordsOf(content, after.position < start.position ? start : after, reader()),
  };
}

/** The kind of rows in a text, and where they start. */
type Head =
  | { kind: 'cells'; columns: readonly string[]; start: TextPosition }
  | { kind: 'objects'; keys: readonly string[]; start: TextPosition }
  | { fault: string };

/** JSON rows are recognised by the first readable one. A broken line costs one row, even at the beginning. */
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

function describeColumnMismatch(
  columns: readonly string[],
  format: DatasetFormat,
  settings: ReaderSettings,
): string {
  const owner = DATASET_FORMATS.find(
    (other) => other !== format && other.open(columns, { ...settings, joined: {} }) !== null,
  );
  return owner === undefined ? 'its columns do not match' : `its columns are those of ${owner.name}`;
}

/** Yields the first `count` lines of a text that are not blank. */
async function* firstLines(content: FileContent, count: number): AsyncGenerator<TextLine> {
  const splitter = createLineSplitter({ position: 0, lines: 0 });
  let remaining = count;
  for await (const chunk of content.read(0)) {
    for (const line of splitter.feed(chunk)) {
      if (isBlank(line)) continue;
      yield line;
      remaining -= 1;
      if (remaining === 0) return;
    }
  }
  for (const line of splitter.rest()) if (!isBlank(line)) yield line;
}

async function* recordsOf(
  content: FileContent,
  after: TextPosition,
  reader: RecordReader,
): AsyncGenerator<TextRecord[]> {
  const splitter = createLineSplitter(after);
  for await (const chunk of content.read(after.position)) {
    yield [...splitter.feed(chunk)].flatMap((line) => [...reader.feed(line)]);
  }
  yield [...[...splitter.rest()].flatMap((line) => [...reader.feed(line)]), ...reader.rest()];
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
    if (values === 'too many') throw refused(`more than ${MAX_JOINED_ROWS} ${name}`);
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
    if (values.size > MAX_JOINED_ROWS) return 'too many';
  }
  return values;
}
