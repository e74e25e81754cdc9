import { commandTree } from '@firmlens/command-line';
import { version } from '../package.json';
import { call } from '../test/support/call';
import { createProgram, isShared } from './program';

const KEY = { FIRMLENS_API_KEY: 'fl_key' };

describe('wrong use', () => {
  it.each<[string, string[], RegExp]>([
    ['a mistyped command', ['enrcih', 'a.example'], /^Unknown command 'enrcih' \(Did you mean enrich\?\)$/m],
    ['a mistyped option', ['quote', 'a.example', '--moduls', 'x'], /Did you mean --modules\?/],
    ['a short name of a module', ['quote', 'a.example', '--modules', 'tech'], /Did you mean technology\?/],
    ['an unknown module', ['quote', 'a.example', '--modules', 'x'], /There are business, technology/],
    ['a missing domain', ['enrich'], /^Missing required argument 'domain'\.$/m],
    [
      'an output that does not exist',
      ['list', 'results', 'list_1', '--output', 'xml'],
      /choices are csv, jsonl/,
    ],
    ['columns twice', ['list', 'results', 'x', '--columns', 'domain,A=domain'], /domain is there twice/],
    ['no limit', ['list', '-', '--max-credits', 'many'], /whole number of credits/],
    [
      'a missing frequency',
      ['watch', '-', '--max-credits-per-month', '5'],
      /'--frequency <name>' not specified/,
    ],
    [
      'neither a file nor a search',
      ['watch', '--frequency', 'weekly', '--max-credits-per-month', '5'],
      /^Name either a file or --search\.$/m,
    ],
    [
      'a file and a search',
      ['watch', '-', '--search', 'query=a', '--frequency', 'weekly', '--max-credits-per-month', '5'],
      /^Name either a file or --search\.$/m,
    ],
    ['a filter that does not exist', ['watch', '--search', 'country=GB'], /There are query, industries/],
    ['a type that does not exist', ['watch', '-', '--types', 'fund'], /Did you mean funding\?/],
    ['no minutes', ['enrich', 'a.example', '--timeout', '0'], /from 1 to 9999/],
    ['a shell that does not exist', ['completion', 'csh'], /choices are bash, zsh, fish/],
    ['a file that does not exist', ['list', '/no/such/file'], /^There is no file \/no\/such\/file\.$/m],
    ['columns of JSON lines', ['list', '-', '--output', 'jsonl', '--columns', 'domain'], /those of CSV/],
  ])('prints one line and exits with 2 for %s', async (_what, words, message) => {
    const { code, stdout, stderr } = await call(words, { env: KEY });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toMatch(message);
  });

  it('says how to give the key, which it takes from no option', async () => {
    const { code, stderr } = await call(['account']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/FIRMLENS_API_KEY.*--key-file/)]);
    expect((await call(['account', '--api-key', 'fl_key'])).stderr).toMatch(/^Unknown option '--api-key'/);
  });
});

describe('help', () => {
  it('lists every command, also those below another', async () => {
    const { code, stdout } = await call(['--help']);
    expect(code).toBe(0);
    for (const command of [
      'enrich',
      'list create',
      'list status',
      'list results',
      'watch signals',
      'listen',
      'verify-webhook',
    ]) {
      expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
    }
    expect(stdout).toContain('Exit codes:');
  });

  it('has a description everywhere, and an example for each command', async () => {
    const program = createProgram(
      {
        ...{ env: {}, stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
        ...{ isTerminal: { stdout: false, stderr: false }, hasColors: false, main: '' },
        interrupted: new AbortController().signal,
      },
      () => undefined,
    );
    const lacking = commandTree(program, isShared).flatMap(({ path: place, words, options }) =>
      [...words, ...options]
        .filter(({ description }) => description === '')
        .map(({ word }) => `${place} ${word}`),
    );
    expect(lacking).toEqual([]);
    for (const command of program.commands) {
      const { stdout } = await call([command.name(), '--help']);
      expect(stdout).toMatch(/Examples:\n {2}\S/);
      expect(stdout).toContain('--key-file');
    }
  });

  it('prints the version', async () => {
    expect(await call(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

it('has colours for people, and none for others', async () => {
  const red = '\u001B[31m';
  expect((await call(['enrcih'], { hasColors: true })).stderr).toContain(red);
  expect((await call(['enrcih'])).stderr).not.toContain(red);
});

it('prints a failure as JSON for scripts', async () => {
  const { stderr } = await call(['quote', 'a.example', '--modules', 'x', '--json'], { env: KEY });
  expect(JSON.parse(stderr)).toMatchObject({ error: 'usage', message: expect.stringContaining('business') });
});
