import type { CompanyNameMatcher } from '../../news/company-name-matcher';
import type { PageKind } from '../crawled-site';
import { pageKey } from './page-url';
import { isArchiveUrl } from './news-pages';
import { guessKind, type KindGuess, pathLanguage, pathWords, scorePost } from './page-kind';
import { slugify } from './page-kind-words';

/** An address that somebody named, before it is weighed. */
export interface DiscoveredLink {
  url: URL;
  /** The words of the link; empty for a sitemap entry. */
  text: string;
  inSitemap: boolean;
  /** Last change by the sitemap's word, ISO 8601. */
  lastModified: string | null;
  /** Its place among the links that a list of news has and the front page has not, from 0. */
  amongNews: number | null;
}

/** A page that could be asked for, and how much it promises. */
export interface PageCandidate {
  key: string;
  url: URL;
  kind: PageKind;
  score: number;
  /** A page that lists posts, by its name or its feed. */
  listsPosts: boolean;
}

/** How much a kind of page is worth, and how many of it one visit takes. */
const KINDS: Readonly<Record<PageKind, { worth: number; most: number }>> = {
  home: { worth: 0, most: 1 },
  about: { worth: 100, most: 3 },
  contact: { worth: 95, most: 3 },
  legal: { worth: 100, most: 3 },
  team: { worth: 92, most: 3 },
  careers: { worth: 90, most: 2 },
  job: { worth: 70, most: 4 },
  pricing: { worth: 88, most: 2 },
  product: { worth: 85, most: 5 },
  news: { worth: 85, most: 10 },
  trust: { worth: 75, most: 2 },
  compare: { worth: 78, most: 8 },
  other: { worth: 0, most: 4 },
};

/** What each further page of a kind loses, so that the first of another kind comes before it. */
const REPEAT_COST = 15;
/** Each further comparison names another rival. */
const REPEAT_COST_OF_COMPARISON = 8;
/** What a comparison gains that names the company itself, and what one of two others loses. */
const COMPARES_ITSELF = 12;
const COMPARES_OTHERS = 30;
/** Two sides are named in an address or a link: `basic-vs-pro`. */
const TWO_SIDES = /[^-]-(?:vs|versus)-/;

/** Names of imprints: of all legal pages the one that says who the company is. */
const IMPRINT = /^(?:imprint|impressum|legal-notices?|mentions-legales|aviso-legal|note-legali|colofon)$/;

const DAY_MS = 86_400_000;

/** Strengths from which on a page's name says what it is, and from which on its address does. */
const NAMED = 16;
const PLAIN = 18;

function freshness(lastModified: string | null, now: Date): number {
  const age = now.getTime() - Date.parse(lastModified ?? '');
  if (!(age > -DAY_MS)) return 0;
  return age < 90 * DAY_MS ? 6 : age < 365 * DAY_MS ? 3 : 0;
}

/** A post whose address names a year before this many is not asked for before others. */
const RECENT_YEARS = 2;

/** How soon a post is asked for: the first of a list are its newest. */
function recency({ url, lastModified, amongNews }: DiscoveredLink, now: Date): number {
  const year = Number(/\/(20\d\d)[/-]/.exec(url.pathname)?.[1] ?? now.getUTCFullYear());
  const age = now.getTime() - Date.parse(lastModified ?? '');
  const isOld = year < now.getUTCFullYear() - RECENT_YEARS || age > (RECENT_YEARS + 1) * 365 * DAY_MS;
  return freshness(lastModified, now) + Math.max(0, 6 - (amongNews ?? 6)) - (isOld ? 8 : 0);
}

export interface ScoringContext {
  domain: string;
  /** Paths of pages whose entries the site's feeds carry. */
  newsPaths: ReadonlySet<string>;
  /** The entry page: pages in its language come first. */
  entry: URL;
  now: Date;
  /** Knows the company by its domain and the name of its site. */
  isOwnName: CompanyNameMatcher;
}

/** Weighs one mention: what the page is for, how plainly that is said, and how near to the front it stands. */
function weigh(mention: DiscoveredLink, site: ScoringContext): PageCandidate {
  const { url } = mention;
  const words = pathWords(url);
  const { kind, strength } = kindOnSite(mention, site);
  const language = pathLanguage(url);
  const foreign = language !== null && language !== pathLanguage(site.entry);
  const score =
    KINDS[kind].worth +
    strength +
    (mention.inSitemap ? 2 : 4) +
    (kind === 'legal' && words.some((word) => IMPRINT.test(word)) ? 20 : 0) +
    (kind === 'news' ? recency(mention, site.now) : 0) +
    (kind === 'compare' ? promiseOfComparison(mention, site) : 0) -
    3 * Math.max(0, words.length - 1) -
    (url.search === '' ? 0 : 12) -
    (foreign ? 30 : 0);
  const listsPosts = kind === 'news' && strength >= NAMED;
  return { key: pageKey(url), url, kind, score, listsPosts };
}

/** Whether a comparison is one of the company with its rivals: `SQL vs NoSQL` is none, whatever folder it lies in. */
function promiseOfComparison({ url, text }: DiscoveredLink, { isOwnName }: ScoringContext): number {
  const last = pathWords(url).at(-1) ?? '';
  if (isOwnName(last) || isOwnName(text)) return COMPARES_ITSELF;
  return TWO_SIDES.test(last) || TWO_SIDES.test(slugify(text.slice(0, 80))) ? -COMPARES_OTHERS : 0;
}

/** What a page is by its own words, or by the feed or the list that it belongs to. */
function kindOnSite(
  { url, text, amongNews }: DiscoveredLink,
  { domain, newsPaths }: ScoringContext,
): KindGuess {
  const path = url.pathname.replace(/\/$/, '');
  if (newsPaths.has(path)) return { kind: 'news', strength: 30 };
  const guess = guessKind(url, domain, text);
  const isKnownPost = guess.kind === 'news' && guess.strength < NAMED;
  const isPost = isKnownPost || amongNews !== null || newsPaths.has(path.slice(0, path.lastIndexOf('/')));
  if (!isPost || isArchiveUrl(url) || (!isKnownPost && guess.strength >= PLAIN)) return guess;
  const promise = Math.max(scorePost(slugify(text)), scorePost(pathWords(url).at(-1) ?? ''));
  return { kind: 'news', strength: Math.max(promise, isKnownPost ? guess.strength : 0) };
}

/** Pages that one visit chooses from. */
const MAX_CANDIDATES = 25_000;

/** Adds what is mentioned to the candidates by key: of several mentions of a page, the one that promises most. */
export function addCandidates(
  candidates: Map<string, PageCandidate>,
  mentions: Iterable<DiscoveredLink>,
  site: ScoringContext,
): void {
  for (const mention of mentions) {
    const candidate = weigh(mention, site);
    const known = candidates.get(candidate.key);
    if (!known && candidates.size >= MAX_CANDIDATES) continue;
    if (!known || isBetter(candidate, known)) candidates.set(candidate.key, candidate);
  }
}

function isBetter(one: PageCandidate, other: PageCandidate, repeatOne = 0, repeatOther = 0): boolean {
  const difference = one.score - repeatOne - (other.score - repeatOther);
  if (difference !== 0) return difference > 0;
  const length = one.url.href.length - other.url.href.length;
  return length !== 0 ? length < 0 : one.url.href < other.url.href;
}

/** Of each kind no more than may be picked: what a kind has lost does not change the order within it. */
function bestOfEachKind(candidates: Iterable<PageCandidate>, count: number): PageCandidate[] {
  const best = new Map<PageKind, PageCandidate[]>();
  for (const candidate of candidates) {
    const ofKind = best.get(candidate.kind) ?? [];
    best.set(candidate.kind, ofKind);
    const last = ofKind.at(-1);
    if (ofKind.length === count && last && !isBetter(candidate, last)) continue;
    const place = ofKind.findIndex((other) => isBetter(candidate, other));
    ofKind.splice(place < 0 ? ofKind.length : place, 0, candidate);
    if (ofKind.length > count) ofKind.pop();
  }
  return [...best.values()].flat();
}

/**
 * Picks up to `count` pages, best first, spread over the kinds: each page already taken of a kind lowers
 * the next one's score, and no kind exceeds its share. The order in which candidates come makes no difference.
 */
export function choosePages(
  candidates: Iterable<PageCandidate>,
  taken: ReadonlyMap<PageKind, number>,
  count: number,
): PageCandidate[] {
  const counts = new Map(taken);
  const left = new Set(bestOfEachKind(candidates, count));
  const chosen: PageCandidate[] = [];
  while (chosen.length < count) {
    let best: PageCandidate | null = null;
    const cost = (kind: PageKind) =>
      (kind === 'compare' ? REPEAT_COST_OF_COMPARISON : REPEAT_COST) * (counts.get(kind) ?? 0);
    for (const candidate of left) {
      if ((counts.get(candidate.kind) ?? 0) >= KINDS[candidate.kind].most) left.delete(candidate);
      else if (!best || isBetter(candidate, best, cost(candidate.kind), cost(best.kind))) best = candidate;
    }
    if (!best) break;
    left.delete(best);
    counts.set(best.kind, (counts.get(best.kind) ?? 0) + 1);
    chosen.push(best);
  }
  return chosen;
}
