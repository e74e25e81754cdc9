import {
  countriesByName,
  COUNTRY_CODES,
  MAX_COMPANY_NAME_LENGTH,
  type Module,
  ServiceError,
  textKey,
} from '@firmlens/contract';
import {
  type CompanyName,
  type DomainFacts,
  findDomainFacts,
  type NewListEntry,
  type NormalDomain,
  normalizeDomain,
  resolveNames,
} from '@firmlens/domain';
import { iterateCooperatively } from '@firmlens/turns';
import { canEnrich } from '../company/can-enrich';
import type { CompanyDeps } from '../company/company-deps';
import type { RawEntry } from './raw-entry';

export type PlanDeps = Pick<CompanyDeps, 'db' | 'mappedDomains' | 'freshnessSeconds' | 'cooldownSeconds'>;

/** A planned entry, and whether its company is being enriched at the moment. */
export type PlannedEntry = NewListEntry & { isRunning: boolean };

/** The longest part of an entry that is stored as it was sent, in characters. */
const MAX_INPUT = 300;

/** What an entry names: a company by its domain or name, or nothing that can be read. */
type Parsed =
  | { kind: 'domain'; company: NormalDomain }
  | { kind: 'name'; named: CompanyName }
  | { kind: 'invalid'; reason: string };

type Named = Exclude<Parsed, { kind: 'name' }> | { kind: 'not_resolved'; found: NewListEntry['candidates'] };

/**
 * Decides what becomes of each entry: whether it waits for an enrichment, or needs none, and why. Changes nothing.
 * Nobody guesses: a name stands for a company only if exactly one on file has it.
 */
export async function planEntries(
  deps: PlanDeps,
  modules: readonly Module[],
  raw: readonly RawEntry[],
): Promise<PlannedEntry[]> {
  const parsed: Parsed[] = [];
  for await (const entry of iterateCooperatively(raw)) parsed.push(parseEntry(entry));
  const named = await resolveAll(deps, parsed);
  const domains = [...new Set(named.flatMap((one) => (one.kind === 'domain' ? [one.company.domain] : [])))];
  const facts = await findDomainFacts(deps.db, domains, { ...deps, modules });
  const firstLines = new Map<string, number>();
  return raw.map((entry, index) => planEntry(deps, entry, named[index], { facts, firstLines }));
}

function parseEntry({ domain, name, country }: RawEntry): Parsed {
  const invalid = (reason: string): Parsed => ({ kind: 'invalid', reason });
  if (domain !== null) {
    try {
      return { kind: 'domain', company: normalizeDomain(domain.trim()) };
    } catch (error) {
      if (error instanceof ServiceError) return invalid(error.message);
      throw error;
    }
  }
  const text = name?.trim() ?? '';
  if (text === '') return invalid('It has neither a domain nor a name.');
  if (text.length > MAX_COMPANY_NAME_LENGTH) {
    return invalid(`The name is longer than ${MAX_COMPANY_NAME_LENGTH} characters.`);
  }
  if (textKey(text) === '') return invalid('The name has no letters.');
  const code = country === null ? null : countryCodeOf(country);
  if (code === undefined) return invalid('The country is not known. Send its ISO 3166-1 code, such as DE.');
  return { kind: 'name', named: { name: text, country: code } };
}

/** Returns the code of a country; undefined if it is not known. */
function countryCodeOf(country: string): string | undefined {
  const code = country.trim().toUpperCase();
  return COUNTRY_CODES.find((one) => one === code) ?? countriesByName().get(textKey(country));
}

async function resolveAll({ db }: PlanDeps, parsed: readonly Parsed[]): Promise<Named[]> {
  const names = parsed.flatMap((one) => (one.kind === 'name' ? [one.named] : []));
  const found = (await resolveNames(db, names)).values();
  return parsed.map((one): Named => {
    if (one.kind !== 'name') return one;
    const { domain = null, candidates = [] } = found.next().value ?? {};
    return domain === null
      ? { kind: 'not_resolved', found: candidates }
      : { kind: 'domain', company: normalizeDomain(domain) };
  });
}

interface PlanState {
  facts: ReadonlyMap<string, DomainFacts>;
  /** The line that named each domain first. */
  firstLines: Map<string, number>;
}

function planEntry(
  { mappedDomains }: PlanDeps,
  { line, domain, name, country }: RawEntry,
  named: Named | undefined,
  { facts, firstLines }: PlanState,
): PlannedEntry {
  const input = [domain ?? name ?? '', country ?? ''].filter((text) => text !== '').join(', ');
  const entry: PlannedEntry = {
    line,
    input: storable(input, MAX_INPUT),
    country: country === null ? null : storable(country, MAX_COMPANY_NAME_LENGTH),
    domain: null,
    status: 'invalid',
    reason: null,
    candidates: null,
    firstLine: null,
    isRunning: false,
  };
  if (named === undefined || named.kind === 'invalid') return { ...entry, reason: named?.reason ?? null };
  if (named.kind === 'not_resolved') {
    const candidates = named.found ?? [];
    const reason =
      candidates.length === 0
        ? 'No company on file has this name. Send its domain.'
        : 'Not exactly one company on file has this name. Send the domain of the one that is meant.';
    return { ...entry, status: 'not_resolved', reason, candidates };
  }
  const { company } = named;
  const firstLine = firstLines.get(company.domain);
  if (firstLine !== undefined) {
    const reason = `Line ${firstLine} names the same company.`;
    return { ...entry, domain: company.domain, status: 'duplicate', reason, firstLine };
  }
  firstLines.set(company.domain, line);
  const found = facts.get(company.domain);
  const isRunning = found?.isRunning === true && !found.isFresh;
  return { ...entry, domain: company.domain, ...statusOf(company, found, mappedDomains), isRunning };
}

/** The order of the checks is that of a single request. */
function statusOf(
  company: NormalDomain,
  facts: DomainFacts | undefined,
  mappedDomains: ReadonlySet<string>,
): Pick<NewListEntry, 'status' | 'reason'> {
  if (facts === undefined) throw new Error(`nothing was read about ${company.domain}`);
  if (facts.isFresh) return { status: 'fresh', reason: null };
  if (facts.isRunning) return { status: 'waiting', reason: null };
  if (facts.hasCooldown) {
    return { status: 'cooldown', reason: 'A recent enrichment of this domain found nothing.' };
  }
  if (facts.isUnreadable) {
    const reason = 'A recent enrichment of this domain failed, because its website cannot be read.';
    return { status: 'cooldown', reason };
  }
  return canEnrich(company, facts, mappedDomains)
    ? { status: 'waiting', reason: null }
    : { status: 'unknown', reason: 'No source covers this domain.' };
}

/** Text without what PostgreSQL or a terminal could not take. */
function storable(text: string, most: number): string {
  return text
    .slice(0, most)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed();
}
