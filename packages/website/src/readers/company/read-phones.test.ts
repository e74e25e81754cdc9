import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readPhones } from './read-phones';

const phonesOn = (domain: string, ...pages: SamplePage[]) =>
  fieldValues(readPhones, 'company.phone', sampleSite(pages, [], domain));
const phonesIn = (domain: string, html: string) => phonesOn(domain, { kind: 'contact', html });

test.each([
  ['acme.de', '<p>Telefon: 030 / 901820</p>', '+4930901820'],
  ['acme.de', '<p>Tel. +49 (0) 30 90 18 20</p>', '+4930901820'],
  ['acme.example', '<html lang="de"><p>Fon 0431 - 90 18 20</p>', '+49431901820'],
  ['acme.at', '<p>T: 01 5330030</p>', '+4315330030'],
  ['acme.fr', '<p>Tél. : 02 40 12 34 56</p>', '+33240123456'],
  ['acme.co.uk', '<p>Call us on 020 7946 0958</p>', '+442079460958'],
  ['acme.com', '<p>Phone: (415) 555-0132</p>', '+14155550132'],
  ['acme.com', '<p>+44 20 7946 0958</p>', '+442079460958'],
  ['acme.com', '<p>12 Mill Lane, Leeds LS1 4AP</p><p>Tel: 0113 496 0123</p>', '+441134960123'],
  ['acme.com', '<p>Tel: 201 496 0123 99</p>', undefined],
  ['acme.com', '<a href="tel:0044%2020%207946%200958">call</a>', '+442079460958'],
  ['acme.com', '<p>Phone</p><p>415-555-0132</p>', '+14155550132'],
  ['acme.fr', '<p>contact@acme.fr – 02 40 12 34 56</p>', '+33240123456'],
  ['acme.com.br', '<p>Fone: (54) 3212-3457</p>', '+555432123457'],
  ['acme.se', '<p>Acme AB · Storgatan 12 · 090-12 34 57 · Org.nr 556123-4567</p>', '+4690123457'],
  ['acme.se', '<p>Växel: 031-760 92 40</p>', '+46317609240'],
  [
    'acme.com',
    '<script type="application/ld+json">{"@type":"Organization","telephone":"020 7946 0958","address":{"@type":"PostalAddress","addressCountry":"GB","addressLocality":"Leeds"}}</script>',
    '+442079460958',
  ],
  ['acme.com.ng', '<p>Phone: +234-1-2705550</p>', '+23412705550'],
])('reads a number on %s from %s', (domain, html, expected) => {
  expect(phonesIn(domain, html)[0]).toBe(expected);
});

test.each([
  ['two numbers', '<p>Tel. 040 4911 3333 / 2355 2555</p>', '+914049113333'],
  ['opening hours', '<p>Tel. 040 4911 3333 (9-16)</p>', '+914049113333'],
  ['a label without a space', '<p>Tel040-4911-3333</p>', '+914049113333'],
  [
    'a label above the name of an office',
    '<p>Telephone</p><p>Head office 040 4911 3333</p>',
    '+914049113333',
  ],
  ['a link copied from a template', '<a href="tel:+12345678910">Call 040 4911 3333</a>', '+914049113333'],
  [
    'itself, in a button whose second text slides in',
    '<p><span>040 4911 3333</span> 040 4911 3333</p>',
    '+914049113333',
  ],
  ['the end of another', '<p>Tel. 040 4911 3333-34</p>', '+914049113333'],
  ['the end of another, in international form', '<p>Tel. +91 40 4911 3333-34</p>', '+914049113333'],
  ['a country with its area', '<p>(57+5) 376 6701</p>', '+5753766701'],
])('reads the first number beside %s', (_case, html, expected) => {
  expect(phonesIn('acme.in', html)).toEqual([expected]);
});

test.each([
  'https://wa.me/5545983421000?text=Hi',
  'https://api.whatsapp.com/send/?phone=%2B5545983421000&text=Hi',
])('reads the number of a chat that %s begins, which no page prints', (href) => {
  expect(phonesIn('acme.com.br', `<a href="${href}">Chat</a>`)).toEqual(['+5545983421000']);
  expect(phonesIn('acme.com.br', '<a href="https://wa.me/?text=Acme%2012345678">Share</a>')).toEqual([]);
});

test('takes a printed number and not that of a chat', () => {
  const html = '<a href="https://wa.me/5545983421000">Chat</a><p>Fone: (54) 3212-3457</p>';
  expect(phonesIn('acme.com.br', html)[0]).toBe('+555432123457');
});

test('takes the printed number and not one that only the markup has', () => {
  const html =
    '<script type="application/ld+json">{"@type":"Organization","telephone":"+49 30 901820"}</script><p>Tel. +49 30 445566</p>';
  expect(phonesIn('acme.de', html)[0]).toBe('+4930445566');
});

test('takes a landline and not a mobile number that stands before it', () => {
  expect(phonesIn('acme.de', '<p>Tel. +49 1512 3459876</p><p>Tel. +49 30 901820</p>')[0]).toBe('+4930901820');
  expect(phonesIn('acme.de', '<p>Tel. +49 1512 3459876</p>')[0]).toBe('+4915123459876');
});

test('takes the first number of a page and not that of a person', () => {
  const html =
    '<p>Sales – Anna Schmidt</p><p>+49 171 2345699</p><h2>Offices</h2><p>Hamburg</p><p>Line 1</p><p>Street 2</p><p>+49 40 445566</p><p>Köln</p><p>+49 221 445566</p>';
  expect(phonesIn('acme.de', html)).toEqual(['+4940445566', '+49221445566', '+491712345699']);
});

test.each([
  [
    'a fax number',
    '<p>Fax: 030 901821</p><p>Telefax</p><p>030 901822</p><a href="tel:030901823">Fax 030 901823</a>',
  ],
  ['a bank account', '<p>IBAN DE89 3704 0044 0532 0130 00</p>'],
  ['a register number', '<p>HRB 12345678</p><p>USt-IdNr. 123456789</p>'],
  ['dates and amounts', '<p>Call for papers 01.02.2024 - 31.12.2024</p>'],
  ['an invalid number', '<p>Tel: 123</p><a href="tel:+4912">x</a>'],
])('finds no phone number in %s', (_name, html) => {
  expect(phonesIn('acme.de', html)).toEqual([]);
});

test('prefers the number in the markup to one on an unrelated page', () => {
  expect(
    phonesOn(
      'acme.de',
      {
        html: '<script type="application/ld+json">{"@type":"Organization","telephone":"+49 30 901820"}</script>',
      },
      { path: '/product', kind: 'product', html: '<a href="tel:+4930999999">Partner</a>' },
    )[0],
  ).toBe('+4930901820');
});
