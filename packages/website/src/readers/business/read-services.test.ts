import { sampleSite, fieldValues } from '../sample-site';
import { isServiceName } from './service-name';
import { readServices } from './read-services';

const services = (...args: Parameters<typeof sampleSite>) =>
  fieldValues(readServices, 'business.services', sampleSite(...args));
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
      itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Product', name: 'Pallet P3' } }],
    },
  });
  expect(services([{ html }])).toEqual([
    { name: 'Robot rental', description: 'Robots by the month.' },
    { name: 'Pallet P3', description: null },
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

test.each([
  [
    'a German page with plain headings',
    '/leistungen',
    '<h1>Leistungen</h1><h2>Teigteiler</h2><p>Für Handwerk und Industrie. Bis 12.000 Stück.</p><h2>Ersatzteile</h2><p>Nach Muster gefertigt, seit 1958 im Haus.</p><h2>Kontakt</h2><p>Rufen Sie uns an, wir beraten Sie gern.</p>',
    ['Teigteiler', 'Ersatzteile'],
  ],
  [
    'French cards',
    '/services',
    '<h1>Nos services</h1><div class="card"><h3>Création de sites</h3><p>Des sites rapides et accessibles à tous.</p></div><div class="card"><h3>Référencement</h3><p>Être trouvé par vos clients sur le web.</p></div><div class="card"><h3>Pourquoi nous choisir</h3><p>Dix ans d’expérience dans le métier.</p></div>',
    ['Création de sites', 'Référencement'],
  ],
  [
    'a product page under a slogan',
    '/product',
    '<h1>One platform for cold and power</h1><section><h2>Forecast</h2><p>Forecasts the load of every chamber.</p></section><section><h2>Shift</h2><p>Moves cooling to the cheapest hours.</p></section><h2>Integrations</h2><p>Reads building management systems.</p><h2>Ready to get started?</h2><p>Book a demo with our team now.</p>',
    ['Forecast', 'Shift'],
  ],
])('reads %s', (_, path, html, names) => {
  const found = services([{ html: '' }, { path, kind: 'product', html }]);
  expect(found.map(({ name }) => name)).toEqual(names);
  expect(found.every(({ description }) => description !== null && description.length > 20)).toBe(true);
});

test('names a product page after its menu link, not its slogan', () => {
  const home =
    '<nav><a href="/products/route-planner">Route Planner</a><a href="/products/">Products</a></nav>';
  const html =
    '<title>Route planning | Acme</title><h1>Plan better routes and save your fuel!</h1><p>The planner finds the shortest route for each van. It learns every day.</p>';
  expect(services([{ html: home }, { path: '/products/route-planner', kind: 'product', html }])).toEqual([
    { name: 'Route Planner', description: 'The planner finds the shortest route for each van.' },
  ]);
});

test('reads the offer section of a home page, as cards or as a list', () => {
  const cards =
    '<h1>We move pallets</h1><h2>Our services</h2><div><h3>Robot rental</h3><p>Robots by the month, with service.</p></div><div><h3>Fleet software</h3><p>One screen for all of your robots.</p></div><h2>What our clients say</h2><h3>Jane Doe</h3><p>They are wonderful to work with.</p>';
  expect(services([{ html: cards }]).map(({ name }) => name)).toEqual(['Robot rental', 'Fleet software']);
  expect(
    services([
      { html: '<h2>Leistungen</h2><ul><li>Dachsanierung</li><li>Fassadenbau</li></ul><h2>Kontakt</h2>' },
    ]),
  ).toEqual([
    { name: 'Dachsanierung', description: null },
    { name: 'Fassadenbau', description: null },
  ]);
});

test('reads names from the menu, without customers, industries or slogans', () => {
  const home =
    '<header><a href="/products/fleet-software">Fleet Software</a><a href="/solutions/industries/retail">Retail</a><a href="/customers/globex">Globex</a><a href="/products/p3">Discover the P3</a></header>';
  expect(services([{ html: home }])).toEqual([{ name: 'Fleet Software', description: null }]);
});

test('reads the menu of the home page alone, because other pages may have menus of their own', () => {
  const home = '<header><a href="/products/fleet-software">Fleet Software</a></header>';
  const docs = '<header><a href="/products/sandbox-keys">Sandbox Keys</a></header>';
  expect(services([{ html: home }, { path: '/docs', kind: 'other', html: docs }])).toEqual([
    { name: 'Fleet Software', description: null },
  ]);
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
    '<footer><div><h5>Products</h5><a href="/a">Pallet P3</a><a href="/b">Pallet P4</a><a href="/pricing">Pricing plans</a><a href="/acme-vs-bexo">Acme vs Bexo</a></div></footer>',
    ['Pallet P3', 'Pallet P4'],
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
  expect(services([{ html }])).toEqual(names.map((name) => ({ name, description: null }))),
);

test('reads the goods in a price table, but no plans', () => {
  const table = (head: string, rows: string[][]) =>
    `<table><tr>${head}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  const oils = table('<th>Producto</th><th>Formato</th><th>Precio (IVA incl.)</th>', [
    ['Arbequina Alta', '500 ml', '11,90 €'],
    ['Picual de Otoño', '5 l', '42,00 €'],
  ]);
  expect(
    services([{ html: '' }, { path: '/aceites', kind: 'other', html: oils }]).map(({ name }) => name),
  ).toEqual(['Arbequina Alta', 'Picual de Otoño']);
  const plans = table('<th>Plan</th><th>Price</th>', [
    ['Starter', '€9 / month'],
    ['Team', '€29 / month'],
  ]);
  expect(services([{ html: '' }, { path: '/pricing', kind: 'pricing', html: plans }])).toEqual([]);
});

test('does not read the links of a flat menu as services', () => {
  const html =
    '<nav><a href="/uslugi/">Usługi</a> <a href="/o-firmie/">O firmie</a> <a href="/flota/">Flota</a> <a href="/praca/">Praca</a></nav>';
  expect(services([{ html }])).toEqual([]);
});

test('reads the cards of the page that the menu calls the offer, and no row of reasons beside them', () => {
  const card = (level: number, name: string, href?: string) =>
    `<div class="card"><h${level}>${name}</h${level}><p>Tarkempi kuvaus tästä.</p>${href ? `<a href="${href}">Lue lisää</a>` : ''}</div>`;
  const page = {
    path: '/korjaamo',
    kind: 'other' as const,
    html: `<main><h1>Korjaamo</h1><section>${['Öljynvaihto', 'Jarrut', 'Vianetsintä'].map((name) => card(3, name)).join('')}</section>
      <h2>Miksi me</h2><section>${['Nopea', 'Edullinen'].map((name) => card(4, name)).join('')}</section></main>`,
  };
  const home = { html: '<nav><a href="/korjaamo">Palvelut</a> <a href="/yritys">Yritys</a></nav>' };
  expect(services([home, page]).map(({ name }) => name)).toEqual(['Öljynvaihto', 'Jarrut', 'Vianetsintä']);
});

test('reads cards of the home page that the menu confirms, named by the menu, on a site without a word for its offer', () => {
  const card = (title: string, href: string) =>
    `<article class="card"><h3>${title}</h3><a href="${href}">Find out more</a></article>`;
  const home = (menu: string) => ({
    html: `<nav>${menu}</nav><main><h1>Acme</h1>${card('Skips for every site', '/skip-hire')}${card('Grit before you wake', '/winter-roads')}</main>`,
  });
  const menu =
    '<a href="/skip-hire">Skip hire</a> <a href="/winter-roads">Winter roads</a> <a href="/about">About</a>';
  expect(services([home(menu)]).map(({ name }) => name)).toEqual(['Skip hire', 'Winter roads']);
  expect(services([home('<a href="/about">About</a>')])).toEqual([]);
});

test('reads the part of a page that its menu calls the offer', () => {
  const html = `<nav><a href="#what">Services</a> <a href="#why">Why</a></nav><main><h1>Acme</h1>
    <section id="what"><div class="box"><h3>Bore drilling</h3><p>To 400 metres.</p></div><div class="box"><h3>Pump repair</h3><p>Day and night.</p></div></section>
    <section id="why"><div class="tile"><h3>Honest</h3><p>Always.</p></div><div class="tile"><h3>Fast</h3><p>Mostly.</p></div></section></main>`;
  expect(services([{ html }]).map(({ name }) => name)).toEqual(['Bore drilling', 'Pump repair']);
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
  expect(names([{ html }])).toEqual(['Lift', 'Crane']);
});

test('reads the list most of which is in words of the company’s own industry, if nothing else shows the offer', () => {
  const list = (...entries: string[]) => entries.map((entry) => `<li>${entry}</li>`).join('');
  const html = `<title>Acme, law firm</title><h2>For you</h2><ul>${list('Contract law', 'Litigation', 'Mediation')}</ul>
    <h2>Values</h2><ul>${list('Honesty', 'Courage', 'Patience')}</ul>`;
  expect(names([{ html }])).toEqual(['Contract law', 'Litigation', 'Mediation']);
});

test.each([
  ['a heading of a kind of offer', '<h2>Legal Practice Areas</h2>'],
  ['a heading with the adjective after it', '<h2>Soluciones tecnológicas</h2>'],
  ['a slogan under a short line', '<p>Services</p><h2>Made to measure</h2>'],
])('reads the cards under %s', (_, heading) => {
  const cards =
    '<div class="card"><h3>Alpha</h3><p>One.</p></div><div class="card"><h3>Beta</h3><p>Two.</p></div>';
  expect(names([{ html: `<h1>Acme</h1><section>${heading}${cards}</section>` }])).toEqual(['Alpha', 'Beta']);
});

test('reads cards whose pages bear their names', () => {
  const html =
    '<h2>Can do</h2><div class="card"><h3><a href="/alpha">Alpha</a></h3></div><div class="card"><h3><a href="/beta">Beta</a></h3></div>';
  const page = (name: string) => ({
    path: `/${name.toLowerCase()}`,
    kind: 'other' as const,
    html: `<h1>${name}</h1>`,
  });
  expect(names([{ html }, page('Alpha'), page('Beta')])).toEqual(['Alpha', 'Beta']);
  expect(names([{ html }])).toEqual([]);
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
  ['Canada tours', true],
  ['PLC programming', true],
  ['Bookkeeping', true],
])('%p as the name of a service: %p', (name, isOne) => {
  expect(isServiceName(name)).toBe(isOne);
});

test('headings that praise or explain are not the offer of a page, the cards below them are', () => {
  const cards = (names: string[]) =>
    names.map((name) => `<div class="c"><h3>${name}</h3><p>We do that for you every day.</p></div>`).join('');
  const html = `<main><h1>Services</h1><h2>How we work</h2><div>${cards(['Ask', 'Plan'])}</div><h2>What we do best</h2><div>${cards(['Welding', 'Milling', 'Turning'])}</div></main>`;
  expect(
    services([{ html: '' }, { path: '/services', kind: 'product', html }]).map(({ name }) => name),
  ).toEqual(['Welding', 'Milling', 'Turning']);
});
