export { createHackerNewsSource, HACKER_NEWS } from './hacker-news-source';
