import type { Database } from '../database';

/**
 * Puts a domain on the list of those that are not looked at, and forgets what is on file of it, with the evidence
 * of every batch that has ended.
 */
export async function optOut(db: Database, domain: string): Promise<void> {
  await db.$transaction([
    db.optOut.upsert({ where: { domain }, create: { domain }, update: {} }),
    db.$executeRaw`
      DELETE FROM evidence e USING batches b
      WHERE b.domain = ${domain} AND b.completed_at IS NOT NULL AND e.batch_id = b.id`,
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
