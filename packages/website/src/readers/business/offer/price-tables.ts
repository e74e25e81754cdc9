import { type Element, isTag } from 'domhandler';
import { foldText, foldedPatternOf, patternOf } from '@firmlens/text';
import { readMoney } from '@firmlens/headlines';
import type { WebPage } from '../../../page/web-page';
import { elementText } from '../../element-text';
import { REVENUE_MODEL_WORDS as PRICES } from '../revenue-model-words';
import type { Service } from '../service';
import { isServiceName } from '../service-name';

const MAX_ROWS = 200;
const MAX_TABLES = 20;
/** Half of the names in price tables are services. */
const CONFIDENCE = 0.8;
/** Header cells of price columns, folded. */
const PRICE_HEAD = new RegExp(`^(?:.{0,20}\\b)?${foldedPatternOf(PRICES.priceColumns)}\\b.{0,30}$`);
const UNIT_PRICES = PRICES.unitPrices;
/** Recurring prices. A monthly price belongs to a plan, not to a product. */
const RECURRING_PRICE = new RegExp(
  [
    '\\/ ?\\p{L}',
    `\\b${patternOf(UNIT_PRICES.per)} ${patternOf(UNIT_PRICES.units)}\\b`,
    patternOf(UNIT_PRICES.monthly),
  ].join('|'),
  'iu',
);

/** Returns the goods in tables with a price column, named by the first column. */
export function servicesInPriceTables(page: WebPage): Service[] {
  if (!['home', 'product', 'pricing', 'other'].includes(page.kind)) return [];
  return page
    .$('table')
    .toArray()
    .slice(0, MAX_TABLES)
    .flatMap((table) => {
      const [head, ...rows] = page.$(table).find('tr').toArray().slice(0, MAX_ROWS).map(cellsOf);
      const price = head?.findIndex((cell) => PRICE_HEAD.test(foldText(cell))) ?? -1;
      if (price < 1) return [];
      return rows.flatMap((cells) => {
        const [name = ''] = cells;
        const amount = cells[price] ?? '';
        const isGoods = readMoney(amount).length > 0 && !RECURRING_PRICE.test(amount);
        return isGoods && isServiceName(name) ? [pricedService(name, page)] : [];
      });
    });
}

function pricedService(name: string, page: WebPage): Service {
  return { name, description: null, origin: 'text', url: page.url, confidence: CONFIDENCE };
}

function cellsOf(row: Element): string[] {
  return row.children
    .filter(isTag)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((cell) => elementText(cell, 120));
}
