import { type DataModule, type ModuleRequest, parseModules, ServiceError } from '@firmlens/contract';
import {
  type BatchOrder,
  COMPANY_ROUTE,
  type DomainState,
  type IdempotentRequest,
  type KeyRecord,
  type NormalDomain,
  normalizeDomain,
  type ReservationOutcome,
} from '@firmlens/domain';
import { companyAnswers } from '@firmlens/metrics';
import type { Request, Response } from 'express';
import { admitRequest } from '../../admission/request-admission';
import {
  answerOnce,
  digestOf,
  idempotencyKey,
  type KeepAnswer,
  sendJson,
} from '../../idempotency/idempotency-key';
import { singleQueryValue } from '../../middleware/query';
import { annotateRequestLog } from '../../middleware/request-log';
import { isKnownUsable, validateWebhookUrl } from '../../webhook-url/validate-webhook-url';
import { webhookHeader } from '../../webhook-url/webhook-header';
import { companyDataBytes, companyDataText } from '../send-company-data';
import { aboutFreshData, cachedResponse, queuedResponse } from './company-responses';
import type { CompanyDeps } from './company-deps';
import { deprecatedMode, invalidModule, webhookRequired } from './company-refusals';
import { requestEnrichment } from './request-enrichment';

type Reserved = Extract<ReservationOutcome, { outcome: 'reserved' }>;

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

/** Returns the webhook that `requireWebhook` will return, if that is sure enough to order with it; else null. */
function knownWebhook(
  request: Request,
  accountId: number,
  { accountWebhooks, webhookUrlRules }: CompanyDeps,
): BatchOrder['webhook'] {
  const own = webhookHeader(request) ?? null;
  const url = own ?? accountWebhooks.get(accountId);
  return url !== null && isKnownUsable(url, webhookUrlRules) ? { url, isOwn: own !== null } : null;
}

/** Returns the digest of what the request asks for; null without an Idempotency-Key. */
function idempotentRequest(
  request: Request,
  accountId: number,
  { domain, modules, unknown }: CompanyRequest,
): IdempotentRequest | null {
  const key = idempotencyKey(request);
  if (key === null) return null;
  const names = [...modules, ...unknown].join();
  const digest = digestOf(['GET', COMPANY_ROUTE, domain, names, webhookHeader(request) ?? '']);
  return { accountId, key, digest };
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
  // The first answer to a key is in PostgreSQL.
  const isCacheable = request.get('idempotency-key') === undefined;
  const company =
    companyRequest instanceof ServiceError || !isCacheable
      ? null
      : {
          domain: companyRequest.domain,
          modules: companyRequest.dataModules,
          freshnessSeconds: deps.freshnessSeconds,
        };
  const { record, cached } = await admitRequest(deps, request, response, company);
  if (companyRequest instanceof ServiceError) throw companyRequest;
  const { modules, unknown, dataModules } = companyRequest;

  if (cached) {
    companyAnswers.inc({ answer: 'cached' });
    const stored = dataModules.flatMap((module, index) => {
      const copy = cached.modules[index];
      return copy === undefined ? [] : [{ module, ...copy }];
    });
    const about = aboutFreshData({ modules, unknown, stored, balance: cached.balance });
    sendJson(response, { status: 200, body: companyDataBytes(about, stored) });
    return;
  }
  const idempotent = idempotentRequest(request, record.accountId, companyRequest);
  await answerOnce(deps.db, idempotent, response, (keep) =>
    answerFromDatabase(deps, companyRequest, { request, response, record, keep }),
  );
}

interface Exchange {
  request: Request;
  response: Response;
  record: Pick<KeyRecord, 'accountId' | 'series'>;
  keep: KeepAnswer | null;
}

/** Answers with what is on file and fresh, or queues an enrichment. */
async function answerFromDatabase(
  deps: CompanyDeps,
  company: CompanyRequest,
  { request, response, record, keep }: Exchange,
): Promise<void> {
  const { modules, unknown } = company;
  const queuedAnswer = (made: Reserved, state: DomainState) => ({
    status: 202,
    body: queuedText(deps, company, made, state),
  });
  const { state, reserved } = await requestEnrichment(deps, {
    accountId: record.accountId,
    keySeries: record.series,
    company,
    modules,
    route: COMPANY_ROUTE,
    async readyToReserve(found) {
      const webhookUrl = await requireWebhook(request, found, deps);
      if (unknown.length > 0) throw invalidModule(unknown);
      return webhookUrl;
    },
    ...(keep === null
      ? { knownWebhook: unknown.length > 0 ? null : knownWebhook(request, record.accountId, deps) }
      : { whenReserved: (tx, made, found) => keep(tx, queuedAnswer(made, found)) }),
  });
  deps.accountWebhooks.remember(record.accountId, state.account.webhookUrl);
  companyAnswers.inc({ answer: reserved === null ? 'stored' : 'queued' });
  if (reserved === null) {
    const { balance } = state.account;
    const stored = requestedModules(company, state);
    const answer = {
      status: 200,
      body: companyDataText(cachedResponse({ modules, unknown, stored, balance }), 'data'),
    };
    await keep?.(deps.db, answer);
    sendJson(response, answer);
    return;
  }
  annotateRequestLog(response, { batchId: reserved.batchId });
  sendJson(response, queuedAnswer(reserved, state));
}

/** Returns the stored modules that were requested, in the order of the request. */
function requestedModules({ dataModules }: CompanyRequest, { stored }: DomainState): DomainState['stored'] {
  return dataModules.flatMap((module) => stored.filter((item) => item.module === module));
}

/** Returns the JSON text of the 202 response. */
function queuedText(
  { baseUrl }: CompanyDeps,
  company: CompanyRequest,
  { batchId, balance, creditsReserved }: Reserved,
  state: DomainState,
): string {
  const body = queuedResponse({
    batchId,
    creditsReserved,
    balance,
    domain: company.domain,
    modules: company.modules,
    stored: state.stored.length > 0 ? requestedModules(company, state) : null,
    baseUrl,
  });
  return 'current_data' in body ? companyDataText(body, 'current_data') : JSON.stringify(body);
}
