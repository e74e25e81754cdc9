import { eventEntities } from '../news/event-entities';
import { detectEvent, type DetectedEvent } from '../news/detect-event';
import type { NewsReport } from '../news/news-report';
import { containsPhrase, normaliseWords } from '../parsing/normalise-words';

/** What a headline says happened to the company. */
export interface HeadlineEvent extends Pick<DetectedEvent, 'type' | 'class'> {
  entities: Record<string, string>;
}

/** The event that a headline tells of the company of that name; null where it tells none, or somebody else's. */
export function parseHeadlineEvent(title: string, date: string, name: string): HeadlineEvent | null {
  const isOwnName = (text: string) => normaliseWords(text) === normaliseWords(name);
  // The page that it stands on is somebody else's and tells nothing of the company.
  const report: NewsReport = { title, date, opening: '', url: 'https://news.invalid/' };
  const event = detectEvent(report, 'news', isOwnName);
  if (event === null) return null;
  const namesOwn = (text: string) => containsPhrase(normaliseWords(text), name);
  return { type: event.type, class: event.class, entities: eventEntities(event.type, report, namesOwn) };
}
