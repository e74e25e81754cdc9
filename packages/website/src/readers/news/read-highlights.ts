import type { HighlightObservation } from '@firmlens/contract';
import { type DetectedEvent, eventEntities } from '@firmlens/headlines';

import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import type { Post } from './post';
import { kindOfLikelyPost, likelyPosts } from './likely-posts';
import { kindOfNews } from './news-sections';
import { eventOfPost, furtherNewsOfSite, postsOfSite, undecidedPosts } from './site-posts';

const MAX_HIGHLIGHTS = 60;
const MAX_DESCRIPTION = 300;

/**
 * Confidence of a headline by its origin. An event found only in the opening is less certain, and so is news
 * that only its section shows to be some; a rumour is least.
 */
const CONFIDENCE = {
  feed: 0.9,
  'json-ld': 0.9,
  state: 0.85,
  text: 0.9,
  opening: 0.8,
  section: 0.85,
  rumour: 0.4,
};

/**
 * Reads `signals.highlights`: the events reported by the company's feeds and news pages, in the words of each
 * post, newest first.
 */
export const readHighlights: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const events = postsOfSite(input).flatMap((post) => {
    const event = eventOfPost(input, post);
    if (event === null) return [];
    const value = highlight(post, event, eventEntities(event.type, post, isOwnName));
    return [{ post, value, confidence: confidenceOf(post, event) }];
  });
  const further = furtherNewsOfSite(input).map((post) => {
    const type = kindOfNews(post, isOwnName);
    const entities = type === 'partnership' ? eventEntities(type, post, isOwnName) : {};
    return {
      post,
      value: highlight(post, { type, class: 'confirmed' }, entities),
      confidence: CONFIDENCE.section,
    };
  });
  const likely = likelyPosts(input, postsOfSite(input), undecidedPosts(input)).map(({ post, confidence }) => {
    const type = kindOfLikelyPost(post, isOwnName);
    const entities = eventEntities(type, post, isOwnName);
    return { post, value: highlight(post, { type, class: 'confirmed' }, entities), confidence };
  });
  // Other news has the places that events leave.
  const kept = [...newestFirst(events), ...further, ...likely].slice(0, MAX_HIGHLIGHTS);
  return newestFirst(kept).map(({ post, value, confidence }) =>
    createEvidence(input, 'signals.highlights', value, { origin: post.origin, url: post.url, confidence }),
  );
};

function newestFirst<T extends { value: HighlightObservation }>(found: readonly T[]): T[] {
  return found.toSorted((a, b) => (b.value.date ?? '').localeCompare(a.value.date ?? ''));
}

function highlight(
  post: Post,
  event: Pick<DetectedEvent, 'type' | 'class'>,
  entities: Record<string, string>,
): HighlightObservation {
  const description = post.opening.slice(0, MAX_DESCRIPTION);
  return {
    type: event.type,
    title: post.title,
    date: post.date,
    description:
      description === '' ? null : wholeSentences(description, post.opening.length > MAX_DESCRIPTION),
    entities,
    class: event.class,
  };
}

function confidenceOf(post: Post, event: DetectedEvent): number {
  if (event.class === 'rumour') return CONFIDENCE.rumour;
  return event.foundIn === 'opening' ? CONFIDENCE.opening : CONFIDENCE[post.origin];
}

/** Returns a truncated text up to its last complete sentence, and any other text unchanged. */
function wholeSentences(text: string, wasCut: boolean): string {
  if (!wasCut) return text;
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? '));
  return end > 60 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(' '))}…`;
}
