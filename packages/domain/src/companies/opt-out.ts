import type { Database } from '../database';

/** Puts a domain on the list of those that are not looked at, and forgets what is on file of it. */
export async function optOut(db: Database, domain: string): Promise<void> {
  await db.$transaction([
    db.optOut.upsert({ where: { domain }, create: { domain }, update: {} }),
    db.$executeRaw`DELETE FROM evidence e USING company_modules m WHERE m.domain = ${domain} AND e.batch_id = m.batch_id`,
    db.company.deleteMany({ where: { domain } }),
  ]);
}

/** Takes a domain off the list; harmless where it is not on it. */
export async function optIn(db: Database, domain: string): Promise<void> {
  await db.optOut.deleteMany({ where: { domain } });
}

export async function listOptOuts(db: Database): Promise<{ domain: string; createdAt: Date }[]> {
  return db.optOut.findMany({ orderBy: { domain: 'asc' } });
}
