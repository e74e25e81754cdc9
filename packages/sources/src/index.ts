export * from './dns';
export * from './source';
export * from './website';
