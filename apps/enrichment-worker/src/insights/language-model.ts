import { type Egress, EgressError } from '@firmlens/egress';

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The model could not be queried or gave no answer. `message` completes "failed: …" and names no host. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelFault';
}

/** A chat completion endpoint. */
export interface LanguageModel {
  /** Returns the model's answer, which should be JSON of the schema. Throws a `LanguageModelError`. */
  complete(messages: readonly Message[], schema: object, signal: AbortSignal): Promise<string>;
}

interface LanguageModelSettings {
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

interface Deps {
  egress: Egress;
  settings: LanguageModelSettings;
  /** Timeout of one call. */
  timeoutMs?: number;
}

const CALL_TIMEOUT_MS = 30_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
const MAX_TOKENS = 1_500;

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
  messages: readonly Message[],
  schema: object,
  { format, limit }: RequestVariant,
): string {
  return JSON.stringify({
    model,
    messages,
    ...(limit === 'max_tokens' && { temperature: 0 }),
    [limit]: MAX_TOKENS,
    response_format:
      format === 'json_schema'
        ? { type: format, json_schema: { name: 'insight', strict: true, schema } }
        : { type: format },
  });
}

type Unchecked<T> = { readonly [K in keyof T]?: T[K] | null };
/** The part of a completion that is read. Anything in it may be missing or of another type. */
interface Completion {
  choices?: unknown;
}
type Choice = Unchecked<{
  message: Unchecked<{ content: unknown; refusal: unknown }>;
  finish_reason: unknown;
}>;

function parseCompletion(body: Buffer): string {
  let completion: Completion | null;
  try {
    completion = JSON.parse(body.toString()) as Completion | null;
  } catch {
    throw new LanguageModelError('its response is not JSON');
  }
  const choices = completion?.choices;
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
  const { baseUrl, apiKey, model } = settings;
  const url = `${baseUrl}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
  };
  // The variant that worked last time. The first one enforces the schema most strictly.
  let wording: RequestVariant = { format: 'json_schema', limit: 'max_tokens' };

  async function post(body: string, signal: AbortSignal) {
    try {
      const options = { allowHttp: url.startsWith('http:'), maxBytes: MAX_RESPONSE_BYTES, timeoutMs, signal };
      return await egress.request(url, { method: 'POST', headers, body, ...options });
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      const isTimeout = error.code === 'timeout' || error.code === 'aborted';
      throw new LanguageModelError(isTimeout ? 'it did not respond in time' : `no response: ${error.code}`);
    }
  }

  return {
    async complete(messages, schema, signal) {
      for (let tried: RequestVariant | null = wording; tried !== null;) {
        const { status, body, truncated } = await post(requestBody(model, messages, schema, tried), signal);
        if (status === 200) {
          if (truncated)
            throw new LanguageModelError(`its response is longer than ${MAX_RESPONSE_BYTES / 1024} KiB`);
          wording = tried;
          return parseCompletion(body);
        }
        if (status !== 400) throw new LanguageModelError(`it responded with ${status}`);
        tried = nextVariant(tried, body.toString());
      }
      throw new LanguageModelError('it responded with 400');
    },
  };
}
