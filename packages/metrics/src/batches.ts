import { Counter } from 'prom-client';
import { type Subject, UNREGISTERED } from './subject';

export const reservedBatches = new Counter({
  name: 'firmlens_batches_reserved_total',
  help: 'Batches that were queued, each with its credits reserved',
  ...UNREGISTERED,
});

export const reservedCredits = new Counter({
  name: 'firmlens_credits_reserved_total',
  help: 'Credits that were reserved for batches',
  ...UNREGISTERED,
});

/** A batch that did not complete was refunded in full. */
export const endedBatches = new Counter({
  name: 'firmlens_batches_ended_total',
  help: 'Batches that ended, by status; all but completed were refunded in full',
  labelNames: ['status'],
  ...UNREGISTERED,
});

/** What the API reserves. */
export const RESERVATIONS: Subject = { metrics: [reservedBatches, reservedCredits] };

/** What the workers end. */
export const ENDED_BATCHES: Subject = { metrics: [endedBatches] };
