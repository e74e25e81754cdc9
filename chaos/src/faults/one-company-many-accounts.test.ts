import { responseViolations } from './one-company-many-accounts';

const RUNNING = { id: 'batch_1', accountId: 1 };
const refused = (account: number, batchId: string | null) => ({
  account,
  status: 409,
  body: { error: 'enrichment_in_progress', batch_id: batchId },
});

test.each([
  ['the acceptance', { account: 1, status: 202, body: { batch_id: 'batch_1' } }],
  ['returns the batch to its own account', refused(1, 'batch_1')],
  ['returns no batch to another account', refused(2, null)],
])('accepts %s', (_, response) => {
  expect(responseViolations(response, RUNNING)).toBeNull();
});

test.each([
  ['another batch', { account: 2, status: 202, body: { batch_id: 'batch_2' } }],
  ['a batch shown to another account', refused(2, 'batch_1')],
  ['a batch not shown to its own account', refused(1, null)],
  ['no response', { account: 2, status: null, body: {} }],
  ['data', { account: 2, status: 200, body: {} }],
])('reports %s', (_, response) => {
  expect(responseViolations(response, RUNNING)).not.toBeNull();
});
