import { mergeReports } from '../../../news/merge-reports';
import type { ReaderInput } from '../reader';
import { postsOfFeed } from './feed-posts';
import { postsOfPage } from './page-posts';
import type { Post } from './post';

/** Several readers ask for the posts of one site. */
const known = new WeakMap<ReaderInput, Post[]>();

/** Every post of a site's feeds and pages, each once; feeds first, whose titles and dates are made to be read. */
export function postsOfSite(input: ReaderInput): Post[] {
  const { site, pages, observedAt } = input;
  const posts =
    known.get(input) ??
    mergeReports([
      ...site.feeds.flatMap((feed) => postsOfFeed(feed, observedAt)),
      ...pages.flatMap((page) => postsOfPage(page, observedAt)),
    ]);
  known.set(input, posts);
  return posts;
}
