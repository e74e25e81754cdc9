import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call } from './support/call';

const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-completion-'));
const script = path.join(folder, 'script');
beforeAll(async () => {
  writeFileSync(script, (await call(['completion', 'bash'])).stdout);
  writeFileSync(path.join(folder, 'companies.csv'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

// apps/admin tests the scripts of each shell. Here are the places that only this command has.
test.each<[string, string[], string[]]>([
  ['verbs and files behind a list', ['list', 'c'], ['cancel', 'companies.csv', 'create']],
  ['options behind an argument', ['enrich', 'acme.example', '--mod'], ['--modules']],
  ['options of the verb that may be left out', ['list', 'companies.csv', '--dry'], ['--dry-run']],
  ['values behind an argument', ['list', 'results', 'list_1', '--output', 'c'], ['csv']],
  ['values of the verb that may be left out', ['watch', 'x', '--frequency', 'd'], ['daily']],
  ['files behind an option', ['account', '--key-file', 'comp'], ['companies.csv']],
  ['no file for a domain', ['enrich', 'comp'], []],
])('completes %s', (_what, words, expected) => {
  const typed = ['firmlens', ...words];
  const code = `
    source ${script}
    COMP_WORDS=(${typed.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${typed.length - 1}
    _firmlens; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', code], { cwd: folder, encoding: 'utf8' });
  const offered = [...new Set(stdout.split('\n'))].filter((word) => word !== '').sort();
  expect([offered, stderr]).toEqual([expected, '']);
});
