import { gzipSync } from 'node:zlib';
import { hostileSites, type SimulatedSite } from '@firmlens/simulator';

const COUNT = 300;
const NESTED = 450;
const PARAGRAPHS = 20_000;

/** Companies whose websites take as long as a crawler or a reader lets them. */
export const SLOW_DOMAINS = Array.from({ length: COUNT }, (_, index) => `tedious-${index + 1}.example`);

/** A page of a few kilobytes, compressed, that asks a reader to collect the same text again and again. */
function nestedPage(): Buffer {
  const text = '<p>The same text in many properties, one within the other.</p>'.repeat(PARAGRAPHS);
  const start = '<i itemprop="name">'.repeat(NESTED);
  const end = '</i>'.repeat(NESTED);
  return gzipSync(
    `<html><body><div itemscope itemtype="https://schema.org/Organization">${start}${text}${end}</div></body></html>`,
  );
}

/** Returns their websites: half of them never respond, the others serve that page. */
export function slowSites(): Record<string, SimulatedSite> {
  const page = nestedPage();
  const nested: SimulatedSite = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(page);
  const silent = hostileSites()['silence.example'] ?? null;
  return Object.fromEntries(SLOW_DOMAINS.map((domain, index) => [domain, index % 2 === 0 ? nested : silent]));
}
