import {
  foldName,
  foldText,
  foldToWords,
  loadVocabulary,
  nameSimilarity,
  stripLegalForm,
} from '@firmlens/text';
import type { WebPage } from '../page/web-page';
import { copyrightHolders } from './company/copyright-holders';

/** Pages whose copyright notices are read. */
const MAX_PAGES = 10;
const MIN_LETTERS = 5;
const MAX_WORDS = 4;
const SAME_AS_DOMAIN = 0.9;
/** Last words that a company's short name leaves out: `Solutions`, `Group`. */
const DESCRIPTIONS = new Set(
  loadVocabulary<{ descriptions: readonly string[] }>('company-names').descriptions,
);

/**
 * Returns the names with which the site signs: the holder that most copyright notices name, if the entry
 * page's title names it, too. With the short forms `Acme Global` of Acme Global Solutions, and `Акме` of
 * Акме-Юг on akme.ru.
 */
export function signedNames(domain: string, pages: readonly WebPage[]): string[] {
  const [home] = pages;
  if (home === undefined) return [];
  const read = pages.slice(0, MAX_PAGES);
  const notices = read.map((page) => new Set(copyrightHolders(page).map(bareName)));
  const title = foldToWords(home.$('title').first().text().slice(0, 300));
  return [...new Set(notices.flatMap((names) => [...names]))]
    .filter((name) => foldName(name).length >= MIN_LETTERS && name.split(' ').length <= MAX_WORDS)
    .filter((name) => notices.filter((names) => names.has(name)).length > read.length / 2)
    .filter((name) => title.includes(foldToWords(name)) || nameSimilarity(name, domain) >= SAME_AS_DOMAIN)
    .flatMap((name) => [name, ...shortNames(name, domain)]);
}

function bareName(holder: string): string {
  return stripLegalForm(holder).replace(/[«»„“”"]/g, '');
}

function shortNames(name: string, domain: string): string[] {
  const words = name.split(' ');
  const short = words.slice(0, -1).join(' ');
  const isDescribed = words.length > 2 && DESCRIPTIONS.has(foldText(words.at(-1) ?? ''));
  const [first = ''] = name.split(/[ -]/);
  return [
    ...(isDescribed ? [short] : []),
    ...(first.length >= MIN_LETTERS && nameSimilarity(first, domain) >= SAME_AS_DOMAIN ? [first] : []),
  ];
}
