import type { Cache } from '@firmlens/cache';
import { DATA_MODULES, type ReplayResponse, ServiceError } from '@firmlens/contract';
import { type Database, findBatchResults, replayableBatch, storeReplay } from '@firmlens/domain';
import type { ReplayedModule } from '@firmlens/enrichment';
import { iterateCooperatively, workFor } from '@firmlens/turns';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { loadBuilding } from '../../company-evidence/load-building';
import { type CompanyDataJson, companyDataJson, sendCompanyData } from '../send-company-data';
import { parseBatchId } from './batch-path';
import { findAccountBatch } from './find-account-batch';
import { requireResults, resultsUnavailable } from './get-results';

interface ReplayDeps {
  db: Database;
  cache: Pick<Cache, 'dropCompany'>;
  /** `MIN_CONFIDENCE`. */
  minConfidence: number | null;
}

/** How often evidence is read again that changed while its modules were built. */
const MAX_READS = 3;
const RETRY_SECONDS = 1;

interface Replay {
  modules: ReplayedModule[];
  /** The modules on file that were replaced. */
  applied: ReplayResponse<never>['applied'];
}

/** Builds the modules of a batch again, and replaces those on file. Throws `data_unavailable`. */
async function replay(
  { db, cache, minConfidence }: ReplayDeps,
  batch: { batchId: string; domain: string; modules: number },
): Promise<Replay> {
  const { batchId, domain } = batch;
  const { replayModule } = loadBuilding();
  for (let read = 1; read <= MAX_READS; read += 1) {
    const company = await replayableBatch(db, batch);
    if (company.modules.length < batch.modules) break;
    const modules: ReplayedModule[] = [];
    for await (const source of iterateCooperatively(company.modules)) {
      modules.push(replayModule(source, { domain, minConfidence }));
    }
    const applied = await storeReplay(
      db,
      company,
      modules.map((module) => ({ ...module, batchId })),
      // If Redis is down, copies are out of date until they expire.
      () => cache.dropCompany(domain).catch(() => undefined),
    );
    if (applied !== null) return { modules, applied };
  }
  throw resultsUnavailable();
}

/** `POST /enrichment/{batch_id}/replay`: the modules as the rules of today build them, and what differs. */
export function replayBatch(deps: ReplayDeps): RequestHandler {
  const { db } = deps;
  const busy = new Set<number>();
  return async (request, response) => {
    const batchId = parseBatchId(request);
    const { accountId } = admissionOf(response).record;
    const batch = await findAccountBatch((id) => findBatchResults(db, id), batchId, accountId);
    const completedAt = requireResults(batch);
    if (busy.has(accountId)) {
      throw new ServiceError('concurrent_limit_reached', 'A replay of the account is running.', {
        headers: { 'Retry-After': String(RETRY_SECONDS) },
      });
    }
    busy.add(accountId);
    const { domain } = batch;
    const { modules, applied } = await workFor(`replay of ${accountId}`, () =>
      replay(deps, { batchId, domain, modules: batch.data.size }),
    ).finally(() => busy.delete(accountId));
    const byName = new Map(modules.map((module) => [module.module, module]));
    const ordered = DATA_MODULES.flatMap((module) => byName.get(module) ?? []);
    const body: ReplayResponse<CompanyDataJson> = {
      success: true,
      batch_id: batchId,
      domain,
      completed_at: completedAt.toISOString(),
      data: companyDataJson(new Map(ordered.map(({ module, data }) => [module, JSON.stringify(data)]))),
      changes: ordered.flatMap(({ changes }) => changes),
      applied: DATA_MODULES.filter((module) => applied.includes(module)),
      credits_used: 0,
    };
    sendCompanyData(response, body, 'data');
  };
}
