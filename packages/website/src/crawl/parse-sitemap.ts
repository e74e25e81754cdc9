import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { NOOP_TOKENIZER_CALLBACKS } from '@firmlens/text';
import { feedInChunks } from '@firmlens/turns';

/** Maximum number of bytes read of one sitemap, after decompression. */
export const SITEMAP_MAX_BYTES = 5 * 1024 * 1024;

export interface SitemapEntry {
  url: string;
  /** ISO 8601. */
  lastModified: string | null;
}

/**
 * One sitemap document: addresses of pages, or of further sitemaps, according to the protocol at
 * sitemaps.org.
 */
export interface Sitemap {
  pages: SitemapEntry[];
  sitemaps: string[];
}

/** Without the first two, a document is a fragment of one. */
const ROOTS = new Set(['urlset', 'sitemapindex', 'url', 'sitemap']);
const MAX_URL_LENGTH = 2_048;
const MAX_CHILD_SITEMAPS = 1_000;
const DAY = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{1,20}(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads the `loc` and `lastmod` elements of a `urlset` or `sitemapindex`, up to `maxPages`. It makes one pass
 * over the tokens: no DTD, no entities except the five of XML and character references. A broken or truncated
 * document yields what precedes the break. A document with another root, such as a page, yields nothing. A plain
 * list with one address per line is read as well.
 */
export async function parseSitemap(text: string, maxPages: number): Promise<Sitemap> {
  if (!text.includes('<')) return { pages: plainList(text, maxPages), sitemaps: [] };
  const sitemap: Sitemap = { pages: [], sitemaps: [] };
  let container: 'url' | 'sitemap' | null = null;
  let field: 'loc' | 'lastmod' | null = null;
  let entry = { loc: '', lastmod: '' };
  let hasRoot = false;
  let isOver = false;

  const finish = () => {
    const url = entry.loc.trim();
    const lastmod = entry.lastmod.trim();
    if (container === null || url === '' || url.length > MAX_URL_LENGTH) return;
    // A string this short is copied; a longer slice would keep the whole document in memory.
    const day = DAY.test(lastmod) ? lastmod.slice(0, 10) : null;
    if (container === 'url') sitemap.pages.push({ url, lastModified: day });
    else if (sitemap.sitemaps.length < MAX_CHILD_SITEMAPS) sitemap.sitemaps.push(url);
  };
  const stop = () => {
    isOver = true;
    tokenizer.pause();
  };
  const add = (piece: string) => {
    if (field && entry[field].length <= MAX_URL_LENGTH) entry[field] += piece.slice(0, MAX_URL_LENGTH + 1);
  };
  const callbacks: TokenizerCallbacks = {
    ...NOOP_TOKENIZER_CALLBACKS,
    onopentagname(start, end) {
      const name = text.slice(start, Math.min(end, start + 20));
      // Many websites return a page for any address.
      if (!hasRoot && !ROOTS.has(name)) {
        stop();
        return;
      }
      hasRoot = true;
      if (name === 'url' || name === 'sitemap') {
        container = name;
        entry = { loc: '', lastmod: '' };
      } else if (name === 'loc' || name === 'lastmod') field = name;
    },
    onclosetag(start, end) {
      const name = text.slice(start, Math.min(end, start + 20));
      if (name === field) field = null;
      if (name !== container) return;
      finish();
      container = null;
      if (sitemap.pages.length >= maxPages) stop();
    },
    ontext: (start, end) => add(text.slice(start, end)),
    ontextentity: (code) => add(String.fromCodePoint(code)),
    oncdata: (start, end, offset) => add(text.slice(start, end - offset)),
  };
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, callbacks);
  await feedInChunks(text, (piece) => {
    tokenizer.write(piece);
    return !isOver;
  });
  return sitemap;
}

function plainList(text: string, maxPages: number): SitemapEntry[] {
  return text
    .split(/\r?\n/, maxPages * 2)
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\//i.test(line) && line.length <= MAX_URL_LENGTH)
    .slice(0, maxPages)
    .map((url) => ({ url, lastModified: null }));
}

/**
 * Returns the text of a sitemap's body, decompressed if it is gzip. A body that decompresses to more than the
 * limit is truncated.
 */
export async function decodeSitemapBody(body: Buffer): Promise<string> {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  const plain = isGzip ? await unpack(body) : body;
  return plain
    .subarray(0, SITEMAP_MAX_BYTES)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

async function unpack(body: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of Readable.from([body]).pipe(createGunzip()) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= SITEMAP_MAX_BYTES) break;
    }
  } catch {
    // A truncated gzip file still yields what precedes the break.
  }
  return Buffer.concat(chunks);
}
