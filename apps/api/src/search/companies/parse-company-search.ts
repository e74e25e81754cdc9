import {
  EMPLOYEE_RANGES,
  FUNDING_STAGES,
  HIGHLIGHT_TYPES,
  INDUSTRIES,
  namesOfIndustry,
  ServiceError,
} from '@firmlens/contract';
import {
  type CompanySearch,
  type Database,
  type LaggingReads,
  findTechnologies,
  listTechnologies,
  normalizeDomain,
} from '@firmlens/domain';
import { distance } from 'fastest-levenshtein';
import { parseSinceDay } from '../arguments/day-argument';
import { matchCountries, matchFilterValues } from '../arguments/filter-values';
import { suggestValue } from '../arguments/suggest-value';
import { ArgumentError } from '../arguments/argument-error';
import { wrapUntrusted } from '../../untrusted/untrusted';

/** Arguments of a search for companies. */
interface SearchArguments {
  query?: string;
  industries?: string[];
  countries?: string[];
  employee_ranges?: string[];
  funding_stages?: string[];
  technologies?: string[];
  signal_types?: string[];
  since?: string;
}

const MAX_WORDS = 12;
/** Number of known technologies that the error for an unknown one lists. */
const NEAREST = 20;
const SEPARATORS = /[\s\p{Cc}\p{Cf}\p{Z}]+/u;

/**
 * Parses the arguments. The order of a filter's values does not matter. Throws for an unknown value and for
 * an empty search.
 */
export async function parseCompanySearch(
  deps: TechnologyLookUp,
  args: SearchArguments,
): Promise<CompanySearch> {
  const query = args.query ?? '';
  const domain = parseQueryDomain(query);
  const words = domain === null ? query.toWellFormed().split(SEPARATORS).filter(Boolean) : [];
  if (words.length > MAX_WORDS) throw new ArgumentError('query', `send at most ${MAX_WORDS} words.`);
  if (words.length > 0 && !words.some((word) => /[\p{L}\p{N}]/u.test(word))) {
    throw new ArgumentError('query', 'it contains no word. Send words, a name or a domain.');
  }
  const types = matchFilterValues('signal_types', args.signal_types, HIGHLIGHT_TYPES).toSorted();
  const since = parseSinceDay('since', args.since);
  const search: CompanySearch = {
    words: [...new Set(words)],
    domain,
    industries: matchFilterValues('industries', args.industries, INDUSTRIES)
      .flatMap(namesOfIndustry)
      .toSorted(),
    countries: matchCountries('countries', args.countries).toSorted(),
    employeeRanges: matchFilterValues('employee_ranges', args.employee_ranges, EMPLOYEE_RANGES).toSorted(),
    fundingStages: matchFilterValues('funding_stages', args.funding_stages, FUNDING_STAGES).toSorted(),
    technologies: (await knownTechnologies(deps, args.technologies ?? [])).toSorted(),
    signals: types.length === 0 && since === null ? null : { types, since },
  };
  const { signals, ...rest } = search;
  if (signals === null && Object.values(rest).every((value) => (value ?? '').length === 0)) {
    throw new ArgumentError('query', 'send a query, or at least one filter.');
  }
  return search;
}

/** Returns the domain if the query is one, alone or in a URL, or null if it consists of words. */
function parseQueryDomain(query: string): string | null {
  const text = query.trim();
  if (SEPARATORS.test(text) || !text.includes('.')) return null;
  try {
    return normalizeDomain(text).domain;
  } catch {
    return null;
  }
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
