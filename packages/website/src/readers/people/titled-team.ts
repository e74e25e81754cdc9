import { PAGE_KIND_BY_WORD, slugify } from '../../crawl/page-kind-words';
import type { WebPage } from '../../page/web-page';

const MAX_TITLE = 200;

/** Whether a part of a page's title is nothing but the name of a team page: `Acme – Our Team`. */
export function isTitledTeam({ $ }: Pick<WebPage, '$'>): boolean {
  const title = $('title').first().text().slice(0, MAX_TITLE);
  return title.split(/\s[|–—-]\s|[|:]/).some((part) => PAGE_KIND_BY_WORD.get(slugify(part)) === 'team');
}
