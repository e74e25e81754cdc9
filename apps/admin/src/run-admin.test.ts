import { commandTree } from '@firmlens/command-line';
import { VERSION } from '@firmlens/runtime';
import { runAdmin } from '../test/support/run-admin';
import { THIS_MACHINE } from './doctor/check-machine';
import { createProgram, isShared } from './program';

/** Runs the command without any settings: what is rejected here never reaches the database. */
const call = (args: readonly string[]) => runAdmin(args, {});

describe('wrong usage', () => {
  it.each([
    ['a mistyped noun', ['acount', 'list'], /^Unknown command 'acount' \(Did you mean account\?\)$/m],
    ['a mistyped verb', ['key', 'rotat'], /^Unknown command 'rotat' \(Did you mean rotate\?\)$/m],
    [
      'a mistyped option',
      ['account', 'list', '--jsn'],
      /^Unknown option '--jsn' \(Did you mean --json\?\)$/m,
    ],
    ['an unknown verb', ['account', 'remove'], /^Unknown command 'remove'\.$/m],
    ['a noun without a verb', ['account'], /^The verb is missing after `account`/],
    ['an unknown option', ['account', 'show', '--account', '1', '--rate', '5'], /^Unknown option '--rate'/],
    [
      'an option without its value',
      ['account', 'show', '--account'],
      /'--account <id>' argument missing\.$/m,
    ],
    [
      'a missing option',
      ['credits', 'purchase', '--account', '1'],
      /^Required option '--amount <number>' not specified\.$/m,
    ],
    ['an option out of range', ['credits', 'purchase', '--account', '1', '--amount', '0'], /from 1 to/],
    [
      'a plan that does not exist',
      ['account', 'set', '--account', '1', '--plan', 'Trial'],
      /Allowed choices/,
    ],
    ['one word too many', ['account', 'list', 'all'], /^Too many arguments/],
    ['a missing file', ['dataset', 'import', '--format', 'pdl'], /^Missing required argument 'file'\.$/m],
  ])('prints one line and exits with 2 for %s', async (_what, args, message) => {
    const { code, stdout, stderr } = await call(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toMatch(message);
  });
});

it('says that no service is running if the environment has no server', async () => {
  expect(await call(['account', 'list'])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No service is running here. Run `npm start`, or set DATABASE_URL, REDIS_URL and SECRETS_KEY.\n',
  });
});

it('lists every command for --help, and the options of a command for its --help', async () => {
  const all = await call(['--help']);
  expect(all).toMatchObject({ code: 0, stderr: '' });
  expect(all.stdout).toContain('account create');
  expect(all.stdout).toContain('ledger verify');
  expect(all.stdout).toMatch(/^Webhooks:\n {2}webhook resend /m);
  const one = await call(['account', 'create', '--help']);
  expect(one).toMatchObject({ code: 0, stderr: '' });
  expect(one.stdout).toMatch(/--email <address>.*contact address/);
  expect(one.stdout).toMatch(/\(choices: "trial",\s+"starter",/);
  expect(one.stdout).toContain('(required)');
  expect(one.stdout).toContain('--json');
});

it('describes every command, argument and option', () => {
  const program = createProgram({
    ...{ env: {}, stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
    ...{ isTerminal: false, main: '', machine: THIS_MACHINE },
  });
  const places = commandTree(program, isShared);
  const lacking = places.flatMap(({ path, words, options }) =>
    [...words, ...options]
      .filter(({ description }) => description === '')
      .map(({ word }) => `${path} ${word}`),
  );
  expect(places.length).toBeGreaterThan(40);
  expect(lacking).toEqual([]);
});

it('prints its version', async () => {
  expect(await call(['--version'])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
});
