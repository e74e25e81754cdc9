import { companyKey } from '@firmlens/contract';
import type { Transaction } from '../database';

export interface CompanyName {
  name: string;
  /** ISO 3166-1 alpha-2; null for any. */
  country: string | null;
}

/** A company on file that a name may mean. */
export interface NameCandidate {
  domain: string;
  name: string;
  country_code: string | null;
}

export interface ResolvedName {
  /** The only company on file with this name, in this country; null if there is none, or several. */
  domain: string | null;
  /** The closest ones if it is not resolved, at most `MOST_CANDIDATES`. */
  candidates: NameCandidate[];
}

const MOST_CANDIDATES = 5;
/** Companies that are compared with a name. A name whose words more of them have is not resolved. */
const MOST_COMPARED = 200;
/** Names in one statement. */
const PAGE = 100;

/**
 * Finds the companies on file that have these names: enriched ones and those of imported datasets. Only an equal name
 * counts, whatever its legal form, case and accents: a similar one is a candidate, never the answer.
 */
export async function resolveNames(db: Transaction, names: readonly CompanyName[]): Promise<ResolvedName[]> {
  const resolved: ResolvedName[] = [];
  for (let start = 0; start < names.length; start += PAGE) {
    const page = names.slice(start, start + PAGE);
    const found = await findNamed(db, page);
    resolved.push(...page.map((name, index) => resolve(name, found.get(index + 1) ?? [])));
  }
  return resolved;
}

async function findNamed(
  db: Transaction,
  names: readonly CompanyName[],
): Promise<Map<number, NameCandidate[]>> {
  const keys = names.map(({ name }) => companyKey(name));
  const rows = await db.$queryRaw<{ at: number; companies: NameCandidate[] | null }[]>`
    SELECT n.at::int, (
      SELECT json_agg(json_build_object('domain', k.domain, 'name', k.name, 'country_code', k.country_code))
      FROM (
        SELECT DISTINCT ON (k.domain) k.domain, k.name, k.country_code FROM (
          SELECT k.* FROM known_companies k
          WHERE k.names @@ (SELECT string_agg(quote_literal(word), ' & ')::tsquery
                            FROM unnest(tsvector_to_array(name_words(n.key, ''))) word)
            AND (k.dataset_id = 0 OR k.dataset_id IN (SELECT id FROM datasets WHERE status = 'active'))
            AND NOT EXISTS (SELECT FROM opt_outs o WHERE o.domain = k.domain)
          LIMIT ${MOST_COMPARED}::int
        ) k ORDER BY k.domain, k.dataset_id
      ) k
    ) AS companies
    FROM unnest(${keys}::text[]) WITH ORDINALITY AS n(key, at)`;
  return new Map(rows.map(({ at, companies }) => [at, companies ?? []]));
}

function resolve({ name, country }: CompanyName, companies: readonly NameCandidate[]): ResolvedName {
  const key = companyKey(name);
  const inCountry = companies.filter(
    ({ country_code }) => country === null || country_code === null || country_code === country,
  );
  const equal = inCountry.filter((company) => companyKey(company.name) === key);
  // One whose country is not known may be elsewhere.
  const certain = equal.filter(({ country_code }) => country === null || country_code === country);
  const [only] = certain;
  if (only !== undefined && equal.length === 1 && companies.length < MOST_COMPARED) {
    return { domain: only.domain, candidates: [] };
  }
  const closest = [...equal, ...inCountry.filter((company) => !equal.includes(company))].sort(
    (a, b) => Number(equal.includes(b)) - Number(equal.includes(a)) || a.name.length - b.name.length,
  );
  return { domain: null, candidates: closest.slice(0, MOST_CANDIDATES) };
}
