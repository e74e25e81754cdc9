import { type DeliverySummary, failureKind, type RecordedAttempt } from '@firmlens/domain';
import type { Attempt, Delivery } from '@firmlens/panel-contract';

/** Why an attempt failed, for the pages; null if it succeeded or there was none. */
function failureOf(outcome: { statusCode: number | null; error: string | null }): Attempt['failure'] {
  const kind = failureKind(outcome);
  // The message begins with the code that the kind was read from.
  return kind === null ? null : { kind, message: (outcome.error ?? '').replace(/^[a-z_]+: /, '') };
}

/** A delivery as the pages get it. */
export function deliveryBody(delivery: DeliverySummary): Delivery {
  return {
    delivery_id: Number(delivery.id),
    batch_id: delivery.batchId,
    domain: delivery.domain,
    is_test: delivery.isTest,
    event: delivery.event,
    url: delivery.url,
    outcome: delivery.status,
    attempts: delivery.attempts,
    resends: delivery.resends,
    created_at: delivery.createdAt.toISOString(),
    sent_at: delivery.sentAt?.toISOString() ?? null,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    last_status: delivery.lastStatusCode,
    last_failure: failureOf({ statusCode: delivery.lastStatusCode, error: delivery.lastError }),
  };
}

/** An attempt as the pages get it. */
export function attemptBody(attempt: RecordedAttempt): Attempt {
  const { requestHeaders, requestBody, responseBody, responseCut } = attempt;
  return {
    attempt: attempt.attempt,
    started_at: attempt.startedAt.toISOString(),
    duration_ms: attempt.durationMs,
    status: attempt.statusCode,
    failure: failureOf(attempt),
    request:
      requestHeaders === null
        ? null
        : {
            headers: Object.entries(requestHeaders).map(([name, value]) => ({ name, value })),
            body: requestBody ?? '',
          },
    response: responseBody === null ? null : { body: responseBody, is_cut: responseCut ?? false },
  };
}
