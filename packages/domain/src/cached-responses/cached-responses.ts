import { createHash } from 'node:crypto';
import type { Database } from '../database';

/**
 * Days after which a stored response is deleted. It is a third party's whole response, and its URL does not
 * say whom it is about, so a company or person that asks to be forgotten could not be found in it. A week is
 * short enough for that, and still saves the repeats of a week.
 */
export const CACHED_RESPONSE_DAYS = 7;
/** The most rows that one sweep deletes, to keep the statement short. The next sweep continues. */
const PAGE = 5_000;

interface CachedResponse {
  etag: string | null;
  lastModified: string | null;
  contentType: string;
  body: Buffer;
}

/** Responses stored for conditional requests, by URL. */
export interface CachedResponses {
  find(url: string): Promise<CachedResponse | null>;
  keep(url: string, response: CachedResponse): Promise<void>;
}

const hashOf = (url: string) => createHash('sha256').update(url).digest();

/** Creates the store of responses that all workers share. */
export function createCachedResponses(db: Database): CachedResponses {
  return {
    async find(url) {
      const row = await db.keptAnswer.findUnique({
        where: { urlHash: hashOf(url) },
        select: { etag: true, lastModified: true, contentType: true, body: true },
      });
      return row && { ...row, body: Buffer.from(row.body) };
    },
    async keep(url, { etag, lastModified, contentType, body }) {
      await db.$executeRaw`
        INSERT INTO kept_answers (url_hash, url, etag, last_modified, content_type, body)
        VALUES (${hashOf(url)}, ${url}, ${etag}, ${lastModified}, ${contentType}, ${body})
        ON CONFLICT (url_hash) DO UPDATE
        SET etag = excluded.etag, last_modified = excluded.last_modified, content_type = excluded.content_type,
            body = excluded.body, kept_at = excluded.kept_at`;
    },
  };
}

/** Deletes responses stored for more than this many days; returns how many. */
export async function deleteOldCachedResponses(db: Database, days: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM kept_answers WHERE url_hash IN (
      SELECT url_hash FROM kept_answers
      WHERE kept_at < clock_timestamp() - make_interval(days => ${days}::int) LIMIT ${PAGE}::int)`;
}
