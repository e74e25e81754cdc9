import { HIGHLIGHT_TYPES } from '@firmlens/contract';
import fc from 'fast-check';
import { companyFilters, domain, modules, someOf } from './filter-values';
import { hostileJson } from './hostile-json';
import type { Intent } from './intent';

const JSON_BODY = [['Content-Type', 'application/json']] as const;
const idempotencyKey = fc.constantFrom(
  [],
  [['Idempotency-Key', 'a'] as const],
  [['Idempotency-Key', ''] as const],
);
const post = (endpoint: string, segments: readonly string[]): Intent => ({
  ...{ endpoint: `POST ${endpoint}`, method: 'POST', segments, query: [], headers: [] },
});

const entry = fc.oneof(
  { weight: 4, arbitrary: domain },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>({ domain: '{{domain 3}}' }, { name: 'Quarrel' }, {}, null, 1),
  },
);
const startList = fc
  .record({
    entries: fc.oneof(
      { weight: 6, arbitrary: fc.array(entry, { maxLength: 3 }) },
      { weight: 1, arbitrary: hostileJson },
    ),
    options: fc.record(
      {
        modules: modules.map((names) => names.join(',')),
        max_credits: fc.constantFrom('0', '50', '-1', '1e9', 'many'),
        notify: fc.constantFrom('end', 'each', 'never', ''),
        dry_run: fc.constantFrom('true', 'false', 'perhaps'),
      },
      { requiredKeys: [] },
    ),
    headers: idempotencyKey,
  })
  .map(({ entries, options, headers }) => ({
    ...post('/lists', ['lists']),
    query: Object.entries(options),
    headers: [...JSON_BODY, ...headers],
    json: entries,
  }));

const startWatch = fc
  .record({
    companies: fc.oneof(
      fc.record({ domains: fc.array(domain, { maxLength: 3 }) }),
      fc.record({ search: fc.record(companyFilters, { requiredKeys: [] }) }),
      fc.record({ domains: fc.array(domain, { maxLength: 1 }), search: hostileJson }),
    ),
    options: fc.record(
      {
        frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'hourly'),
        max_credits_per_month: fc.oneof(fc.constantFrom(26, 28, 60, 100), fc.integer()),
        types: someOf(HIGHLIGHT_TYPES),
        modules,
        include_rumours: fc.boolean(),
      },
      { requiredKeys: ['frequency', 'max_credits_per_month'] },
    ),
    headers: idempotencyKey,
  })
  .map(({ companies, options, headers }) => ({
    ...post('/watches', ['watches']),
    headers: [...JSON_BODY, ...headers],
    json: { ...companies, ...options },
  }));

const idOf = (kind: 'list' | 'watch', unknown: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.nat(40).map((number) => `{{${kind} ${number}}}`) },
    { weight: 1, arbitrary: fc.constantFrom(unknown, `${kind}_`, '%00', 'a'.repeat(5_000)) },
  );
const listId = idOf('list', 'list_01ARZ3NDEKTSV4RRFFQ69G5FAV');
const watchId = idOf('watch', 'watch_01arz3ndektsv4rrffq69g5fav');

const get = (endpoint: string, segments: readonly string[], query: Intent['query'] = []): Intent => ({
  ...{ endpoint: `GET ${endpoint}`, method: 'GET', segments, query, headers: [] },
});
/** The parameters of a page, which ends behind what has this id. */
const pageOf = (name: string, id: fc.Arbitrary<string>): fc.Arbitrary<Intent['query']> =>
  fc
    .tuple(fc.option(fc.constantFrom('1', '100', '0', '-1', 'x', '')), fc.option(id))
    .map(([limit, last]) => [
      ...(limit === null ? [] : [['limit', limit] as const]),
      ...(last === null ? [] : [[name, last] as const]),
    ]);

const ofList = fc.oneof(
  pageOf('before', listId).map((query) => get('/lists', ['lists'], query)),
  listId.map((id) => get('/lists/{list_id}', ['lists', id])),
  fc
    .record({ id: listId, query: pageOf('cursor', fc.constantFrom('0', '1', '-1', '1e9')) })
    .map(({ id, query }) => get('/lists/{list_id}/results', ['lists', id, 'results'], query)),
  fc
    .record({ id: listId, step: fc.constantFrom('pause', 'resume', 'cancel') })
    .map(({ id, step }) => post(`/lists/{list_id}/${step}`, ['lists', id, step])),
);
const ofWatch = fc.oneof(
  pageOf('before', watchId).map((query) => get('/watches', ['watches'], query)),
  watchId.map((id) => get('/watches/{watch_id}', ['watches', id])),
  fc
    .record({
      id: watchId,
      query: pageOf('after', fc.constantFrom('signal_0000000000000001', 'signal_', '1')),
    })
    .map(({ id, query }) => get('/watches/{watch_id}/signals', ['watches', id, 'signals'], query)),
  fc
    .record({ id: watchId, step: fc.constantFrom('pause', 'resume') })
    .map(({ id, step }) => post(`/watches/{watch_id}/${step}`, ['watches', id, step])),
  watchId.map((id) => ({
    ...get('/watches/{watch_id}', ['watches', id]),
    ...{ endpoint: 'DELETE /watches/{watch_id}', method: 'DELETE' },
  })),
);

/**
 * Requests that start something in the background, and what shows and controls it. Their account's credits are not
 * checked.
 */
export const backgroundIntent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 2, arbitrary: startList },
  { weight: 3, arbitrary: startWatch },
  { weight: 3, arbitrary: ofList },
  { weight: 3, arbitrary: ofWatch },
);
