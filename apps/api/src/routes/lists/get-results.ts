import { ServiceError } from '@firmlens/contract';
import type { Database } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';
import type { Request, RequestHandler } from 'express';
import { choice, singleQueryValue, wholeNumber } from '../../middleware/query';
import { sendFile } from '../../panel/send-file';
import { requireList } from './list-path';
import type { ListDeps } from './post-list';
import { type Format, FORMATS, requireEntries, resultLines, writerOf } from './results-file';

const MAX_LIMIT = 1_000;
/** Far beyond the last entry of any list. */
const MAX_CURSOR = 1_000_000;

type ResultDeps = Pick<ListDeps, 'db'> & { logger: Logger };

function formatOf(request: Request): Format {
  const asked = choice(request, 'format', Object.keys(FORMATS) as Format[]);
  return asked ?? (request.accepts(['application/x-ndjson', 'text/csv']) === 'text/csv' ? 'csv' : 'jsonl');
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
    const writer = writerOf(list, format, singleQueryValue(request, 'columns'));
    await requireEntries(db, list);
    if (limit !== null) {
      const next = await findNextCursor(db, list.id, cursor, limit);
      if (next !== null) response.set('X-Next-Cursor', String(next));
    }
    const content = resultLines(db, list.id, writer, { cursor, limit });
    await sendFile(response, FORMATS[format], { name: `${list.id}.${format}`, content }, logger);
  };
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
