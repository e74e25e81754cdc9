import { Counter, Histogram } from 'prom-client';
import { type Subject, UNREGISTERED } from './subject';

/** Attempts beyond the usual schedule count together. */
const LAST_COUNTED = 5;

const attempts = new Counter({
  name: 'firmlens_delivery_attempts_total',
  help: 'Attempts to deliver a webhook, by their number (6: the sixth and later) and outcome',
  labelNames: ['attempt', 'outcome'],
  ...UNREGISTERED,
});

const delaySeconds = new Histogram({
  name: 'firmlens_delivery_delay_seconds',
  help: 'Time from when an attempt was due until it began',
  buckets: [0.5, 2, 5, 15, 60, 300],
  ...UNREGISTERED,
});

/** `reason`: `busy` (no slot for its host or account) or `left` (the process shut down). */
export const postponedAttempts = new Counter({
  name: 'firmlens_delivery_postponements_total',
  help: 'Attempts that were due and could not be made at once, by reason',
  labelNames: ['reason'],
  ...UNREGISTERED,
});

/** Counts an attempt. `outcome`: `delivered`, `retrying` or `failed`, the state of its delivery afterwards. */
export function countAttempt(attempt: number, outcome: string, lateSeconds: number): void {
  attempts.inc({ attempt: Math.min(attempt, LAST_COUNTED + 1), outcome });
  delaySeconds.observe(Math.max(0, lateSeconds));
}

/** What becomes of webhooks. */
export const DELIVERIES: Subject = { metrics: [attempts, delaySeconds, postponedAttempts] };
