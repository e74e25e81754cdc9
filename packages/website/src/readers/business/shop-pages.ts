import { readMoney } from '@firmlens/headlines';
import type { WebPage } from '../../page/web-page';
import {
  foldText,
  linesOf,
  loadVocabulary,
  foldedPatternOf,
  wholeWords,
  type SpellingsByLanguage,
} from '@firmlens/text';

import { REVENUE_MODEL_WORDS as PRICES } from './revenue-model-words';

const CARTS = loadVocabulary<Readonly<Record<'paths' | 'buttons', SpellingsByLanguage>>>('shopping-carts');
const CART_PATH = new RegExp(`\\/${foldedPatternOf(CARTS.paths)}(?:[/?#.]|$)`);
const ADD_TO_CART = wholeWords(CARTS.buttons);

/** Returns the first page with a link to a shopping cart or an add-to-cart button. */
export function cartPage(pages: readonly WebPage[]): WebPage | undefined {
  return pages.find((page) => {
    const links = page.$('a[href]').toArray().slice(0, 400);
    if (links.some(({ attribs }) => CART_PATH.test((attribs['href'] ?? '').toLowerCase().slice(0, 500))))
      return true;
    return ADD_TO_CART.test(foldText(page.text.slice(0, 50_000)));
  });
}

const UNIT_PRICES = PRICES.unitPrices;
const UNIT = foldedPatternOf(UNIT_PRICES.units, UNIT_PRICES.unitsOutsideTables);
/** Amounts that are not prices of goods: recurring or usage fees, wages and sums raised. */
const NOT_A_GOODS_PRICE = new RegExp(
  [
    `(?:\\/|${foldedPatternOf(UNIT_PRICES.per, UNIT_PRICES.perOutsideTables)}) ?${UNIT}\\b`,
    foldedPatternOf(UNIT_PRICES.monthly, UNIT_PRICES.monthlyOutsideTables),
    `\\b${foldedPatternOf(PRICES.otherAmounts)}\\b`,
  ].join('|'),
);

/** Returns the first page that lists prices of several goods, on separate lines or in a table. */
export function priceListPage(pages: readonly WebPage[]): WebPage | undefined {
  return pages.find(({ kind, text }) => {
    if (kind !== 'product' && kind !== 'pricing' && kind !== 'home' && kind !== 'other') return false;
    const lines = linesOf(text.slice(0, 30_000));
    const priced = lines.filter(
      (line) => line.length <= 120 && readMoney(line).length > 0 && !NOT_A_GOODS_PRICE.test(foldText(line)),
    );
    const least = kind === 'product' || kind === 'pricing' ? 2 : 3;
    return (
      priced.length >= least && !lines.some((line) => NOT_A_GOODS_PRICE.test(foldText(line.slice(0, 120))))
    );
  });
}
