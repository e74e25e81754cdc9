import {
  COUNTRY_CODES,
  FUNDING_STAGES,
  HIGHLIGHT_TYPES,
  INDUSTRIES,
  SEARCH_PAGE_PRICE,
} from '@firmlens/contract';
import {
  chargeForResponse,
  isCalendarDay,
  MAX_PAGE_SIZE,
  requireBalance,
  searchSignals as findSignals,
  type SignalFilters,
  type SignalPosition,
  type Transaction,
} from '@firmlens/domain';
import { type Static, Type } from '@sinclair/typebox';
import { coverageNotes } from '../coverage/coverage-notes';
import { findCoverage, summarizeCoverage } from '../coverage/find-coverage';
import { coverageForPeriod } from '../coverage/coverage-for-period';
import { parseDay, dayArgument, parseSinceDay } from '../arguments/day-argument';
import { domainsArgument, parseDomains } from '../arguments/domain-arguments';
import { encodeCursor, decodeCursor } from '../arguments/page-cursor';
import { filterArgument, matchCountries, matchFilterValues } from '../arguments/filter-values';
import { invalidArgument } from '../protocol/rpc-error';
import type { Tool } from '../tool';
import { SignalResultSchema, toSignalResult } from '../signal-search/signal-result';
import { summarizeSignals } from '../signal-search/summarize-signals';

const DEFAULT_LIMIT = 20;

const INPUT = {
  domains: Type.Optional(domainsArgument('Companies by domain; omit to search all on file.', 0)),
  types: Type.Optional(filterArgument('Kinds of event.', HIGHLIGHT_TYPES)),
  funding_stages: Type.Optional(filterArgument('Stages of rounds.', FUNDING_STAGES)),
  countries: Type.Optional(
    filterArgument(
      'Countries of the headquarters: ISO 3166-1 alpha-2 codes or English names.',
      COUNTRY_CODES,
    ),
  ),
  industries: Type.Optional(filterArgument('What the companies do.', INDUSTRIES)),
  since: Type.Optional(
    dayArgument('The earliest date on which it happened or, if that is unknown, was first seen.'),
  ),
  until: Type.Optional(dayArgument('The latest date.')),
  include_rumours: Type.Optional(
    Type.Boolean({ description: 'Hearsay too, labelled `rumour`. Default false.' }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      description: `Signals on a page. Default ${DEFAULT_LIMIT}.`,
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The `next_cursor` of the previous page, with the same filters.',
    }),
  ),
};
const PositionSchema = Type.Object({
  day: Type.String(),
  id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }),
});
const ARGUMENTS = Type.Object(INPUT, { additionalProperties: false });

const OUTPUT = {
  signals: Type.Array(SignalResultSchema, { description: 'The newest first.' }),
  next_cursor: Type.Union([Type.String(), Type.Null()], {
    description: 'Requests the next page; null on the last page. It stays valid while signals change.',
  }),
};

const RUMOURS =
  'Signals of class `rumour` are hearsay: hedged, or without a named source. Never present them as facts.';
const MARKET_WIDE_NOTE =
  'Only companies on file were searched. A missing company may never have been scanned, so absence proves nothing.';

/** Tool: finds events of companies by kind, place and date. */
export const searchSignals: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'search_signals',
  title: 'Search buying signals',
  description:
    'Events of companies on file, the newest first: funding rounds, hires, launches, acquisitions and more, by company, kind, stage, country, industry and date, each with its evidence. An empty page says why it is empty.',
  price: {
    credits: SEARCH_PAGE_PRICE,
    terms: `${SEARCH_PAGE_PRICE} credits for a page with at least one signal; an empty page is free.`,
  },
  input: ARGUMENTS,
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  domainsOf: ({ domains = [] }) => domains,
  async call(deps, { caller }, args) {
    const filters = readFilters(args);
    const after = args.cursor === undefined ? null : parseCursor(args.cursor, filters);
    await requireBalance(deps.db, caller.accountId, SEARCH_PAGE_PRICE);
    const { response, charge } = await chargeForResponse(deps.db, caller, async (tx) => {
      const { signals, next } = await findSignals(tx, filters, { limit: args.limit ?? DEFAULT_LIMIT, after });
      const isMarketWide = filters.domains.length === 0;
      const domains = isMarketWide ? [...new Set(signals.map(({ domain }) => domain))] : filters.domains;
      const assessed = await findCoverage(tx, domains, deps);
      const { companies, notes: periodNotes } = coverageForPeriod(assessed, filters);
      const coverage = summarizeCoverage(companies);
      const isHearsay = signals.some((signal) => signal.class === 'rumour');
      const rumourDomains =
        signals.length === 0 || (!isMarketWide && after === null)
          ? await companiesOfRumours(tx, filters)
          : [];
      const response = {
        message: summarizeSignals({ signals, next, filters, after, companies, rumourDomains }),
        fields: {
          signals: signals.map(toSignalResult),
          next_cursor: next === null ? null : cursorTo(next, filters),
        },
        coverage: isMarketWide ? { ...coverage, signal_absence_is_meaningful: false } : coverage,
        notes: [
          ...(isHearsay ? [RUMOURS] : []),
          ...(signals.length === 0 ? [] : rumoursLeftOut(rumourDomains)),
          ...(isMarketWide ? [MARKET_WIDE_NOTE] : periodNotes),
          ...coverageNotes(assessed, caller.accountId),
        ],
        price: SEARCH_PAGE_PRICE,
      };
      return { response, price: signals.length === 0 ? 0 : SEARCH_PAGE_PRICE };
    });
    return { ...response, charge };
  },
};

/** Returns the companies among the newest matches whose rumours the filters exclude, without duplicates. */
async function companiesOfRumours(tx: Transaction, filters: SignalFilters): Promise<string[]> {
  if (filters.includeRumours) return [];
  const page = { limit: MAX_PAGE_SIZE, after: null };
  const { signals } = await findSignals(tx, { ...filters, includeRumours: true }, page);
  return [...new Set(signals.flatMap((signal) => (signal.class === 'rumour' ? [signal.domain] : [])))];
}

function rumoursLeftOut(domains: readonly string[]): string[] {
  return domains.length === 0
    ? []
    : [`${domains.join(', ')}: rumours are excluded; include_rumours adds them.`];
}

function readFilters(args: Static<typeof ARGUMENTS>): SignalFilters {
  const filters = {
    domains: parseDomains('domains', args.domains ?? []),
    types: matchFilterValues('types', args.types, HIGHLIGHT_TYPES),
    fundingStages: matchFilterValues('funding_stages', args.funding_stages, FUNDING_STAGES),
    countries: matchCountries('countries', args.countries),
    industries: matchFilterValues('industries', args.industries, INDUSTRIES),
    since: parseSinceDay('since', args.since),
    until: parseDay('until', args.until),
    includeRumours: args.include_rumours ?? false,
  };
  if (filters.since !== null && filters.until !== null && filters.since > filters.until) {
    throw invalidArgument('since', 'it is after `until`: send the earlier date as `since`.');
  }
  return filters;
}

/** Returns what all pages of a search share, whatever the order of its values. */
function searchOf({ domains, types, fundingStages, countries, industries, ...rest }: SignalFilters): object {
  const lists = [domains, types, fundingStages, countries, industries].map((values) => values.toSorted());
  const { since, until, includeRumours } = rest;
  return ['signals by day', ...lists, since, until, includeRumours];
}

function cursorTo({ day, id }: SignalPosition, filters: SignalFilters): string {
  return encodeCursor(searchOf(filters), { day, id: String(id) });
}

function parseCursor(cursor: string, filters: SignalFilters): SignalPosition {
  const { day, id } = decodeCursor(searchOf(filters), PositionSchema, cursor);
  if (isCalendarDay(day)) return { day, id: BigInt(id) };
  throw invalidArgument('cursor', 'send the `next_cursor` of the previous page unchanged, or omit it.');
}
