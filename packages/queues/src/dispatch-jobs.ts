import { continueTrace, openSpan } from '@firmlens/tracing';
import type { Queues } from './producers';

/** A row of the outbox. */
export interface PendingDispatch {
  kind: 'run' | 'deliver';
  /** The batch's or the delivery's id. */
  subject: string;
  generation: number;
  /** Whether it is a quarantined batch. */
  isQuarantined?: boolean;
  /** The trace of the request that the row comes from; null if that was not traced. */
  traceparent?: string | null;
}

const SPAN_NAMES = { run: 'send enrichment', deliver: 'send webhooks' } as const;

/** Puts outbox rows into the queues. Repeating it is harmless. Each row's trace gets a span for its share. */
export async function dispatchJobs(queues: Queues, rows: readonly PendingDispatch[]): Promise<void> {
  const spans = rows.flatMap(({ kind, traceparent = null }) =>
    traceparent === null
      ? []
      : [continueTrace(traceparent, () => openSpan(SPAN_NAMES[kind], {}, 'producer'))],
  );
  try {
    await sendJobs(queues, rows);
    for (const span of spans) span.end();
  } catch (error) {
    for (const span of spans) span.end(error);
    throw error;
  }
}

async function sendJobs(queues: Queues, rows: readonly PendingDispatch[]): Promise<void> {
  const runs = rows.filter(({ kind }) => kind === 'run');
  const deliveries = rows.filter(({ kind }) => kind === 'deliver');
  if (runs.length > 0) {
    await queues.runBatches(
      runs.map(({ subject, generation, isQuarantined = false }) => ({
        batchId: subject,
        generation,
        isQuarantined,
      })),
    );
  }
  if (deliveries.length > 0) {
    await queues.wakeDeliveries(
      deliveries.map(({ subject, generation }) => ({
        deliveryId: subject,
        attempt: 1,
        wake: `g${generation}`,
        delayMs: 0,
      })),
    );
  }
}
