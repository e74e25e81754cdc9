import {
  HIGHLIGHT_TYPES,
  MODULES,
  priceOf,
  SEARCH_PAGE_PRICE,
  ServiceError,
  watchBodySchema,
  type WatchCreatedResponse,
} from '@firmlens/contract';
import { createWatch, findWatch, MOST_WATCHES, type NewWatch, watchedDomains } from '@firmlens/domain';
import { workFor } from '@firmlens/turns';
import type { Request, RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { answerOnce, digestOf, idempotencyKey, sendJson } from '../../idempotency/idempotency-key';
import { parseCompanyFilters } from '../../search/companies/parse-company-search';
import { webhookHeader } from '../../webhook-url/webhook-header';
import { problemsOf } from '../lists/list-body';
import { planEntries, type PlanDeps } from '../lists/plan-entries';
import { type ListDeps, webhookOf } from '../lists/post-list';
import { searchRefusal } from '../search/search-query';
import { watchBody } from './watch-body';

/** A watch that is asked for, without who asks. */
type Wanted = Omit<NewWatch, 'accountId' | 'keySeries' | 'webhookUrl'>;

/**
 * Parses the body of `POST /watches`. Its domains are as they were sent. Throws `missing_parameter` or
 * `invalid_parameter`, also for a filter's value that does not exist.
 */
export async function parseWatch(
  { db, readLagging }: Pick<ListDeps, 'db' | 'readLagging'>,
  body: unknown,
): Promise<Wanted> {
  const validated = watchBodySchema.validate(body ?? {}, { convert: false });
  if (validated.error) {
    const { details, message } = validated.error;
    const isMissing = ['any.required', 'object.missing'].includes(details[0]?.type ?? '');
    throw new ServiceError(isMissing ? 'missing_parameter' : 'invalid_parameter', `${message}.`);
  }
  const { value } = validated;
  const { domains = [], types = HIGHLIGHT_TYPES, modules = [], frequency } = value;
  const chosen = MODULES.filter((module) => module === 'signals' || modules.includes(module));
  const maxCreditsPerMonth = value.max_credits_per_month;
  const least = priceOf(chosen) + (value.search === undefined ? 0 : SEARCH_PAGE_PRICE);
  if (maxCreditsPerMonth < least) {
    throw new ServiceError(
      'invalid_parameter',
      `\`max_credits_per_month\` must be at least ${least}, the price of one company with these modules${value.search === undefined ? '' : ' and of finding it'}.`,
    );
  }
  const search =
    value.search === undefined
      ? null
      : await parseCompanyFilters({ db, readLagging }, value.search).catch((error: unknown) => {
          throw searchRefusal(error);
        });
  return {
    domains,
    search,
    types: HIGHLIGHT_TYPES.filter((type) => types.includes(type)),
    modules: chosen,
    includesRumours: value.include_rumours ?? false,
    frequency,
    maxCreditsPerMonth,
  };
}

/** Returns the domains that can be watched, and what is wrong with the others. Throws `invalid_list` if none can. */
export async function planDomains(deps: PlanDeps, { domains, modules, search }: Wanted, accountId: number) {
  if (search !== null) return { watched: [], problems: [] };
  const raw = domains.map((domain, index) => ({ line: index + 1, domain, name: null, country: null }));
  const entries = await workFor(`watch of ${accountId}`, () => planEntries(deps, modules, raw));
  const left = new Set(['invalid', 'unknown', 'duplicate']);
  const watched = entries.flatMap(({ domain, status }) =>
    domain === null || left.has(status) ? [] : [domain],
  );
  const problems = problemsOf(entries.filter(({ status }) => left.has(status)));
  if (watched.length === 0) {
    throw new ServiceError(
      'invalid_list',
      `None of the domains can be watched. ${problems[0]?.input ?? ''}: ${problems[0]?.reason ?? ''}`,
    );
  }
  return { watched, problems };
}

/** `POST /watches`: stores a watch, whose first look begins at once. */
export function postWatch(deps: ListDeps): RequestHandler {
  const { db, baseUrl } = deps;
  return async (request: Request, response) => {
    const { accountId, series } = admissionOf(response).record;
    const wanted = await parseWatch(deps, request.body);
    const key = idempotencyKey(request);
    const digest = () => digestOf(['POST /watches', webhookHeader(request) ?? '', JSON.stringify(wanted)]);
    const idempotent = key === null ? null : { accountId, key, digest: digest() };
    await answerOnce(db, idempotent, response, async (keep) => {
      const { watched, problems } = await planDomains(deps, wanted, accountId);
      const account = await db.account.findUnique({ where: { id: accountId }, select: { webhookUrl: true } });
      const webhookUrl = await webhookOf(request, account?.webhookUrl ?? null, deps);
      const body = await db.$transaction(async (tx) => {
        const watchId = await createWatch(tx, {
          ...wanted,
          accountId,
          keySeries: series,
          domains: watched,
          webhookUrl,
        });
        const watch = watchId === null ? null : await findWatch(tx, accountId, watchId);
        if (watch === null) throw tooManyWatches();
        const data = { ...watchBody(watch, baseUrl), domains: await watchedDomains(tx, watch.id), looks: [] };
        const created: WatchCreatedResponse = { success: true, data, problems };
        const text = JSON.stringify(created);
        await keep?.(tx, { status: 201, body: text });
        return text;
      });
      deps.lists.wake();
      sendJson(response, { status: 201, body });
    });
  };
}

export function tooManyWatches(): ServiceError {
  return new ServiceError(
    'watch_limit_reached',
    `An account has at most ${MOST_WATCHES} watches. Delete one that is not needed.`,
  );
}
