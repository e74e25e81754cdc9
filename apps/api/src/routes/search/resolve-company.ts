import {
  companyKey,
  type ResolvedCandidate,
  type ResolveQuery,
  resolveQuerySchema,
  type ResolveResponse,
} from '@firmlens/contract';
import { type CompanyName, type Database, lookUpName, type NameOnFile } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { matchCountries } from '../../search/arguments/filter-values';
import { queryParser, searchRefusal } from './search-query';

const MOST_CANDIDATES = 10;

/** How close a candidate is, the closest first. */
const RANKS: readonly ResolvedCandidate['match'][] = ['name', 'dataset_name', 'similar_name'];

type WithoutReason = Omit<ResolvedCandidate, 'reason'>;

/** Returns the country that was sent, as its code. Throws `invalid_filter_value`. */
function countryOf(sent: string | undefined): string | null {
  try {
    return matchCountries('country', sent === undefined ? [] : [sent])[0] ?? null;
  } catch (error) {
    throw searchRefusal(error);
  }
}

function reasonOf({ match, country_code, is_in_country, known_from }: WithoutReason): string {
  const called = {
    name: 'It has this name',
    dataset_name: 'It goes by another name, but is listed under this one',
    similar_name: 'Its name is similar',
  }[match];
  const where =
    country_code === null
      ? 'its country is not known'
      : is_in_country === false
        ? `it is in ${country_code}, another country`
        : `it is in ${country_code}`;
  return `${called} and ${where}, by ${known_from === 'enrichment' ? 'an enrichment' : 'an imported dataset'}.`;
}

/**
 * Returns a company with that of its names on file which is closest to the one that was sent, and why it is a
 * candidate.
 */
function candidateOf(
  { name, country }: CompanyName,
  names: readonly [NameOnFile, ...NameOnFile[]],
): ResolvedCandidate {
  const key = companyKey(name);
  const equal = names.find((known) => companyKey(known.name) === key);
  const { domain, name: shown, country_code, isEnriched, enrichedName } = equal ?? names[0];
  const isOwn = enrichedName === null || companyKey(enrichedName) === key;
  const facts: WithoutReason = {
    domain,
    name: shown,
    country_code,
    match: equal === undefined ? 'similar_name' : isOwn ? 'name' : 'dataset_name',
    is_in_country: country === null || country_code === null ? null : country_code === country,
    known_from: isEnriched ? 'enrichment' : 'dataset',
  };
  return { ...facts, reason: reasonOf(facts) };
}

/** Returns the companies that a name may mean, the closest first. */
function candidatesOf(asked: CompanyName, found: readonly NameOnFile[]): ResolvedCandidate[] {
  const byDomain = new Map<string, [NameOnFile, ...NameOnFile[]]>();
  for (const known of found) {
    const group = byDomain.get(known.domain);
    if (group === undefined) byDomain.set(known.domain, [known]);
    else group.push(known);
  }
  const rank = ({ match, is_in_country }: ResolvedCandidate) =>
    RANKS.indexOf(match) + (is_in_country === false ? RANKS.length : 0);
  return [...byDomain.values()]
    .map((names) => candidateOf(asked, names))
    .sort((a, b) => rank(a) - rank(b) || a.name.length - b.name.length || (a.domain < b.domain ? -1 : 1));
}

function messageOf(
  domain: string | null,
  country: string | null,
  candidates: readonly ResolvedCandidate[],
): string {
  const name = country === null ? 'this name' : `this name in ${country}`;
  if (domain !== null) return `${domain} is the only company on file with ${name}.`;
  const equal = candidates.filter(({ match, is_in_country }) => match === 'name' && is_in_country !== false);
  if (equal.length > 1) return `${equal.length} companies on file have ${name}.`;
  return equal.length === 1
    ? `One company on file may be the only one with ${name}, but that is not certain.`
    : `No company on file has ${name}.`;
}

/** `GET /companies/resolve`: the domain of a company by its name. It never guesses: only an equal name counts. */
export function resolveCompany({ agentDb: db }: { agentDb: Database }): RequestHandler {
  const parse = queryParser<ResolveQuery>(resolveQuerySchema);
  return async (request, response) => {
    const { name, country } = parse(request);
    const asked = { name, country: countryOf(country) };
    const { domain, found } = await lookUpName(db, asked);
    const all = candidatesOf(asked, found);
    const body: ResolveResponse = {
      success: true,
      data: {
        ...asked,
        domain,
        candidates: (domain === null ? all : all.filter((one) => one.domain === domain)).slice(
          0,
          MOST_CANDIDATES,
        ),
      },
      message: messageOf(domain, asked.country, all),
    };
    response.json(body);
  };
}
