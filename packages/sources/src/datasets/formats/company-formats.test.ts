import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { DATASET_FORMATS, type DatasetFormatName, type RowResult } from '.';

const NOW = new Date('2026-11-20T12:00:00Z');
const domainOf = (address: string) => {
  const host = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+\.[a-z]+)/.exec(address.toLowerCase())?.[1];
  return host === undefined ? null : host.split('.').slice(-2).join('.');
};

function reader(format: DatasetFormatName, columns: readonly string[]) {
  const read = DATASET_FORMATS.find(({ name }) => name === format)?.open(columns, {
    domainOf,
    now: NOW,
    joined: {},
  });
  if (!read) throw new Error(`${format} does not take ${columns.join(', ')}`);
  return (row: Readonly<Record<string, unknown>>): RowResult => read(columns.map((column) => row[column]));
}

const PDL = 'id,website,name,founded,size,locality,region,country,industry,linkedin_url'.split(',');
const readPdl = reader('pdl', PDL);
const ACME = {
  id: 'acme-robotics',
  website: 'www.acme.example',
  name: 'acme robotics gmbh & co. kg',
  founded: 2014,
  size: '11-50',
  locality: 'frankfurt am main',
  region: 'hesse',
  country: 'germany',
  industry: 'industrial automation',
  linkedin_url: 'linkedin.com/company/acme-robotics',
};
const refusal = (row: object) => {
  const result = readPdl({ ...ACME, ...row });
  return 'refused' in result ? result.refused : result.leftOut;
};

describe('People Data Labs rows', () => {
  test('reads the company and capitalises its names as readers expect', () => {
    expect(readPdl(ACME)).toEqual({
      row: {
        domain: 'acme.example',
        name: 'Acme Robotics GmbH & Co. KG',
        description: null,
        industries: ['Industrial automation'],
        countryCode: 'DE',
        city: 'Frankfurt am Main',
        employeeRange: '11-50',
        foundedYear: 2014,
        linkedinUrl: 'https://www.linkedin.com/company/acme-robotics',
      },
    });
  });

  test.each([
    ['no name', { name: '' }],
    ['no name', { name: { first: 'acme' } }],
    ['no website', { website: null }],
    ['the website has no domain', { website: 'n/a' }],
    ['the website has no domain', { website: 'x'.repeat(600) }],
    ['the website is a page of a platform', { website: 'facebook.com/acmerobotics' }],
    ['the website is a page of a platform', { website: 'https://sites.google.com/acme' }],
    ['a cell is longer than 4000 characters', { industry: 'a'.repeat(4_001) }],
  ])('rejects a row: %s', (reason, row) => expect(refusal(row)).toBe(reason));

  test.each([[2999], ['0014'], [0], ['MMXIV'], [2014.5], [-2014]])(
    'drops an impossible founding year: %s',
    (founded) => {
      const result = readPdl({ ...ACME, founded });
      expect(result).toMatchObject({ row: { foundedYear: null }, leftOut: 'an impossible founding year' });
    },
  );

  test.each([
    ['size', 'huge', 'employeeRange'],
    ['country', 'atlantis', 'countryCode'],
    ['locality', '12345', 'city'],
    ['linkedin_url', 'https://evil.example/company/acme', 'linkedinUrl'],
  ])('drops a meaningless %s: %s', (column, cell, field) => {
    expect(readPdl({ ...ACME, [column]: cell })).toMatchObject({ row: { [field]: null } });
  });

  test('accepts the company that runs a platform', () => {
    expect(readPdl({ ...ACME, name: 'facebook', website: 'facebook.com' })).toMatchObject({
      row: { domain: 'facebook.com' },
    });
  });

  test('removes markup, control characters and direction characters', () => {
    const name = 'acme\u202e <script>alert(1)</script>\u0007 robotics';
    expect(readPdl({ ...ACME, name })).toMatchObject({ row: { name: 'Acme Alert(1) Robotics' } });
  });
});

describe('BigPicture rows', () => {
  test.each([
    ['domain,name,size,founded,industry,city,state,country,linkedin_handle', 'company/acme'],
    ['Name,Website,Employees,Founded Year,Industry,City,State,Country Code,Handle', 'acme'],
    [
      'company_name,url,metrics.employeesRange,foundedYear,category.industry,geo.city,geo.country,linkedin.handle',
      'acme',
    ],
  ])('reads the column names %s', (header, handle) => {
    const cells: Record<string, string> = {
      ...{ domain: 'acme.example', website: 'acme.example', url: 'https://acme.example/' },
      ...{
        name: 'Acme',
        companyname: 'Acme',
        size: '11-50',
        employees: '37',
        metricsemployeesrange: '11-50',
      },
      ...{ founded: '2014', foundedyear: '2014', industry: 'Robotics', categoryindustry: 'Robotics' },
      ...{ city: 'Leeds', geocity: 'Leeds', country: 'GB', countrycode: 'GB', geocountry: 'United Kingdom' },
      ...{ linkedinhandle: handle, handle },
    };
    const columns = header.split(',');
    const row = Object.fromEntries(
      columns.map((name) => [name, cells[name.toLowerCase().replace(/[^a-z]/g, '')]]),
    );
    expect(reader('bigpicture', columns)(row)).toEqual({
      row: {
        ...{
          domain: 'acme.example',
          name: 'Acme',
          description: null,
          industries: ['Robotics'],
          countryCode: 'GB',
        },
        ...{ city: 'Leeds', employeeRange: '11-50', foundedYear: 2014 },
        linkedinUrl: 'https://www.linkedin.com/company/acme',
      },
    });
  });
});

test.each(DATASET_FORMATS.map((format) => [format.name, format] as const))(
  'rejects columns of other datasets for the %s format',
  (_name, format) => {
    const tools = { domainOf, now: NOW, joined: {} };
    expect(format.open(['date', 'open', 'high', 'low', 'close'], tools)).toBeNull();
    expect(format.open([], tools)).toBeNull();
    const others = DATASET_FORMATS.filter((other) => other !== format);
    if (format.name === 'pdl') expect(others.filter((other) => other.open(PDL, tools) !== null)).toEqual([]);
  },
);

test('never throws on any cells of a company row', () => {
  const cell = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.anything(),
    fc.webUrl(),
    fc.constantFrom('\0', '1-10', '2014'),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: PDL.length, maxLength: PDL.length }), (cells) => {
      const row = Object.fromEntries(PDL.map((column, at) => [column, cells[at]]));
      const result = readPdl(row);
      if ('row' in result) expect('domain' in result.row && result.row.name.length > 0).toBe(true);
      else expect(result.refused).not.toBe('');
    }),
  );
});
