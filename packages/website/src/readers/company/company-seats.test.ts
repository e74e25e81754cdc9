import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readAddresses } from './read-addresses';

const read = (...pages: SamplePage[]) => {
  const input = sampleSite(pages);
  return {
    city: fieldValues(readAddresses, 'company.headquarter_city', input)[0],
    country: fieldValues(readAddresses, 'company.headquarter_country', input)[0],
    offices: fieldValues(readAddresses, 'company.office_locations', input),
    registered: fieldValues(readAddresses, 'company.registered_address', input)[0],
  };
};
const organization = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Acme Robotics', ...thing })}</script>`;

test.each([
  ['contact', '<p>Pazar</p><p>09:00 - 18:00, 0545 555 01 43</p><p>Türkiye</p>', undefined],
  ['home', '<footer><p>HQ in UAE · Global operations</p></footer>', undefined],
  [
    'home',
    '<footer><p>Longhu New District, Xinzheng, Zhengzhou, Henan, China</p><p>+86 371 8590 1122</p></footer>',
    'Zhengzhou',
  ],
  ['home', '<p>Empresa ubicada en Málaga. Servicios para toda España.</p>', 'Málaga'],
] as const)('on a %s page, reads the city from %p', (kind, html, city) => {
  expect(read({ kind, html }).city).toBe(city);
});

test('reads the seat that a legal notice labels, and no file of a court', () => {
  const html =
    '<h1>Mentions légales</h1><p>Éditeur du site</p><p>Adresse du siège : Herblay, Île-de-France</p><p>+33 1 99 00 12 34</p>';
  expect(read({ path: '/mentions-legales', kind: 'legal', html }).city).toBe('Herblay');
  const footer =
    '<footer><p>Lipová 5</p><p>110 00 Praha</p><p>sp. zn. B 28640, MS v Praze</p><p>+420 777 123 456</p></footer>';
  expect(read({ html: footer }).offices).toEqual(['Praha, Czechia']);
});

test('reads a Brazilian address without a code', () => {
  const html = '<p>RS 342 Km 1 - Bairro Industrial - Horizontina/RS</p><p>+55 51 99239-9960</p>';
  expect(read({ kind: 'contact', html }).city).toBe('Horizontina');
});

test('the seat is an office of a company that gives no address', () => {
  expect(read({ html: '<p>Empresa ubicada en Málaga.</p><p>+34 600 123 456</p>' }).offices).toEqual([
    'Málaga, Spain',
  ]);
});

test('a ward of Tokyo is a town', () => {
  const html = organization({
    address: {
      '@type': 'PostalAddress',
      addressRegion: '東京都',
      addressLocality: '渋谷区',
      addressCountry: 'JP',
    },
  });
  expect(read({ html }).city).toBe('渋谷区');
});

test('an address labelled as that of a branch is an office, but not the seat', () => {
  const html =
    '<h2>Head Office</h2><p>Suite 5, Olympia Park</p><h2>Branch Office</h2><p>12 Palm Road, Johannesburg, South Africa</p>';
  const { city, offices } = read({ path: '/contact', kind: 'contact', html });
  expect(city).toBeUndefined();
  expect(offices).toEqual(['Johannesburg, South Africa']);
});

test('the contact page of another country does not give the seat', () => {
  const contact = (path: string, html: string): SamplePage => ({ path, kind: 'contact', html });
  const { city } = read(
    { html: '<p>Phone: +1 314 555 0143</p>' },
    contact('/contact-us-canada', '<p>230 Lake Road</p><p>Toronto, ON M5V 2T6</p>'),
    contact(
      '/contact-us',
      '<p>47 Green Road</p><p>St. Louis, MO 63123</p><a href="tel:+13145550143">Call</a>',
    ),
  );
  expect(city).toBe('St. Louis');
});

test('the end of a telephone number before the next label is no postal code with a town', () => {
  const html = '<p>Kungsgatan 5</p><p>111 22 Stockholm Tel: 08-545 133 30 Fax: 08-545 133 38 Email: info</p>';
  const { city, offices } = read({
    path: '/kontakt',
    kind: 'contact',
    html: `${html}<p>+46 8 545 133 30</p>`,
  });
  expect(city).toBe('Stockholm');
  expect(offices).toEqual(['Stockholm, Sweden']);
});

test('reads the town in a numbered heading', () => {
  const html = '<h5>01. Santiago</h5><p>+56 2 2345 6789</p>';
  expect(read({ path: '/contacto', kind: 'contact', html }).offices).toEqual(['Santiago, Chile']);
});
