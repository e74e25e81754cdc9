import { sampleSite, fieldValues } from '../sample-site';
import { audienceIn, readTargetAudience } from './read-target-audience';

test.each([
  [
    'Software for logistics teams and warehouse operators that love speed.',
    'Logistics teams and warehouse operators',
  ],
  ['We help logistics teams ship faster.', 'Logistics teams'],
  ['The CRM platform built for small businesses', 'Small businesses'],
  [
    'Sondermaschinen für Bäckereien, Mühlen und die Süßwarenindustrie.',
    'Bäckereien, Mühlen und die Süßwarenindustrie',
  ],
  [
    'Unsere Kunden sind mittelständische Lebensmittelhersteller in Deutschland.',
    'Mittelständische Lebensmittelhersteller',
  ],
  ['Le logiciel de gestion pour les artisans et PME du bâtiment', 'Artisans et PME'],
  ['For modern marketing teams', 'Modern marketing teams'],
  ['Tools for developers, so you ship', 'Developers'],
  ['Software per le imprese', 'Imprese'],
])('reads "%s" as for "%s"', (text, audience) => expect(audienceIn(text)).toBe(audience));

test.each([
  'A platform for everyone',
  'Acme helps you save time',
  'Tools for the job',
  'We build software',
  'Waiting for you',
  'Thank you for your visit',
])('finds no audience in "%s"', (text) => expect(audienceIn(text)).toBeNull());

test('prefers the description to running text, and a menu last', () => {
  const html = `<meta name="description" content="Robots for warehouse operators."><nav><a href="/a">For Startups</a><a href="/b">For Enterprises</a></nav><h1>Move pallets</h1><p>Our customers are retailers.</p>`;
  expect(fieldValues(readTargetAudience, 'business.target_audience', sampleSite([{ html }]))).toEqual([
    'Warehouse operators',
    'Retailers',
    'Startups and Enterprises',
  ]);
});
