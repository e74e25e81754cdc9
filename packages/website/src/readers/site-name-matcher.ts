import { getDomainWithoutSuffix } from 'tldts';
import { createCompanyNameMatcher, type CompanyNameMatcher } from '@firmlens/headlines';
import {
  foldName,
  foldText,
  loadVocabulary,
  memoized,
  spellingsToPattern,
  foldedPatternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';
import type { WebPage } from '../page/web-page';
import type { ReaderInput } from './reader';
import { schemaTexts, schemaNodesOfType } from './schema-nodes';
import { signedNames } from './signed-names';

const ORGANIZATIONS = new Set([
  'Organization',
  'Corporation',
  'LocalBusiness',
  'OnlineStore',
  'OnlineBusiness',
  'NGO',
]);
const { endings: LEGAL_FORMS } = loadVocabulary<{ endings: { website: readonly string[] } }>('legal-forms');
const { domains: DOMAINS, firstWords: FIRST_WORDS } = loadVocabulary<{
  domains: Record<'beginnings' | 'endings', SpellingsByLanguage>;
  firstWords: { website: readonly string[] };
}>('company-names');
const LEGAL_FORM = new RegExp(`[,\\s]+(?:${spellingsToPattern(LEGAL_FORMS.website)})\\.?$`, 'i');
/** Words that companies add to their name to find a free domain. */
const DOMAIN_TRIMMINGS = new RegExp(
  `^${foldedPatternOf(DOMAINS.beginnings)}(?=\\w{4})|(?<=\\w{4})${foldedPatternOf(DOMAINS.endings)}$`,
  'g',
);
/** First words that are not a company's short name. */
const GENERIC_WORDS = new Set(FIRST_WORDS.website);

const TITLE_SEPARATOR = /\s*[|·•:–—]\s*|\s+-\s+/;
const SHORTEST_NAME = 3;

/** A page of which a crawl may have read the head only. */
type NamedPage = Pick<WebPage, 'meta' | 'nodes'> & Partial<Pick<WebPage, '$' | 'text'>>;
type NamedSite = Pick<ReaderInput, 'pages'> & { site: Pick<ReaderInput['site'], 'domain'> };

const known = new WeakMap<NamedSite['pages'], Set<string>>();
const knownMatchers = new WeakMap<NamedSite['pages'], CompanyNameMatcher>();
/** Several readers ask about the same lines and sentences. */
const MEMORY = 2_000;

/**
 * Matches the company by its domain and by the names its site uses, as whole words in any case and spacing.
 */
export function createSiteNameMatcher(named: NamedSite): CompanyNameMatcher {
  const matcher =
    knownMatchers.get(named.pages) ?? memoized(MEMORY, createCompanyNameMatcher(siteNames(named)));
  knownMatchers.set(named.pages, matcher);
  return matcher;
}

/** Returns the names that the matcher matches, as `foldName` returns them. Cached, because every reader asks. */
export function siteNames({ site, pages }: NamedSite): ReadonlySet<string> {
  const names =
    known.get(pages) ??
    new Set([...namesOnEntry(site.domain, pages[0]), ...signedNames(site.domain, pages).map(foldName)]);
  known.set(pages, names);
  return names;
}

/** Returns the names that the domain and the entry page's head give, as `foldName` returns them. */
export function namesOnEntry(domain: string, home: NamedPage | undefined): Set<string> {
  const label = getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) ?? domain;
  const organizations = schemaNodesOfType(home?.nodes ?? [], ORGANIZATIONS);
  const statedNames = [
    home?.meta['og:site_name'] ?? '',
    home?.meta['application-name'] ?? '',
    ...organizations
      .slice(0, 3)
      .flatMap((node) => ['name', 'alternateName'].flatMap((key) => schemaTexts(node, key, 80))),
  ].map((name) => name.replace(LEGAL_FORM, ''));
  // The company behind `brandt-antriebstechnik` is called Brandt.
  const [first = ''] = label.split('-');
  const isName = (word: string): boolean =>
    word.length >= 4 && !GENERIC_WORDS.has(word) && !isOrdinaryWord(word, home?.text ?? '');
  const hyphened = first !== label && isName(first) ? first : label;
  const keys = new Set([label, label.replace(DOMAIN_TRIMMINGS, ''), hyphened, ...statedNames].map(foldName));
  for (const name of statedNames) {
    const short = foldText(name).split(/[^\p{L}\p{N}]+/u)[0] ?? '';
    if (foldName(label).startsWith(short) && isName(short)) keys.add(short);
  }
  const title = home?.$?.('title').first().text() ?? '';
  for (const name of namesInTitle(title, foldName(label)))
    if (!isOrdinaryWord(name, home?.text ?? '')) keys.add(name);
  // `acme.io` for Acmeio.
  keys.add(foldName(domain));
  return keys;
}

/** Whether a text has a folded word in lower case, as it has no name: `packaging`. */
function isOrdinaryWord(word: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}@./-])${word}(?![\\p{L}\\p{N}@-]|\\.\\p{L})`, 'u').test(text);
}

/**
 * Returns the names in the home page's title that the domain begins with: `Nordwerk GmbH` at
 * `nordwerk-gmbh.example`, `Nordwerk Technologies` and its short form at `nordwerktech.example`.
 */
function namesInTitle(title: string, label: string): string[] {
  return title.split(TITLE_SEPARATOR).flatMap((segment) => {
    const name = segment.trim().replace(LEGAL_FORM, '');
    const key = foldName(name);
    if (!/^\p{Lu}/u.test(name) || GENERIC_WORDS.has(key)) return [];
    if (key.length >= SHORTEST_NAME && label.startsWith(key)) return [key];
    const [first = '', second = ''] = name.split(/\s+/).map(foldName);
    const rest = label.startsWith(first) ? label.slice(first.length) : '';
    const isShortened = rest.length >= SHORTEST_NAME && second.startsWith(rest) && second !== rest;
    return isShortened && first.length > SHORTEST_NAME && !GENERIC_WORDS.has(first) ? [first, key] : [];
  });
}
