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
import { type BatchModel, LanguageModelError } from '../language-model/language-model';
import { modelResult } from '../language-model/model-result';
import { parseJsonObjectIn } from '../language-model/parse-json-object';

export interface InsightDeps {
  /** Null if no endpoint is configured. */
  languageModel: BatchModel | null;
  /** `MIN_CONFIDENCE`. */
  minConfidence: number | null;
  logger: Logger;
}

/** The company and the modules that texts are written for. */
export interface InsightRequest {
  domain: string;
  modules: readonly DataModule[];
  /** All evidence about the company. The model receives nothing else. */
  evidence: readonly Evidence[];
  now: Date;
  /** Aborts when the batch's lease ends or the worker shuts down. */
  signal: AbortSignal;
  /** Limit for all calls together. */
  timeLimitMs?: number;
}

/**
 * The model's texts as evidence, and the outcome. There is no result if no endpoint is configured, which is
 * reported elsewhere.
 */
export interface WrittenInsights {
  evidence: Evidence[];
  results: SourceResult[];
}

const TIME_LIMIT_MS = 75_000;
/** Of each call. */
const MAX_TOKENS = 1_500;
/** Low, because the text only restates evidence that is stored beside it. */
const CONFIDENCE = 0.5;

const INSIGHT_PARTS: readonly string[] = ['insight', 'next_likely_move', 'key_facts'];

/** Merges two attempts: the second version of each part if it was accepted, otherwise the first. */
function mergeAttempts(first: InsightTexts, second: InsightTexts): InsightTexts {
  const insights = second.insights ?? first.insights;
  const codes = new Set(second.reasons.map(({ country_code }) => country_code));
  const reasons = [
    ...second.reasons,
    ...first.reasons.filter(({ country_code }) => !codes.has(country_code)),
  ];
  const isUnparsed = second.refused.some(({ part }) => part === 'answer');
  const wasAcceptedFirst = (part: string) =>
    !first.refused.some((before) => before.part === part || before.part === 'answer');
  const refused = (isUnparsed ? first : second).refused.filter(({ part }) =>
    INSIGHT_PARTS.includes(part) ? insights === null : !wasAcceptedFirst(part),
  );
  return { insights, reasons, refused };
}

/**
 * Queries the model, and once more if a part was refused. If the second call fails, the first attempt counts.
 */
async function queryModel(
  model: BatchModel,
  facts: InsightFacts,
  signal: AbortSignal,
): Promise<InsightTexts> {
  const messages = insightMessages(facts, randomUUID());
  const request = { schema: responseSchema(facts), maxTokens: MAX_TOKENS, signal };
  const response = await model.complete({ ...request, messages });
  const first = parseInsights(parseJsonObjectIn(response), facts);
  if (first.refused.length === 0) return first;
  try {
    const repair = repairMessages(messages, response, first.refused);
    const again = await model.complete({ ...request, messages: repair });
    const second = parseInsights(parseJsonObjectIn(again), facts);
    return mergeAttempts(first, second);
  } catch (error) {
    if (error instanceof LanguageModelError) return first;
    throw error;
  }
}

function evidenceOf({ insights, reasons }: InsightTexts, now: Date): Evidence[] {
  const provenance = {
    source: LANGUAGE_MODEL.name,
    url: null,
    observed_at: now.toISOString(),
    confidence: CONFIDENCE,
  };
  return [
    ...(insights === null ? [] : [{ field: 'signals.ai_insights' as const, value: insights, ...provenance }]),
    ...reasons.map((value) => ({ field: 'business.country_reasons' as const, value, ...provenance })),
  ];
}

/**
 * Lets the language model, if one is configured, write insights and reasons for target countries. Its texts
 * are checked against the evidence. A text that is refused twice is left to the rules. Never rejects: a model
 * that is down, slow or inventive costs only its own texts.
 */
export async function writeInsights(
  { languageModel, minConfidence, logger }: InsightDeps,
  { domain, modules, evidence, now, signal, timeLimitMs = TIME_LIMIT_MS }: InsightRequest,
): Promise<WrittenInsights> {
  if (languageModel === null) return { evidence: [], results: [] };
  const usedBefore = languageModel.tokensUsed();
  const outcome = (status: SourceResult['status'], reason: string | null) =>
    modelResult(LANGUAGE_MODEL.name, { status, reason }, now, languageModel.tokensUsed() - usedBefore);
  const notAsked = (reason: string) => ({ evidence: [], results: [outcome('not_asked', reason)] });
  if (!modules.includes('signals') && !modules.includes('business')) {
    return notAsked('no requested module needs it');
  }
  try {
    const facts = findFacts(evidence, { domain, now, minConfidence }, modules);
    if (facts.facts.length === 0 && facts.countries.length === 0) {
      return notAsked('there is nothing to write about');
    }
    const timed = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
    const texts = await queryModel(languageModel, facts, timed);
    const textEvidence = evidenceOf(texts, now);
    const refused = texts.refused.map(({ part, fault }) => `${fault} (${part})`).join('; ');
    const reason = refused === '' ? null : `refused: ${refused}`;
    const status = textEvidence.length > 0 ? 'found' : 'failed';
    return { evidence: textEvidence, results: [outcome(status, reason)] };
  } catch (error) {
    if (error instanceof LanguageModelError)
      return { evidence: [], results: [outcome('failed', error.message)] };
    logger.warn('insights could not be written', { domain, error });
    return { evidence: [], results: [outcome('failed', 'it could not be queried')] };
  }
}
