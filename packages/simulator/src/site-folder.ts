import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-static';

/** `headers.json` of a site's folder: response headers by what they go with. */
interface SiteHeaders {
  /** Every answer. */
  all?: Record<string, string | string[]>;
  /** Pages only. */
  html?: Record<string, string | string[]>;
}

function readHeaders(file: string): SiteHeaders {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders) : {};
}

const NOT_FOUND = '<!doctype html><title>Page not found</title><h1>Page not found</h1>';

/**
 * Serves a site that is kept as files: `public/` holds them (`/about` is `public/about.html` or
 * `public/about/index.html`), `headers.json` beside it names headers that the site's server sends.
 */
export function serveSiteFolder(folder: string): RequestListener {
  const headers = readHeaders(path.join(folder, 'headers.json'));
  const files = serveStatic(path.join(folder, 'public'), {
    dotfiles: 'allow',
    // A folder without its slash is looked for below, not redirected to.
    redirect: false,
    setHeaders: (response, file) => {
      for (const [name, value] of Object.entries(file.endsWith('.html') ? (headers.html ?? {}) : {})) {
        response.setHeader(name, value);
      }
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers.all ?? {})) response.setHeader(name, value);
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const places = ['', ...(address.endsWith('/') ? [] : ['.html', '/index.html'])];
    const tryNext = (): void => {
      const place = places.shift();
      if (place === undefined) {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(NOT_FOUND);
        return;
      }
      request.url = `${address}${place}${search}`;
      files(request, response, tryNext);
    };
    tryNext();
  };
}
