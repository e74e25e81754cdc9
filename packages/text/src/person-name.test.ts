import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { hasAbbreviatedTitle, isCredentials, parsePersonName } from './person-name';
import { isRole, roleAtEnd, roleAtStart } from './role';

test.each([
  ['Maya Lindqvist', 'Maya Lindqvist'],
  ['Dr. Maya Lindqvist', 'Maya Lindqvist'],
  ['Prof. Dr.-Ing. Ole Brandt', 'Ole Brandt'],
  ['Dipl.-Ing. (FH) Ole Brandt', 'Ole Brandt'],
  ['Dipl.-Geol. Ole Brandt', 'Ole Brandt'],
  ['Dipl. Volksw. Ole Brandt', 'Ole Brandt'],
  ['Diplom-Kauffrau Maya Lindqvist', 'Maya Lindqvist'],
  ['M. Sc. Maya Lindqvist', 'Maya Lindqvist'],
  ['Ir. Joost van den Akker', 'Joost van den Akker'],
  ['Pieter van ’t Veld', 'Pieter van ’t Veld'],
  ['Tomás Ortega, PhD', 'Tomás Ortega'],
  ['Sam Okafor MBA, CPA', 'Sam Okafor'],
  ['Robin Day (they/them)', 'Robin Day'],
  ["ANNE O'BRIEN", "Anne O'Brien"],
  ['Jean-Luc de la Fontaine', 'Jean-Luc de la Fontaine'],
  ['Ludwig van Beek', 'Ludwig van Beek'],
  ['J. R. Hartley', 'J. R. Hartley'],
  ['Ewa Wójcik-Żak', 'Ewa Wójcik-Żak'],
  ['Мария Иванова', 'Мария Иванова'],
  ['山田 太郎', '山田 太郎'],
  ['D. Rodrigo Valdés Peña', 'Rodrigo Valdés Peña'],
  ['D.ª Inés Valdés Peña', 'Inés Valdés Peña'],
  ['Sig.ra Chiara Monti', 'Chiara Monti'],
  ['Hr. Mads Lykke', 'Mads Lykke'],
  ['Mgr. Ing. Petr Dvořák', 'Petr Dvořák'],
  ['MUDr. Jana Krátká', 'Jana Krátká'],
  ['dr hab. inż. Ewa Mazur', 'Ewa Mazur'],
  ['D. Hartley', 'D. Hartley'],
  ['_ Maya Lindqvist', 'Maya Lindqvist'],
  ['Thomas Baker', 'Thomas Baker'],
  ['Lt. Col. Ole Brandt', 'Ole Brandt'],
  ['ALHAJI SULE LINDQVIST', 'Sule Lindqvist'],
  ['Jana Weiss /', 'Jana Weiss'],
  ['Søren Ødegård', 'Søren Ødegård'],
  ["Maya Lindqvist's", 'Maya Lindqvist'],
  ['Md. Selim Brandt', 'Md. Selim Brandt'],
  ['Md.Selim Brandt', 'Md. Selim Brandt'],
  ['Ayşe Koç’un', 'Ayşe Koç'],
  ["Mehmet Demir'in", 'Mehmet Demir'],
  ["Yusuf Ma'in", "Yusuf Ma'in"],
  ['Maya MacBrandt', 'Maya MacBrandt'],
  ['Ole DeBrandt', 'Ole DeBrandt'],
])('parses %p as %p', (text, name) => {
  expect(parsePersonName(text)).toBe(name);
});

test.each([
  ['Our Team'],
  ['SalesSupportMarketing CloudData'],
  ['Diario de Acme'],
  ['Brandt Gazetesi'],
  ['Server Administration'],
  ['SIÈGE SOCIAL'],
  ['Backbone Of Acme'],
  ['Obtenez Une Consultation'],
  ['Meet Maya'],
  ['Maya'],
  ['Chief Executive Officer'],
  ['Customer Success'],
  ['New York'],
  ['United Kingdom'],
  ['Read More'],
  ['Unsere Leistungen'],
  ['Acme Robotics GmbH'],
  ['What We Do'],
  ['maya lindqvist'],
  ['Maya Lindqvist, CEO of Acme'],
  ['Maya & Ole'],
  ['3 Founders'],
  ['Resp. Commerciale'],
  ['AbtL IT'],
  ['顧問 中川 泰'],
  ['오시는 길 및 연락처'],
  ['臺北大學 企業管理碩士'],
  ['고객지원관리팀 서비스안내'],
  ['A B'],
  ['“Great Product”'],
  ['Maya Lindqvist has led the company since it began'],
  [''],
])('rejects %p as a name', (text) => {
  expect(parsePersonName(text)).toBeNull();
});

test.each([
  ['CEO'],
  ['Co-Founder & CTO'],
  ['Head of People'],
  ['Senior Software Engineer'],
  ['Geschäftsführerin'],
  ['Vertriebsleiter'],
  ['Projektmanagerin Digital'],
  ['Directrice générale'],
  ['Socio fundador'],
  ['Amministratore delegato'],
  ['Daglig leder'],
  ['VP, Sales'],
  ['Vicepresidenta'],
  ['Maestro de almazara'],
  ['Rechtsanwältin'],
  ['Prezes zarządu'],
  ['Vedoucí výroby'],
  ['Myyntipäällikkö'],
  ['Säljare'],
])('recognises %p as a position', (text) => {
  expect(isRole(text)).toBe(true);
});

test.each([
  ['Berlin'],
  ['We are hiring!'],
  ['Maya has been an engineer. She leads us.'],
  ['ceo@acme.example'],
  ['Hello there'],
])('rejects %p as a position', (text) => {
  expect(isRole(text)).toBe(false);
});

test('returns a plain, short name or null for any text, even one designed to make patterns backtrack', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const name = parsePersonName(text);
      if (name !== null) expect(name).toMatch(/^[^\d<>@\n]{4,60}$/);
    }),
  );
  runToCompletion(() => {
    for (const part of ['Dr. ', 'A', 'Aa ', "A'", 'PhD, ', 'Dr.-Ing. ']) parsePersonName(part.repeat(5_000));
  });
});

test.each(['%', '~', '^', '..'])('bad input 204: survives a long word that ends in %s', (end) => {
  runToCompletion(() => {
    for (const length of [20, 40, 60, 100]) parsePersonName(`Anna ${'A'.repeat(length)}${end}`);
  });
});

test('finds the position before or after a name', () => {
  expect(roleAtEnd('The company is led by Managing Director')).toBe('Managing Director');
  expect(roleAtEnd('Our CEO')).toBe('CEO');
  expect(roleAtEnd('in the town of')).toBeNull();
  expect(roleAtStart('our CTO since 2017')).toBe('CTO');
  expect(roleAtStart('fondatore e anima di Acme')).toBe('fondatore');
  expect(roleAtStart('who likes robots')).toBeNull();
});

test.each([
  ['MD', true],
  ['MD, Ph.D.', true],
  ['HR', false],
  ['CEO', false],
])('%s is a degree: %s', (text, expected) => {
  expect(isCredentials(text)).toBe(expected);
});

test.each([
  ['Dr. Maya Lindqvist', true],
  ['Mr. Ole Brandt', true],
  ['P. Brandt', false],
  ['St. Gallen', false],
  ['Maya Lindqvist', false],
])('whether %s begins with an abbreviated title: %s', (text, expected) => {
  expect(hasAbbreviatedTitle(text)).toBe(expected);
});

test.each([
  ['Sr. Product Manager', true],
  ['Adm. Direktør & Arkitekt', true],
  ['We grow fast. Our manager is new', false],
])('whether %s is a position: %s', (text, expected) => {
  expect(isRole(text)).toBe(expected);
});
