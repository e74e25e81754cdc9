import type { RequestListener } from 'node:http';

/** What stands at each path; `.xml` is served as a feed, all else as a page. */
export type Pages = Readonly<Record<string, string>>;

/** Serves pages that can change between two visits. */
export function servePages(pages: () => Pages): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const body = pages()[path];
    const type = path.endsWith('.xml') ? 'application/rss+xml' : 'text/html';
    if (body === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  };
}

/** A page with schema.org things in its markup. */
export function renderPage(title: string, body: string, things: readonly object[] = [], head = ''): string {
  const markup = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}
<script type="application/ld+json">${markup}</script></head><body>${body}</body></html>`;
}
