import { FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES } from '@firmlens/contract';
import { type FoundSignal, searchSignals, type SignalFilters, type SignalPosition } from '@firmlens/domain';
import fc from 'fast-check';
import { openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

/** An event. Its number is its title, so that it is the same however it changes. */
interface TestEvent {
  type: (typeof HIGHLIGHT_TYPES)[number];
  class: FoundSignal['class'];
  day: string;
  round: (typeof FUNDING_STAGES)[number] | null;
}

interface TestCompany {
  name: string;
  country: { name: string; code: string } | null;
  industries: string[];
  events: Map<string, TestEvent>;
}

const TYPES = HIGHLIGHT_TYPES.slice(0, 3);
const STAGES = FUNDING_STAGES.slice(0, 3);
const TRADES = INDUSTRIES.slice(0, 3);
const COUNTRIES = [
  { name: 'Germany', code: 'DE' },
  { name: 'France', code: 'FR' },
];
const DAYS = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04'];

const anySubset = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const event: fc.Arbitrary<TestEvent> = fc.record({
  type: fc.constantFrom(...TYPES),
  class: fc.constantFrom<FoundSignal['class']>('confirmed', 'reported', 'rumour'),
  day: fc.constantFrom(...DAYS),
  round: fc.constantFrom(...STAGES, null),
});
const companies = fc
  .array(
    fc.record({
      country: fc.constantFrom(...COUNTRIES, null),
      industries: anySubset(TRADES),
      events: fc.array(event, { maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ events, ...rest }, place): TestCompany => {
      const numbered = events.map((observation, nth) => [`${place}-${nth}`, observation] as const);
      return { ...rest, name: `c${place}.example`, events: new Map(numbered) };
    }),
  );
const filtersOf: fc.Arbitrary<SignalFilters> = fc.record({
  domains: anySubset(['c0.example', 'c1.example', 'c2.example']),
  types: anySubset(TYPES),
  fundingStages: anySubset(STAGES),
  countries: anySubset(COUNTRIES.map(({ code }) => code)),
  industries: anySubset(TRADES),
  since: fc.constantFrom(null, ...DAYS),
  until: fc.constantFrom(null, ...DAYS),
  includeRumours: fc.boolean(),
});

/** What happens to one event between two pages. */
interface EventChange {
  what: 'comes' | 'goes' | 'changes' | 'moves';
  company: number;
  which: number;
  as: TestEvent;
}
const eventChanges: fc.Arbitrary<EventChange[]> = fc.array(
  fc.record({
    what: fc.constantFrom<EventChange['what'][]>('comes', 'goes', 'changes', 'moves'),
    company: fc.nat(3),
    which: fc.nat(11),
    as: event,
  }),
  { maxLength: 4 },
);

const highlightOf = (title: string, { type, day, round, ...observation }: TestEvent, words: string) => ({
  ...{ type, title, date: day, description: words },
  entities: {
    class: observation.class,
    source_url: `https://x.example/${title}`,
    ...(round !== null && { round }),
  },
});

/** Stores a company with its events. */
async function storeCompany({ name, country, industries, events }: TestCompany, words = ''): Promise<void> {
  const data = {
    company: { headquarter_country: country?.name ?? null },
    business: { industries },
    signals: {
      highlights: [...events].map(([title, observation]) => highlightOf(title, observation, words)),
    },
  };
  await domain.sql('INSERT INTO companies (domain) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
  await domain.sql(
    `INSERT INTO company_modules (domain, module, data, enriched_at, batch_id)
     SELECT $1, key, value, now(), 'none' FROM json_each($2)
     ON CONFLICT (domain, module) DO UPDATE SET data = excluded.data`,
    [name, JSON.stringify(data)],
  );
  await domain.sql('SELECT sync_signals($1)', [name]);
}

/** Applies a change; returns the events that moved. */
async function applyChange(
  all: readonly TestCompany[],
  { what, company, which, as }: EventChange,
): Promise<string[]> {
  const one = all[company % all.length];
  if (one === undefined) return [];
  const title = what === 'comes' ? `${one.name}-${Math.random()}` : ([...one.events.keys()][which] ?? '');
  const observation = one.events.get(title);
  if (what === 'comes') one.events.set(title, as);
  else if (observation === undefined) return [];
  else if (what === 'goes') one.events.delete(title);
  else if (what === 'moves') one.events.set(title, { ...observation, day: as.day });
  await storeCompany(one, String(Math.random()));
  return what === 'changes' ? [] : [title];
}

const passes = (
  { name, country, industries }: TestCompany,
  observation: TestEvent,
  filters: SignalFilters,
): boolean =>
  [
    filters.domains.length === 0 || filters.domains.includes(name),
    filters.types.length === 0 || filters.types.includes(observation.type),
    filters.fundingStages.length === 0 ||
      (observation.round !== null && filters.fundingStages.includes(observation.round)),
    filters.countries.length === 0 || filters.countries.includes(country?.code ?? ''),
    filters.industries.length === 0 || industries.some((trade) => filters.industries.includes(trade)),
    filters.since === null || observation.day >= filters.since,
    filters.until === null || observation.day <= filters.until,
    filters.includeRumours || observation.class !== 'rumour',
  ].every(Boolean);

const titlesThatPass = (all: readonly TestCompany[], filters: SignalFilters): string[] =>
  all.flatMap((one) =>
    [...one.events].flatMap(([title, observation]) => (passes(one, observation, filters) ? [title] : [])),
  );

/** Reads all pages to the end; `between` is called before each but the first. */
async function allPages(
  filters: SignalFilters,
  limit: number,
  between: () => Promise<void>,
): Promise<FoundSignal[]> {
  const seen: FoundSignal[] = [];
  let after: SignalPosition | null = null;
  do {
    if (after !== null) await between();
    const page = await searchSignals(domain.db, filters, { limit, after });
    expect(page.signals.length).toBeLessThanOrEqual(limit);
    seen.push(...page.signals);
    after = page.next;
  } while (after !== null);
  return seen;
}

const newestFirst = (a: FoundSignal, b: FoundSignal): number =>
  a.day === b.day ? Number(b.id - a.id) : a.day < b.day ? 1 : -1;

async function started(all: readonly TestCompany[]): Promise<void> {
  await domain.sql('TRUNCATE companies CASCADE');
  for (const one of all) await storeCompany(one);
}

test('finds what passes all filters and nothing else, newest first', async () => {
  await fc.assert(
    fc.asyncProperty(
      companies,
      fc.array(filtersOf, { minLength: 5, maxLength: 5 }),
      async (all, searches) => {
        await started(all);
        for (const filters of searches) {
          const { signals, next } = await searchSignals(domain.db, filters, { limit: 50, after: null });
          expect(next).toBeNull();
          expect(signals.map(({ title }) => title).sort()).toEqual(titlesThatPass(all, filters).sort());
          expect(signals).toEqual(signals.toSorted(newestFirst));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('returns an unchanged event on exactly one page, in order, while others come, go, change and move', async () => {
  await fc.assert(
    fc.asyncProperty(
      companies,
      filtersOf,
      fc.integer({ min: 1, max: 5 }),
      fc.infiniteStream(eventChanges),
      async (all, filters, limit, stream) => {
        await started(all);
        const expected = titlesThatPass(all, filters);
        const moved = new Set<string>();
        const seen = await allPages(filters, limit, async () => {
          for (const happening of stream.next().value) {
            for (const title of await applyChange(all, happening)) moved.add(title);
          }
        });
        const still = seen.filter(({ title }) => !moved.has(title));
        expect(still.map(({ title }) => title).sort()).toEqual(
          expected.filter((title) => !moved.has(title)).sort(),
        );
        expect(seen).toEqual(seen.toSorted(newestFirst));
      },
    ),
    { numRuns: 60 },
  );
});

test.each([20, 50])('continues from a page of %i of one value if there is one more', async (limit) => {
  const observation: TestEvent = { type: 'award', class: 'confirmed', day: '2026-05-01', round: null };
  const events = new Map(Array.from({ length: limit + 1 }, (_, nth) => [`0-${nth}`, observation]));
  await started([{ name: 'c0.example', country: null, industries: [], events }]);
  const filters: SignalFilters = {
    ...{ domains: [], types: ['award'], fundingStages: [], countries: [], industries: [] },
    ...{ since: null, until: null, includeRumours: false },
  };
  expect(await allPages(filters, limit, async () => undefined)).toHaveLength(limit + 1);
});
