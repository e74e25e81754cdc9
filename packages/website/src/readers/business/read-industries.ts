import { type Evidence, evidenceFor } from '@firmlens/contract';
import { foldToWords, plainText } from '@firmlens/text';

import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, oncePerSite, type Reader, type ReaderInput } from '../reader';
import { schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { companyPitch, companyTypes, type PitchPart } from './company-pitch';
import { INDUSTRIES, INDUSTRY_BY_SCHEMA_TYPE, TOPIC_WORDS } from './industry-words';
import { scoreIn, shareOfScore } from '../trees/ranking';
import {
  type MeasuredIndustry,
  measuredIndustries,
  splitCustomers,
  type WeightedText,
} from './own-industries';
import { readServices } from './read-services';

const MIN_TOPIC_SCORE = 1;
/** The places in which a company says first what it is. */
const OWN_PLACES = ['title', 'description', 'headings', 'name', 'services'];
/** What a place says of an industry that it names. */
const NAMED = 2;
/** Keywords left over from a site template. */
const TEMPLATE_KEYWORD =
  /\b(?:templates?|html5?|css3?|bootstrap|themes?|responsive|landing page|corporate)\b/i;
/** The maximum weight of one term, however often it is repeated. */
const MAX_TERM_WEIGHT = 6;
const MAX_TOPICS = 12;
const MAX_KEYWORDS = 12;
const CONFIDENCE = {
  stated: 0.9,
  type: 0.95,
  topic: 0.65,
  keyword: 0.45,
};

/**
 * Reads `business.industries` from the markup and the wording of the company's description, and
 * `business.taxonomy`, the finer topics, from `knowsAbout`, the classifier's leaves and the page's keywords.
 */
export const readIndustries: Reader = oncePerSite((input) => {
  const pitch = companyPitch(input);
  const texts = pitch.flatMap(({ text, weight }) => weighClauses(text, weight));
  const from = source(pitch, input);
  return [
    ...statedIndustries(input),
    ...classified(input, from),
    ...statedTopics(input),
    ...classifiedTopics(input, texts, from),
  ];
});

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

/** Returns the industry that trained trees take for the company's own. */
function classified(input: ReaderInput, from: { origin: string; url: URL | string }): Evidence[] {
  const [best] = industryCandidates(input)
    .flatMap((candidate) => {
      const score = scoreIn('industries', candidate.features);
      const confidence = shareOfScore('industries', score);
      return confidence === null ? [] : [{ ...candidate, score, confidence }];
    })
    .sort((a, b) => Number(isOfCustomers(a)) - Number(isOfCustomers(b)) || b.score - a.score);
  return best
    ? [createEvidence(input, 'business.industries', best.name, { ...from, confidence: best.confidence })]
    : [];
}

/** Whether an industry is named as that of the customers, and not where a company says first what it is. */
function isOfCustomers({ features }: MeasuredIndustry): boolean {
  return features['in.customers'] === 1 && OWN_PLACES.every((place) => features[`in.${place}`] !== NAMED);
}

/** Returns the industries that the pages name, with their features. */
export function industryCandidates(input: ReaderInput): MeasuredIndustry[] {
  const services = evidenceFor(readServices(input), 'business.services').map(({ value }) => value.name);
  return measuredIndustries(input, services);
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

/** Words after `for` describe the customers' industries and count a third. */
function weighClauses(text: string, weight: number): WeightedText[] {
  const { own, customers } = splitCustomers(text);
  return [
    { words: foldToWords(own), weight },
    { words: foldToWords(customers), weight: weight / 3 },
  ];
}

/** Returns where the text with the highest weight was found. */
function source(pitch: readonly PitchPart[], input: ReaderInput): { origin: string; url: URL | string } {
  const [first] = pitch;
  return { origin: first?.origin ?? 'text', url: first?.url ?? input.site.pages[0]?.url ?? '' };
}
