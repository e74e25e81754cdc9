import { createHash } from 'node:crypto';
import type { Database } from '../database';

/**
 * Days after which a kept answer goes. It is a third party's whole answer, and its URL does not say whom it is about,
 * so that what a company or a person asked to be forgotten cannot be found in it later. A week is short enough for
 * that, and saves the repeats of a running week all the same.
 */
export const CACHED_RESPONSE_DAYS = 7;
/** Rows that one sweep deletes at most, so that a statement stays short; the next sweep goes on. */
const PAGE = 5_000;

interface KeptAnswer {
  etag: string | null;
  lastModified: string | null;
  contentType: string;
  body: Buffer;
}

/** Answers kept for conditional requests, by URL. */
export interface CachedResponses {
  find(url: string): Promise<KeptAnswer | null>;
  keep(url: string, answer: KeptAnswer): Promise<void>;
}

const hashOf = (url: string) => createHash('sha256').update(url).digest();

/** Kept answers that all workers share. */
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

/** Forgets answers kept for more than so many days; gives how many. */
export async function deleteOldCachedResponses(db: Database, days: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM kept_answers WHERE url_hash IN (
      SELECT url_hash FROM kept_answers
      WHERE kept_at < clock_timestamp() - make_interval(days => ${days}::int) LIMIT ${PAGE}::int)`;
}
