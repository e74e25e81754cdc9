import { evidenceFor } from '@firmlens/contract';
import { sampleSite } from '../../sample-site';
import { readServices } from '../read-services';

/** The threshold of the field. Less certain names are evidence, but not used. */
const MIN_CONFIDENCE = 0.85;
/** Returns the names that are used, in alphabetical order. */
const names = (...args: Parameters<typeof sampleSite>) =>
  evidenceFor(readServices(sampleSite(...args)), 'business.services')
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .map(({ value }) => value.name)
    .toSorted();
const cards = (className: string, titles: string[], rest = '<p>Day and night, all year round.</p>') =>
  titles.map((title) => `<div class="${className}"><h3>${title}</h3>${rest}</div>`).join('');

test('an entry below a label of the menu counts without a page of its own', () => {
  const menu = (href: string) =>
    `<nav><ul><li><a href="#">Oferta</a><ul><li><a href="${href}">Monitoring</a></li><li><a href="${href}">Konwoje</a></li></ul></li></ul></nav>`;
  expect(names([{ html: menu('#') }])).toEqual(['Monitoring', 'Konwoje'].toSorted());
  expect(names([{ html: menu('javascript:;') }])).toEqual(['Monitoring', 'Konwoje'].toSorted());
  expect(names([{ html: menu('/') }])).toEqual(['Monitoring', 'Konwoje'].toSorted());
  expect(names([{ html: menu('https://bexo.example/') }])).toEqual([]);
});

test('links that all lead to one page keep their own names', () => {
  const titles = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
  const html = `<nav><ul><li>Products<ul>${titles.map((title) => `<li><a href="/sample">${title}</a></li>`).join('')}</ul></li></ul></nav>`;
  expect(names([{ html }]).toSorted()).toEqual(titles.toSorted());
});

test.each([
  ['values', ['Klarheit', 'Fokus', 'Geschwindigkeit']],
  ['benefits', ['More revenue', 'Less waste', 'Better sleep']],
  ['steps', ['Step one', 'Step two', 'Choose a plan']],
  ['plans with prices', ['Student €9/mo', 'School 49 €', 'Campus $89']],
  ['networks', ['Facebook', 'Instagram', 'Yelp']],
  ['states and towns', ['Kansas', 'Illinois', 'Olathe, KS', 'Springfield']],
])('%s are no services', (_, titles) =>
  expect(names([{ html: `<h2>Our services</h2>${cards('c', titles)}` }])).toEqual([]),
);

test('words for a kind of service are services', () => {
  const html =
    '<nav><ul><li>Services<ul><li><a href="/a">Consulting</a></li><li><a href="/b">Training</a></li></ul></li></ul></nav>';
  expect(names([{ html }])).toEqual(['Consulting', 'Training'].toSorted());
});

/** A firm with a page for its offer, and what stands beside offers: reasons, steps, people, customers' words. */
const site = (words: {
  menu: string[];
  services: string[];
  path: string;
  why: string;
  reasons: string[];
  steps: string[];
}): Parameters<typeof sampleSite> => {
  const [home = '', offer = '', about = '', contact = ''] = words.menu;
  const menu = `<header><nav><ul><li><a href="/">${home}</a></li><li><a href="${words.path}">${offer}</a></li><li><a href="/about">${about}</a></li><li><a href="/contact">${contact}</a></li></ul></nav></header>`;
  const text = '<p>Acme Robotics works for shops and plants in the whole region, by day and by night.</p>';
  return [
    [
      {
        html: `<title>Acme Robotics</title>${menu}<main><h1>Acme Robotics</h1>${text}
          <section><h2>${offer}</h2><div class="grid">${cards('card', words.services.slice(0, 3), text)}</div></section>
          <section><h2>${words.why}</h2><div class="row">${cards('reason', words.reasons, text)}</div></section>
          <h2>${words.steps[0] ?? ''}</h2><ol>${words.steps
            .slice(1)
            .map((step) => `<li><h4>${step}</h4>${text}</li>`)
            .join('')}</ol></main>`,
      },
      {
        path: words.path,
        kind: 'product',
        html: `${menu}<main><h1>${offer}</h1>${text}<div class="grid">${cards('card', words.services, text)}</div></main>`,
      },
      { path: '/about', kind: 'about', html: `${menu}<main><h1>${about}</h1>${text}${text}</main>` },
      {
        path: '/contact',
        kind: 'contact',
        html: `${menu}<main><h1>${contact}</h1><p>+47 22 12 34 56</p></main>`,
      },
    ],
  ];
};

test.each([
  [
    'English',
    {
      menu: ['Home', 'Services', 'About us', 'Contact'],
      services: ['Robot maintenance', 'Control cabinet construction', 'Used robots', 'Operator training'],
      path: '/services',
      why: 'Why us',
      reasons: ['Experience', 'Fair prices', 'Fast response'],
      steps: ['How we work', 'First call', 'Visit', 'Offer'],
    },
  ],
  [
    'German',
    {
      menu: ['Startseite', 'Leistungen', 'Über uns', 'Kontakt'],
      services: ['Roboterwartung', 'Schaltschrankbau', 'Gebrauchtroboter', 'Schulungen'],
      path: '/leistungen',
      why: 'Warum wir',
      reasons: ['Erfahrung', 'Faire Preise', 'Schnelle Hilfe'],
      steps: ['So arbeiten wir', 'Erstgespräch', 'Besuch', 'Angebot'],
    },
  ],
  [
    'Finnish',
    {
      menu: ['Etusivu', 'Palvelut', 'Yritys', 'Yhteystiedot'],
      services: ['Robottihuolto', 'Sähkökeskukset', 'Käytetyt robotit', 'Koulutus'],
      path: '/palvelut',
      why: 'Miksi me',
      reasons: ['Kokemus', 'Edulliset hinnat', 'Nopea apu'],
      steps: ['Näin toimimme', 'Ensimmäinen puhelu', 'Käynti', 'Tarjous'],
    },
  ],
])('the offer of a whole site is told from reasons and steps: %s', (_, words) => {
  expect(names(...site(words))).toEqual(words.services.toSorted());
});
