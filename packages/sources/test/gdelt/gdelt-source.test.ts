import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import { type GdeltArticle, gdeltSimulator } from '@firmlens/simulator';
import { createGdeltSource } from '../../src/gdelt';
import type { PriorKnowledge } from '../../src/source';
import { NOW, startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';

const source = createGdeltSource();

function evidence<F extends EvidenceField>(field: F, value: EvidenceValues[F], from = 'website:json-ld') {
  return {
    field,
    value,
    source: from,
    url: 'https://acme.example/',
    observed_at: NOW.toISOString(),
    confidence: 0.9,
  } as Evidence;
}

const nameEvidence = (name: string): PriorKnowledge => ({
  clues: [],
  evidence: [evidence('company.name', name)],
});

const person = (name: string): EvidenceValues['team.team_members'] => ({
  name,
  position: 'Founder',
  linkedin_url: null,
  country: null,
  city: null,
  nationality: null,
  biography: null,
  experience: [],
  education: [],
});

/** What the site of Acme Robotics in Leeds and other sources state about it. */
const ACME: PriorKnowledge = {
  clues: [],
  evidence: [
    evidence('company.name', 'Acme Robotics Ltd'),
    evidence('company.headquarter_city', 'Leeds'),
    evidence('team.team_members', person('Jane Welder')),
    evidence('business.services', { name: 'WeldBot', description: null }),
    evidence('business.services', { name: 'Consulting', description: null }),
    evidence('funding.investors', 'Forge Ventures', 'website:text'),
    evidence('funding.investors', 'Somebody Else Capital', 'sec'),
    evidence('signals.highlights', {
      type: 'partnership',
      title: 'We partner with Globex',
      date: '2026-10-01',
      description: null,
      entities: { partners: 'Globex' },
      class: 'confirmed',
    }),
    evidence('signals.highlights', {
      type: 'funding',
      title: 'Our Series A',
      date: '2026-11-03',
      description: null,
      entities: { amount: 'USD 12000000' },
      class: 'confirmed',
    }),
  ],
};

let reports = 0;
function report(title: string, overrides: Partial<GdeltArticle> = {}): GdeltArticle {
  reports += 1;
  return {
    url: `https://news.example/story/${reports}`,
    title,
    seendate: '20261105T090000Z',
    domain: 'news.example',
    language: 'English',
    sourcecountry: 'United Kingdom',
    ...overrides,
  };
}

async function newsOf(articles: GdeltArticle[], known = ACME, gapMs = 0) {
  const fixture = await startQueryFixture(gdeltSimulator(articles, gapMs));
  const outcome = await fixture.query(source, { domain: 'acme.example', known });
  await fixture.close();
  return { outcome, found: outcome.status === 'found' ? outcome.evidence : [], asking: fixture };
}

const titlesOf = async (articles: GdeltArticle[], known = ACME) =>
  (await newsOf(articles, known)).found
    .filter(({ field }) => field === 'signals.highlights')
    .map(({ value }) => (value as EvidenceValues['signals.highlights']).title);

describeSourceContract({
  source,
  sites: gdeltSimulator([report('Leeds start-up Acme Robotics raises $12 million Series A')], 0),
  found: { domain: 'acme.example', known: ACME },
  unknown: {
    domain: 'quiet.example',
    known: nameEvidence('Quiet Looms'),
  },
  notAsked: { domain: 'acme.example' },
});

describe('a headline in the news index', () => {
  test('becomes an event with its day, page and parties', async () => {
    const { found } = await newsOf([
      report('Leeds-based Acme Robotics raises $ 12 million Series A led by Forge Ventures'),
    ]);
    expect(found).toMatchObject([
      {
        field: 'signals.highlights',
        url: expect.stringMatching(/^https:\/\/news\.example\/story\/\d+$/),
        value: {
          type: 'funding',
          title: 'Leeds-based Acme Robotics raises $12 million Series A led by Forge Ventures',
          date: '2026-11-05',
          entities: { amount: 'USD 12000000', round: 'Series A', lead_investors: 'Forge Ventures' },
          class: 'reported',
        },
      },
      {
        field: 'funding.investment_history',
        value: {
          stage: 'Series A',
          amount: 12_000_000,
          amount_usd: 12_000_000,
          date: '2026-11-05',
          lead_investors: ['Forge Ventures'],
        },
      },
    ]);
  });

  test.each([
    ['the city', 'Acme Robotics opens second office in Leeds'],
    ['one of its people', 'Acme Robotics appoints Jane Welder as CEO'],
    ['a product', 'Acme Robotics launches WeldBot for shipyards'],
    ['an investor of its own pages', 'Forge Ventures portfolio: Acme Robotics wins contract'],
    ['a partner of its own news', 'Acme Robotics partners with Globex'],
    ['the amount in its own news', 'Acme Robotics raises $12 million'],
    ['it as the other party', 'Umbrella Group acquires Leeds welding firm Acme Robotics'],
  ])('is accepted if it names the company and %s', async (_what, title) => {
    expect(await titlesOf([report(title, { seendate: '20261020T090000Z' })])).toEqual([title]);
  });

  test('needs no second fact on the company’s own pages', async () => {
    const title = 'Acme Robotics launches new arm';
    expect(await titlesOf([report(title, { url: 'https://blog.acme.example/arm' })])).toEqual([title]);
  });

  test.each([
    ['with the name alone', 'Acme Robotics raises $7 million'],
    ['in another city', 'Acme Robotics opens second office in Denver'],
    ['with another founder', 'Acme Robotics appoints Max Mustermann as CEO'],
    ['with a service that any company may offer', 'Acme Robotics launches Consulting practice'],
    [
      'with an investor that its own pages do not name',
      'Acme Robotics raises $7m from Somebody Else Capital',
    ],
    ['with a name that only begins the same', 'Acme Roboticsware opens second office in Leeds'],
    ['with a longer name', 'Leeds grocer Acme Robotics Foods opens second office next week'],
  ])('is rejected if it is about a namesake: %s', async (_what, title) => {
    expect(await titlesOf([report(title)])).toEqual([]);
  });

  test('is rejected if it repeats the amount of the company’s news at a distance of months', async () => {
    const title = 'Acme Robotics raises $12 million';
    expect(await titlesOf([report(title, { seendate: '20260901T090000Z' })])).toEqual([]);
  });

  test('does not count a city in the company’s name as a second fact', async () => {
    const leedsLooms: PriorKnowledge = {
      clues: [],
      evidence: [evidence('company.name', 'Leeds Looms'), evidence('company.headquarter_city', 'Leeds')],
    };
    expect(await titlesOf([report('Leeds Looms raises $7 million')], leedsLooms)).toEqual([]);
    const headline = 'Leeds Looms opens second office in Leeds';
    expect(await titlesOf([report(headline)], leedsLooms)).toEqual([headline]);
  });

  test.each([
    'Acme Robotics rival Globex opens office in Leeds',
    'Former Acme Robotics engineer raises $5 million in Leeds',
    'Globex opens Leeds office to take on Acme Robotics',
    'Umbrella acquires Initech, ahead of Acme Robotics of Leeds',
    'How Acme Robotics raised $12 million in Leeds',
    'Leeds weather: Acme Robotics open day moved',
  ])('is ignored if it reports no event of the company: %s', async (title) => {
    expect(await titlesOf([report(title)])).toEqual([]);
  });

  test('that is worded as a rumour becomes one, and no round', async () => {
    const { found } = await newsOf([report('Leeds-based Acme Robotics in talks to raise $50 million')]);
    expect(found).toMatchObject([{ field: 'signals.highlights', value: { class: 'rumour' } }]);
  });

  test('states no round if only the city ties it to the company', async () => {
    const headline = report('Leeds-based Acme Robotics raises $7 million');
    const { found } = await newsOf([headline]);
    expect(found.map(({ field }) => field)).toEqual(['signals.highlights']);
    const headlineWithInvestor = report('Leeds-based Acme Robotics raises $7 million led by Forge Ventures');
    expect((await newsOf([headlineWithInvestor])).found.map(({ field }) => field)).toEqual([
      'signals.highlights',
      'funding.investment_history',
    ]);
  });

  test.each([
    'New York-based Acme Robotics raises $7 million',
    'Acme Robotics opens office near York Stock Exchange',
  ])('is rejected if it names another place: %s', async (title) => {
    const york: PriorKnowledge = {
      clues: [],
      evidence: [evidence('company.name', 'Acme Robotics'), evidence('company.headquarter_city', 'York')],
    };
    expect(await titlesOf([report(title)], york)).toEqual([]);
    expect(await titlesOf([report('Acme Robotics of York opens second office')], york)).toHaveLength(1);
  });

  test('states no round without an amount', async () => {
    const { found } = await newsOf([report('Leeds-based Acme Robotics closes Series A funding')]);
    expect(found.map(({ field }) => field)).toEqual(['signals.highlights']);
  });

  test('is returned once per wording and week, from the first report, and once for each other wording', async () => {
    const first = report('Acme Robotics of Leeds opens second office', { seendate: '20261101T090000Z' });
    const reprint = report('Acme Robotics of Leeds opens a second office', { seendate: '20261104T090000Z' });
    const later = report('Acme Robotics of Leeds opens second office', { seendate: '20261118T090000Z' });
    const fundingReport = report('Acme Robotics raises $12 million', { seendate: '20261103T090000Z' });
    const reworded = report('Leeds: Acme Robotics secures $12m funding', {
      seendate: '20261105T090000Z',
    });
    const { found } = await newsOf([reprint, reworded, later, fundingReport, first]);
    const highlights = found.filter(({ field }) => field === 'signals.highlights');
    expect(highlights.map(({ url }) => url)).toEqual([later.url, reworded.url, fundingReport.url, first.url]);
  });

  test.each([
    ['page without https', { url: 'http://news.example/a' }],
    ['page that is not a URL', { url: 'javascript:alert(1)' }],
    ['day of next year', { seendate: '20270105T090000Z' }],
    ['invalid day', { seendate: '20261305T090000Z' }],
  ])('is ignored with a %s', async (_what, overrides) => {
    expect(await titlesOf([report('Acme Robotics opens second office in Leeds', overrides)])).toEqual([]);
  });
});

describe('the search of the news index', () => {
  test('makes one request per company, with its name without legal form, for the last three months', async () => {
    const { asking: fixture } = await newsOf([]);
    const [request, more] = fixture.web.requests;
    expect(more).toBeUndefined();
    expect(new URL(request?.path ?? '', 'https://api.example').searchParams.get('query')).toBe(
      '"Acme Robotics"',
    );
    const oldReport = report('Acme Robotics opens second office in Leeds', { seendate: '20260701T090000Z' });
    expect(await titlesOf([oldReport])).toEqual([]);
  });

  test.each(['ACO', 'Summit', 'Global Solutions Inc.', '###'])(
    'is skipped for a name that finds everything or nothing: %s',
    async (name) => {
      const { outcome, asking: fixture } = await newsOf([], nameEvidence(name));
      expect(outcome).toMatchObject({ status: 'not_asked' });
      expect(fixture.web.requests).toHaveLength(0);
    },
  );

  test('strips query syntax from the name', async () => {
    const { outcome, asking: fixture } = await newsOf([], nameEvidence('Acme" (OR) "B&B.'));
    expect(outcome).toMatchObject({ status: 'nothing' });
    expect(fixture.web.requests[0]?.path).toContain('query=%22Acme+OR+B%26B%22');
  });

  test('reads responses whose headlines contain control characters', async () => {
    const title = 'Acme Robotics opens second office in Leeds';
    const body = JSON.stringify({ articles: [report('x')] }).replace('"x"', `"${title}\u0001\u000b"`);
    const fixture = await startQueryFixture({
      'api.gdeltproject.org': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    });
    const outcome = await fixture.query(source, { domain: 'acme.example', known: ACME });
    await fixture.close();
    expect(outcome).toMatchObject({ status: 'found', evidence: [{ value: { title } }] });
  });

  test('respects a requested pause', async () => {
    const fixture = await startQueryFixture(gdeltSimulator([]));
    await fixture.query(source, { domain: 'acme.example', known: ACME });
    const second = await fixture.query(source, { domain: 'acme.example', known: ACME, timeLimitMs: 4_000 });
    expect(second).toMatchObject({ status: 'failed' });
    expect(fixture.turnResults).toEqual([{ faulty: true, pauseMs: 5_000 }]);
    await fixture.close();
  });
});
