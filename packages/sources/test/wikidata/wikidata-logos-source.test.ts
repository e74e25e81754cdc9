import type { Evidence } from '@firmlens/contract';
import { type WikidataItem, wikidataSimulator } from '@firmlens/simulator';
import type { PriorKnowledge } from '../../src/source';
import { createWikidataLogosSource } from '../../src/wikidata';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { sampleStatement, year } from './sample-items';

const COMMONS = 'https://commons.wikimedia.org/wiki/Special:FilePath/';

const names = (...investors: string[]): PriorKnowledge => ({
  evidence: investors.map((value) => ({
    field: 'funding.investors',
    value,
    source: 'website:text',
    url: 'https://acme.example/investors',
    observed_at: '2026-11-20T12:00:00.000Z',
    confidence: 0.8,
  })),
  clues: [],
});
const investor = (
  id: string,
  site: string,
  logo: string,
  overrides: WikidataItem['statements'] = {},
): WikidataItem => ({
  id,
  labels: { en: 'an investor' },
  statements: {
    P31: [sampleStatement('Q4830453')],
    P856: [sampleStatement(site)],
    P154: [sampleStatement(logo)],
    ...overrides,
  },
});

const INVESTOR_ITEMS: readonly WikidataItem[] = [
  investor('Q900501', 'https://sequoiacap.com/', 'Sequoia logo.svg'),
  investor('Q900502', 'https://www.accel.com/', 'Accel & more.png'),
  investor('Q900503', 'https://a16z.com/', 'a16z.svg'),
  investor('Q900504', 'https://www.bvp.com/', 'Bessemer.pdf'),
  investor('Q900505', 'https://indexventures.com/', 'Index.svg', { P154: [] }),
];

const source = createWikidataLogosSource();
const domain = 'acme.example';

describeSourceContract({
  source,
  sites: wikidataSimulator({ items: INVESTOR_ITEMS }),
  found: { domain, known: names('Bexo Capital', 'Sequoia') },
  unknown: { domain, known: names('Seedcamp') },
  notAsked: { domain, known: names('Bexo Capital') },
});

describe('logos of investors', () => {
  const lookUp = async (items: readonly WikidataItem[], known: PriorKnowledge) => {
    const fixture = await startQueryFixture(wikidataSimulator({ items }));
    const outcome = await fixture.query(source, { domain, known });
    const paths = fixture.web.requests.map(({ path }) => path);
    await fixture.close();
    const evidence: Evidence[] = outcome.status === 'found' ? outcome.evidence : [];
    return { status: outcome.status, paths, evidence, logos: evidence.map(({ value }) => value) };
  };

  it("are returned for each investor that has one, with the item's page", async () => {
    const { evidence } = await lookUp(
      INVESTOR_ITEMS,
      names('Accel Partners', 'Bexo Capital', 'Sequoia', 'Seedcamp'),
    );
    expect(evidence).toMatchObject([
      {
        value: { domain: 'accel.com', logo: `${COMMONS}Accel_%26_more.png?width=200` },
        url: 'https://www.wikidata.org/wiki/Q900502',
      },
      {
        value: { domain: 'sequoiacap.com', logo: `${COMMONS}Sequoia_logo.svg?width=200` },
        url: 'https://www.wikidata.org/wiki/Q900501',
      },
    ]);
  });

  it('take two searches and one request for all items, for at most six investors', async () => {
    const investors = ['Accel', 'Sequoia', 'Bessemer', 'Index Ventures', 'GV', 'KKR', 'TPG', 'a16z'];
    const { paths, logos } = await lookUp(INVESTOR_ITEMS, names(...investors));
    expect(paths.map((path) => /action=\w+/.exec(path)?.[0])).toEqual([
      ...['action=query', 'action=query', 'action=wbgetentities'],
    ]);
    expect(logos).toEqual([
      { domain: 'accel.com', logo: expect.any(String) },
      { domain: 'sequoiacap.com', logo: expect.any(String) },
    ]);
  });

  it('are also looked up for investors named only in a round, lead investors first', async () => {
    const round = {
      ...{ date: null, stage: 'Seed', amount: null, amount_usd: null, currency: null },
      ...{ valuation: null, valuation_usd: null, investors: ['Accel'], lead_investors: ['a16z'] },
    };
    const [found] = names('Bexo Capital').evidence;
    const known = {
      evidence: [{ ...found, field: 'funding.investment_history', value: round } as Evidence],
      clues: [],
    };
    const { logos } = await lookUp(INVESTOR_ITEMS, known);
    expect(logos).toMatchObject([{ domain: 'a16z.com' }, { domain: 'accel.com' }]);
  });

  it.each([
    ['whose item has none', 'Index Ventures'],
    ['whose logo is not an image', 'Bessemer'],
  ])('are not returned for an investor %s', async (_what, name) => {
    expect(await lookUp(INVESTOR_ITEMS, names(name))).toMatchObject({
      status: 'nothing',
      paths: { length: 2 },
    });
  });

  it.each([
    ['was marked as wrong', sampleStatement('https://www.accel.com/', {}, 'deprecated')],
    ['was the website once', sampleStatement('https://www.accel.com/', { P582: year(2019) })],
  ])('are not taken from an item whose address %s', async (_what, website) => {
    const other = investor('Q900509', 'https://other.example/', 'Other.svg', {
      P856: [website, sampleStatement('https://other.example/')],
    });
    expect((await lookUp([other], names('Accel'))).status).toBe('nothing');
    expect((await lookUp([other, ...INVESTOR_ITEMS], names('Accel'))).logos).toEqual([
      { domain: 'accel.com', logo: `${COMMONS}Accel_%26_more.png?width=200` },
    ]);
  });

  it('are the current ones', async () => {
    const P154 = [
      sampleStatement('Old.svg', { P582: year(2020) }),
      sampleStatement('Plain.svg'),
      sampleStatement('New.svg', {}, 'preferred'),
    ];
    const accel = investor('Q900502', 'https://www.accel.com/', '', { P154 });
    expect((await lookUp([accel], names('Accel'))).logos).toEqual([
      { domain: 'accel.com', logo: `${COMMONS}New.svg?width=200` },
    ]);
  });
});
