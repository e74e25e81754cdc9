import { type Static, Type } from '@sinclair/typebox';
import { listResultsUrl } from './lists';
import type { Module } from './modules';
import { EVENT_BY_STATUS, LIST_EVENT, SIGNAL_EVENT, type TerminalBatchStatus } from './states';
import { TOLD_SIGNAL_EXAMPLE, type ToldSignal, toldSignalBody, toldSignalFields, watchUrl } from './watches';

const credits = Type.Integer({ minimum: 0 });
const common = {
  batch_id: Type.String(),
  domain: Type.String(),
  credits: Type.Object({ reserved: credits, used: credits, refunded: credits }),
  _meta: Type.Object({ api_version: Type.Literal('2.0'), webhook_attempt: Type.Integer({ minimum: 1 }) }),
};

export const CompletedPayloadSchema = Type.Object(
  {
    event: Type.Literal('enrichment.completed'),
    status: Type.Literal('completed'),
    ...common,
    requested_modules: Type.Array(Type.String()),
    requested_at: Type.String({ format: 'date-time' }),
    completed_at: Type.String({ format: 'date-time' }),
    duration_seconds: Type.Number({ minimum: 0 }),
    data_url: Type.String({ format: 'uri' }),
  },
  { $id: 'EnrichmentCompleted', additionalProperties: false },
);

export const FailedPayloadSchema = Type.Object(
  {
    event: Type.Literal('enrichment.failed'),
    status: Type.Literal('failed'),
    ...common,
    error: Type.String(),
  },
  { $id: 'EnrichmentFailed', additionalProperties: false },
);

export const NoDataPayloadSchema = Type.Object(
  {
    event: Type.Literal('enrichment.no_data_found'),
    status: Type.Literal('no_data_found'),
    ...common,
    message: Type.String(),
    suggestions: Type.Array(Type.String()),
  },
  { $id: 'EnrichmentNoDataFound', additionalProperties: false },
);

export const ListPayloadSchema = Type.Object(
  {
    event: Type.Literal(LIST_EVENT),
    status: Type.Union([Type.Literal('completed'), Type.Literal('cancelled')]),
    list_id: Type.String(),
    entries: credits,
    counts: Type.Record(Type.String(), credits),
    credits: Type.Object({ spent: credits, refunded: credits }),
    requested_at: Type.String({ format: 'date-time' }),
    completed_at: Type.String({ format: 'date-time' }),
    duration_seconds: Type.Number({ minimum: 0 }),
    results_url: Type.String({ format: 'uri' }),
    _meta: common._meta,
  },
  { $id: 'ListCompleted', additionalProperties: false },
);
type ListPayload = Static<typeof ListPayloadSchema>;

export const SignalPayloadSchema = Type.Object(
  {
    event: Type.Literal(SIGNAL_EVENT, { description: 'Always `signal.detected`.' }),
    ...toldSignalFields,
    watch_url: Type.String({ format: 'uri', description: 'The URL of the watch.' }),
    _meta: common._meta,
  },
  {
    $id: 'SignalDetected',
    additionalProperties: false,
    examples: [
      {
        event: SIGNAL_EVENT,
        ...TOLD_SIGNAL_EXAMPLE,
        watch_url: watchUrl('https://firmlens.example/api/v1', TOLD_SIGNAL_EXAMPLE.watch_id),
        _meta: { api_version: '2.0', webhook_attempt: 1 },
      },
    ],
  },
);
type SignalPayload = Static<typeof SignalPayloadSchema>;

export type WebhookPayload =
  | Static<typeof CompletedPayloadSchema>
  | Static<typeof FailedPayloadSchema>
  | Static<typeof NoDataPayloadSchema>;

/** The fields of an ended batch that its webhook needs. */
export interface EndedBatch {
  id: string;
  domain: string;
  status: TerminalBatchStatus;
  modules: readonly Module[];
  message: string | null;
  creditsReserved: number;
  creditsUsed: number;
  creditsRefunded: number;
  requestedAt: Date;
  completedAt: Date;
}

/** The fields of an ended list that its webhook needs. */
export interface EndedList {
  id: string;
  status: 'completed' | 'cancelled';
  /** Its entries, without duplicates, and how many of them ended in each state. */
  size: number;
  counts: Readonly<Record<string, number>>;
  spent: number;
  refunded: number;
  createdAt: Date;
  endedAt: Date;
}

/** Returns the seconds between two moments, to the millisecond. Never negative. */
export function secondsBetween(start: Date, end: Date): number {
  return Math.max(0, end.getTime() - start.getTime()) / 1000;
}

/** Returns the URL of a batch's results. */
export function resultsUrl(baseUrl: string, batchId: string): string {
  return `${baseUrl}/enrichment/${batchId}/results`;
}

/** Returns the URL of a batch's status. */
export function statusUrl(baseUrl: string, batchId: string): string {
  return `${baseUrl}/enrichment/${batchId}/status`;
}

/**
 * Builds the body of one attempt (from 1) to report how a batch ended. It never carries enrichment data. A test has
 * `_meta.test`.
 */
export function webhookPayload(
  batch: EndedBatch,
  attempt: number,
  baseUrl: string,
  isTest = false,
): WebhookPayload {
  const shared = {
    batch_id: batch.id,
    domain: batch.domain,
    credits: { reserved: batch.creditsReserved, used: batch.creditsUsed, refunded: batch.creditsRefunded },
    _meta: { api_version: '2.0' as const, webhook_attempt: attempt, ...(isTest && { test: true }) },
  };
  switch (batch.status) {
    case 'completed':
      return {
        event: EVENT_BY_STATUS.completed,
        status: 'completed',
        ...shared,
        requested_modules: [...batch.modules],
        requested_at: batch.requestedAt.toISOString(),
        completed_at: batch.completedAt.toISOString(),
        duration_seconds: secondsBetween(batch.requestedAt, batch.completedAt),
        data_url: resultsUrl(baseUrl, batch.id),
      };
    case 'failed':
      return {
        event: EVENT_BY_STATUS.failed,
        status: 'failed',
        ...shared,
        error: batch.message ?? 'The enrichment failed.',
      };
    case 'no_data_found':
      return {
        event: EVENT_BY_STATUS.no_data_found,
        status: 'no_data_found',
        ...shared,
        message: batch.message ?? 'No data was found for this domain.',
        suggestions: [
          'Check the spelling of the domain.',
          'Try the domain of the company itself instead of a product or campaign page.',
          'Try again after the cooldown of the domain.',
        ],
      };
  }
}

/** Builds the body of one attempt (from 1) to report how a list ended. */
export function listPayload(list: EndedList, attempt: number, baseUrl: string): ListPayload {
  return {
    event: LIST_EVENT,
    status: list.status,
    list_id: list.id,
    entries: list.size,
    counts: { ...list.counts },
    credits: { spent: list.spent, refunded: list.refunded },
    requested_at: list.createdAt.toISOString(),
    completed_at: list.endedAt.toISOString(),
    duration_seconds: secondsBetween(list.createdAt, list.endedAt),
    results_url: listResultsUrl(baseUrl, list.id),
    _meta: { api_version: '2.0', webhook_attempt: attempt },
  };
}

/** Builds the body of one attempt (from 1) to tell a signal, with its evidence. */
export function signalPayload(told: ToldSignal, attempt: number, baseUrl: string): SignalPayload {
  return {
    event: SIGNAL_EVENT,
    ...toldSignalBody(told),
    watch_url: watchUrl(baseUrl, told.watchId),
    _meta: { api_version: '2.0', webhook_attempt: attempt },
  };
}
