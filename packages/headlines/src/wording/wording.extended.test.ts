import { createCompanyNameMatcher } from '../company-name-matcher';
import { detectEvent } from '../detect-event';
import { toSearchableText } from '../searchable-text';
import { detectLanguages } from '.';
import { LANGUAGES } from './languages';
import { compilePattern } from './compile-pattern';
import type { Words } from './wording';

const isAcme = createCompanyNameMatcher(['acme']);
const read = (title: string) =>
  detectEvent({ title, opening: '', date: null, url: 'https://acme.example/press/a' }, 'own', isAcme);

describe.each(LANGUAGES)('vocabulary/headlines/$name.json', ({ headlines: { events, lists } }) => {
  const ways = Object.entries(events).flatMap(([type, list]) => list.map((way) => ({ type, ...way })));

  it.each(ways)('reads $example as $type', ({ type, example, except }) => {
    const { folded } = toSearchableText(example);
    expect(read(example)?.type).toBe(type);
    if (except !== undefined) expect(compilePattern(except, lists).test(folded)).toBe(false);
  });
});

const withOpenings = LANGUAGES.filter(({ postOpenings }) => Object.keys(postOpenings.events).length > 0);

describe.each(withOpenings)('vocabulary/post-openings/$name.json', ({ postOpenings: { events } }) => {
  const ways = Object.entries(events).flatMap(([type, list]) =>
    list.map(({ example }) => ({ type, example })),
  );

  it.each(ways)('reads $example as $type', ({ type, example }) => {
    const report = { title: 'Acme 4711', opening: example, date: null, url: '' };
    expect(detectEvent(report, 'own', isAcme)?.type).toBe(type);
  });
});

test.each([
  ['acme raises money from its investors', 'english'],
  ['acme verdoppelt den umsatz', 'german'],
  ['acme ouvre une usine a lyon', 'french'],
  ['acme abre una fabrica en sevilla', 'spanish'],
  ['acme apre uno stabilimento a torino', 'italian'],
  ['acme opent een kantoor in gent', 'dutch'],
  ['acme award for the best robotを受賞しました', 'japanese'],
  ['acme 신제품 출시', 'korean'],
])('detects the language of %j as %s', (folded, language) => {
  expect(detectLanguages(folded).map(({ name }) => name)).toEqual([language]);
});

test('returns every language for unknown words', () => {
  expect(detectLanguages('qwrt zxcv')).toEqual(LANGUAGES);
});

describe('notation of words', () => {
  const matches = (words: Words, text: string) => compilePattern(words).test(text);

  it.each<[Words, string, boolean]>([
    [[['raises', 'raised'], ['{money}']], 'acme raises some $5m', true],
    [[['raises', 'raised'], ['{money}']], 'acme raises awareness', false],
    [[['cut*'], ['jobs']], 'acme cutting jobs', true],
    [[['cut*'], ['jobs']], 'acme uncut jobs', false],
    [['take* [the] helm'], 'she takes helm', true],
    [['take* [the/our] helm'], 'she takes our helm', true],
    [['^meet'], 'meet foldboard', true],
    [['^meet'], 'we meet', false],
    [['^meet'], 'new: meet foldboard', true],
    [['in {geo}'], 'opens in @@@ @@@@', true],
    [['{number}th'], 'the 5,000th order', true],
  ])('matches %j against %j: %s', (words, text, expected) => expect(matches(words, text)).toBe(expected));

  it('allows a gap of at most sixty characters', () => {
    expect(matches([['opens'], ['office']], `opens ${'x'.repeat(58)} office`)).toBe(true);
    expect(matches([['opens'], ['office']], `opens ${'x'.repeat(70)} office`)).toBe(false);
  });

  it('rejects a list that the language does not define', () => {
    expect(() => compilePattern(['new {gadget}'])).toThrow('{gadget}');
  });
});
