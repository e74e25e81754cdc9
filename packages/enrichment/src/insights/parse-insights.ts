import type { CountryReason, Insights } from '@firmlens/contract';
import { type Fault, findTextFaults, type Measure } from './find-text-faults';
import type { CountryFact, InsightFacts } from './find-facts';
import { vocabularyOf } from './vocabulary';

/** The accepted parts of a writer's response, and why the rest was rejected. */
export interface InsightTexts {
  insights: Insights | null;
  reasons: CountryReason[];
  /** One entry for each rejected part, with its faults. */
  refused: Refusal[];
}

/** The part and the fault are safe to publish, the words are not. */
interface Refusal extends Fault {
  part: string;
}

const MAX_INSIGHT = 600;
const MAX_NEXT_MOVE = 240;
const MAX_REASON = 240;
const MAX_INDICATORS = 8;

type ParsedPart<T> = { value: T } | { refused: Refusal[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the JSON schema of the requested response, in the form that strict structured output accepts. */
export function responseSchema({ facts, countries }: InsightFacts): object {
  const text = { type: 'string' };
  const reason = {
    type: 'object',
    properties: { country_code: text, reason: text },
    required: ['country_code', 'reason'],
    additionalProperties: false,
  };
  const properties = {
    ...(facts.length > 0 && {
      insight: text,
      next_likely_move: { type: ['string', 'null'] },
      key_facts: { type: 'array', items: { type: 'integer' } },
    }),
    ...(countries.length > 0 && { country_reasons: { type: 'array', items: reason } }),
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function checkedText(value: unknown, part: string, measure: Measure): ParsedPart<string> {
  if (typeof value !== 'string') return { refused: [{ part, fault: 'it is missing', words: [] }] };
  const text = value.normalize('NFKC').trim();
  const faults = findTextFaults(text, measure);
  return faults.length === 0 ? { value: text } : { refused: faults.map((fault) => ({ part, ...fault })) };
}

/** The rules' words, as a fact. */
const ruleFacts = ({ byRule }: InsightFacts): string[] =>
  byRule === null ? [] : [`momentum ${byRule.growth_momentum}; trajectory ${byRule.trajectory}`];

function measureOf(known: InsightFacts): Omit<Measure, 'maxLength'> {
  const { company, facts } = known;
  const named = { company, people: facts.flatMap(({ people }) => people) };
  const withoutRumours = facts.filter(({ isRumour }) => !isRumour);
  return {
    withoutRumours: vocabularyOf([...withoutRumours.map(({ line }) => line), ...ruleFacts(known)], named),
    all: vocabularyOf([...facts.map(({ line }) => line), ...ruleFacts(known)], named),
    quotable: facts.flatMap(({ quoted }) => quoted),
  };
}

/** Returns the facts that are cited by number, as indicators. */
function citedIndicators(value: unknown, { facts }: InsightFacts): ParsedPart<string[]> {
  const part = 'key_facts';
  const numbers = Array.isArray(value) ? [...new Set(value as unknown[])] : [];
  if (numbers.length === 0) return { refused: [{ part, fault: 'it is missing', words: [] }] };
  const cited = numbers.map((number) =>
    typeof number === 'number' ? facts[number - 1]?.indicator : undefined,
  );
  const known = cited.filter((indicator) => indicator !== undefined);
  if (known.length < cited.length)
    return { refused: [{ part, fault: 'it cites a fact that does not exist', words: [] }] };
  return { value: known.slice(0, MAX_INDICATORS) };
}

/** Returns null if the model says that no fact points to a next move. */
function readNextMove(move: unknown, measure: Omit<Measure, 'maxLength'>): ParsedPart<string | null> {
  if (move === null || move === '') return { value: null };
  return checkedText(move, 'next_likely_move', { ...measure, maxLength: MAX_NEXT_MOVE, isOutlook: true });
}

function readInsights(response: Record<string, unknown>, facts: InsightFacts): ParsedPart<Insights> {
  const measure = measureOf(facts);
  const insight = checkedText(response['insight'], 'insight', { ...measure, maxLength: MAX_INSIGHT });
  const move = readNextMove(response['next_likely_move'], measure);
  const indicators = citedIndicators(response['key_facts'], facts);
  const refused = [insight, move, indicators].flatMap((read) => ('refused' in read ? read.refused : []));
  if ('refused' in insight || 'refused' in move || 'refused' in indicators) return { refused };
  return {
    value: {
      insight: insight.value,
      growth_momentum: facts.byRule?.growth_momentum ?? '',
      trajectory: facts.byRule?.trajectory ?? '',
      key_indicators: indicators.value,
      next_likely_move: move.value,
    },
  };
}

function readReason(
  response: Record<string, unknown>,
  facts: InsightFacts,
  fact: CountryFact,
): ParsedPart<CountryReason> {
  const { code, country, line, people } = fact;
  const part = `the reason for ${country}`;
  const reasons = Array.isArray(response['country_reasons'])
    ? (response['country_reasons'] as unknown[])
    : [];
  const given = reasons.find((item) => isObject(item) && item['country_code'] === code);
  const known = vocabularyOf([country, line, ...ruleFacts(facts)], { company: facts.company, people });
  const measure = { withoutRumours: known, all: known, quotable: [], maxLength: MAX_REASON, country: code };
  const text = checkedText(isObject(given) ? given['reason'] : undefined, part, measure);
  return 'refused' in text ? text : { value: { country_code: code, reason: text.value } };
}

/**
 * Parses what was written from facts, in the shape of `responseSchema`, and checks each part against the
 * facts. Momentum and trajectory come from the rules; the key indicators are the cited facts. Countries that
 * were not asked for are left out.
 */
export function parseInsights(response: unknown, facts: InsightFacts): InsightTexts {
  const writing: InsightTexts = { insights: null, reasons: [], refused: [] };
  if (!isObject(response))
    return { ...writing, refused: [{ part: 'answer', fault: 'it is not a JSON object', words: [] }] };
  if (facts.facts.length > 0) {
    const insights = readInsights(response, facts);
    if ('refused' in insights) writing.refused.push(...insights.refused);
    else writing.insights = insights.value;
  }
  for (const country of facts.countries) {
    const reason = readReason(response, facts, country);
    if ('refused' in reason) writing.refused.push(...reason.refused);
    else writing.reasons.push(reason.value);
  }
  return writing;
}
