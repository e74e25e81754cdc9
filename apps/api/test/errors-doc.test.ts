import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

test('docs/errors.md matches the table of codes, and so has each of them', () => {
  const check = spawnSync(process.execPath, ['scripts/write-errors-doc.mjs', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
});
