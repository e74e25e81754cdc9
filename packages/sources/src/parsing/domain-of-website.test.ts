import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { domainOfWebsite } from './domain-of-website';

test.each([
  ['https://www.acme.example/about', 'acme.example'],
  ['WWW.Acme.example', 'acme.example'],
  ['https://jobs.müller.example:8443/?q=1', 'xn--mller-kva.example'],
  ['xn--mller-kva.example', 'xn--mller-kva.example'],
])('reads the domain of %s', (address, domain) => expect(domainOfWebsite(address)).toBe(domain));

test.each(['', 'soon', 'https://127.0.0.1/', `https://${'a'.repeat(1_000)}.example/`, 7, null])(
  'finds no domain in %s',
  (address) => expect(domainOfWebsite(address)).toBeNull(),
);

test('accepts any text', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => domainOfWebsite(text) !== ''));
});
