/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const EXTENDED = '\\.extended\\.test\\.ts$';

const shared = {
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022' } }] as [string, object] },
  moduleNameMapper: {
    '^@firmlens/([a-z-]+)$': '<rootDir>/packages/$1/src/index.ts',
    '^@firmlens/website/reading$': '<rootDir>/packages/website/src/reading.ts',
    '^@firmlens/testkit/([a-z-]+)$': '<rootDir>/packages/testkit/src/$1.ts',
  },
  modulePathIgnorePatterns: ['/dist/'],
};
const ignored = ['/node_modules/', '/dist/'];
/** Starts PostgreSQL and Redis for the tests, once per run. */
const servers = {
  globalSetup: '<rootDir>/packages/testkit/src/jest/global-setup.ts',
  globalTeardown: '<rootDir>/packages/testkit/src/jest/global-teardown.ts',
};

/**
 * `npm test` runs `pure`, which needs only Node, and `services`, which runs against real PostgreSQL, Redis
 * and sockets. `npm run test:extended` runs `extended`: hostile input, word lists by language, faults, and
 * the quality of the responses.
 */
const config: Config = {
  // A test spends half of its time waiting.
  maxWorkers: availableParallelism() + 1,
  // A shared machine can be slow. Only a test that hangs reaches this. Jest ignores the setting in a
  // project.
  testTimeout: 240_000,
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: [
        '<rootDir>/{apps,clients,packages}/*/src/**/*.test.ts',
        '<rootDir>/{docker/test,scripts}/*.test.ts',
      ],
      testPathIgnorePatterns: [...ignored, EXTENDED],
    },
    {
      ...shared,
      ...servers,
      displayName: 'services',
      testMatch: ['<rootDir>/{apps,packages}/*/test/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, EXTENDED],
    },
    {
      ...shared,
      ...servers,
      displayName: 'extended',
      testMatch: [
        '<rootDir>/{apps,packages,docker}/**/*.extended.test.ts',
        '<rootDir>/{bench,chaos}/**/*.test.ts',
      ],
      testPathIgnorePatterns: ignored,
    },
  ],
};

export default config;
