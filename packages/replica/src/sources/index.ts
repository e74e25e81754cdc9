export { type EcbDay, ecbReplica } from './ecb';
export { hackerNewsReplica, type HackerNewsStory } from './hacker-news';
