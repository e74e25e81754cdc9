import { sampleSite, fieldValues } from '../sample-site';
import { readIndustries } from './read-industries';

const industries = (html: string) => [
  ...new Set(fieldValues(readIndustries, 'business.industries', sampleSite([{ html }]))),
];
const topics = (html: string) => fieldValues(readIndustries, 'business.taxonomy', sampleSite([{ html }]));
const described = (text: string) => `<meta name="description" content="${text}">`;

test.each([
  ['Acme Robotics builds warehouse robots that move pallets.', 'Robotics'],
  ['Wir bauen Sondermaschinen für Bäckereien. Maschinenbau aus Hamburg seit 1958.', 'Machinery'],
  ['Cabinet d’avocats à Lyon : droit des affaires et droit du travail.', 'Legal Services'],
  ['Steuerberatung für den Mittelstand: Buchhaltung, Lohnabrechnung, Steuern.', 'Accounting'],
  ['Freight forwarding and warehousing across Europe.', 'Logistics'],
  ['Clínica dental en Madrid. Salud para toda la familia.', 'Healthcare'],
  ['The payments platform for online merchants. Fintech made simple.', 'Fintech'],
  ['Energiemanagement und Stromversorgung für Betriebe.', 'Energy'],
  ['Photovoltaik und Wärmepumpen für Eigenheime.', 'Renewable Energy'],
  ['Digital agency for SEO and performance marketing.', 'Marketing'],
  ['Cucine e mobili su misura, fatti da falegnami.', 'Furniture'],
  ['Aceite de oliva virgen extra de nuestra almazara.', 'Food and Beverage'],
  ['Rodinný pivovar z Moravy.', 'Food and Beverage'],
  ['Biuro rachunkowe w Poznaniu: księgowość i kadry.', 'Accounting'],
  ['Spelstudio i Malmö: vi gör dataspel.', 'Video Games'],
  ['Clinical-stage biotech developing antibodies.', 'Biotechnology'],
  ['Aannemer voor renovatie en nieuwbouw in Twente.', 'Construction'],
  ['Tandlægeklinik i Aarhus. Tandlæger for hele familien.', 'Healthcare'],
  ['Estudio de arquitectura en Sevilla.', 'Architecture'],
  ['Vastgoed en makelaardij in Utrecht: verhuur en beheer.', 'Real Estate'],
])('classifies "%s" as %s', (text, industry) => expect(industries(described(text))[0]).toBe(industry));

test.each(['', 'We are a friendly company with great people.', 'Welcome to our website'])(
  'does not guess an industry from "%s"',
  (text) => expect(industries(described(text))).toEqual([]),
);

test('puts industries from the markup first', () => {
  const html = `<script type="application/ld+json">{"@context":"https://schema.org","@type":["FurnitureStore"],"name":"Acme","knowsAbout":["Oak tables"]}</script><meta name="keywords" content="tables, oak, x, a very long keyword that nobody would ever type">`;
  expect(industries(html)).toEqual(['Furniture']);
  expect(topics(html)).toEqual(['Oak tables', 'tables', 'oak']);
});

test('does not take the company name or a theme’s keywords as topics', () => {
  const html =
    '<meta property="og:site_name" content="Acme"><meta name="keywords" content="Acme robots, Free HTML Templates, welding">';
  expect(topics(html)).toEqual(['welding']);
});

test('adds finer topics from the description', () => {
  expect(topics(described('Energy management software for cold storage warehouses.'))).toEqual(
    expect.arrayContaining(['Energy Management', 'Cold Chain', 'Warehousing']),
  );
});

test('does not take the customers’ industry for the company’s, however often it is named', () => {
  const html = `<title>Acme | Dishwashing machinery</title>${described('Machinery that washes dishes for restaurants, hotels and clinics.')}
    <h1>Machinery for restaurants</h1><p>We know restaurants, hotels and clinics: restaurants trust us, and hotels and clinics do, too.</p>`;
  expect(industries(html)).toEqual(['Machinery']);
});

test('counts a word of the company’s name once, and what the company says of itself', () => {
  const html = `<meta property="og:site_name" content="Boreal Energy"><title>Boreal Energy</title>
    <p>We are a law firm with eleven lawyers in Oslo, and we have been here for a long time.</p>
    <h1>Lawyers in Oslo</h1>${described('Boreal Energy: lawyers since 1990.')}`;
  expect(industries(html)).toEqual(['Legal Services']);
});
