import { type Egress, EgressError } from '@firmlens/egress';
import { createTokenBudget, estimateTokens, type TokenBudget } from './token-budget';

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The model could not be queried or gave no answer. `message` completes "failed: …" and names no host. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelFault';
}

export interface CompletionRequest {
  messages: readonly Message[];
  schema: object;
  /** How many tokens the model may write. */
  maxTokens: number;
  signal: AbortSignal;
}

/** A chat completion endpoint as one batch may use it. */
export interface BatchModel {
  /**
   * Returns the model's answer, which should be JSON of the schema. Throws a `LanguageModelError`, also instead
   * of a call that might use more tokens than are left.
   */
  complete(request: CompletionRequest): Promise<string>;
  tokensLeft(): number;
  tokensUsed(): number;
}

/** A chat completion endpoint. */
export interface LanguageModel {
  /** Returns the endpoint with a batch's tokens. */
  forBatch(): BatchModel;
}

interface LanguageModelSettings {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  tokensPerBatch: number;
}

interface Deps {
  egress: Egress;
  settings: LanguageModelSettings;
  /** Timeout of one call. */
  timeoutMs?: number;
}

const CALL_TIMEOUT_MS = 30_000;
const MAX_RESPONSE_BYTES = 64 * 1024;

/**
 * The variant of the request body. Endpoints respond 400 to a variant that they do not support: some take no
 * JSON schema, and newer models take `max_completion_tokens` and no temperature.
 */
interface RequestVariant {
  format: 'json_schema' | 'json_object';
  limit: 'max_tokens' | 'max_completion_tokens';
}

/** Returns the variant to try after a 400, or null if none is left. */
function nextVariant({ format, limit }: RequestVariant, complaint: string): RequestVariant | null {
  if (limit === 'max_tokens' && /max_completion_tokens|max_tokens|temperature/.test(complaint)) {
    return { format, limit: 'max_completion_tokens' };
  }
  return format === 'json_schema' ? { format: 'json_object', limit } : null;
}

function requestBody(
  model: string,
  { messages, schema, maxTokens }: CompletionRequest,
  { format, limit }: RequestVariant,
): string {
  return JSON.stringify({
    model,
    messages,
    ...(limit === 'max_tokens' && { temperature: 0 }),
    [limit]: maxTokens,
    response_format:
      format === 'json_schema'
        ? { type: format, json_schema: { name: 'answer', strict: true, schema } }
        : { type: format },
  });
}

type Unchecked<T> = { readonly [K in keyof T]?: T[K] | null };
/** The part of a completion that is read. Anything in it may be missing or of another type. */
interface Completion {
  choices?: unknown;
  usage?: Unchecked<{ total_tokens: unknown }> | null;
}
type Choice = Unchecked<{
  message: Unchecked<{ content: unknown; refusal: unknown }>;
  finish_reason: unknown;
}>;

function parseCompletion(body: Buffer): Completion | null {
  try {
    return JSON.parse(body.toString()) as Completion | null;
  } catch {
    throw new LanguageModelError('its response is not JSON');
  }
}

/** Returns the tokens that a call used as the endpoint counts them, or null: not all endpoints do. */
function countedTokens(body: Buffer): number | null {
  try {
    const total = parseCompletion(body)?.usage?.total_tokens;
    return typeof total === 'number' && Number.isSafeInteger(total) && total > 0 ? total : null;
  } catch {
    return null;
  }
}

function textOf(body: Buffer): string {
  const choices = parseCompletion(body)?.choices;
  const choice = Array.isArray(choices) ? (choices[0] as Choice | null | undefined) : undefined;
  if (choice?.finish_reason === 'length') throw new LanguageModelError('its response is truncated');
  const content = choice?.message?.content;
  if (typeof content === 'string' && content.trim() !== '') return content;
  throw new LanguageModelError(
    choice?.message?.refusal ? 'it declined to answer' : 'its response has no text',
  );
}

/**
 * Creates a client for any endpoint that speaks OpenAI's chat completions protocol. The key is sent only in a
 * header to the endpoint. Redirects are not followed.
 */
export function createLanguageModel({ egress, settings, timeoutMs = CALL_TIMEOUT_MS }: Deps): LanguageModel {
  const { baseUrl, apiKey, model, tokensPerBatch } = settings;
  const url = `${baseUrl}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
  };
  // The variant that worked last time. The first one enforces the schema most strictly.
  let wording: RequestVariant = { format: 'json_schema', limit: 'max_tokens' };

  async function post(sent: string, { maxTokens, signal }: CompletionRequest, budget: TokenBudget) {
    const promptTokens = estimateTokens(sent);
    if (promptTokens + maxTokens > budget.left()) {
      throw new LanguageModelError('the tokens of the batch are used up');
    }
    try {
      const options = { allowHttp: url.startsWith('http:'), maxBytes: MAX_RESPONSE_BYTES, timeoutMs, signal };
      const response = await egress.request(url, { method: 'POST', headers, body: sent, ...options });
      const { status, body } = response;
      if (status === 200) {
        const written = Math.min(maxTokens, estimateTokens(body.toString()));
        budget.spend(countedTokens(body) ?? promptTokens + written);
      }
      return response;
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      const isTimeout = error.code === 'timeout' || error.code === 'aborted';
      // It may have worked all the same.
      if (isTimeout) budget.spend(promptTokens);
      throw new LanguageModelError(isTimeout ? 'it did not respond in time' : `no response: ${error.code}`);
    }
  }

  async function complete(request: CompletionRequest, budget: TokenBudget): Promise<string> {
    for (let tried: RequestVariant | null = wording; tried !== null;) {
      const { status, body, truncated } = await post(requestBody(model, request, tried), request, budget);
      if (status === 200) {
        if (truncated)
          throw new LanguageModelError(`its response is longer than ${MAX_RESPONSE_BYTES / 1024} KiB`);
        wording = tried;
        return textOf(body);
      }
      if (status !== 400) throw new LanguageModelError(`it responded with ${status}`);
      tried = nextVariant(tried, body.toString());
    }
    throw new LanguageModelError('it responded with 400');
  }

  return {
    forBatch() {
      const budget = createTokenBudget(tokensPerBatch);
      return {
        complete: (request) => complete(request, budget),
        tokensLeft: budget.left,
        tokensUsed: budget.used,
      };
    },
  };
}
