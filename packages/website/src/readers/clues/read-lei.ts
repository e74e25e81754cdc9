import { isImprint } from '../company/imprint';
import { companyPageText } from '../company/company-lines';
import { identifierText, companyOrganizations } from '../company/company-organizations';
import { schemaTexts } from '../schema-nodes';
import type { ClueReader } from './clue-reader';
import { leisIn } from './lei';
import { isLei } from '@firmlens/text';

/** More identifiers than this are a list of the entities of a group or fund. */
const MAX_LEIS = 2;

/**
 * Finds the company's legal entity identifier in its markup, then its imprint, then its other legal texts.
 */
export const readLei: ClueReader = (input) => {
  const found = new Map<string, string>();
  const add = (lei: string, url: URL): void => {
    if (!found.has(lei)) found.set(lei, url.href);
  };
  for (const { node, page } of companyOrganizations(input)) {
    for (const text of schemaTexts(node, 'leiCode', 40)) {
      const lei = text.replaceAll(' ', '').toUpperCase();
      if (isLei(lei)) add(lei, page.url);
    }
    for (const lei of leisIn(identifierText(node))) add(lei, page.url);
  }
  const imprintsFirst = [...input.pages].sort((a, b) => Number(isImprint(b)) - Number(isImprint(a)));
  for (const page of imprintsFirst)
    for (const lei of leisIn(companyPageText(input, page))) add(lei, page.url);
  return found.size > MAX_LEIS ? [] : [...found].map(([lei, url]) => ({ kind: 'lei', lei, url }));
};
