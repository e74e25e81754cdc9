import type { CompanyNameMatcher } from '@firmlens/headlines';
import type { PageKind } from '../crawled-site';
import { pageKey } from './page-url';
import { isArchiveUrl } from './news-pages';
import { guessKind, type KindGuess, pathLanguage, pathWords, scorePost } from './page-kind';
import { slugify } from './page-kind-words';

/** A discovered address before it is scored. */
export interface DiscoveredLink {
  url: URL;
  /** The link text; empty for a sitemap entry, a link that a script follows, and an address that is only tried. */
  text: string;
  inSitemap: boolean;
  /** Last change according to the sitemap, ISO 8601. */
  lastModified: string | null;
  /** Its index, from 0, among the links of a news list that the front page does not have. */
  amongNews: number | null;
}

/** A page that could be fetched, with its score. */
export interface PageCandidate {
  key: string;
  url: URL;
  kind: PageKind;
  score: number;
  /** The page lists posts, according to its name or its feed. */
  listsPosts: boolean;
}

/** The value of each kind of page, and how many one crawl fetches. */
const KINDS: Readonly<Record<PageKind, { worth: number; most: number }>> = {
  home: { worth: 0, most: 1 },
  about: { worth: 100, most: 5 },
  contact: { worth: 95, most: 5 },
  legal: { worth: 100, most: 3 },
  team: { worth: 92, most: 5 },
  careers: { worth: 90, most: 2 },
  job: { worth: 70, most: 4 },
  pricing: { worth: 88, most: 2 },
  product: { worth: 85, most: 8 },
  news: { worth: 85, most: 10 },
  trust: { worth: 75, most: 2 },
  compare: { worth: 78, most: 8 },
  other: { worth: 0, most: 8 },
};

/** The penalty for each further page of a kind, so that the first page of another kind comes before it. */
const REPEAT_COST = 15;
/** Lower for comparisons, because each one names another competitor. */
const REPEAT_COST_OF_COMPARISON = 8;
/** The bonus for a comparison that names the company, and the penalty for one between two others. */
const OWN_COMPARISON_BONUS = 12;
const OTHER_COMPARISON_PENALTY = 30;
/** An address or link names two sides: `basic-vs-pro`. */
const TWO_SIDES = /[^-]-(?:vs|versus)-/;

/** Names of imprints, the legal page that says who the company is. */
const IMPRINT = /^(?:imprint|impressum|legal-notices?|mentions-legales|aviso-legal|note-legali|colofon)$/;

const DAY_MS = 86_400_000;

/** Minimum strength at which a page's name or path is taken to state its kind. */
const MIN_NAME_STRENGTH = 16;
const MIN_PATH_STRENGTH = 18;

function freshness(lastModified: string | null, now: Date): number {
  const age = now.getTime() - Date.parse(lastModified ?? '');
  if (!(age > -DAY_MS)) return 0;
  return age < 90 * DAY_MS ? 6 : age < 365 * DAY_MS ? 3 : 0;
}

/** Posts whose address names a year further back than this come after the others. */
const RECENT_YEARS = 2;

/** Scores how recent a post is. The first posts in a list are the newest. */
function recency({ url, lastModified, amongNews }: DiscoveredLink, now: Date): number {
  const year = Number(/\/(20\d\d)[/-]/.exec(url.pathname)?.[1] ?? now.getUTCFullYear());
  const age = now.getTime() - Date.parse(lastModified ?? '');
  const isOld = year < now.getUTCFullYear() - RECENT_YEARS || age > (RECENT_YEARS + 1) * 365 * DAY_MS;
  return freshness(lastModified, now) + Math.max(0, 6 - (amongNews ?? 6)) - (isOld ? 8 : 0);
}

export interface ScoringContext {
  domain: string;
  /** Paths of pages whose entries are in the site's feeds. */
  newsPaths: ReadonlySet<string>;
  /** The entry page's address. Pages in its language come first. */
  entry: URL;
  now: Date;
  /** Recognises the company's name by its domain and site name. */
  isOwnName: CompanyNameMatcher;
}

/** Scores one link: the kind of page, how clearly that is stated, and how near to the front page it is. */
function scoreLink(mention: DiscoveredLink, site: ScoringContext): PageCandidate {
  const { url } = mention;
  const words = pathWords(url);
  const { kind, strength } = kindOnSite(mention, site);
  const language = pathLanguage(url);
  const foreign = language !== null && language !== pathLanguage(site.entry);
  const score =
    KINDS[kind].worth +
    strength +
    (mention.inSitemap || mention.text === '' ? 2 : 4) +
    (kind === 'legal' && words.some((word) => IMPRINT.test(word)) ? 20 : 0) +
    (kind === 'news' ? recency(mention, site.now) : 0) +
    (kind === 'compare' ? scoreComparison(mention, site) : 0) -
    3 * Math.max(0, words.length - 1) -
    (url.search === '' ? 0 : 12) -
    (foreign ? 30 : 0);
  const listsPosts = kind === 'news' && strength >= MIN_NAME_STRENGTH;
  return { key: pageKey(url), url, kind, score, listsPosts };
}

/**
 * Scores whether a comparison is between the company and competitors. `SQL vs NoSQL` is not one, whatever
 * folder it is in.
 */
function scoreComparison({ url, text }: DiscoveredLink, { isOwnName }: ScoringContext): number {
  const last = pathWords(url).at(-1) ?? '';
  if (isOwnName(last) || isOwnName(text)) return OWN_COMPARISON_BONUS;
  return TWO_SIDES.test(last) || TWO_SIDES.test(slugify(text.slice(0, 80))) ? -OTHER_COMPARISON_PENALTY : 0;
}

/** Returns the kind of a page by its words, or by the feed or list that it belongs to. */
function kindOnSite(
  { url, text, amongNews }: DiscoveredLink,
  { domain, newsPaths }: ScoringContext,
): KindGuess {
  const path = url.pathname.replace(/\/$/, '');
  if (newsPaths.has(path)) return { kind: 'news', strength: 30 };
  const guess = guessKind(url, domain, text);
  const isKnownPost = guess.kind === 'news' && guess.strength < MIN_NAME_STRENGTH;
  const isPost = isKnownPost || amongNews !== null || newsPaths.has(path.slice(0, path.lastIndexOf('/')));
  if (!isPost || isArchiveUrl(url) || (!isKnownPost && guess.strength >= MIN_PATH_STRENGTH)) return guess;
  const promise = Math.max(scorePost(slugify(text)), scorePost(pathWords(url).at(-1) ?? ''));
  return { kind: 'news', strength: Math.max(promise, isKnownPost ? guess.strength : 0) };
}

/** The maximum number of pages that one crawl chooses from. */
const MAX_CANDIDATES = 25_000;

/** Adds links to the candidates by key. If several links lead to one page, the best score counts. */
export function addCandidates(
  candidates: Map<string, PageCandidate>,
  mentions: Iterable<DiscoveredLink>,
  site: ScoringContext,
): void {
  for (const mention of mentions) {
    const candidate = scoreLink(mention, site);
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

/** Returns at most `count` of each kind. The cost of repeats does not change the order within a kind. */
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
 * Picks up to `count` pages, best first, spread over the kinds. Each page already taken of a kind lowers the
 * score of the next, and no kind exceeds its share. The order of the candidates makes no difference.
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
