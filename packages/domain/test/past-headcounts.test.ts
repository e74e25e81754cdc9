import { optIn, optOut, pastHeadcounts } from '@firmlens/domain';
import {
  complete,
  createEndedBatch,
  expireFreshness,
  newDomain,
  observed,
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
afterAll(() => domain.close());

/** An enrichment that finds this headcount. */
async function enrich(name: string, employee_count: unknown): Promise<void> {
  await expireFreshness(domain, name);
  await createEndedBatch(domain.db, account, 'completed', {
    domain: name,
    data: { company: { employee_count } },
  });
}

const thisMonth = () => new Date().toISOString().slice(0, 7);

describe('the headcounts of a company', () => {
  test('are recorded by each enrichment that finds one, the latest of the month', async () => {
    const name = newDomain();
    await enrich(name, 40);
    await enrich(name, 42);
    expect(await pastHeadcounts(domain.db, name)).toEqual([
      { month: thisMonth(), employeeCount: 42, observedAt: expect.any(Date) },
    ]);
  });

  test.each([null, undefined, '40', 4.5, -1, 1e300, 2 ** 31, {}, [40]])(
    'are not recorded, and the batch completes, if the headcount is %p',
    async (found) => {
      const name = newDomain();
      await enrich(name, found);
      expect(await pastHeadcounts(domain.db, name)).toEqual([]);
    },
  );

  test('are not recorded if a source dates the count: it belongs to that month, not this one', async () => {
    const name = newDomain();
    const accounts = observed(
      'team.historical_employee_data',
      { month_name: 'December 2025', employee_count: 71 },
      { source: 'companies-house' },
    );
    const data = { company: { employee_count: 71 } };
    await createEndedBatch(domain.db, account, 'completed', { domain: name, data, evidence: [accounts] });
    expect(await pastHeadcounts(domain.db, name)).toEqual([]);
  });

  test('keep the known one if a later enrichment finds none', async () => {
    const name = newDomain();
    await enrich(name, 40);
    await enrich(name, null);
    expect(await pastHeadcounts(domain.db, name)).toMatchObject([{ employeeCount: 40 }]);
  });

  test('use the month of the UTC calendar', async () => {
    const name = newDomain();
    await domain.sql(
      `SET TIME ZONE 'Asia/Tokyo';
       SELECT store_headcount('${name}', '{"employee_count":7}', '2026-10-31T23:59:59.999Z');
       SELECT store_headcount('${name}', '{"employee_count":8}', '2026-11-01T00:00:00Z');
       SELECT store_headcount('${name}', '{"employee_count":9}', '2026-10-31T23:00:00Z');
       RESET TIME ZONE`,
    );
    expect(await pastHeadcounts(domain.db, name)).toEqual([
      { month: '2026-11', employeeCount: 8, observedAt: new Date('2026-11-01T00:00:00Z') },
      { month: '2026-10', employeeCount: 7, observedAt: new Date('2026-10-31T23:59:59.999Z') },
    ]);
  });

  test('are returned for the last sixty months, newest first', async () => {
    const name = newDomain();
    await domain.sql(
      `INSERT INTO headcounts SELECT $1, m::date, extract(year FROM m), m
       FROM generate_series(timestamp '2020-01-01', timestamp '2026-11-01', interval '1 month') m`,
      [name],
    );
    const months = (await pastHeadcounts(domain.db, name)).map(({ month }) => month);
    expect([months.length, months[0], months.at(-1)]).toEqual([60, '2026-11', '2021-12']);
  });

  test('are deleted when the company opts out, and a batch that is running then records none', async () => {
    const name = newDomain();
    await enrich(name, 40);
    await expireFreshness(domain, name);
    const running = await queueBatch(domain.db, account, { domain: name });
    await optOut(domain.db, name);
    await complete(domain.db, running, { data: { company: { employee_count: 41 } } });
    expect(await pastHeadcounts(domain.db, name)).toEqual([]);
    await optIn(domain.db, name);
    await enrich(name, 42);
    expect(await pastHeadcounts(domain.db, name)).toMatchObject([{ employeeCount: 42 }]);
  });
});
