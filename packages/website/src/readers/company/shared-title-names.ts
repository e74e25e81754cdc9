import { foldName, stripLegalForm } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { titleParts } from './title-parts';

const LEAST_PAGES = 3;

const known = new WeakMap<readonly WebPage[], ReadonlySet<string>>();

/**
 * Returns what the titles of most pages repeat, folded and without legal forms: the name of the site, even if the
 * domain is another. Cached, because every page is compared with it.
 */
export function sharedTitleNames(pages: readonly WebPage[]): ReadonlySet<string> {
  const names = known.get(pages) ?? readSharedNames(pages);
  known.set(pages, names);
  return names;
}

function readSharedNames(pages: readonly WebPage[]): Set<string> {
  const times = new Map<string, number>();
  for (const page of pages) {
    const parts = new Set(titleParts(page).map((part) => foldName(stripLegalForm(part))));
    for (const part of parts) times.set(part, (times.get(part) ?? 0) + 1);
  }
  const isShared = (count: number): boolean => count >= LEAST_PAGES && count > pages.length / 2;
  return new Set([...times].flatMap(([part, count]) => (part !== '' && isShared(count) ? [part] : [])));
}
