import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

interface Listing {
  pages: { url: string; file: string }[];
}

const NOT_FOUND = '<!doctype html><title>Page not found</title><h1>Page not found</h1>';
const HTML = { 'content-type': 'text/html' };

/** One key for all spellings of a page's path: without case, extension, index file and final slash. */
function pathKey(address: string): string {
  let spelt = address;
  try {
    spelt = decodeURIComponent(address);
  } catch {
    // A broken escape stays as it is.
  }
  return spelt
    .toLowerCase()
    .replace(/(?:^|\/)index\.(?:html?|php)$/, '/')
    .replace(/\.(?:html?|php)$/, '')
    .replace(/\/+$/, '');
}

function sitemap(domain: string, paths: readonly string[]): string {
  const entries = paths.map((page) => `<url><loc>https://${domain}${page}</loc></url>`).join('');
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}

/**
 * Serves the pages of a real site from the folder that holds them and their list, `site.json`. Another
 * spelling of a page's path is redirected to the page, as is the end of it if no other page ends so: mirrors
 * often moved the home page. Everything else is missing.
 */
export function servePages(
  folder: string,
  domain: string,
  { sitemap: withSitemap }: { sitemap: boolean },
): RequestListener {
  const { pages } = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8')) as Listing;
  const byKey = new Map(
    pages.map(({ url, file }) => {
      const address = new URL(url, `https://${domain}`).pathname;
      return [pathKey(address), { address, body: readFileSync(path.join(folder, file)) }] as const;
    }),
  );

  function find(key: string) {
    const exact = byKey.get(key);
    if (exact !== undefined || key === '') return exact;
    const ends = [...byKey].filter(([other]) => other.endsWith(key));
    return ends.length === 1 ? ends[0]?.[1] : undefined;
  }

  return (request, response) => {
    const [address = '/'] = (request.url ?? '/').split('?', 1);
    if (withSitemap && address === '/sitemap.xml') {
      const paths = [...byKey.values()].map((page) => page.address);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(sitemap(domain, paths));
      return;
    }
    const page = find(pathKey(address));
    if (page === undefined) response.writeHead(404, HTML).end(NOT_FOUND);
    else if (page.address === address) response.writeHead(200, HTML).end(page.body);
    else response.writeHead(301, { ...HTML, location: page.address }).end();
  };
}
