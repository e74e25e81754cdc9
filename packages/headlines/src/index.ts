export { isHearsay } from './certainty';
export {
  type CompanyNameMatcher,
  createCompanyNameMatcher,
  speaksInFirstPerson,
} from './company-name-matcher';
export {
  type DetectedEvent,
  detectEvent,
  isMediaMention,
  isPressPath,
  likelyEventType,
} from './detect-event';
export { eventEntities } from './event-entities';
export { isFairVisit } from './fair-appearance';
export { findRoundAmounts, readRound, type RoundFacts, type RoundMoney, stageOf } from './funding-round';
export { mergeNewsReports } from './merge-news-reports';
export { readMoney } from './money';
export { namesAfter } from './names-in-text';
export type { NewsReport } from './news-report';
export { givesAdvice, isCancelled, isRoundup } from './non-news';
export { type CompanyEvent, type Headline, readEvent } from './read-event';
export { replaceNumberWords } from './replace-number-words';
export { toSearchableText } from './searchable-text';
