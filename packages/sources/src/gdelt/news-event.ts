import { eventEntities } from '../news/event-entities';
import { eventInReport, type ReportedEvent } from '../news/event-in-report';
import type { Report } from '../news/report';
import { containsWord, parseWordList } from '../reading/word-list';

/** What a headline says happened to the company. */
export interface NewsEvent extends Pick<ReportedEvent, 'type' | 'class'> {
  entities: Record<string, string>;
}

/** The event that a headline tells of the company of that name; null where it tells none, or somebody else's. */
export function newsEvent(title: string, date: string, name: string): NewsEvent | null {
  const isOwnName = (text: string) => parseWordList(text) === parseWordList(name);
  // The page that it stands on is somebody else's and tells nothing of the company.
  const report: Report = { title, date, opening: '', url: 'https://news.invalid/' };
  const event = eventInReport(report, 'news', isOwnName);
  if (event === null) return null;
  const namesOwn = (text: string) => containsWord(parseWordList(text), name);
  return { type: event.type, class: event.class, entities: eventEntities(event.type, report, namesOwn) };
}
