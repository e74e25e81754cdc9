import { eventInReport, type ToldEvent } from '../../../news/event-in-report';
import { mergeReports } from '../../../news/merge-reports';
import type { ReaderInput } from '../reader';
import { postsOfFeed } from './feed-posts';
import { postsOfPage } from './page-posts';
import { ownNameOf } from '../own-name';
import type { Post } from './post';

/** Several readers ask for the posts of one site, and for what they tell. */
const known = new WeakMap<ReaderInput, Post[]>();
const told = new WeakMap<ReaderInput, Map<Post, ToldEvent | null>>();

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

/** What a post of the site tells of the company; null where it tells no event of it. */
export function eventOfPost(input: ReaderInput, post: Post): ToldEvent | null {
  const events = told.get(input) ?? eventsOfSite(input);
  told.set(input, events);
  return events.get(post) ?? null;
}

function eventsOfSite(input: ReaderInput): Map<Post, ToldEvent | null> {
  const isOwnName = ownNameOf(input);
  return new Map(postsOfSite(input).map((post) => [post, eventInReport(post, 'own', isOwnName)]));
}
