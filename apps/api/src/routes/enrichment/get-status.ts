import { type BatchStatusResponse, resultsUrl, secondsBetween } from '@firmlens/contract';
import type { Batch } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { parseBatchId } from './batch-path';
import { findAccountBatch } from './find-account-batch';

/** Returns a batch as the contract's status object. */
export function toStatus(batch: Batch, baseUrl: string): BatchStatusResponse {
  const { delivery } = batch;
  return {
    success: true,
    batch_id: batch.id,
    domain: batch.domain,
    status: batch.status,
    requested_modules: batch.modules,
    message: batch.message,
    credits: { reserved: batch.creditsReserved, used: batch.creditsUsed, refunded: batch.creditsRefunded },
    timing: {
      requested_at: batch.requestedAt.toISOString(),
      started_at: batch.startedAt?.toISOString() ?? null,
      completed_at: batch.completedAt?.toISOString() ?? null,
      duration_seconds: batch.completedAt && secondsBetween(batch.requestedAt, batch.completedAt),
    },
    webhook: {
      url: batch.webhookUrl,
      sent_at: delivery?.sentAt?.toISOString() ?? null,
      // Until the batch ends, its delivery has no record yet, but is already owed.
      status: delivery?.status ?? (batch.webhookUrl === null ? null : 'pending'),
      retries: Math.max(0, (delivery?.attempts ?? 0) - 1),
    },
    results_endpoint: batch.status === 'completed' ? resultsUrl(baseUrl, batch.id) : null,
  };
}

export interface StatusDeps {
  /** Reads a batch together with others of the moment. */
  readBatch: (batchId: string) => Promise<Batch | null>;
  baseUrl: string;
}

/** `GET /enrichment/{batch_id}/status`. */
export function getStatus({ readBatch, baseUrl }: StatusDeps): RequestHandler {
  return async (request, response) => {
    const { accountId } = admissionOf(response).record;
    const batch = await findAccountBatch(readBatch, parseBatchId(request), accountId);
    response.json(toStatus(batch, baseUrl));
  };
}
