import type { RegisterNumber } from '../company/register-number';
import type { WebPage } from '../../page/web-page';
import { isImprint } from '../company/imprint';
import { companyOrganizations } from '../company/company-organizations';
import { companyPageText } from '../company/company-lines';
import { statedRegisterNumbers } from '../company/stated-register-numbers';
import { schemaTexts } from '../schema-nodes';
import type { ClueReader } from './clue-reader';
import { registerNumbersInVat } from './vat-number';

const MAX_NUMBERS = 4;

type Stated = Pick<RegisterNumber, 'country' | 'number'> & { page: WebPage; confidence: number };

/**
 * Finds the company's national register numbers: from its imprint first, then by confidence, then from VAT
 * numbers.
 */
export const readRegisterNumbers: ClueReader = (input) => {
  const ranked: Stated[] = statedRegisterNumbers(input).toSorted(
    (a, b) => Number(isImprint(b.page)) - Number(isImprint(a.page)) || b.confidence - a.confidence,
  );
  const inMarkup = companyOrganizations(input).flatMap(({ node, page }) =>
    ['vatID', 'taxID'].flatMap((property) =>
      registerNumbersInVat(schemaTexts(node, property, 50).join('\n')).map((found) => ({ ...found, page })),
    ),
  );
  const inTexts = input.pages.flatMap((page) =>
    registerNumbersInVat(companyPageText(input, page)).map((found) => ({ ...found, page })),
  );
  const distinct = new Map<string, { country: string; number: string; url: string }>();
  for (const { country, number, page } of [...ranked, ...inMarkup, ...inTexts]) {
    const bare = number.replace(/\s/g, '');
    const key = `${country} ${bare}`;
    if (!distinct.has(key)) distinct.set(key, { country, number: bare, url: page.url.href });
  }
  return [...distinct.values()].slice(0, MAX_NUMBERS).map((found) => ({ kind: 'register_number', ...found }));
};
