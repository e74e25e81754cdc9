import type { Cache } from '@firmlens/cache';
import { type DataModule, type ModuleRequest, parseModules, ServiceError } from '@firmlens/contract';
import {
  COMPANY_ROUTE,
  type Database,
  type DomainState,
  findDomainState,
  type NormalDomain,
  normalizeDomain,
  reserveBatch,
} from '@firmlens/domain';
import type { Dispatcher } from '@firmlens/queues';
import type { Request, Response } from 'express';
import { type AdmissionDeps, admitRequest } from '../../admission/request-admission';
import { singleQueryValue } from '../../middleware/query';
import { describeRequest } from '../../middleware/request-log';
import { checkWebhookUrl, type WebhookUrlRules } from '../../webhook-url/check-webhook-url';
import { sendWithData } from '../company-data-answer';
import { canBeLookedUp } from './can-be-looked-up';
import { cachedAnswer, queuedAnswer } from './company-answers';
import {
  companyNotFound,
  deprecatedMode,
  enrichmentInProgress,
  invalidModule,
  noDataCooldown,
  reservationRefused,
  webhookRequired,
} from './company-refusals';

export interface CompanyDeps extends AdmissionDeps {
  db: Database;
  cache: Cache;
  dispatcher: Dispatcher;
  webhookUrlRules: WebhookUrlRules;
  /** Domains that can be looked up whatever their TLD. */
  mappedDomains: ReadonlySet<string>;
  freshnessSeconds: number;
  cooldownSeconds: number;
  deadlineSeconds: number;
  baseUrl: string;
}

interface Asked extends ModuleRequest, NormalDomain {
  dataModules: readonly DataModule[];
}

/** What the request asks for, or the refusal of it, which waits until the key is known to be good. */
function readAsked(request: Request, domainText: string): Asked | ServiceError {
  try {
    if (singleQueryValue(request, 'mode') !== undefined) return deprecatedMode();
    const domain = normalizeDomain(domainText);
    const { modules, unknown } = parseModules(singleQueryValue(request, 'enrich'));
    return { ...domain, modules, unknown, dataModules: ['company', ...modules] };
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

/** Whether the base and every known module that was asked for are fresh. */
function isFresh({ held }: DomainState, modules: readonly DataModule[]): boolean {
  return modules.every((module) => held.some((item) => item.module === module && item.isFresh));
}

/** The webhook of this request: the header's, even where it is unusable, else the stored one. Throws `webhook_required`. */
async function requireWebhook(request: Request, state: DomainState, deps: CompanyDeps): Promise<string> {
  const url = request.get('x-webhook-url') ?? state.account.webhookUrl;
  const fault = url === null ? null : await checkWebhookUrl(url, deps.webhookUrlRules);
  if (url === null || fault !== null) throw webhookRequired(fault, deps.baseUrl);
  return url;
}

/**
 * `GET /company/{domain}`. The order of the checks is published and reads from top to bottom: key, address,
 * subscription and rate limit (`admitRequest`), mode, domain, fresh, running, cooldown, look-up, webhook,
 * modules; balance and running batches in the reservation, which looks at the state once more under its lock.
 */
export async function getCompany(
  deps: CompanyDeps,
  domainText: string,
  request: Request,
  response: Response,
) {
  describeRequest(response, { route: COMPANY_ROUTE });
  const asked = readAsked(request, domainText);
  const company =
    asked instanceof ServiceError
      ? null
      : { domain: asked.domain, modules: asked.dataModules, freshnessSeconds: deps.freshnessSeconds };
  const { record, cached } = await admitRequest(deps, request, response, company);
  if (asked instanceof ServiceError) throw asked;
  const { domain, modules, unknown, dataModules } = asked;

  if (cached) {
    const bodies = new Map(dataModules.map((module, index) => [module, cached.bodies[index] ?? 'null']));
    sendWithData(response, cachedAnswer({ modules, unknown, bodies, balance: cached.balance }), 'data');
    return;
  }
  const state = await findDomainState(deps.db, domain, { ...deps, accountId: record.accountId });
  const held = new Map(
    state.held.filter(({ module }) => dataModules.includes(module)).map(({ module, data }) => [module, data]),
  );
  if (isFresh(state, dataModules)) {
    keepAtHand(deps, domain, record.accountId, state);
    sendWithData(
      response,
      cachedAnswer({ modules, unknown, bodies: held, balance: state.account.balance }),
      'data',
    );
    return;
  }
  if (state.running) {
    throw enrichmentInProgress(state.running.accountId === record.accountId ? state.running.batchId : null);
  }
  if (state.cooldownSeconds !== null) throw noDataCooldown(state.cooldownSeconds);
  const isHeld = state.held.length > 0;
  if (!canBeLookedUp(asked, { ...state, isHeld }, deps.mappedDomains)) throw companyNotFound();
  const webhookUrl = await requireWebhook(request, state, deps);
  if (unknown.length > 0) throw invalidModule(unknown);

  const reservation = await reserveBatch(deps.db, {
    ...deps,
    accountId: record.accountId,
    keySeries: record.series,
    domain,
    modules,
    webhookUrl,
  });
  if (reservation.outcome !== 'reserved') throw reservationRefused(reservation);
  const { batchId, balance, creditsReserved } = reservation;
  describeRequest(response, { batchId });
  deps.dispatcher.wake();
  deps.cache.putBalance(record.accountId, reservation.ledgerSequence, balance).catch(ignoreAbsence);

  response.status(202);
  const { baseUrl } = deps;
  const answer = queuedAnswer({
    batchId,
    creditsReserved,
    balance,
    domain,
    modules,
    held: isHeld ? held : null,
    baseUrl,
  });
  if ('current_data' in answer) sendWithData(response, answer, 'current_data');
  else response.json(answer);
}

/** Copies to Redis what the next request needs; it is answered from PostgreSQL where that fails. */
function keepAtHand(deps: CompanyDeps, domain: string, accountId: number, state: DomainState): void {
  const { balance, ledgerSequence } = state.account;
  deps.cache.putBalance(accountId, ledgerSequence, balance).catch(ignoreAbsence);
  deps.cache.putCompany(domain, state.held, deps.freshnessSeconds).catch(ignoreAbsence);
}

/** Redis is away: what was not copied is read from PostgreSQL. */
function ignoreAbsence(): void {
  return undefined;
}
