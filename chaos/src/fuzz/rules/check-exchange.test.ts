import fc from 'fast-check';
import { fuzzRequest } from '../generate/fuzz-request';
import type { FuzzRequest } from '../request';
import type { Exchange } from '../wire/send';
import { exchangeFaults } from './check-exchange';
import { LEAK_PATTERNS } from './leaks';

const NOTHING = Buffer.alloc(0);
const REQUEST: FuzzRequest = {
  endpoint: 'GET /account/info',
  method: 'GET',
  target: '{{base}}/account/info',
  headers: [['Host', '{{host}}']],
  body: null,
  delivery: { kind: 'whole' },
};
const HEADERS = [
  ['content-type', 'application/json'],
  ['x-request-id', 'a'],
  ['x-api-version', '1.0.0'],
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['connection', 'close'],
] as const;
const REFUSAL = {
  status: 400,
  headers: HEADERS,
  body: Buffer.from('{"success":false,"error":"invalid_parameter","message":"No."}'),
};
const ANSWERED: Exchange = {
  responses: [REFUSAL],
  missing: null,
  wasEnded: false,
  surplus: NOTHING,
  slowestMs: 9,
};

const faultsOf = (exchange: Partial<Exchange>, request: Partial<FuzzRequest> = {}) =>
  exchangeFaults(
    { ...REQUEST, ...request },
    { ...ANSWERED, ...exchange },
    { document: () => [], hidden: [] },
  ).map(({ rule }) => rule);

describe('exchangeFaults', () => {
  it('finds no fault in an exchange that keeps the rules', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('allows a response five seconds and no more', () => {
    expect(faultsOf({ slowestMs: 5_000 })).toEqual([]);
    expect(faultsOf({ slowestMs: 5_001 })).toEqual(['in time']);
  });

  it.each(['closed', 'silent', 'unreadable'] as const)(
    'requires a response if the exchange ends %s',
    (missing) => {
      expect(faultsOf({ responses: [], missing })).toEqual(['response']);
    },
  );

  it('accepts no response to a request that the client cut off, but not a hang', () => {
    expect(faultsOf({ responses: [], missing: 'closed', wasEnded: true })).toEqual([]);
    expect(faultsOf({ responses: [], missing: 'silent', wasEnded: true })).toEqual(['response']);
  });

  it('accepts a file where one is documented, and nowhere else', () => {
    const headers = [
      ...HEADERS.filter(([name]) => name !== 'content-type'),
      ['content-type', 'text/csv; charset=utf-8'] as const,
      ...['limit', 'remaining', 'reset'].map((name) => [`x-ratelimit-${name}`, '1'] as const),
    ];
    const responses = [{ status: 200, headers, body: Buffer.from('domain\r\n') }];
    const sent = { headers: [...REQUEST.headers, ['X-API-Key', '{{key 0}}'] as const] };
    expect(faultsOf({ responses }, { ...sent, target: '{{base}}/signals/search?format=csv' })).toEqual([]);
    expect(faultsOf({ responses }, { ...sent, target: '{{base}}/lists/list_1/results' })).toEqual([]);
    expect(faultsOf({ responses }, sent)).toEqual(['JSON', 'JSON']);
  });

  it('compares the id of an agent call as it was sent: UTF-8 has no lone surrogates', () => {
    const post = (id: string): Partial<FuzzRequest> => ({
      method: 'POST',
      target: '{{base}}/mcp',
      body: { text: `{"jsonrpc":"2.0","id":"${id}","method":"ping"}`, encoding: 'utf8', framing: 'length' },
    });
    const error = { code: -32600, message: 'No.', data: { error: 'invalid_parameter' } };
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: '\ufffd', error }));
    const responses = [{ ...REFUSAL, body }];
    expect(faultsOf({ responses }, post('\ud800'))).toEqual([]);
    expect(faultsOf({ responses }, post('a'))).toEqual(['agent envelope']);
  });

  it('reports a request that got the response to the bytes behind it', () => {
    expect(faultsOf({}, { delivery: { kind: 'followed', by: 'x' } })).toEqual(['own response']);
  });
});

describe('a placeholder broken by a change', () => {
  it('is plain text, and its space makes the request malformed', () => {
    const delivery = { kind: 'followed', by: 'x' } as const;
    const target = '{{base}}/account/info?api_key={{keundefinedy 0}}';
    expect(faultsOf({}, { delivery, target })).toEqual([]);
    expect(faultsOf({}, { delivery, target: target.replace('undefined', '') })).toEqual(['own response']);
  });
});

describe('generated requests', () => {
  it('contain nothing that would count as a leak if a response repeats it', () => {
    fc.assert(
      fc.property(fuzzRequest, ({ target, headers, body }) => {
        const text = [target, ...headers.flat(), body?.text ?? ''].join('\n');
        for (const pattern of Object.values(LEAK_PATTERNS)) expect(text).not.toMatch(pattern);
      }),
      { numRuns: 500 },
    );
  });
});
