import { CommandError } from './command';
import { COMMANDS } from './commands';
import { parseCall, usage } from './parse-call';

it('lists every command of the table, with its flags', () => {
  const names = COMMANDS.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'account create',
      'account set',
      'account show',
      'account list',
      'account renew',
      'credits purchase',
      'key create',
      'key disable',
      'key rotate',
      'key list',
      'secret rotate',
      'webhook resend',
      'ledger verify',
      'person forget',
      'person allow',
      'person list',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(usage()).toContain('  account create --email EMAIL --name NAME [--company COMPANY] [--plan PLAN]');
});

it('reads a command with its flags, in any order', () => {
  const { command, flags, asJson } = parseCall([
    'account',
    'create',
    '--json',
    '--name',
    'N',
    '--email=e@f.example',
  ]);
  expect(command.name).toBe('account create');
  expect([...flags].sort()).toEqual([
    ['email', 'e@f.example'],
    ['name', 'N'],
  ]);
  expect(asJson).toBe(true);
});

it.each([
  ['an unknown command', ['account', 'remove'], 'there is no command "account remove"'],
  ['half a command', ['account'], 'there is no command "account"'],
  ['an unknown flag', ['account', 'show', '--account', '1', '--rate', '5'], "Unknown option '--rate'"],
  ['a flag without its value', ['account', 'show', '--account'], 'argument missing'],
  ['a missing flag', ['account', 'show'], '--account is missing. Usage: account show --account ACCOUNT'],
  ['a word too many', ['account', 'list', 'all'], 'Unexpected argument'],
])('refuses %s and says so in words', (_what, args, message) => {
  const call = () => parseCall(args);
  expect(call).toThrow(CommandError);
  expect(call).toThrow(message);
});
