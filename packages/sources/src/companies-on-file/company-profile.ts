import {
  type CompanyProfile,
  type Evidence,
  type EvidenceField,
  evidenceFor,
  type EvidenceValues,
} from '@firmlens/contract';
import { countryOfName } from '../parsing/country';
import { employeeRange } from '../website/readers/company/employee-range';

const MAX_ITEMS = 40;

/** What was found of a company so far, of each field that has one value the surest, its own website first. */
export function companyProfile(domain: string, evidence: readonly Evidence[]): CompanyProfile {
  const values = <F extends EvidenceField>(field: F): EvidenceValues[F][] =>
    [...evidenceFor(evidence, field)]
      .sort((a, b) => b.confidence - a.confidence || Number(isOwn(b)) - Number(isOwn(a)))
      .map(({ value }) => value);
  const one = <F extends EvidenceField>(field: F) => values(field)[0] ?? null;
  const texts = (all: readonly string[]) => [...new Set(all)].slice(0, MAX_ITEMS);

  const headcount = one('company.employee_count');
  return {
    domain,
    name: one('company.name') ?? one('company.legal_name'),
    description: one('company.description'),
    industries: texts(values('business.industries')),
    topics: texts(values('business.taxonomy')),
    services: texts(values('business.services').map(({ name }) => name)),
    countryCode: countryOfName(one('company.headquarter_country') ?? '')?.country_code ?? null,
    city: one('company.headquarter_city'),
    employeeRange: headcount === null ? one('company.employee_range') : employeeRange(headcount),
  };
}

function isOwn({ source }: Evidence): boolean {
  return source === 'website' || source.startsWith('website:');
}
