import type { RequestListener } from 'node:http';
import type { Evidence } from '@firmlens/contract';
import {
  companiesHouseSimulator,
  type CompaniesHouseCompany,
  type CompaniesHouseData,
} from '@firmlens/simulator';
import { createCompaniesHouseSource } from '../../src/companies-house';
import type { PriorKnowledge, Source } from '../../src/source';
import { NOW, startQueryFixture } from '../contract/query-fixture';
import { failOnPath } from '../contract/failing-servers';
import { describeSourceContract } from '../contract/source-contract';

const KEY = 'a-key-of-the-register';
const PAGE = 'https://find-and-update.company-information.service.gov.uk/company/07123456';
const DOCUMENT = 'doc_0123456789abcdef';
const source = createCompaniesHouseSource({ key: KEY, people: true });

const acme: CompaniesHouseCompany = {
  profile: {
    company_number: '07123456',
    company_name: 'ACME ROBOTICS LIMITED',
    company_status: 'active',
    type: 'ltd',
    jurisdiction: 'england-wales',
    date_of_creation: '2010-02-03',
    sic_codes: ['62012', '28990'],
    registered_office_address: {
      ...{ care_of: 'Jane Smith', premises: '12a', address_line_1: 'Weld Street', locality: 'LEEDS' },
      ...{ postal_code: 'LS1 1AA', country: 'England' },
    },
    previous_company_names: [{ name: 'OLD WIDGETS LIMITED' }],
  },
  officers: [
    {
      name: 'SMITH, Jane Mary',
      officer_role: 'director',
      nationality: 'British',
      date_of_birth: { year: 1980 },
    },
    { name: 'JONES, Owen', officer_role: 'director', resigned_on: '2020-01-01' },
    { name: 'NOMINEES LIMITED', officer_role: 'corporate-secretary' },
  ],
  filings: [
    { category: 'capital', type: 'SH01', date: '2026-03-02' },
    {
      ...{ category: 'accounts', type: 'AA', date: '2025-12-01' },
      links: {
        document_metadata: `https://document-api.company-information.service.gov.uk/document/${DOCUMENT}`,
      },
    },
    { category: 'capital', type: 'SH01', date: '2015-01-01' },
    { category: 'officers', type: 'AP01', date: '2014-01-01' },
  ],
};
/** Has nearly the same name and its own number. */
const namesake: CompaniesHouseCompany = {
  profile: {
    ...{
      company_number: 'SC765432',
      company_name: 'ACME ROBOTICS (SCOTLAND) LIMITED',
      company_status: 'dissolved',
    },
    ...{ type: 'plc', jurisdiction: 'scotland', date_of_creation: '1999-09-09', sic_codes: ['47110'] },
  },
  officers: [{ name: 'MACNAMESAKE, Angus', officer_role: 'director' }],
};
const hostingProvider: CompaniesHouseCompany = {
  profile: {
    company_number: '01111111',
    company_name: 'NORTHPEAK HOSTING LIMITED',
    company_status: 'active',
  },
};
const accounts =
  '<html xmlns="http://www.w3.org/1999/xhtml"><body>' +
  ['2025-03-31', '2024-03-31']
    .map(
      (day) =>
        `<xbrli:context id="c${day}"><xbrli:period><xbrli:endDate>${day}</xbrli:endDate></xbrli:period></xbrli:context>`,
    )
    .join('') +
  '<ix:nonFraction name="core:AverageNumberEmployeesDuringPeriod" contextRef="c2025-03-31">42</ix:nonFraction>' +
  '<ix:nonFraction name="core:AverageNumberEmployeesDuringPeriod" contextRef="c2024-03-31">37</ix:nonFraction>' +
  '</body></html>';
const registerData: CompaniesHouseData = {
  key: KEY,
  companies: [acme, namesake, hostingProvider],
  documents: { [DOCUMENT]: accounts },
};

const provenance = {
  source: 'website:text',
  url: 'https://acme.example/imprint',
  observed_at: NOW.toISOString(),
  confidence: 0.85,
};
const nameEvidence = (name: string): Evidence[] => [
  { ...provenance, field: 'company.legal_name', value: name },
];
const priorKnowledge = (
  numbers: string[],
  evidence = nameEvidence('Acme Robotics Ltd'),
  country = 'GB',
): PriorKnowledge => ({
  evidence,
  clues: numbers.map((number) => ({ kind: 'register_number', country, number, url: provenance.url })),
});

describeSourceContract({
  source,
  sites: companiesHouseSimulator(registerData),
  found: { domain: 'acme.example', known: priorKnowledge(['7123456']) },
  unknown: { domain: 'acme.example', known: priorKnowledge(['09999999']) },
  notAsked: {
    domain: 'acme.example',
    known: priorKnowledge(['12345678901'], nameEvidence('Acme Robotics Ltd')),
  },
});

describe('the Companies House source', () => {
  const lookUp = async (
    known: PriorKnowledge,
    overrides: {
      world?: Partial<CompaniesHouseData>;
      sites?: Record<string, RequestListener>;
      source?: Source;
    } = {},
  ) => {
    const simulator = companiesHouseSimulator({ ...registerData, ...overrides.world });
    const fixture = await startQueryFixture({ ...simulator, ...overrides.sites });
    const outcome = await fixture.query(overrides.source ?? source, { domain: 'acme.example', known });
    await fixture.close();
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    const values = (field: string) =>
      evidence.filter((item) => item.field === field).map(({ value }) => value);
    return { outcome, evidence, values, asking: fixture, requests: fixture.web.requests };
  };

  it('returns an entry with its public page, in the terms and formats of the contract', async () => {
    const { evidence, values } = await lookUp(priorKnowledge(['07123456']));
    expect(Object.fromEntries(evidence.map(({ field, value }) => [field, value]))).toMatchObject({
      'company.legal_name': 'ACME ROBOTICS LIMITED',
      'company.company_number': '07123456',
      'company.company_status': 'active',
      'company.company_type': 'Private limited company',
      'company.jurisdiction': 'GB-EAW',
      'company.date_of_creation': '2010-02-03',
      'company.founded_year': 2010,
      'company.registered_address': '12a Weld Street, Leeds, LS1 1AA, United Kingdom',
      'company.headquarter_city': 'Leeds',
      'company.headquarter_country': 'United Kingdom',
      'company.employee_count': 42,
    });
    expect(values('company.sic_codes')).toEqual(['62012', '28990']);
    expect(values('business.industries')).toEqual(['Software', 'Machinery']);
    expect(values('team.historical_employee_data')).toEqual([
      { month_name: 'March 2025', employee_count: 42 },
      { month_name: 'March 2024', employee_count: 37 },
    ]);
    expect(new Set(evidence.map(({ url }) => url))).toEqual(
      new Set([PAGE, `${PAGE}/officers`, `${PAGE}/filing-history`]),
    );
    expect(evidence[0]?.confidence).toBe(0.95);
  });

  it('returns current officers who are people, and share allotments as a signal without an amount', async () => {
    const { values } = await lookUp(priorKnowledge(['07123456']));
    expect(values('team.team_members')).toMatchObject([
      { name: 'Jane Smith', position: 'Director', nationality: 'British' },
    ]);
    expect(values('signals.highlights')).toMatchObject([
      {
        type: 'funding',
        title: 'New shares allotted (form SH01)',
        date: '2026-03-02',
        entities: { form: 'SH01' },
        class: 'confirmed',
      },
    ]);
  });

  it('makes five requests and one to storage, and sends the key only to the API, in a header', async () => {
    const { requests, evidence } = await lookUp(priorKnowledge(['07123456']));
    expect(requests.map(({ host }) => host.split('.')[0])).toEqual([
      ...['api', 'api', 'api', 'document-api', 'document-api', 's3'],
    ]);
    expect(requests.at(-1)?.headers.authorization).toBeUndefined();
    expect(JSON.stringify([evidence, requests.map(({ path }) => path)])).not.toContain(KEY);
  });

  it('requests no officers if people are disabled', async () => {
    const { values, requests } = await lookUp(priorKnowledge(['07123456']), {
      source: createCompaniesHouseSource({ key: KEY, people: false }),
    });
    expect(values('team.team_members')).toEqual([]);
    expect(requests.filter(({ path }) => path.includes('officers'))).toEqual([]);
  });

  it('returns nothing from a namesake with another number', async () => {
    const { evidence, requests } = await lookUp(priorKnowledge(['07123456']));
    expect(JSON.stringify(evidence)).not.toMatch(/SCOTLAND|SC765432|Macnamesake|47110|1999/i);
    expect(requests.filter(({ path }) => path.includes('SC765432'))).toEqual([]);
  });

  it('skips the entry of a hosting provider that a page also names', async () => {
    expect((await lookUp(priorKnowledge(['01111111']))).outcome).toEqual({
      status: 'nothing',
      reason: "01111111 is another company's",
    });
    expect((await lookUp(priorKnowledge(['01111111', '07123456']))).values('company.company_number')).toEqual(
      ['07123456'],
    );
  });

  it('accepts the number alone if no name is known, with lower confidence', async () => {
    const { evidence } = await lookUp(priorKnowledge(['07123456'], []));
    expect(evidence[0]).toMatchObject({ field: 'company.legal_name', confidence: 0.7 });
  });

  it('looks up at most two numbers', async () => {
    const { requests } = await lookUp(priorKnowledge(['09000001', '09000002', '09000003']));
    expect(requests).toHaveLength(2);
  });

  it('is not queried with a number of another country', async () => {
    const { outcome } = await lookUp(priorKnowledge(['07123456'], nameEvidence('Acme'), 'NL'));
    expect(outcome.status).toBe('not_asked');
  });

  it('returns the entry without accounts if the documents are missing, scanned or broken', async () => {
    for (const documents of [{}, { [DOCUMENT]: null }, { [DOCUMENT]: '<html><ix:non' }]) {
      const { outcome, values } = await lookUp(priorKnowledge(['07123456']), { world: { documents } });
      expect(outcome.status).toBe('found');
      expect(values('company.employee_count')).toEqual([]);
    }
  });

  it('returns the entry without accounts if the document API is down or redirects to unknown storage', async () => {
    const host = 'document-api.company-information.service.gov.uk';
    const unavailable: RequestListener = (_request, response) => void response.writeHead(503).end();
    const unknownStorage: RequestListener = (_request, response) =>
      void response.writeHead(302, { location: 'https://storage.example/' }).end();
    for (const site of [unavailable, unknownStorage]) {
      const { outcome, values } = await lookUp(priorKnowledge(['07123456']), { sites: { [host]: site } });
      expect(outcome).toMatchObject({
        status: 'found',
        incomplete: expect.stringMatching(/^part of it could not be queried: accounts: /),
      });
      expect(values('company.employee_count')).toEqual([]);
    }
  });

  it.each([
    ['officers', '/officers', 'team.team_members'],
    ['filing history', '/filing-history', 'team.historical_employee_data'],
  ])('returns the entry without its %s if that request fails, and reports it', async (part, path, field) => {
    const host = 'api.company-information.service.gov.uk';
    const sites = { [host]: failOnPath(path, companiesHouseSimulator(registerData)[host]) };
    const { outcome, values } = await lookUp(priorKnowledge(['07123456']), { sites });
    expect(outcome).toMatchObject({
      status: 'found',
      incomplete: `part of it could not be queried: ${part}: ${host} responded with 500`,
    });
    expect(values('company.legal_name')).toEqual(['ACME ROBOTICS LIMITED']);
    expect(values(field)).toEqual([]);
    expect((await lookUp(priorKnowledge(['07123456']))).outcome).not.toHaveProperty('incomplete');
  });

  it('returns the officers of the pages that could be fetched', async () => {
    const host = 'api.company-information.service.gov.uk';
    const officers = [...(acme.officers ?? []), ...Array.from({ length: 50 }, () => ({ name: 'X LIMITED' }))];
    const simulator = companiesHouseSimulator({ ...registerData, companies: [{ ...acme, officers }] });
    const sites = { [host]: failOnPath('start_index=50', simulator[host]) };
    const { outcome, values } = await lookUp(priorKnowledge(['07123456']), { sites });
    expect(values('team.team_members')).toMatchObject([{ name: 'Jane Smith' }]);
    expect(outcome).toHaveProperty('incomplete');
  });

  it('reads the officers of all pages', async () => {
    const resignedOfficer = { name: 'BEFORE, Anna', officer_role: 'director', resigned_on: '2001-01-01' };
    const company = {
      ...acme,
      officers: [...Array.from({ length: 60 }, () => resignedOfficer), ...(acme.officers ?? [])],
    };
    const { values } = await lookUp(priorKnowledge(['07123456']), { world: { companies: [company] } });
    expect(values('team.team_members')).toMatchObject([{ name: 'Jane Smith' }]);
  });

  it('reports a company in liquidation as still active, and the liquidation as a signal', async () => {
    const company = { ...acme, profile: { ...acme.profile, company_status: 'liquidation' }, filings: [] };
    const { values } = await lookUp(priorKnowledge(['07123456']), { world: { companies: [company] } });
    expect(values('company.company_status')).toEqual(['active']);
    expect(values('signals.highlights')).toMatchObject([{ type: 'legal', title: 'In liquidation' }]);
  });

  it('reports a dissolved company as closed', async () => {
    const { values } = await lookUp(priorKnowledge(['SC765432'], nameEvidence('Acme Robotics (Scotland)')));
    expect(values('company.company_status')).toEqual(['closed']);
    expect(values('company.jurisdiction')).toEqual(['GB-SCT']);
  });

  it('fails with an invalid key', async () => {
    const { outcome } = await lookUp(priorKnowledge(['07123456']), { world: { key: 'another' } });
    expect(outcome).toEqual({ status: 'failed', reason: expect.stringContaining('401') });
  });

  it("pauses the key over the limit until the register's window resets", async () => {
    const { outcome, asking: fixture } = await lookUp(priorKnowledge(['07123456']), {
      world: { requestsInWindow: 2 },
    });
    expect(outcome).toMatchObject({
      status: 'found',
      incomplete: expect.stringContaining('is paused for'),
    });
    expect(fixture.turnResults.at(-1)?.faulty).toBe(true);
    expect(fixture.turnResults.at(-1)?.pauseMs).toBeGreaterThan(200_000);
  });
});
