import type { PageKind } from '../crawled-site';
import { subdomainOf } from './page-url';
import { suggestsEvent } from './event-words';
import { STANDALONE_WORDS, slugify, PAGE_KIND_BY_WORD, type NamedKind } from './page-kind-words';

/** The probable kind of a page, and how clearly its address and links state it (0 to 30). */
export interface KindGuess {
  kind: PageKind;
  strength: number;
}

/** The kinds of a subdomain's pages: its front page, and the pages below it. */
const SUBDOMAIN_KINDS: Readonly<Record<string, { front: PageKind; below: PageKind }>> = {
  careers: { front: 'careers', below: 'job' },
  career: { front: 'careers', below: 'job' },
  jobs: { front: 'careers', below: 'job' },
  blog: { front: 'news', below: 'news' },
  news: { front: 'news', below: 'news' },
  ir: { front: 'news', below: 'news' },
  trust: { front: 'trust', below: 'trust' },
  security: { front: 'trust', below: 'trust' },
  docs: { front: 'product', below: 'other' },
};

const LANGUAGE_PREFIX = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/;
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Countries that English-language sites put in the place of a language. */
const COUNTRY_PREFIXES = new Set(['us', 'gb', 'au', 'eu', 'at', 'ch', 'be', 'ie', 'nz', 'in', 'sg']);

/** How clearly a folder states the kind of a page in it. */
const FOLDER_STRENGTH = 8;
/** The page of a folder itself. */
const START_PAGE = /^(?:index|default)\.(?:html?|php|aspx?|jsp)$/i;
const COMPARISON = /(?:^|-)vs-/;

/** Returns the language or country prefix of a path (`de` of `/de/impressum`), or null. */
export function pathLanguage(url: URL): string | null {
  const first = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const language = LANGUAGE_PREFIX.exec(first)?.[1];
  // `om-oss` has the form of `pt-br`.
  if (language === undefined || PAGE_KIND_BY_WORD.has(first)) return null;
  return COUNTRY_PREFIXES.has(first) || languageNames.of(language) !== undefined ? first : null;
}

/** Maximum number of characters read of a segment. */
const MAX_SEGMENT = 100;

/** Returns the path segments folded like the word table, without language prefix and file extension. */
export function pathWords(url: URL): string[] {
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  if (pathLanguage(url)) segments.shift();
  if (segments.length > 1 && START_PAGE.test(segments.at(-1) ?? '')) segments.pop();
  return segments
    .slice(0, 10)
    .map((segment) => {
      const name = decode(segment).replace(/\.(?:html?|php|aspx?|jsp)$/i, '');
      // `OrganizationChart`
      const words = name.slice(0, MAX_SEGMENT).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-');
      // Folding can turn one character into many.
      return slugify(words).slice(0, MAX_SEGMENT);
    })
    .filter((segment) => segment !== '');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Returns the kind that a word of the phrase names, if the phrase is short enough to be a name and not a
 * headline.
 */
function kindInPhrase(phrase: string): NamedKind | null {
  const whole = PAGE_KIND_BY_WORD.get(phrase);
  if (whole) return whole;
  const words = phrase.split('-');
  if (words.length > 4) return null;
  for (let size = Math.min(3, words.length - 1); size > 0; size -= 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const part = words.slice(at, at + size).join('-');
      const kind = STANDALONE_WORDS.has(part) ? undefined : PAGE_KIND_BY_WORD.get(part);
      if (kind) return kind;
    }
  }
  return null;
}

/** Scores a post by the folded words of its address or headline. */
export function scorePost(words: string): number {
  return suggestsEvent(words) ? 12 : 4;
}

function guessFromPath(words: readonly string[]): KindGuess | null {
  const last = words.at(-1);
  if (last === undefined) return null;
  const above = words.slice(0, -1).map((word) => PAGE_KIND_BY_WORD.get(word));
  if (above.includes('news')) {
    return { kind: 'news', strength: scorePost(last) };
  }
  if (COMPARISON.test(last) || above.includes('compare')) return { kind: 'compare', strength: 20 };
  const own = PAGE_KIND_BY_WORD.get(last);
  if (own) return { kind: own, strength: 30 };
  const nearest = above.findLast((kind) => kind !== undefined);
  if (nearest === 'careers') return { kind: 'job', strength: 15 };
  const named = kindInPhrase(last);
  // `/about-us/news-and-notices`: nearly everything can be in a folder about the company.
  if (nearest && (nearest !== 'about' || !named)) return { kind: nearest, strength: FOLDER_STRENGTH };
  return named && { kind: named, strength: 18 };
}

/**
 * Guesses the kind from the address and the link text. The path outranks the link text unless it says little.
 */
export function guessKind(url: URL, domain: string, linkText: string): KindGuess {
  const words = pathWords(url);
  const own = SUBDOMAIN_KINDS[subdomainOf(url.hostname, domain)];
  if (own) return words.length === 0 ? { kind: own.front, strength: 30 } : { kind: own.below, strength: 10 };
  if (words.length === 0 && url.search === '') return { kind: 'home', strength: 0 };
  const fromPath = guessFromPath(words);
  const phrase = slugify(linkText.slice(0, 80));
  const named = kindInPhrase(phrase);
  // `Our team` at `/company/meet` is no page about the company.
  const isNamedOutright = PAGE_KIND_BY_WORD.get(phrase) === named;
  if (fromPath?.strength === FOLDER_STRENGTH && named && isNamedOutright)
    return { kind: named, strength: 16 };
  if (fromPath && fromPath.strength >= FOLDER_STRENGTH) {
    return { kind: fromPath.kind, strength: fromPath.strength + (named === fromPath.kind ? 5 : 0) };
  }
  if (fromPath) return fromPath;
  return named ? { kind: named, strength: 16 } : { kind: 'other', strength: 0 };
}
