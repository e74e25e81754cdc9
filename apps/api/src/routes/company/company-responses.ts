import {
  type CachedModulesResponse,
  type Module,
  priceOf,
  type QueuedResponse,
  type QueuedNewDomainResponse,
  resultsUrl,
  statusUrl,
} from '@firmlens/contract';
import { type CompanyDataJson, companyDataJson } from '../send-company-data';
import { joinNames } from './join-names';

interface CachedInput {
  /** The known modules that were requested. */
  modules: readonly Module[];
  /** Requested names that are not modules. */
  unknown: readonly string[];
  /** JSON texts of the base and these modules. */
  bodies: ReadonlyMap<string, string>;
  balance: number;
}

/** 200: fresh data, free of charge. */
export function cachedResponse({
  modules,
  unknown,
  bodies,
  balance,
}: CachedInput): CachedModulesResponse<CompanyDataJson> {
  const ignored = unknown.length === 0 ? '' : ` Ignored unknown modules: ${joinNames(unknown)}.`;
  return {
    success: true,
    data: companyDataJson(bodies),
    credits_used: 0,
    from_recent_enrichment: true,
    credits_remaining: balance,
    credits_breakdown: {
      base: 0,
      enrichments: Object.fromEntries(modules.map((module) => [module, 0])),
      note: `An enrichment with these modules costs ${priceOf(modules)} credits; fresh data is free.`,
    },
    modules_included: ['base', ...modules],
    dedup_note: `This company was enriched recently, so its data is free.${ignored}`,
  };
}

interface QueuedInput {
  batchId: string;
  creditsReserved: number;
  balance: number;
  domain: string;
  modules: readonly Module[];
  /** What is on file for the requested modules, fresh or not. Null if the company is new. */
  stored: ReadonlyMap<string, string> | null;
  baseUrl: string;
}

/** 202: shape A if the company is on file, shape B if the domain is new. */
export function queuedResponse(
  queued: QueuedInput,
): QueuedResponse<CompanyDataJson> | QueuedNewDomainResponse {
  const { batchId, creditsReserved, balance, domain, modules, stored, baseUrl } = queued;
  const shared = {
    success: true as const,
    status: 'processing' as const,
    batch_id: batchId,
    credits_reserved: creditsReserved,
    status_endpoint: statusUrl(baseUrl, batchId),
    results_endpoint: resultsUrl(baseUrl, batchId),
    enrichment_status: 'processing' as const,
    webhook_notification: 'enabled' as const,
    message: 'The enrichment is queued. Your webhook is called when it ends.',
    hint: 'Poll the status endpoint or wait for the webhook, then fetch the results.',
  };
  return stored === null
    ? { ...shared, requested_modules: [...modules], credits_remaining: balance, domain }
    : {
        ...shared,
        current_data: companyDataJson(stored),
        modules_requested: [...modules],
        modules_count: modules.length,
      };
}
