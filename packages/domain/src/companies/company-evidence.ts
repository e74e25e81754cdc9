import type { DataModule, Evidence } from '@firmlens/contract';
import type { SourceResult } from '../batches';
import type { Database, Transaction } from '../database';
import { findSourceResults } from './source-results';

/** A stored module with all evidence available when it was built. */
export interface EvidencedModule {
  module: DataModule;
  builtAt: Date;
  /**
   * All evidence of the batch that built it, including fields of other modules. Modules of one batch share
   * the list.
   */
  evidence: Evidence[];
}

export interface CompanyEvidence {
  modules: EvidencedModule[];
  /** The outcome of each source in the batches that built the modules. */
  coverage: SourceResult[];
}

interface HeldRow {
  module: DataModule;
  batch_id: string;
  enriched_at: Date;
}

interface EvidenceRow extends Omit<Evidence, 'observed_at'> {
  batch_id: string;
  observed_at: Date;
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
  const stored = await db.$queryRaw<HeldRow[]>`
    SELECT module, batch_id, enriched_at FROM company_modules WHERE domain = ${domain}`;
  const byBatch = await findEvidenceByBatch(db, [...new Set(stored.map(({ batch_id }) => batch_id))]);
  return stored.map(({ module, batch_id, enriched_at: builtAt }) => ({
    module,
    builtAt,
    evidence: byBatch.get(batch_id) ?? [],
  }));
}

/** Returns the evidence of batches, by batch. */
async function findEvidenceByBatch(db: Transaction, batchIds: string[]): Promise<Map<string, Evidence[]>> {
  const rows = await db.$queryRaw<EvidenceRow[]>`
    SELECT batch_id, field, value, source, url, observed_at, confidence FROM evidence
    WHERE batch_id = ANY (${batchIds}::text[])`;
  const byBatch = new Map<string, Evidence[]>(batchIds.map((id) => [id, []]));
  for (const { batch_id, observed_at, ...rest } of rows) {
    byBatch.get(batch_id)?.push({ ...rest, observed_at: observed_at.toISOString() } as Evidence);
  }
  return byBatch;
}
