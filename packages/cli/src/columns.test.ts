import { headerOf, parseColumns } from './columns';

it('reads columns with and without headers, from the command line or a file', () => {
  const text =
    '# of HubSpot\ndomain, Company name = company.name\nCountry/Region=company.headquarter_country\n';
  expect(parseColumns(text)).toEqual([
    { header: 'domain', name: 'domain' },
    { header: 'Company name', name: 'company.name' },
    { header: 'Country/Region', name: 'company.headquarter_country' },
  ]);
});

it('writes headers as CSV', () => {
  expect(headerOf(parseColumns('Say "name"=company.name,domain'))).toBe('"Say ""name""",domain\r\n');
});

it.each(['', ' , ', '# nothing'])('refuses %j', (text) => {
  expect(() => parseColumns(text)).toThrow('no column');
});
