import { parseCalendarDay, foldText } from '@firmlens/text';

import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { MAX_OPENING_LENGTH, MAX_TITLE_LENGTH, type Post, MIN_TITLE_LENGTH } from '../news/post';
import { postsOfSite } from '../news/site-posts';
import { createSiteNameMatcher } from '../site-name-matcher';
import type { ReaderInput } from '../reader';

const FEWEST_LETTERS = 40;
/** `Nantes, le 16 juin 2026 – `: the dateline of a press release. */
const DATELINE = 90;

/**
 * Returns the posts of a site with the full text of their pages if those were crawled, plus news pages that
 * are dated only by their opening words. Feeds and news lists contain just a sentence or two of each post.
 */
export function fullPosts(input: ReaderInput): Post[] {
  const isOwnName = createSiteNameMatcher(input);
  // A newspaper's post counts if its title names the company.
  const posts = postsOfSite(input).filter(
    ({ publisher, title }) => publisher === 'company' || isOwnName(title),
  );
  const byAddress = new Map(
    input.pages.filter(({ kind }) => kind !== 'home').map((page) => [page.url.href, page]),
  );
  const seenUrls = new Set(posts.map(({ url }) => url));
  const undated = input.pages
    .filter(
      ({ kind, url }) => kind === 'news' && url.pathname.split('/').length > 2 && !seenUrls.has(url.href),
    )
    .flatMap((page) => releaseOn(page, input.observedAt));
  const full = posts.map((post) => {
    const page = byAddress.get(post.url);
    const text = page ? textBelowTitle(page, post.title) : '';
    return text === '' ? post : { ...post, opening: text };
  });
  return [...full, ...undated];
}

function releaseOn(page: WebPage, observedAt: string): Post[] {
  const headings = page.$('h1').toArray();
  const [heading] = headings;
  if (heading === undefined || headings.length > 1) return [];
  const title = elementText(heading, MAX_TITLE_LENGTH);
  const opening = textBelowTitle(page, title);
  const date = parseCalendarDay(opening.slice(0, DATELINE), observedAt);
  if (title.length < MIN_TITLE_LENGTH || date === null) return [];
  return [{ title, date, opening, url: page.url.href, origin: 'text', publisher: 'company' }];
}

/** Returns the paragraphs below the title line. */
function textBelowTitle({ text }: WebPage, title: string): string {
  const lines = text.split('\n');
  const wanted = foldText(title).trim();
  const at = lines.findIndex((line) => foldText(line).trim() === wanted);
  if (at === -1) return '';
  return lines
    .slice(at + 1, at + 30)
    .filter((line) => line.length >= FEWEST_LETTERS)
    .join(' ')
    .slice(0, MAX_OPENING_LENGTH);
}
