import type { RequestListener } from 'node:http';

/** The content of each path. `.xml` is served as a feed, everything else as a page. */
export type Pages = Readonly<Record<string, string>>;

/** Serves pages that can change between two crawls. */
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

/** Renders a page with schema.org objects in its markup. */
export function renderPage(
  title: string,
  body: string,
  structuredData: readonly object[] = [],
  head = '',
): string {
  const markup = JSON.stringify({ '@context': 'https://schema.org', '@graph': structuredData });
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}
<script type="application/ld+json">${markup}</script></head><body>${body}</body></html>`;
}
