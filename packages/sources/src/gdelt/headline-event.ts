import { eventEntities, detectEvent, type DetectedEvent, type NewsReport } from '@firmlens/headlines';

import { containsPhrase, normaliseWords } from '../parsing/normalise-words';

/** What happened to the company, according to a headline. */
export interface HeadlineEvent extends Pick<DetectedEvent, 'type' | 'class'> {
  entities: Record<string, string>;
}

/**
 * Returns the event that a headline reports about the company of that name, or null if it reports none or one
 * about another company.
 */
export function parseHeadlineEvent(title: string, date: string, name: string): HeadlineEvent | null {
  const isOwnName = (text: string) => normaliseWords(text) === normaliseWords(name);
  // The address of the article says nothing about the company, so a placeholder stands in for it.
  const report: NewsReport = { title, date, opening: '', url: 'https://news.invalid/' };
  const event = detectEvent(report, 'news', isOwnName);
  if (event === null) return null;
  const namesCompany = (text: string) => containsPhrase(normaliseWords(text), name);
  return { type: event.type, class: event.class, entities: eventEntities(event.type, report, namesCompany) };
}
