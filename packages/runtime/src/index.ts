export * from './closing-stack';
export * from './health-server';
export * from './logger';
export * from './retry-until';
export * from './run-process';
export * from './settings/groups';
export * from './settings/load-settings';
export * from './user-agent';
