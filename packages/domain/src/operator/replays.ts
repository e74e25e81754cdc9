import type { Database } from '../database';

/** What a replay of all companies did so far. */
export interface ReplayReport {
  companies: number;
  /** Those of which something differs from what was on file. */
  changed: number;
  /** Those whose evidence is no longer stored: they stay as they are. */
  withoutEvidence: number;
  /** Those that were enriched, opted out or changed meanwhile: they stay as they are. */
  skipped: number;
  /** Those of which a module could not be built: they stay as they are. */
  failed: number;
  /** The number of companies by field that differs. */
  fields: Record<string, number>;
}

interface Progress {
  /** The last company that was replayed; empty at the beginning. */
  after: string;
  report: ReplayReport;
}

/**
 * Begins a replay of all companies, or returns how far one of this release got that was interrupted. A replay by another
 * release is forgotten: its rules were others.
 */
export async function startReplay(db: Database, release: string, none: ReplayReport): Promise<Progress> {
  const [row] = await db.$queryRaw<[Progress]>`
    INSERT INTO replay_progress AS p (release, report) VALUES (${release}, ${JSON.stringify(none)}::jsonb)
    ON CONFLICT (id) DO UPDATE
    SET release = excluded.release,
        after = CASE WHEN p.release = excluded.release THEN p.after ELSE '' END,
        report = CASE WHEN p.release = excluded.release THEN p.report ELSE excluded.report END,
        started_at = CASE WHEN p.release = excluded.release THEN p.started_at ELSE excluded.started_at END
    RETURNING after, report`;
  return row;
}

/** Records how far the replay has got. */
export async function recordReplay(db: Database, { after, report }: Progress): Promise<void> {
  await db.$executeRaw`
    UPDATE replay_progress SET after = ${after}, report = ${JSON.stringify(report)}::jsonb`;
}

/** Records that all companies were replayed. */
export async function finishReplay(db: Database): Promise<void> {
  await db.$executeRaw`DELETE FROM replay_progress`;
}

/** Returns the next companies on file after a domain, in the order of domains. */
export async function companiesAfter(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ domain: string }[]>`
    SELECT domain FROM company_modules WHERE domain > ${after} AND module = 'company'
    ORDER BY domain LIMIT ${limit}::int`;
  return rows.map(({ domain }) => domain);
}

/** Counts the companies on file after a domain. */
export async function countCompaniesOnFile(db: Database, after: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ companies: number }]>`
    SELECT count(*)::int AS companies FROM company_modules WHERE domain > ${after} AND module = 'company'`;
  return row.companies;
}
