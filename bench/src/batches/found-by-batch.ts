import type { DataModule, Evidence } from '@firmlens/contract';
import {
  batchEvidence,
  type Database,
  findSourceResponses,
  type SourceResponse,
  type SourceResult,
} from '@firmlens/domain';

/** All that a batch stored. */
export interface FoundByBatch {
  evidence: Evidence[];
  responses: SourceResponse[];
  results: SourceResult[];
  modules: Partial<Record<DataModule, object>>;
}

/** Returns what a completed batch stored. */
export async function foundByBatch(db: Database, batchId: string, domain: string): Promise<FoundByBatch> {
  const results = await db.$queryRaw<SourceResult[]>`
    SELECT source, status, reason, asked_at AS "askedAt", duration_ms AS "durationMs" FROM batch_sources
    WHERE batch_id = ${batchId} ORDER BY source`;
  const modules = await db.$queryRaw<{ module: DataModule; data: object }[]>`
    SELECT module, data FROM batch_modules WHERE batch_id = ${batchId}`;
  return {
    evidence: await batchEvidence(db, batchId),
    responses: await findSourceResponses(db, domain, 86_400),
    results,
    modules: Object.fromEntries(modules.map(({ module, data }) => [module, data])),
  };
}
