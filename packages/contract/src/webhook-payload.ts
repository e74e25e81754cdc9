import { type Static, Type } from '@sinclair/typebox';
import { listResultsUrl } from './lists';
import type { Module } from './modules';
import { count, dateTime } from './schema';
import {
  type DeliveryEvent,
  EVENT_BY_STATUS,
  LIST_EVENT,
  SIGNAL_EVENT,
  type TerminalBatchStatus,
} from './states';
import { TOLD_SIGNAL_EXAMPLE, type ToldSignal, toldSignalBody, toldSignalFields } from './told-signal';
import { watchUrl } from './watches';

const url = (description: string) => Type.String({ format: 'uri', description });
const meta = Type.Object(
  {
    api_version: Type.Literal('2.0', { description: 'The version of the payload.' }),
    webhook_attempt: Type.Integer({ minimum: 1, description: 'The attempt, from 1.' }),
    test: Type.Optional(
      Type.Literal(true, { description: 'Only in a test event: its batch does not exist.' }),
    ),
  },
  { description: 'About the delivery.' },
);
const times = {
  requested_at: dateTime({ description: 'When it was requested.' }),
  completed_at: dateTime({ description: 'When it ended.' }),
  duration_seconds: Type.Number({
    minimum: 0,
    description: 'The seconds from the request to the end.',
  }),
};
const common = {
  batch_id: Type.String({ description: 'The ID of the batch. Discard an event that repeats it.' }),
  domain: Type.String({ description: 'The registrable domain of the company.' }),
  credits: Type.Object(
    {
      reserved: count('The credits that were reserved.'),
      used: count('The credits that it cost: 0 unless it completed.'),
      refunded: count('The credits that were returned.'),
    },
    { description: 'What the batch cost.' },
  ),
  _meta: meta,
};
const event = <E extends DeliveryEvent>(name: E) =>
  Type.Literal(name, { description: 'The event, as in `X-Service-Event`.' });

export const CompletedPayloadSchema = Type.Object(
  {
    event: event('enrichment.completed'),
    status: Type.Literal('completed', { description: 'The status of the batch.' }),
    ...common,
    requested_modules: Type.Array(Type.String(), {
      description: 'The modules that were requested, beside the base.',
    }),
    ...times,
    data_url: url('The URL of the results. Request it with your key.'),
  },
  { $id: 'EnrichmentCompleted', additionalProperties: false, description: 'An enrichment completed.' },
);

export const FailedPayloadSchema = Type.Object(
  {
    event: event('enrichment.failed'),
    status: Type.Literal('failed', { description: 'The status of the batch.' }),
    ...common,
    error: Type.String({ description: 'Why it failed, in words.' }),
  },
  { $id: 'EnrichmentFailed', additionalProperties: false, description: 'An enrichment failed.' },
);

export const NoDataPayloadSchema = Type.Object(
  {
    event: event('enrichment.no_data_found'),
    status: Type.Literal('no_data_found', { description: 'The status of the batch.' }),
    ...common,
    message: Type.String({ description: 'What was looked for, in words.' }),
    suggestions: Type.Array(Type.String(), { description: 'What could help.' }),
  },
  { $id: 'EnrichmentNoDataFound', additionalProperties: false, description: 'An enrichment found nothing.' },
);

export const ListPayloadSchema = Type.Object(
  {
    event: event(LIST_EVENT),
    status: Type.Union([Type.Literal('completed'), Type.Literal('cancelled')], {
      description: 'The status of the list.',
    }),
    list_id: Type.String({ description: 'The ID of the list. Discard an event that repeats it.' }),
    entries: count('Its entries, without duplicates.'),
    counts: Type.Record(Type.String(), count('Entries in this state.'), {
      description: 'The number of entries in each state.',
    }),
    credits: Type.Object(
      {
        spent: count('Of enrichments that completed.'),
        refunded: count('Of enrichments that failed or found nothing.'),
      },
      { description: 'What the list cost.' },
    ),
    ...times,
    results_url: url('The URL of the results. Request it with your key.'),
    _meta: meta,
  },
  { $id: 'ListCompleted', additionalProperties: false, description: 'A list ended.' },
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
    description: 'A watch found a new signal.',
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
    _meta: { api_version: '2.0' as const, webhook_attempt: attempt, ...(isTest && { test: true as const }) },
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
