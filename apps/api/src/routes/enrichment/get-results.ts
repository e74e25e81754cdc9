import {
  BASE_PRICE,
  type BatchResultsResponse,
  MODULE_PRICES,
  moduleCoverage,
  ServiceError,
} from '@firmlens/contract';
import type { BatchResults } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { type CompanyDataJson, companyDataJson, sendCompanyData } from '../send-company-data';
import { parseBatchId } from './batch-path';
import { findAccountBatch } from './find-account-batch';

export function resultsUnavailable(): ServiceError {
  return new ServiceError('data_unavailable', 'The results of this batch are no longer stored.');
}

/**
 * Throws if the batch has no results: it is running, failed, found nothing, or its payloads were deleted past
 * retention or by an opt-out. Returns when it completed.
 */
export function requireResults(batch: BatchResults): Date {
  switch (batch.status) {
    case 'queued':
    case 'processing':
      throw new ServiceError('enrichment_processing', 'The enrichment is still running. Poll its status.');
    case 'failed':
      throw new ServiceError('enrichment_failed', 'The enrichment failed. Its credits were refunded.');
    case 'no_data_found':
      throw new ServiceError('no_data_found', 'The enrichment found nothing. Its credits were refunded.');
    case 'completed':
      if (batch.data.size <= batch.modules.length || batch.completedAt === null) {
        throw resultsUnavailable();
      }
      return batch.completedAt;
  }
}

export interface ResultsDeps {
  /** Reads what a batch produced, together with others of the moment. */
  readResults: (batchId: string) => Promise<BatchResults | null>;
}

/** `GET /enrichment/{batch_id}/results`: the data as the batch produced it. */
export function getResults({ readResults }: ResultsDeps): RequestHandler {
  return async (request, response) => {
    const batchId = parseBatchId(request);
    const { accountId } = admissionOf(response).record;
    const batch = await findAccountBatch(readResults, batchId, accountId);
    const completedAt = requireResults(batch);
    const body: BatchResultsResponse<CompanyDataJson> = {
      success: true,
      batch_id: batchId,
      domain: batch.domain,
      status: 'completed',
      data: companyDataJson(batch.data),
      credits_used: batch.creditsUsed,
      credits_refunded: batch.creditsRefunded,
      credits_breakdown: {
        base: BASE_PRICE,
        enrichments: Object.fromEntries(batch.modules.map((module) => [module, MODULE_PRICES[module]])),
      },
      modules_included: ['base', ...batch.modules],
      coverage: Object.fromEntries(
        (['company', ...batch.modules] as const).map((module) => [
          module,
          moduleCoverage(completedAt, batch.coverage.get(module) ?? null),
        ]),
      ),
      completed_at: completedAt.toISOString(),
    };
    sendCompanyData(response, body, 'data');
  };
}
