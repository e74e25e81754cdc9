import {
  type CompanyNameMatcher,
  createCompanyNameMatcher,
  detectEvent,
  type DetectedEvent,
  isPressPath,
  likelyEventType,
  mergeNewsReports,
} from '@firmlens/headlines';
import { foldName, isFrequentWord } from '@firmlens/text';

import { subjectOf } from '../../attribution/subject-of';
import { createSiteNameMatcher } from '../site-name-matcher';
import type { ReaderInput } from '../reader';
import { postsOfFeed } from './feed-posts';
import { postsOfPage } from './page-posts';
import { furtherNews } from './news-sections';
import { MAX_OPENING_LENGTH, type Post } from './post';

/** What happens to a customer or partner is news of the company only if it happens to both. */
const HAS_TWO_PARTIES: ReadonlySet<string> = new Set(['acquisition', 'business', 'partnership']);
/** A longer text tells more than what happened. */
const LONGEST_SUMMARY = 200;
const TITLE_ENDING = /^(.{4,}?)\s+[|–—·•-]\s+([^|–—·•]{1,60})$/;
/** A site with so many dated events reports news, and of its history only what is recent is meant as such. */
const ENOUGH_NEWS = 3;
/** So many press releases, and this share of them, begin with a name of the company's. */
const ENOUGH_TITLES = 3;
const TITLE_SHARE = 0.1;
const CUT_OFF = /(?:…|\.{3})\W{0,2}$/;

/** Caches, because several readers need a site's posts and their events. */
const known = new WeakMap<ReaderInput, Post[]>();
const eventsByInput = new WeakMap<ReaderInput, Map<Post, DetectedEvent | null>>();

/**
 * Returns every post of a site's feeds and pages, deduplicated. Feeds come first, because their titles and
 * dates are made for machines. Press articles count only if they name the company, because the rest is about
 * its market or competitors.
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
  const listedAsNews = new Set(posts.filter(({ isListedAsNews }) => isListedAsNews).map(({ url }) => url));
  const companyPosts = posts
    .filter(({ publisher, title }) => publisher === 'company' || isOwnName(title))
    .map((post) => ({
      ...post,
      title: withoutSiteName(post.title, isOwnName),
      isListedAsNews: listedAsNews.has(post.url),
    }));
  return mergeNewsReports(withTeasers(companyPosts));
}

/**
 * Removes the site's name from the end of a title: `How to choose a frame | Acme`. It would make the company
 * a party to whatever the title says.
 */
function withoutSiteName(title: string, isOwnName: CompanyNameMatcher): string {
  const [, headline, ending] = TITLE_ENDING.exec(title) ?? [];
  return headline !== undefined && ending !== undefined && isOwnName(ending) ? headline : title;
}

/**
 * Puts a post's excerpt from a list before the text of its own page, unless the two start alike or the
 * excerpt is truncated.
 */
function withTeasers(posts: readonly Post[]): Post[] {
  const openings = new Map<string, string[]>();
  for (const { url, opening } of posts) openings.set(url, [...(openings.get(url) ?? []), opening]);
  return posts.map((post) => {
    const eventsByInput = (openings.get(post.url) ?? []).filter((opening) => opening !== '');
    const [shortest = '', ...longer] = eventsByInput.sort((a, b) => a.length - b.length);
    const longest = longer.at(-1) ?? '';
    const isPart = longest === '' || longest.includes(shortest.slice(0, 30)) || CUT_OFF.test(shortest);
    return isPart ? post : { ...post, opening: `${shortest} ${longest}`.slice(0, MAX_OPENING_LENGTH) };
  });
}

/** Returns the event that a post of the site reports about the company, or null. */
export function eventOfPost(input: ReaderInput, post: Post): DetectedEvent | null {
  const events = eventsByInput.get(input) ?? eventsOfSite(input);
  eventsByInput.set(input, events);
  return events.get(post) ?? null;
}

function eventsOfSite(input: ReaderInput): Map<Post, DetectedEvent | null> {
  const posts = postsOfSite(input);
  const isSiteName = createSiteNameMatcher(input);
  const isTitleName = createCompanyNameMatcher(namesInTitles(posts));
  const isOwnName: CompanyNameMatcher = (text) => isSiteName(text) || isTitleName(text);
  const events = new Map(
    posts.map((post) => {
      const event =
        detectEvent(post, post.publisher === 'press' ? 'news' : 'own', isOwnName) ?? milestoneOf(post);
      const isOthers =
        event !== null && !HAS_TWO_PARTIES.has(event.type) && subjectOf(post.title, isOwnName) === 'other';
      return [post, isOthers ? null : event];
    }),
  );
  if (reportsNews(posts, (post) => events.get(post) !== null))
    for (const post of posts) if (post.isHistory) events.set(post, null);
  return events;
}

function reportsNews(posts: readonly Post[], hasEvent: (post: Post) => boolean): boolean {
  return posts.filter((post) => post.date !== null && hasEvent(post)).length >= ENOUGH_NEWS;
}

/**
 * Returns the first words with which several of the site's press releases begin: subsidiaries and brands, whose news is
 * the company's.
 */
function namesInTitles(posts: readonly Post[]): string[] {
  const counts = new Map<string, number>();
  const releases = posts.filter(
    ({ publisher, isMilestone, isListedAsNews, url }) =>
      publisher === 'company' && !isMilestone && (isListedAsNews || isPressPath(new URL(url).pathname)),
  );
  for (const { title } of releases) {
    const [first = ''] = /^\p{Lu}[\p{L}\d&.-]{2,}(?=\s[\p{L}&×+])/u.exec(title) ?? [];
    if (first !== '' && !isFrequentWord(first)) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= ENOUGH_TITLES && count >= releases.length * TITLE_SHARE)
    .map(([name]) => foldName(name));
}

/** A milestone of the company's own timeline needs no subject, and an award in the list of its awards no verb. */
function milestoneOf(post: Post): DetectedEvent | null {
  const opening = post.opening.length <= LONGEST_SUMMARY ? post.opening : '';
  const type = post.isAward ? 'award' : post.isMilestone ? likelyEventType({ ...post, opening }) : null;
  return type === null ? null : { type, class: 'confirmed', foundIn: 'title', subject: 'none' };
}

/** Returns the site's posts that are news of the company without an event that their words name. */
export function furtherNewsOfSite(input: ReaderInput): Post[] {
  return furtherNews(
    postsOfSite(input),
    (post) => eventOfPost(input, post) !== null,
    createSiteNameMatcher(input),
  );
}

/**
 * Returns the site's posts that may be news although neither their words nor their section says so: what names the
 * company, and milestones of its history where that is meant as news.
 */
export function undecidedPosts(input: ReaderInput): Post[] {
  const posts = postsOfSite(input);
  const isOwnName = createSiteNameMatcher(input);
  const hasEvent = (post: Post): boolean => eventOfPost(input, post) !== null;
  const decided = new Set([...posts.filter(hasEvent), ...furtherNewsOfSite(input)]);
  const isHistoryTold = !reportsNews(posts, hasEvent);
  return posts.filter(
    (post) =>
      !decided.has(post) &&
      (post.isMilestone ? isHistoryTold || !post.isHistory : subjectOf(post.title, isOwnName) === 'company'),
  );
}
