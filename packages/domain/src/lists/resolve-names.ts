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

/** A name under which a company is on file: its own, or that of an imported dataset. */
export interface NameOnFile extends NameCandidate {
  /** Whether an enrichment put it on file, or a dataset. */
  isEnriched: boolean;
  /** What the company is called by its enrichment; null if there was none. */
  enrichedName: string | null;
}

const MOST_CANDIDATES = 5;
/** Names on file that are compared with a name. One whose words more of them have is not resolved. */
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

/**
 * Resolves one name, and returns every name on file that has all its words: grouped by domain, in each group first that
 * by which the company goes.
 */
export async function lookUpName(
  db: Transaction,
  name: CompanyName,
): Promise<{ domain: string | null; found: NameOnFile[] }> {
  const found = (await findNamed(db, [name])).get(1) ?? [];
  return { domain: resolve(name, found).domain, found };
}

async function findNamed(db: Transaction, names: readonly CompanyName[]): Promise<Map<number, NameOnFile[]>> {
  // A name without a letter is its own key, whatever it consists of. PostgreSQL takes no NUL.
  const keys = names.map(({ name }) => companyKey(name).replaceAll('\0', ''));
  const rows = await db.$queryRaw<{ at: number; found: NameOnFile[] | null }[]>`
    SELECT n.at::int, (
      SELECT json_agg(json_build_object('domain', k.domain, 'name', k.name, 'country_code', k.country_code,
                                        'isEnriched', k.dataset_id = 0, 'enrichedName', own.name) ORDER BY k.domain, k.dataset_id)
      FROM (
        SELECT k.* FROM known_companies k
        WHERE k.names @@ (SELECT string_agg(quote_literal(word), ' & ')::tsquery
                          FROM unnest(tsvector_to_array(name_words(n.key, ''))) word)
          AND (k.dataset_id = 0 OR k.dataset_id IN (SELECT id FROM datasets WHERE status = 'active'))
          AND NOT EXISTS (SELECT FROM opt_outs o WHERE o.domain = k.domain)
        LIMIT ${MOST_COMPARED}::int
      ) k LEFT JOIN known_companies own ON own.dataset_id = 0 AND own.domain = k.domain
    ) AS found
    FROM unnest(${keys}::text[]) WITH ORDINALITY AS n(key, at)`;
  return new Map(rows.map(({ at, found }) => [at, found ?? []]));
}

function resolve({ name, country }: CompanyName, found: readonly NameOnFile[]): ResolvedName {
  const key = companyKey(name);
  // The name by which a company goes is the first of its domain.
  const companies = found.filter(({ domain }, index) => found[index - 1]?.domain !== domain);
  const inCountry = companies.filter(
    ({ country_code }) => country === null || country_code === null || country_code === country,
  );
  const equal = inCountry.filter((company) => companyKey(company.name) === key);
  // One whose country is not known may be elsewhere.
  const certain = equal.filter(({ country_code }) => country === null || country_code === country);
  const [only] = certain;
  if (only !== undefined && equal.length === 1 && found.length < MOST_COMPARED) {
    return { domain: only.domain, candidates: [] };
  }
  const closest = [...equal, ...inCountry.filter((company) => !equal.includes(company))].sort(
    (a, b) => Number(equal.includes(b)) - Number(equal.includes(a)) || a.name.length - b.name.length,
  );
  const candidates = closest
    .slice(0, MOST_CANDIDATES)
    .map(({ domain, name: called, country_code }) => ({ domain, name: called, country_code }));
  return { domain: null, candidates };
}
