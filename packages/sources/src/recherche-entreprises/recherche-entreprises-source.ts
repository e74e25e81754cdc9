import { SourceError, type Upstream } from '../http';
import { objectOf } from '../parsing/json-values';
import { findRegisterEntry, registerNumbersOfClues } from '../parsing/register-entry';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { parseFrenchCompany, frenchCompanyEvidence, readDirectors } from './french-company';
import { parseSiren } from './siren';

export const RECHERCHE_ENTREPRISES: SourceProfile = {
  name: 'recherche-entreprises',
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
    'company.employee_range',
    'company.sic_codes',
    'business.industries',
    'team.team_members',
  ],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 24 * 3_600,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

export interface RechercheEntreprisesSettings {
  /** Whether to return directors. */
  people: boolean;
}

const HOST = 'recherche-entreprises.api.gouv.fr';
/** The service allows seven requests per second. */
const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  limit: { name: HOST, requestsPerSecond: 5, parallel: 2 },
  // Responses contain the directors' dates of birth.
  maxCachedBytes: 0,
};
const PUBLIC_PAGES = 'https://annuaire-entreprises.data.gouv.fr/entreprise';

/**
 * Reads the French company registers through the state's search (recherche-entreprises.api.gouv.fr). Returns
 * the entry of a SIREN that a clue provides.
 */
export function createRechercheEntreprisesSource({ people }: RechercheEntreprisesSettings): Source {
  return {
    ...RECHERCHE_ENTREPRISES,
    async lookUp({ http, known, now }) {
      const numbers = registerNumbersOfClues(known, 'FR', parseSiren);
      if (numbers.length === 0) return { status: 'not_asked', reason: 'no SIREN is known' };
      const entry = await findRegisterEntry(numbers, known, async (siren) => {
        const response = await http.json(UPSTREAM, `https://${HOST}/search?q=${siren}&page=1&per_page=5`);
        if (!Array.isArray(objectOf(response)['results']))
          throw new SourceError(`${HOST} returned no results`);
        return parseFrenchCompany(response, siren);
      });
      if (entry.status === 'nothing') return entry;

      const { record, confidence } = entry;
      const provenance = { url: `${PUBLIC_PAGES}/${record.siren}`, confidence };
      const observe = observer(RECHERCHE_ENTREPRISES, now);
      const members = people ? readDirectors(record) : [];
      return {
        status: 'found',
        evidence: [
          ...frenchCompanyEvidence(record, observe, provenance),
          ...members.map((member) => observe('team.team_members', member, provenance)),
        ],
      };
    },
  };
}
