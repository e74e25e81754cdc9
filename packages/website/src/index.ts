export { type Clue, cluesOf, type JobBoard } from '@firmlens/contract';
export { type CrawlSettings, DEFAULT_CRAWL_SETTINGS } from './crawl/crawl-settings';
export { type CrawlOutcome, crawlSite } from './crawl/crawl-site';
export { createTextBudget } from './crawl/text-budget';
export { type AnswerFault, type CheckedAnswers, checkAnswers, MODEL } from './model-reading/check-answers';
export type { Question } from './model-reading/question';
export { ANSWERED_FIELDS, answerSchema, questionsOf } from './model-reading/questions';
export type { Passage, ReadableSite } from './model-reading/readable-site';
export { readPage } from './page/read-page';
export { WorkExhaustedError } from './page/work-budget';
export { optimizeExpressions } from './optimized-expressions';
export { type ReadFailure, readSite, type SiteReading } from './read-site';
export {
  type BoostedTrees,
  measuredValues,
  scoreOf,
  type Tree,
} from './readers/business/offer/boosted-trees';
export { type OfferCandidate, offerCandidates } from './readers/business/offer/offer-candidates';
export { linkedJobs } from './readers/jobs/linked-jobs';
export { createSiteReader, DEFAULT_READ_TIMEOUT_MS, type SiteReader } from './site-reader';
export { currentTechnologies } from './technology/current-technologies';
export { detectTechnologies } from './technology/detect-technologies';
export { loadFingerprints } from './technology/fingerprints';
export type { SignalValue } from './technology/site-signals';
export { technologyNames } from './technology/technology-names';
export type { CrawledFeed, CrawledPage, CrawledSite, PageKind } from './crawled-site';
