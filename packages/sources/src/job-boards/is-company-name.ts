import { knownCompanyNames } from '../parsing/register-entry';
import { isSameCompanyName } from '../parsing/same-company-name';
import type { PriorKnowledge } from '../source';
import { domainLabel, nameSimilarity } from '../website/readers/company/company-host';

/** Such as the domain's own label and a word or two beside it. */
const ENOUGH_LIKENESS = 0.7;

/** Whether what a board calls a company or its account is a name of the company: one that is known, or its domain's. */
export function isCompanyName(name: string, domain: string, known: PriorKnowledge): boolean {
  return (
    isSameCompanyName(name, knownCompanyNames(known)) ||
    isSameCompanyName(name, [domainLabel(domain)]) ||
    nameSimilarity(name, domain) >= ENOUGH_LIKENESS
  );
}
