import { knownCompanyNames } from '../parsing/register-entry';
import { isSameCompanyName } from '../parsing/same-company-name';
import type { PriorKnowledge } from '../source';
import { domainLabel, nameSimilarity } from '@firmlens/text';

/** For example, the domain's label with one or two extra words reaches it. */
const MIN_SIMILARITY = 0.7;

/**
 * Whether a board's name for a company or an account matches one of the company's known names or its domain.
 */
export function isCompanyName(name: string, domain: string, known: PriorKnowledge): boolean {
  return (
    isSameCompanyName(name, knownCompanyNames(known)) ||
    isSameCompanyName(name, [domainLabel(domain)]) ||
    nameSimilarity(name, domain) >= MIN_SIMILARITY
  );
}
