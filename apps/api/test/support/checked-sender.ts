import { waitUntil } from '@firmlens/testkit';
import type { Caller } from './accounts';
import { sendRawRequest, type RawResponse, type RawRequest, serializeRequest } from './raw-http';
import type { Api } from './start-api';

/** Implementation details that no response may reveal. */
const INTERNALS =
  /node_modules|\.[jt]s:\d|\bat \w+ \(|prisma|postgres|redis|express|bullmq|ECONN|SELECT |INSERT |(?:Type|Range|Syntax|URI)Error/i;

interface Expectations {
  /** Credits that the request costs. Default 0. */
  costs?: number;
  /** The webhook URL that the request stores. None by default. */
  stores?: string;
  /**
   * False for requests that the served document does not describe, such as those that never reach the app.
   */
  isDocumented?: boolean;
  /** The key in `X-API-Key`, or null for none. Defaults to the caller's. */
  key?: string | null;
}

export type CheckedSender = (request: RawRequest, expected?: Expectations) => Promise<RawResponse>;

/** An account's credits, ledger entries, batches and stored webhook. */
interface AccountState {
  balance: number;
  used: number;
  entries: number;
  batches: number;
  webhookUrl: string | null;
}

async function accountStateOf({ db }: Api, { accountId }: Caller): Promise<AccountState> {
  const [state] = await db.$queryRaw<AccountState[]>`
    SELECT a.balance, a.used, a.webhook_url AS "webhookUrl",
           (SELECT count(*)::int FROM ledger_entries l WHERE l.account_id = a.id) AS entries,
           (SELECT count(*)::int FROM batches b WHERE b.account_id = a.id) AS batches
    FROM accounts a WHERE a.id = ${accountId}::int`;
  if (state === undefined) throw new Error(`there is no account ${accountId}`);
  return state;
}

/**
 * Sends requests as the caller and checks what holds for every response: it is JSON of the documented shape
 * with the standard headers, reveals no internals, has one printable log line without the key, and has cost
 * what was expected.
 */
export function createCheckedSender(api: Api, caller: Caller): CheckedSender {
  return async (request, { costs = 0, stores, isDocumented = true, key = caller.key } = {}) => {
    const before = await accountStateOf(api, caller);
    const linesBefore = api.logLines.length;
    const headers = [...(key === null ? [] : [`X-API-Key: ${key}`]), ...(request.headers ?? [])];
    const response = await sendRawRequest(api.port, serializeRequest({ ...request, headers }));

    expect(response.status).toBeLessThan(500);
    expect(response.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w.-]{1,128}$/),
      'x-api-version': '1.0.0',
      'cache-control': 'no-store',
    });
    const isHead = request.method === 'HEAD';
    if (response.text !== '' || isHead) {
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
    if (response.status >= 400) {
      if (!isHead) expect(Object.keys(response.body as object)).toContain('error');
      expect(response.text).not.toMatch(INTERNALS);
    }
    if (isDocumented && request.target === undefined) {
      api.check(request.method ?? 'GET', request.path?.split('?', 1)[0] ?? '', response);
    }
    await checkLog(api, caller, { id: response.headers['x-request-id'] ?? '', linesBefore });
    const { balance, used, entries, batches, webhookUrl } = before;
    expect(await accountStateOf(api, caller)).toEqual({
      webhookUrl: stores ?? webhookUrl,
      balance: balance - costs,
      used: used + costs,
      entries: entries + (costs > 0 ? 1 : 0),
      batches: batches + (costs > 0 ? 1 : 0),
    });
    return response;
  };
}

async function checkLog(api: Api, caller: Caller, { id, linesBefore }: { id: string; linesBefore: number }) {
  const since = () => api.logLines.slice(linesBefore);
  const requestLines = () => since().filter((line) => line.includes(`"request_id":"${id}"`));
  await waitUntil(() => requestLines().length > 0, { what: `a line of the log about ${id}` });
  expect(requestLines()).toHaveLength(1);
  for (const line of since()) {
    expect(line).toMatch(/^\{[ -~]*\}\n$/);
    expect(JSON.parse(line)).toMatchObject({ service: 'api', level: expect.stringMatching(/^(info|warn)$/) });
    expect(line).not.toContain(caller.key.slice(4, 20));
  }
}
