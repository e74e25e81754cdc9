import { type WatchBody, watchSignalsUrl, watchUrl } from '@firmlens/contract';
import { type Look, searchPriceOf, type Watch } from '@firmlens/domain';

/** Returns a watch as responses show it. */
export function watchBody(watch: Watch, baseUrl: string): WatchBody {
  const { id, price, companies, search } = watch;
  const waits = watch.status === 'paused' && watch.reason !== 'max_credits_reached';
  return {
    watch_id: id,
    status: watch.status,
    reason: watch.reason,
    companies,
    search: search && {
      filters: search,
      companies_matching: watch.matching,
      searched_at: watch.searchedAt?.toISOString() ?? null,
    },
    types: watch.types,
    include_rumours: watch.includesRumours,
    modules: watch.modules,
    frequency: watch.frequency,
    credits: {
      price_each: price,
      price_per_look: price * companies + (search === null ? 0 : searchPriceOf(companies)),
      spent_this_month: watch.spent,
      max_per_month: watch.maxCreditsPerMonth,
    },
    signals_told: watch.told,
    webhook_url: watch.webhookUrl,
    created_at: watch.createdAt.toISOString(),
    look_id: watch.lookId,
    next_look_at: watch.lookId !== null || waits ? null : watch.nextLookAt.toISOString(),
    status_endpoint: watchUrl(baseUrl, id),
    signals_endpoint: watchSignalsUrl(baseUrl, id),
  };
}

/** Returns a look as responses show it. */
export function lookBody(look: Look): NonNullable<WatchBody['looks']>[number] {
  return {
    look_id: look.id,
    status: look.status,
    began_at: look.beganAt.toISOString(),
    ended_at: look.endedAt?.toISOString() ?? null,
    counts: look.counts,
    credits_spent: look.spent,
    credits_refunded: look.refunded,
  };
}
