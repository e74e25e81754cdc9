import type { HighlightObservation } from '@firmlens/contract';
import { domainOfWebsite } from '../reading/domain-of-website';
import { dayOf, fieldsOf, integerOf, itemsOf, textOf, valueAt } from '../reading/fields';

/** Fewer points are one evening's chance. */
const NOTABLE_POINTS = 50;
const MAX_STORIES = 50;
const MAX_TITLE = 300;

export interface Story {
  highlight: HighlightObservation;
  /** The discussion. */
  url: string;
}

/** The stories of a search answer that lead to the company's own pages and that many people found worth reading. */
export function readStories(answer: unknown, domain: string): Story[] {
  return itemsOf(valueAt(answer, 'hits'), MAX_STORIES).flatMap((hit) => {
    const { objectID, title, url, points, num_comments, created_at } = fieldsOf(hit);
    const text = textOf(title, MAX_TITLE);
    const score = integerOf(points);
    if (text === null || score === null || score < NOTABLE_POINTS) return [];
    if (domainOfWebsite(url) !== domain) return [];
    if (typeof objectID !== 'string' || !/^\d{1,12}$/.test(objectID)) return [];
    const comments = integerOf(num_comments);
    const highlight: HighlightObservation = {
      type: 'traction',
      title: text,
      date: dayOf(created_at),
      description: `${score} points${comments === null ? '' : ` and ${comments} comments`} on Hacker News.`,
      entities: { points: String(score) },
      class: 'reported',
    };
    return [{ highlight, url: `https://news.ycombinator.com/item?id=${objectID}` }];
  });
}
