export {
  type CompaniesHouseCompany,
  companiesHouseReplica,
  type CompaniesHouseWorld,
} from './companies-house';
export { type EcbDay, ecbReplica } from './ecb';
export { gleifReplica, type LeiAddress, type LeiAttributes } from './gleif';
export { hackerNewsReplica, type HackerNewsStory } from './hacker-news';
