import type { FoundSignal, SignalFilters, SignalPosition } from '@firmlens/domain';
import { sharedNotes } from '../../coverage/coverage-notes';
import { dayOf } from '../../coverage/assess-coverage';
import type { AssessedCompany } from '../../coverage/find-coverage';
import { explainMissingCompany } from '../../coverage/explain-missing-company';
import type { SearchWording } from '../search-wording';

interface Page {
  signals: readonly FoundSignal[];
  next: SignalPosition | null;
  filters: SignalFilters;
  after: SignalPosition | null;
  companies: readonly AssessedCompany[];
  /** Companies with matching rumours that the filters exclude. */
  rumourDomains: readonly string[];
  wording: SearchWording;
}

/** Describes a page in one line, or explains why it is empty. */
export function summarizeSignals(page: Page): string {
  const { signals, next, wording } = page;
  if (signals.length === 0) return explainEmptyPage(page);
  const number = signals.length === 1 ? 'One signal' : `${signals.length} signals`;
  return `${number} ${daysOf(signals)}; ${next === null ? 'there are no older ones' : wording.olderSignals}.`;
}

/** Describes the dates of signals, and how many have none. */
function daysOf(signals: readonly FoundSignal[]): string {
  const days = signals.flatMap(({ happenedOn }) => happenedOn ?? []);
  const [newest, oldest] = [days[0], days.at(-1)];
  if (newest === undefined || oldest === undefined) return 'without a known date';
  const period = newest === oldest ? `of ${newest}` : `from ${newest} back to ${oldest}`;
  const undated = signals.length - days.length;
  return undated === 0 ? period : `${period}, ${undated} of them without a known date`;
}

function explainEmptyPage({ filters, after, companies, rumourDomains, wording }: Page): string {
  if (after !== null) return 'No signals: the previous pages showed the oldest.';
  if (companies.length === 0) {
    return rumourDomains.length > 0
      ? `No signals: only rumours match these filters; ${wording.showRumours} to see them.`
      : 'No signals: none on file match these filters. Only companies on file were searched.';
  }
  const reasons = sharedNotes(companies, (company) =>
    rumourDomains.includes(company.domain)
      ? `${isFiltered(filters) ? 'what matches these filters is' : 'it has'} rumours only: ${wording.showRumours}`
      : reasonOf(company, filters),
  );
  return `No signals. ${reasons.join('; ')}.`;
}

/** Explains why none of a company's signals is on the page. */
function reasonOf(company: AssessedCompany, filters: SignalFilters): string {
  const { facts } = company;
  if (facts.modules.size === 0) return explainMissingCompany(company);
  if (!facts.hasSignals) {
    if (!facts.modules.has('signals')) return 'scanned, but never for signals';
    return facts.hasSignalsAnswer
      ? 'scanned, and no source reported any'
      : 'scanned, but no source of signals responded';
  }
  const { since } = filters;
  const lastDay = facts.lastSignalOn === null ? null : dayOf(facts.lastSignalOn);
  if (since !== null && lastDay !== null && lastDay < since)
    return `nothing since ${since}; its newest signal is from ${lastDay}`;
  return isNarrowed(filters)
    ? 'it has signals, but none match these filters'
    : 'nothing on file for that period';
}

const isNarrowed = ({ types, fundingStages, countries, industries }: SignalFilters): boolean =>
  [types, fundingStages, countries, industries].some((values) => values.length > 0);

const isFiltered = (filters: SignalFilters): boolean =>
  isNarrowed(filters) || filters.since !== null || filters.until !== null;
