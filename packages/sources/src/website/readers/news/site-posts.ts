import { detectEvent, type DetectedEvent } from '../../../news/detect-event';
import { mergeNewsReports } from '../../../news/merge-news-reports';
import { createSiteNameMatcher } from '../site-name-matcher';
import type { ReaderInput } from '../reader';
import { postsOfFeed } from './feed-posts';
import { postsOfPage } from './page-posts';
import { MAX_OPENING_LENGTH, type Post } from './post';

const CUT_OFF = /(?:…|\.{3})\W{0,2}$/;

/** Several readers ask for the posts of one site, and for what they tell. */
const known = new WeakMap<ReaderInput, Post[]>();
const told = new WeakMap<ReaderInput, Map<Post, DetectedEvent | null>>();

/**
 * Every post of a site's feeds and pages, each once; feeds first, whose titles and dates are made to be read. Of what
 * newspapers wrote only what names the company: the rest is about its market, or its rivals.
 */
export function postsOfSite(input: ReaderInput): Post[] {
  const posts = known.get(input) ?? readPosts(input);
  known.set(input, posts);
  return posts;
}

function readPosts(input: ReaderInput): Post[] {
  const { site, pages, observedAt } = input;
  const isOwnName = createSiteNameMatcher(input);
  const posts = [
    ...site.feeds.flatMap((feed) => postsOfFeed(feed, observedAt)),
    ...pages.flatMap((page) => postsOfPage(page, observedAt)),
  ];
  const own = posts.filter(({ toldBy, title }) => toldBy === 'company' || isOwnName(title));
  return mergeNewsReports(withTeasers(own));
}

/** What a list says of a post stands before what its own page says, unless that begins alike or was cut off. */
function withTeasers(posts: readonly Post[]): Post[] {
  const openings = new Map<string, string[]>();
  for (const { url, opening } of posts) openings.set(url, [...(openings.get(url) ?? []), opening]);
  return posts.map((post) => {
    const told = (openings.get(post.url) ?? []).filter((opening) => opening !== '');
    const [shortest = '', ...longer] = told.sort((a, b) => a.length - b.length);
    const longest = longer.at(-1) ?? '';
    const isPart = longest === '' || longest.includes(shortest.slice(0, 30)) || CUT_OFF.test(shortest);
    return isPart ? post : { ...post, opening: `${shortest} ${longest}`.slice(0, MAX_OPENING_LENGTH) };
  });
}

/** What a post of the site tells of the company; null where it tells no event of it. */
export function eventOfPost(input: ReaderInput, post: Post): DetectedEvent | null {
  const events = told.get(input) ?? eventsOfSite(input);
  told.set(input, events);
  return events.get(post) ?? null;
}

function eventsOfSite(input: ReaderInput): Map<Post, DetectedEvent | null> {
  const isOwnName = createSiteNameMatcher(input);
  return new Map(
    postsOfSite(input).map((post) => [
      post,
      detectEvent(post, post.toldBy === 'press' ? 'news' : 'own', isOwnName),
    ]),
  );
}
