import {
  initials,
  sameCertificate,
  sameCountry,
  type SameFact,
  sameNumber,
  samePerson,
  samePhrase,
  samePlace,
  samePosition,
  samePostalAddress,
  sameText,
  sameUrl,
} from '../src/quality/same-fact';

test.each([
  ['Marta Kirsch', 'M. K.'],
  ['Dr. Mia Kern, MBA', 'M. K.'],
  ['Anna (Anni) van den Berg', 'A. V. D. B.'],
  ['P.Q.R. Sample', 'P. Q. R. S.'],
  ['Øyvind Åsen', 'Ø. A.'],
  ['見本 太郎', '見. 太.'],
])('the initials of %s are %s, and have themselves as initials', (name, expected) => {
  expect(initials(name)).toBe(expected);
  expect(initials(expected)).toBe(expected);
});

const SAME: [string, SameFact, string, string][] = [
  ['names apart from case, accents and punctuation', sameText, 'Société & Fils', 'SOCIETE and fils'],
  ['registration numbers without their register', sameNumber, '10473', 'HRB 10473'],
  ['registration numbers with more of their register', sameNumber, 'Regensburg HRB 10473', 'HRB 10473'],
  ['a country and its code', sameCountry, 'United Kingdom', 'GB'],
  ['a place in a labelled city', samePlace, 'Bento Gonçalves, Brazil', 'Bento Goncalves'],
  ['a place in a labelled country', samePlace, 'Bento Gonçalves, Brazil', 'BR'],
  [
    'profiles in another language',
    sameUrl,
    'https://www.linkedin.com/company/a',
    'http://de.linkedin.com/company/a/',
  ],
  ['profiles under the old name', sameUrl, 'https://x.com/acme', 'https://twitter.com/acme?lang=en'],
  [
    'addresses in another order',
    samePostalAddress,
    '93092 Barbing, Fraunhoferstraße 6, Germany',
    'Fraunhoferstr. 6, 93092 Barbing',
  ],
  ['phrases of which one has the other', samePhrase, 'Baustofftransport', 'Transport'],
  ['phrases with most words in common', samePhrase, 'Projektleiter Bau (m/w/d)', 'Projektleiter Hochbau Bau'],
  ['certificates of another edition', sameCertificate, 'ISO/IEC 27001:2022', 'ISO 27001'],
  ['people without their middle names', samePerson, 'Anna Maria Berg', 'A. B.'],
  ['people whose names have no space', samePerson, '山田健一', '健. 山.'],
  ['people under another spelling', samePerson, 'Ronja', 'R.'],
  ['roles in another language', samePosition, 'Managing Director', 'Geschäftsführerin'],
  ['owners in another language', samePosition, 'Owner', 'Inhaberin'],
];
test.each(SAME)('%s are the same', (_, isSame, given, label) => {
  expect(isSame(given, label)).toBe(true);
});

const DIFFERENT: [string, SameFact, string, string][] = [
  ['names with other words', sameText, 'Acme GmbH', 'Acme'],
  ['registration numbers', sameNumber, '10474', 'HRB 10473'],
  ['places in other cities', samePlace, 'Salo, Finland', 'Halikko'],
  ['profiles of others', sameUrl, 'https://twitter.com/acmeinc', 'https://twitter.com/acme'],
  [
    'addresses in the same city',
    samePostalAddress,
    'Altmühlstraße 3, 93059 Regensburg',
    'Fraunhoferstr. 6, 93092 Barbing',
  ],
  ['phrases with few words in common', samePhrase, 'Head of Sales', 'Head of Technical Purchasing'],
  ['certificates', sameCertificate, 'ISO 14001', 'ISO 9001:2015'],
  ['people whose last names begin otherwise', samePerson, 'Marta Jansen', 'M. K.'],
  ['people without a space and with another surname', samePerson, '山田健一', '健. 佐.'],
  ['a first name and a full name', samePerson, 'Marta', 'M. K.'],
  ['roles', samePosition, 'Head of Sales', 'CEO'],
];
test.each(DIFFERENT)('%s differ', (_, isSame, given, label) => {
  expect(isSame(given, label)).toBe(false);
});
