import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

test('docs/fields.md matches the code, and each test that it names exists', () => {
  const check = spawnSync(process.execPath, ['scripts/write-fields-doc.mjs', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
});
