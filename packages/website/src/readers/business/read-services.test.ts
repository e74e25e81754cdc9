import { evidenceFor } from '@firmlens/contract';
import { sampleSite } from '../sample-site';
import { isServiceName } from './service-name';
import { readServices } from './read-services';

/** The threshold of the field. Less certain names are evidence, but not used. */
const MIN_CONFIDENCE = 0.9;
const services = (...args: Parameters<typeof sampleSite>) =>
  evidenceFor(readServices(sampleSite(...args)), 'business.services')
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .map(({ value }) => value);
const likely = (...args: Parameters<typeof sampleSite>) =>
  evidenceFor(readServices(sampleSite(...args)), 'business.services').map(({ value }) => value.name);
const jsonLd = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script>`;

test('reads products, services and offers from JSON-LD, and no title of a catalogue', () => {
  const html = jsonLd({
    '@type': 'Organization',
    name: 'Acme Robotics',
    makesOffer: [
      {
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: 'Robot rental',
          description: 'Robots by the month. No deposit.',
        },
      },
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Robots',
      itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Product', name: 'Pallet trucks' } }],
    },
  });
  expect(services([{ html }])).toEqual([
    { name: 'Robot rental', description: 'Robots by the month.' },
    { name: 'Pallet trucks', description: null },
  ]);
});

test('does not read the company’s own name as a product', () => {
  expect(
    services([
      {
        html: jsonLd({
          '@type': 'Product',
          name: 'Acme Robotics',
          aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 },
        }),
      },
    ]),
  ).toEqual([]);
});

test('reads embedded state', () => {
  const state = {
    pageProps: {
      services: [
        { title: 'Locker rental', description: 'Lockers for every lobby.' },
        { title: 'Why choose us?', description: 'Because.' },
      ],
    },
  };
  expect(
    services([
      { html: `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>` },
    ]),
  ).toEqual([{ name: 'Locker rental', description: 'Lockers for every lobby.' }]);
});

test('distinguishes names from slogans', () => {
  expect(
    ['Route Planner', 'ISO consulting', 'Siebanlagen für Mühlen', 'Gestion de flotte'].every(isServiceName),
  ).toBe(true);
  expect(
    ['Ready to start?', 'Our team', 'Your data is safe', 'How it works', 'FAQ', 'Book a demo', '24/7'].some(
      isServiceName,
    ),
  ).toBe(false);
});

test.each([
  [
    'a menu that leads to sections of one page',
    '<nav><div><div>Product</div><nav><a href="/#costing">Job costing</a><a href="/#time">Timesheets</a></nav></div><a href="/pricing">Pricing</a></nav>',
    ['Job costing', 'Timesheets'],
  ],
  [
    'a list below a label that is a link itself',
    '<nav><ul><li><a href="#">Producto</a><ul><li><a href="/p#a">Motor de reservas</a></li><li><a href="/p#b">Channel manager</a></li></ul></li><li><a href="/blog">Blog</a></li></ul></nav>',
    ['Motor de reservas', 'Channel manager'],
  ],
  [
    'a column of the footer, without entries that are not products',
    '<footer><div><h5>Products</h5><a href="/a">Pallet trucks</a><a href="/b">Fork lifts</a><a href="/pricing">Pricing plans</a><a href="/acme-vs-bexo">Acme vs Bexo</a></div></footer>',
    ['Pallet trucks', 'Fork lifts'],
  ],
  [
    'a label of something else',
    '<nav><div>Company<a href="/a">Our history</a><a href="/b">Awards</a></div></nav>',
    [],
  ],
  [
    'a label beside links to other sites',
    '<footer><h5>Products</h5><a href="https://bexo.example/a">Bexo Pay</a><a href="https://bexo.example/b">Bexo Go</a></footer>',
    [],
  ],
])('reads the offer from %s', (_, html, names) =>
  // A page of one menu says little, so what counts is which entries are more often right than wrong.
  expect(likely([{ html }]).toSorted()).toEqual(names.toSorted()),
);

test('takes the goods in a price table for likely services, but no plans', () => {
  const table = (head: string, rows: string[][]) =>
    `<table><tr>${head}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  const oils = table('<th>Producto</th><th>Formato</th><th>Precio (IVA incl.)</th>', [
    ['Arbequina Alta', '500 ml', '11,90 €'],
    ['Picual de Otoño', '5 l', '42,00 €'],
  ]);
  expect(likely([{ html: '' }, { path: '/aceites', kind: 'other', html: oils }])).toEqual([
    'Arbequina Alta',
    'Picual de Otoño',
  ]);
  const plans = table('<th>Plan</th><th>Price</th>', [
    ['Starter', '€9 / month'],
    ['Team', '€29 / month'],
  ]);
  expect(likely([{ html: '' }, { path: '/pricing', kind: 'pricing', html: plans }])).toEqual([]);
});

test('does not read the links of a flat menu as services', () => {
  const html =
    '<nav><a href="/uslugi/">Usługi</a> <a href="/o-firmie/">O firmie</a> <a href="/flota/">Flota</a> <a href="/praca/">Praca</a></nav>';
  expect(services([{ html }])).toEqual([]);
});

test('lists a service once, with and without the company’s name before it', () => {
  const html = `${jsonLd({ '@type': 'Product', name: 'Acme Robotics Forecast', description: 'Sees what is next.' })}
    <nav><ul><li>Products<ul><li><a href="/forecast">Forecast</a></li><li><a href="/shift">Shift</a></li></ul></li></ul></nav>`;
  expect(services([{ html }]).map(({ name }) => name)).toEqual(['Forecast', 'Shift']);
});

const names = (...args: Parameters<typeof services>) => services(...args).map(({ name }) => name);

test('names a link around a card by its heading, without an icon', () => {
  const card = (name: string, path: string) =>
    `<li><a href="/products/${path}"><h3>${name} →</h3><p>Built to order.</p></a></li>`;
  const html = `<nav><ul><li>Products<ul>${card('Lift', 'lift')}${card('Crane', 'crane')}</ul></li></ul></nav>`;
  expect(names([{ html }]).toSorted()).toEqual(['Crane', 'Lift']);
});

test('towns where the offer is available are no part of it', () => {
  const menu = (names: string[]) =>
    `<nav><ul><li><a href="/services">Services</a><ul>${names.map((name) => `<li><a href="/services/${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></li>`).join('')}</ul></li></ul></nav>`;
  const html = menu(['Furnace Repair', 'Boston', 'Springfield', 'Worcester']);
  expect(services([{ html }]).map(({ name }) => name)).toEqual(['Furnace Repair']);
  expect(services([{ html: menu(['Furnace Repair', 'Boston']) }])).toHaveLength(2);
});

test.each([
  ['Canada', false],
  ['North America', false],
  ['September – October', false],
  ['Globex GmbH', false],
  ['Opinie klientów', false],
  ['Jak pracujeme', false],
  ['Müşteri yorumları', false],
  ['よくある質問', false],
  ['May', false],
  ['Makinak garbitzen ditugu', false],
  ['Кодекс поставщика', false],
  ['Spezialisierung', false],
  ['Canada tours', true],
  ['PLC programming', true],
  ['Bookkeeping', true],
])('%p as the name of a service: %p', (name, isOne) => {
  expect(isServiceName(name)).toBe(isOne);
});
