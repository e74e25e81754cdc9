import { legalFormsIn } from '@firmlens/text';
import type { SiteLayout } from '../../layout/layout';

const LONGEST_FORM = 12;

/**
 * Whether a capitalised text is a name. A name has a legal form, an initial or a word that the site never
 * writes in lower case.
 */
export function isNameOnSite(text: string, { isOrdinaryWord }: Pick<SiteLayout, 'isOrdinaryWord'>): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}\d]+/gu) ?? [];
  const hasInitial = /(?<!\p{L})\p{Lu}\./u.test(text);
  return hasInitial || words.some((word) => !isOrdinaryWord(word)) || legalFormsIn(text).length > 0;
}

/** Whether a name in a text is written with its legal form. */
export function hasLegalForm(text: string, name: string): boolean {
  const start = text.indexOf(name);
  return legalFormsIn(text.slice(Math.max(0, start), start + name.length + LONGEST_FORM)).length > 0;
}
