import { CommandError } from './command';
import { email, moment, number, oneOf, optionalNumber, ranges, text } from './read-flags';

const flag = (value: string) => new Map([['it', value]]);

describe('a whole number', () => {
  it('is read from 1, or from another least value, to a thousand million', () => {
    expect(number(flag('1'), 'it')).toBe(1);
    expect(number(flag('0'), 'it', 0)).toBe(0);
    expect(number(flag('1000000000'), 'it')).toBe(1_000_000_000);
    expect(optionalNumber(new Map(), 'it')).toBeUndefined();
  });

  it.each(['0', '-1', '1.5', '1e3', '0x10', '1000000001', '', ' 1', 'NaN', 'abc'])('is not %j', (value) => {
    expect(() => number(flag(value), 'it')).toThrow(
      new CommandError('--it must be a whole number from 1 to 1000000000'),
    );
  });
});

describe('a moment', () => {
  it.each([
    ['2027-02-28', '2027-02-28T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2027-01-01T12:00', '2027-01-01T12:00:00.000Z'],
    ['2027-01-01T12:00:00.5Z', '2027-01-01T12:00:00.500Z'],
    ['2027-01-01T00:30:00+02:00', '2026-12-31T22:30:00.000Z'],
  ])('%s is %s', (value, iso) => {
    expect(moment(flag(value), 'it')?.toISOString()).toBe(iso);
  });

  it.each([
    '2027-02-31',
    '2027-02-29',
    '2027-13-01',
    '2027-01-01T25:00',
    'tomorrow',
    '2027',
    '1.2.2027',
    '2027-01-01 (x)',
    '',
  ])('is not %j', (value) => {
    expect(() => moment(flag(value), 'it')).toThrow(CommandError);
  });

  it('may be absent', () => {
    expect(moment(new Map(), 'it')).toBeNull();
  });
});

describe('ranges of addresses', () => {
  it('are addresses and CIDR ranges of both families', () => {
    const list = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1', '0.0.0.0/0', '::/128'];
    expect(ranges(flag(list.join(' , ')), 'it')).toEqual(list);
    expect(ranges(new Map(), 'it')).toEqual([]);
  });

  it.each([
    '',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/-1',
    '10.0.0/8',
    '10.0.0.0/8/8',
    'host',
    '10.0.0.1,',
    '010.0.0.1',
  ])('are not %j', (value) => {
    expect(() => ranges(flag(value), 'it')).toThrow(CommandError);
  });
});

it('a text is 1 to 255 characters, trimmed', () => {
  expect(text(flag(' Tanner '), 'it')).toBe('Tanner');
  for (const value of ['', '  ', 'a'.repeat(256)])
    expect(() => text(flag(value), 'it')).toThrow(CommandError);
});

it('a mail address has one @ with something on both sides', () => {
  expect(email(new Map([['email', 'a@b.example']]))).toBe('a@b.example');
  for (const value of ['a', '@b', 'a@', 'a@b@c', 'a b@c']) {
    expect(() => email(new Map([['email', value]]))).toThrow('--email must be a mail address');
  }
});

it('a choice is one of the allowed, exactly', () => {
  expect(oneOf(flag('trial'), 'it', ['trial', 'starter'])).toBe('trial');
  expect(oneOf(new Map(), 'it', ['trial'])).toBeUndefined();
  expect(() => oneOf(flag('Trial'), 'it', ['trial', 'starter'])).toThrow(
    '--it must be one of trial, starter',
  );
});
