import {
  type CachedModulesResponse,
  type Module,
  moduleCoverage,
  priceOf,
  type QueuedResponse,
  type QueuedNewDomainResponse,
  resultsUrl,
  statusUrl,
} from '@firmlens/contract';
import type { StoredModule } from '@firmlens/domain';
import { type CompanyDataJson, companyDataJson } from '../send-company-data';
import { joinNames } from './join-names';
import { suggestModules } from './suggest-modules';

/** A module on file. Texts are JSON. */
export type StoredBody = Pick<StoredModule, 'module' | 'data' | 'coverage' | 'enrichedAt'>;

interface FreshInput {
  /** The known modules that were requested. */
  modules: readonly Module[];
  /** Requested names that are not modules. */
  unknown: readonly string[];
  /** The base and these modules, in the published order. */
  stored: readonly Omit<StoredBody, 'data'>[];
  balance: number;
}

const textsOf = (stored: readonly StoredBody[]) => new Map(stored.map(({ module, data }) => [module, data]));

/** 200: fresh data, free of charge. */
export function cachedResponse(
  fresh: FreshInput & { stored: readonly StoredBody[] },
): CachedModulesResponse<CompanyDataJson> {
  return { ...aboutFreshData(fresh), data: companyDataJson(textsOf(fresh.stored)) };
}

/** Returns all of the 200 response but the data. */
export function aboutFreshData({
  modules,
  unknown,
  stored,
  balance,
}: FreshInput): Omit<CachedModulesResponse<CompanyDataJson>, 'data'> {
  const hint = suggestModules(unknown);
  const ignored =
    unknown.length === 0
      ? ''
      : ` Ignored unknown modules: ${joinNames(unknown)}.${hint === null ? '' : ` ${hint}`}`;
  return {
    success: true,
    credits_used: 0,
    from_recent_enrichment: true,
    credits_remaining: balance,
    credits_breakdown: {
      base: 0,
      enrichments: Object.fromEntries(modules.map((module) => [module, 0])),
      note: `An enrichment with these modules costs ${priceOf(modules)} credits; fresh data is free.`,
    },
    modules_included: ['base', ...modules],
    coverage: Object.fromEntries(
      stored.map(({ module, enrichedAt, coverage }) => [module, moduleCoverage(enrichedAt, coverage)]),
    ),
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
  stored: readonly StoredBody[] | null;
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
        current_data: companyDataJson(textsOf(stored)),
        modules_requested: [...modules],
        modules_count: modules.length,
      };
}
