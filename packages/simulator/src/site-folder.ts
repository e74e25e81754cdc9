import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-static';

/** `headers.json` of a site's folder: response headers by the responses that carry them. */
interface SiteHeaders {
  /** All responses. */
  all?: Record<string, string | string[]>;
  /** Pages only. */
  html?: Record<string, string | string[]>;
}

function readHeaders(file: string): SiteHeaders {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders) : {};
}

const NOT_FOUND = '<!doctype html><title>Page not found</title><h1>Page not found</h1>';

/**
 * Serves a site from files. `public/` holds the pages (`/about` is `public/about.html` or
 * `public/about/index.html`), and `headers.json` beside it lists extra response headers.
 */
export function serveSiteFolder(folder: string): RequestListener {
  const headers = readHeaders(path.join(folder, 'headers.json'));
  const files = serveStatic(path.join(folder, 'public'), {
    dotfiles: 'allow',
    // `tryNext` resolves a folder without its trailing slash, so no redirect is needed.
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
