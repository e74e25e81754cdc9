import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LedgerEntry } from './rules/credits';
import type { FuzzAccount, FuzzTarget } from './target';

/** A response that keeps every rule, until a test bends it. */
export interface Draft {
  path: string;
  query: URLSearchParams;
  hasKey: boolean;
  status: number;
  headers: Map<string, string>;
  body: string;
  instead: 'hang up' | 'more' | null;
  say(body: object): void;
  refuse(status: number, error: string, message?: string): void;
  spend(credits: number): void;
}

const BASE = '/api/v1';
const COMMON_HEADERS = [
  ['x-request-id', 'a'],
  ['x-api-version', '1.0.0'],
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['content-type', 'application/json; charset=utf-8'],
] as const;
const ACCOUNT = {
  get: {
    responses: {
      200: {
        content: {
          'application/json': { schema: { type: 'object', properties: { success: { const: true } } } },
        },
      },
    },
  },
};
const DOCUMENT = {
  paths: {
    '/account/info': ACCOUNT,
    '/account/credits': ACCOUNT,
    '/account/usage': ACCOUNT,
    '/mcp': {
      post: { responses: { 200: { content: { 'application/json': { schema: {} } } }, 202: {} } },
    },
  },
};

const refusal = (error: string, message: string) =>
  JSON.stringify({ success: false, error, message, credits_used: 0 });

/** Writes the JSON-RPC error for an unknown method or an invalid request. */
function respondToAgent(draft: Draft, posted: string): void {
  let message: unknown;
  try {
    message = JSON.parse(posted);
  } catch {
    message = undefined;
  }
  const fields = (typeof message === 'object' && message !== null ? message : {}) as Record<string, unknown>;
  const id = typeof fields['id'] === 'string' || Number.isSafeInteger(fields['id']) ? fields['id'] : null;
  if (typeof fields['method'] === 'string' && !('id' in fields)) {
    draft.status = 202;
    draft.body = '';
    return;
  }
  const code = id === null ? -32600 : -32601;
  draft.status = id === null ? 400 : 200;
  const error = { code, message: 'no', data: { error: id === null ? 'invalid_parameter' : 'not_found' } };
  draft.body = JSON.stringify({ jsonrpc: '2.0', id, error });
}

function answerTo(draft: Draft, method: string, posted: string): void {
  const { path, hasKey } = draft;
  if (path === '/openapi.json' && method === 'GET') draft.say(DOCUMENT);
  else if (path === '/mcp' && method === 'POST' && hasKey) respondToAgent(draft, posted);
  else if (path === '/mcp') {
    draft.status = 401;
    const error = { code: -32000, message: 'no', data: { error: 'missing_api_key' } };
    draft.body = JSON.stringify({ jsonrpc: '2.0', id: null, error });
  } else if (!(path in DOCUMENT.paths) || method !== 'GET') draft.refuse(404, 'not_found');
  else if (hasKey) draft.say({ success: true });
  else draft.refuse(401, 'missing_api_key');
}

/**
 * Starts a tiny server that responds as the service would. Each response goes through `bend` before it is
 * sent.
 */
export async function startConformingServer(bend: (draft: Draft) => unknown) {
  const asked: string[] = [];
  const ledger: LedgerEntry[] = [];

  function draftOf(request: IncomingMessage): Draft {
    const url = new URL(`http://a${(request.url ?? '').replace(/^[^/]+/, '')}`);
    const [path = '', query] = (request.url ?? '').replace(BASE, '').split('?');
    const key =
      request.headers['x-api-key'] ?? request.headers.authorization ?? url.searchParams.get('api_key');
    const draft: Draft = {
      path,
      query: new URLSearchParams(query),
      hasKey: String(key).endsWith('-good'),
      status: 200,
      headers: new Map(COMMON_HEADERS),
      body: '',
      instead: null,
      say(body) {
        draft.status = 200;
        draft.body = JSON.stringify(body);
      },
      refuse(status, error, message = 'No.') {
        draft.status = status;
        draft.body = refusal(error, message);
      },
      spend: (credits) =>
        void ledger.push({ sequence: ledger.length + 1, kind: 'charge', amount: -credits, batchId: null }),
    };
    return draft;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const posted = await text(request);
    const asWritten = `${request.method} ${request.url} ${request.rawHeaders.join(' ')} ${posted}`;
    asked.push(asWritten.replaceAll(String(request.socket.localPort), 'PORT'));
    const draft = draftOf(request);
    answerTo(draft, request.method ?? '', posted);
    if (draft.hasKey)
      for (const each of ['limit', 'remaining', 'reset']) draft.headers.set(`x-ratelimit-${each}`, '1');
    bend(draft);
    if (draft.instead === 'hang up') return void request.socket.destroy();
    response.writeHead(draft.status, [...draft.headers].flat()).end(draft.body);
    if (draft.instead === 'more') request.socket.write('x');
  }

  const server = createServer({ requireHostHeader: false, maxHeaderSize: 16_384 });
  /**
   * The request in progress on each connection. Its response is sent before an error about unreadable bytes
   * behind it.
   */
  const underWay = new WeakMap<Socket, { request: IncomingMessage; handled: Promise<void> }>();
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const handled = handle(request, response).catch(() => void request.socket.destroy());
    underWay.set(request.socket, { request, handled });
  };
  server.on('request', serve).on('checkExpectation', serve);
  const refuse = async (socket: Socket, status: number, code: string) => {
    const last = underWay.get(socket);
    if (last?.request.complete === true) await last.handled;
    if (!socket.writable) return;
    const body = refusal(code, 'No.');
    const headers = [
      ...COMMON_HEADERS,
      ['allow', 'GET'],
      ['content-length', String(body.length)],
      ['connection', 'close'],
    ];
    const lines = headers.map((each) => `${each.join(': ')}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} No\r\n${lines}\r\n${body}`);
  };
  server.on('connect', (_request, socket: Socket) => void refuse(socket, 405, 'method_not_allowed'));
  server.on('clientError', (_fault, socket: Socket) => void refuse(socket, 400, 'invalid_parameter'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const account = (number: number, entries: readonly LedgerEntry[]): FuzzAccount => ({
    accountId: number,
    apiKey: `key-of-${number}-good`,
    entriesAfter: async (sequence) => entries.filter((entry) => entry.sequence > sequence),
  });
  return {
    asked,
    target: ({ hidden }: { hidden: readonly string[] }): FuzzTarget => ({
      baseUrls: [`http://127.0.0.1:${port}${BASE}`],
      payers: [account(0, ledger)],
      poor: account(1, []),
      unchecked: account(2, []),
      refusedKeys: ['refused'],
      domains: ['quarrel-1.example'],
      webhookUrl: 'https://receiver.example/webhook',
      hidden,
    }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
