/**
 * Life cycle of a batch: queued → processing → completed | failed | no_data_found, and queued → failed if the
 * deadline passes first. The last three are final.
 */
export const BATCH_STATUSES = ['queued', 'processing', 'completed', 'failed', 'no_data_found'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];
export type TerminalBatchStatus = 'completed' | 'failed' | 'no_data_found';

/** pending: not attempted yet. retrying: attempted, and due again. delivered and failed are final. */
export const DELIVERY_STATUSES = ['pending', 'retrying', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const WEBHOOK_EVENTS = [
  'enrichment.completed',
  'enrichment.failed',
  'enrichment.no_data_found',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The webhook event that reports the end of a list. */
export const LIST_EVENT = 'list.completed';
/** The webhook event that tells a new signal of a watch. */
export const SIGNAL_EVENT = 'signal.detected';
/** The event of a delivery: the end of a batch or of a list, or a signal. */
export type DeliveryEvent = WebhookEvent | typeof LIST_EVENT | typeof SIGNAL_EVENT;

/** The webhook event of each final status. */
export const EVENT_BY_STATUS = {
  completed: 'enrichment.completed',
  failed: 'enrichment.failed',
  no_data_found: 'enrichment.no_data_found',
} as const satisfies Readonly<Record<TerminalBatchStatus, WebhookEvent>>;

/**
 * The outcome of a source in a batch.
 * - nothing: it was queried and knows no such company.
 * - not_asked: it is off, was not needed, or there was nothing to query it with.
 * - failed: it was queried and could not respond.
 */
export const SOURCE_STATUSES = ['found', 'nothing', 'not_asked', 'failed'] as const;
export type SourceStatus = (typeof SOURCE_STATUSES)[number];

/**
 * Life cycle of a list: running ⇄ paused, then completed; or cancelling → cancelled, which ends what runs and begins
 * nothing. The last of each are final.
 */
export const LIST_STATUSES = ['running', 'paused', 'cancelling', 'completed', 'cancelled'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/**
 * The state of a list's entry. All but the first two are final.
 * - fresh: its data was on file and fresh, and free.
 * - cooldown: an enrichment found nothing a short time ago.
 * - unknown: no source covers the domain.
 * - not_resolved: it is a name that no company, or more than one, on file has.
 * - duplicate: an earlier entry is about the same company.
 * - not_begun: the list was cancelled, or reached its limit of credits.
 */
export const LIST_ENTRY_STATUSES = [
  'waiting',
  'running',
  'completed',
  'failed',
  'no_data_found',
  'fresh',
  'cooldown',
  'unknown',
  'not_resolved',
  'invalid',
  'duplicate',
  'not_begun',
] as const;
export type ListEntryStatus = (typeof LIST_ENTRY_STATUSES)[number];

/** Why a list is paused, or what it waits for. */
export const LIST_REASONS = [
  'requested',
  'insufficient_credits',
  'subscription_required',
  'refund_limit_reached',
] as const;
export type ListReason = (typeof LIST_REASONS)[number];

/** How often a watch looks: this long after its last look has ended. */
export const WATCH_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export type WatchFrequency = (typeof WATCH_FREQUENCIES)[number];

export const WATCH_STATUSES = ['active', 'paused'] as const;
export type WatchStatus = (typeof WATCH_STATUSES)[number];

/** Why a watch is paused. One that reached its limit of credits goes on by itself in the next month. */
export const WATCH_REASONS = [
  'requested',
  'insufficient_credits',
  'subscription_required',
  'max_credits_reached',
] as const;
export type WatchReason = (typeof WATCH_REASONS)[number];
