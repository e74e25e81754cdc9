import { sampleSite } from '../sample-site';
import { statedRegisterNumbers } from './stated-register-numbers';

const numbersIn = (text: string) =>
  statedRegisterNumbers(
    sampleSite([{ path: '/legal-notice', kind: 'legal', html: `<p>Acme Robotics</p><p>${text}</p>` }]),
  ).map(({ number }) => number);

test.each([
  ['Org.nr. 000 000 000'],
  ['KvK: 12345678'],
  ['HRB 12345'],
  ['REGON 123456785'],
  ['ОГРН 9876543210987'],
])('a placeholder is no register number: %s', (text) => {
  expect(numbersIn(text)).toEqual([]);
});

test.each([
  ['HRB 1234', 'HRB 1234'],
  ['KvK: 12345687', '12345687'],
  ['KRS 0000123456', '0000123456'],
])('a number with some digits in a row is one: %s', (text, number) => {
  expect(numbersIn(text)).toEqual([number]);
});

test('the number below the address of who made the site is theirs', () => {
  const lines = [
    'Conception et graphisme',
    'Pixel',
    '5 rue Haute',
    '33000 Bordeaux',
    'Site :',
    'www.pixel.example',
  ];
  const credit = [...lines, 'Tél.', 'SIRET : 732 829 320 00074'].join('<br>');
  expect(numbersIn(credit)).toEqual([]);
});

test('the number of a host is not the company’s', () => {
  expect(numbersIn('RCS Roubaix 424 761 419 00045')).toEqual([]);
});

test('reads a number with spaces at other places if its check digits are right', () => {
  expect(numbersIn('Registre du Commerce et des Sociétés n°73 282 932 0000 74')).toEqual(['732829320']);
  expect(numbersIn('Registre du Commerce et des Sociétés n°73 282 932 0000 75')).toEqual([]);
});
