import { meaningsOf } from './meanings';

/** What a name means, without what it does not. */
const meant = (name: string): Record<string, number> =>
  Object.fromEntries(Object.entries(meaningsOf(name)).filter(([, share]) => share > 0));

test.each([
  ['Schools', { audience: 1 }],
  ['Reliability', { virtue: 1 }],
  ['Privatkunden', { audience: 1 }],
  ['Chi siamo', { section: 1 }],
  ['Quxomat', {}],
])('%s means what it most often means on a website', (name, meanings) => {
  expect(meant(name)).toEqual(meanings);
});

test('a compound has the meaning of its last part', () => {
  expect(meant('Fassadenreinigung')).toEqual({ offer: 1 });
});

test('a phrase says more than its words', () => {
  expect(meant('Contact')).toEqual({ section: 1 });
  expect(meant('First contact')).toEqual({ step: 1 });
});

test('words in scripts without spaces are found anywhere', () => {
  expect(meant('当社の会社概要')).toHaveProperty('section', 1);
});

test('several words of one kind count once', () => {
  expect(meant('Schools and hospitals')).toEqual({ audience: 1 });
});
