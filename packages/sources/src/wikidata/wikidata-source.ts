import { createOptionalQueries } from '../optional-queries';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import {
  ITEM_PROPERTIES,
  readBusiness,
  readContacts,
  readIdentity,
  datedSubsidiaries,
} from './company-facts';
import { findCompanyItem } from './find-company-item';
import { readHeadcount } from './headcount';
import { findPeers, readPeers } from './peers';
import { findPeople, type People, readPeople } from './people';
import { cluesOfItem } from './register-numbers';
import { countryOfHeadquarters, findHeadquarters, readHeadquarters } from './headquarters';
import { currentValues, itemIdOf } from './statements';
import { createItemObserver, type Subject } from './subject';
import { createWikidataApi } from './wikidata-api';

export const WIKIDATA: SourceProfile = {
  name: 'wikidata',
  fields: [
    'company.name',
    'company.description',
    'company.founded_year',
    'company.company_status',
    'company.phone',
    'company.email',
    'company.linkedin_url',
    'company.facebook_url',
    'company.twitter_url',
    'company.headquarter_country',
    'company.headquarter_city',
    'company.registered_address',
    'company.employee_count',
    'company.legal_name',
    'company.company_number',
    'company.company_type',
    'company.date_of_creation',
    'company.jurisdiction',
    'business.industries',
    'business.taxonomy',
    'business.services',
    'funding.acquisitions',
    'funding.funding_stage',
    'team.team_members',
    'team.historical_employee_data',
    'competitors.similar_companies',
  ],
  identifies: true,
  wave: 1,
  lifetimeSeconds: 3 * 86_400,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const MAX_NAMED = 100;
const OWN_ITEM_CONFIDENCE = 1;
/** If only a product or a site of the company states the domain. */
const OWNER_ITEM_CONFIDENCE = 0.6;

/**
 * Reads the company's Wikidata item (CC0), found by its official website. `people` says whether to include
 * founders and officers. Makes one request if the company is unknown, five or six if it is known, and one
 * more for each other item with the same website.
 */
export function createWikidataSource({ people }: { people: boolean }): Source {
  return {
    ...WIKIDATA,
    fields: WIKIDATA.fields.filter((field) => people || field !== 'team.team_members'),
    async lookUp({ domain, http, now }) {
      const api = createWikidataApi(http);
      const ids = await api.itemsOfWebsite(domain);
      if (ids.length === 0) return { status: 'nothing', reason: 'no item has the official website' };
      const own = await findCompanyItem(api, ids, { domain, now });
      if (own.status === 'nothing') return own;

      const { item, isTied } = own;
      const parts = createOptionalQueries();
      const seat = await findHeadquarters(api, item, parts);
      const staff: People = people ? await findPeople(api, item, parts) : new Map();
      const named = new Set([
        ...[seat.city, seat.country].flatMap((id) => id ?? []),
        ...staff.keys(),
        ...[
          ITEM_PROPERTIES.legalForm,
          ITEM_PROPERTIES.industry,
          ITEM_PROPERTIES.use,
          ITEM_PROPERTIES.product,
        ].flatMap((property) => currentValues(item, property, itemIdOf)),
        ...datedSubsidiaries(item),
      ]);
      const labels = await parts.ask('labels', () => api.terms([...named].slice(0, MAX_NAMED)));
      const terms: Subject['terms'] = labels ?? new Map();
      const country = await countryOfHeadquarters(api, seat, terms, parts);
      const peers = isTied
        ? await parts.ask('similar companies', () => findPeers(api, { item, now, domain }, seat))
        : [];

      const sureness = isTied ? OWN_ITEM_CONFIDENCE : OWNER_ITEM_CONFIDENCE;
      const subject: Subject = {
        item,
        domain,
        now,
        terms,
        say: createItemObserver(observer(WIKIDATA, now), item, sureness),
      };
      const evidence = [
        ...readIdentity(subject, country?.country_code ?? null),
        ...readContacts(subject),
        ...readHeadquarters(subject, seat, country),
        ...readHeadcount(subject),
        ...readBusiness(subject),
        ...readPeople(subject, staff),
        ...readPeers(subject, peers ?? []),
      ];
      const lacking = parts.lacking();
      if (evidence.length === 0) {
        return lacking.incomplete === undefined
          ? { status: 'nothing', reason: 'the item has nothing that can be used' }
          : { status: 'failed', reason: lacking.incomplete };
      }
      // Other sources trust these identifiers without further checks, so the item must certainly be the
      // company's.
      return { status: 'found', evidence, clues: isTied ? cluesOfItem(item) : [], ...lacking };
    },
  };
}
