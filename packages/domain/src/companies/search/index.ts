export { companySearchOf, wordsOfQuery } from './company-filters';
export type { CompanySearch, FilterName } from './company-query';
export { findIndexSize, type IndexSize } from './index-size';
export { type MatchTier, MATCH_TIERS } from './match-tiers';
export type { FoundCompany, WordField } from './read-companies';
export { WORD_FIELDS } from './read-companies';
export {
  type CompanyPage,
  type CompanyPageCursor,
  searchCompanies,
  explainNoResults,
  findMatchingDomains,
} from './search-companies';
export { addTechnologies, findTechnologies, listTechnologies, suggestTechnologies } from './technology-names';
