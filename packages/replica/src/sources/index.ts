export { hackerNewsReplica, type HackerNewsStory } from './hacker-news';
