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
