import { randomUUID } from 'node:crypto';
import type { DataModule, Evidence } from '@firmlens/contract';
import type { SourceResult } from '@firmlens/domain';
import { addressesModel } from '@firmlens/enrichment';
import type { Logger } from '@firmlens/runtime';
import { MODEL_READING } from '@firmlens/sources';
import {
  answerSchema,
  type CheckedAnswers,
  checkAnswers,
  type Passage,
  type ReadableSite,
} from '@firmlens/website';
import { type BatchModel, LanguageModelError } from '../language-model/language-model';
import { modelResult } from '../language-model/model-result';
import { parseJsonObjectIn } from '../language-model/parse-json-object';
import { estimateTokens } from '../language-model/token-budget';
import { passageLine, readingMessages } from './reading-messages';

export interface ReadingDeps {
  /** Null if no endpoint is configured. */
  languageModel: BatchModel | null;
  logger: Logger;
}

export interface ReadingRequest {
  domain: string;
  /** The modules that questions are asked for. */
  modules: readonly DataModule[];
  /** Null if the website was not read. */
  readable: ReadableSite | null;
  /** Whether a text names somebody who asked to be forgotten. */
  isForgotten: (text: string) => boolean;
  now: Date;
  /** Aborts when the batch's lease ends or the worker shuts down. */
  signal: AbortSignal;
}

/**
 * The answers that hold, as evidence, and the outcome. There is no result if no endpoint is configured, which
 * is reported elsewhere.
 */
export interface ModelReading {
  evidence: Evidence[];
  results: SourceResult[];
}

const MAX_TOKENS = 2_500;
/** The rest is for insights. */
const SHARE_OF_TOKENS = 0.5;

/** Returns the first passages that the tokens suffice for. */
function affordable(
  passages: readonly Passage[],
  { domain, modules }: ReadingRequest,
  tokensLeft: number,
): Passage[] {
  const empty = [readingMessages({ domain, modules, passages: [] }, randomUUID()), answerSchema(modules)];
  let left = tokensLeft * SHARE_OF_TOKENS - MAX_TOKENS - estimateTokens(JSON.stringify(empty));
  return passages.filter((passage, index) => (left -= estimateTokens(passageLine(passage, index))) > 0);
}

function describeDropped(dropped: CheckedAnswers['dropped']): string | null {
  const parts = [...dropped].map(
    ([fault, count]) => `${count} ${count === 1 ? 'answer' : 'answers'} ${fault}`,
  );
  return parts.length === 0 ? null : `dropped: ${parts.join(', ')}`;
}

/**
 * Lets the language model, if one is configured, answer questions from the company's own pages. An answer
 * counts only if the page has its quotation and the quotation shows its value. Passages that address a model
 * or name somebody who asked to be forgotten are not shown. Never rejects: a model that is down, slow or
 * inventive costs only its own evidence.
 */
export async function readWithModel(
  { languageModel, logger }: ReadingDeps,
  request: ReadingRequest,
): Promise<ModelReading> {
  if (languageModel === null) return { evidence: [], results: [] };
  const { domain, modules, readable, isForgotten, now, signal } = request;
  const outcome = (status: SourceResult['status'], reason: string | null, evidence: Evidence[] = []) => ({
    evidence,
    results: [modelResult(MODEL_READING.name, { status, reason }, now, languageModel.tokensUsed())],
  });
  try {
    const allowed =
      readable?.passages.filter(({ text }) => !addressesModel(text) && !isForgotten(text)) ?? [];
    const passages = affordable(allowed, request, languageModel.tokensLeft());
    if (readable === null || passages.length === 0) return outcome('not_asked', 'there is nothing to read');
    const messages = readingMessages({ domain, modules, passages }, randomUUID());
    const schema = answerSchema(modules);
    const content = await languageModel.complete({ messages, schema, maxTokens: MAX_TOKENS, signal });
    const answers = parseJsonObjectIn(content);
    if (answers === null) return outcome('failed', 'its answer is not a JSON object');
    const shown = { ...readable, passages };
    const { evidence, dropped } = checkAnswers(answers, shown, modules, now.toISOString());
    if (evidence.length > 0) return outcome('found', describeDropped(dropped), evidence);
    if (dropped.size > 0) return outcome('failed', describeDropped(dropped));
    return outcome('nothing', 'the pages answer no question');
  } catch (error) {
    if (error instanceof LanguageModelError) return outcome('failed', error.message);
    logger.warn('the pages could not be read by the model', { domain, error });
    return outcome('failed', 'it could not be queried');
  }
}
