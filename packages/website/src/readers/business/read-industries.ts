import { type Evidence, evidenceFor } from '@firmlens/contract';
import { plainText, foldText, patternOf } from '@firmlens/text';

import { isAboutOthers } from '../../attribution/about-others';
import { layoutOf } from '../../layout/layout';
import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { companyPitch, companyTypes, type PitchPart } from './company-pitch';
import { INDUSTRIES, INDUSTRY_BY_SCHEMA_TYPE, TOPIC_WORDS } from './industry-words';
import { readServices } from './read-services';
import { TARGET_AUDIENCE_WORDS as AUDIENCE } from './target-audience-words';

/** What the weights of the places that name an industry have to add up to. */
const MIN_SCORE = 3;
/** A second industry is named almost as often as the first. */
const SECOND_SHARE = 0.75;
const MAX_INDUSTRIES = 3;
/** What a place counts that has words typical of the industry but none that names it. */
const TYPICAL = 1 / 3;
const CLEAR_SCORE = 6;
/** In one place alone, the word may be about a customer or the past: only the first counts. */
const MIN_PLACES = 2;
/** Scripts that write no spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;
const MIN_COMPOUND = 7;
const MIN_TOPIC_SCORE = 1;
/** Words after which a sentence says whom something is for. */
const CUSTOMERS = new RegExp(`(?<!\\p{L})${patternOf(AUDIENCE.for, AUDIENCE.helps)}(?!\\p{L})`, 'iu');
/** Keywords left over from a site template. */
const TEMPLATE_KEYWORD =
  /\b(?:templates?|html5?|css3?|bootstrap|themes?|responsive|landing page|corporate)\b/i;
/** The maximum weight of one term, however often it is repeated. */
const MAX_TERM_WEIGHT = 6;
const MIN_PARAGRAPH = 60;
const MAX_SERVICES = 20;
const MAX_TOPICS = 12;
const MAX_KEYWORDS = 12;
const CONFIDENCE = {
  stated: 0.9,
  type: 0.85,
  clear: 0.85,
  likely: 0.75,
  alone: 0.55,
  topic: 0.65,
  keyword: 0.45,
};

/** A folded text padded with spaces, so whole words can be matched. */
interface WeightedText {
  words: string;
  weight: number;
}

/**
 * Reads `business.industries` from the markup and the wording of the company's description, and
 * `business.taxonomy`, the finer topics, from `knowsAbout`, the classifier's leaves and the page's keywords.
 */
export const readIndustries: Reader = (input) => {
  const pitch = companyPitch(input);
  const texts = pitch.flatMap(({ text, weight }) => weighClauses(text, weight));
  const from = source(pitch, input);
  return [
    ...statedIndustries(input),
    ...classified(input, from),
    ...statedTopics(input),
    ...classifiedTopics(input, texts, from),
  ];
};

function statedIndustries(input: ReaderInput): Evidence[] {
  const [home] = input.pages;
  if (!home) return [];
  const from = { origin: 'json-ld', url: home.url };
  const types = home.nodes.flatMap((node) => node.types).filter((type) => INDUSTRY_BY_SCHEMA_TYPE.has(type));
  const companies = schemaNodesOfType(home.nodes, new Set([...companyTypes(home), ...types]));
  const markupIndustries = companies.flatMap((node) => schemaTexts(node, 'industry', 80));
  const typed = companies.flatMap((node) =>
    node.types.flatMap((type) => INDUSTRY_BY_SCHEMA_TYPE.get(type) ?? []),
  );
  return [
    ...[...new Set(markupIndustries)].map((name) =>
      createEvidence(input, 'business.industries', name, { ...from, confidence: CONFIDENCE.stated }),
    ),
    ...[...new Set(typed)].map((name) =>
      createEvidence(input, 'business.industries', name, { ...from, confidence: CONFIDENCE.type }),
    ),
  ];
}

/**
 * Returns the industries that the company says are its own: in the title and description of its site, its main
 * heading, the names of what it sells, its first sentences. Each place counts once, however often it repeats a
 * word, and what follows `for` is about customers.
 */
function classified(input: ReaderInput, from: { origin: string; url: URL | string }): Evidence[] {
  const places = ownPlaces(input);
  const scored = INDUSTRIES.map(({ name, strong, weak }) => {
    const named = places.filter(({ words }) => hasTerm(words, strong));
    const typical = places.filter((place) => !named.includes(place) && hasTerm(place.words, weak));
    const at = firstTerm(named[0]?.words ?? '', strong);
    return { name, named: named.length, at, score: sumOf(named) + TYPICAL * sumOf(typical) };
  })
    .filter(({ named, score }) => named > 0 && score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const confirmed = scored.filter(({ score, named }) => score >= best * SECOND_SHARE && named >= MIN_PLACES);
  const alone = scored.toSorted((a, b) => a.at - b.at).slice(0, 1);
  return (confirmed.length > 0 ? confirmed : alone).slice(0, MAX_INDUSTRIES).map(({ name, score, named }) =>
    createEvidence(input, 'business.industries', name, {
      ...from,
      confidence:
        named < MIN_PLACES ? CONFIDENCE.alone : score < CLEAR_SCORE ? CONFIDENCE.likely : CONFIDENCE.clear,
    }),
  );
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
function ownPlaces(input: ReaderInput): WeightedText[] {
  const [home] = input.pages;
  if (!home) return [];
  const blocks = layoutOf(home).blocks.filter(({ region }) => region === 'main' || region === 'header');
  const headings = blocks.filter(({ level }) => level === 1).slice(0, 2);
  const paragraphs = blocks.filter(
    (block) => block.level === 0 && block.text.length > MIN_PARAGRAPH && !isAboutOthers(block),
  );
  const schema = schemaNodesOfType(home.nodes, companyTypes(home)).flatMap((node) =>
    schemaTexts(node, 'description', 1000),
  );
  const services = evidenceFor(readServices(input), 'business.services').map(({ value }) => value.name);
  const abouts = input.pages.filter(({ kind }) => kind === 'about').slice(0, 2);
  const place = (texts: readonly string[], weight: number): WeightedText => ({
    words: wordsOf(texts.map(ownClauses).join(' | ')),
    weight,
  });
  return [
    place([home.$('title').first().text().slice(0, 200)], 3),
    place(
      [plainText(home.meta['description'] ?? home.meta['og:description'], 400), ...schema.slice(0, 1)],
      3,
    ),
    place(
      headings.map(({ text }) => text),
      2,
    ),
    place(services.slice(0, MAX_SERVICES), 2),
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

/** Returns a text without the words of each sentence that say whom something is for. */
function ownClauses(text: string): string {
  return text
    .split(/(?<=[.!?;])\s|\n/)
    .map((sentence) => sentence.split(CUSTOMERS)[0] ?? '')
    .join(' ');
}

/** Whether a text has a term of this industry, other than about the customers. */
export function hasIndustryTerm(industry: string, text: string): boolean {
  const own = weighClauses(text, 1).slice(0, 1);
  const known = INDUSTRIES.find(({ name }) => name === industry);
  return known !== undefined && [...known.strong, ...known.weak].some((term) => termWeight(term, own) > 0);
}

function classifiedTopics(
  input: ReaderInput,
  texts: readonly WeightedText[],
  from: { origin: string; url: URL | string },
): Evidence[] {
  return Object.entries(TOPIC_WORDS)
    .map(([topic, terms]) => ({
      topic,
      score: Math.max(...terms.map((term) => termWeight(term, texts))),
    }))
    .filter(({ score }) => score >= MIN_TOPIC_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_TOPICS)
    .map(({ topic }) =>
      createEvidence(input, 'business.taxonomy', topic, { ...from, confidence: CONFIDENCE.topic }),
    );
}

function statedTopics(input: ReaderInput): Evidence[] {
  const [home] = input.pages;
  if (!home) return [];
  const isOwnName = createSiteNameMatcher(input);
  const known = schemaNodesOfType(home.nodes, companyTypes(home)).flatMap((node) =>
    schemaTexts(node, 'knowsAbout', 80),
  );
  const keywords = plainText(home.meta['keywords'], 1000)
    .split(/[,;]/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword.length >= 3 && keyword.length <= 40 && keyword.split(' ').length <= 4)
    .filter((keyword) => !isOwnName(keyword) && !TEMPLATE_KEYWORD.test(keyword));
  const topic = (value: string, origin: string, confidence: number): Evidence =>
    createEvidence(input, 'business.taxonomy', value, { origin, url: home.url, confidence });
  return [
    ...[...new Set(known)].slice(0, MAX_TOPICS).map((value) => topic(value, 'json-ld', CONFIDENCE.stated)),
    ...[...new Set(keywords)].slice(0, MAX_KEYWORDS).map((value) => topic(value, 'meta', CONFIDENCE.keyword)),
  ];
}

/** Returns the weight of a term: the sum of the weights of the texts that contain it, capped. */
function termWeight(term: string, texts: readonly WeightedText[]): number {
  const needle = term.endsWith('*') ? ` ${term.slice(0, -1)}` : ` ${term} `;
  const sum = texts.reduce((total, { words, weight }) => total + (words.includes(needle) ? weight : 0), 0);
  return Math.min(sum, MAX_TERM_WEIGHT);
}

/**
 * Splits a text into weighted clauses. Words after `for` describe the customers' industries and count a
 * third.
 */
function weighClauses(text: string, weight: number): WeightedText[] {
  const clauses = text.split(/(?<=[.!?;])\s|\n/).map((sentence) => sentence.split(CUSTOMERS));
  const ownClauses = clauses.map(([first = '']) => first).join(' ');
  const customerClauses = clauses.flatMap(([, ...rest]) => rest).join(' ');
  return [
    { words: wordsOf(ownClauses), weight },
    { words: wordsOf(customerClauses), weight: weight / 3 },
  ];
}

function wordsOf(text: string): string {
  return ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** Returns where the text with the highest weight was found. */
function source(pitch: readonly PitchPart[], input: ReaderInput): { origin: string; url: URL | string } {
  const [first] = pitch;
  return { origin: first?.origin ?? 'text', url: first?.url ?? input.site.pages[0]?.url ?? '' };
}
