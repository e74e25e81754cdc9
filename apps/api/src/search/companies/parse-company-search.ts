import {
  type CompanyFilters,
  type CompanySearchFilters,
  EMPLOYEE_RANGES,
  FUNDING_STAGES,
  HIGHLIGHT_TYPES,
  INDUSTRIES,
  ServiceError,
} from '@firmlens/contract';
import {
  type CompanySearch,
  companySearchOf,
  type Database,
  type LaggingReads,
  findTechnologies,
  listTechnologies,
  wordsOfQuery,
} from '@firmlens/domain';
import { distance } from 'fastest-levenshtein';
import { parseSinceDay } from '../arguments/day-argument';
import { matchCountries, matchFilterValues } from '../arguments/filter-values';
import { suggestValue } from '../arguments/suggest-value';
import { ArgumentError } from '../arguments/argument-error';
import { wrapUntrusted } from '../../untrusted/untrusted';

const MAX_WORDS = 12;
/** Number of known technologies that the error for an unknown one lists. */
const NEAREST = 20;

/**
 * Returns the filters in the spelling of their lists, without those that are not sent. Throws for an unknown value and for
 * an empty search.
 */
export async function parseCompanyFilters(
  deps: TechnologyLookUp,
  args: CompanySearchFilters,
): Promise<CompanyFilters> {
  const words = wordsOfQuery(args.query ?? '');
  if (words.length > MAX_WORDS) throw new ArgumentError('query', `send at most ${MAX_WORDS} words.`);
  if (words.length > 0 && !words.some((word) => /[\p{L}\p{N}]/u.test(word))) {
    throw new ArgumentError('query', 'it contains no word. Send words, a name or a domain.');
  }
  const types = matchFilterValues('signal_types', args.signal_types, HIGHLIGHT_TYPES);
  const since = parseSinceDay('since', args.since);
  const lists = {
    industries: matchFilterValues('industries', args.industries, INDUSTRIES),
    countries: matchCountries('countries', args.countries),
    employee_ranges: matchFilterValues('employee_ranges', args.employee_ranges, EMPLOYEE_RANGES),
    funding_stages: matchFilterValues('funding_stages', args.funding_stages, FUNDING_STAGES),
    technologies: await knownTechnologies(deps, args.technologies ?? []),
    signal_types: types,
  };
  const filters: CompanyFilters = {
    ...(words.length > 0 && { query: words.join(' ') }),
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(since !== null && { since }),
  };
  if (Object.keys(filters).length === 0) {
    throw new ArgumentError('query', 'send a query, or at least one filter.');
  }
  return filters;
}

/** Returns the search that the arguments ask for. Throws as `parseCompanyFilters`. */
export async function parseCompanySearch(
  deps: TechnologyLookUp,
  args: CompanySearchFilters,
): Promise<CompanySearch> {
  return companySearchOf(await parseCompanyFilters(deps, args));
}

/** Where technologies are looked up. */
interface TechnologyLookUp {
  db: Database;
  readLagging: LaggingReads;
}

async function knownTechnologies(
  { db, readLagging }: TechnologyLookUp,
  requested: readonly string[],
): Promise<string[]> {
  if (requested.length === 0) return [];
  const clean = requested.map((name) => name.toWellFormed().replaceAll('\0', ''));
  const known = await db.$transaction((tx) => readLagging(tx, (from) => findTechnologies(from, clean)));
  const unknown = clean.find((name) => !known.has(name.trim().toLowerCase()));
  if (unknown === undefined) return [...known.values()];
  const names = await readLagging(db, listTechnologies);
  const nearest = nearestTo(unknown, names);
  throw new ServiceError(
    'invalid_filter_value',
    `Value ${clean.indexOf(unknown) + 1} of technologies is unknown; the field value quotes it. There are ${names.length} known values; valid_values lists the ${nearest.length} closest. Nothing was charged.`,
    {
      extra: {
        ...{ field: 'technologies', value: wrapUntrusted(unknown), valid_values: nearest },
        nearest_match: suggestValue(
          unknown,
          names.map((name) => [name, name] as const),
        ),
        valid_values_total: names.length,
      },
    },
  );
}

function nearestTo(text: string, names: readonly string[]): string[] {
  const key = text.trim().toLowerCase();
  const rank = (name: string) => {
    const other = name.toLowerCase();
    return other.includes(key) || key.includes(other) ? 0 : distance(key, other);
  };
  return names
    .map((name) => ({ name, far: rank(name) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ name }) => name);
}
