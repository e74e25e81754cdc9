import type { HighlightType } from '@firmlens/contract';
import {
  type CompanyNameMatcher,
  givesAdvice,
  isCancelled,
  isFairVisit,
  isMediaMention,
  isPressPath,
  isRoundup,
  likelyEventType,
  speaksInFirstPerson,
  toSearchableText,
} from '@firmlens/headlines';

import { nameLikelihood, parsePersonName, textWidth } from '@firmlens/text';
import { subjectOf } from '../../attribution/subject-of';
import { nameListAt } from '../funding/party-names';
import { splitSentences } from '../split-sentences';
import { isClosingHeading } from './article-page';
import type { Post } from './post';

/** A section with this many events, and this share of events among its posts, reports what the company does. */
const MIN_EVENTS = 2;
const MIN_SHARE = 0.2;
/** In a section for news with this share of posts that certainly are about the company, all may be. */
const OWN_SHARE = 0.3;
/** So many sentences below a title may say whose news it is. */
const LEAD_SENTENCES = 2;
/** `Harbour Gazette: what cranes cost` */
const LABEL = /^\p{Lu}[^:]{2,30}:\s/u;
const SHORTEST_STORY = 4;
const SHORTEST_OPENING = 60;
const SHORTEST_EASTERN_STORY = 16;
const DATE_OR_TIME = /\d:\d\d|\b\d{1,2}(?:\.|st|nd|rd|th)?,?(?: \p{L}{3,10}\.?,?)? (?:19|20)\d\d\b/u;
/** A heading above a description of the company is not longer than this, in words: `Über die Acme Group (Profil)`. */
const LONGEST_CLOSING_HEADING = 5;

/**
 * Returns the posts that are news of the company although their words name no kind of event. A section that
 * is called news, or in which many posts report events, is one for news, in any language; guides and opinions
 * stand in others. In such a section, a post counts if it names the company or speaks for it. Where many posts of a
 * section called news are about the company, dated posts with a text and a telling title count, too; they come last.
 */
export function furtherNews(
  posts: readonly Post[],
  hasEvent: (post: Post) => boolean,
  isOwnName: CompanyNameMatcher,
): Post[] {
  const sections = new Map<string, Post[]>();
  for (const post of posts.filter(({ isMilestone }) => !isMilestone))
    sections.set(sectionOf(post), [...(sections.get(sectionOf(post)) ?? []), post]);
  const found = [...sections].map(([section, inSection]) => {
    const events = inSection.filter(hasEvent).length;
    const reportsEvents = events >= MIN_EVENTS && events >= inSection.length * MIN_SHARE;
    const isNews = isPressPath(new URL(section).pathname);
    const others = inSection.filter((post) => !hasEvent(post) && mayBeNews(post, isOwnName));
    const own = others.filter(
      (post) =>
        visitsFair(post, isOwnName) ||
        ((reportsEvents || isNews || post.isListedAsNews) && isOwnStory(post, isOwnName)),
    );
    const isAboutCompany = events + own.length >= Math.max(MIN_EVENTS, inSection.length * OWN_SHARE);
    const rest = others.filter(
      (post) =>
        isAboutCompany &&
        (isNews || post.isListedAsNews) &&
        !own.includes(post) &&
        isDatedStory(post, isOwnName),
    );
    return { own, rest };
  });
  return [...found.flatMap(({ own }) => own), ...found.flatMap(({ rest }) => rest)];
}

/**
 * Whether a dated post has a text, and a title that tells something: of several words, and neither the time of an
 * event nor the name of a newspaper before what it wrote.
 */
function isDatedStory({ title, opening, date }: Post, isOwnName: CompanyNameMatcher): boolean {
  const isLong =
    title.split(' ').length >= SHORTEST_STORY ||
    (textWidth(title) >= SHORTEST_EASTERN_STORY && !/\s/.test(title));
  const label = LABEL.exec(title)?.[0] ?? '';
  const isOthers = label !== '' && !isOwnName(label);
  return (
    date !== null && isLong && opening.length >= SHORTEST_OPENING && !isOthers && !DATE_OR_TIME.test(title)
  );
}

/** Whether a title says that the company visits a fair or, below a fair's name and day, the first sentence does. */
function visitsFair({ title, opening, date }: Post, isOwnName: CompanyNameMatcher): boolean {
  const [lead = ''] = date === null ? [] : splitSentences(opening);
  return (
    isFairVisit(toSearchableText(title), isOwnName) ||
    (isShort(title) && isOwnName(lead) && isFairVisit(toSearchableText(lead), isOwnName))
  );
}

/**
 * Returns what kind of news of the company a post is. If its words fit none, its headline's form tells: `Acme
 * and Globex …` is news of both.
 */
export function kindOfNews(post: Post, isOwnName: CompanyNameMatcher): HighlightType {
  const [first, second] = nameListAt(post.title, 0).names;
  const isJoint = first !== undefined && second !== undefined && isOwnName(first) !== isOwnName(second);
  return likelyEventType(post) ?? (isJoint ? 'partnership' : 'business');
}

/** Returns the folder of a post's page without the date in it, or the page that shows the post itself. */
function sectionOf({ url }: Post): string {
  const { origin, pathname, hash } = new URL(url);
  const folder = hash === '' ? pathname.replace(/\/+$/, '').replace(/\/[^/]*$/, '') : pathname;
  return origin + folder.replace(/\/\d+(?=\/|$)/g, '');
}

/** Whether a title is the name of a person, with or without a position: the author of what stands below. */
function isPerson(title: string): boolean {
  const [name = ''] = title.split(',');
  return parsePersonName(name) !== null && nameLikelihood(name) === 'likely';
}

/** Whether a post has no page of its own: the list shows all of it. */
function isShownInline(url: string): boolean {
  return url.includes('#');
}

/** Whether a title has few words. In `Over 100 harbours use our cranes`, the first word begins a sentence. */
function isShort(title: string): boolean {
  return title.split(' ').length <= LONGEST_CLOSING_HEADING;
}

function firstWords(title: string): string {
  return title.split(' ').slice(0, 2).join(' ');
}

/** Whether nothing shows that a post is no news: a guide, somebody else's news, an undated document. */
function mayBeNews({ title, opening, publisher, date, url }: Post, isOwnName: CompanyNameMatcher): boolean {
  if (publisher !== 'company' || /\?\s*$/.test(title) || isPerson(title)) return false;
  if (date === null && isShort(title) && !/\d/.test(title) && isClosingHeading(title)) return false;
  // Undated documents are mostly what newspapers wrote.
  if (date === null && /\.(?:pdf|docx?)$/i.test(url)) return false;
  const headline = toSearchableText(title);
  const isAdvice = givesAdvice(headline) && !isFairVisit(headline, isOwnName);
  if (isAdvice || isRoundup(headline) || isCancelled(headline) || isMediaMention(title)) return false;
  return !leadOf({ title, opening }).some((sentence) => subjectOf(sentence, isOwnName) === 'other');
}

/** Returns the title and the first sentences of a post. Many openings repeat the title. */
function leadOf({ title, opening }: Pick<Post, 'title' | 'opening'>): string[] {
  return [title, ...splitSentences(opening.replace(title, '')).slice(0, LEAD_SENTENCES)];
}

/** Whether the title or the first sentences of a post name the company or speak for it. */
function isOwnStory(post: Post, isOwnName: CompanyNameMatcher): boolean {
  const lead = leadOf(post);
  return (
    lead.some(isOwnName) ||
    speaksInFirstPerson(firstWords(post.title)) ||
    (isShownInline(post.url) && speaksInFirstPerson(lead[1] ?? ''))
  );
}
