import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { NOOP_TOKENIZER_CALLBACKS } from '@firmlens/text';
import { feedInChunks } from '@firmlens/turns';

import { JSON_LD_SCRIPT_TYPE } from '../page/json-ld';
import { absoluteUrl, registrableDomain } from './page-url';

/** What the crawler needs from a page: its links, and whether it is a real page. */
export interface PageOutline {
  title: string;
  /** The language that the page states, such as `de`, or null. */
  language: string | null;
  /** Links in page order, with their text. Those that a script follows on a click have none. */
  links: { href: string; text: string }[];
  /** Feeds that the page names. */
  feeds: string[];
  /** Target of an immediate `<meta http-equiv="refresh">`, absolute, or null. */
  refresh: string | null;
  /** Hosts of scripts and frames. */
  resourceHosts: string[];
  /** Number of visible words, counted up to a thousand. */
  wordCount: number;
  /** The beginning of the visible text. */
  text: string;
  /** Content of meta elements by lower-case name or property; the first one wins. */
  meta: Readonly<Record<string, string>>;
  /** Text of the JSON-LD scripts, as written. */
  jsonLd: readonly string[];
}

/** For a response that is not a page. */
export const EMPTY_OUTLINE: PageOutline = {
  title: '',
  language: null,
  links: [],
  feeds: [],
  refresh: null,
  resourceHosts: [],
  wordCount: 0,
  text: '',
  meta: {},
  jsonLd: [],
};

const MAX_LINKS = 3_000;
/** Maximum number of addresses resolved on one page; later ones are ignored. */
const MAX_ADDRESSES = 6_000;
/** Their total length: a long base URL makes each of them long. */
const MAX_ADDRESS_TEXT = 256 * 1024;
const MAX_WORDS = 1_000;
const MAX_TEXT = 4_000;
const MAX_NAME = 200;
const MAX_HREF = 4_096;
const MAX_META = 100;
/** Total length of JSON-LD. Little of it is needed to see who the company is. */
const MAX_JSON_LD = 64 * 1024;
/** A longer wait means a page that reloads itself, not a redirect. */
const MAX_REFRESH_SECONDS = 5;

/** `location.href='about.html'`, `window.open("/team")` */
const FOLLOWED_ON_CLICK =
  /(?:\blocation(?:\.href)?\s{0,5}=\s{0,5}|\blocation\.(?:assign|replace)\(\s{0,5}|\bwindow\.open\(\s{0,5})["']([^"']{1,500})["']/;

const INVISIBLE_ELEMENTS = new Set(['script', 'style', 'template', 'noscript', 'title', 'textarea']);
/** Elements that separate their words from the text before them. */
const BREAKING_ELEMENTS = new Set(
  'p div li td th dt dd br h1 h2 h3 h4 h5 h6 article section time'.split(' '),
);
const FEED_TYPES = /^application\/(?:rss\+xml|atom\+xml|feed\+json|rdf\+xml)/i;

/**
 * Returns the base unless it belongs to another site. A copy of a site under a new domain keeps the base of the
 * old one, which would send the crawl away from the company.
 */
function ownBase(base: string | null, url: string): string | null {
  if (base === null) return null;
  return registrableDomain(new URL(base).hostname) === registrableDomain(new URL(url).hostname) ? base : null;
}

/**
 * Reads the outline in one pass over the tokens. It neither builds a tree nor looks up elements, so the
 * time grows linearly with the page's length, however deeply it nests. It lets other work run in between.
 */
export async function readOutline(html: string, url: string): Promise<PageOutline> {
  const meta = Object.create(null) as Record<string, string>;
  const jsonLd: string[] = [];
  const outline: PageOutline = { ...EMPTY_OUTLINE, links: [], feeds: [], meta, jsonLd };
  let metasLeft = MAX_META;
  let jsonLdLeft = MAX_JSON_LD;
  /** Text of the open script if it is JSON-LD. */
  let script: string | null = null;
  const resourceHosts = new Set<string>();
  let base = url;
  let addresses = 0;
  let addressText = 0;
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  let invisibleElement: string | null = null;
  let hasTitle = false;
  let anchor: { href: string; text: string } | null = null;

  const closeAnchor = () => {
    if (anchor && outline.links.length < MAX_LINKS) {
      outline.links.push({ href: anchor.href, text: anchor.text.replace(/\s+/g, ' ').trim() });
    }
    anchor = null;
  };

  const addText = (text: string) => {
    if (invisibleElement === 'title' && !hasTitle) outline.title = (outline.title + text).slice(0, MAX_NAME);
    if (invisibleElement !== null) return;
    if (anchor) anchor.text = (anchor.text + text).slice(0, MAX_NAME);
    if (outline.text.length < MAX_TEXT) outline.text = (outline.text + text).slice(0, MAX_TEXT);
    if (outline.wordCount < MAX_WORDS) outline.wordCount += text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  };

  const resolve = (href: string | undefined) => {
    if (href === undefined || addresses >= MAX_ADDRESSES || addressText >= MAX_ADDRESS_TEXT) return null;
    const address = absoluteUrl(href.trim(), base)?.href ?? null;
    addresses += 1;
    addressText += address?.length ?? 0;
    return address;
  };

  const addMeta = () => {
    const content = (attributes.get('content') ?? '').trim();
    if (content === '' || metasLeft === 0) return;
    metasLeft -= 1;
    for (const name of [attributes.get('name'), attributes.get('property')]) {
      if (name !== undefined && name.length <= MAX_NAME)
        meta[name.trim().toLowerCase()] ??= content.slice(0, MAX_NAME);
    }
  };

  const closeScript = () => {
    if (script !== null && script.length <= jsonLdLeft) {
      jsonLd.push(script);
      jsonLdLeft -= script.length;
    }
    script = null;
  };

  const addClickTarget = () => {
    const target = FOLLOWED_ON_CLICK.exec(attributes.get('onclick') ?? '')?.[1];
    const href = resolve(target);
    if (href && outline.links.length < MAX_LINKS) outline.links.push({ href, text: '' });
  };

  const openElement = () => {
    if (attributes.has('onclick')) addClickTarget();
    if (tag === 'script' && JSON_LD_SCRIPT_TYPE.test(attributes.get('type') ?? '')) script ??= '';
    if (tag === 'meta') addMeta();
    if (INVISIBLE_ELEMENTS.has(tag)) invisibleElement ??= tag;
    else if (BREAKING_ELEMENTS.has(tag)) addText(' ');
    if (tag === 'html')
      outline.language ??=
        /^[a-z]{2}(?=$|[-_])/.exec((attributes.get('lang') ?? '').toLowerCase())?.[0] ?? null;
    if (tag === 'a') {
      closeAnchor();
      const href = resolve(attributes.get('href'));
      if (href) anchor = { href, text: (attributes.get('aria-label') ?? '').slice(0, MAX_NAME) };
    } else if (tag === 'img' && anchor?.text === '') {
      anchor.text = (attributes.get('alt') ?? '').slice(0, MAX_NAME);
    } else if (tag === 'base') {
      base = ownBase(resolve(attributes.get('href')), url) ?? base;
    } else if (tag === 'link' && FEED_TYPES.test(attributes.get('type') ?? '')) {
      const feed = resolve(attributes.get('href'));
      if (feed && outline.feeds.length < 20) outline.feeds.push(feed);
    } else if (tag === 'script' || tag === 'iframe' || tag === 'frame') {
      const source = resolve(attributes.get('src'));
      if (source && resourceHosts.size < 200) resourceHosts.add(new URL(source).hostname);
    } else if (tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
      const [, seconds, target] =
        /^\s*(\d{1,4})[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(
          attributes.get('content') ?? '',
        ) ?? [];
      if (Number(seconds) <= MAX_REFRESH_SECONDS) outline.refresh ??= resolve(target);
    }
  };

  const slice = (start: number, end: number) => html.slice(start, end);
  const callbacks: TokenizerCallbacks = {
    ...NOOP_TOKENIZER_CALLBACKS,
    onopentagname(start, end) {
      tag = slice(start, Math.min(end, start + 20)).toLowerCase();
      attributes = new Map();
    },
    onattribname(start, end) {
      attribute = slice(start, Math.min(end, start + 40)).toLowerCase();
      value = '';
    },
    onattribdata(start, end) {
      if (value.length < MAX_HREF) value += slice(start, Math.min(end, start + MAX_HREF));
    },
    onattribentity(code) {
      if (value.length < MAX_HREF) value += String.fromCodePoint(code);
    },
    onattribend() {
      if (attributes.size < 50 && !attributes.has(attribute)) attributes.set(attribute, value);
    },
    onopentagend: openElement,
    onselfclosingtag: openElement,
    onclosetag(start, end) {
      const name = slice(start, Math.min(end, start + 20)).toLowerCase();
      if (name === invisibleElement) {
        if (name === 'title') hasTitle = true;
        invisibleElement = null;
      }
      if (name === 'a') closeAnchor();
      if (name === 'script') closeScript();
    },
    ontext(start, end) {
      if (script === null) addText(slice(start, Math.min(end, start + 20_000)));
      else if (script.length <= jsonLdLeft) script += slice(start, end);
    },
    ontextentity: (code) => addText(String.fromCodePoint(code)),
    onend: closeAnchor,
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  await feedInChunks(html, (piece) => tokenizer.write(piece));
  tokenizer.end();
  outline.title = outline.title.replace(/\s+/g, ' ').trim();
  outline.resourceHosts = [...resourceHosts];
  return outline;
}
