import { LIST_ENTRY_STATUSES } from '../../states';
import { BASE_URL, type Examples, LIST_ID } from './example';

/** The number of entries in each state; a list names all but duplicates. */
export const countsOf = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    LIST_ENTRY_STATUSES.filter((status) => status !== 'duplicate').map((status) => [
      status,
      counts[status] ?? 0,
    ]),
  );

const quote = {
  entries: 3,
  to_enrich: 1,
  fresh: 1,
  running: 0,
  cooldown: 0,
  unknown: 0,
  not_resolved: 1,
  invalid: 0,
  duplicates: 1,
  price_each: 16,
  price: 16,
  price_at_most: 16,
  max_credits: 500,
  credits_available: 2_426,
};
const problems = [
  {
    line: 3,
    input: 'Quarzhof, DE',
    status: 'not_resolved',
    reason: 'Not exactly one company on file has this name. Send the domain of the one that is meant.',
    candidates: [
      { domain: 'quarzhof.example', name: 'Quarzhof GmbH', country_code: 'DE' },
      { domain: 'quarzhof-berlin.example', name: 'Quarzhof UG', country_code: 'DE' },
    ],
  },
  {
    line: 4,
    input: 'https://www.lumenfold.example/about',
    status: 'duplicate',
    reason: 'Line 1 names the same company.',
    first_line: 1,
  },
];
const running = {
  list_id: LIST_ID,
  status: 'running',
  reason: null,
  modules: ['team'],
  entries: 3,
  duplicates: 1,
  counts: countsOf({ fresh: 1, running: 1, not_resolved: 1 }),
  credits: { spent: 0, reserved: 16, refunded: 0, estimate: 16, price_each: 16, max_credits: 500 },
  notify: 'end',
  webhook_url: 'https://hooks.firm.example/firmlens',
  created_at: '2026-11-26T14:10:02.518Z',
  ended_at: null,
  status_endpoint: `${BASE_URL}/lists/${LIST_ID}`,
  results_endpoint: `${BASE_URL}/lists/${LIST_ID}/results`,
  events_endpoint: `${BASE_URL}/lists/${LIST_ID}/events`,
};
const completed = {
  ...running,
  status: 'completed',
  counts: countsOf({ fresh: 1, completed: 1, not_resolved: 1 }),
  credits: { ...running.credits, spent: 16, reserved: 0 },
  ended_at: '2026-11-26T14:10:31.180Z',
};
const paused = { ...running, status: 'paused', reason: 'requested' };

/** Examples of lists, by schema. */
export const LIST_EXAMPLES: Readonly<Record<string, Examples>> = {
  ListRequest: {
    mixed: {
      summary: 'Two domains, and a name with its country',
      value: ['lumenfold.example', 'https://gridwatt.example', { name: 'Quarzhof', country: 'DE' }],
    },
  },
  ListQuoteResponse: {
    quote: {
      summary: 'One enrichment would be charged, one entry is fresh',
      value: { success: true, quote, problems, dry_run: true },
    },
  },
  ListCreatedResponse: {
    created: {
      summary: 'The list has begun',
      value: { success: true, quote, problems, data: running },
    },
  },
  ListResponse: {
    running: { summary: 'A list that runs', value: { success: true, data: running } },
    paused: { summary: 'A list that was paused', value: { success: true, data: paused } },
    completed: { summary: 'A list that has ended', value: { success: true, data: completed } },
  },
  ListsResponse: {
    page: {
      summary: 'The only page',
      value: { success: true, data: { lists: [completed], next: null } },
    },
  },
};
