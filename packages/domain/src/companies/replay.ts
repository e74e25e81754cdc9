import type { DataModule } from '@firmlens/contract';
import { queriedSources } from '../batches';
import type { Database } from '../database';
import { jsonText } from '../database/json-text';
import { forgottenNameMatcher, omitFromEvidence } from '../people';
import { findEvidenceByBatch, type StoredEvidence } from './company-evidence';
import { omitOptedOutCompetitors } from './opted-out-competitors';

/** A stored module, and what it was built from. */
export interface ReplayableModule {
  module: DataModule;
  batchId: string;
  /** When its batch completed. */
  builtAt: Date;
  /** JSON text. */
  data: string;
  /** All evidence of its batch, without what may no longer be shown. Modules of one batch share the list. */
  evidence: readonly StoredEvidence[];
  /** The sources that responded in full. */
  responded: readonly string[];
}

/** What is needed to build modules of a company again. */
export interface ReplayableCompany {
  domain: string;
  /** When it was read, by the clock of the database. */
  readAt: Date;
  /** Those whose evidence is stored. */
  modules: ReplayableModule[];
}

type Row = Pick<ReplayableModule, 'module' | 'batchId' | 'builtAt' | 'data'>;

/** Returns the results of a completed batch with their evidence; without modules if they are no longer stored. */
export async function replayableBatch(
  db: Database,
  { batchId, domain }: { batchId: string; domain: string },
): Promise<ReplayableCompany> {
  const readAt = await databaseTime(db);
  const rows = await db.$queryRaw<Row[]>`
    SELECT m.module, m.batch_id AS "batchId", b.completed_at AS "builtAt", m.data::text AS data
    FROM batch_modules m JOIN batches b ON b.id = m.batch_id AND b.status = 'completed' WHERE m.batch_id = ${batchId}`;
  return { domain, readAt, modules: await withEvidence(db, domain, rows) };
}

/** Returns what is on file about a company with its evidence; without modules if there is none. */
export async function replayableCompany(db: Database, domain: string): Promise<ReplayableCompany> {
  const readAt = await databaseTime(db);
  const rows = await db.$queryRaw<Row[]>`
    SELECT c.module, c.batch_id AS "batchId", b.completed_at AS "builtAt", c.data::text AS data
    FROM company_modules c JOIN batches b ON b.id = c.batch_id WHERE c.domain = ${domain}`;
  return { domain, readAt, modules: await withEvidence(db, domain, rows) };
}

async function databaseTime(db: Database): Promise<Date> {
  const [row] = await db.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`;
  return row.now;
}

async function withEvidence(db: Database, domain: string, rows: readonly Row[]): Promise<ReplayableModule[]> {
  const batchIds = [...new Set(rows.map(({ batchId }) => batchId))];
  const byBatch = await findEvidenceByBatch(db, batchIds);
  const all = [...byBatch.values()].flat().map(({ item }) => item);
  const [isForgotten, withoutOptedOut] = await Promise.all([
    forgottenNameMatcher(db, domain),
    omitOptedOutCompetitors(db, all),
  ]);
  const modules: ReplayableModule[] = [];
  for (const batchId of batchIds) {
    const pieces = byBatch.get(batchId) ?? [];
    const shown = new Set(withoutOptedOut(pieces.map(({ item }) => item)));
    const evidence = pieces.flatMap(({ id, item }) => {
      const left = shown.has(item) ? omitFromEvidence(item, isForgotten) : null;
      return left === null ? [] : [{ id, item: left }];
    });
    if (evidence.length === 0) continue;
    const queried = await queriedSources(db, batchId);
    const responded = [...queried].flatMap(([source, hasResponded]) => (hasResponded ? [source] : []));
    modules.push(
      ...rows.filter((row) => row.batchId === batchId).map((row) => ({ ...row, evidence, responded })),
    );
  }
  return modules;
}

/** A module that was built again. */
interface BuiltAgain {
  module: DataModule;
  batchId: string;
  data: object;
  used: ReadonlySet<bigint>;
}

/**
 * Replaces modules on file by what was built again from the same batches (sql/06_replay.sql). A module of another batch
 * stays: the company was enriched meanwhile. Returns the modules that are now as given; null, and nothing changes, if the
 * company opted out, or a person asked to be forgotten, since it was read. Harmless when repeated. `beforeChange` is called
 * before data that differs is committed, to drop the copies of what was on file; if it throws, nothing changes.
 */
export async function storeReplay(
  db: Database,
  { domain, readAt }: Pick<ReplayableCompany, 'domain' | 'readAt'>,
  modules: readonly BuiltAgain[],
  beforeChange: () => Promise<void>,
): Promise<DataModule[] | null> {
  const built = modules.map(({ module, batchId, data, used }) => ({
    ...{ module, batch_id: batchId, data },
    used: [...used].map(String),
  }));
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ replaced: DataModule[] | null; isChanged: boolean }[]>`
      SELECT replaced, is_changed AS "isChanged"
      FROM replace_modules(${domain}, ${readAt}::timestamptz, ${jsonText(built)}::json)`;
    if (row?.isChanged === true) await beforeChange();
    return row?.replaced ?? null;
  });
}
