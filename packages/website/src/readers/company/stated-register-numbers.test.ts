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
