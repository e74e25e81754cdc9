import { type WindowResponse, windowViolations } from './rate-limit-at-four-apis';

const window = (allowed: number, refused: number): WindowResponse[] => [
  ...Array.from({ length: allowed }, (_, index) => ({
    status: 200,
    limit: '150',
    remaining: 149 - index,
    reset: '60',
  })),
  ...Array.from({ length: refused }, () => ({ status: 429, limit: '150', remaining: 0, reset: '60' })),
];
const first = (responses: WindowResponse[], change: Partial<WindowResponse>) =>
  responses.map((response, index) => (index === 0 ? { ...response, ...change } : response));

test.each([
  ['exactly as many as the limit', window(150, 850)],
  ['fewer than the limit, all allowed', window(20, 0)],
])('accepts a window that allows %s', (_, responses) => {
  expect(windowViolations(responses)).toEqual([]);
});

test.each([
  ['one too many', window(151, 849)],
  ['one too few', window(149, 851)],
  ['a remaining count returned twice', first(window(150, 1), { remaining: 7 })],
  ['a refusal with a remaining count', first(window(150, 1).reverse(), { remaining: 1 })],
  ['a response with another limit', first(window(150, 1), { limit: '60' })],
  ['a response without headers', first(window(150, 1), { limit: null, remaining: Number.NaN })],
  ['a failure', first(window(150, 1), { status: 500 })],
])('reports %s', (_, responses) => {
  expect(windowViolations(responses)).not.toEqual([]);
});
