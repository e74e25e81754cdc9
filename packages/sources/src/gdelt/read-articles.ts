import { dayOf, objectOf, itemsOf, textOf } from '../parsing/json-values';

export const MAX_ARTICLES = 250;
const MAX_TITLE = 300;
const MAX_URL = 1_000;

/** A report as the news index tells it: its headline, never its text. */
export interface Article {
  title: string;
  /** Of its page, https. */
  url: string;
  /** The day on which it was seen, `YYYY-MM-DD`. */
  date: string;
}

/** The reports of an answer, those seen first in front; what is dated after `now` is left out. */
export function readArticles(answer: unknown, now: Date): Article[] {
  const today = now.toISOString().slice(0, 10);
  return itemsOf(objectOf(answer)['articles'], MAX_ARTICLES)
    .flatMap((item) => {
      const { title, url, seendate } = objectOf(item);
      const [text, date, address] = [textOf(title, MAX_TITLE), seenDay(seendate), pageAddress(url)];
      if (text === null || date === null || date > today || address === null) return [];
      return [{ title: closedUp(text), url: address, date }];
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** `20260102T090000Z` */
function seenDay(value: unknown): string | null {
  const parts = typeof value === 'string' ? /^(\d{4})(\d\d)(\d\d)T\d{6}Z$/.exec(value) : null;
  return parts && dayOf(`${parts[1]}-${parts[2]}-${parts[3]}`);
}

function pageAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** The index sets titles in tokens: `raises $ 12 million , led by Foo`. */
function closedUp(title: string): string {
  return title.replace(/([$€£]) (?=\d)/g, '$1').replace(/ ([,;:.!?%])(?= |$)/g, '$1');
}
