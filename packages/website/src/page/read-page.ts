import type { CheerioAPI } from 'cheerio';
import type { CrawledPage } from '../crawled-site';
import { readEmbeddedState } from './embedded-state';
import { readJsonLd } from './json-ld';
import { readMicrodata } from './microdata';
import { parseHtml } from './parse-html';
import { readableStateText } from './readable-state-text';
import { visibleText } from './visible-text';
import type { WebPage } from './web-page';
import { budgetOfPage, workOfData, workOfReading, workOfText } from './work-budget';

const MAX_TEXT = 40_000;
/** A page with less text than this is assumed to be rendered by a script. */
const MAX_SHELL_TEXT = 200;
const MAX_META = 500;
const MAX_META_LENGTH = 10_000;

/**
 * Reads a page once for all readers. Accepts any content. Every part is capped. Throws `WorkExhaustedError` if
 * the budget does not suffice even for that.
 */
export function readPage(page: CrawledPage, budget = budgetOfPage(page.url)): WebPage {
  const $ = parseHtml(page.html, budget);
  const meta = readMeta($);
  const state = readEmbeddedState($);
  const nodes = [...readJsonLd($), ...readMicrodata($)];
  const visible = visibleText($.root().toArray(), MAX_TEXT);
  const text =
    visible.length < MAX_SHELL_TEXT
      ? [visible, readableStateText(state, MAX_TEXT)].filter(Boolean).join('\n')
      : visible;
  budget.spend(workOfReading(text.length));
  const work = { nodes: workOfData(nodes), state: workOfData(state), text: workOfText(text.length) };
  return {
    budget,
    url: new URL(page.url),
    kind: page.kind,
    $,
    language: readLanguage($, meta, page.headers),
    meta,
    get nodes() {
      budget.spend(work.nodes);
      return nodes;
    },
    get state() {
      budget.spend(work.state);
      return state;
    },
    get text() {
      budget.spend(work.text);
      return text;
    },
  };
}

function readMeta($: CheerioAPI): Record<string, string> {
  const meta: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const { attribs } of $('meta[content]').toArray().slice(0, MAX_META)) {
    const content = (attribs['content'] ?? '').trim().slice(0, MAX_META_LENGTH);
    if (content === '') continue;
    for (const name of [attribs['name'], attribs['property'], attribs['http-equiv']]) {
      const key = name?.trim().toLowerCase().slice(0, 200);
      if (key) meta[key] ??= content;
    }
  }
  return meta;
}

function readLanguage(
  $: CheerioAPI,
  meta: Readonly<Record<string, string>>,
  headers: CrawledPage['headers'],
): string | null {
  const root = $('html').first();
  const candidates = [
    root.attr('lang'),
    root.attr('xml:lang'),
    meta['content-language'],
    meta['og:locale'],
    headers['content-language']?.[0],
  ];
  for (const candidate of candidates) {
    const tag = candidate?.split(',')[0]?.trim().toLowerCase().replace(/_/g, '-') ?? '';
    if (/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/.test(tag)) return tag;
  }
  return null;
}
