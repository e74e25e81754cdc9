import { createEgress } from '@firmlens/egress';
import { startSimulatedWeb, wikidataSimulator, type WikidataItem } from '@firmlens/simulator';
import { createSourceHttp } from '../../src/http';
import { createWikidataSource } from '../../src/wikidata';
import { NOTHING_KNOWN, NOW, startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import {
  ACME,
  acmeWith,
  count,
  day,
  sampleStatement,
  month,
  NAMESAKE,
  text,
  SAMPLE_ITEMS,
  sampleItemsWith,
  year,
} from './sample-items';
import { queryWikidata } from './query-wikidata';

const source = createWikidataSource({ people: true });

describeSourceContract({
  source,
  sites: wikidataSimulator({ items: SAMPLE_ITEMS }),
  found: { domain: 'acme.example' },
  unknown: { domain: 'quiet.example' },
});

describe('the Wikidata source', () => {
  it('returns the facts of an item, with its page', async () => {
    const { evidence, valuesOf, requests } = await queryWikidata(SAMPLE_ITEMS);
    const values = Object.fromEntries(
      evidence
        .filter(({ field }) => field.startsWith('company.'))
        .map(({ field, value }) => [field.replace('company.', ''), value]),
    );
    expect(values).toEqual({
      name: 'Acme Robotics',
      description: 'German maker of welding robots',
      founded_year: 2014,
      date_of_creation: '2014-05-01',
      company_status: 'acquired',
      legal_name: 'Acme Robotics GmbH',
      company_type: 'GmbH',
      company_number: '01234567',
      jurisdiction: 'GB',
      phone: '+493411234567',
      email: 'info@acme.example',
      linkedin_url: 'https://www.linkedin.com/company/acme-robotics',
      facebook_url: 'https://www.facebook.com/acmerobotics',
      twitter_url: 'https://x.com/acmerobots',
      headquarter_country: 'Germany',
      headquarter_city: 'Leipzig',
      registered_address: 'Dorfstr. 7, Leipzig, Germany',
      employee_count: 420,
    });
    expect(valuesOf('business.industries')).toEqual(['Industrial automation']);
    expect(valuesOf('business.taxonomy')).toEqual(['Industrial automation', 'Welding']);
    expect(valuesOf('business.services')).toEqual([
      { name: 'Welding robot', description: 'robot that joins metal' },
    ]);
    expect(valuesOf('funding.funding_stage')).toEqual(['Public']);
    expect(new Set(evidence.map(({ url }) => url))).toEqual(
      new Set(['https://www.wikidata.org/wiki/Q900001']),
    );
    // One search, the item, two checks of whether a founder is human, labels, similar companies.
    expect(requests).toHaveLength(6);
  });

  it('returns identifiers for other sources', async () => {
    const { outcome } = await queryWikidata(SAMPLE_ITEMS);
    const url = 'https://www.wikidata.org/wiki/Q900001';
    expect(outcome).toMatchObject({
      clues: [
        { kind: 'lei', lei: '529900ACME0000000142', url },
        { kind: 'cik', cik: '0000900001', url },
        { kind: 'github_org', org: 'acme-robotics', url },
        { kind: 'register_number', country: 'GB', number: '01234567', url },
      ],
    });
  });

  it.each([
    ['was deprecated', sampleStatement('https://acme.example/', {}, 'deprecated'), 'normal' as const],
    ['has ended', sampleStatement('https://acme.example/', { P582: year(2019) }), 'normal' as const],
    ['is less preferred than another domain', sampleStatement('https://acme.example/'), 'preferred' as const],
  ])('rejects an item whose official website %s', async (_how, website, rank) => {
    const P856 = [website, sampleStatement('https://acme-robotics.example/', {}, rank)];
    const item = { ...NAMESAKE, statements: { ...NAMESAKE.statements, P856 } };
    expect((await queryWikidata([item])).outcome.status).toBe('nothing');
  });

  it('never uses the item of a namesake with another domain', async () => {
    const { outcome, evidence } = await queryWikidata(SAMPLE_ITEMS);
    expect(JSON.stringify(outcome)).not.toMatch(/Ohio|1901|Q900002/);
    expect(evidence.length).toBeGreaterThan(0);
    expect((await queryWikidata([NAMESAKE])).outcome.status).toBe('nothing');
  });

  it('finds the company among other items with the same website', async () => {
    const site = { P856: [sampleStatement('https://acme.example')] };
    const person: WikidataItem = {
      id: 'Q900003',
      labels: { en: 'Jo Acme' },
      statements: { ...site, P31: [sampleStatement('Q5')] },
    };
    const { valuesOf } = await queryWikidata([person, ...SAMPLE_ITEMS]);
    expect(valuesOf('company.name')).toEqual(['Acme Robotics']);
    expect((await queryWikidata([person])).outcome).toMatchObject({ status: 'nothing' });
  });

  it('finds the company behind a product, with less confidence and no clues, unless it has another website', async () => {
    const product: WikidataItem = {
      id: 'Q900003',
      labels: { en: 'Weldmaster' },
      statements: {
        P856: [sampleStatement('https://acme.example/')],
        P31: [sampleStatement('Q7397')],
        P178: [sampleStatement('Q900001')],
      },
    };
    const ownerWithoutWebsite = await queryWikidata(sampleItemsWith(product, acmeWith({ P856: [] })));
    expect(ownerWithoutWebsite.valuesOf('company.name')).toEqual(['Acme Robotics']);
    expect(ownerWithoutWebsite.outcome).toMatchObject({ clues: [] });
    expect(Math.max(...ownerWithoutWebsite.evidence.map(({ confidence }) => confidence))).toBeLessThan(0.6);
    const ownerWithOtherWebsite = sampleItemsWith(
      product,
      acmeWith({ P856: [sampleStatement('https://other.example/')] }),
    );
    expect((await queryWikidata(ownerWithOtherWebsite)).outcome.status).toBe('nothing');
  });

  it('follows a merged item to its new id', async () => {
    const product: WikidataItem = {
      id: 'Q900003',
      labels: { en: 'Weldmaster' },
      statements: {
        P856: [sampleStatement('https://acme.example/')],
        P31: [sampleStatement('Q7397')],
        P178: [sampleStatement('Q900009')],
      },
    };
    const merged = { Q900009: 'Q900001' };
    const { evidence } = await queryWikidata(sampleItemsWith(product, acmeWith({ P856: [] })), { merged });
    expect(evidence[0]?.url).toBe('https://www.wikidata.org/wiki/Q900001');
  });

  it('returns headcounts newest first, and only those with a stated month', async () => {
    const { valuesOf } = await queryWikidata(SAMPLE_ITEMS);
    expect(valuesOf('team.historical_employee_data')).toEqual([
      { month_name: 'June 2025', employee_count: 420 },
      { month_name: 'March 2024', employee_count: 380 },
    ]);
  });

  it.each([
    ['ignores a count older than two years', [sampleStatement(count(300), { P585: month('2023-06') })], []],
    [
      'uses a yearly count whose year ended within two years',
      [sampleStatement(count(300), { P585: year(2024) })],
      [300],
    ],
    ['uses one without a date', [sampleStatement(count(300))], [300]],
    [
      'ignores one without a date beside an old one',
      [sampleStatement(count(300)), sampleStatement(count(9), { P585: year(2010) })],
      [],
    ],
    ['ignores a future date', [sampleStatement(count(300), { P585: day('2027-01-01') })], []],
    ['ignores a fraction', [sampleStatement({ amount: '+300.5', unit: '1' })], []],
    ['ignores another unit', [sampleStatement(count(300, 'http://www.wikidata.org/entity/Q4916'))], []],
    ['ignores an unknown value', [{ rank: 'normal' as const, value: { type: 'somevalue' as const } }], []],
  ])('for the current headcount, %s', async (_rule, P1128, employees) => {
    const { valuesOf } = await queryWikidata(sampleItemsWith(acmeWith({ P1128 })));
    expect(valuesOf('company.employee_count')).toEqual(employees);
  });

  it.each([
    ['no status if there is no end', { P7888: [] }, []],
    ['an end', { P7888: [], P576: [sampleStatement(year(2021))] }, ['closed']],
    ['no end in the future', { P7888: [], P576: [sampleStatement(year(2030))] }, []],
    [
      'a successor before an end',
      { P7888: [], P1366: [sampleStatement('Q900999')], P576: [sampleStatement(year(2021))] },
      ['acquired'],
    ],
  ])('reports as company status %s', async (_what, statements, status) => {
    const { valuesOf } = await queryWikidata(sampleItemsWith(acmeWith(statements)));
    expect(valuesOf('company.company_status')).toEqual(status);
  });

  it('returns only the founding year if no day is known', async () => {
    const { valuesOf } = await queryWikidata(
      sampleItemsWith(acmeWith({ P571: [sampleStatement(year(2014))] })),
    );
    expect(valuesOf('company.founded_year')).toEqual([2014]);
    expect(valuesOf('company.date_of_creation')).toEqual([]);
  });

  it('returns current founders and officers who are people', async () => {
    const { evidence, valuesOf } = await queryWikidata(SAMPLE_ITEMS);
    const positions = evidence.flatMap((item) =>
      item.field === 'team.team_members' ? [`${item.value.name}: ${item.value.position ?? ''}`] : [],
    );
    expect(positions).toEqual(['Omar Haddad: CEO', 'Jane Doherty: Founder']);
    expect(valuesOf('team.team_members')).toHaveLength(2);
  });

  it('returns and requests no people if people are disabled', async () => {
    const { valuesOf, requests } = await queryWikidata(SAMPLE_ITEMS, {}, false);
    expect(valuesOf('team.team_members')).toEqual([]);
    expect(requests.join()).not.toMatch(/Q900112|Q900169/);
    expect(createWikidataSource({ people: false }).fields).not.toContain('team.team_members');
  });

  it('returns subsidiaries with a known start date as acquisitions', async () => {
    expect((await queryWikidata(SAMPLE_ITEMS)).valuesOf('funding.acquisitions')).toEqual(['Palletwise GmbH']);
  });

  it('returns companies of the same industry, country and size', async () => {
    expect((await queryWikidata(SAMPLE_ITEMS)).valuesOf('competitors.similar_companies')).toEqual([
      {
        name: 'Zenit Robotik',
        domain: 'zenit.example',
        description: 'description of Zenit Robotik',
        similarity: 0.4,
        reason: 'Wikidata names the same industry and country and a similar number of employees.',
      },
    ]);
  });

  it('returns no similar companies if there are too many for the industry to mean anything', async () => {
    const companies = Array.from({ length: 21 }, (_, index): WikidataItem => {
      const [model] = SAMPLE_ITEMS.filter(({ id }) => id === 'Q900801');
      return { ...(model ?? ACME), id: `Q90100${index}` };
    });
    expect(
      (await queryWikidata([...SAMPLE_ITEMS, ...companies])).valuesOf('competitors.similar_companies'),
    ).toEqual([]);
  });

  it('uses the country of the city if the item states several', async () => {
    const { valuesOf } = await queryWikidata(
      sampleItemsWith(acmeWith({ P17: [sampleStatement('Q900183'), sampleStatement('Q900999')] })),
    );
    expect(valuesOf('company.headquarter_country')).toEqual(['Germany']);
  });

  it("uses the country's code if its label is not a standard name", async () => {
    const unitedKingdom: WikidataItem = {
      id: 'Q900029',
      labels: { en: 'Kingdom of the Netherlands' },
      statements: { P297: [sampleStatement('NL')] },
    };
    const { valuesOf } = await queryWikidata([
      ...sampleItemsWith(acmeWith({ P17: [sampleStatement('Q900029')] })),
      unitedKingdom,
    ]);
    expect(valuesOf('company.headquarter_country')).toEqual(['Netherlands']);
  });

  it.each([
    ['a phone number without a country', { P1329: [sampleStatement('0341 1234567')] }, 'company.phone'],
    ['a profile that leads elsewhere', { P2002: [sampleStatement('../../evil')] }, 'company.twitter_url'],
    [
      'an address without a number',
      { P6375: [sampleStatement(text('Dorfstrasse'))] },
      'company.registered_address',
    ],
    ['a number that does not fit the register', { P2622: [sampleStatement('12')] }, 'company.company_number'],
    [
      'a former exchange',
      { P414: [sampleStatement('Q900414', { P582: year(2020) })] },
      'funding.funding_stage',
    ],
  ])('drops %s', async (_what, statements, field) => {
    const { outcome, valuesOf } = await queryWikidata(sampleItemsWith(acmeWith(statements)));
    expect(outcome.status).toBe('found');
    expect(valuesOf(field)).toEqual([]);
  });

  it('pauses as requested while the databases lag', async () => {
    const { outcome, turnResults } = await queryWikidata(SAMPLE_ITEMS, { lag: 7 });
    expect(outcome).toEqual({ status: 'failed', reason: expect.any(String) });
    expect(turnResults[0]).toEqual({ faulty: true, pauseMs: 5_000 });
  });

  it('finds a long domain, for which one search would be too long', async () => {
    const domain = 'acme-robotics-and-automation-of-leipzig.example';
    const item = acmeWith({ P856: [sampleStatement(`http://www.${domain}`)] });
    const fixture = await startQueryFixture(wikidataSimulator({ items: sampleItemsWith(item) }));
    const outcome = await fixture.query(source, { domain });
    await fixture.close();
    expect(outcome.status).toBe('found');
  });

  it('fails with a user agent without a contact', async () => {
    const web = await startSimulatedWeb({ sites: wikidataSimulator({ items: SAMPLE_ITEMS }) });
    const egress = createEgress({
      connectTo: web.connectTo,
      extraCa: web.caPem,
      dnsServers: ['127.0.0.1:1'],
      userAgent: 'Firmlens/test',
    });
    const { signal } = new AbortController();
    const http = createSourceHttp({
      egress,
      signal,
      until: performance.now() + 20_000,
      gate: { take: async () => ({ status: 'go', leave: async () => undefined }) },
      cachedResponses: { find: async () => null, keep: async () => undefined },
    });
    const company = { domain: 'acme.example', account: '1', known: NOTHING_KNOWN };
    await expect(source.lookUp({ ...company, http, egress, signal, now: NOW })).rejects.toThrow(
      'www.wikidata.org responded with 403',
    );
    await egress.close();
    await web.close();
  });
});
