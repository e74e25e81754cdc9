import { allValuesOf, bestValueOf, readCompanyEvidence } from './company-evidence-fixture';

describe('script-rendered site', () => {
  const page = (
    props: object,
  ) => `<html lang="en"><head><title>Nimbus Forge</title></head><body><div id="__next"></div>
    <script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: props }, page: '/', buildId: 'x1' })}</script></body></html>`;
  const read = readCompanyEvidence('nimbusforge.example', [
    {
      html: page({
        company: {
          name: 'Nimbus Forge',
          description: 'Nimbus Forge casts turbine blades for small wind parks.',
          founded: 2013,
          employees: 120,
          phone: '+47 22 12 34 56',
          email: 'post@nimbusforge.example',
          address: { street: 'Storgata 5', zip: '0155', city: 'Oslo', country: 'Norway' },
          social: {
            linkedin: 'https://www.linkedin.com/company/nimbus-forge',
            twitter: 'https://x.com/nimbusforge',
          },
        },
        customers: [{ name: 'Globex', phone: '+4930123456', city: 'Berlin' }],
        hero: { title: 'Blades that last', body: '<p>We cast blades for wind parks of every size.</p>' },
      }),
    },
    {
      path: '/legal',
      kind: 'legal',
      html: page({ content: { html: '<p>Nimbus Forge AS<br>Org.nr. 974 760 673 MVA</p>' } }),
    },
  ]);

  test.each([
    ['company.name', 'Nimbus Forge'],
    ['company.description', 'Nimbus Forge casts turbine blades for small wind parks.'],
    ['company.founded_year', 2013],
    ['company.employee_count', 120],
    ['company.phone', '+4722123456'],
    ['company.email', 'post@nimbusforge.example'],
    ['company.headquarter_city', 'Oslo'],
    ['company.headquarter_country', 'Norway'],
    ['company.linkedin_url', 'https://www.linkedin.com/company/nimbus-forge'],
    ['company.twitter_url', 'https://x.com/nimbusforge'],
    ['company.legal_name', 'Nimbus Forge AS'],
    ['company.company_number', '974760673'],
  ] as const)('reads %s as %p', (field, value) => {
    expect(bestValueOf(read, field)).toBe(value);
  });

  test('reads nothing from lists of other companies', () => {
    expect(allValuesOf(read, 'company.phone')).toEqual(['+4722123456']);
    expect(allValuesOf(read, 'company.headquarter_city')).toEqual(['Oslo']);
  });

  test('reads offices and profiles that are lists', () => {
    const company = {
      name: 'Nimbus Forge',
      offices: [
        { street: 'Storgata 5', zip: '0155', city: 'Oslo', country: 'Norway' },
        { street: 'Strandgaten 9', zip: '5013', city: 'Bergen', country: 'Norway' },
      ],
      social: [
        { label: 'LinkedIn', url: 'https://www.linkedin.com/company/nimbus-forge' },
        'https://x.com/nimbusforge',
      ],
    };
    const evidence = readCompanyEvidence('nimbusforge.example', [{ html: page({ company }) }]);
    expect(allValuesOf(evidence, 'company.office_locations')).toEqual(['Oslo, Norway', 'Bergen, Norway']);
    expect(bestValueOf(evidence, 'company.linkedin_url')).toBe(
      'https://www.linkedin.com/company/nimbus-forge',
    );
    expect(bestValueOf(evidence, 'company.twitter_url')).toBe('https://x.com/nimbusforge');
  });
});
