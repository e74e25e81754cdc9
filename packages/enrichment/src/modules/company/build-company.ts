import { derive, firstKnown, singleFinding, texts } from '../../merge/finding';
import type { ModuleBuilder } from '../../module-builder';
import { findStatus } from './company-status';
import { findName } from './display-name';
import { employeeRange } from './employee-range';
import { findHeadquarter } from './headquarter';
import { filterByEntity } from './filter-by-entity';

const MAX_OFFICES = 50;
const MAX_SIC_CODES = 20;

export const buildCompany: ModuleBuilder<'company'> = (evidence, { domain }) => {
  const headquarter = findHeadquarter(evidence);
  const entity = filterByEntity(evidence);
  const employeeCount = singleFinding(entity, 'company.employee_count');
  const dateOfCreation = singleFinding(entity, 'company.date_of_creation');

  return {
    name: findName(evidence),
    description: singleFinding(evidence, 'company.description'),
    founded_year: firstKnown(
      singleFinding(entity, 'company.founded_year'),
      derive(dateOfCreation, (day) => Number(day.slice(0, 4))),
    ),
    company_status: findStatus(entity),
    phone: singleFinding(evidence, 'company.phone'),
    email: singleFinding(evidence, 'company.email'),
    domain: { value: domain, evidence: [] },
    linkedin_url: singleFinding(evidence, 'company.linkedin_url'),
    facebook_url: singleFinding(evidence, 'company.facebook_url'),
    twitter_url: singleFinding(evidence, 'company.twitter_url'),
    headquarter_country: headquarter.country,
    headquarter_city: headquarter.city,
    registered_address: singleFinding(entity, 'company.registered_address'),
    office_locations: texts(evidence, 'company.office_locations', MAX_OFFICES),
    employee_count: employeeCount,
    // Derived from the headcount if there is one, so that the two never disagree.
    employee_range: firstKnown(
      derive(employeeCount, employeeRange),
      singleFinding(entity, 'company.employee_range'),
    ),
    legal_name: singleFinding(entity, 'company.legal_name'),
    company_number: singleFinding(entity, 'company.company_number'),
    company_type: singleFinding(entity, 'company.company_type'),
    date_of_creation: dateOfCreation,
    jurisdiction: singleFinding(entity, 'company.jurisdiction'),
    sic_codes: texts(entity, 'company.sic_codes', MAX_SIC_CODES),
  };
};
