import { companyMention } from '../company-mention';
import { eventInReport } from '../event-in-report';
import { LANGUAGES, languagesOf, WORDINGS } from '.';
import { OPENINGS } from './openings';
import { patternOf } from './pattern';

const isAcme = companyMention(['acme']);
const read = (title: string) =>
  eventInReport({ title, opening: '', date: null, url: 'https://acme.example/press/a' }, 'own', isAcme);

describe.each(LANGUAGES)('every way to tell an event in %s', (language) => {
  const { events, vocabulary } = WORDINGS[language];
  const ways = Object.entries(events).flatMap(([type, list]) =>
    list.map(([words, example, except]) => ({ type, words, example, except })),
  );

  it.each(ways)('fits its own example: $type, $example', ({ type, words, example, except }) => {
    const folded = example.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").toLowerCase();
    expect(read(example)?.type).toBe(type);
    if (except !== undefined) expect(patternOf(except, vocabulary).test(folded)).toBe(false);
    expect(words).not.toMatch(/[A-ZÀ-ÿ]/);
  });
});

describe.each(Object.entries(OPENINGS))('every sentence below a title in %s', (_, openings) => {
  const ways = Object.entries(openings).flatMap(([type, list]) =>
    list.map(([, example]) => ({ type, example })),
  );

  it.each(ways)('tells $type: $example', ({ type, example }) => {
    const report = { title: 'Acme 4711', opening: example, date: null, url: '' };
    expect(eventInReport(report, 'own', isAcme)?.type).toBe(type);
  });
});

test.each([
  ['acme raises money from its investors', 'english'],
  ['acme verdoppelt den umsatz', 'german'],
  ['acme ouvre une usine a lyon', 'french'],
  ['acme abre una fabrica en sevilla', 'spanish'],
  ['acme apre uno stabilimento a torino', 'italian'],
  ['acme opent een kantoor in gent', 'dutch'],
])('the language of %j is %s', (folded, language) => {
  expect(languagesOf(folded)).toEqual([language]);
});

test('words that stand in no language may be in any', () => {
  expect(languagesOf('qwrt zxcv')).toEqual(LANGUAGES);
});

describe('the notation of ways', () => {
  const fits = (words: string, text: string, vocabulary = {}) => patternOf(words, vocabulary).test(text);

  it.each([
    ['raises|raised … {money}', 'acme raises some $5m', true],
    ['raises|raised … {money}', 'acme raises awareness', false],
    ['cut* … jobs', 'acme cutting jobs', true],
    ['cut* … jobs', 'acme uncut jobs', false],
    ['take* [the] helm', 'she takes helm', true],
    ['take* [the/our] helm', 'she takes our helm', true],
    ['^meet', 'meet foldboard', true],
    ['^meet', 'we meet', false],
    ['^meet', 'new: meet foldboard', true],
    ['in {geo}', 'opens in @@@ @@@@', true],
    ['{number}th', 'the 5,000th order', true],
  ])('%s on %j: %s', (words, text, expected) => expect(fits(words, text)).toBe(expected));

  it('leaves a gap of sixty letters and no more', () => {
    expect(fits('opens … office', `opens ${'x'.repeat(58)} office`)).toBe(true);
    expect(fits('opens … office', `opens ${'x'.repeat(70)} office`)).toBe(false);
  });
});
