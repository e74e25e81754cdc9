import { newBatchId } from '../batches/batch-id';
import { REDISPATCH_SECONDS } from '../batches/reserve-batch';
import type { Database } from '../database';

/** The settings of enrichments. */
export interface EnrichmentRules {
  freshnessSeconds: number;
  cooldownSeconds: number;
  deadlineSeconds: number;
  /** `REFUNDED_BATCHES_PER_HOUR`. */
  refundsPerHour: number;
}

/** An entry's batch that was queued, and the balance after it. */
export interface BegunEntry {
  accountId: number;
  creditsReserved: number;
  balance: number;
  ledgerSequence: number;
}

/** What is told about the steps of lists and watches. */
export interface StepListener {
  onBegun(begun: BegunEntry): void;
  /** Webhooks may be owed: a list ended, or a watch told signals. */
  onOwed(): void;
}

interface Step {
  outcome: 'begun' | 'settled' | 'waiting' | 'paused' | 'ended' | 'busy';
  account_id: number | null;
  credits_left: number | null;
  entry: bigint | null;
  credits: number | null;
}

/** Returns the lists that can take a step: a batch of them ended, or their account has room for another batch. */
async function findLists(db: Database): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM lists l JOIN accounts a ON a.id = l.account_id
    WHERE l.ended_at IS NULL AND (
      EXISTS (SELECT FROM list_entries e JOIN batches b ON b.id = e.batch_id
              WHERE e.list_id = l.id AND e.status = 'running' AND b.completed_at IS NOT NULL)
      OR l.status = 'running' AND list_share(a.concurrent_limit) >
         (SELECT count(*) FROM batches b WHERE b.account_id = a.id AND b.status IN ('queued', 'processing'))
      OR NOT EXISTS (SELECT FROM list_entries e WHERE e.list_id = l.id AND e.status IN ('waiting', 'running')))
    ORDER BY l.id`;
  return rows.map(({ id }) => id);
}

/**
 * Takes all steps that lists can take now (sql/06_lists.sql). Any process may call it at any time, also several at once:
 * each step is one statement. The lists take turns, so that none of an account waits for another's end.
 */
export async function advanceLists(
  db: Database,
  rules: EnrichmentRules,
  listener: StepListener,
  signal: AbortSignal,
): Promise<void> {
  let lists = await findLists(db);
  while (lists.length > 0 && !signal.aborted) {
    const goOn: string[] = [];
    for (const listId of lists) {
      const step = await advanceList(db, listId, rules);
      if (step.outcome === 'begun') {
        listener.onBegun({
          accountId: Number(step.account_id),
          creditsReserved: Number(step.credits),
          balance: Number(step.credits_left),
          ledgerSequence: Number(step.entry),
        });
      }
      if (step.outcome === 'ended') listener.onOwed();
      if (step.outcome === 'begun' || step.outcome === 'settled') goOn.push(listId);
    }
    lists = goOn;
  }
}

async function advanceList(
  db: Database,
  listId: string,
  { freshnessSeconds, cooldownSeconds, deadlineSeconds, refundsPerHour }: EnrichmentRules,
): Promise<Step> {
  const [step] = await db.$queryRaw<Step[]>`
    SELECT * FROM advance_list(${listId}, ${newBatchId()}, ${freshnessSeconds}::float8, ${cooldownSeconds}::float8,
                               ${deadlineSeconds}::float8, ${REDISPATCH_SECONDS}::float8, ${refundsPerHour}::int)`;
  if (step === undefined) throw new Error('advance_list returned no row');
  return step;
}
