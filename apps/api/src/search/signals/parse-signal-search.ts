import { FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES } from '@firmlens/contract';
import { isCalendarDay, type SignalFilters, type SignalPosition } from '@firmlens/domain';
import { Type } from '@sinclair/typebox';
import { ArgumentError } from '../arguments/argument-error';
import { parseDay, parseSinceDay } from '../arguments/day-argument';
import { parseDomains } from '../arguments/domain-arguments';
import { matchCountries, matchFilterValues } from '../arguments/filter-values';
import { decodeCursor, encodeCursor } from '../arguments/page-cursor';

/** Arguments of a search for signals. */
interface SignalArguments {
  domains?: string[];
  types?: string[];
  funding_stages?: string[];
  countries?: string[];
  industries?: string[];
  since?: string;
  until?: string;
  include_rumours?: boolean;
}

const PositionSchema = Type.Object({
  day: Type.String(),
  id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }),
});

/** Parses the arguments. Throws for an unknown value, an invalid domain or day, and days in the wrong order. */
export function parseSignalSearch(args: SignalArguments): SignalFilters {
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
    throw new ArgumentError('since', 'it is after `until`: send the earlier date as `since`.');
  }
  return filters;
}

/** Returns what all pages of a search share, whatever the order of its values. */
function searchOf({ domains, types, fundingStages, countries, industries, ...rest }: SignalFilters): object {
  const lists = [domains, types, fundingStages, countries, industries].map((values) => values.toSorted());
  const { since, until, includeRumours } = rest;
  return ['signals by day', ...lists, since, until, includeRumours];
}

/** Returns the cursor of the page that begins after a signal. */
export function signalCursor({ day, id }: SignalPosition, filters: SignalFilters): string {
  return encodeCursor(searchOf(filters), { day, id: String(id) });
}

/** Returns the signal after which a page begins, or null for the first. Throws an `ArgumentError`. */
export function signalPosition(filters: SignalFilters, cursor: string | undefined): SignalPosition | null {
  if (cursor === undefined) return null;
  const { day, id } = decodeCursor(searchOf(filters), PositionSchema, cursor);
  if (isCalendarDay(day)) return { day, id: BigInt(id) };
  throw new ArgumentError('cursor', 'send the `next_cursor` of the previous page unchanged, or omit it.');
}
