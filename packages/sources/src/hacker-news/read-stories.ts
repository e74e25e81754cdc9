import type { HighlightObservation } from '@firmlens/contract';
import { readEvent } from '@firmlens/headlines';
import { domainOfWebsite } from '../parsing/domain-of-website';
import { dayOf, objectOf, integerOf, itemsOf, textOf, valueAt } from '../parsing/json-values';

/**
 * Stories with fewer points say little about the company. A title that reports an event needs fewer points,
 * but at least `MIN_POINTS`.
 */
const NOTABLE_POINTS = 50;
const MIN_POINTS = 5;
const MAX_STORIES = 50;
const MAX_TITLE = 300;

export interface Story {
  highlight: HighlightObservation;
  /** Address of the discussion. */
  url: string;
  isWidelyRead: boolean;
}

/**
 * Returns the stories of a search response that link to the company's own pages. A story is an event if its
 * title reports one about the company of that name. Otherwise it counts as traction if many people read it.
 */
export function readStories(response: unknown, domain: string, company: string): Story[] {
  return itemsOf(valueAt(response, 'hits'), MAX_STORIES).flatMap((hit) => {
    const { objectID, title, url, points, num_comments, created_at } = objectOf(hit);
    const text = textOf(title, MAX_TITLE);
    const score = integerOf(points);
    if (text === null || score === null || score < MIN_POINTS) return [];
    if (domainOfWebsite(url) !== domain) return [];
    if (typeof objectID !== 'string' || !/^\d{1,12}$/.test(objectID)) return [];
    const comments = integerOf(num_comments);
    const date = dayOf(created_at);
    const event = readEvent({ title: text, opening: '', date, origin: 'discussion', company });
    const isWidelyRead = score >= NOTABLE_POINTS;
    if (event === null && !isWidelyRead) return [];
    const highlight: HighlightObservation = {
      type: event?.type ?? 'traction',
      title: text,
      date,
      description: `${score} points${comments === null ? '' : ` and ${comments} comments`} on Hacker News.`,
      entities: { ...event?.entities, points: String(score) },
      class: event?.class ?? 'reported',
    };
    return [{ highlight, isWidelyRead, url: `https://news.ycombinator.com/item?id=${objectID}` }];
  });
}
