import type { RequestRecordResponse } from '@firmlens/contract';
import type { RequestRecord } from '@firmlens/domain';

/** Returns a request in the form that the history shows. `response_time` is in milliseconds. */
export function toRequestRecord(record: RequestRecord): RequestRecordResponse {
  return {
    id: record.id,
    endpoint: record.endpoint,
    method: record.method,
    credits_consumed: record.creditsConsumed,
    response_status: record.status,
    response_time: Math.round(record.durationMs * 1_000) / 1_000,
    requested_at: record.requestedAt.toISOString(),
  };
}
