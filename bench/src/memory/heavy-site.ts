import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

const COMPANIES = path.resolve(__dirname, '../../quality/companies');
/** More than a crawl reads. */
const PAGES = 40;
const SECTIONS = ['about', 'team', 'services', 'products', 'news', 'careers', 'contact', 'imprint'];
/** As long as pages can be of which a crawl still reads every one: 25 of them are its 12 million characters. */
const PAGE_LENGTH = 450_000;

/** Returns what is between the body's tags. */
function bodyOf(html: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
}

/**
 * The heaviest site that a crawl reads in full: pages of real kinds, each made of the labelled companies' pages until
 * it is as long as pages may be.
 */
export function heavySite(): RequestListener {
  const bodies = readdirSync(COMPANIES).flatMap((company) => {
    const folder = path.join(COMPANIES, company, 'public');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => bodyOf(readFileSync(path.join(folder, file), 'utf8')));
  });
  const addresses = Array.from({ length: PAGES }, (_, index) => {
    const section = SECTIONS[index % SECTIONS.length] ?? '';
    return index < SECTIONS.length ? `/${section}` : `/${section}/${index}`;
  });
  const links = addresses.map((address) => `<a href="${address}">${address.slice(1)}</a>`).join(' ');
  const pageAt = (index: number) => {
    const parts: string[] = [];
    let length = 0;
    for (let next = index * 7; length < PAGE_LENGTH; next += 1) {
      const body = bodies[next % bodies.length] ?? '';
      parts.push(body);
      length += body.length;
    }
    return `<!doctype html><html lang="en"><title>Heavy ${index}</title><nav>${links}</nav>
      ${parts.join('').slice(0, PAGE_LENGTH)}</html>`;
  };
  return (request, response) => {
    const index = request.url === '/' ? PAGES : addresses.indexOf(request.url ?? '');
    response
      .writeHead(index === -1 ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(index === -1 ? '' : pageAt(index));
  };
}
