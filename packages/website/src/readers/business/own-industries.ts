import { foldText, patternOf, plainText } from '@firmlens/text';
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
import { INDUSTRIES } from './industry-words';
import { TARGET_AUDIENCE_WORDS as AUDIENCE } from './target-audience-words';

/** What the weights of the places that name an industry have to add up to. */
const MIN_SCORE = 3;
/** A second industry is named almost as often as the first, and by a title or description that does not name it. */
const SECOND_SHARE = 0.75;
const HEAD_WEIGHT = 3;
const MAX_INDUSTRIES = 3;
/** What a place counts that has words typical of the industry but none that names it. */
const TYPICAL = 1 / 3;
/** In one place alone, the word may be about a customer or the past: only the first counts. */
const MIN_PLACES = 2;
/** Scripts that write no spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;
const MIN_COMPOUND = 7;
const MIN_PARAGRAPH = 60;
const MAX_SERVICES = 20;
const MAX_PARAGRAPHS = 10;
const MAX_STATEMENTS = 4;
/** Words after which a sentence says whom something is for. */
const CUSTOMERS = new RegExp(`(?<!\\p{L})${patternOf(AUDIENCE.for, AUDIENCE.helps)}(?!\\p{L})`, 'iu');

/** A folded text padded with spaces, so whole words can be matched. */
export interface WeightedText {
  words: string;
  weight: number;
}

type NamedSite = Pick<ReaderInput, 'site' | 'pages'>;

/** An industry that a company says is its own. */
export interface OwnIndustry {
  name: string;
  score: number;
  /** Whether a single place names it. */
  isNamedOnce: boolean;
}

/**
 * Returns the industries that the company says are its own: in the title and description of its site, its main
 * heading, the names of what it sells, its first sentences, its name. Each place counts once, however often it
 * repeats a word or the name, and what follows `for` is about customers.
 */
export function ownIndustries(site: NamedSite, services: readonly string[]): OwnIndustry[] {
  const places = ownPlaces(site, services);
  const scored = INDUSTRIES.map(({ name, strong, weak }) => {
    const named = places.filter(({ words }) => hasTerm(words, strong));
    const typical = places.filter((place) => !named.includes(place) && hasTerm(place.words, weak));
    const at = firstTerm(named[0]?.words ?? '', strong);
    return { name, named, at, score: sumOf(named) + TYPICAL * sumOf(typical) };
  })
    .filter(({ named, score }) => named.length > 0 && score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score);
  const enough = scored.filter(({ named }) => named.length >= MIN_PLACES);
  const [best] = enough;
  const confirmed = enough.filter(
    ({ score, named }, index) =>
      index === 0 ||
      (score >= (scored[0]?.score ?? 0) * SECOND_SHARE &&
        named.some((place) => place.weight === HEAD_WEIGHT && !best?.named.includes(place))),
  );
  const alone = scored.toSorted((a, b) => a.at - b.at).slice(0, 1);
  return (confirmed.length > 0 ? confirmed : alone)
    .slice(0, MAX_INDUSTRIES)
    .map(({ name, score, named }) => ({ name, score, isNamedOnce: named.length < MIN_PLACES }));
}

/** Whether a text has a term of one of the industries. */
export function isInIndustry(text: string, industries: readonly OwnIndustry[]): boolean {
  const words = wordsOf(text);
  return INDUSTRIES.some(
    ({ name, strong, weak }) =>
      industries.some((own) => own.name === name) && (hasTerm(words, strong) || hasTerm(words, weak)),
  );
}

/** Returns the words of each sentence up to those that say whom something is for, and the others. */
export function splitCustomers(text: string): { own: string; customers: string } {
  const clauses = text.split(/(?<=[.!?;])\s|\n/).map((sentence) => sentence.split(CUSTOMERS));
  return {
    own: clauses.map(([first = '']) => first).join(' '),
    customers: clauses.flatMap(([, ...rest]) => rest).join(' '),
  };
}

/** Returns a text as it is matched with terms. */
export function wordsOf(text: string): string {
  return ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

function sumOf(places: readonly WeightedText[]): number {
  return places.reduce((sum, { weight }) => sum + weight, 0);
}

function hasTerm(words: string, terms: readonly string[]): boolean {
  return firstTerm(words, terms) < Infinity;
}

/** Returns where a text has the first of the terms. Long stems also count inside compounds: `Translogistik`. */
function firstTerm(words: string, terms: readonly string[]): number {
  const found = terms.map((term) => {
    if (UNSPACED.test(term)) return words.indexOf(foldText(term));
    if (!term.endsWith('*')) return words.indexOf(` ${term} `);
    const stem = term.slice(0, -1);
    return words.indexOf(stem.length >= MIN_COMPOUND && !stem.includes(' ') ? stem : ` ${stem}`);
  });
  return Math.min(...found.map((at) => (at === -1 ? Infinity : at)));
}

/** Returns the places in which a company says what it is, each as one text. */
function ownPlaces({ site, pages }: NamedSite, services: readonly string[]): WeightedText[] {
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
  const place = (texts: readonly string[], weight: number): WeightedText => ({
    words: wordsOf(texts.map((text) => splitCustomers(splitName(text, isOwnName).rest).own).join(' | ')),
    weight,
  });
  const title = home.$('title').first().text().slice(0, 200);
  return [
    place([title], 3),
    place(
      [plainText(home.meta['description'] ?? home.meta['og:description'], 400), ...schema.slice(0, 1)],
      3,
    ),
    place(
      headings.map(({ text }) => text),
      2,
    ),
    place(services.slice(0, MAX_SERVICES), 2),
    place(statements.slice(0, MAX_STATEMENTS), 2),
    {
      words: wordsOf([splitName(title, isOwnName).name, ...siteNames({ site, pages })].join(' | ')),
      weight: 3,
    },
    place(
      paragraphs.slice(0, 3).map(({ text }) => text),
      1,
    ),
    place(
      abouts.flatMap((page) => [
        page.$('title').first().text().slice(0, 200),
        page.meta['description'] ?? '',
      ]),
      1,
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
