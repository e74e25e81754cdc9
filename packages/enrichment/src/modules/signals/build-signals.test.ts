import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import type { HighlightObservation } from '@firmlens/contract';
import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';

const signals = (...evidence: Parameters<typeof buildModule>[1]) => buildModule('signals', evidence, CONTEXT);
const titles = (...evidence: Parameters<typeof buildModule>[1]) =>
  signals(...evidence).data.highlights?.map(({ title }) => title);

const news = (
  title: string,
  date: string | null,
  overrides: Partial<HighlightObservation> = {},
  source = 'website:feed',
) =>
  observed(
    'signals.highlights',
    { type: 'business', title, date, description: null, entities: {}, class: 'confirmed', ...overrides },
    { source },
  );

describe('signals', () => {
  it('lists the newest first, and signals without a day last', () => {
    const evidence = [news('Opens', '2024-01-01'), news('Wins', null), news('Ships', '2026-01-01')];
    expect(titles(...evidence)).toEqual(['Ships', 'Opens', 'Wins']);
  });

  it('is empty if it was queried, and null if it was not', () => {
    const queriedFields = new Set(['signals.highlights'] as const);
    const { data } = buildModule('signals', [], { ...CONTEXT, queriedFields });
    expect(data).toMatchObject({ highlights_count: 0, highlights: [] });
    expect(signals().data).toMatchObject({ highlights_count: null, highlights: null });
  });

  it("lists an event once, in the company's words, with the earliest day and all known details", () => {
    const press = news(
      'ACME raises 12 million dollars in Series A',
      '2026-06-09',
      {
        class: 'reported',
        type: 'funding',
        description: 'A round.',
        entities: { investor: 'Bexo', stage: 'A' },
      },
      'website:feed',
    );
    const ownReport = news(
      'Acme raises $12 million Series A',
      '2026-06-10',
      { type: 'funding', entities: { stage: 'Series A' } },
      'sec',
    );
    const { data, used } = signals(press, ownReport);
    expect(data).toMatchObject({ highlights_count: 1 });
    expect(data.highlights).toEqual([
      {
        type: 'funding',
        title: 'Acme raises $12 million Series A',
        date: '2026-06-09',
        description: 'A round.',
        entities: {
          ...{ investor: 'Bexo', stage: 'Series A', class: 'confirmed' },
          ...{ source_url: 'https://acme.example/', seen_on: '2026-11-21', evidence: '2' },
        },
      },
    ]);
    expect(new Set(used)).toEqual(new Set([ownReport, press]));
  });

  it.each([
    ['Version 2.1 released', 'Version 2.2 released'],
    ['Acme opens a new office in Oslo', 'Acme opens a new office in Rome'],
    ['Webinar 2026: Routes', 'Webinar 2026: Robots'],
  ])('treats %j and %j on one day as two events', (a, b) => {
    expect(titles(news(a, '2026-05-05'), news(b, '2026-05-05'))).toHaveLength(2);
  });

  it('treats a title that recurs every week as one event a week', () => {
    const weekly = ['2026-05-01', '2026-05-08', '2026-05-15'].map((day) => news('This week at Acme', day));
    expect(titles(...weekly)).toHaveLength(3);
  });

  it('does not merge reports through reports in between', () => {
    const often = [
      news('This week at Acme', '2026-05-11', {}, 'website:feed'),
      news('This week at Acme', '2026-05-08', {}, 'sec'),
      news('This week at Acme', '2026-05-05', {}, 'gdelt'),
      news('This week at Acme', '2026-05-03', {}, 'hacker-news'),
    ];
    expect(titles(...often)).toHaveLength(2);
  });

  it('drops a future day and keeps the event', () => {
    expect(signals(news('Fair', '2027-03-01')).data.highlights).toMatchObject([
      { type: 'business', title: 'Fair', date: null, description: null },
    ]);
  });

  it('states for each event its class, its source, its first day and the number of sources', () => {
    const provenance = { url: 'https://acme.example/news', observed_at: '2026-11-20T10:00:00.000Z' };
    const event = { ...news('Fair', '2026-05-05'), ...provenance };
    expect(signals(event, news('Fair', '2026-05-06', {}, 'gdelt')).data.highlights).toMatchObject([
      {
        entities: {
          ...{ class: 'confirmed', source_url: provenance.url, seen_on: '2026-11-20', evidence: '2' },
        },
      },
    ]);
    expect(signals({ ...event, url: null }).data.highlights?.[0]?.entities).toEqual({
      ...{ class: 'confirmed', seen_on: '2026-11-20', evidence: '1' },
    });
  });

  it('labels rumours', () => {
    const rumour = news(
      'Acme in talks',
      '2026-05-05',
      { class: 'rumour', entities: { company: 'Bexo' } },
      'gdelt',
    );
    expect(signals(rumour).data.highlights).toMatchObject([
      { entities: { company: 'Bexo', class: 'rumour' } },
    ]);
  });

  it('lists at most 100 events of thousands', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => news(`Story number ${index}`, '2026-05-05'));
    runToCompletion(() => {
      expect(signals(...many).data).toMatchObject({ highlights_count: 100, highlights: { length: 100 } });
    });
  });
});
