import type { RandomHistory } from './random-history';

/** Violations of I12, made with SQL. */
export const LIST_VIOLATIONS: [invariant: string, what: string, how: (of: RandomHistory) => string][] = [
  [
    'I12',
    'an entry with another refund than its batch',
    ({ endedList }) =>
      `UPDATE list_entries SET credits_refunded = 1 WHERE list_id = '${endedList}' AND status = 'completed'`,
  ],
  [
    'I12',
    'an entry in another state than its batch',
    ({ endedList }) =>
      `UPDATE list_entries SET status = 'failed' WHERE list_id = '${endedList}' AND status = 'completed'`,
  ],
  [
    'I12',
    'an ended list of which an entry runs',
    ({ endedList }) =>
      `UPDATE list_entries SET status = 'running', sequence = NULL, ended_at = NULL
       WHERE list_id = '${endedList}' AND status = 'completed'`,
  ],
  [
    'I12',
    'an entry that runs with the batch of somebody else',
    ({ openList, completed }) =>
      `UPDATE list_entries SET batch_id = '${completed}' WHERE list_id = '${openList}'`,
  ],
  [
    'I12',
    'a list that says it cost less',
    ({ endedList }) =>
      `UPDATE lists SET totals = jsonb_set(totals, '{spent}', '9') WHERE id = '${endedList}'`,
  ],
  [
    'I12 of all',
    'a list that has another sum than its entries',
    ({ openList }) => `UPDATE lists SET committed = committed + 1 WHERE id = '${openList}'`,
  ],
];
