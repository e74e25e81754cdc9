import { evidenceFor } from '@firmlens/contract';
import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readBusinessModel } from './read-business-model';
import { readRevenueModel } from './read-revenue-model';

/** The threshold of the field. Less certain models are evidence, but not used. */
const MIN_CONFIDENCE = 0.8;
const models = (...pages: SamplePage[]) =>
  evidenceFor(readBusinessModel(sampleSite(pages)), 'business.business_model')
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .map(({ value }) => value);
const revenue = (...pages: SamplePage[]) =>
  fieldValues(readRevenueModel, 'business.revenue_model', sampleSite(pages));
const described = (text: string): SamplePage => ({ html: `<meta name="description" content="${text}">` });
const pricing = (html: string): SamplePage => ({ path: '/pricing', kind: 'pricing', html });

test.each([
  ['Software-as-a-service for logistics teams', ['SaaS', 'B2B']],
  ['Cloud-Software für Unternehmen', ['SaaS', 'B2B']],
  ['The marketplace for used machines', ['Marketplace', 'B2B']],
  ['An open-source platform', ['Open Source', 'B2B']],
  ['Digital agency in Leeds', ['Agency', 'B2B']],
  ['Werbeagentur in Köln', ['Agency', 'B2B']],
  ['Acme builds warehouse robots for manufacturers', ['B2B', 'Hardware']],
  ['Toys for kids', ['B2C']],
  ['Unternehmensberatung für den Mittelstand', ['B2B', 'Consulting']],
  ['Software para hoteles independientes', ['B2B']],
  ['Logiciel pour les PME industrielles', ['B2B']],
  ['Gestionale per officine', ['B2B']],
  ['Una sola plataforma SaaS de nóminas', ['B2B', 'SaaS']],
  ['Software hotelero en la nube para hoteles', ['B2B', 'SaaS']],
  ['Mobili e cucine su misura', ['B2C']],
  ['Forwarding and customs clearance by sea freight', ['B2B']],
  ['Zahnarztpraxis in Ulm, Termin vereinbaren', ['B2C']],
  ['Una red de clínicas dentales. Pide cita.', ['B2C']],
  ['Corretora de seguros para o agronegócio', ['B2B']],
  ['Rodzinna firma transportowa: spedycja i magazynowanie', ['B2B']],
  ['Hello world', []],
])('reads "%s" as %p', (text, expected) =>
  expect(models(described(text)).sort()).toEqual([...expected].sort()),
);

test('recognises a shop by its cart and its markup', () => {
  expect(models({ html: '<a href="/warenkorb">Warenkorb</a>' })).toContain('E-commerce');
  expect(
    models({
      html: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OnlineStore","name":"Acme"}</script>',
    }),
  ).toEqual(expect.arrayContaining(['E-commerce', 'B2C']));
  expect(models({ html: '<a href="/cartography">Maps</a>' })).toEqual([]);
});

test.each([
  ['$49 per user / month, billed annually', ['Subscription']],
  ['49 € pro Monat, jederzeit kündbar', ['Subscription']],
  ['29 € / mois', ['Subscription']],
  ['£290 per site and month', ['Subscription']],
  ['Pay as you go: $0.02 per API call', ['Usage-based']],
  ['Free plan: $0, free forever. Pro: $9/mo', ['Freemium', 'Subscription']],
  ['A perpetual licence costs €900', ['Licence']],
  ['We take 5% commission on each sale', ['Commission']],
  ['Our hourly rates start at €90', ['Services']],
  ['One-time payment of $199', ['One-time purchase']],
  ['Contact us for a quote', []],
])('reads a pricing page with "%s" as %p', (text, expected) =>
  expect(revenue({ html: '' }, pricing(`<p>${text}</p>`)).sort()).toEqual([...expected].sort()),
);

test('reads a shop, a price list and advertising, but not a newsletter', () => {
  expect(revenue({ html: '<p>Oak bench. Add to cart</p>' })).toEqual(['Product sales']);
  expect(
    revenue(
      { html: '' },
      { path: '/produits', kind: 'product', html: '<p>Table, 1 890 €</p><p>Banc, 640 €</p>' },
    ),
  ).toEqual(['Product sales']);
  expect(revenue({ html: '<footer><a href="/media">Advertise with us</a></footer>' })).toEqual([
    'Advertising',
  ]);
  expect(
    revenue({
      html: '<p>Subscribe to our newsletter. Subscription to our newsletter is free. The month of May.</p>',
    }),
  ).toEqual([]);
});

test('infers B2C from prices that include tax and B2B from private-label offers', () => {
  const oils = {
    path: '/aceites',
    kind: 'other' as const,
    html: `<table><tr><th>Producto</th><th>Precio (IVA incl.)</th></tr><tr><td>Arbequina</td><td>11,90 €</td></tr>
      <tr><td>Picual</td><td>9,50 €</td></tr><tr><td>Hojiblanca</td><td>8,20 €</td></tr></table>`,
  };
  const bulk = { path: '/granel', kind: 'product' as const, html: '<p>Envasamos con marca blanca.</p>' };
  expect(models(described('Aceite de oliva de la sierra'), oils, bulk).sort()).toEqual(['B2B', 'B2C']);
  expect(revenue(described('Aceite de oliva de la sierra'), oils)).toEqual(['Product sales']);
});

test('infers SaaS from software with a free trial', () => {
  const home = {
    html: '<title>Rota software for cafés</title><h1>Rota software</h1><p>Start your free trial</p>',
  };
  expect(models(home)).toContain('SaaS');
  expect(revenue(home)).toEqual(['Subscription']);
});

test('infers the revenue model of makers and advisers without prices, and ignores a commission that is ruled out', () => {
  expect(revenue(described('Hersteller von Sondermaschinen, Maschinenbau'))).toEqual(['Product sales']);
  expect(revenue(described('Steuerberatung und Buchhaltung'))).toEqual(['Services']);
  expect(revenue({ html: '' }, pricing('<p>9 € al mes, sin comisión por reserva</p>'))).toEqual([
    'Subscription',
  ]);
});

test('infers commission for brokers, and B2C from the prices of a maker with no known industry', () => {
  expect(revenue({ html: '<h1>Insurance brokers in Leeds</h1>' })).toContain('Commission');
  const paddles =
    '<p>The Otter</p><p>$265.00</p><p>The Beaver</p><p>$250.00</p><p>The Loon</p><p>$240.00</p>';
  expect(models({ html: '' }, { path: '/paddles', kind: 'other', html: paddles })).toContain('B2C');
});

test('takes a page about customers or industries as a sign of sales to organisations', () => {
  expect(models({ html: '<a href="/case-studies">Stories</a>' })).toEqual(['B2B']);
  expect(models({ html: '<a href="/industrial-dryers">Dryers</a>' })).toEqual([]);
});
