import type { Queues } from './producers';

/** A row of the outbox. */
export interface PendingDispatch {
  kind: 'run' | 'deliver';
  /** The batch's or the delivery's id. */
  subject: string;
  generation: number;
  /** Whether it is a quarantined batch. */
  isQuarantined?: boolean;
}

/** Puts outbox rows into the queues. Repeating it is harmless. */
export async function dispatchJobs(queues: Queues, rows: readonly PendingDispatch[]): Promise<void> {
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
