import {
  LIST_ENTRY_STATUSES,
  type ListBody,
  type ListProblem,
  type ListQuote,
  listResultsUrl,
  listUrl,
  type ListReason,
} from '@firmlens/contract';
import type { List } from '@firmlens/domain';
import type { PlannedEntry } from './plan-entries';

/** Returns a list as responses show it. */
export function listBody(list: List, baseUrl: string): ListBody {
  const { counts, price, maxCredits, spent, reserved } = list;
  const toCome = (counts.waiting ?? 0) * price + reserved;
  const estimate = Math.min(spent + toCome, maxCredits ?? Infinity);
  return {
    list_id: list.id,
    status: list.status,
    reason: list.reason as ListReason | null,
    modules: list.modules,
    entries: list.size,
    duplicates: list.duplicates,
    counts: Object.fromEntries(
      LIST_ENTRY_STATUSES.filter((status) => status !== 'duplicate').map((status) => [
        status,
        counts[status] ?? 0,
      ]),
    ),
    credits: {
      spent,
      reserved,
      refunded: list.refunded,
      estimate,
      price_each: price,
      max_credits: maxCredits,
    },
    notify: list.notifiesEach ? 'each' : 'end',
    webhook_url: list.webhookUrl,
    created_at: list.createdAt.toISOString(),
    ended_at: list.endedAt?.toISOString() ?? null,
    status_endpoint: listUrl(baseUrl, list.id),
    results_endpoint: listResultsUrl(baseUrl, list.id),
    events_endpoint: `${listUrl(baseUrl, list.id)}/events`,
  };
}

/** Returns what the planned entries cost. */
export function quoteOf(
  planned: readonly PlannedEntry[],
  { priceEach, maxCredits, balance }: { priceEach: number; maxCredits: number | null; balance: number },
): ListQuote {
  const countOf = (status: PlannedEntry['status']) =>
    planned.filter((entry) => entry.status === status && !entry.isRunning).length;
  const running = planned.filter(({ isRunning }) => isRunning).length;
  const toEnrich = countOf('waiting');
  const duplicates = countOf('duplicate');
  return {
    entries: planned.length - duplicates,
    to_enrich: toEnrich,
    fresh: countOf('fresh'),
    running,
    cooldown: countOf('cooldown'),
    unknown: countOf('unknown'),
    not_resolved: countOf('not_resolved'),
    invalid: countOf('invalid'),
    duplicates,
    price_each: priceEach,
    price: toEnrich * priceEach,
    price_at_most: (toEnrich + running) * priceEach,
    max_credits: maxCredits,
    credits_available: balance,
  };
}

/** Returns the lines that cannot be read or enriched, with the reasons. */
export function problemsOf(planned: readonly PlannedEntry[]): ListProblem[] {
  return planned.flatMap(({ line, input, status, reason, firstLine, candidates }) =>
    reason === null
      ? []
      : [
          {
            line,
            input,
            status,
            reason,
            ...(firstLine !== null && { first_line: firstLine }),
            ...(candidates !== null && { candidates: [...candidates] }),
          },
        ],
  );
}
