import { DATA_MODULES, ServiceError } from '@firmlens/contract';
import { type Database, type List, type ListResult, listResults } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';
import type { Request, RequestHandler } from 'express';
import { choice, singleQueryValue, wholeNumber } from '../../middleware/query';
import { csvLine } from '../../csv/csv-line';
import { sendFile } from '../../panel/send-file';
import { companyDataJson } from '../send-company-data';
import { csvValue } from './csv-value';
import { type Column, defaultColumns, modulesOf, parseColumns, valuesOf } from './columns';
import { requireList } from './list-path';
import type { ListDeps } from './post-list';

const FORMATS = { jsonl: 'application/x-ndjson', csv: 'text/csv' } as const;
type Format = keyof typeof FORMATS;

/** Entries that are read at a time: their data may be large. */
const PAGE = 25;
const MAX_LIMIT = 1_000;
/** Far beyond the last entry of any list. */
const MAX_CURSOR = 1_000_000;

type ResultDeps = Pick<ListDeps, 'db'> & { logger: Logger };

/** Writes the results of a list in one format, an entry a line. */
interface ResultWriter {
  modules: ReturnType<typeof modulesOf>;
  header: string;
  line: (result: ListResult) => string;
}

function formatOf(request: Request): Format {
  const asked = choice(request, 'format', Object.keys(FORMATS) as Format[]);
  return asked ?? (request.accepts(['application/x-ndjson', 'text/csv']) === 'text/csv' ? 'csv' : 'jsonl');
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

function writerOf(request: Request, list: List, format: Format): ResultWriter {
  const named = singleQueryValue(request, 'columns');
  if (format === 'csv') {
    return csvWriter(named === undefined ? defaultColumns(list.modules) : parseColumns(named));
  }
  return named === undefined ? WHOLE : columnWriter(parseColumns(named));
}

/**
 * `GET /lists/{list_id}/results`: every entry so far, as JSON lines or CSV, sent while it is read. With `limit`, one
 * page; the header `X-Next-Cursor` has the `cursor` of the next.
 */
export function getListResults({ db, logger }: ResultDeps): RequestHandler {
  return async (request, response) => {
    const format = formatOf(request);
    const limit = wholeNumber(request, 'limit', MAX_LIMIT);
    const cursor = wholeNumber(request, 'cursor', MAX_CURSOR) ?? 0;
    if (limit === 0) throw new ServiceError('invalid_parameter', '`limit` must be at least 1.');
    const list = await requireList(db, request, response);
    const writer = writerOf(request, list, format);
    if (await isPastRetention(db, list)) {
      throw new ServiceError('data_unavailable', 'The entries of this list are past retention.');
    }
    if (limit !== null) {
      const next = await findNextCursor(db, list.id, cursor, limit);
      if (next !== null) response.set('X-Next-Cursor', String(next));
    }
    const content = linesOf({ db, listId: list.id, cursor, limit }, writer);
    await sendFile(response, FORMATS[format], { name: `${list.id}.${format}`, content }, logger);
  };
}

async function isPastRetention(db: Database, list: List): Promise<boolean> {
  if (list.endedAt === null || list.size === 0) return false;
  return (await db.listEntry.count({ where: { listId: list.id }, take: 1 })) === 0;
}

/** Returns the cursor after a page; null if nothing follows. */
async function findNextCursor(
  db: Database,
  listId: string,
  after: number,
  limit: number,
): Promise<number | null> {
  const positions = await db.listEntry.findMany({
    where: { listId, position: { gt: after }, status: { not: 'duplicate' } },
    orderBy: { position: 'asc' },
    skip: limit - 1,
    take: 2,
    select: { position: true },
  });
  return positions.length === 2 ? (positions[0]?.position ?? null) : null;
}

interface Range {
  db: Database;
  listId: string;
  cursor: number;
  limit: number | null;
}

/** Yields the file in parts, so that few results are in memory at a time. */
async function* linesOf({ db, listId, cursor, limit }: Range, writer: ResultWriter): AsyncGenerator<string> {
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
