import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readPotentialTargetCountries } from './read-potential-target-countries';
import { readTargetCountries } from './read-target-countries';

const targets = (...pages: SamplePage[]) =>
  fieldValues(readTargetCountries, 'business.target_countries', sampleSite(pages)).map(
    ({ country_code, proof }) => `${country_code} ${proof}`,
  );
const potential = (...pages: SamplePage[]) =>
  fieldValues(readPotentialTargetCountries, 'business.potential_target_countries', sampleSite(pages)).map(
    ({ country_code, proof }) => `${country_code} ${proof}`,
  );
const organization = (more: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Acme', ...more })}</script>`;

test('reads language versions with a region, and languages spoken in one country', () => {
  const html =
    '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="de-AT" href="/at/"><link rel="alternate" hreflang="pl" href="/pl/"><link rel="alternate" hreflang="es" href="/es/"><link rel="alternate" hreflang="x-default" href="/">';
  expect(targets({ html })).toEqual(['AT language_version', 'PL language_version']);
  expect(targets({ html: '<link rel="alternate" hreflang="de" href="/">' })).toEqual([]);
});

test('reads country domains with the same name', () => {
  const html =
    '<link rel="alternate" hreflang="sv" href="https://acme-robotics.se/"><link rel="alternate" hreflang="en" href="https://acme-robotics.io/"><link rel="alternate" hreflang="da" href="https://other.dk/">';
  expect(targets({ html })).toEqual(['SE domain_variant', 'SE language_version', 'DK language_version']);
});

test('reads areas served, offices, headquarters and currencies from markup', () => {
  const html = organization({
    areaServed: ['GB', { '@type': 'Country', name: 'Deutschland' }, 'Worldwide', 'Europe'],
    address: { '@type': 'PostalAddress', addressCountry: 'NO' },
    location: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'France' } }],
  });
  expect(targets({ html })).toEqual(['GB area_served', 'DE area_served', 'FR office', 'NO headquarters']);
  expect(
    targets(
      { html: '' },
      { path: '/pricing', kind: 'pricing', html: '<p>CHF 49 or $59 or €55 or £45 a month</p>' },
    ),
  ).toEqual(['CH currency', 'GB currency']);
});

test('reads sentences that say where customers are', () => {
  expect(
    targets({
      html: '<p>Unsere Kunden sind Hersteller in Deutschland, Österreich und den Niederlanden.</p>',
    }),
  ).toEqual(['DE area_served', 'AT area_served', 'NL area_served']);
  expect(targets({ html: '<p>Livraison en France, en Belgique et en Suisse.</p>' })).toEqual([
    'FR area_served',
    'BE area_served',
    'CH area_served',
  ]);
  expect(
    targets({ html: '<p>Factories in Norway, Sweden and the United Kingdom use Acme.</p>' }),
  ).toHaveLength(3);
  expect(targets({ html: '<p>We have offices in Germany and France.</p>' })).toEqual([
    'DE office',
    'FR office',
  ]);
  expect(
    targets({
      html: '<p>Founded in Norway. Our suppliers are in China. Coming soon to Spain and Italy.</p>',
    }),
  ).toEqual([]);
});

test('reads customers’ countries from the headings of customer stories', () => {
  expect(
    targets(
      { html: '' },
      {
        path: '/customers',
        kind: 'product',
        html: '<h2>Coldbridge Foods, Ireland</h2><h2>Primeurs, France</h2>',
      },
    ),
  ).toEqual(['IE customer_story', 'FR customer_story']);
});

test('reads job openings abroad and announced markets as potential countries', () => {
  const home = organization({ address: { '@type': 'PostalAddress', addressCountry: 'DE' } });
  const careers =
    '<h2>Open positions</h2><ul><li>Sales Manager, Madrid</li><li>Software Engineer, Berlin</li></ul>';
  expect(potential({ html: home }, { path: '/careers', kind: 'careers', html: careers })).toEqual(['ES job']);
  expect(
    potential({ html: `${home}<p>Coming soon to Poland!</p><p>We plan to expand to Italy next year.</p>` }),
  ).toEqual(['PL area_served', 'IT area_served']);
  expect(
    potential(
      { html: '' },
      { path: '/careers', kind: 'careers', html: careers.replace('Madrid', 'Hamburg') },
    ),
  ).toEqual([]);
});

test('reads exporters’ wording, and expands regions to their countries', () => {
  const codes = (text: string) =>
    targets({ html: '' }, { path: '/x', kind: 'product', html: `<p>${text}</p>` }).map((line) =>
      line.slice(0, 2),
    );
  expect(codes('Envasamos para importadores de Alemania, Japón y Estados Unidos.')).toEqual([
    'DE',
    'JP',
    'US',
  ]);
  expect(codes('Esportiamo in Svizzera e in Giappone.')).toEqual(['CH', 'JP']);
  expect(codes('Wir liefern in die DACH-Region, unsere Kunden in DACH danken.')).toEqual(['DE', 'AT', 'CH']);
  expect(codes('Vi levererar till kunder i Tyskland och Norge.')).toEqual(['DE', 'NO']);
  expect(codes('Exportamos para a Alemanha e a Espanha.')).toEqual(['DE', 'ES']);
  expect(codes('Our cork comes from Portugal and Spain.')).toEqual([]);
});

test('counts the countries of the headquarters and of offices abroad as markets', () => {
  const contact = `<h1>Contact</h1><p>Acme Robotics GmbH<br>Lange Straße 4<br>20457 Hamburg<br>Germany</p>
    <h2>Wien</h2><p>Ringweg 9<br>1010 Wien<br>Österreich</p>`;
  expect(targets({ html: '' }, { path: '/kontakt', kind: 'contact', html: contact })).toEqual([
    'AT office',
    'DE headquarters',
  ]);
});
