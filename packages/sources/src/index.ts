export * from './source';
export * from './website';
