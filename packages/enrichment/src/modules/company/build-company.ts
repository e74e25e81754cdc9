import type { EvidenceField } from '@firmlens/contract';
import { derive, firstKnown, singleFinding, texts } from '../../merge/finding';
import { preferStated } from '../../merge/prefer-stated';
import type { ModuleBuilder } from '../../module-builder';
import { findStatus } from './company-status';
import { findName } from './display-name';
import { employeeRange } from './employee-range';
import { findHeadquarter } from './headquarter';
import { filterByEntity } from './filter-by-entity';

const MAX_OFFICES = 50;
const MAX_SIC_CODES = 20;
const SEAT: readonly EvidenceField[] = ['company.headquarter_city', 'company.headquarter_country'];
const HEADCOUNT: readonly EvidenceField[] = ['company.employee_count', 'company.employee_range'];
const FOUNDING: readonly EvidenceField[] = ['company.founded_year', 'company.date_of_creation'];

export const buildCompany: ModuleBuilder<'company'> = (evidence, { domain }) => {
  const headquarter = findHeadquarter(preferStated(evidence, SEAT, ['company.headquarter_city']));
  const entity = filterByEntity(evidence);
  const headcounts = preferStated(entity, HEADCOUNT);
  const employeeCount = singleFinding(headcounts, 'company.employee_count');
  const dateOfCreation = singleFinding(entity, 'company.date_of_creation');

  return {
    name: findName(evidence),
    description: singleFinding(evidence, 'company.description'),
    founded_year: firstKnown(
      singleFinding(preferStated(entity, ['company.founded_year'], FOUNDING), 'company.founded_year'),
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
      singleFinding(headcounts, 'company.employee_range'),
    ),
    legal_name: singleFinding(entity, 'company.legal_name'),
    company_number: singleFinding(entity, 'company.company_number'),
    company_type: singleFinding(entity, 'company.company_type'),
    date_of_creation: dateOfCreation,
    jurisdiction: singleFinding(entity, 'company.jurisdiction'),
    sic_codes: texts(entity, 'company.sic_codes', MAX_SIC_CODES),
  };
};
