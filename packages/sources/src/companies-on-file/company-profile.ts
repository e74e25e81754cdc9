import {
  type CompanyProfile,
  type Evidence,
  type EvidenceField,
  evidenceFor,
  type EvidenceValues,
  isFromWebsite,
} from '@firmlens/contract';
import { countryOfName, employeeRange } from '@firmlens/text';

const MAX_ITEMS = 40;

/**
 * Builds a profile from the evidence gathered so far. For a field with a single value, the value with the
 * highest confidence is used. The company's website wins ties.
 */
export function companyProfile(domain: string, evidence: readonly Evidence[]): CompanyProfile {
  const values = <F extends EvidenceField>(field: F): EvidenceValues[F][] =>
    [...evidenceFor(evidence, field)]
      .sort((a, b) => b.confidence - a.confidence || Number(isFromWebsite(b)) - Number(isFromWebsite(a)))
      .map(({ value }) => value);
  const best = <F extends EvidenceField>(field: F) => values(field)[0] ?? null;
  const texts = (all: readonly string[]) => [...new Set(all)].slice(0, MAX_ITEMS);

  const headcount = best('company.employee_count');
  return {
    domain,
    name: best('company.name') ?? best('company.legal_name'),
    description: best('company.description'),
    industries: texts(values('business.industries')),
    topics: texts(values('business.taxonomy')),
    services: texts(values('business.services').map(({ name }) => name)),
    countryCode: countryOfName(best('company.headquarter_country') ?? '')?.country_code ?? null,
    city: best('company.headquarter_city'),
    employeeRange: headcount === null ? best('company.employee_range') : employeeRange(headcount),
  };
}
