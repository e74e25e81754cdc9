import type { HighlightObservation } from '@firmlens/contract';
import { readEvent } from '../news';
import { domainOfWebsite } from '../parsing/domain-of-website';
import { dayOf, objectOf, integerOf, itemsOf, textOf, valueAt } from '../parsing/json-values';

/** Fewer points are one evening's chance; a title that tells an event needs somebody else who stands by it. */
const NOTABLE_POINTS = 50;
const VOUCHED_POINTS = 5;
const MAX_STORIES = 50;
const MAX_TITLE = 300;

export interface Story {
  highlight: HighlightObservation;
  /** The discussion. */
  url: string;
  isWidelyRead: boolean;
}

/**
 * The stories of a search answer that lead to the company's own pages: those whose title tells an event of the company
 * of that name, as that event; others as traction, where many people found them worth reading.
 */
export function readStories(answer: unknown, domain: string, company: string): Story[] {
  return itemsOf(valueAt(answer, 'hits'), MAX_STORIES).flatMap((hit) => {
    const { objectID, title, url, points, num_comments, created_at } = objectOf(hit);
    const text = textOf(title, MAX_TITLE);
    const score = integerOf(points);
    if (text === null || score === null || score < VOUCHED_POINTS) return [];
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
