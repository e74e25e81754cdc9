import type { DataModule, Evidence } from '@firmlens/contract';
import type { SourceResult } from '../batches';
import type { Database, Transaction } from '../database';
import { findSourceResults } from './source-results';

/** A piece of evidence with its id in the database. */
export interface StoredEvidence {
  id: bigint;
  item: Evidence;
}

/** A stored module with the evidence available when it was built. */
export interface EvidencedModule {
  module: DataModule;
  /** The batch that built it. */
  batchId: string;
  builtAt: Date;
  /** All evidence of that batch, including fields of other modules. Modules of one batch share the list. */
  evidence: StoredEvidence[];
  /** The ids of the evidence that its data uses; null if an earlier release built it and nobody read it since. */
  used: ReadonlySet<bigint> | null;
}

export interface CompanyEvidence {
  modules: EvidencedModule[];
  /** The outcome of each source in the batches that built the modules. */
  coverage: SourceResult[];
}

interface ModuleRow {
  module: DataModule;
  batchId: string;
  builtAt: Date;
  used: bigint[] | null;
}

/** A batch's evidence as JSON text, with ids as texts. */
interface EvidenceRow {
  batchId: string;
  pieces: string;
}

/** Returns the evidence behind a company's stored data; null if nothing is stored. */
export async function companyEvidence(db: Database, domain: string): Promise<CompanyEvidence | null> {
  const [modules, results] = await Promise.all([
    findEvidencedModules(db, domain),
    findSourceResults(db, [domain]),
  ]);
  return modules.length === 0 ? null : { modules, coverage: results.get(domain) ?? [] };
}

/** Returns a company's stored modules, each with the evidence it was built from. */
export async function findEvidencedModules(db: Transaction, domain: string): Promise<EvidencedModule[]> {
  const stored = await db.$queryRaw<ModuleRow[]>`
    SELECT c.module, c.batch_id AS "batchId", c.enriched_at AS "builtAt", b.used_evidence AS used
    FROM company_modules c LEFT JOIN batch_modules b USING (batch_id, module) WHERE c.domain = ${domain}`;
  const byBatch = await findEvidenceByBatch(db, [...new Set(stored.map(({ batchId }) => batchId))]);
  return stored.map(({ used, ...module }) => ({
    ...module,
    evidence: byBatch.get(module.batchId) ?? [],
    used: used === null ? null : new Set(used),
  }));
}

/**
 * Returns the evidence of batches, by batch, in the order in which it was stored. A batch may have thousands
 * of pieces, and one JSON text is read several times as fast as that many rows.
 */
export async function findEvidenceByBatch(
  db: Transaction,
  batchIds: readonly string[],
): Promise<Map<string, StoredEvidence[]>> {
  const rows = await db.$queryRaw<EvidenceRow[]>`
    SELECT batch_id AS "batchId", json_agg(json_build_object('id', id::text, 'item', json_build_object(
             'field', field, 'value', value, 'source', source, 'url', url,
             'observed_at', to_char(observed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'confidence', confidence)) ORDER BY id)::text AS pieces
    FROM evidence WHERE batch_id = ANY (${[...batchIds]}::text[]) GROUP BY batch_id`;
  return new Map(
    rows.map(({ batchId, pieces }) => [
      batchId,
      (JSON.parse(pieces) as { id: string; item: Evidence }[]).map(({ id, item }) => ({
        id: BigInt(id),
        item,
      })),
    ]),
  );
}

/** Stores which evidence a module uses, for a module of an earlier release. */
export async function storeUsedEvidence(
  db: Transaction,
  { batchId, module }: Pick<EvidencedModule, 'batchId' | 'module'>,
  used: ReadonlySet<bigint>,
): Promise<void> {
  await db.$executeRaw`
    UPDATE batch_modules SET used_evidence = ${[...used]}::bigint[]
    WHERE batch_id = ${batchId} AND module = ${module} AND used_evidence IS NULL`;
}
