import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataDir } from './data-dir';

const folder = mkdtempSync(path.join(tmpdir(), 'data-dir-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('only the owner may read a log, also one that an earlier release made readable', () => {
  const logs = path.join(folder, 'logs');
  mkdirSync(logs);
  writeFileSync(path.join(logs, 'api.log'), 'earlier\n', { mode: 0o644 });
  const dataDir = openDataDir(folder);
  const files = [path.join(logs, 'standalone.log'), dataDir.logFile('postgres'), dataDir.logFile('api')];
  expect(files.map(modeOf)).toEqual(['600', '600', '600']);
});
