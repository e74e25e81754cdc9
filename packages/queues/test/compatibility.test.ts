import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeJobs } from '@firmlens/queues';
import { breakingChanges } from '@firmlens/testkit';

test("the last release and this one understand each other's jobs", () => {
  const file = path.resolve(__dirname, '../../../compatibility/jobs.txt');
  const recorded = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(recorded.length).toBeGreaterThan(5);
  expect(breakingChanges(recorded, describeJobs())).toEqual([]);
});
