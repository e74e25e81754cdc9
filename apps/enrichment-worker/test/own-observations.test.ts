import { OWN_OBSERVATION } from '@firmlens/sources';
import { pastObservations } from '../src/collect/past-observations';
import { createHarness, type Harness, fakeSource } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterAll(() => harness.close());

/** Returns the first day of the month `count` months ago, in UTC. */
function monthsAgo(count: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1));
}
const nameOf = (month: Date) =>
  month.toLocaleString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Stores a headcount as an enrichment of that month does. */
const storeHeadcount = (domain: string, month: Date, employeeCount: number) =>
  harness.db.headcount.create({ data: { domain, month, employeeCount, observedAt: month } });

describe('past observations', () => {
  test('fills every declared field: one headcount a month, and changes', async () => {
    await storeHeadcount('acme.example', monthsAgo(1), 80);
    const change = {
      type: 'hiring',
      title: 'Acme grew from 60 to 80 people',
      entities: { change: 'headcount' },
    };
    const storedChange = {
      domain: 'acme.example',
      key: 'headcount|60|80',
      highlight: change,
      source: 'own-observation',
    };
    await harness.db.observedChange.create({
      data: { ...storedChange, url: 'https://acme.example/', confidence: 0.5, observedAt: monthsAgo(1) },
    });
    const scan = { evidence: [], answered: [], at: new Date() };
    const evidence = await pastObservations(harness.db, scan, {
      domain: 'acme.example',
      permitted: (all) => [...all],
      minConfidence: null,
    });
    expect(evidence).toEqual([
      {
        field: 'team.historical_employee_data',
        value: { month_name: nameOf(monthsAgo(1)), employee_count: 80 },
        source: 'own-observation',
        url: null,
        observed_at: monthsAgo(1).toISOString(),
        confidence: expect.any(Number),
      },
      {
        field: 'signals.highlights',
        value: change,
        source: 'own-observation',
        url: 'https://acme.example/',
        observed_at: monthsAgo(1).toISOString(),
        confidence: 0.5,
      },
    ]);
    expect(OWN_OBSERVATION.fields).toEqual(evidence.map(({ field }) => field));
  });

  test("are the history for growth, up to today's headcount", async () => {
    await harness.startWorker({
      sources: [
        fakeSource(({ now }) => ({
          status: 'found',
          evidence: [
            {
              field: 'company.employee_count',
              value: 120,
              source: 'website:json-ld',
              url: 'https://acme.example/',
              observed_at: now.toISOString(),
              confidence: 0.9,
            },
          ],
        })),
      ],
    });
    const { id, domain } = await harness.queue({ modules: ['team'] });
    await storeHeadcount(domain, monthsAgo(1), 100);
    await storeHeadcount(domain, monthsAgo(3), 60);
    await harness.dispatch();
    await harness.whenEnded(id);
    const growth = (change: number, percentage: number, from: number, start: Date) => ({
      change,
      percentage,
      from,
      to: 120,
      period_start: nameOf(start),
      period_end: nameOf(monthsAgo(0)),
    });
    expect((await harness.results(id))['team']).toMatchObject({
      historical_employee_data: [
        { month_name: nameOf(monthsAgo(3)), employee_count: 60 },
        { month_name: nameOf(monthsAgo(1)), employee_count: 100 },
        { month_name: nameOf(monthsAgo(0)), employee_count: 120 },
      ],
      monthly_growth: growth(20, 20, 100, monthsAgo(1)),
      three_month_growth: growth(60, 100, 60, monthsAgo(3)),
      six_month_growth: null,
    });
  });
});
