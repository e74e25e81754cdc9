import type { RequestListener } from 'node:http';
import { requestUrl } from '../send-json';
import { cdataElement, element, textElement } from './xml-text';

/** A position as the feed lists it. */
export interface PersonioPosition {
  id: number;
  name: string;
  subcompany?: string;
  offices: string[];
  createdAt: string;
  /** Markup. */
  description: string;
}

/**
 * An account's feed of positions and its careers page, or the page alone. Null: the host belongs to no
 * account and redirects to Personio's own site.
 */
export type PersonioAccount = { positions: readonly PersonioPosition[]; hasFeed: boolean } | null;

/** Simulates the feed and the careers page of Personio on each account's host under `jobs.personio.de`. */
export function personioSimulator(
  accounts: Readonly<Record<string, PersonioAccount>>,
): Record<string, RequestListener> {
  return Object.fromEntries(
    Object.entries(accounts).map(([account, jobs]): [string, RequestListener] => [
      `${account}.jobs.personio.de`,
      (request, response) => {
        const { pathname } = requestUrl(request);
        if (jobs === null) {
          return void response.writeHead(307, { location: 'https://www.personio.com/' }).end();
        }
        if (pathname === '/xml' && jobs.hasFeed) {
          return void response
            .writeHead(200, { 'content-type': 'text/xml;charset=UTF-8' })
            .end(feedOf(jobs.positions));
        }
        response
          .writeHead(pathname === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
          .end(pathname === '/' ? pageOf(jobs.positions) : '<!doctype html><h1>Not found</h1>');
      },
    ]),
  );
}

function feedOf(positions: readonly PersonioPosition[]): string {
  const elements = positions.map(
    ({ id, name, subcompany, offices: [first = '', ...others], createdAt, description }) =>
      element('position', [
        textElement('id', String(id)),
        ...(subcompany === undefined ? [] : [textElement('subcompany', subcompany)]),
        textElement('office', first),
        element(
          'additionalOffices',
          others.map((office) => textElement('office', office)),
        ),
        textElement('name', name),
        element('jobDescriptions', [
          element('jobDescription', [textElement('name', 'Your role'), cdataElement('value', description)]),
        ]),
        textElement('createdAt', createdAt),
      ]),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('workzag-jobs', elements)}`;
}

function pageOf(positions: readonly PersonioPosition[]): string {
  const links = positions.map(
    ({ id, name, offices }) =>
      `<a class="job-box-link" href="/job/${id}?language=en"><div class="job-box">` +
      `${textElement('h3', name)}<p class="jobMetaText">Permanent employee, Full-time · ${offices.join(', ')}</p></div></a>`,
  );
  return `<!doctype html><html lang="en"><body><main><h1>Open positions</h1>${links.join('')}</main></body></html>`;
}
