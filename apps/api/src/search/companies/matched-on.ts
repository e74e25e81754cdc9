import type { MatchKind } from '@firmlens/contract';
import type { CompanySearch, FoundCompany } from '@firmlens/domain';

/** Returns where the words of a search occur in a company, and the filters that it passed. */
export function matchedOn({ wordsIn }: FoundCompany, search: CompanySearch): MatchKind[] {
  const filters: readonly (readonly [MatchKind, boolean])[] = [
    ['domain', search.domain !== null],
    ['industry', search.industries.length > 0],
    ['country', search.countries.length > 0],
    ['employee_range', search.employeeRanges.length > 0],
    ['funding_stage', search.fundingStages.length > 0],
    ['technology', search.technologies.length > 0],
    ['signal', search.signals !== null],
  ];
  const passed = filters.flatMap(([matched, isRequested]) => (isRequested ? [matched] : []));
  return [...new Set([...wordsIn, ...passed])];
}
