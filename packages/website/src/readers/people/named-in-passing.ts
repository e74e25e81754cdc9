import type { WebPage } from '../../page/web-page';
import type { ExtractedPerson } from './merge-people';

/** A site of fewer pages need not name anybody twice. */
const MIN_PAGES = 3;

/**
 * Returns whether a sentence of a page about the company names a person of whom the site speaks nowhere else. Many of
 * them are people of another company, with whom an own person once worked.
 */
export function namedInPassing(
  pages: readonly Pick<WebPage, 'url' | 'kind' | 'text'>[],
): (person: ExtractedPerson) => boolean {
  const kinds = new Map(pages.map(({ url, kind }) => [url.href, kind]));
  const isNamedOnce = (surname: string): boolean =>
    pages.reduce((count, { text }) => count + (count > 1 ? 0 : text.split(surname, 3).length - 1), 0) < 2;
  return ({ member: { name }, origin, url }) =>
    pages.length >= MIN_PAGES &&
    origin === 'text' &&
    kinds.get(url.href) === 'about' &&
    isNamedOnce(name.split(' ').at(-1) ?? name);
}
