import type { WebPage } from '../../page/web-page';
import type { ExtractedPerson } from './merge-people';

const NOT_LATIN = /[^\P{L}\p{sc=Latn}]/u;

/**
 * Drops people whom only a translated page names, in another script than the pages of the site's first language:
 * they are the same people, and their names cannot be compared.
 */
export function inOwnScript(
  people: readonly ExtractedPerson[],
  pages: readonly Pick<WebPage, 'url' | 'language'>[],
): ExtractedPerson[] {
  const languages = new Map(pages.map(({ url, language }) => [url.href, language]));
  const first = pages[0]?.language ?? null;
  const isInFirstLanguage = ({ url }: ExtractedPerson): boolean =>
    (languages.get(url.href) ?? first) === first;
  const scripts = new Set(people.filter(isInFirstLanguage).map(isLatin));
  return people.filter(
    (person) => scripts.size === 0 || isInFirstLanguage(person) || scripts.has(isLatin(person)),
  );
}

function isLatin({ member: { name } }: ExtractedPerson): boolean {
  return !NOT_LATIN.test(name);
}
