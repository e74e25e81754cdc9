import { randomUUID } from 'node:crypto';
import type { DataModule, Evidence } from '@firmlens/contract';
import type { SourceResult } from '@firmlens/domain';
import {
  responseSchema,
  findFacts,
  type InsightFacts,
  parseInsights,
  type InsightTexts,
} from '@firmlens/enrichment';
import type { Logger } from '@firmlens/runtime';
import { LANGUAGE_MODEL } from '@firmlens/sources';
import { insightMessages, repairMessages } from './insight-messages';
import { type LanguageModel, LanguageModelError } from './language-model';

export interface InsightDeps {
  /** Null where no endpoint is set. */
  languageModel: LanguageModel | null;
  logger: Logger;
}

/** What is written about. */
export interface InsightRequest {
  domain: string;
  modules: readonly DataModule[];
  /** All of the company; nothing else is told to the model. */
  evidence: readonly Evidence[];
  now: Date;
  /** Aborts when the batch's time or the worker's life is over. */
  signal: AbortSignal;
  /** For all calls together. */
  timeLimitMs?: number;
}

/** What the model wrote, as evidence, and what became of it; no result where no endpoint is set, which is told elsewhere. */
export interface WrittenInsights {
  evidence: Evidence[];
  results: SourceResult[];
}

const TIME_LIMIT_MS = 75_000;
const MAX_REASON = 300;
/** A text that only says what evidence says; the evidence it is drawn from stands beside it. */
const CONFIDENCE = 0.5;

/** The JSON object in an answer, which some models put between fences; null where there is none. */
function objectIn(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)) as unknown;
  } catch {
    return null;
  }
}

const INSIGHT_PARTS: readonly string[] = ['insight', 'next_likely_move', 'key_facts'];

/** What stands of two tries: of each part the later one, else the earlier one. */
function together(first: InsightTexts, second: InsightTexts): InsightTexts {
  const insights = second.insights ?? first.insights;
  const codes = new Set(second.reasons.map(({ country_code }) => country_code));
  const reasons = [
    ...second.reasons,
    ...first.reasons.filter(({ country_code }) => !codes.has(country_code)),
  ];
  const isUnread = second.refused.some(({ part }) => part === 'answer');
  const stoodBefore = (part: string) =>
    !first.refused.some((before) => before.part === part || before.part === 'answer');
  const refused = (isUnread ? first : second).refused.filter(({ part }) =>
    INSIGHT_PARTS.includes(part) ? insights === null : !stoodBefore(part),
  );
  return { insights, reasons, refused };
}

/** Asks, and asks once more where a part is refused. A second call that fails leaves what the first one brought. */
async function write(model: LanguageModel, facts: InsightFacts, signal: AbortSignal): Promise<InsightTexts> {
  const messages = insightMessages(facts, randomUUID());
  const schema = responseSchema(facts);
  const answer = await model.complete(messages, schema, signal);
  const first = parseInsights(objectIn(answer), facts);
  if (first.refused.length === 0) return first;
  try {
    const repair = repairMessages(messages, answer, first.refused);
    const second = parseInsights(objectIn(await model.complete(repair, schema, signal)), facts);
    return together(first, second);
  } catch (error) {
    if (error instanceof LanguageModelError) return first;
    throw error;
  }
}

function result(status: SourceResult['status'], reason: string | null, askedAt: Date | null): SourceResult {
  return { source: LANGUAGE_MODEL.name, status, reason: reason?.slice(0, MAX_REASON) ?? null, askedAt };
}

function evidenceOf({ insights, reasons }: InsightTexts, now: Date): Evidence[] {
  const seen = {
    source: LANGUAGE_MODEL.name,
    url: null,
    observed_at: now.toISOString(),
    confidence: CONFIDENCE,
  };
  return [
    ...(insights === null ? [] : [{ field: 'signals.ai_insights' as const, value: insights, ...seen }]),
    ...reasons.map((value) => ({ field: 'business.country_reasons' as const, value, ...seen })),
  ];
}

/**
 * Lets the model write insights and reasons for target countries from a company's evidence, where one is set. What it writes
 * is measured against the evidence; what is refused twice is left to the rules. Never rejects: a model that is down,
 * slow or inventive costs its texts alone.
 */
export async function writeInsights(
  { languageModel, logger }: InsightDeps,
  { domain, modules, evidence, now, signal, timeLimitMs = TIME_LIMIT_MS }: InsightRequest,
): Promise<WrittenInsights> {
  if (languageModel === null) return { evidence: [], results: [] };
  const notAsked = (reason: string) => ({ evidence: [], results: [result('not_asked', reason, null)] });
  if (!modules.includes('signals') && !modules.includes('business')) {
    return notAsked('no requested module needs it');
  }
  try {
    const facts = findFacts(evidence, { domain, now }, modules);
    if (facts.facts.length === 0 && facts.countries.length === 0) {
      return notAsked('there is nothing to write about');
    }
    const timed = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
    const writing = await write(languageModel, facts, timed);
    const written = evidenceOf(writing, now);
    const refused = writing.refused.map(({ part, fault }) => `${fault} (${part})`).join('; ');
    const reason = refused === '' ? null : `refused: ${refused}`;
    const status = written.length > 0 ? 'found' : 'failed';
    return { evidence: written, results: [result(status, reason, now)] };
  } catch (error) {
    if (error instanceof LanguageModelError)
      return { evidence: [], results: [result('failed', error.message, now)] };
    logger.warn('insights could not be written', { domain, error });
    return { evidence: [], results: [result('failed', 'it could not be queried', now)] };
  }
}
