import type { EvidenceField, EvidenceValues } from '@firmlens/contract';
import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';
import { employeeRange } from './employee-range';

const company = (...evidence: Parameters<typeof buildModule>[1]) =>
  buildModule('company', evidence, CONTEXT).data;

const structured = { source: 'website:json-ld', confidence: 0.9 };
const imprint = { source: 'website:text', url: 'https://acme.example/imprint', confidence: 0.8 };

describe('company', () => {
  it('is about the requested domain, whatever a page says', () => {
    expect(company(observed('company.domain', 'other.example')).domain).toBe('acme.example');
  });

  it('takes the city from the place where the country was read', () => {
    const contact = { ...structured, url: 'https://acme.example/contact' };
    const data = company(
      observed('company.headquarter_country', 'Germany', structured),
      observed('company.headquarter_city', 'Leipzig', { ...structured, confidence: 0.1 }),
      observed('company.headquarter_country', 'Germany', contact),
      observed('company.headquarter_city', 'Hamburg', contact),
    );
    expect(data).toMatchObject({ headquarter_country: 'Germany', headquarter_city: 'Leipzig' });
  });

  it('takes the city from a place that names the same country if the country was read alone', () => {
    const data = company(
      observed('company.headquarter_country', 'Germany', structured),
      observed('company.headquarter_country', 'GERMANY', imprint),
      observed('company.headquarter_city', 'Leipzig', imprint),
      observed('company.headquarter_city', 'Hamburg', { source: 'hearsay', url: null }),
    );
    expect(data).toMatchObject({ headquarter_country: 'Germany', headquarter_city: 'Leipzig' });
  });

  it('never combines a city with a country that its place contradicts', () => {
    const data = company(
      observed('company.headquarter_country', 'Germany', structured),
      observed('company.headquarter_country', 'France', imprint),
      observed('company.headquarter_city', 'Lyon', imprint),
    );
    expect(data).toMatchObject({ headquarter_country: 'Germany', headquarter_city: null });
  });

  it('prefers the more confident country of a place that names two', () => {
    const data = company(
      observed('company.headquarter_country', 'Germany', structured),
      observed('company.headquarter_country', 'Germany', imprint),
      observed('company.headquarter_country', 'France', { ...imprint, confidence: 0.2 }),
      observed('company.headquarter_city', 'Leipzig', imprint),
    );
    expect(data).toMatchObject({ headquarter_country: 'Germany', headquarter_city: 'Leipzig' });
  });

  it('takes the city of another record with the same country before one of a record without any', () => {
    const data = company(
      observed('company.headquarter_country', 'Germany', structured),
      observed('company.headquarter_city', 'Lyon', { source: 'website:text', url: null }),
      observed('company.headquarter_city', 'Leipzig', imprint),
      observed('company.headquarter_country', 'Germany', imprint),
    );
    expect(data).toMatchObject({ headquarter_country: 'Germany', headquarter_city: 'Leipzig' });
  });

  it('returns a city without a country', () => {
    expect(company(observed('company.headquarter_city', 'Leipzig'))).toMatchObject({
      headquarter_country: null,
      headquarter_city: 'Leipzig',
    });
  });

  it.each([
    [1, '1-10'],
    [10, '1-10'],
    [11, '11-50'],
    [200, '51-200'],
    [201, '201-500'],
    [1_000, '501-1000'],
    [5_000, '1001-5000'],
    [10_000, '5001-10000'],
    [10_001, '10001+'],
  ])('puts %i people into the range %s', (count, range) => {
    expect(employeeRange(count)).toBe(range);
  });

  it('derives the employee range from the headcount, or uses a stated range if there is none', () => {
    const range = observed('company.employee_range', '11-50');
    expect(company(range).employee_range).toBe('11-50');
    expect(company(range, observed('company.employee_count', 420)).employee_range).toBe('201-500');
  });

  it('falls back to the incorporation date for the founding year', () => {
    const created = observed('company.date_of_creation', '2014-05-01', imprint);
    expect(company(created).founded_year).toBe(2014);
    expect(company(created, observed('company.founded_year', 2011)).founded_year).toBe(2011);
  });

  it('lists an office once, whatever its spelling', () => {
    const offices = company(
      observed('company.office_locations', 'Zürich, Switzerland', structured),
      observed('company.office_locations', 'ZURICH (Switzerland)'),
      observed('company.office_locations', 'Oslo, Norway'),
    ).office_locations;
    expect(offices).toEqual(['Zürich, Switzerland', 'Oslo, Norway']);
  });

  it('prefers a register to the imprint for the legal name, however confident the imprint is', () => {
    const legal = observed('company.legal_name', 'Acme Robotics Ltd', imprint);
    const register = observed('company.legal_name', 'ACME ROBOTICS LIMITED', {
      source: 'companies-house',
      confidence: 0.5,
    });
    expect(company(legal).legal_name).toBe('Acme Robotics Ltd');
    expect(company(legal, register).legal_name).toBe('ACME ROBOTICS LIMITED');
  });

  describe('if sources disagree', () => {
    const status = (value: 'active' | 'acquired' | 'closed', source: string) =>
      observed('company.company_status', value, { source });
    const visited = status('active', 'website:visit');

    it.each([
      [
        'a register has closed it, however well its website works',
        [status('closed', 'companies-house')],
        'closed',
      ],
      ['Wikidata tells its end', [status('closed', 'wikidata')], 'closed'],
      [
        'a register lists it and Wikidata states that it ended',
        [status('closed', 'wikidata'), status('active', 'brreg')],
        'active',
      ],
      [
        'a register lists it and it says that it was acquired',
        [status('active', 'brreg'), status('acquired', 'website:text')],
        'acquired',
      ],
      [
        'it was acquired and then closed',
        [status('closed', 'brreg'), status('acquired', 'wikidata')],
        'closed',
      ],
    ] as const)('about the status: %s', (_what, stated, believed) => {
      expect(company(visited, ...stated).company_status).toBe(believed);
    });

    it("about the name, prefers a reader-friendly one to a register's capitals", () => {
      const legal = observed('company.name', 'ACME ROBOTICS GMBH', structured);
      const readable = observed('company.name', 'Acme Robotics', {
        source: 'website:title',
        confidence: 0.3,
      });
      expect(company(legal, readable).name).toBe('Acme Robotics');
      expect(company(legal).name).toBe('ACME ROBOTICS GMBH');
      expect(company(observed('company.name', 'ACME', structured), readable).name).toBe('ACME');
    });

    it("about the year, prefers the site's own markup, then Wikidata, then the site's text", () => {
      const founded = (year: number, source: string) =>
        observed('company.founded_year', year, { source, confidence: 0.5 });
      const [markup, wikidata, text] = [
        founded(2011, 'website:json-ld'),
        founded(2012, 'wikidata'),
        founded(2013, 'website:text'),
      ];
      expect(company(text, wikidata, markup).founded_year).toBe(2011);
      expect(company(text, wikidata).founded_year).toBe(2012);
    });

    it('about the year, does not take a later register entry for the founding', () => {
      const data = company(
        observed('company.founded_year', 2011),
        observed('company.founded_year', 2014, { source: 'brreg', confidence: 1 }),
        observed('company.date_of_creation', '2014-05-01', { source: 'brreg', confidence: 1 }),
      );
      expect(data).toMatchObject({ founded_year: 2011, date_of_creation: '2014-05-01' });
    });

    it('about the size, derives the range from the headcount, whoever states a range', () => {
      const count = observed('company.employee_count', 30, { observed_at: '2026-01-01T00:00:00.000Z' });
      const range = observed('company.employee_range', '51-200', { source: 'recherche-entreprises' });
      expect(company(count, range)).toMatchObject({ employee_count: 30, employee_range: '11-50' });
    });

    it('about the legal entity, never mixes two: data beside another number belongs to another company', () => {
      const british = { source: 'companies-house', url: 'https://register.example/01234567' };
      const norwegian = { source: 'brreg', url: 'https://register.example/987654321' };
      const data = company(
        observed('company.legal_name', 'ACME ROBOTICS LTD', british),
        observed('company.company_number', '01234567', british),
        observed('company.company_number', '987654321', norwegian),
        observed('company.jurisdiction', 'NO', norwegian),
        observed('company.company_status', 'closed', norwegian),
        observed('company.founded_year', 1999, norwegian),
        observed('company.employee_count', 12, norwegian),
        observed('company.sic_codes', '62.010', norwegian),
        observed('company.company_type', 'Aksjeselskap', norwegian),
        observed('company.company_number', 'Company no. 1234567', imprint),
        observed('company.company_type', 'Private limited company', imprint),
        observed('company.date_of_creation', '2014-05-01', {
          source: 'wikidata',
          url: 'https://wikidata.example/Q1',
        }),
      );
      expect(data).toMatchObject({
        legal_name: 'ACME ROBOTICS LTD',
        company_number: '01234567',
        jurisdiction: null,
        company_type: 'Private limited company',
        date_of_creation: '2014-05-01',
        founded_year: 2014,
        company_status: null,
        employee_count: null,
        sic_codes: null,
      });
    });

    it.each([
      ['HRB 1234', '912345678'],
      ['HRB 1234', 'HRB 71234'],
      ['12345678', '123456'.padStart(12, '9')],
    ])('about the legal entity, treats %s and %s as two companies', (trusted, others) => {
      const other = { url: 'https://acme.example/partner' };
      const data = company(
        observed('company.company_number', trusted, { confidence: 1 }),
        observed('company.company_number', others, { ...other, confidence: 0.5 }),
        observed('company.jurisdiction', 'NO', other),
      );
      expect(data).toMatchObject({ company_number: trusted, jurisdiction: null });
    });

    it.each([
      ['900000001', 'FR 83 900 000 001'],
      ['900000001', '90000000100017'],
      ['01234567', 'Company no. 1234567'],
    ])('about the legal entity, treats %s and %s as one', (trusted, stated) => {
      const imprinted = { url: 'https://acme.example/legal' };
      const data = company(
        observed('company.company_number', trusted, { confidence: 1 }),
        observed('company.company_number', stated, { ...imprinted, confidence: 0.5 }),
        observed('company.jurisdiction', 'FR', imprinted),
      );
      expect(data).toMatchObject({ jurisdiction: 'FR' });
    });

    it('returns the evidence of the chosen values, and leaves the rest to the evidence endpoint', () => {
      const closed = status('closed', 'brreg');
      const { used } = buildModule('company', [visited, closed], CONTEXT);
      expect(used).toEqual([closed]);
    });
  });

  describe('what a language model read', () => {
    const read = <F extends EvidenceField>(field: F, value: EvidenceValues[F]) =>
      observed(field, value, { source: 'model', observed_at: '2026-11-21T11:00:00.000Z', confidence: 1 });

    it('fills gaps', () => {
      expect(
        company(
          read('company.founded_year', 1998),
          read('company.employee_count', 47),
          read('company.headquarter_city', 'Ghent'),
          read('company.headquarter_country', 'Belgium'),
        ),
      ).toMatchObject({
        ...{ founded_year: 1998, employee_count: 47, employee_range: '11-50' },
        ...{ headquarter_city: 'Ghent', headquarter_country: 'Belgium' },
      });
    });

    it('never wins over another source, not even where a field is derived from that one', () => {
      const founded = read('company.founded_year', 1998);
      expect(company(founded, observed('company.founded_year', 1990)).founded_year).toBe(1990);
      const register = observed('company.date_of_creation', '1991-02-03', { source: 'companies-house' });
      expect(company(founded, register).founded_year).toBe(1991);
      const range = observed('company.employee_range', '51-200', { source: 'recherche-entreprises' });
      expect(company(read('company.employee_count', 7), range)).toMatchObject({
        employee_count: null,
        employee_range: '51-200',
      });
      const seat = [
        read('company.headquarter_city', 'Ghent'),
        read('company.headquarter_country', 'Belgium'),
      ] as const;
      expect(company(...seat, observed('company.headquarter_city', 'Leeds'))).toMatchObject({
        headquarter_city: 'Leeds',
        headquarter_country: null,
      });
    });

    it('wins over an imported dataset and over the country of a domain', () => {
      const seat = [
        read('company.headquarter_city', 'Ghent'),
        read('company.headquarter_country', 'Belgium'),
      ] as const;
      const dataset = observed('company.headquarter_city', 'Oslo', { source: 'bigpicture' });
      const domain = observed('company.headquarter_country', 'France', { source: 'website:domain' });
      expect(company(...seat, dataset, domain)).toMatchObject({
        headquarter_city: 'Ghent',
        headquarter_country: 'Belgium',
      });
    });
  });
});
