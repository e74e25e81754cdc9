import { highlight } from './support/signals';
import {
  newDomain,
  openAccount,
  openTestDomain,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';
import { look, passTime, type Scan, toldTitles, watch } from './support/watches';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
afterEach(() => domain.sql(`UPDATE watches SET status = 'paused', reason = 'requested'`));
afterAll(() => domain.close());

const PAGE = 'https://tanner.example/news/round';
const PRESS = 'https://press.example/tanner';

/** An event on a day in November, on a page. */
const event = (title: string, day: number | null, url: string | null, rest: Record<string, unknown> = {}) =>
  highlight({
    title,
    date: day === null ? null : `2026-11-${String(day).padStart(2, '0')}`,
    ...rest,
    entities: { source_url: url, ...(rest['entities'] as object | undefined) },
  });

/** Looks at these one after the other, and returns what was told from the second on. */
async function told(...scans: Scan[]): Promise<unknown[]> {
  const name = newDomain();
  const id = await watch(domain, account, [name], { includesRumours: true });
  for (const scan of scans) {
    await look(domain, () => scan);
    await passTime(domain, 7.1);
  }
  return toldTitles(domain, id);
}

const ROUND = event('Tanner raises 5 million dollars', 10, PAGE, { entities: { amount: '5 million USD' } });
const PRODUCT = event('Tanner launches Bark 2', 12, `${PAGE}/bark`, { type: 'product' });

const SAME: [string, Scan, Scan][] = [
  ['the order changes', { highlights: [ROUND, PRODUCT] }, { highlights: [PRODUCT, ROUND] }],
  [
    'its title is re-worded',
    { highlights: [ROUND] },
    { highlights: [event('Five million for Tanner!', 10, PAGE)] },
  ],
  [
    'case and punctuation of its title change, on another page',
    { highlights: [ROUND] },
    { highlights: [event('TANNER raises 5 million dollars.', 10, PRESS)] },
  ],
  [
    'its day is corrected',
    { highlights: [ROUND] },
    { highlights: [event('Tanner raises 5 million dollars', 2, PAGE)] },
  ],
  [
    'it gets a day',
    { highlights: [event('Tanner raises 5 million dollars', null, PAGE)] },
    { highlights: [ROUND] },
  ],
  [
    'somebody else reports it in other words, and the first report is gone',
    { highlights: [ROUND] },
    { highlights: [event('Investors back Tanner', 12, PRESS, { entities: { amount: '5 million USD' } })] },
  ],
  [
    'the company confirms it in its own words, and the first report is part of it',
    { highlights: [event('Tanner said to have money', 10, PRESS)] },
    {
      highlights: [event('We are growing', 10, PAGE)],
      reports: [
        { title: 'Tanner said to have money', url: PRESS },
        { title: 'We are growing', url: PAGE },
      ],
    },
  ],
  [
    'a rumour is confirmed on a later day',
    { highlights: [event('Tanner may raise money', 2, PRESS, { entities: { class: 'rumour' } })] },
    {
      highlights: [event('We have raised', 20, PAGE)],
      reports: [{ title: 'Tanner may raise money', url: PRESS }],
    },
  ],
];

test.each(SAME)('an event is told once although %s', async (_what, first, second) => {
  expect(await told({ highlights: [] }, first, second)).toEqual(
    first.highlights.map((signal) => (signal as { title: string }).title),
  );
});

test('an event that was off file for weeks is not told again when it returns', async () => {
  expect(
    await told({ highlights: [] }, { highlights: [ROUND] }, { highlights: [] }, { highlights: [ROUND] }),
  ).toEqual(['Tanner raises 5 million dollars']);
});

test('a milestone of a company’s history is no news when it is read', async () => {
  const told1994 = event('1994: The second shop opens', null, PAGE, { type: 'expansion' });
  const thisYear = event(`${new Date().getUTCFullYear()}: The third shop opens`, null, PAGE, {
    type: 'expansion',
  });
  expect(await told({ highlights: [] }, { highlights: [told1994, thisYear] })).toEqual([
    expect.stringContaining('The third shop opens'),
  ]);
});

const OTHERS: [string, Scan, Scan, string][] = [
  [
    'of the same type on a later day',
    { highlights: [ROUND] },
    { highlights: [ROUND, event('Tanner raises more', 20, PRESS)] },
    'Tanner raises more',
  ],
  [
    'with the same title weeks later',
    { highlights: [event('Tanner hires', 1, `${PAGE}/1`)] },
    {
      highlights: [event('Tanner hires', 1, `${PAGE}/1`), event('Tanner hires', 22, `${PAGE}/2`)],
    },
    'Tanner hires',
  ],
  [
    'on a page that all news share',
    { highlights: [event('Tanner launches Bark', null, PAGE, { type: 'product' })] },
    {
      highlights: [
        event('Tanner launches Bark', null, PAGE, { type: 'product' }),
        event('Tanner launches Root', null, PAGE, { type: 'product' }),
      ],
    },
    'Tanner launches Root',
  ],
  [
    'that takes the place of another on that page',
    { highlights: [event('Tanner launches Bark', 1, PAGE, { type: 'product' })] },
    { highlights: [event('Meet Root, our next step', 20, PAGE, { type: 'product' })] },
    'Meet Root, our next step',
  ],
  [
    'while an older report of the same type is no highlight any more',
    { highlights: [event('Tanner said to have money', 2, PRESS)] },
    {
      highlights: [event('Tanner raises more', 20, PAGE)],
      reports: [{ title: 'Tanner said to have money', url: PRESS }],
    },
    'Tanner raises more',
  ],
];

test.each(OTHERS)('another event is told: one %s', async (_what, first, second, title) => {
  expect(await told(first, second)).toEqual([title]);
});
