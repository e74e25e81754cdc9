import type { RequestListener } from 'node:http';
import { requestUrl } from '../send-json';
import { cdataElement, element, textElement } from './xml-text';

/** An item of the feed. */
export interface TeamtailorItem {
  title: string;
  link: string;
  /** RFC 822 date. */
  pubDate: string;
  remoteStatus: 'none' | 'hybrid' | 'temporary' | 'fully';
  locations: { name: string; city: string; country: string }[];
  /** Markup. */
  description: string;
}

const DEFAULT_PAGE = 100;

/**
 * Simulates Teamtailor's job feed by host, which is a label under `teamtailor.com` or `na.teamtailor.com`.
 * Null: the host belongs to no account.
 */
export function teamtailorSimulator(
  accounts: Readonly<Record<string, readonly TeamtailorItem[] | null>>,
): Record<string, RequestListener> {
  return Object.fromEntries(
    Object.entries(accounts).map(([account, items]): [string, RequestListener] => [
      `${account}.teamtailor.com`,
      (request, response) => {
        const { pathname, searchParams } = requestUrl(request);
        if (items === null || pathname !== '/jobs.rss') {
          return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
        }
        const page = items.slice(0, Number(searchParams.get('per_page') ?? DEFAULT_PAGE));
        response
          .writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
          .end(feedOf(account, page));
      },
    ]),
  );
}

function feedOf(account: string, items: readonly TeamtailorItem[]): string {
  const elements = items.map(({ title, link, pubDate, remoteStatus, locations, description }) =>
    element('item', [
      textElement('title', title),
      cdataElement('description', description),
      textElement('pubDate', pubDate),
      textElement('link', link),
      textElement('remoteStatus', remoteStatus),
      element(
        'tt:locations',
        locations.map(({ name, city, country }) =>
          element('tt:location', [
            textElement('tt:name', name),
            textElement('tt:city', city),
            textElement('tt:country', country),
          ]),
        ),
      ),
    ]),
  );
  const channel = element('channel', [textElement('title', account), ...elements]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:tt="https://teamtailor.com/locations">${channel}</rss>`;
}
