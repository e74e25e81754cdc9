import type { Database } from './open-database';

/** Returns the id of this database in Redis, which never changes and is unique. */
export async function installationId(db: Database): Promise<string> {
  return (await db.installation.findFirstOrThrow()).id;
}
