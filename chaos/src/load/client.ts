import { Agent, request as httpRequest } from 'node:http';
import { isObject } from '../fuzz/rules/fault';

/** One attempt at a request, as the customer saw it. */
export interface RequestAttempt {
  /** Unix ms. */
  at: number;
  tookMs: number;
  account: number;
  method: 'GET' | 'POST';
  path: string;
  /** Null if no response came. */
  status: number | null;
  /** Why none came. */
  fault?: string;
  body: Record<string, unknown>;
  /** From the response's headers. */
  retryAfter: string | null;
}

export interface ApiRequest {
  account: { id: number; apiKey: string };
  method?: 'GET' | 'POST';
  path: string;
  webhookUrl?: string;
  body?: object;
  /** Default: 30 s. */
  timeoutMs?: number;
}

/**
 * Connections are dropped before the server closes them, because a request sent on a closing connection gets
 * no response. Without a timeout of its own, Node's agent ignores the one that the server announces.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 400, timeout: 45_000 });

/**
 * Parses a response body. Anything but a JSON object is stored under `unreadable`, a field that no correct
 * response has.
 */
export function bodyOf(text: string): Record<string, unknown> {
  const unreadable = { unreadable: text.slice(0, 200) };
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : unreadable;
  } catch {
    return unreadable;
  }
}

/** Sends one request and returns its outcome. Never throws. */
export function sendOnce(baseUrl: string, apiRequest: ApiRequest): Promise<RequestAttempt> {
  const { account, method = 'GET', path, webhookUrl, body, timeoutMs = 30_000 } = apiRequest;
  const at = Date.now();
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number | null, text: string, retryAfter: string | null = null, fault?: string) => {
      resolve({
        ...(fault === undefined ? {} : { fault }),
        at,
        tookMs: performance.now() - started,
        account: account.id,
        method,
        path,
        status,
        body: status === null ? {} : bodyOf(text),
        retryAfter,
      });
    };
    const fail = (error: NodeJS.ErrnoException) => {
      const where = request.reusedSocket ? ', on a reused connection' : '';
      done(null, '', null, `${error.code ?? error.name}${where}`);
    };
    const request = httpRequest(
      `${baseUrl}${path}`,
      {
        method,
        agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'x-api-key': account.apiKey,
          accept: 'application/json, text/event-stream',
          ...(webhookUrl === undefined ? {} : { 'x-webhook-url': webhookUrl }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          done(response.statusCode ?? null, text, response.headers['retry-after'] ?? null),
        );
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
