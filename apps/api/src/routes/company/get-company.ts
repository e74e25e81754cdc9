import { type DataModule, type ModuleRequest, parseModules, ServiceError } from '@firmlens/contract';
import { COMPANY_ROUTE, type DomainState, type NormalDomain, normalizeDomain } from '@firmlens/domain';
import { companyAnswers } from '@firmlens/metrics';
import type { Request, Response } from 'express';
import { admitRequest } from '../../admission/request-admission';
import { singleQueryValue } from '../../middleware/query';
import { annotateRequestLog } from '../../middleware/request-log';
import { validateWebhookUrl } from '../../webhook-url/validate-webhook-url';
import { webhookHeader } from '../../webhook-url/webhook-header';
import { sendCompanyData } from '../send-company-data';
import { cachedResponse, queuedResponse } from './company-responses';
import type { CompanyDeps } from './company-deps';
import { deprecatedMode, invalidModule, webhookRequired } from './company-refusals';
import { requestEnrichment } from './request-enrichment';

interface CompanyRequest extends ModuleRequest, NormalDomain {
  dataModules: readonly DataModule[];
}

/** Parses the request, or returns the error, which is held back until the key has been accepted. */
export function parseCompanyRequest(request: Request, domainText: string): CompanyRequest | ServiceError {
  try {
    singleQueryValue(request, 'api_key');
    if (singleQueryValue(request, 'mode') !== undefined) return deprecatedMode();
    const domain = normalizeDomain(domainText);
    const { modules, unknown } = parseModules(singleQueryValue(request, 'enrich'));
    return { ...domain, modules, unknown, dataModules: ['company', ...modules] };
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

/**
 * Returns the webhook of this request: the one in the header, even if it is unusable, else the stored one.
 * Throws `webhook_required`.
 */
export async function requireWebhook(
  request: Request,
  state: DomainState,
  deps: CompanyDeps,
): Promise<string> {
  const url = webhookHeader(request) ?? state.account.webhookUrl;
  const fault = url === null ? null : await validateWebhookUrl(url, deps.webhookUrlRules);
  if (url === null || fault !== null) throw webhookRequired(fault, deps.baseUrl);
  return url;
}

/**
 * `GET /company/{domain}`. The order of the checks is published, and the code follows it: key, address,
 * subscription and rate limit (`admitRequest`), mode, domain, then those of `requestEnrichment`, which
 * include webhook and modules.
 */
export async function getCompany(
  deps: CompanyDeps,
  domainText: string,
  request: Request,
  response: Response,
) {
  annotateRequestLog(response, { route: COMPANY_ROUTE });
  const companyRequest = parseCompanyRequest(request, domainText);
  const company =
    companyRequest instanceof ServiceError
      ? null
      : {
          domain: companyRequest.domain,
          modules: companyRequest.dataModules,
          freshnessSeconds: deps.freshnessSeconds,
        };
  const { record, cached } = await admitRequest(deps, request, response, company);
  if (companyRequest instanceof ServiceError) throw companyRequest;
  const { domain, modules, unknown, dataModules } = companyRequest;

  if (cached) {
    companyAnswers.inc({ answer: 'cached' });
    const stored = dataModules.flatMap((module, index) => {
      const copy = cached.modules[index];
      return copy === undefined ? [] : [{ module, ...copy }];
    });
    sendCompanyData(response, cachedResponse({ modules, unknown, stored, balance: cached.balance }), 'data');
    return;
  }
  const { state, reserved } = await requestEnrichment(deps, {
    accountId: record.accountId,
    keySeries: record.series,
    company: companyRequest,
    modules,
    route: COMPANY_ROUTE,
    async readyToReserve(found) {
      const webhookUrl = await requireWebhook(request, found, deps);
      if (unknown.length > 0) throw invalidModule(unknown);
      return webhookUrl;
    },
  });
  const stored = dataModules.flatMap((module) => state.stored.filter((item) => item.module === module));
  companyAnswers.inc({ answer: reserved === null ? 'stored' : 'queued' });
  if (reserved === null) {
    const { balance } = state.account;
    sendCompanyData(response, cachedResponse({ modules, unknown, stored, balance }), 'data');
    return;
  }
  const { batchId, balance, creditsReserved } = reserved;
  annotateRequestLog(response, { batchId });
  response.status(202);
  const { baseUrl } = deps;
  const body = queuedResponse({
    batchId,
    creditsReserved,
    balance,
    domain,
    modules,
    stored: state.stored.length > 0 ? stored : null,
    baseUrl,
  });
  if ('current_data' in body) sendCompanyData(response, body, 'current_data');
  else response.json(body);
}
