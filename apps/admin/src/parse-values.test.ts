import { InvalidArgumentError } from '@commander-js/extra-typings';
import {
  parseAddressRanges,
  parseDate,
  parseEmail,
  parseNumber,
  parseNumberOrZero,
  parsePersonName,
  parseText,
} from './parse-values';

describe('parseNumber', () => {
  it('accepts whole numbers from 1 to 1,000,000,000, and 0 where it is allowed', () => {
    expect(parseNumber('1')).toBe(1);
    expect(parseNumber('1000000000')).toBe(1_000_000_000);
    expect(parseNumberOrZero('0')).toBe(0);
  });

  it.each(['0', '-1', '1.5', '1e3', '0x10', '1000000001', '', ' 1', 'NaN', 'abc'])('rejects %j', (value) => {
    expect(() => parseNumber(value)).toThrow(
      new InvalidArgumentError('Give a whole number from 1 to 1000000000.'),
    );
  });
});

describe('parseDate', () => {
  it.each([
    ['2027-02-28', '2027-02-28T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2027-01-01T12:00', '2027-01-01T12:00:00.000Z'],
    ['2027-01-01T12:00:00.5Z', '2027-01-01T12:00:00.500Z'],
    ['2027-01-01T00:30:00+02:00', '2026-12-31T22:30:00.000Z'],
  ])('reads %s as %s', (value, iso) => {
    expect(parseDate(value).toISOString()).toBe(iso);
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
  ])('rejects %j', (value) => {
    expect(() => parseDate(value)).toThrow(InvalidArgumentError);
  });
});

describe('parseAddressRanges', () => {
  it('accepts addresses and CIDR ranges of both IP versions', () => {
    const ranges = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1', '0.0.0.0/0', '::/128'];
    expect(parseAddressRanges(ranges.join(' , '))).toEqual(ranges);
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
    'fe80::1%lo/64',
    'fe80::1%25eth0',
    '10.0.0.0/08',
    '10.0.0.0/',
    '[::1]/128',
  ])('rejects %j', (value) => {
    expect(() => parseAddressRanges(value)).toThrow(InvalidArgumentError);
  });
});

it('trims a text and limits it to 255 characters', () => {
  expect(parseText(' Tanner ')).toBe('Tanner');
  for (const value of ['', '  ', 'a'.repeat(256)])
    expect(() => parseText(value)).toThrow(InvalidArgumentError);
});

it('accepts an email address with something on both sides of one @', () => {
  expect(parseEmail('a@b.example')).toBe('a@b.example');
  for (const value of ['a', '@b', 'a@', 'a@b@c', 'a b@c']) {
    expect(() => parseEmail(value)).toThrow('Give an email address.');
  }
});

it('accepts a person name that has a letter', () => {
  expect(parsePersonName('Jo')).toBe('Jo');
  expect(() => parsePersonName('12')).toThrow('Give a name.');
});
