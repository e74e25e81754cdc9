import { foldText } from '@firmlens/text';

import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { paragraphsBelow } from '../news/article-page';
import { MAX_OPENING_LENGTH, type Post } from '../news/post';
import { postsOfSite } from '../news/site-posts';
import type { ReaderInput } from '../reader';

/**
 * Returns the posts of a site with the full text of their pages if those were crawled. Feeds and news lists
 * contain just a sentence or two of each post.
 */
export function fullPosts(input: ReaderInput): Post[] {
  const byAddress = new Map(
    input.pages.filter(({ kind }) => kind !== 'home').map((page) => [page.url.href, page]),
  );
  return postsOfSite(input).map((post) => {
    const page = byAddress.get(post.url);
    const text = page ? textBelowTitle(page, post.title) : '';
    return text === '' ? post : { ...post, opening: text };
  });
}

function textBelowTitle(page: WebPage, title: string): string {
  const wanted = foldText(title).trim();
  const heading = layoutOf(page).blocks.find(({ text }) => foldText(text).trim() === wanted);
  return heading ? paragraphsBelow(page, heading).join(' ').slice(0, MAX_OPENING_LENGTH) : '';
}
