import type { Evidence } from '@firmlens/contract';
import type { Clue } from '../clue';
import type { Source, SourceContext } from '../source';
import {
  createBigpictureSource,
  createFormDSetsSource,
  createGleifGoldenCopySource,
  createPeopleDataLabsSource,
  type ImportedSets,
  NO_IMPORTED_SETS,
} from '.';
import type { CompanyRow } from './formats';
import type { FormDRecord } from './formats/form-d-record';

const NOW = new Date('2026-11-20T12:00:00Z');
const PAGE = 'https://acme.example/imprint';

async function ask(source: Source, known: { evidence?: Evidence[]; clues?: Clue[] } = {}) {
  const context = { domain: 'acme.example', known: { evidence: [], clues: [], ...known }, now: NOW };
  // These sources use nothing else of the context.
  return source.lookUp(context as unknown as SourceContext);
}
const told = (outcome: Awaited<ReturnType<typeof ask>>) =>
  outcome.status === 'found'
    ? Object.fromEntries(outcome.evidence.map(({ field, value }) => [field, value]))
    : `${outcome.status}: ${outcome.reason}`;

function seen(
  field: 'company.name' | 'company.phone' | 'company.headquarter_country',
  value: string,
): Evidence {
  return { field, value, source: 'website', url: PAGE, observed_at: NOW.toISOString(), confidence: 0.9 };
}

/** Sets that hold what is given, under the keys that imports store it by. */
function setsOf(given: { company?: CompanyRow; entries?: Record<string, object[]> }): ImportedSets {
  return {
    company: (_format, domain) => Promise.resolve(domain === given.company?.domain ? given.company : null),
    entries: (_format, query) => Promise.resolve(given.entries?.[Object.values(query)[0] ?? ''] ?? []),
  };
}

const NUMBER = '5299000ACME00000LE10';
const LEI: Clue = { kind: 'lei', lei: NUMBER, url: PAGE };
const CIK: Clue = { kind: 'cik', cik: '0000900001', url: PAGE };

test.each([
  ['people-data-labs', createPeopleDataLabsSource],
  ['bigpicture', createBigpictureSource],
  ['gleif-golden-copy', createGleifGoldenCopySource],
  ['form-d-sets', createFormDSetsSource],
])(
  '%s is off where no such set was imported, and is never answered from what was kept',
  async (name, create) => {
    const source = create(NO_IMPORTED_SETS);
    const outcome = await ask(source, { clues: [LEI, CIK], evidence: [seen('company.name', 'Acme')] });
    expect([source.name, told(outcome)]).toEqual([name, 'not_asked: off: no such data set was imported']);
    expect(source.lifetimeSeconds).toBe(0);
  },
);

describe('a set of companies', () => {
  const company: CompanyRow = {
    domain: 'acme.example',
    name: 'Acme Robotics',
    description: null,
    industries: ['Industrial automation'],
    countryCode: 'GB',
    city: 'Leeds',
    employeeRange: '11-50',
    foundedYear: 2014,
    linkedinUrl: 'https://www.linkedin.com/company/acme',
  };

  test('tells what the file has of the domain, with little confidence', async () => {
    const outcome = await ask(createPeopleDataLabsSource(setsOf({ company })));
    expect(told(outcome)).toEqual({
      'company.name': 'Acme Robotics',
      'company.founded_year': 2014,
      'company.employee_range': '11-50',
      'company.headquarter_country': 'United Kingdom',
      'company.headquarter_city': 'Leeds',
      'company.linkedin_url': 'https://www.linkedin.com/company/acme',
      'business.industries': 'Industrial automation',
    });
    const confidences =
      outcome.status === 'found' ? outcome.evidence.map(({ confidence }) => confidence) : [];
    expect(Math.max(...confidences)).toBeLessThanOrEqual(0.5);
  });

  test('knows nothing of another domain', async () => {
    const outcome = await ask(
      createPeopleDataLabsSource(setsOf({ company: { ...company, domain: 'b.example' } })),
    );
    expect(outcome.status).toBe('nothing');
  });
});

describe('the golden copy', () => {
  const record = {
    lei: NUMBER,
    entity: {
      legalName: { name: 'ACME ROBOTICS LIMITED' },
      legalAddress: { addressLines: ['1 High St'], city: 'Leeds', country: 'GB', postalCode: 'LS1 1AA' },
      registeredAs: '01234567',
      status: 'ACTIVE',
    },
  };
  const source = createGleifGoldenCopySource(
    setsOf({ entries: { [record.lei]: [record], 'GB 01234567': [record] } }),
  );
  const number: Clue = { kind: 'register_number', country: 'GB', number: '1234567', url: PAGE };

  test.each([
    ['LEI', LEI],
    ['register number, however it is written', number],
  ])('knows the company by its %s', async (_what, clue) => {
    const outcome = await ask(source, { clues: [clue], evidence: [seen('company.name', 'Acme Robotics')] });
    expect(told(outcome)).toMatchObject({
      'company.legal_name': 'ACME ROBOTICS LIMITED',
      'company.company_number': '01234567',
      'company.registered_address': expect.stringContaining('Leeds'),
    });
  });

  test('takes no record of another name', async () => {
    const outcome = await ask(source, { clues: [LEI], evidence: [seen('company.name', 'Tangle & Twine')] });
    expect(outcome.status).toBe('nothing');
  });

  test('is not asked by a name alone', async () => {
    expect((await ask(source, { evidence: [seen('company.name', 'Acme Robotics')] })).status).toBe(
      'not_asked',
    );
  });
});

describe('the sets of notices', () => {
  const notice: FormDRecord = {
    ...{
      cik: '0000900001',
      accession: '0000900001-26-000001',
      form: 'D',
      filedOn: '2026-03-29',
      fileNumber: '021-1',
    },
    ...{
      issuer: 'Acme Robotics Corp',
      entityType: 'Corporation',
      incorporatedIn: 2021,
      phone: '512-555-0143',
    },
    ...{ street: '1 Main St', city: 'AUSTIN', stateOrCountry: 'TX', sold: 8_000_000, offered: 12_000_000 },
    ...{ firstSaleOn: '2026-03-15', amends: null },
  };
  const amendment: FormDRecord = {
    ...{ ...notice, form: 'D/A', accession: '0000900001-26-000007', filedOn: '2026-06-01', sold: 12_000_000 },
    amends: notice.accession,
  };
  const entries = { '0000900001': [notice, amendment], 'acme robotics': [notice, amendment] };
  const source = createFormDSetsSource(setsOf({ entries }));

  test('tell one round of a notice and its amendment, by the amounts of the last', async () => {
    const outcome = await ask(source, { clues: [CIK] });
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    const rounds = evidence.filter(({ field }) => field === 'funding.investment_history');
    expect(rounds).toMatchObject([
      { value: { amount_usd: 12_000_000, date: '2026-03-15' }, source: 'form-d-sets' },
    ]);
    expect(rounds[0]?.url).toBe('https://www.sec.gov/Archives/edgar/data/900001/000090000126000007/');
    expect(evidence.filter(({ field }) => field === 'signals.highlights')).toHaveLength(1);
  });

  test('are found by name only where the phone or the address is the company’s too', async () => {
    const name = seen('company.name', 'Acme Robotics');
    expect((await ask(source, { evidence: [name] })).status).toBe('nothing');
    expect((await ask(source, { evidence: [name, seen('company.phone', '+15125550143')] })).status).toBe(
      'found',
    );
  });
});
