import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAdmin } from './support/run-admin';

/** Prints what each shell offers for the words, the last of which is being typed. */
const OFFERS = {
  bash: (script: string, words: readonly string[]) => `
    source ${script}
    COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
    _firmlens_admin; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Outside of the line editor, the functions that show offers are replaced by ones that print them.
  zsh: (script: string, words: readonly string[]) => `
    compdef() { }
    _describe() { local offer; for offer in "\${(@P)2}"; do print -r -- "\${offer%%:*}"; done }
    compadd() { shift; print -rl -- "$@" }
    _files() { print -rl -- * }
    source ${script}
    words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}
    _firmlens_admin`,
  fish: (script: string, words: readonly string[]) => `
    source ${script}
    complete -C "${words.join(' ')}" | string replace -r '\\t.*' ''`,
};
type Shell = keyof typeof OFFERS;
const SHELLS = Object.keys(OFFERS) as Shell[];

const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-completion-'));
const scripts = {} as Record<Shell, string>;
beforeAll(async () => {
  for (const shell of SHELLS) {
    const { code, stdout } = await runAdmin(['completion', shell], {});
    expect(code).toBe(0);
    scripts[shell] = path.join(folder, shell);
    writeFileSync(scripts[shell], stdout);
  }
  writeFileSync(path.join(folder, 'companies.csv'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what a shell offers that begins with the word being typed, in alphabetical order. */
function offers(shell: Shell, words: readonly string[]): string[] {
  const all = ['firmlens-admin', ...words];
  const { stdout, stderr, error } = spawnSync(shell, ['-c', OFFERS[shell](scripts[shell], all)], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder },
  });
  if (error) throw new Error(`${shell} must be installed for this test`, { cause: error });
  expect(stderr).toBe('');
  const typed = words.at(-1) ?? '';
  return [...new Set(stdout.split('\n'))].filter((word) => word !== '' && word.startsWith(typed)).sort();
}

describe.each(SHELLS)('%s', (shell) => {
  test.each<[string, string[], string[]]>([
    ['nouns', ['o'], ['optout']],
    ['verbs', ['key', ''], ['create', 'disable', 'list', 'rotate']],
    ['verbs after --json', ['--json', 'key', 'c'], ['create']],
    ['options', ['key', 'disable', '--k'], ['--key-id']],
    ['options of every command', ['account', 'list', '--j'], ['--json']],
    ['the values of an option', ['account', 'set', '--status', 'c'], ['cancelled']],
    ['the values of an option after others', ['account', 'set', '--account', '1', '--plan', 't'], ['trial']],
    ['nothing where any text may stand', ['account', 'create', '--email', ''], []],
    ['names of shells', ['completion', 'z'], ['zsh']],
    ['files', ['dataset', 'import', 'comp'], ['companies.csv']],
  ])('offers %s', (_what, words, expected) => {
    expect(offers(shell, words)).toEqual(expected);
  });

  test('defines the command itself', () => {
    const run = `source ${scripts[shell]}; firmlens-admin --version`;
    const prepared = shell === 'zsh' ? `compdef() { }; ${run}` : run;
    const { stdout, stderr } = spawnSync(shell, ['-c', prepared], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder },
    });
    expect([stdout, stderr]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+\n$/), '']);
  });
});
