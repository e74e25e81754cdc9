import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import supertest, { type Response } from 'supertest';
import type { ResponseValidator } from './validate-response';

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  /** The response's JSON. An empty object if it has no body. */
  body: Response['body'];
}

export interface RequestOptions {
  key?: string;
  headers?: Record<string, string>;
  query?: string;
  /** Values are sent as JSON, text and bytes as they are. */
  body?: unknown;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'TRACE';

export interface Client {
  /** Sends a request to a path below the base URL. */
  call(method: Method, path: string, sent?: RequestOptions): Promise<ApiResponse>;
  get(path: string, sent?: RequestOptions): Promise<ApiResponse>;
  post(path: string, body: unknown, sent?: RequestOptions): Promise<ApiResponse>;
  /** Sends a GET with the path exactly as given, as proxies and careless clients do. */
  getRaw(path: string, sent?: RequestOptions): Promise<ApiResponse>;
}

const headersOf = ({ key, headers = {} }: RequestOptions): Record<string, string> => ({
  ...(key === undefined ? {} : { 'x-api-key': key }),
  ...headers,
});

const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/** Creates a client of the API that validates every response. */
export function createClient(origin: string, check: ResponseValidator): Client {
  async function call(method: Method, path: string, sent: RequestOptions = {}): Promise<ApiResponse> {
    const query = sent.query === undefined ? '' : `?${sent.query}`;
    const test = supertest(origin)
      [method.toLowerCase() as 'get'](`/api/v1${path}${query}`)
      .set(headersOf(sent))
      .ok(() => true);
    if (sent.body !== undefined) {
      const isRaw = typeof sent.body === 'string' || Buffer.isBuffer(sent.body);
      if (!sent.headers?.['content-type']) void test.type('application/json');
      void test
        .serialize((body) => body as string)
        .send((isRaw ? sent.body : JSON.stringify(sent.body)) as string);
    }
    const response = await test;
    const headers = response.headers as Record<string, string>;
    const received: ApiResponse = { status: response.status, headers, body: response.body };
    check(method, pathOf(path), received);
    return received;
  }

  async function getRaw(path: string, sent: RequestOptions = {}): Promise<ApiResponse> {
    const request = httpRequest(origin, { path: `/api/v1${path}`, headers: headersOf(sent), agent: false });
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const body = JSON.parse(await text(response)) as unknown;
    const headers = response.headers as Record<string, string>;
    const received: ApiResponse = { status: response.statusCode ?? 0, headers, body };
    check('GET', pathOf(path), received);
    return received;
  }

  return {
    call,
    getRaw,
    get: (path, sent) => call('GET', path, sent),
    post: (path, body, sent) => call('POST', path, { ...sent, body }),
  };
}
