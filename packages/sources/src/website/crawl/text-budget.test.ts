import fc from 'fast-check';
import { createTextBudget, type TextBudgetShare } from './text-budget';

/** Pages of this size until no more are kept. */
function fill(share: TextBudgetShare, characters: number): number {
  let kept = 0;
  while (share.keep(characters)) kept += characters;
  return kept;
}

test('a visit keeps no more than a site may have', () => {
  expect(fill(createTextBudget({ together: 1_000, perVisit: 100 }).open(), 30)).toBe(90);
});

test('visits of large sites leave room for a usual one', () => {
  const shares = createTextBudget({ together: 320, perVisit: 120 });
  expect([1, 2, 3].map(() => fill(shares.open(), 20))).toEqual([120, 100, 40]);
  expect(shares.open().keep(10)).toBe(true);
});

test('what is released can be kept again, once', () => {
  const shares = createTextBudget({ together: 200, perVisit: 100 });
  const first = shares.open();
  expect(fill(first, 10)).toBe(100);
  first.release();
  first.release();
  expect([1, 2].map(() => fill(shares.open(), 10))).toEqual([100, 50]);
});

test('visits never keep more together than there is', () => {
  const pages = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 60 })), { maxLength: 200 });
  fc.assert(
    fc.property(pages, (all) => {
      const shares = createTextBudget({ together: 320, perVisit: 120 });
      const visits = Array.from({ length: 10 }, () => shares.open());
      const kept = all.filter(([visit, characters]) => visits[visit]?.keep(characters));
      expect(kept.reduce((sum, [, characters]) => sum + characters, 0)).toBeLessThanOrEqual(320);
    }),
  );
});
