import { countOf, derive } from '../../merge/finding';
import type { ModuleBuilder } from '../../module-builder';
import { findHeadcountHistory, growthOver } from './headcount-history';
import {
  countriesOf,
  distinctOf,
  findOpenings,
  hiringStatus,
  keyRoleOpenings,
  placesOf,
  withoutShorterPlaces,
} from './openings';
import { findTeamMembers } from './team-members';

const MAX_TITLES = 200;
const MAX_LOCATIONS = 100;
const MAX_COUNTRIES = 100;

export const buildTeam: ModuleBuilder<'team'> = (evidence, { now }) => {
  const members = findTeamMembers(evidence);
  const headcounts = findHeadcountHistory(evidence, now);
  const openings = findOpenings(evidence, now);
  const titles = distinctOf(openings.listings, ({ title }) => [title], MAX_TITLES);
  const locations = derive(distinctOf(openings.listings, placesOf, MAX_LOCATIONS), withoutShorterPlaces);
  const countries = distinctOf(openings.listings, countriesOf, MAX_COUNTRIES);
  const keyRoles = keyRoleOpenings(openings);

  return {
    // The people listed, not the headcount, which is `company.employee_count`.
    team_count: countOf(members),
    team_members: members,
    monthly_growth: growthOver(1, headcounts),
    three_month_growth: growthOver(3, headcounts),
    six_month_growth: growthOver(6, headcounts),
    historical_employee_data: headcounts,
    job_listings_count: openings.count,
    job_titles_count: countOf(titles),
    job_locations_count: countOf(locations),
    job_countries_count: countOf(countries),
    key_role_openings_count: countOf(keyRoles),
    job_titles: titles,
    job_locations: locations,
    job_countries: countries,
    hiring_status: hiringStatus(openings, now),
    key_role_openings: keyRoles,
  };
};
