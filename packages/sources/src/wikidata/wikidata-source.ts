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
      const match = await findCompanyItem(api, ids, { domain, now });
      if (match.status === 'nothing') return match;

      const { item, statesDomain } = match;
      const optionalQueries = createOptionalQueries();
      const headquarters = await findHeadquarters(api, item, optionalQueries);
      const peopleByItem: People = people ? await findPeople(api, item, optionalQueries) : new Map();
      const referencedItems = new Set([
        ...[headquarters.city, headquarters.country].flatMap((id) => id ?? []),
        ...peopleByItem.keys(),
        ...[
          ITEM_PROPERTIES.legalForm,
          ITEM_PROPERTIES.industry,
          ITEM_PROPERTIES.use,
          ITEM_PROPERTIES.product,
        ].flatMap((property) => currentValues(item, property, itemIdOf)),
        ...datedSubsidiaries(item),
      ]);
      const labels = await optionalQueries.run('labels', () =>
        api.terms([...referencedItems].slice(0, MAX_NAMED)),
      );
      const terms: Subject['terms'] = labels ?? new Map();
      const country = await countryOfHeadquarters(api, headquarters, terms, optionalQueries);
      const peers = statesDomain
        ? await optionalQueries.run('similar companies', () =>
            findPeers(api, { item, now, domain }, headquarters),
          )
        : [];

      const itemConfidence = statesDomain ? OWN_ITEM_CONFIDENCE : OWNER_ITEM_CONFIDENCE;
      const subject: Subject = {
        item,
        domain,
        now,
        terms,
        observeField: createItemObserver(observer(WIKIDATA, now), item, itemConfidence),
      };
      const evidence = [
        ...readIdentity(subject, country?.country_code ?? null),
        ...readContacts(subject),
        ...readHeadquarters(subject, headquarters, country),
        ...readHeadcount(subject),
        ...readBusiness(subject),
        ...readPeople(subject, peopleByItem),
        ...readPeers(subject, peers ?? []),
      ];
      const failures = optionalQueries.incompleteField();
      if (evidence.length === 0) {
        return failures.incomplete === undefined
          ? { status: 'nothing', reason: 'the item has nothing that can be used' }
          : { status: 'failed', reason: failures.incomplete };
      }
      // Other sources trust these identifiers without further checks, so the item must certainly be the
      // company's.
      return { status: 'found', evidence, clues: statesDomain ? cluesOfItem(item) : [], ...failures };
    },
  };
}
