import type { Evidence } from '@firmlens/contract';
import { elementText } from '../element-text';
import { allMatches, foldText, patternOf } from '@firmlens/text';

import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { nestedSchemaNodes, schemaText, schemaNodesOfType } from '../schema-nodes';
import { companyPitch } from './company-pitch';
import { TARGET_AUDIENCE_WORDS as WORDS } from './target-audience-words';

const FOR = patternOf(WORDS.for);
const LAST = new RegExp(`(?<![\\p{L}])${patternOf(WORDS.customers)}(?![\\p{L}])`, 'giu');
const OFFER_FOR = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.offers)}(?: \\p{L}+){0,2} (?:${patternOf(WORDS.only)} )?${FOR} `,
  'giu',
);
const MAKER_FOR = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.makers)} ${patternOf(WORDS.of)} [^.;:]{2,60}? ${FOR} `,
  'giu',
);
const HELPS = new RegExp(`(?<!\\p{L})${patternOf(WORDS.helps, WORDS.otherHelp)} `, 'giu');
const CUSTOMERS = new RegExp(`(?<!\\p{L})${patternOf(WORDS.customersAre)} `, 'giu');
const HEADING_FOR = new RegExp(`^${patternOf(WORDS.for, WORDS.madeFor)} `, 'iu');
const DETERMINERS = new RegExp(
  `^(?:${patternOf(WORDS.determiners)}|${patternOf(WORDS.moreThan)} [\\d,.]+|[\\d,.]+\\+?)\\s+`,
  'iu',
);
const CLAUSE_END = new RegExp(
  `\\s${patternOf(WORDS.clauseEnds)}\\s|,\\s${patternOf(WORDS.clauseEndsAfterComma)}\\s`,
  'iu',
);
const LIST = new RegExp(`,.*\\s(?:${patternOf(WORDS.conjunctions)}|&)\\s`, 'iu');
const PRONOUN = new RegExp(`(?<!\\p{L})${patternOf(WORDS.pronouns)}(?!\\p{L})`, 'iu');
const MENU_LABEL = new RegExp(`^${FOR} ([\\p{L} &-]{4,40})$`, 'iu');
const MAX_PHRASE_DISTANCE = 140;
const MAX_PHRASE = 100;
const MAX_WORDS = 14;
const MAX_CANDIDATES = 3;
/** Confidence by place. A sentence that states the audience counts more than a menu label. */
const CONFIDENCE = { stated: 0.9, description: 0.8, heading: 0.75, text: 0.6, menu: 0.55 };

interface Candidate {
  phrase: string;
  origin: string;
  url: URL;
  confidence: number;
}

/**
 * Reads `business.target_audience`: a short phrase such as `Logistics teams and warehouse operators`, from
 * the site's own sentences.
 */
export const readTargetAudience: Reader = (input) => {
  const candidates = [...statedAudience(input), ...pitchedAudience(input), ...menuAudience(input)];
  const seen = new Set<string>();
  const distinct = candidates
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ phrase }) => !seen.has(foldText(phrase)) && seen.add(foldText(phrase)));
  return distinct
    .slice(0, MAX_CANDIDATES)
    .map(({ phrase, ...from }): Evidence => createEvidence(input, 'business.target_audience', phrase, from));
};

/** Returns the people or companies that a sentence says something is for, or null if it names none. */
export function audienceIn(sentence: string): string | null {
  const starts = [OFFER_FOR, MAKER_FOR, CUSTOMERS, HELPS].flatMap((pattern) =>
    allMatches(sentence.slice(0, 2000), pattern).map((match) => match.index + match[0].length),
  );
  for (const start of starts) {
    const phrase = phraseAt(sentence, start);
    if (phrase !== null) return phrase;
  }
  const heading = HEADING_FOR.exec(sentence);
  return heading ? phraseAt(sentence, heading[0].length) : null;
}

/** Whether a phrase can be an audience: it names people or companies, and points at nobody by a pronoun. */
export function canBeAudience(phrase: string): boolean {
  return (
    phrase.length <= MAX_PHRASE &&
    phrase.split(' ').length <= MAX_WORDS &&
    allMatches(phrase, LAST).length > 0 &&
    !PRONOUN.test(phrase)
  );
}

function phraseAt(text: string, start: number): string | null {
  const reach = text.slice(start, start + MAX_PHRASE_DISTANCE).split(/[.;:!?–—|()"“]| - /)[0] ?? '';
  const clause = (reach.split(CLAUSE_END)[0] ?? '').replace(DETERMINERS, '').replace(DETERMINERS, '');
  const last = allMatches(clause, LAST).at(-1);
  if (!last) return null;
  const phrase = clause
    .slice(0, last.index + last[0].length)
    .replace(/\s+/g, ' ')
    .trim();
  // A comma that no `and` follows starts another clause.
  const fullPhrase = phrase.includes(',') && !LIST.test(phrase) ? (phrase.split(',')[0] ?? '') : phrase;
  if (
    fullPhrase.length < 3 ||
    fullPhrase.length > MAX_PHRASE ||
    fullPhrase.split(' ').length > MAX_WORDS ||
    PRONOUN.test(fullPhrase)
  )
    return null;
  return `${fullPhrase.charAt(0).toUpperCase()}${fullPhrase.slice(1)}`;
}

function statedAudience({ pages }: ReaderInput): Candidate[] {
  return pages.flatMap((page) => {
    const types = new Set(page.nodes.flatMap((node) => node.types));
    return schemaNodesOfType(page.nodes, types)
      .flatMap((node) => nestedSchemaNodes(node, 'audience'))
      .map(
        (audience) =>
          schemaText(audience, 'audienceType', MAX_PHRASE) ?? schemaText(audience, 'name', MAX_PHRASE),
      )
      .filter((phrase) => phrase !== null)
      .slice(0, 1)
      .map((phrase) => ({ phrase, origin: 'json-ld', url: page.url, confidence: CONFIDENCE.stated }));
  });
}

function pitchedAudience(input: ReaderInput): Candidate[] {
  const confidence = [CONFIDENCE.text, CONFIDENCE.heading, CONFIDENCE.description];
  return companyPitch(input).flatMap(({ text, origin, url, weight }) =>
    text
      .slice(0, 1500)
      .split(/\n|(?<=[.!?])\s/)
      .flatMap((sentence) => audienceIn(sentence) ?? [])
      .slice(0, 1)
      .map((phrase) => ({ phrase, origin, url, confidence: confidence[weight - 1] ?? CONFIDENCE.text })),
  );
}

/** Reads menu links that sort solutions by customer: `For developers`, `For agencies`. */
function menuAudience({ pages }: ReaderInput): Candidate[] {
  const [home] = pages;
  const links = home?.$('a[href]').toArray().slice(0, 300) ?? [];
  const groups = links.flatMap((link) => MENU_LABEL.exec(elementText(link, 60))?.[1] ?? []);
  const distinct = [...new Set(groups)].slice(0, 4);
  const [first, ...rest] = distinct;
  if (!home || first === undefined || rest.length === 0) return [];
  const phrase = `${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1) ?? ''}`;
  return [
    {
      phrase: `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`,
      origin: 'text',
      url: home.url,
      confidence: CONFIDENCE.menu,
    },
  ];
}
