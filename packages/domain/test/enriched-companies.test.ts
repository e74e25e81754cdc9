import { listEnrichedCompanies } from '@firmlens/domain';
import { enrichedCompaniesQuery } from '../src/companies/enriched-companies';
import { openAccount, openTestDomain, type TestDomain } from './support/test-domain';

const BATCHES = 5_000;
const COMPANIES = 4;

let domain: TestDomain;
let accountId: number;
beforeAll(async () => {
  domain = await openTestDomain();
  ({ accountId } = await openAccount(domain.db));
  // Batch n is of company n % 4, and n minutes old.
  await domain.sql(
    `INSERT INTO batches (id, account_id, domain, status, credits_reserved, credits_used, period, requested_at,
                          completed_at, deadline_at, resume_at)
     SELECT 'batch_' || n, $1, 'c' || n % $3 || '.example', 'completed', 10, 10, 1, at, at, at, at
     FROM generate_series(0, $2 - 1) n, LATERAL (SELECT now() - make_interval(mins => n::int) AS at) t`,
    [accountId, BATCHES, COMPANIES],
  );
  await domain.sql('ANALYZE batches');
});
afterAll(() => domain.close());

const list = async (before: string | null, limit: number) =>
  (await listEnrichedCompanies(domain.db, accountId, { before, limit })).map(({ batchId }) => batchId);

test('each company is listed once, by its latest batch, and pages go on after one', async () => {
  expect(await list(null, 50)).toEqual(['batch_0', 'batch_1', 'batch_2', 'batch_3']);
  expect(await list(null, 3)).toEqual(['batch_0', 'batch_1', 'batch_2']);
  expect(await list('batch_2', 3)).toEqual(['batch_3']);
  expect(await list('batch_of_nobody', 3)).toEqual([]);
});

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How many rows the plan's scans read. */
const rowsRead = (nodes: readonly Plan[]): number =>
  nodes
    .filter((node) => node['Node Type'].includes('Scan'))
    .reduce(
      (sum, node) =>
        sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
      0,
    );

test('a list of few companies with many batches reads each batch once, and one index entry for it', async () => {
  const { text, values } = enrichedCompaniesQuery(accountId, { before: null, limit: 51 });
  const [row] = await domain.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  );
  if (row === undefined) throw new Error('there is no plan');
  const nodes = nodesOf(row['QUERY PLAN'][0].Plan);
  expect(nodes.map((node) => node['Index Name'])).toContain('batches_account_id_domain_requested_at_id_idx');
  // And a few rows for the names of those on the page.
  expect(rowsRead(nodes)).toBeLessThan(2 * BATCHES + 100);
});
