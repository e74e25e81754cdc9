import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { isContactHeading } from './contact-headings';
import { readAddresses } from './read-addresses';

const seatOf = (page: SamplePage, domain?: string) =>
  fieldValues(readAddresses, 'company.headquarter_city', sampleSite([page], [], domain))[0];
const registeredOn = (html: string, domain: string) =>
  fieldValues(
    readAddresses,
    'company.registered_address',
    sampleSite([{ path: '/contact', kind: 'contact', html }], [], domain),
  )[0];

test.each([
  ['Address:', true],
  ['Our location', true],
  ['Datos de contacto', true],
  ['Localização', true],
  ['주소', true],
  ['Products', false],
  ['Contact lenses and more for every eye', false],
  ['Address 12', false],
])('tells whether %j is a heading above contact details', (text, expected) => {
  expect(isContactHeading(text)).toBe(expected);
});

test('reads an address below a label or a contact heading of any page', () => {
  const html = '<h2>Datos de contacto</h2><p>Calle Nueva 12<br>28001 Madrid</p>';
  expect(seatOf({ html }, 'acme.es')).toBe('Madrid');
  expect(seatOf({ html: html.replace('Datos de contacto', 'Proyectos') }, 'acme.es')).toBeUndefined();
});

test('reads a town alone below a label, and takes two capitals behind it for a state of the own country', () => {
  const html = '<h3>Localização</h3><p>Aracaju - SE</p>';
  expect(seatOf({ path: '/contato', kind: 'contact', html }, 'acme.com.br')).toBe('Aracaju');
});

test('reads where the company is from sentences that name it, and not where its partner is', () => {
  const post = (html: string): SamplePage => ({ path: '/news/a', kind: 'news', html });
  expect(seatOf(post('<p>Acme Robotics makes arms. The company is headquartered in Leeds, UK.</p>'))).toBe(
    'Leeds',
  );
  expect(
    seatOf(post('<p>Acme Robotics and Globex work together. Globex is headquartered in Leeds, UK.</p>')),
  ).toBeUndefined();
  expect(seatOf({ html: '<p>Acme Robotics is located in Lagos, Nigeria.</p>' })).toBe('Lagos');
  expect(seatOf({ html: '<p>Acme has its principal executive offices in Boston, Massachusetts.</p>' })).toBe(
    'Boston',
  );
});

test('a label with an address of its own does not label the next line', () => {
  const html = '<p>Sídlo: Nová 5, Kdesi 4<br>Kontaktní místo: Dlouhá 12, 390 02 Tábor</p>';
  expect(registeredOn(html, 'acme.cz')).toBeUndefined();
  expect(registeredOn('<p>Sídlo:<br>Dlouhá 12, 390 02 Tábor</p>', 'acme.cz')).toContain('Tábor');
});

test('a link to a social network above an address makes it nobody else’s', () => {
  const html = '<p><a href="https://facebook.com/x">Facebook</a></p><p>Dlouhá 12<br>390 02 Tábor</p>';
  expect(seatOf({ path: '/kontakt', kind: 'contact', html }, 'acme.cz')).toBe('Tábor');
});

test('a list that repeats one of several towns does not choose it', () => {
  const office = (town: string, code: string) => `<div><h3>${town}</h3><p>Weg 4<br>${code} ${town}</p></div>`;
  const towns = [office('Kiel', '24103'), office('Leipzig', '04109'), office('Ulm', '89073')];
  const html = [...towns, office('Kiel', '24103')].join('');
  expect(seatOf({ path: '/kontakt', kind: 'contact', html }, 'acme.de')).toBeUndefined();
});

test('the town on the last line of an address is no further address', () => {
  const office = (street: string, code: string, town: string, state: string) =>
    `<div>${street}<br>Bairro Novo | CEP ${code}<br>${town} | ${state}</div>`;
  const html = [
    office('Rua Um, 3', '05319-000', 'São Paulo', 'SP'),
    office('Rua Dois, 4', '14024-270', 'Ribeirão Preto', 'SP'),
    office('Rua Três, 5', '30421-176', 'Belo Horizonte', 'MG'),
  ].join('');
  expect(seatOf({ path: '/contato', kind: 'contact', html }, 'acme.com.br')).toBeUndefined();
});
