import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkResults } from '../src/compare/check-results';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-results-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(before: number, after: number): Promise<boolean> {
  const files = ['before.json', 'after.json'].map((name) => path.join(folder, name));
  for (const [index, value] of [before, after].entries()) {
    const figures = [{ name: 'peak', value, unit: 'MiB', goal: null }];
    await writeFile(files[index] ?? '', JSON.stringify({ comparisons: [], figures }));
  }
  return checkResults(files, () => undefined);
}

test.each([
  ['a fifth more', 100, 120, false],
  ['a tenth more', 100, 110, true],
  ['less', 100, 50, true],
  ['something where there was nothing', 0, 1, false],
  ['still nothing', 0, 0, true],
])('a figure: %s', async (_what, before, after, isPassed) => {
  expect(await check(before, after)).toBe(isPassed);
});
