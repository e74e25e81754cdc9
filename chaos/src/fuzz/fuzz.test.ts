import { fuzz, type FuzzReport } from './fuzz';
import { type Draft, startConformingServer } from './conforming-server';

const SECRET = 'whsec_that-nobody-is-told';

/**
 * With this seed, the first sixty requests reach every endpoint that the tests bend, and none makes a server
 * wait for more.
 */
const SEED = 5;

interface Run {
  requests?: number;
  seed?: number;
  /** Changes the response, which keeps the rules until then. */
  bend?: (draft: Draft) => void;
}

/** Fuzzes a server that keeps every rule except those that `bend` breaks. */
async function fuzzed({
  requests = 60,
  seed = SEED,
  bend = () => undefined,
}: Run): Promise<FuzzReport & { asked: string[] }> {
  const server = await startConformingServer(bend);
  try {
    const report = await fuzz(server.target({ hidden: [SECRET] }), { requests, seed, log: () => undefined });
    return { ...report, asked: server.asked };
  } finally {
    server.close();
  }
}

const isAccount = ({ path, status }: Draft) =>
  /^\/account\/(?:info|credits|usage)$/.test(path) && status === 200;
const isRefusal = ({ status }: Draft) => status === 404;

const BROKEN: readonly { rule: string; by: string; bend: (draft: Draft) => void }[] = [
  { rule: 'no 5xx', by: 'a 500', bend: (draft) => isRefusal(draft) && draft.refuse(500, 'internal_error') },
  { rule: 'no 3xx', by: 'a redirect', bend: (draft) => isRefusal(draft) && (draft.status = 302) },
  { rule: 'JSON', by: 'HTML', bend: (draft) => isRefusal(draft) && (draft.body = '<html>') },
  {
    rule: 'JSON',
    by: 'another content type',
    bend: (draft) => isRefusal(draft) && draft.headers.set('content-type', 'text/html'),
  },
  {
    rule: 'error object',
    by: 'a code that belongs to another status',
    bend: (draft) => isRefusal(draft) && draft.refuse(404, 'invalid_domain'),
  },
  {
    rule: 'error object',
    by: 'an unpublished code',
    bend: (draft) => isRefusal(draft) && draft.refuse(404, 'oops'),
  },
  {
    rule: 'headers',
    by: 'the id of the request is missing',
    bend: (draft) => isRefusal(draft) && draft.headers.delete('x-request-id'),
  },
  {
    rule: 'headers',
    by: 'no rate limit headers on an authenticated response',
    bend: (draft) => isAccount(draft) && draft.headers.delete('x-ratelimit-limit'),
  },
  {
    rule: 'leak',
    by: 'a stack',
    bend: (draft) =>
      isRefusal(draft) &&
      draft.refuse(404, 'not_found', 'Error: no\n    at Object.handle (/srv/app/a.js:1:2)'),
  },
  { rule: 'leak', by: 'a secret', bend: (draft) => isAccount(draft) && draft.headers.set('x-debug', SECRET) },
  {
    rule: 'key',
    by: 'a success without a key',
    bend: (draft) => !draft.hasKey && isRefusal(draft) && draft.say({}),
  },
  {
    rule: 'document',
    by: 'an undocumented field',
    bend: (draft) => isAccount(draft) && draft.say({ success: true, password_hash: 'x' }),
  },
  {
    rule: 'agent envelope',
    by: 'the id of another request',
    bend: (draft) =>
      draft.path === '/mcp' &&
      draft.body.includes('"id":') &&
      (draft.body = draft.body.replace(/"id":[^,]+,/, '"id":"other",')),
  },
  { rule: 'response', by: 'hanging up', bend: (draft) => isRefusal(draft) && (draft.instead = 'hang up') },
  {
    rule: 'one response',
    by: 'more bytes than announced',
    bend: (draft) => isRefusal(draft) && (draft.instead = 'more'),
  },
  { rule: 'credits', by: 'a refusal that charges', bend: (draft) => isRefusal(draft) && draft.spend(10) },
];

describe('the fuzzer', () => {
  it('finds nothing wrong with a server that keeps the rules', async () => {
    const { violations, requests, byStatus, byEndpoint } = await fuzzed({ requests: 400 });
    expect(violations).toEqual([]);
    expect(requests).toBe(400);
    expect(Object.keys(byStatus)).toEqual(expect.arrayContaining(['0', '200', '202', '400', '401', '404']));
    expect(Object.keys(byEndpoint)).toEqual(
      expect.arrayContaining(['GET /company/{domain}', 'POST /mcp search_signals', 'bytes', 'no endpoint']),
    );
  });

  it.each(BROKEN)('reports that "$rule" is broken by $by', async ({ rule, bend }) => {
    const { violations } = await fuzzed({ bend: (draft) => void bend(draft) });
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });

  it('reports the smallest request that breaks a rule, with its response', async () => {
    const { violations } = await fuzzed({
      bend: (draft) =>
        draft.path === '/account/history' && draft.query.has('limit') && draft.refuse(500, 'internal_error'),
    });
    expect(violations).toEqual([
      {
        rule: 'no 5xx',
        what: 'it responded with 500',
        times: expect.any(Number),
        request: `curl -sS --path-as-is -X GET -H $'X-API-Key: $KEY_0' "$ORIGIN"$'$BASE/account/history?limit=0'`,
        response: expect.stringMatching(/^500 \{"success":false,"error":"internal_error"/),
      },
    ]);
  });

  it('never shows a key or a secret in its report', async () => {
    const report = await fuzzed({
      bend: (draft) => isRefusal(draft) && draft.refuse(404, 'not_found', SECRET),
    });
    expect(report.violations).not.toEqual([]);
    const { asked, ...shown } = report;
    expect(asked.join()).toContain('key-of-0-good');
    expect(JSON.stringify(shown)).not.toMatch(/key-of-|whsec_that/);
  });

  it('sends the same requests for the same seed, and different ones for another', async () => {
    const [one, again, other] = await Promise.all(
      [3, 3, 4].map(async (seed) => (await fuzzed({ seed, requests: 100 })).asked.sort().join('\n')),
    );
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});
