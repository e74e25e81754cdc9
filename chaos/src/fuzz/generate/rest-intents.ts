import { MODULES } from '@firmlens/contract';
import fc from 'fast-check';
import { hostileJson } from './hostile-json';
import { domainText, percentEncoded, webhookUrlText } from './hostile-texts';
import type { Intent } from './intent';
import { searchIntent } from './search-intents';

/** A company that the service can look up, in one of the accepted forms. */
const companySegments: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    fc.nat(400).map((number) => `{{domain ${number}}}`),
    fc.constantFrom<(domain: string) => string[]>(
      (domain) => [domain],
      (domain) => [domain],
      (domain) => [domain],
      (domain) => [`www.${domain}`],
      (domain) => [`${domain}.`],
      (domain) => [`${domain}:8443`],
      (domain) => ['https:', '', domain, 'about', 'us'],
      (domain) => ['http:', domain, ''],
      (domain) => [`https%3A%2F%2F${domain}%2Fa`],
    ),
  )
  .map(([domain, form]) => form(domain));

const otherSegments = fc
  .oneof({ weight: 1, arbitrary: domainText }, { weight: 3, arbitrary: domainText.map(percentEncoded) })
  .map((text) => text.split('/'));

const enrich = fc.oneof(
  { weight: 5, arbitrary: fc.subarray([...MODULES]).map((modules) => modules.join(',')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'Team', 'team,,funding,', 'base', 'all', '__proto__', 'horoscope'),
  },
);
const enrichQuery: fc.Arbitrary<Intent['query']> = fc.oneof(
  fc.constant([]),
  enrich.map((value) => [['enrich', value]] as const),
);

const webhookHeader: fc.Arbitrary<Intent['headers']> = fc.oneof(
  { weight: 6, arbitrary: fc.constant([['X-Webhook-URL', '{{webhook}}']] as const) },
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: webhookUrlText.map((url) => [['X-Webhook-URL', url]] as const) },
);

const get = (endpoint: string, segments: readonly string[], query: Intent['query'] = []): Intent => ({
  endpoint: `GET ${endpoint}`,
  method: 'GET',
  segments,
  query,
  headers: [],
});

const company = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: companySegments }, { weight: 1, arbitrary: otherSegments }),
    enrichQuery,
    webhookHeader,
  )
  .map(([segments, query, headers]): Intent => ({
    ...get('/company/{domain}', ['company', ...segments], query),
    headers,
  }));

const evidence = fc
  .oneof(companySegments, otherSegments)
  .map((segments) => get('/company/{domain}/evidence', ['company', ...segments, 'evidence']));

const quote = fc
  .tuple(fc.oneof(companySegments, otherSegments), enrichQuery, webhookHeader)
  .map(([segments, query, headers]): Intent => ({
    ...get('/company/{domain}/quote', ['company', ...segments, 'quote'], query),
    headers,
  }));

const batchId = fc.oneof(
  { weight: 4, arbitrary: fc.nat(40).map((number) => `{{batch ${number}}}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV',
      'batch_01arz3ndektsv4rrffq69g5fav',
      '1',
      'batch_',
      'a'.repeat(5_000),
      '%00',
      'batch_81ARZ3NDEKTSV4RRFFQ69G5FAV',
      '0191e7a2-0000-7000-8000-000000000000',
    ),
  },
);
const batch = fc
  .tuple(batchId, fc.constantFrom('status', 'results'))
  .map(([id, what]) => get(`/enrichment/{batch_id}/${what}`, ['enrichment', id, what]));

const replay = batchId.map((id): Intent => ({
  ...{ endpoint: 'POST /enrichment/{batch_id}/replay', method: 'POST', query: [], headers: [] },
  segments: ['enrichment', id, 'replay'],
}));

const deliveries = fc
  .record(
    {
      limit: fc.constantFrom('1', '100', '0', '101', 'x'),
      after: fc.constantFrom('0', '1', '-1', '9223372036854775808', 'delivery'),
      before: fc.constantFrom('1', 'x', ''),
      status: fc.constantFrom('delivered', 'failed', 'lost'),
    },
    { requiredKeys: [] },
  )
  .map((query) => get('/account/deliveries', ['account', 'deliveries'], Object.entries(query)));

const history = fc
  .tuple(
    fc.option(fc.oneof(fc.integer({ min: -2, max: 200 }), fc.maxSafeInteger()), { nil: null }),
    fc.option(fc.oneof(fc.nat(50), fc.maxSafeInteger()), { nil: null }),
  )
  .map(([limit, offset]) => {
    const query: (readonly [string, string])[] = [];
    if (limit !== null) query.push(['limit', String(limit)]);
    if (offset !== null) query.push(['offset', String(offset)]);
    return get('/account/history', ['account', 'history'], query);
  });

const account = fc
  .constantFrom('info', 'credits', 'usage', 'webhook')
  .map((what) => get(`/account/${what}`, ['account', what]));

const open = fc.constantFrom(get('/health', ['health']), get('/openapi.json', ['openapi.json']));

const setWebhook = fc
  .oneof(
    fc.constant({ webhook_url: '{{webhook}}' }),
    webhookUrlText.map((url) => ({ webhook_url: url })),
    hostileJson.map((value) => ({ webhook_url: value })),
  )
  .map((json): Intent => ({
    endpoint: 'POST /account/webhook',
    method: 'POST',
    segments: ['account', 'webhook'],
    query: [],
    headers: [['Content-Type', 'application/json']],
    json,
  }));

const nowhere = fc
  .constantFrom(
    [''],
    ['company'],
    ['account'],
    ['account', ''],
    ['account', 'info', ''],
    ['Account', 'info'],
    ['enrichment'],
    ['enrichment', '{{batch 0}}'],
    ['enrichment', '{{batch 0}}', 'cancel'],
    ['admin'],
    ['mcp', ''],
    ['mcp', 'sse'],
    ['.env'],
    ['..', '..', 'metrics'],
    ['__proto__'],
    ['health', 'live'],
    ['favicon.ico'],
  )
  .map((segments) => ({ ...get('', segments), endpoint: 'no endpoint' }));

/** REST requests as a client would send them, to all endpoints and to some that do not exist. */
export const restIntent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 10, arbitrary: company },
  { weight: 3, arbitrary: batch },
  { weight: 2, arbitrary: evidence },
  { weight: 1, arbitrary: quote },
  { weight: 1, arbitrary: replay },
  { weight: 4, arbitrary: searchIntent },
  { weight: 3, arbitrary: account },
  { weight: 1, arbitrary: deliveries },
  { weight: 2, arbitrary: history },
  { weight: 4, arbitrary: setWebhook },
  { weight: 1, arbitrary: open },
  { weight: 1, arbitrary: nowhere },
);
