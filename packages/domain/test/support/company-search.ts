import type { CompanySearch } from '@firmlens/domain';

/** A search for all companies. */
export const NOTHING: CompanySearch = {
  ...{ words: [], domain: null, industries: [], countries: [], employeeRanges: [], fundingStages: [] },
  ...{ technologies: [], signals: null },
};
