import type { FoundSignal, SignalFilters, SignalPosition } from '@firmlens/domain';
import type { ExaminedCompany } from '../coverage/find-coverage';

interface Page {
  signals: readonly FoundSignal[];
  next: SignalPosition | null;
  filters: SignalFilters;
  after: SignalPosition | null;
  companies: readonly ExaminedCompany[];
}

/** A page in one line; of an empty one why it is empty. */
export function signalsInShort(page: Page): string {
  const { signals, next } = page;
  const [newest, oldest] = [signals[0], signals.at(-1)];
  if (newest === undefined || oldest === undefined) return whyEmpty(page);
  const number = signals.length === 1 ? 'One signal' : `${signals.length} signals`;
  const period = newest.day === oldest.day ? `of ${newest.day}` : `from ${newest.day} back to ${oldest.day}`;
  return `${number} ${period}; ${next === null ? 'there are no older ones' : 'next_cursor leads to older ones'}.`;
}

function whyEmpty({ filters, after, companies }: Page): string {
  if (after !== null) return 'No signals: nothing is older than what the pages before showed.';
  if (companies.length === 0)
    return 'No signals: none on file passes these filters. Only companies on file were searched.';
  const byReason = new Map<string, string[]>();
  for (const company of companies) {
    const reason = reasonOf(company, filters);
    byReason.set(reason, [...(byReason.get(reason) ?? []), company.domain]);
  }
  const reasons = [...byReason].map(([reason, domains]) => `${domains.join(', ')}: ${reason}`);
  return `No signals. ${reasons.join('; ')}.`;
}

/** Why none of a company's signals is on the page. */
function reasonOf({ facts }: ExaminedCompany, filters: SignalFilters): string {
  if (facts.modules.size === 0) return 'never looked at, or nothing was found';
  if (facts.lastSignalOn === null) {
    if (!facts.modules.has('signals')) return 'scanned, but its signals were never asked for';
    return facts.hasSignalsAnswer
      ? 'scanned, and no source told of any'
      : 'scanned, but no source that tells signals answered';
  }
  const { types, fundingStages, countries, industries, since, until } = filters;
  const lastDay = facts.lastSignalOn.toISOString().slice(0, 10);
  if (since !== null && lastDay < since) return `nothing since ${since}, its newest signal is of ${lastDay}`;
  const isNarrowed = [types, fundingStages, countries, industries].some((values) => values.length > 0);
  if (isNarrowed) return 'it has signals, but none that passes these filters';
  return since === null && until === null
    ? 'it has rumours only: ask with include_rumours'
    : 'nothing in that period that is more than a rumour';
}
