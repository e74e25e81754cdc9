import { Writable } from 'node:stream';
import { runAdmin } from './run-admin';

/** Runs the command without any settings: what is rejected here never reaches the database. */
async function call(args: readonly string[]) {
  const printed = { stdout: '', stderr: '' };
  const into = (name: keyof typeof printed) =>
    new Writable({
      write(chunk, _encoding, done) {
        printed[name] += String(chunk);
        done();
      },
    });
  const code = await runAdmin(args, { env: {}, stdout: into('stdout'), stderr: into('stderr') });
  return { code, ...printed };
}

describe('wrong usage', () => {
  it.each([
    ['an unknown noun', ['acount', 'list'], /^Unknown command 'acount'/],
    ['an unknown verb', ['account', 'remove'], /^Unknown command 'remove'/],
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
  const one = await call(['account', 'create', '--help']);
  expect(one).toMatchObject({ code: 0, stderr: '' });
  expect(one.stdout).toMatch(/--email <address>.*contact address/);
});
