export * from './company-data';
export * from './errors';
export * from './evidence';
export * from './modules';
export * from './plans';
export * from './states';
