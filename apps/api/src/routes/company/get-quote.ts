import { priceOf, type QuoteOutcome, type QuoteResponse, ServiceError } from '@firmlens/contract';
import { COMPANY_ROUTE, findCredits } from '@firmlens/domain';
import type { Request, Response } from 'express';
import { admitRequest } from '../../admission/request-admission';
import { annotateRequestLog } from '../../middleware/request-log';
import type { CompanyDeps } from './company-deps';
import { invalidModule } from './company-refusals';
import { parseCompanyRequest, requireWebhook } from './get-company';
import { requestEnrichment } from './request-enrichment';

const OUTCOMES: Readonly<Record<string, QuoteOutcome>> = {
  enrichment_in_progress: 'running',
  recently_enriched: 'fresh',
  no_data_cooldown: 'cooldown',
};

/** Thrown when the reservation was made, to undo it. */
const UNDO = new Error('a quote reserves nothing');

/**
 * `GET /company/{domain}/quote`: what the request without `/quote` would get now. It is that request, with its checks
 * and its reservation, in a transaction that is rolled back. So the two never differ, and nothing is charged or started.
 */
export async function getQuote(
  deps: CompanyDeps,
  domainText: string,
  request: Request,
  response: Response,
): Promise<void> {
  annotateRequestLog(response, { route: '/company/{domain}/quote' });
  const company = parseCompanyRequest(request, domainText);
  const { record } = await admitRequest(deps, request, response, null);
  if (company instanceof ServiceError) throw company;
  const { domain, modules, unknown } = company;
  const { accountId, series: keySeries } = record;
  const refusal = await requestEnrichment(deps, {
    ...{ accountId, keySeries, company, modules, route: COMPANY_ROUTE },
    async readyToReserve(state) {
      const webhookUrl = await requireWebhook(request, state, deps);
      if (unknown.length > 0) throw invalidModule(unknown);
      return webhookUrl;
    },
    whenReserved: () => Promise.reject(UNDO),
  }).then(() => null, refusalFrom);
  const credits = await findCredits(deps.db, accountId);
  if (credits === null) throw new Error(`account ${accountId} is gone`);
  const body: QuoteResponse = {
    success: true,
    domain,
    modules,
    ...describe(refusal),
    credits_required: refusal === UNDO ? priceOf(modules) : 0,
    full_price: priceOf(modules),
    credits_available: credits.balance,
  };
  response.json(body);
}

function refusalFrom(error: unknown): Error {
  if (error === UNDO) return UNDO;
  if (error instanceof ServiceError) return error;
  throw error;
}

type Description = Pick<
  QuoteResponse,
  'outcome' | 'response_status' | 'error' | 'message' | 'hint' | 'retry_after'
>;

/** Describes how the request ended: null if the data is fresh, `UNDO` if it was accepted. */
function describe(refusal: Error | null): Description {
  if (!(refusal instanceof ServiceError)) {
    const accepted = { error: null, message: null, hint: null, retry_after: null };
    return refusal === null
      ? { outcome: 'fresh', response_status: 200, ...accepted }
      : { outcome: 'starts', response_status: 202, ...accepted };
  }
  const { code, status, message, extra, headers } = refusal;
  const { hint } = extra;
  return {
    outcome: OUTCOMES[code] ?? 'refused',
    response_status: status,
    error: code,
    message,
    hint: typeof hint === 'string' ? hint : null,
    retry_after: headers['Retry-After'] === undefined ? null : Number(headers['Retry-After']),
  };
}
