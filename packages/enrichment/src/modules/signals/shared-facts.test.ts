import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import type { Evidence } from '@firmlens/contract';
import fc from 'fast-check';
import { NOW, observed } from '../../../test/observed';
import { rate, report, round, type StatedReport } from '../../../test/reports';
import { listEvents } from './list-events';

const name = observed('company.name', 'Onevent', { source: 'wikidata' });
const events = (...reports: readonly StatedReport[]) =>
  listEvents([name, ...reports.map((one) => report(one))], NOW).map(({ highlight }) => highlight);
/** Returns how many events the reports are, in either order. */
const count = (...reports: readonly StatedReport[]) => {
  const [forward, backward] = [events(...reports), events(...[...reports].reverse())];
  expect(backward).toEqual(forward);
  return forward.length;
};

const layoffs = (title: string, date: string, jobs?: string): StatedReport => ({
  ...{ type: 'layoffs', title, date, entities: jobs === undefined ? {} : { jobs } },
});
const legal = (title: string, date = '2026-06-10'): StatedReport => ({ type: 'legal', title, date });
const award = (title: string, date = '2026-06-10'): StatedReport => ({ type: 'award', title, date });
const traction = (title: string, figure: string, date = '2026-06-10'): StatedReport => ({
  ...{ type: 'traction', title, date, entities: { figure } },
});
const acquisition = (
  title: string,
  entities: Record<string, string> = {},
  reports: StatedReport = {},
): StatedReport => ({
  ...{ type: 'acquisition', title, entities, ...reports },
});
const product = (title: string, entities: Record<string, string>, date = '2026-06-10'): StatedReport => ({
  ...{ type: 'product', title, entities, date },
});
const leader = (title: string, entities: Record<string, string>, date = '2026-06-10'): StatedReport => ({
  ...{ type: 'leadership', title, entities, date },
});

describe('an event reported in other words', () => {
  it.each<[string, StatedReport[]]>([
    [
      'layoffs, in two languages',
      [
        layoffs('Onevent lays off 30 employees', '2026-06-03', '30'),
        layoffs('Onevent cuts 30 jobs', '2026-06-04', '30'),
        layoffs('Onevent streicht 30 Stellen', '2026-06-05', '30'),
      ],
    ],
    [
      'layoffs reported without a number, with a share, and with a rough number',
      [
        layoffs('Onevent shrinks', '2026-06-03', 'dozens'),
        layoffs('Onevent lets a third go', '2026-06-04', '33%'),
        layoffs('Jobs cut at Onevent', '2026-06-05', '200'),
        layoffs('Onevent lays off 196', '2026-06-05', '196'),
      ],
    ],
    [
      'hiring, by the number of jobs',
      [
        { type: 'hiring', title: 'Onevent to create 120 jobs', entities: { jobs: '120' } },
        { type: 'hiring', title: '120 neue Stellen', entities: { jobs: '120' }, date: '2026-06-12' },
      ],
    ],
    [
      'traction, by what is counted',
      [
        traction('Onevent reaches 1,000 customers', '1,000 customers'),
        traction('Onevent hits milestone of 1000 customers', '1000 customers', '2026-06-11'),
      ],
    ],
    [
      'a lawsuit, by the other party',
      [
        legal('Onevent sued by Hartwell over patents'),
        legal('Hartwell files patent lawsuit against Onevent', '2026-06-11'),
      ],
    ],
    [
      'a lawsuit, in a title in all capitals',
      [
        legal('Onevent sued by Hartwell over patents'),
        legal('Hartwell Files Patent Lawsuit Against Onevent', '2026-06-11'),
      ],
    ],
    [
      'an award, by its name',
      [award('Onevent wins the Red Dot Award'), award('Red Dot for the robots of Onevent', '2026-06-12')],
    ],
    [
      'a takeover, by a name that only the title contains',
      [
        acquisition('Globex acquires robotics company Redesigna'),
        acquisition('Redesigna acquired by Globex', { acquirer: 'Globex' }, { date: '2026-06-11' }),
      ],
    ],
    [
      'a takeover, by the buyer of one and the company of the other',
      [acquisition('A deal', { acquirer: 'Globex' }), acquisition('It is done', { company: 'Globex GmbH' })],
    ],
    [
      'a product, with its version in its name, as an entity and in the title',
      [
        product('Introducing PalletPilot 3.0', { product: 'PalletPilot 3.0', version: '3.0' }),
        product('Onevent launches PalletPilot 3', { product: 'PalletPilot' }, '2026-06-11'),
        product('PalletPilot is here', { product: 'PalletPilot', version: 'v3' }, '2026-06-12'),
      ],
    ],
    [
      'a leader, by the role if one report names nobody',
      [
        leader('Onevent appoints Ada Example as CTO', { people: 'Ada Example', role: 'CTO' }),
        leader('New CTO at robot maker', { role: 'Chief Technology Officer' }, '2026-06-11'),
      ],
    ],
  ])('is one: %s', (_what, reports) => {
    expect(count(...reports)).toBe(1);
  });

  it.each<[string, StatedReport[]]>([
    [
      'layoffs of different numbers',
      [
        layoffs('Onevent cuts jobs', '2026-06-03', '30'),
        layoffs('Onevent cuts more jobs', '2026-06-05', '90'),
      ],
    ],
    [
      'layoffs a week apart',
      [layoffs('Onevent cuts jobs', '2026-06-03', '30'), layoffs('Stellen weg', '2026-06-10', '30')],
    ],
    [
      'numbers of customers',
      [
        traction('Onevent reaches 1,000 customers', '1,000 customers'),
        traction('Onevent hits milestone of 2,000 customers', '2,000 customers'),
      ],
    ],
    ['lawsuits of different parties', [legal('Onevent sued by Hartwell'), legal('Onevent sued by Bexo')]],
    [
      'lawsuits that only share a subject',
      [
        legal('Hartwell verklagt Onevent wegen Patent auf Greifer'),
        legal('Bexo verklagt Onevent wegen Patent auf Rollen'),
      ],
    ],
    [
      'lawsuits that only share capitalised words',
      [legal('Hartwell Files Complaint Against Onevent'), legal('Bexo Takes Onevent On: Complaint')],
    ],
    ['awards', [award('Onevent wins the Red Dot Award'), award('Onevent wins the Green Leaf Award')]],
    [
      'takeovers',
      [
        acquisition('Onevent acquires Bexo', { company: 'Bexo' }),
        acquisition('Onevent acquires Cexo', { company: 'Cexo' }),
      ],
    ],
    [
      'versions of a product, although a third report names none',
      [
        product('PalletPilot 3.0', { product: 'PalletPilot 3.0' }),
        product('PalletPilot 3.1', { product: 'PalletPilot', version: '3.1' }, '2026-06-12'),
        product('PalletPilot', { product: 'PalletPilot' }, '2026-06-11'),
      ],
    ],
    [
      'leaders in one role, although a third report names nobody',
      [
        leader('Ada Example is CTO', { people: 'Ada Example', role: 'CTO' }),
        leader('Bo Sample is CTO', { people: 'Bo Sample', role: 'CTO' }, '2026-06-12'),
        leader('New CTO', { role: 'CTO' }, '2026-06-11'),
      ],
    ],
  ])('is two: %s', (_what, reports) => {
    expect(count(...reports)).toBe(2);
  });

  it("shares no name if the company's own name is unknown", () => {
    const reports = [legal('The suit of Hartwell against Onevent'), legal('Now Bexo goes against Onevent')];
    expect(listEvents([name, ...reports.map(report)], NOW)).toHaveLength(2);
    expect(listEvents(reports.map(report), NOW)).toHaveLength(2);
  });
});

describe('an acquisition that a report calls a partnership', () => {
  const ownReport: StatedReport = {
    ...{ type: 'partnership', title: 'A new chapter: we join Globex', entities: { partners: 'Globex' } },
    ...{ source: 'website:feed', date: '2026-06-10' },
  };
  const press = [
    acquisition('Globex buys Onevent', { acquirer: 'Globex' }, { date: '2026-06-11' }),
    acquisition('Robot maker Onevent taken over by Globex', {}, { date: '2026-06-11' }),
    acquisition('Globex expands with takeover', {}, { date: '2026-06-12' }),
  ];

  it("is one acquisition, in the company's words", () => {
    expect(count(ownReport, ...press)).toBe(1);
    expect(events(ownReport, ...press)).toMatchObject([
      { type: 'acquisition', title: ownReport.title, entities: { class: 'confirmed', evidence: '4' } },
    ]);
  });

  it.each<[string, StatedReport]>([
    ['another company is bought', acquisition('Onevent buys Bexo', { company: 'Bexo' })],
    ['it names another partner', { ...press[1], title: 'Bexo buys Onevent', entities: { acquirer: 'Bexo' } }],
    ['only a rumour reports a takeover', { ...press[0], class: 'rumour' }],
    ['it is a week apart', { ...press[0], date: '2026-06-17' }],
  ])('stays a partnership if %s', (_what, reports) => {
    expect(count(ownReport, reports)).toBe(2);
  });
});

describe('the reports of an event', () => {
  it('are those nearest in time, however detailed others are', () => {
    const evidence: Evidence[] = [
      round(
        'Our round',
        '2026-06-02',
        { amount: 'SEK 110000000', round: 'Seed' },
        { source: 'website:feed' },
      ),
      round('Onevent raises $11.5M', '2026-06-03', { amount: 'USD 11500000' }),
      round('Onevent bags $10M', '2026-06-20', { amount: 'USD 10000000', investors: 'Bexo' }),
      rate('SEK', '2026-06-02', 0.097),
    ];
    for (const order of [evidence, [...evidence].reverse()]) {
      expect(listEvents(order, NOW).map(({ highlight }) => highlight)).toMatchObject([
        { title: 'Onevent bags $10M', entities: { evidence: '1' } },
        { title: 'Our round', entities: { evidence: '2' } },
      ]);
    }
  });

  it('do not count a change between two enrichments that comes from a report on the same page', () => {
    const page = 'https://onevent.example/news/seed';
    const post: StatedReport = {
      ...{ type: 'funding', title: 'Our seed round', source: 'website:feed', url: page },
      ...{ entities: { round: 'Seed' } },
    };
    const change = (url: string): StatedReport => ({
      ...{ type: 'funding', title: 'Onevent raised a Seed round', source: 'own-observation', url },
      ...{ entities: { round: 'Seed', change: 'round', to: 'Seed' } },
    });
    const evidenceOf = (...reports: StatedReport[]) =>
      events(...reports).map(({ entities }) => entities['evidence']);
    expect(evidenceOf(post, change(page))).toEqual(['1']);
    expect(evidenceOf(post, change('https://register.example/'))).toEqual(['2']);
    expect(evidenceOf(change(page))).toEqual(['1']);
    const [event] = listEvents([report(post), report(change(page))], NOW);
    expect(event?.evidence).toHaveLength(2);
  });

  it('are within a week if they name nobody, in any order', () => {
    const day = fc
      .integer({ min: 1, max: 40 })
      .map((day) => new Date(Date.UTC(2026, 5, day)).toISOString().slice(0, 10));
    const jobs = fc.constantFrom('30', '32', '90', '33%', undefined);
    const reports = fc.array(
      fc.tuple(day, jobs).map(([date, jobCount]) => layoffs('Onevent cuts jobs', date, jobCount)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(reports, (sample) => {
        count(...sample);
        for (const event of listEvents(sample.map(report), NOW)) {
          const days = event.evidence.flatMap(({ value }) => Date.parse((value as { date: string }).date));
          expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(6 * 86_400_000);
        }
      }),
    );
  });

  it.each<[string, (index: number) => StatedReport]>([
    ['of one event', (index) => layoffs(`Report ${index}`, '2026-06-10', '30')],
    [
      'of events that overlap',
      (index) => layoffs(`Report ${index}`, `2026-06-${String((index % 28) + 1).padStart(2, '0')}`),
    ],
    ['of lawsuits', (index) => legal(`The suit of Hartwell and Bexo${index} against robots`)],
    [
      'of rounds with overlapping amounts',
      (index) => round('A', '2026-06-10', { amount: `USD ${1_000_000 + index * 7_000}` }).value,
    ],
  ])('survives thousands of reports %s', (_what, reports) => {
    const many = Array.from({ length: 5_000 }, (_, index) => report(reports(index)));
    runToCompletion(() => {
      listEvents([name, ...many], NOW);
    });
  });
});
