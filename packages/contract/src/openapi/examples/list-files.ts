import { BASE_URL, LIST_ID } from './example';

/** The body of `POST /lists` as CSV. */
export const CSV_LIST = 'domain\nlumenfold.example\ngridwatt.example\nhttps://www.lumenfold.example/about\n';

/** The results of a list as JSON lines. */
export const JSONL_RESULTS = `${[
  {
    line: 1,
    input: 'lumenfold.example',
    domain: 'lumenfold.example',
    status: 'completed',
    reason: null,
    credits_used: 16,
    batch_id: 'batch_01KB0W9N4T6V8X2Z5A7C9E1G3J',
    ended_at: '2026-11-26T14:10:31.112Z',
    data: { company: { name: 'Lumenfold', domain: 'lumenfold.example' } },
  },
  {
    line: 2,
    input: 'Quarzhof, DE',
    domain: null,
    status: 'not_resolved',
    reason: 'No company on file has this name. Send its domain.',
    credits_used: 0,
    batch_id: null,
    ended_at: '2026-11-26T14:10:02.640Z',
    data: null,
  },
]
  .map((entry) => JSON.stringify(entry))
  .join('\n')}\n`;

/** The results of a list as CSV, with some columns. */
export const CSV_RESULTS =
  'input,status,company.name,team.team_count\nlumenfold.example,completed,Lumenfold,7\n"Quarzhof, DE",not_resolved,,\n';

const entry = {
  line: 1,
  input: 'lumenfold.example',
  domain: 'lumenfold.example',
  status: 'completed',
  reason: null,
  credits_used: 16,
  batch_id: 'batch_01KB0W9N4T6V8X2Z5A7C9E1G3J',
  ended_at: '2026-11-26T14:10:31.112Z',
};
const list = {
  list_id: LIST_ID,
  status: 'running',
  entries: 2,
  counts: { completed: 1, running: 1 },
  results_endpoint: `${BASE_URL}/lists/${LIST_ID}/results`,
};

/** The stream of a list: an entry that ended, and the list with some of its fields. */
export const LIST_EVENTS = `id: 1\ndata: ${JSON.stringify({ entry })}\n\ndata: ${JSON.stringify({ list })}\n\n`;
