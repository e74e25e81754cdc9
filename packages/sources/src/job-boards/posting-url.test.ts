import { postingUrl } from './posting-url';

const read = (address: unknown) => postingUrl(address, ['recruitee.com', 'acme.example']);

test.each([
  'https://acme.recruitee.com/o/engineer',
  'https://jobs.acme.example/o/engineer?gh_jid=1',
  'https://acme.example/o',
])('accepts %s', (address) => expect(read(address)).toBe(address));

test.each([
  'http://acme.recruitee.com/o/engineer',
  'https://notrecruitee.com/o',
  'https://acme.example.evil.example/o',
  'https://recruitee.com@evil.example/',
  'https://ada@acme.example/o',
  'javascript:alert(1)',
  '/o/engineer',
  7,
  null,
])('rejects %s', (address) => expect(read(address)).toBeNull());

test('rejects an address that is too long', () => {
  expect(read(`https://acme.example/${'a'.repeat(2_000)}`)).toBeNull();
});
