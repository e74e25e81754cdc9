import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breakingChanges, describeDatabase } from '@firmlens/testkit';
import { openTestDomain, type TestDomain } from './support/test-domain';

const recorded = readFileSync(path.resolve(__dirname, '../../../compatibility/database.txt'), 'utf8')
  .trimEnd()
  .split('\n');

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

const describeNow = async () => (await describeDatabase(domain.url)).map(({ line }) => line);

test('the last release works on the migrated database', async () => {
  expect(breakingChanges(recorded, await describeNow())).toEqual([]);
});

test('whatever the last release would miss is noticed', async () => {
  const before = await describeNow();
  await domain.sql('ALTER TABLE accounts RENAME COLUMN company_name TO company');
  await domain.sql('ALTER TABLE batches ADD COLUMN region text NOT NULL');
  await domain.sql('DROP FUNCTION is_fresh');
  expect(breakingChanges(before, await describeNow())).toEqual([
    'column accounts.company_name is missing',
    expect.stringMatching(/^function is_fresh\(.*\) is missing$/),
    'column batches.region is new and must be filled: allow null, or give it a default',
    expect.stringContaining('the functions have changed'),
  ]);
});

test('what a comment calls retired is not recorded for the next release', async () => {
  await domain.sql(`COMMENT ON COLUMN accounts.used IS 'retired: for a test'`);
  const parts = await describeDatabase(domain.url);
  expect(parts.find(({ line }) => line.startsWith('column accounts.used:'))?.isRetired).toBe(true);
  expect(parts.find(({ line }) => line.startsWith('column accounts.balance:'))?.isRetired).toBe(false);
});
