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

/**
 * Builds a profile from the evidence gathered so far. A field with a single value takes the one with the
 * highest confidence. The company's website wins ties.
 */
export function companyProfile(domain: string, evidence: readonly Evidence[]): CompanyProfile {
  const values = <F extends EvidenceField>(field: F): EvidenceValues[F][] =>
    [...evidenceFor(evidence, field)]
      .sort((a, b) => b.confidence - a.confidence || Number(isFromWebsite(b)) - Number(isFromWebsite(a)))
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

function isFromWebsite({ source }: Evidence): boolean {
  return source === 'website' || source.startsWith('website:');
}
