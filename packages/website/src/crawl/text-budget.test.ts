import fc from 'fast-check';
import { createTextBudget, type TextBudgetShare } from './text-budget';

/** Reserves pages of this size until the budget refuses one. */
function fill(share: TextBudgetShare, characters: number): number {
  let kept = 0;
  while (share.reserve(characters)) kept += characters;
  return kept;
}

test('does not let a crawl keep more text than the limit for one site', () => {
  expect(fill(createTextBudget({ total: 1_000, perCrawl: 100 }).open(), 30)).toBe(90);
});

test('leaves room for a normal site beside crawls of large ones', () => {
  const shares = createTextBudget({ total: 320, perCrawl: 120 });
  expect([1, 2, 3].map(() => fill(shares.open(), 20))).toEqual([120, 100, 40]);
  expect(shares.open().reserve(10)).toBe(true);
});

test('lets released text be reserved again, but only once', () => {
  const shares = createTextBudget({ total: 200, perCrawl: 100 });
  const first = shares.open();
  expect(fill(first, 10)).toBe(100);
  first.release();
  first.release();
  expect([1, 2].map(() => fill(shares.open(), 10))).toEqual([100, 50]);
});

test('never lets all crawls together keep more than the total', () => {
  const pages = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 60 })), { maxLength: 200 });
  fc.assert(
    fc.property(pages, (all) => {
      const shares = createTextBudget({ total: 320, perCrawl: 120 });
      const crawls = Array.from({ length: 10 }, () => shares.open());
      const kept = all.filter(([visit, characters]) => crawls[visit]?.reserve(characters));
      expect(kept.reduce((sum, [, characters]) => sum + characters, 0)).toBeLessThanOrEqual(320);
    }),
  );
});
