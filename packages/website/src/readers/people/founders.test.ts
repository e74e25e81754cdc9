import { sampleSite } from '../sample-site';
import { foundersIn } from './founders';

const foundersOf = (text: string): string[] => {
  const [page] = sampleSite([{ kind: 'about', html: `<main><p>${text}</p></main>` }]).pages;
  return page ? foundersIn(page, (name) => name.includes('Acme')) : [];
};

test.each([
  'Acme was founded in 1998 by Maya Lindqvist and Ole Brandt.',
  'Acme wurde 1998 von Maya Lindqvist und Ole Brandt gegründet.',
  'Fundada em 1998 por Maya Lindqvist e Ole Brandt.',
  'Företaget grundades 1998 av Maya Lindqvist och Ole Brandt.',
  'Maya Lindqvist and Ole Brandt founded Acme with a single lathe.',
  '1998 gründeten Maya Lindqvist und Ole Brandt den Betrieb.',
])('reads the founders of the company: %s', (text) => {
  expect(foundersOf(text)).toEqual(['Maya Lindqvist', 'Ole Brandt']);
});

test.each(['Maya Lindqvist founded Globex with a single lathe.', 'Wir gründeten Schwarzes Gold die Reihe.'])(
  'leaves out founders of something else: %s',
  (text) => {
    expect(foundersOf(text)).toEqual([]);
  },
);

test.each([
  ['Acme was founded by Ole F. Brandt and Maya Lindqvist.', ['Ole F. Brandt', 'Maya Lindqvist']],
  ['Acme was founded by Maya and Ole Brandt.', ['Maya Brandt', 'Ole Brandt']],
  ['Maya e Ole Brandt hanno fondato Acme.', ['Maya Brandt', 'Ole Brandt']],
  ['Acme is a foundation established by IIT Zuvix.', []],
  ['Website created by Maya Lindqvist', []],
])('reads whole names of founders: %s', (text, expected) => {
  expect(foundersOf(text)).toEqual(expected);
});
