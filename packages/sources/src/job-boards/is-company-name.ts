import { knownNames } from '../reading/register-entry';
import { isSameCompanyName } from '../reading/same-company-name';
import type { Known } from '../source';
import { domainLabel, nameSimilarity } from '../website/readers/company/company-host';

/** Such as the domain's own label and a word or two beside it. */
const ENOUGH_LIKENESS = 0.7;

/** Whether what a board calls a company or its account is a name of the company: one that is known, or its domain's. */
export function isCompanyName(name: string, domain: string, known: Known): boolean {
  return (
    isSameCompanyName(name, knownNames(known)) ||
    isSameCompanyName(name, [domainLabel(domain)]) ||
    nameSimilarity(name, domain) >= ENOUGH_LIKENESS
  );
}
