export { type CoverageFacts, findCoverageFacts } from './coverage-facts';
export {
  companyEvidence,
  type CompanyEvidence,
  type EvidencedModule,
  findEvidencedModules,
} from './company-evidence';
export { countryCodes } from './country-codes';
export { type DomainState, findDomainState, findHeldModules, type HeldModule } from './find-company';
export * from './neighbours';
export * from './search';
export {
  CHANGE_MONTHS,
  type CompletedScan,
  dropOldChanges,
  keptChanges,
  type KeptChange,
  latestScans,
} from './observed-changes';
export { listOptOuts, optedOutOf, optIn, optOut } from './opt-out';
export { type MonthlyHeadcount, ownHeadcounts } from './own-headcounts';
export { findSourceResults } from './source-results';
export {
  dropOldAnswers,
  findSourceAnswers,
  keepSourceAnswers,
  SOURCE_ANSWER_DAYS,
  type SourceAnswer,
} from './source-answers';
