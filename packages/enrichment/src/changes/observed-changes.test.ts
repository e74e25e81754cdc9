import fc from 'fast-check';
import { anyEvidence } from '../../test/any-evidence';
import { NOW, observed } from '../../test/observed';
import {
  changes,
  headcount,
  market,
  member,
  noOpening,
  office,
  opening,
  round,
  SOURCES,
  technology,
  titles,
} from '../../test/two-scans';
import { changeKey } from './observed-changes';

describe('changes between two enrichments of a company', () => {
  it('are signals dated today that say from what to what, and since when', () => {
    expect(changes([headcount(40)], [headcount(55)])).toEqual([
      {
        highlight: {
          ...{
            type: 'hiring',
            title: 'Acme grew from 40 to 55 people',
            date: '2026-11-21',
            description: null,
          },
          entities: { change: 'headcount', from: '40', to: '55', since: '2026-08-20' },
          class: 'confirmed',
        },
        ...{ url: 'https://acme.example/', confidence: 0.7 },
      },
    ]);
  });

  it('do not include what is too uncertain for the data, nor call it new once it is certain', () => {
    const ada = member('Ada Example', 'CEO');
    const bo = member('Bo Example', 'CFO');
    const unsure = { ...bo, confidence: 0.4 };
    expect(titles([ada], [ada, bo])).toHaveLength(1);
    expect(titles([ada], [ada, unsure])).toEqual([]);
    expect(titles([ada, unsure], [ada, bo])).toEqual([]);
    expect(titles([ada], [ada, unsure], [SOURCES, SOURCES], [], 0.3)).toHaveLength(1);
  });

  it.each([
    ['people', [headcount(55)], [headcount(40)], ['Acme shrank from 55 to 40 people']],
    [
      'a technology',
      [technology('Stripe')],
      [technology('Stripe'), technology('HubSpot')],
      ['Acme now uses HubSpot'],
    ],
    [
      'an office in a new country',
      [office('Leeds, United Kingdom')],
      [office('Leeds, United Kingdom'), office('Oslo, Norway')],
      ['Acme now has an office in Oslo, its first in Norway'],
    ],
    [
      'an office in a new city',
      [office('Leeds, United Kingdom')],
      [office('Leeds, United Kingdom'), office('York, United Kingdom')],
      ['Acme now has an office in York, United Kingdom'],
    ],
    [
      'the headquarters',
      [observed('company.headquarter_city', 'Leeds')],
      [observed('company.headquarter_city', 'Oslo'), office('Oslo, Norway')],
      ['Acme moved its headquarters from Leeds to Oslo'],
    ],
    [
      'a market',
      [market('Norway', 'NO')],
      [market('Norway', 'NO'), market('Italy', 'IT')],
      ['Acme now sells to Italy'],
    ],
    [
      'a leading person, and the one before',
      [member('Ada Example', 'CEO'), member('Bo Sample', 'CTO')],
      [member('Dr. Ada Example', 'Founder & CEO'), member('Cy Instance', 'CTO')],
      ['Cy Instance is now CTO at Acme', 'Bo Sample is no longer named as CTO at Acme'],
    ],
    [
      'a promoted person',
      [member('Ada Example', 'CEO'), member('Bo Sample', 'Engineer')],
      [member('Ada Example', 'CEO'), member('Bo Sample', 'VP Engineering')],
      ['Bo Sample is now VP Engineering at Acme'],
    ],
    [
      'an opening for a leader',
      [noOpening],
      [opening('VP of Sales (m/f/d)'), opening('Engineer')],
      ['Acme has a new opening for a leading role: VP of Sales (m/f/d)'],
    ],
    [
      'a round of funding',
      [round({ date: '2024-01-01', stage: 'Seed', amount: 2e6, currency: 'USD' })],
      [round({ stage: 'Series A', amount: 12e6, currency: 'EUR' })],
      ['Acme raised EUR 12 million in a Series A round'],
    ],
  ])('show %s', (_what, before, after, expected) => {
    expect(titles(before, after)).toEqual(expected);
  });

  it.each([
    ['a headcount by less than a tenth', [headcount(100)], [headcount(109)]],
    ['a headcount by one or two', [headcount(8)], [headcount(10)]],
    ['headcounts stated in two places', [headcount(40)], [headcount(80, 'website:json-ld')]],
    [
      'a page that always named two headcounts',
      [headcount(40), headcount(60)],
      [headcount(60), headcount(40)],
    ],
    [
      'a page that names another headcount too',
      [headcount(40)],
      [{ ...headcount(80), confidence: 0.9 }, headcount(40)],
    ],
    ['a technology that is gone', [technology('Stripe'), technology('HubSpot')], [technology('Stripe')]],
    ['the first technologies from a source', [headcount(9)], [technology('Stripe')]],
    [
      'a technology that another source already reported',
      [technology('A'), technology('B', 'dns')],
      [technology('A'), technology('B')],
    ],
    ['technologies in job ads', [technology('A', 'greenhouse')], [technology('B', 'greenhouse')]],
    ['a guessed technology', [technology('A')], [technology('B', 'website', 0.4)]],
    [
      'an office at the former headquarters',
      [observed('company.headquarter_city', 'Oslo')],
      [office('Oslo, Norway')],
    ],
    ['a place where jobs are', [office('Oslo', 'greenhouse')], [office('Rome', 'greenhouse')]],
    ['a market where jobs are', [market('Norway', 'NO')], [market('Italy', 'IT', 'job')]],
    [
      'a new person who does not lead',
      [member('Ada Example', 'CEO')],
      [member('Ada Example', 'CEO'), member('Bo', 'Engineer')],
    ],
    [
      'a title in other words',
      [member('Ada Example', 'CTO')],
      [member('Ada Example', 'Chief Technology Officer')],
    ],
    [
      'a completely new team',
      [member('A B', 'CEO'), member('C D', 'CTO'), member('E F', 'CFO')],
      [member('A B', 'CEO'), member('G H', 'CTO')],
    ],
    [
      'a leader whom another source still names',
      [member('A B', 'CEO'), member('C D', 'CTO')],
      [member('A B', 'CEO'), member('C D', 'CTO', 'brreg')],
    ],
    ['an opening that was posted long ago', [noOpening], [opening('VP of Sales', '2026-03-01')]],
    ['an opening for others', [noOpening], [opening('Engineer')]],
    ['the same opening elsewhere', [opening('Head of Sales')], [opening('Head of Sales (m/w/d)')]],
    ['an old round', [], [round({ date: '2026-05-01', stage: 'Seed' })]],
    ['a round without a date', [], [round({ date: null, stage: 'Seed' })]],
    [
      'a round already known by its amount',
      [round({ date: '2026-09-20', amount: 5e6, currency: 'USD' })],
      [round({ amount: 5.2e6, currency: 'USD', stage: 'Seed' })],
    ],
  ])('do not include %s', (_what, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });

  it('do not include a round that news of the same time reports', () => {
    const news = (date: string) =>
      observed('signals.highlights', {
        ...{ type: 'funding', title: 'Acme raises money', date, description: null, entities: {} },
        class: 'confirmed',
      });
    expect(changes([], [round({ stage: 'Seed' }), news('2026-10-20')])).toEqual([]);
    expect(changes([], [round({ stage: 'Seed' }), news('2026-11-03')])).toHaveLength(1);
  });

  it('are reported, not confirmed, if a third party states the newer value', () => {
    expect(changes([headcount(40, 'wikidata')], [headcount(55, 'wikidata')])).toMatchObject([
      { highlight: { class: 'reported' } },
    ]);
  });

  it("keep the round's own date and details, so that it joins the news", () => {
    const reported = round({
      stage: 'Seed',
      amount: 2.5e6,
      currency: 'EUR',
      investors: ['Bexo'],
      lead_investors: ['Cavo'],
    });
    expect(changes([], [reported])).toMatchObject([
      {
        highlight: {
          ...{ type: 'funding', title: 'Acme raised EUR 2.5 million in a Seed round', date: '2026-10-01' },
          entities: { amount: 'EUR 2500000', round: 'Seed', investors: 'Cavo, Bexo', lead_investors: 'Cavo' },
        },
      },
    ]);
  });

  it.each([
    ['before', [['dns'], SOURCES]],
    ['now', [SOURCES, ['dns']]],
  ])('count only sources that responded in full both times: not %s', (_when, answered) => {
    expect(changes([headcount(40)], [headcount(55)], answered)).toEqual([]);
  });

  it.each([[true], [false]])('are none if one crawl saw much less of the site', (isLater) => {
    const pages = ['about', 'team', 'contact'].map((path) =>
      observed('company.email', `${path}@acme.example`, { url: `https://acme.example/${path}` }),
    );
    const scans = [[headcount(40)], [headcount(55)]] as const;
    const [before, after] = isLater
      ? [scans[0], [...scans[1], ...pages]]
      : [[...scans[0], ...pages], scans[1]];
    expect(changes([...before], [...after])).toEqual([]);
  });

  it('are one signal if a redesigned page shows many of a kind', () => {
    const names = Array.from({ length: 9 }, (_, index) => `Tool ${index}`);
    const found = changes(
      [technology('Stripe')],
      names.map((name) => technology(name)),
    );
    expect(found).toMatchObject([
      {
        highlight: {
          title: 'Acme now uses 9 more technologies',
          entities: { change: 'technology', to: 'Tool 0; Tool 1; Tool 2; Tool 3; Tool 4 and 4 more' },
        },
      },
    ]);
    expect(
      titles(
        [technology('Stripe')],
        names.slice(4).map((name) => technology(name)),
      ),
    ).toHaveLength(5);
  });

  it('have distinct titles', () => {
    const [grown, shrunk] = [
      changes([headcount(40)], [headcount(55)]),
      changes([headcount(55)], [headcount(40)]),
    ];
    const keys = [...grown, ...shrunk].map(({ highlight }) => changeKey(highlight));
    expect(new Set(keys).size).toBe(2);
  });

  it('are none between an enrichment and itself', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const again = structuredClone(evidence).map((item) => ({ ...item, observed_at: NOW.toISOString() }));
        expect(changes(evidence, again)).toEqual([]);
      }),
    );
  });

  it('do not depend on the order of evidence, are few, and have distinct titles', () => {
    fc.assert(
      fc.property(anyEvidence, anyEvidence, (before, after) => {
        const found = changes(before, after);
        expect(changes([...before].reverse(), [...after].reverse())).toEqual(found);
        expect(found.length).toBeLessThanOrEqual(8 * 5);
        expect(new Set(found.map(({ highlight }) => changeKey(highlight))).size).toBe(found.length);
      }),
    );
  });
});
