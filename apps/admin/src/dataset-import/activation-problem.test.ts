import { activationProblem } from './activation-problem';

const NEW = { id: 4, fileName: 'new.csv' };
const OLD = { id: 3, fileName: 'old.csv' };
const refusal = (count: number) => ({ count, isKept: false, lines: [], sample: null });
const progress = (rowsRead: number, refused: Readonly<Record<string, number>>) => {
  const rowsRefused = Object.values(refused).reduce((sum, count) => sum + count, 0);
  const refusals = Object.fromEntries(Object.entries(refused).map(([why, count]) => [why, refusal(count)]));
  return { rowsRead, rowsRefused, rowsKept: rowsRead - rowsRefused, refusals };
};

test.each([
  ['no rows', progress(0, {}), null, 'it has no rows'],
  [
    'no usable row',
    progress(9, { 'no website': 9 }),
    null,
    'none of its 9 rows can be used, most of them for: no website',
  ],
  [
    'more than a tenth of its rows unreadable',
    progress(100, { 'invalid UTF-8': 8, 'a NUL byte': 3 }),
    OLD,
    '11 of its 100 rows cannot be read, most of them for: invalid UTF-8. Dataset 3 (old.csv) stays active.',
  ],
  [
    'more than half of its rows refused',
    progress(100, { 'no website': 51 }),
    OLD,
    '51 of its 100 rows were refused, most of them for: no website. Dataset 3 (old.csv) stays active.',
  ],
  [
    'a start before that of the active one',
    progress(9, {}),
    { ...OLD, id: 5 },
    'dataset 5, whose import started later, is active',
  ],
])('does not activate a dataset with %s', (_what, read, replaced, why) =>
  expect(activationProblem(NEW, read, replaced)).toContain(`new.csv is not activated: ${why}`),
);

test.each([
  ['with half of its rows refused', progress(100, { 'no website': 50 }), OLD],
  ['with a tenth of its rows unreadable', progress(100, { 'broken quotes': 10 }), OLD],
  ['with few good rows, if there is no other dataset', progress(100, { 'invalid UTF-8': 99 }), null],
])('activates a dataset %s', (_what, read, replaced) =>
  expect(activationProblem(NEW, read, replaced)).toBeNull(),
);
