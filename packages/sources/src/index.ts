export * from './clue';
export * from './dns';
export * from './ecb';
export * from './hacker-news';
export * from './http';
export * from './open-sources';
export * from './source';
export * from './website';
