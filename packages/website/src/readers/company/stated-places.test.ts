import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readAddresses } from './read-addresses';

const read = (...pages: SamplePage[]) => {
  const input = sampleSite(pages);
  return {
    city: fieldValues(readAddresses, 'company.headquarter_city', input)[0],
    offices: fieldValues(readAddresses, 'company.office_locations', input),
    registered: fieldValues(readAddresses, 'company.registered_address', input)[0],
  };
};

test('a sentence about the seat of the company counts more than one of its addresses', () => {
  const home = { html: '<p>Acme Robotics is headquartered in Accra, Ghana.</p>' };
  const html = '<h1>Contact</h1><p>12 Palm Road, Johannesburg, South Africa</p>';
  const contact: SamplePage = { path: '/contact', kind: 'contact', html };
  expect(read(home, contact).city).toBe('Accra');
});

test.each([
  ['Acme Robotics è un’azienda con sede ad Ancona.', 'Ancona'],
  ['Vi er basert på Lillehammer, Norge.', 'Lillehammer'],
  ['Acme Robotics is gevestigd te Utrecht, Nederland.', 'Utrecht'],
  ['Our workshop is situated in the heart of Durban, South Africa.', 'Durban'],
  ['Located in Bristol, UK, Acme Robotics makes robots.', 'Bristol'],
  ['Acme Robotics is based out of Boise, Idaho.', 'Boise'],
  ['Acme Robotics is an Austin, Texas-based maker of robots.', 'Austin'],
  ['HQ: Austin, TX', 'Austin'],
  ['Sitz der Gesellschaft: Kassel, Deutschland', 'Kassel'],
  ['Basés à Lyon, France, nous concevons des robots.', 'Lyon'],
  ['La nostra sede è a Bologna.', 'Bologna'],
  ['Vårt huvudkontor ligger i Uppsala, Sverige.', 'Uppsala'],
])('reads the city of %j', (sentence, city) => {
  expect(read({ html: `<p>${sentence}</p>` }, { html: '<p>+39 02 5550 1422</p>' }).city).toBe(city);
});

test('reads a town above a telephone number, both in headings', () => {
  const html =
    '<h1>Contact</h1><p>We like to hear from you.</p><h3>Damietta, Egypt</h3><p>Harbour department</p><h3>+20 150 555 0142</h3>';
  expect(read({ path: '/contact', kind: 'contact', html }).city).toBe('Damietta');
});

test('reads a country in brackets behind a town', () => {
  const html = '<h1>Contact</h1><h2>Our offices</h2><ul><li>Wels (Austria)</li><li>Pau (France)</li></ul>';
  expect(read({ path: '/contact', kind: 'contact', html }).offices).toEqual(['Wels, Austria', 'Pau, France']);
});

test('reads Japanese offices behind the labels of their kind', () => {
  const html =
    '<h3>事業所</h3><p>国内／大阪、東京、仙台</p><p>海外／上海(中国)</p><p>お問い合わせは総務部まで。</p>';
  const input = sampleSite([{ path: '/company', kind: 'about', html }], [], 'acme-robotics.jp');
  expect(fieldValues(readAddresses, 'company.office_locations', input)).toEqual([
    '大阪, Japan',
    '東京, Japan',
    '仙台, Japan',
    '上海, China',
  ]);
});

test.each([
  ['Adresse du siège', 'Rue Neuve 5, 75002 Paris'],
  ['Registrierte Adresse', 'Neue Straße 5, 10115 Berlin'],
  ['Sediul companiei', 'Strada Nouă 5, Iași, România'],
])('reads the address below %j as that of the registered office', (label, address) => {
  const html = `<h1>Contact</h1><p>${label}</p><p>${address}</p>`;
  const domain = { html: '<p>Acme Robotics</p>' };
  expect(read(domain, { path: '/contact', kind: 'contact', html }).registered).toContain(' 5, ');
});

test('reads the town between the other contact details on a line', () => {
  const html =
    '<h1>Contact</h1><p>Acme Robotics · Leeds, UK · hello@acme-robotics.example · 0113 496 0123</p>';
  expect(read({ path: '/contact', kind: 'contact', html }).city).toBe('Leeds');
});

test('reads the towns before the word for offices', () => {
  const html = '<p>You work in one of our Oslo, New York and Singapore offices.</p>';
  const careers: SamplePage = { path: '/careers', kind: 'careers', html };
  expect(read({ html: '<p>Acme</p>' }, careers).offices).toEqual([
    'Oslo, Norway',
    'New York, United States',
    'Singapore',
  ]);
});

test('an address beside a mailbox of another company is that of a partner', () => {
  const own = '<p>Acme Robotics, New Road 5, Leeds LS1 4AB</p><p>hello@acme-robotics.example</p>';
  const partner = '<h2>Benelux</h2><p>Nieuwstraat 5, 9000 Gent, Belgium</p><p>info@nordwerk.be</p>';
  const html = `<h1>Contact</h1>${own}${partner}`;
  expect(read({ path: '/contact', kind: 'contact', html }).offices).toEqual(['Leeds, United Kingdom']);
});

test('the location of a project is no office', () => {
  const project = (town: string) =>
    `<h2>Hotel Nuovo</h2><h4>Location:</h4><p>${town}</p><h4>Year:</h4><p>2024</p>`;
  const home = { html: ['Ancona', 'Rimini', 'Trieste'].map(project).join('') };
  const page: SamplePage = { path: '/hotel', kind: 'product', html: project('Ancona') };
  expect(read(home, page, { path: '/b', html: '<p>+39 02 5550 1422</p>' }).offices).toEqual([]);
});

test('a site in English with North American numbers alone is of their country', () => {
  const html = '<html lang="en"><p>Acme Robotics is a Boise-based maker of robots.</p><p>(208) 297-5959</p>';
  expect(read({ html })).toMatchObject({ city: 'Boise', offices: ['Boise, United States'] });
});

test('a footer names the town of the company with its country', () => {
  const html = '<p>Acme Robotics makes robots.</p><footer><p>Austin, Texas</p><p>English</p></footer>';
  expect(read({ html })).toMatchObject({ city: 'Austin', offices: ['Austin, United States'] });
});

test.each([
  ['Branch Office Ludhiana', 'Ludhiana'],
  ['Kolkata Plant', 'Kolkata'],
  ['Filiale di Mumbai', 'Mumbai'],
])('reads the town beside the word for an office: %j', (label, city) => {
  const html = `<h1>Contact</h1><p>${label}</p><p>+91 161 250 1422</p>`;
  const input = sampleSite([{ path: '/contact', kind: 'contact', html }], [], 'acme-robotics.in');
  expect(fieldValues(readAddresses, 'company.office_locations', input)).toEqual([`${city}, India`]);
});

test('reads the towns under a sentence that asks to see all sites', () => {
  const html =
    '<h2>Mira todas nuestras bases:</h2><p>Saltillo, Coah.</p><p>Durango, Dgo.</p><p>Torreón, Coah.</p>';
  const input = sampleSite([{ html }], [], 'acme.com.mx');
  expect(fieldValues(readAddresses, 'company.office_locations', input)).toHaveLength(3);
});
