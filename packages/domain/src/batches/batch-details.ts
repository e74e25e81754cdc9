import type { BatchStatus, DataModule, DeliveryStatus, Module, SourceStatus } from '@firmlens/contract';
import type { Database } from '../database';

/**
 * What became of a module: its data is there; it is being built; it waits; it was not built, or not kept, because the
 * batch ended without data; its data was deleted, past retention or because the company opted out.
 */
export type ModuleState = 'built' | 'building' | 'waiting' | 'none' | 'deleted';

export interface BatchDetails {
  id: string;
  domain: string;
  status: BatchStatus;
  message: string | null;
  keySeries: number | null;
  /** The route that its credits count under. */
  route: string;
  requestedAt: Date;
  startedAt: Date | null;
  collectedAt: Date | null;
  completedAt: Date | null;
  creditsReserved: number;
  creditsUsed: number;
  creditsRefunded: number;
  /** The base first. */
  modules: { module: DataModule; state: ModuleState; finishedAt: Date | null }[];
  sources: {
    source: string;
    status: SourceStatus;
    reason: string | null;
    askedAt: Date | null;
    /** How long the query took; null if there was none, or an earlier release made it. */
    durationMs: number | null;
  }[];
  webhookUrl: string | null;
  /** Null until the batch has ended, and without a webhook. */
  delivery: {
    id: bigint;
    status: DeliveryStatus;
    attempts: number;
    sentAt: Date | null;
    nextAttemptAt: Date | null;
  } | null;
}

/** Returns a batch of an account with all that is known about it; null if the account has none with this id. */
export async function findBatchDetails(
  db: Database,
  accountId: number,
  batchId: string,
): Promise<BatchDetails | null> {
  const row = await db.batch.findUnique({
    where: { id: batchId, accountId },
    include: {
      moduleResults: { select: { module: true, finishedAt: true } },
      sources: { orderBy: { source: 'asc' } },
      delivery: { select: { id: true, status: true, attempts: true, sentAt: true, nextAttemptAt: true } },
    },
  });
  if (row === null) return null;
  const { moduleResults, modules, building, sources, ...batch } = row;
  const status = batch.status as BatchStatus;
  const finished = new Map(moduleResults.map(({ module, finishedAt }) => [module, finishedAt]));
  return {
    ...batch,
    status,
    delivery: batch.delivery as BatchDetails['delivery'],
    modules: (['company', ...(modules as Module[])] as const).map((module) => ({
      module,
      state: stateOf(status, finished.has(module), building.includes(module)),
      finishedAt: finished.get(module) ?? null,
    })),
    sources: sources.map(({ source, status, reason, askedAt, durationMs }) => ({
      source,
      status: status as SourceStatus,
      reason,
      askedAt,
      durationMs,
    })),
  };
}

function stateOf(status: BatchStatus, isBuilt: boolean, isBuilding: boolean): ModuleState {
  if (status === 'failed' || status === 'no_data_found') return 'none';
  if (isBuilt) return 'built';
  if (status === 'completed') return 'deleted';
  return isBuilding ? 'building' : 'waiting';
}
