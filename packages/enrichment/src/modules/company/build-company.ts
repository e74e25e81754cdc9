import { derive, firstKnown, one, texts } from '../../merge/finding';
import type { ModuleBuilder } from '../../module-builder';
import { findStatus } from './company-status';
import { findName } from './display-name';
import { employeeRange } from './employee-range';
import { findHeadquarter } from './headquarter';
import { ofOneEntity } from './of-one-entity';

const MAX_OFFICES = 50;
const MAX_SIC_CODES = 20;

export const buildCompany: ModuleBuilder<'company'> = (evidence, { domain }) => {
  const headquarter = findHeadquarter(evidence);
  const entity = ofOneEntity(evidence);
  const employeeCount = one(entity, 'company.employee_count');
  const dateOfCreation = one(entity, 'company.date_of_creation');

  return {
    name: findName(evidence),
    description: one(evidence, 'company.description'),
    founded_year: firstKnown(
      one(entity, 'company.founded_year'),
      derive(dateOfCreation, (day) => Number(day.slice(0, 4))),
    ),
    company_status: findStatus(entity),
    phone: one(evidence, 'company.phone'),
    email: one(evidence, 'company.email'),
    domain: { value: domain, evidence: [] },
    linkedin_url: one(evidence, 'company.linkedin_url'),
    facebook_url: one(evidence, 'company.facebook_url'),
    twitter_url: one(evidence, 'company.twitter_url'),
    headquarter_country: headquarter.country,
    headquarter_city: headquarter.city,
    registered_address: one(entity, 'company.registered_address'),
    office_locations: texts(evidence, 'company.office_locations', MAX_OFFICES),
    employee_count: employeeCount,
    // From the count where there is one, so that the two never disagree.
    employee_range: firstKnown(derive(employeeCount, employeeRange), one(entity, 'company.employee_range')),
    legal_name: one(entity, 'company.legal_name'),
    company_number: one(entity, 'company.company_number'),
    company_type: one(entity, 'company.company_type'),
    date_of_creation: dateOfCreation,
    jurisdiction: one(entity, 'company.jurisdiction'),
    sic_codes: texts(entity, 'company.sic_codes', MAX_SIC_CODES),
  };
};
