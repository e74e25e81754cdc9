/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const shared = {
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022' } }] as [string, object] },
  moduleNameMapper: { '^@firmlens/([a-z-]+)$': '<rootDir>/packages/$1/src/index.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** `pure` needs nothing but Node; `services` runs against a real PostgreSQL, Redis and sockets. */
const config: Config = {
  // Half of the time is waiting, so that two cores serve two workers.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // A machine that others use takes its time, and only what hangs waits this long. A project's own setting is not heeded.
  testTimeout: 240_000,
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: ['<rootDir>/{apps,packages}/*/src/**/*.test.ts', '<rootDir>/chaos/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'services',
      testMatch: ['<rootDir>/{apps,packages}/*/test/**/*.test.ts', '<rootDir>/bench/test/**/*.test.ts'],
      globalSetup: '<rootDir>/packages/testkit/src/jest/global-setup.ts',
      globalTeardown: '<rootDir>/packages/testkit/src/jest/global-teardown.ts',
    },
  ],
};

export default config;
