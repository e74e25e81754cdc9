import { foldToWords, patternOf, plainText } from '@firmlens/text';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { isAboutOthers } from '../../attribution/about-others';
import { subjectOf } from '../../attribution/subject-of';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import type { ReaderInput } from '../reader';
import { schemaNodesOfType, schemaTexts } from '../schema-nodes';
import { createSiteNameMatcher, siteNames } from '../site-name-matcher';
import { splitSentences } from '../split-sentences';
import { companyTypes } from './company-pitch';
import { countTerm, INDUSTRY_TERMS, industriesNamedBy, termsOf } from './industry-terms';
import { TARGET_AUDIENCE_WORDS as AUDIENCE } from './target-audience-words';

/** What the weights of the places that name an industry and its share of the pages have to add up to. */
const MIN_SCORE = 5;
/** What an industry counts of which the pages speak more than of any other. */
const TALK_WEIGHT = 3;
/** What a place counts that has words typical of the industry but none that names it. */
const TYPICAL = 0.6;
const OTHER_TOPICS: ReadonlySet<string> = new Set(['legal', 'careers', 'job', 'news']);
const MAX_PAGES = 25;
const MAX_PAGE_TEXT = 8_000;
const MIN_PARAGRAPH = 60;
const MAX_SERVICES = 20;
const MAX_PARAGRAPHS = 10;
const MAX_STATEMENTS = 4;
/** No company has more industries. Each has hundreds of terms to look for. */
const MAX_MATCHED = 5;
/** Where a term stands that no place has. */
const NOWHERE = 1_000;
const SELLS: readonly (string | null)[] = ['goods', 'services', 'software'];
/** Words after which a sentence says whom something is for. */
const CUSTOMERS = new RegExp(`(?<!\\p{L})${patternOf(AUDIENCE.for, AUDIENCE.helps)}(?!\\p{L})`, 'iu');

/** A folded text padded with spaces, so whole words can be matched. */
export interface WeightedText {
  words: string;
  weight: number;
}

type NamedSite = Pick<ReaderInput, 'site' | 'pages'>;

/** An industry that the pages name, with what is measured of it, by name of the feature. */
export interface MeasuredIndustry {
  name: string;
  features: Readonly<Record<string, number>>;
}

/** A text in which a company says what it is. */
interface Place extends WeightedText {
  id: string;
  /** The terms of any industry in it. */
  terms: ReadonlySet<string>;
}

/**
 * Returns the industries that the pages name, with what speaks for each: the places in which a company says what
 * it is, and how much the pages speak of it. Each place counts once, however often it repeats a word or the name,
 * and what follows `for` is about customers. A customer's industry is named there, too, but the pages say more
 * about the company's own.
 */
export function measuredIndustries(site: NamedSite, services: readonly string[]): MeasuredIndustry[] {
  const places = ownPlaces(site, services);
  const { mentions, pages, terms: termsInTalk } = mentionsIn(site.pages);
  const most = Math.max(...mentions);
  const customers = places.filter(({ id }) => id === 'customers');
  const own = places.filter(({ id }) => id !== 'customers');
  const offered = services.slice(0, MAX_SERVICES).map((name) => termsOf(foldToWords(name)));
  const measured = INDUSTRY_TERMS.flatMap(({ name, strong, weak, trade }, index) => {
    const named = own.filter(({ terms }) => hasTerm(terms, strong));
    const count = mentions[index] ?? 0;
    if (named.length === 0 && count === 0) return [];
    const typical = own.filter((place) => !named.includes(place) && hasTerm(place.terms, weak));
    const share = most === 0 ? 1 : count / most;
    const at = firstTerm(named[0]?.words ?? '', strong);
    const features = {
      ...Object.fromEntries(own.map((place) => [`in.${place.id}`, 0])),
      ...Object.fromEntries(typical.map((place) => [`in.${place.id}`, 1])),
      ...Object.fromEntries(named.map((place) => [`in.${place.id}`, 2])),
      'in.customers': Number(customers.some(({ terms }) => hasTerm(terms, strong))),
      named: sumOf(named),
      typical: sumOf(typical),
      places: named.length,
      at: Number.isFinite(at) ? at : NOWHERE,
      score: sumOf(named) + TYPICAL * sumOf(typical) + TALK_WEIGHT * share,
      offered: offered.filter((terms) => hasTerm(terms, strong)).length / Math.max(1, offered.length),
      'talk.share': share,
      'talk.mentions': count,
      'talk.pages': pages[index] ?? 0,
      'talk.terms': termsInTalk[index] ?? 0,
      'industry.sells': SELLS.indexOf(trade?.sells ?? null),
    };
    return [{ name, features }];
  });
  return measured.map((one) => withRank(one, measured));
}

/** Adds how an industry compares with the others of the site. */
function withRank({ name, features }: MeasuredIndustry, all: readonly MeasuredIndustry[]): MeasuredIndustry {
  const valueOf = (one: MeasuredIndustry, feature: string): number => one.features[feature] ?? 0;
  const others = all.filter((one) => one.name !== name);
  const ranks = ['score', 'named', 'talk.mentions', 'offered'].flatMap((feature) => {
    const own = features[feature] ?? 0;
    const values = others.map((one) => valueOf(one, feature));
    return [
      [`${feature}.rank`, values.filter((value) => value > own).length],
      [`${feature}.lead`, own - Math.max(0, ...values)],
    ] as const;
  });
  return { name, features: { ...features, ...Object.fromEntries(ranks), 'site.industries': all.length } };
}

/** Returns the industry that most speaks for, or null if little speaks for any. */
export function mainIndustry(site: NamedSite): string | null {
  const [best] = measuredIndustries(site, [])
    .filter(({ features: { places = 0, score = 0 } }) => places > 0 && score >= MIN_SCORE)
    // A company says what it does before it says with what or for whom.
    .sort(
      (a, b) =>
        (b.features['score'] ?? 0) - (a.features['score'] ?? 0) ||
        (a.features['at'] ?? 0) - (b.features['at'] ?? 0),
    );
  return best?.name ?? null;
}

/**
 * Returns a function that tells whether a text has a term that names one of the industries, of which it takes the first
 * few that the word list knows.
 */
export function createIndustryMatcher(names: readonly string[]): (text: string) => boolean {
  const terms = INDUSTRY_TERMS.filter(({ name }) => names.includes(name))
    .slice(0, MAX_MATCHED)
    .flatMap(({ strong }) => [...strong]);
  return (text) => {
    if (terms.length === 0) return false;
    const words = foldToWords(text);
    return terms.some((term) => words.includes(term));
  };
}

/** How often the pages name each industry, on how many pages, and with how many terms. */
interface Mentions {
  mentions: readonly number[];
  pages: readonly number[];
  terms: readonly number[];
}

const knownMentions = new WeakMap<readonly WebPage[], Mentions>();

/** Counts the terms of each industry. Cached, because it takes long and is needed twice. */
function mentionsIn(pages: readonly WebPage[]): Mentions {
  const mentions = knownMentions.get(pages) ?? countMentions(talkOf(pages));
  knownMentions.set(pages, mentions);
  return mentions;
}

/** Returns what each page says that is about the company and its offer. */
function talkOf(pages: readonly WebPage[]): string[] {
  return pages
    .filter(({ kind }) => !OTHER_TOPICS.has(kind))
    .slice(0, MAX_PAGES)
    .map((page) => {
      const blocks = layoutOf(page).blocks.filter(
        (block) => block.region === 'main' && !isAboutOthers(block),
      );
      return foldToWords(
        blocks
          .map(({ text }) => text)
          .join(' | ')
          .slice(0, MAX_PAGE_TEXT),
      );
    });
}

function countMentions(talk: readonly string[]): Mentions {
  const mentions = INDUSTRY_TERMS.map(() => 0);
  const pages = INDUSTRY_TERMS.map(() => 0);
  const terms = INDUSTRY_TERMS.map(() => new Set<string>());
  for (const words of talk) {
    const named = new Set<number>();
    for (const needle of termsOf(words)) {
      const count = countTerm(words, needle);
      for (const index of industriesNamedBy(needle)) {
        mentions[index] = (mentions[index] ?? 0) + count;
        terms[index]?.add(needle);
        named.add(index);
      }
    }
    for (const index of named) pages[index] = (pages[index] ?? 0) + 1;
  }
  return { mentions, pages, terms: terms.map(({ size }) => size) };
}

/** Returns the words of each sentence up to those that say whom something is for, and the others. */
export function splitCustomers(text: string): { own: string; customers: string } {
  const clauses = text.split(/(?<=[.!?;])\s|\n/).map((sentence) => sentence.split(CUSTOMERS));
  return {
    own: clauses.map(([first = '']) => first).join(' '),
    customers: clauses.flatMap(([, ...rest]) => rest).join(' '),
  };
}

function sumOf(places: readonly WeightedText[]): number {
  return places.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether one of the terms of a text, which are few, is among those of an industry. */
function hasTerm(terms: ReadonlySet<string>, needles: ReadonlySet<string>): boolean {
  for (const term of terms) if (needles.has(term)) return true;
  return false;
}

/** Returns where a text has the first of the terms. */
function firstTerm(words: string, needles: ReadonlySet<string>): number {
  return Math.min(...[...needles].map((needle) => words.indexOf(needle)).filter((at) => at !== -1), Infinity);
}

/** Returns the places in which a company says what it is, each as one text. */
function ownPlaces({ site, pages }: NamedSite, services: readonly string[]): Place[] {
  const [home] = pages;
  if (!home) return [];
  const isOwnName = createSiteNameMatcher({ site, pages });
  const abouts = pages.filter(({ kind }) => kind === 'about').slice(0, 2);
  const blocks = layoutOf(home).blocks.filter(({ region }) => region === 'main' || region === 'header');
  const headings = blocks.filter(({ level }) => level === 1).slice(0, 2);
  const paragraphs = paragraphsOf(home);
  const statements = [home, ...abouts]
    .flatMap((page) => paragraphsOf(page).slice(0, MAX_PARAGRAPHS))
    .flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => subjectOf(sentence, isOwnName) === 'company');
  const schema = schemaNodesOfType(home.nodes, companyTypes(home)).flatMap((node) =>
    schemaTexts(node, 'description', 1000),
  );
  const placeOf = (id: string, texts: readonly string[], weight: number): Place => {
    const words = foldToWords(texts.join(' | '));
    return { id, words, terms: termsOf(words), weight };
  };
  const place = (id: string, texts: readonly string[], weight: number): Place =>
    placeOf(
      id,
      texts.map((text) => splitCustomers(splitName(text, isOwnName).rest).own),
      weight,
    );
  const title = home.$('title').first().text().slice(0, 200);
  const description = plainText(home.meta['description'] ?? home.meta['og:description'], 400);
  return [
    place('title', [title], 3),
    place('description', [description, ...schema.slice(0, 1)], 3),
    place(
      'headings',
      headings.map(({ text }) => text),
      2,
    ),
    place('services', services.slice(0, MAX_SERVICES), 2),
    place('statements', statements.slice(0, MAX_STATEMENTS), 2),
    placeOf('name', [splitName(title, isOwnName).name, ...siteNames({ site, pages })], 3),
    place(
      'paragraphs',
      paragraphs.slice(0, 3).map(({ text }) => text),
      1,
    ),
    place(
      'abouts',
      abouts.flatMap((page) => [
        page.$('title').first().text().slice(0, 200),
        page.meta['description'] ?? '',
      ]),
      1,
    ),
    placeOf(
      'customers',
      [title, description, ...headings.map(({ text }) => text)].map((text) => splitCustomers(text).customers),
      0,
    ),
  ];
}

function paragraphsOf(page: WebPage): Block[] {
  return layoutOf(page).blocks.filter(
    (block) =>
      (block.region === 'main' || block.region === 'header') &&
      block.level === 0 &&
      block.text.length > MIN_PARAGRAPH &&
      !isAboutOthers(block),
  );
}

/** Splits a text into the company's name, whose words say less than the others, and the rest. */
function splitName(text: string, isOwnName: CompanyNameMatcher): { name: string; rest: string } {
  if (!isOwnName(text)) return { name: '', rest: text };
  const words = text.split(/\s+/);
  const isPair = (at: number): boolean => {
    const pair = words.slice(Math.max(0, at), at + 2);
    return pair.length === 2 && isOwnName(pair.join(' ')) && !pair.some((word) => isOwnName(word));
  };
  const isName = (word: string, at: number): boolean => isOwnName(word) || isPair(at - 1) || isPair(at);
  return {
    name: words.filter(isName).join(' '),
    rest: words.filter((word, at) => !isName(word, at)).join(' '),
  };
}
