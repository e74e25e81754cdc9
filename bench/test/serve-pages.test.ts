import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servePages } from '../src/quality/serve-pages';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
const pages = ['/', '/site/about/', '/jobb%C3%B6rse.html'].map((url, index) => ({
  url,
  file: `${index}.html`,
}));
for (const { url, file } of pages) writeFileSync(path.join(folder, file), `page ${url}`);
writeFileSync(path.join(folder, 'site.json'), JSON.stringify({ pages }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the status, and the page or where the response leads to. */
function get(url: string, sitemap = false): [number, string] {
  const answer: [number, string] = [0, ''];
  const response = {
    writeHead: (status: number, { location }: { location?: string }) => {
      answer[0] = status;
      return { end: (body?: Buffer | string) => void (answer[1] = location ?? String(body)) };
    },
  };
  servePages(folder, 'acme.example', { sitemap })(
    { url } as IncomingMessage,
    response as unknown as ServerResponse<IncomingMessage> & { req: IncomingMessage },
  );
  return answer;
}

test.each(['/', '/?from=ad', '/site/about/', '/jobb%C3%B6rse.html'])('serves the page %s', (url) => {
  expect(get(url)).toEqual([200, `page ${url.split('?')[0]}`]);
});

test.each([
  ['/index.html', '/'],
  ['/Site/About', '/site/about/'],
  ['/site/about/index.html', '/site/about/'],
  ['/about', '/site/about/'],
  ['/jobb%C3%B6rse/', '/jobb%C3%B6rse.html'],
])('redirects another spelling, %s, to %s', (url, location) => {
  expect(get(url)).toEqual([301, location]);
});

test.each(['/missing', '/robots.txt', '/sitemap.xml', '/%E0'])('has no %s', (url) => {
  expect(get(url)[0]).toBe(404);
});

test('lists all pages in a sitemap if no link leads to them', () => {
  const [status, body] = get('/sitemap.xml', true);
  expect(status).toBe(200);
  for (const { url } of pages) expect(body).toContain(`<loc>https://acme.example${url}</loc>`);
});
