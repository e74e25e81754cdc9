import { DATA_MODULES, ServiceError } from '@firmlens/contract';
import { type Database, type List, type ListResult, listResults } from '@firmlens/domain';
import { csvLine } from '../../csv/csv-line';
import { companyDataJson } from '../send-company-data';
import { type Column, defaultColumns, modulesOf, parseColumns, valuesOf } from './columns';
import { csvValue } from './csv-value';

/** Entries that are read at a time: their data may be large. */
const PAGE = 25;

/** The media type of a file of results, by its format. */
export const FORMATS = { jsonl: 'application/x-ndjson', csv: 'text/csv' } as const;
export type Format = keyof typeof FORMATS;

/** Writes the results of a list in one format, an entry a line. */
interface ResultWriter {
  modules: ReturnType<typeof modulesOf>;
  header: string;
  line: (result: ListResult) => string;
}

function csvWriter(columns: readonly Column[]): ResultWriter {
  return {
    modules: modulesOf(columns),
    header: csvLine(columns.map(({ name }) => name)),
    line: (result) => csvLine(valuesOf(columns, result).map(csvValue)),
  };
}

function columnWriter(columns: readonly Column[]): ResultWriter {
  return {
    modules: modulesOf(columns),
    header: '',
    line(result) {
      const values = valuesOf(columns, result);
      return `${JSON.stringify(Object.fromEntries(columns.map(({ name }, index) => [name, values[index]])))}\n`;
    },
  };
}

/** All of an entry, with its whole data. The stored JSON is inserted without parsing. */
const WHOLE: ResultWriter = {
  modules: [...DATA_MODULES],
  header: '',
  line(result) {
    const { line, input, domain, status, reason, creditsUsed, batchId, endedAt, candidates, data } = result;
    const entry = JSON.stringify({
      ...{ line, input, domain, status, reason, credits_used: creditsUsed, batch_id: batchId },
      ended_at: endedAt?.toISOString() ?? null,
      ...(candidates !== null && { candidates }),
    });
    return `${entry.slice(0, -1)},"data":${data.size === 0 ? 'null' : companyDataJson(data)}}\n`;
  },
};

/** Returns what writes a list in a format: these columns, or those that the format has by default. */
export function writerOf({ modules }: List, format: Format, columns?: string): ResultWriter {
  if (format === 'csv') {
    return csvWriter(columns === undefined ? defaultColumns(modules) : parseColumns(columns));
  }
  return columns === undefined ? WHOLE : columnWriter(parseColumns(columns));
}

/** Throws `data_unavailable` if the entries of the list were deleted. */
export async function requireEntries(db: Database, { id, endedAt, size }: List): Promise<void> {
  if (endedAt === null || size === 0) return;
  if ((await db.listEntry.count({ where: { listId: id }, take: 1 })) > 0) return;
  throw new ServiceError('data_unavailable', 'The entries of this list are past retention.');
}

interface Range {
  /** The position after which it begins. */
  cursor: number;
  /** How many entries it has at most; null for all. */
  limit: number | null;
}

/** Yields the file in parts, so that few results are in memory at a time. */
export async function* resultLines(
  db: Database,
  listId: string,
  writer: ResultWriter,
  { cursor, limit }: Range = { cursor: 0, limit: null },
): AsyncGenerator<string> {
  let after = cursor;
  let left = limit ?? Infinity;
  yield writer.header;
  while (left > 0) {
    const most = Math.min(PAGE, left);
    const page = await listResults(db, listId, { after, limit: most, modules: writer.modules });
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.position;
    left -= page.length;
    yield page.map(writer.line).join('');
  }
}
