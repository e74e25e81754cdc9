import { dayOf, objectOf, itemsOf, textOf } from '../parsing/json-values';

export const MAX_ARTICLES = 250;
const MAX_TITLE = 300;
const MAX_URL = 1_000;

/** A report as the news index lists it: its headline, never its text. */
export interface Article {
  title: string;
  /** Its page, https only. */
  url: string;
  /** The day on which it was seen, `YYYY-MM-DD`. */
  date: string;
}

/** Returns the reports of a response, earliest first. Leaves out those dated after `now`. */
export function readArticles(response: unknown, now: Date): Article[] {
  const today = now.toISOString().slice(0, 10);
  return itemsOf(objectOf(response)['articles'], MAX_ARTICLES)
    .flatMap((item) => {
      const { title, url, seendate } = objectOf(item);
      const [text, date, address] = [textOf(title, MAX_TITLE), seenDay(seendate), pageAddress(url)];
      if (text === null || date === null || date > today || address === null) return [];
      return [{ title: joinTokens(text), url: address, date }];
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

/** Removes the spaces that the index puts between tokens: `raises $ 12 million , led by Foo`. */
function joinTokens(title: string): string {
  return title.replace(/([$€£]) (?=\d)/g, '$1').replace(/ ([,;:.!?%])(?= |$)/g, '$1');
}
