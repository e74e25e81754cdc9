import type { BatchStatus, Module } from '@firmlens/contract';
import { endBatch } from '../batches/run-batch';
import type { Database } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

/** What customers read in the state of a batch that an operator ended, and in its webhook. */
const MESSAGE = 'The enrichment was ended by the operator.';

export interface BatchOfAny {
  id: string;
  accountId: number;
  domain: string;
  status: BatchStatus;
  modules: Module[];
  /** Failed tries so far. */
  tries: number;
  /** Workers lost so far. */
  crashes: number;
  message: string | null;
  creditsReserved: number;
  creditsRefunded: number;
  requestedAt: Date;
  startedAt: Date | null;
  deadlineAt: Date;
  completedAt: Date | null;
}

export interface BatchOfAnyFilter {
  accountId?: number | undefined;
  domain?: string | undefined;
  statuses?: readonly BatchStatus[] | undefined;
}

/** Returns batches of all accounts, newest first. */
export async function findBatchesOfAll(
  db: Database,
  { accountId, domain, statuses }: BatchOfAnyFilter,
  limit: number,
): Promise<BatchOfAny[]> {
  const rows = await db.batch.findMany({
    where: {
      ...(accountId !== undefined && { accountId }),
      ...(domain !== undefined && { domain }),
      ...(statuses !== undefined && { status: { in: [...statuses] } }),
    },
    // An id begins with its time.
    orderBy: { id: 'desc' },
    take: limit,
    select: {
      id: true,
      accountId: true,
      domain: true,
      status: true,
      modules: true,
      tries: true,
      crashes: true,
      message: true,
      creditsReserved: true,
      creditsRefunded: true,
      requestedAt: true,
      startedAt: true,
      deadlineAt: true,
      completedAt: true,
    },
  });
  return rows as BatchOfAny[];
}

/**
 * Fails a running batch with a refund, whoever holds it, as its deadline would. Returns `ended_already` if it has ended:
 * then nothing changes.
 */
export async function endBatchAsOperator(
  db: Database,
  actor: Actor,
  batchId: string,
): Promise<{ outcome: 'unknown' | 'ended_already' } | { outcome: 'ended'; creditsRefunded: number }> {
  return db.$transaction(async (tx) => {
    const isEnded = await endBatch(tx, { id: batchId, fence: null }, 'failed', MESSAGE);
    const batch = await tx.batch.findUnique({
      where: { id: batchId },
      select: { accountId: true, domain: true, creditsRefunded: true },
    });
    if (batch === null) return { outcome: 'unknown' };
    if (!isEnded) return { outcome: 'ended_already' };
    const { accountId, domain, creditsRefunded } = batch;
    const target = `${batchId} of ${domain}, ${creditsRefunded} credits back`;
    await writeAudit(tx, actor, { accountId, action: 'batch.ended', target });
    return { outcome: 'ended', creditsRefunded };
  });
}
