import { domainToUnicode } from 'node:url';
import { evidenceFor, type TeamMember } from '@firmlens/contract';
import { SourceError, type SourceHttp, type Upstream } from '../http';
import { createOptionalQueries } from '../optional-queries';
import { valueAt } from '../parsing/json-values';
import {
  findRegisterEntry,
  knownCompanyNames,
  type RegisterEntry,
  registerNumbersOfClues,
} from '../parsing/register-entry';
import { isSameCompanyName } from '../parsing/same-company-name';
import { type PriorKnowledge, observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { parseOrganisationNumber } from './organisation-number';
import { readRoles } from './read-roles';
import { hasDomainHomePage, unitEvidence, type Unit, parseUnit, parseUnitsOnDomain } from './unit';

export const BRREG: SourceProfile = {
  name: 'brreg',
  fields: [
    'company.legal_name',
    'company.company_number',
    'company.company_status',
    'company.company_type',
    'company.jurisdiction',
    'company.date_of_creation',
    'company.founded_year',
    'company.registered_address',
    'company.headquarter_city',
    'company.headquarter_country',
    'company.employee_count',
    'company.phone',
    'company.email',
    'company.sic_codes',
    'business.industries',
    'team.team_members',
    'signals.highlights',
  ],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 24 * 3_600,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

export interface BrregSettings {
  /** Whether to query the company's officers. */
  people: boolean;
}

const HOST = 'data.brreg.no';
const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  limit: { name: HOST, requestsPerSecond: 5, parallel: 2 },
};
/** Roles include dates of birth, so the responses are never cached. */
const PEOPLE_UPSTREAM: Upstream = { ...UPSTREAM, maxCachedBytes: 0 };
const UNITS = `https://${HOST}/enhetsregisteret/api/enheter`;
const PUBLIC_PAGES = 'https://virksomhet.brreg.no/nb/oppslag/enheter';
const CONFIDENCE_OF_WEBSITE = 0.95;

/**
 * The Norwegian register of legal entities, through its open API (data.brreg.no). Looks up the organisation
 * number from a clue. Without one, and if the company seems Norwegian, finds the entry that gives the domain
 * as its website.
 */
export function createBrregSource({ people }: BrregSettings): Source {
  return {
    ...BRREG,
    async lookUp({ domain, http, known, now }) {
      const numbers = registerNumbersOfClues(known, 'NO', parseOrganisationNumber);
      if (numbers.length === 0 && !seemsNorwegian(domain, known)) {
        return { status: 'not_asked', reason: 'no Norwegian number is known, and nothing points to Norway' };
      }
      const entry =
        numbers.length > 0
          ? await findRegisterEntry(numbers, known, (number) => fetchUnit(http, number))
          : await findByWebsite(http, domain, known);
      if (entry.status === 'nothing') return entry;

      const { record, confidence } = entry;
      const provenance = { url: `${PUBLIC_PAGES}/${record.number}`, confidence };
      const observe = observer(BRREG, now);
      const optionalQueries = createOptionalQueries();
      const members = people ? await optionalQueries.run('roles', () => fetchRoles(http, record.number)) : [];
      return {
        status: 'found',
        evidence: [
          ...unitEvidence(record, observe, provenance),
          ...(members ?? []).map((member) => observe('team.team_members', member, provenance)),
        ],
        ...optionalQueries.incompleteField(),
      };
    },
  };
}

async function fetchUnit(http: SourceHttp, number: string): Promise<Unit | null> {
  const response = await http.json(UPSTREAM, `${UNITS}/${number}`);
  if (response === null) return null;
  const unit = parseUnit(response);
  if (unit?.number !== number) throw new SourceError(`${HOST} did not return the company`);
  return unit;
}

async function fetchRoles(http: SourceHttp, number: string): Promise<TeamMember[]> {
  return readRoles(await http.json(PEOPLE_UPSTREAM, `${UNITS}/${number}/roller`));
}

/**
 * Finds the one company that gives the domain's front page as its website. Companies of a group may share a
 * website, and a shop on a marketplace may give its page there. If several companies give the domain, or one
 * gives a page below it, the company's name must match too.
 */
async function findByWebsite(
  http: SourceHttp,
  domain: string,
  known: PriorKnowledge,
): Promise<RegisterEntry<Unit>> {
  // Companies enter internationalised domains in Unicode.
  const website = encodeURIComponent(domainToUnicode(domain));
  const response = await http.json(UPSTREAM, `${UNITS}?hjemmeside=${website}&size=20`);
  if (valueAt(response, 'page') === undefined) throw new SourceError(`${HOST} returned no page of companies`);
  const units = parseUnitsOnDomain(response, domain);
  const names = knownCompanyNames(known);
  const isOnlyMatch = units.length === 1 && units.every((unit) => hasDomainHomePage(unit, domain));
  const matches = isOnlyMatch ? units : units.filter((unit) => isSameCompanyName(unit.names[0], names));
  const [record, another] = matches;
  if (record !== undefined && another === undefined) {
    return { status: 'found', record, confidence: CONFIDENCE_OF_WEBSITE };
  }
  const reason =
    units.length > 1 ? 'several companies share the website' : 'no company names the domain as its website';
  return { status: 'nothing', reason };
}

function seemsNorwegian(domain: string, { evidence }: PriorKnowledge): boolean {
  return (
    domain.endsWith('.no') ||
    evidenceFor(evidence, 'company.jurisdiction').some(({ value }) => value === 'NO') ||
    evidenceFor(evidence, 'company.headquarter_country').some(({ value }) => value === 'Norway')
  );
}
