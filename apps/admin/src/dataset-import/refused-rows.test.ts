import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRefusedRows } from './refused-rows';

const LISTED = 100_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-refused-'));
});
afterEach(() => rm(folder, { recursive: true }));

const row = (line: number) => ({ line, reason: 'no name', isKept: false, text: null });

test('writes no list if nothing was refused', async () => {
  const file = path.join(folder, 'x.refused.csv');
  const refused = await openRefusedRows(file, { refusals: {}, refusedBytes: 0 });
  expect(await refused.commit()).toBe(0);
  await refused.close();
  expect(existsSync(file)).toBe(false);
});

test('limits the listed rows, even across a resumed import, and counts all of them', async () => {
  const file = path.join(folder, 'x.refused.csv');
  const first = await openRefusedRows(file, { refusals: {}, refusedBytes: 0 });
  for (let line = 1; line < LISTED; line++) first.add(row(line));
  const refusedBytes = await first.commit();
  await first.close();
  const again = await openRefusedRows(file, { refusals: first.refusals, refusedBytes });
  for (let line = LISTED; line < LISTED + 50; line++) again.add(row(line));
  await again.commit();
  await again.close();
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect([lines.length, lines.at(-2), lines.at(-1)]).toEqual([
    LISTED + 2,
    `${LISTED},refused,"no name"`,
    ',,further rows are only counted',
  ]);
  expect(again.refusals['no name']?.count).toBe(LISTED + 49);
});
