import { listPayload, signalPayload, webhookPayload } from '@firmlens/contract';
import { type AttemptResult, type ClaimedDelivery, signDelivery } from '@firmlens/domain';
import { type Egress, EgressError } from '@firmlens/egress';
import { USER_AGENT } from '@firmlens/runtime';
import { printableStart } from './printable-start';

export interface SendDeps {
  egress: Egress;
  secretsKey: Buffer;
  /** Base of the URLs in the payload. */
  baseUrl: string;
  timeoutSeconds: number;
  /** Aborts running attempts. */
  stopSignal: AbortSignal;
}

/** How much of a receiver's response body is read, and for how long. Only the status counts; the beginning is recorded. */
const MAX_RESPONSE_BYTES = 65_536;
const BODY_TIMEOUT_MS = 1_000;

const LOST_ATTEMPT: Omit<AttemptResult, 'startedAt'> = {
  durationMs: 0,
  statusCode: null,
  error: 'the workers died before the outcome was known',
  request: null,
  response: null,
};

function payloadOf({ report, attempt, isTest }: ClaimedDelivery, baseUrl: string): object {
  switch (report.kind) {
    case 'list':
      return listPayload(report.subject, attempt, baseUrl);
    case 'signal':
      return signalPayload(report.subject, attempt, baseUrl);
    case 'batch':
      return webhookPayload(report.subject, attempt, baseUrl, isTest);
  }
}

/**
 * Makes one attempt: signs the payload and posts it. Any 2xx status within the timeout is a success. Returns
 * null if the attempt was aborted, which says nothing about the receiver.
 */
export async function sendDelivery(
  { egress, secretsKey, baseUrl, timeoutSeconds, stopSignal }: SendDeps,
  delivery: ClaimedDelivery,
): Promise<AttemptResult | null> {
  const startedAt = new Date();
  if (delivery.isLost) return { startedAt, ...LOST_ATTEMPT };
  const started = performance.now();
  const durationMs = () => Math.round(performance.now() - started);
  const { kind, subject } = delivery.report;
  const body = JSON.stringify(payloadOf(delivery, baseUrl));
  const timestamp = Math.floor(startedAt.getTime() / 1_000);
  const headers = {
    'user-agent': USER_AGENT,
    'content-type': 'application/json',
    'x-service-event': delivery.event,
    [`x-service-${kind}-id`]: subject.id,
    ...signDelivery({ ...delivery, eventId: subject.id }, secretsKey, timestamp, body),
  };
  const request = { headers, body };
  try {
    const { status, ...received } = await egress.request(delivery.url, {
      method: 'POST',
      body,
      headers,
      timeoutMs: timeoutSeconds * 1_000,
      bodyTimeoutMs: BODY_TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
      signal: stopSignal,
    });
    const error = status >= 200 && status < 300 ? null : `the receiver responded with ${status}`;
    const { text, isCut } = printableStart(received.body);
    const response = { body: text, isCut: isCut || received.truncated };
    return { startedAt, durationMs: durationMs(), statusCode: status, error, request, response };
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    if (error.code === 'aborted') return null;
    return {
      startedAt,
      durationMs: durationMs(),
      statusCode: null,
      error: `${error.code}: ${error.message}`,
      request,
      response: null,
    };
  }
}
