import { MAX_LIST_ENTRIES, ServiceError } from '@firmlens/contract';
import { feedInChunks } from '@firmlens/turns';
import { CsvError, parse } from 'csv-parse';
import { tooLong } from './parse-json-list';
import type { RawEntry } from './raw-entry';

type Column = Exclude<keyof RawEntry, 'line'>;

/** The names of columns, in lower case and without anything but letters. */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  domain: [
    'domain',
    'companydomain',
    'companydomainname',
    'website',
    'companywebsite',
    'url',
    'websiteurl',
    'homepage',
    'web',
  ],
  name: ['name', 'company', 'companyname', 'organisation', 'organization', 'account', 'accountname'],
  country: ['country', 'countrycode', 'companycountry', 'headquartercountry'],
};

const DELIMITERS = [',', ';', '\t'];
/** In bytes. A longer record is the rest of a file after a quote that is not closed. */
const MAX_RECORD = 20_000;
/** Blank records that are skipped, beside the entries and the header. */
const MAX_RECORDS = 2 * MAX_LIST_ENTRIES;

interface CsvRecord {
  cells: string[];
  /** Where it ends. */
  line: number;
}

/**
 * Returns the entries of a list in CSV: with a header that names the columns, or one domain a line without one. Cells
 * are separated by commas, semicolons or tabs. Throws `invalid_list` if the file cannot be read as a whole.
 */
export async function parseCsvList(text: string): Promise<RawEntry[]> {
  const records = (await readRecords(text)).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = records;
  if (first === undefined) throw new ServiceError('invalid_list', 'The file is empty.');
  const header = columnsOf(first.cells);
  if (header === null && records.some(({ cells }) => cells.slice(1).some((cell) => cell !== ''))) {
    throw new ServiceError(
      'invalid_list',
      'The file has several columns. Name them in the first line: `domain`, or `name` and `country`.',
    );
  }
  const entries = header === null ? records : records.slice(1);
  if (entries.length > MAX_LIST_ENTRIES) throw tooLong(entries.length);
  const places = header ?? { domain: 0, name: -1, country: -1 };
  return entries.map(({ cells, line }) => {
    const cellOf = (column: Column): string | null => cells[places[column]] || null;
    const breaks = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    return {
      line: line - breaks,
      domain: cellOf('domain'),
      name: cellOf('name'),
      country: cellOf('country'),
    };
  });
}

/** Returns the place of each known column, -1 for one that is missing; null if this is no header. */
function columnsOf(cells: readonly string[]): Record<Column, number> | null {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const placeOf = (column: Column) => names.findIndex((name) => COLUMNS[column].includes(name));
  const places = { domain: placeOf('domain'), name: placeOf('name'), country: placeOf('country') };
  return places.domain >= 0 || places.name >= 0 ? places : null;
}

/** Returns the delimiter that the first line has most of, without what is in quotes. */
function delimiterOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function readRecords(file: string): Promise<CsvRecord[]> {
  // The parser would count other line breaks within quotes in its own way.
  const text = file.replaceAll(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    trim: true,
    info: true,
    max_record_size: MAX_RECORD,
    relax_column_count: true,
    // A quote within a cell is a part of it.
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const done = new Promise<void>((resolve, reject) => {
    parser.on('data', ({ record, info }: { record: string[]; info: { lines: number } }) => {
      records.push({ cells: record, line: info.lines });
      if (records.length > MAX_RECORDS) parser.destroy(tooLong(records.length));
    });
    parser.once('end', resolve).once('error', reject);
  });
  // It may fail while it is fed.
  done.catch(() => undefined);
  await feedInChunks(text, (piece) => {
    if (parser.destroyed) return false;
    parser.write(piece);
    return true;
  });
  if (!parser.destroyed) parser.end();
  try {
    await done;
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
  return records;
}

function unreadable(error: CsvError): ServiceError {
  const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  const why = isOpen ? `a quote is not closed${line}` : `it is broken${line}`;
  return new ServiceError('invalid_list', `The file cannot be read: ${why}.`, { cause: error });
}
