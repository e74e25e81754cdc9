import { fieldValues, sampleSite } from '../../sample-site';
import { readServices } from '../read-services';

const names = (...args: Parameters<typeof sampleSite>) =>
  fieldValues(readServices, 'business.services', sampleSite(...args)).map(
    (value) => (value as { name: string }).name,
  );
const cards = (className: string, titles: string[], rest = '<p>Day and night, all year round.</p>') =>
  titles.map((title) => `<div class="${className}"><h3>${title}</h3>${rest}</div>`).join('');

test('class names that call cards the offer replace a heading', () => {
  const row = (section: string, card: string) =>
    names([
      { html: `<h1>Acme</h1><div class="${section}">${cards(card, ['Bore drilling', 'Pump repair'])}</div>` },
    ]);
  const offer = ['Bore drilling', 'Pump repair'];
  expect(row('row', 'service-card')).toEqual(offer);
  expect(row('leistungen', 'kachel')).toEqual(offer);
  expect(row('homeServices', 'box')).toEqual(offer);
  expect(row('row', 'card')).toEqual([]);
  expect(row('row', 'service-feature')).toEqual([]);
  expect(row('services process-steps', 'card')).toEqual([]);
});

test('what is inside one of several marked cards is a detail', () => {
  const details = `<ul>${['Any length', 'Any colour'].map((text) => `<li><h4>${text}</h4></li>`).join('')}</ul>`;
  const html = `<h1>Acme</h1><div>${cards('product-card', ['Coil cords', 'Straight cords'], details)}</div>`;
  expect(names([{ html }])).toEqual(['Coil cords', 'Straight cords']);
});

test('marked cards under a heading for something else are not the offer', () => {
  const html = `<h1>Acme</h1><h2>Why us</h2><div class="services">${cards('box', ['Alpha', 'Beta'])}</div>`;
  expect(names([{ html }])).toEqual([]);
});

test('a page of the offer with sections that are called the offer lists these', () => {
  const html = `<h1>Made to last</h1><h2>Our promises</h2>${cards('a', ['Alpha', 'Beta', 'Gamma'])}
    <h2>Services for workshops</h2>${cards('b', ['Grinding', 'Honing'])}`;
  expect(names([{ html: '' }, { path: '/services', kind: 'product', html }])).toEqual(['Grinding', 'Honing']);
});

test('an entry below a label of the menu counts without a page of its own', () => {
  const menu = (href: string) =>
    `<nav><ul><li><a href="#">Oferta</a><ul><li><a href="${href}">Monitoring</a></li><li><a href="${href}">Konwoje</a></li></ul></li></ul></nav>`;
  expect(names([{ html: menu('#') }])).toEqual(['Monitoring', 'Konwoje']);
  expect(names([{ html: menu('javascript:;') }])).toEqual(['Monitoring', 'Konwoje']);
  expect(names([{ html: menu('/') }])).toEqual(['Monitoring', 'Konwoje']);
  expect(names([{ html: menu('https://bexo.example/') }])).toEqual([]);
});

test('links that all lead to one page keep their own names', () => {
  const titles = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
  const html = `<nav><ul><li>Products<ul>${titles.map((title) => `<li><a href="/sample">${title}</a></li>`).join('')}</ul></li></ul></nav>`;
  expect(names([{ html }]).toSorted()).toEqual(titles.toSorted());
});

test('a card whose link leads to the contact page is named by itself', () => {
  const card = (title: string) =>
    `<div class="card"><h3>${title}</h3><p>From study to product.</p><a href="/contact?about=${title}">Ask us</a></div>`;
  const html = `<h1>Acme</h1><h2>Our services</h2>${card('Research')}${card('Prototypes')}`;
  expect(names([{ html }])).toEqual(['Research', 'Prototypes']);
});

test('contact details are no offer, even on its page', () => {
  const html = `<h1>Diensten</h1><div><div class="m"><h3>Spreekuur</h3><p>06-13997299</p></div><div class="m"><h3>Inloop</h3><p>info@acme.example</p></div></div>`;
  expect(names([{ html: '' }, { path: '/diensten', kind: 'product', html }])).toEqual([]);
});

test.each([
  ['numbers, bullets and icons', ['01 Alpha', '§02.B Beta', '✅ Gamma'], ['Alpha', 'Beta', 'Gamma']],
  ['slogans and final signs', ['Alpha – sofort sichtbar', 'Beta:', 'Gamma »'], ['Alpha', 'Beta', 'Gamma']],
  ['initials', ['S.A.V / Maintenance', 'E-Commerce', '3D Printing'], undefined],
])('reads names without %s', (_, titles, expected = titles) =>
  expect(names([{ html: `<h2>Unsere Leistungen für Betriebe</h2>${cards('c', titles)}` }])).toEqual(expected),
);

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

test('pages of the menu are the offer if the company names them where it says what it does', () => {
  const page = (title: string) => ({
    path: `/${title.toLowerCase()}`,
    kind: 'other' as const,
    html: `<h1>${title}</h1>`,
  });
  const home = (title: string) => ({
    html: `<title>${title}</title><nav><a href="/carpentry">Carpentry</a> <a href="/roofing">Roofing</a> <a href="/meadow">Meadow</a></nav>
      <h2>Our services</h2>${cards('c', ['Planning', 'Joinery'])}`,
  });
  const others = ['Carpentry', 'Roofing', 'Meadow'].map(page);
  expect(names([home('Carpentry and roofing by Acme'), ...others])).toEqual([
    'Planning',
    'Joinery',
    'Carpentry',
    'Roofing',
  ]);
  expect(names([home('Acme'), ...others])).toEqual(['Planning', 'Joinery']);
});

test('on a site that shows no other offer, several titled pages of the menu are it', () => {
  const page = (title: string) => ({
    path: `/${title.toLowerCase()}`,
    kind: 'other' as const,
    html: `<h1>${title}</h1>`,
  });
  const html =
    '<nav><a href="/winterdienst">Winterdienst</a> <a href="/muldenservice">Muldenservice</a></nav>';
  expect(names([{ html }, page('Winterdienst'), page('Muldenservice')])).toEqual([
    'Winterdienst',
    'Muldenservice',
  ]);
  expect(names([{ html }, page('Winterdienst')])).toEqual([]);
});

test('words for a kind of service are services', () => {
  const html =
    '<nav><ul><li>Services<ul><li><a href="/a">Consulting</a></li><li><a href="/b">Training</a></li></ul></li></ul></nav>';
  expect(names([{ html }])).toEqual(['Consulting', 'Training']);
});

test('plural and singular are one service, in the spelling without capitals', () => {
  const html = `<h2>Our services</h2>${cards('c', ['HEAT PUMPS', 'Boilers'])}<h2>Products</h2>${cards('d', ['Heat pumps', 'Boiler'])}`;
  expect(names([{ html }])).toEqual(['Heat pumps', 'Boilers']);
});

test('lists inside cards, and one of many below a heading, are details', () => {
  const card = (name: string, details: string[]) =>
    `<article><h3>${name}</h3><ul>${details.map((detail) => `<li>${detail}</li>`).join('')}</ul></article>`;
  const inCards = `<h2>Our services</h2><section>${card('Heating Solutions', ['Quiet operation', 'Low noise'])}${card('Cooling Solutions', ['Smart control', 'Long life'])}</section>`;
  expect(names([{ html: inCards }])).toEqual(['Heating Solutions', 'Cooling Solutions']);
  const list = (entries: string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
  const lists = [
    ['Roofing', 'Joinery'],
    ['Oak', 'Pine'],
    ['Nails', 'Screws'],
  ].map(list);
  expect(names([{ html: `<h2>Our services</h2>${lists[0] ?? ''}` }])).toEqual(['Roofing', 'Joinery']);
  expect(
    names([
      {
        html: `<h2>Our services</h2>${lists[0] ?? ''}<div>${lists[1] ?? ''}</div><p>We also have more of this.</p><section>${lists[2] ?? ''}</section>`,
      },
    ]),
  ).toEqual([]);
});

test('the name of a card may be a title that is no heading', () => {
  const card = (label: string, name: string) =>
    `<div class="card"><span>★</span><div class="card-label">${label}</div><div class="card-title">${name}</div><p>We do that with care and on time.</p></div>`;
  const html = `<h2>Our services</h2><div>${card('Analysis', 'Security assessment')}${card('Strategy', 'Security architecture')}</div>`;
  expect(names([{ html }])).toEqual(['Security assessment', 'Security architecture']);
});
