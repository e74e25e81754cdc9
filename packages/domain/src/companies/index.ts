export { type CoverageFacts, findCoverageFacts } from './coverage-facts';
export {
  companyEvidence,
  type CompanyEvidence,
  type EvidencedModule,
  findEvidenceByBatch,
  findEvidencedModules,
  type StoredEvidence,
  storeUsedEvidence,
} from './company-evidence';
export { findCompanyLogo } from './company-logo';
export { type EnrichedCompany, listEnrichedCompanies } from './enriched-companies';
export { type DomainState, findDomainState, findStoredModules, type StoredModule } from './find-company';
export * from './similar-companies';
export * from './search';
export {
  CHANGE_MONTHS,
  type CompletedEnrichment,
  deleteOldChanges,
  storedChanges,
  type StoredChange,
  findLatestEnrichments,
} from './observed-changes';
export { listOptOuts, findOptedOut, optIn, optOut } from './opt-out';
export { omitOptedOutCompetitors } from './opted-out-competitors';
export {
  type ReplayableCompany,
  type ReplayableModule,
  replayableBatch,
  replayableCompany,
  storeReplay,
} from './replay';
export {
  deleteOldHeadcounts,
  HEADCOUNT_MONTHS,
  type MonthlyHeadcount,
  pastHeadcounts,
} from './past-headcounts';
export {
  claimPostponedQuery,
  countPostponedQueries,
  deleteOldPostponedQueries,
  deletePostponedQuery,
  type PostponedQuery,
  releasePostponedQuery,
} from './postponed-queries';
export { deleteOldPaidReads, findReadableModules, recordPaidRead } from './readable-modules';
export { findSourceResults } from './source-results';
export {
  deleteOldResponses,
  findSourceResponses,
  storeSourceResponses,
  SOURCE_RESPONSE_DAYS,
  type SourceResponse,
} from './source-responses';
