import type { Database } from './open-database';

/** What this database is known by in Redis; never changes, and is another's nowhere. */
export async function installationId(db: Database): Promise<string> {
  return (await db.installation.findFirstOrThrow()).id;
}
