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
