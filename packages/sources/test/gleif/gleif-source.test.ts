import type { Clue, Evidence } from '@firmlens/contract';
import { gleifSimulator, type LeiAttributes } from '@firmlens/simulator';
import { createGleifSource } from '../../src/gleif';
import { NOW, startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';

const LEI = '529900ACME0000000142';
const URL = 'https://acme.example/imprint';
const lei = (value = LEI): Clue => ({ kind: 'lei', lei: value, url: URL });
const number = (country: string, value: string): Clue => ({
  kind: 'register_number',
  country,
  number: value,
  url: URL,
});
const nameEvidence = (value: string): Evidence => ({
  field: 'company.legal_name',
  value,
  source: 'website:text',
  url: URL,
  observed_at: NOW.toISOString(),
  confidence: 0.8,
});

type Entity = LeiAttributes['entity'];
const address = {
  addressLines: ['1 High Street'],
  city: 'Leeds',
  region: 'GB-LDS',
  country: 'GB',
  postalCode: 'LS1 1AA',
};
const record = (overrides: Partial<Entity> = {}, id = LEI, status = 'ISSUED'): LeiAttributes => ({
  lei: id,
  entity: {
    legalName: { name: 'ACME ROBOTICS LIMITED', language: 'en' },
    otherNames: [{ name: 'Acme', language: 'en', type: 'TRADING_OR_OPERATING_NAME' }],
    legalAddress: address,
    headquartersAddress: {
      ...address,
      addressLines: ['Unit 7', 'Dock Road'],
      city: 'Hull',
      postalCode: 'HU1 2BB',
    },
    registeredAt: { id: 'RA000585', other: null },
    registeredAs: '01234567',
    jurisdiction: 'GB',
    category: 'GENERAL',
    legalForm: { id: 'H0PO', other: null },
    status: 'ACTIVE',
    creationDate: '2014-05-01T00:00:00Z',
    expiration: { date: null, reason: null },
    successorEntities: [],
    ...overrides,
  },
  registration: {
    status,
    initialRegistrationDate: '2018-01-01T00:00:00Z',
    corroborationLevel: 'FULLY_CORROBORATED',
  },
});
const OTHER_LEI = '529900OTHER000000177';
/** Another company with the same name and no tie to the domain. */
const namesake = record({ registeredAs: '07654321', legalAddress: { ...address, city: 'Truro' } }, OTHER_LEI);

const source = createGleifSource();

describeSourceContract({
  source,
  sites: gleifSimulator([record(), namesake]),
  found: { domain: 'acme.example', known: { evidence: [], clues: [lei()] } },
  unknown: { domain: 'quiet.example', known: { evidence: [], clues: [lei('529900NOBODY00000042')] } },
  notAsked: {
    domain: 'acme.example',
    known: { evidence: [nameEvidence('Acme Robotics Limited')], clues: [] },
  },
});

describe('an LEI record', () => {
  const lookUp = async (records: LeiAttributes[], clues: Clue[], evidence: Evidence[] = []) => {
    const fixture = await startQueryFixture(gleifSimulator(records));
    const outcome = await fixture.query(source, { domain: 'acme.example', known: { evidence, clues } });
    const requests = fixture.web.requests.length;
    await fixture.close();
    const found = outcome.status === 'found' ? outcome.evidence : [];
    const values = Object.fromEntries(
      found.map(({ field, value }) => [field.replace('company.', ''), value]),
    );
    return { outcome, requests, values };
  };

  it('provides the legal facts, with the URL of the record', async () => {
    const { outcome, requests, values } = await lookUp([namesake, record()], [lei()]);
    expect(requests).toBe(1);
    expect(values).toEqual({
      legal_name: 'ACME ROBOTICS LIMITED',
      company_number: '01234567',
      company_type: 'Ltd',
      company_status: 'active',
      date_of_creation: '2014-05-01',
      founded_year: 2014,
      jurisdiction: 'GB',
      registered_address: '1 High Street, Leeds, LDS LS1 1AA, United Kingdom',
      headquarter_city: 'Hull',
      headquarter_country: 'United Kingdom',
    });
    expect(outcome).toMatchObject({
      evidence: expect.arrayContaining([
        expect.objectContaining({ url: `https://search.gleif.org/#/record/${LEI}`, confidence: 0.95 }),
      ]),
    });
  });

  it.each([
    ['GB', '1234567', '01234567'],
    ['GB', 'SC123456', 'SC123456'],
    ['FR', '900000001', '900 000 001'],
    ['CH', 'CHE-123.456.788', 'CHE-123.456.788'],
    ['SE', '5590000001', '559000-0001'],
  ])(
    'is found by the number in the register of %s, stated as %s and registered as %s',
    async (country, stated, registered) => {
      const recordInCountry = record({ registeredAs: registered, legalAddress: { ...address, country } });
      const { values } = await lookUp(
        [namesake, recordInCountry],
        [number(country, stated)],
        [nameEvidence('Acme Robotics')],
      );
      expect(values).toMatchObject({ company_number: registered });
    },
  );

  it('is rejected despite its number if it has another name than the company', async () => {
    const { outcome } = await lookUp(
      [record()],
      [number('GB', '01234567')],
      [nameEvidence('Hosting Partners Ltd')],
    );
    expect(outcome.status).toBe('nothing');
  });

  it.each([
    ['with another name than the company', record(), nameEvidence('Hosting Partners Ltd')],
    ['of a fund', record({ category: 'FUND' }), nameEvidence('Acme Robotics')],
  ])(
    '%s is rejected despite its LEI, because sites also state those of owners and funds',
    async (_what, recordInCountry, name) => {
      expect((await lookUp([recordInCountry], [lei()], [name])).outcome.status).toBe('nothing');
    },
  );

  describe('if the search by number is refused', () => {
    const clues = [number('GB', '01234567')];
    const host = 'api.gleif.org';
    const lookUpWithRefusal = async (records: LeiAttributes[], evidence: Evidence[], status = 400) => {
      const { [host]: whole } = gleifSimulator(records);
      const fixture = await startQueryFixture({
        [host]: (request, response) => {
          if (request.url?.includes('registeredAs') ?? false) response.writeHead(status).end();
          else whole?.(request, response);
        },
      });
      const outcome = await fixture.query(source, { domain: 'acme.example', known: { evidence, clues } });
      await fixture.close();
      return { outcome, requests: fixture.web.requests.length };
    };

    it.each([400, 404])(
      'is found by its legal name, and distinguished from namesakes by its number (%s)',
      async (status) => {
        const { outcome } = await lookUpWithRefusal(
          [namesake, record()],
          [nameEvidence('Acme Robotics Limited')],
          status,
        );
        expect(outcome).toMatchObject({
          status: 'found',
          evidence: expect.arrayContaining([
            expect.objectContaining({ field: 'company.company_number', value: '01234567' }),
          ]),
        });
      },
    );

    it('reports the refusal instead of finding nothing', async () => {
      for (const evidence of [[], [nameEvidence('Acme Robotics Limited')]]) {
        const { outcome } = await lookUpWithRefusal([namesake], evidence);
        expect(outcome).toEqual({ status: 'failed', reason: 'api.gleif.org responded with 400' });
      }
    });
  });

  it('is found by its legal name if its number is written differently', async () => {
    const recordWithSpaces = record({ registeredAs: '0123 4567' });
    const evidence = [nameEvidence('Acme Robotics Limited')];
    const { values, requests } = await lookUp(
      [namesake, recordWithSpaces],
      [number('GB', '01234567')],
      evidence,
    );
    expect(values).toMatchObject({ company_number: '0123 4567' });
    expect(requests).toBe(2);
    expect((await lookUp([namesake], [number('GB', '01234567')], evidence)).outcome.status).toBe('nothing');
  });

  it('gets lower confidence if no name is known', async () => {
    const { outcome } = await lookUp([record()], [number('GB', '01234567')]);
    expect(outcome).toMatchObject({
      evidence: expect.arrayContaining([expect.objectContaining({ confidence: 0.7 })]),
    });
  });

  it('is rejected if the number is of another country', async () => {
    const { outcome } = await lookUp([record()], [number('NZ', '01234567')]);
    expect(outcome.status).toBe('nothing');
  });

  it('needs a name besides the number if each court numbers its own companies', async () => {
    const german = record({ registeredAs: 'HRB 12345', legalAddress: { ...address, country: 'DE' } });
    const otherCourt = record(
      {
        registeredAs: 'HRB 12345',
        legalAddress: { ...address, country: 'DE' },
        legalName: { name: 'Zenit Bau GmbH', language: 'de' },
        otherNames: [],
      },
      OTHER_LEI,
    );
    const clues = [number('DE', 'HRB12345')];
    expect(await lookUp([german, otherCourt], clues)).toMatchObject({
      requests: 0,
      outcome: { status: 'nothing' },
    });
    expect(
      (await lookUp([otherCourt, german], clues, [nameEvidence('Acme Robotics Limited')])).values,
    ).toMatchObject({
      legal_name: 'ACME ROBOTICS LIMITED',
    });
  });

  it('is not chosen from several with the same number, not counting branches and void records', async () => {
    const clues = [number('GB', '01234567')];
    const branch = record({ category: 'BRANCH' }, OTHER_LEI);
    const duplicate = record({}, '529900VOID0000000133', 'DUPLICATE');
    expect((await lookUp([branch, duplicate, record()], clues)).outcome.status).toBe('found');
    expect((await lookUp([record({}, OTHER_LEI), record()], clues)).outcome.status).toBe('nothing');
  });

  it.each([
    ['ends the company if the entity is inactive', { status: 'INACTIVE' }, 'ISSUED', 'closed'],
    ['does not end it if a fee is unpaid', {}, 'LAPSED', 'active'],
    [
      'distinguishes an acquisition from an end',
      {
        status: 'INACTIVE',
        expiration: { date: '2025-01-01T00:00:00Z', reason: 'CORPORATE_ACTION' },
        successorEntities: [{ lei: OTHER_LEI, name: 'Big Corp' }],
      },
      'ISSUED',
      'acquired',
    ],
    ['says nothing if there is no status', { status: 'NULL' }, 'ISSUED', undefined],
  ])('%s', async (_rule, overrides, registration, status) => {
    const { values } = await lookUp([record(overrides, LEI, registration)], [lei()]);
    expect(values['company_status']).toBe(status);
  });

  it('provides no address of a sole proprietor', async () => {
    const { values } = await lookUp([record({ category: 'SOLE_PROPRIETOR' })], [lei()]);
    expect(values).not.toHaveProperty('registered_address');
    expect(values).not.toHaveProperty('headquarter_city');
  });

  it('provides no legal form for an unknown code', async () => {
    const { values } = await lookUp([record({ legalForm: { id: '8888', other: 'Guild' } })], [lei()]);
    expect(values).not.toHaveProperty('company_type');
  });

  it('is not queried with an invalid LEI or number', async () => {
    const { outcome, requests } = await lookUp(
      [record()],
      [lei('../../lei-issuers'), number('GB', '&page[size]=200')],
    );
    expect(outcome.status).toBe('not_asked');
    expect(requests).toBe(0);
  });
});
