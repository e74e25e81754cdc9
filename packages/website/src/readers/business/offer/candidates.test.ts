import { sampleSite } from '../../sample-site';
import { type Candidate, candidatesOf } from './candidates';

const candidates = (...args: Parameters<typeof sampleSite>): Candidate[] =>
  candidatesOf(sampleSite(...args).pages);
const cardsIn = (html: string): Candidate[] => candidates([{ html }]).filter(({ place }) => place === 'card');
const namesIn = (html: string): string[] => cardsIn(html).map(({ name }) => name);
const cards = (className: string, titles: string[], rest = '<p>Day and night, all year round.</p>') =>
  titles.map((title) => `<div class="${className}"><h3>${title}</h3>${rest}</div>`).join('');

test('are entries of menus, cards, list entries and headings', () => {
  const html = `<nav><a href="/skips">Skip hire</a><a href="/grit">Road grit</a></nav>
    <main><h1>Waste and winter</h1>${cards('card', ['Bins', 'Sacks'])}<ul><li>Gravel</li><li>Sand</li></ul></main>`;
  expect(candidates([{ html }]).map(({ place, name }) => `${place}: ${name}`)).toEqual([
    'menu: Skip hire',
    'menu: Road grit',
    'card: Bins',
    'card: Sacks',
    'card: Gravel',
    'card: Sand',
    'heading: Waste and winter',
    'heading: Bins',
    'heading: Sacks',
  ]);
});

test('come from the menu of the home page alone, because other pages may have menus of their own', () => {
  const menu = (name: string) => `<nav><a href="/a">${name}</a><a href="/b">Pallets</a></nav>`;
  const found = candidates([
    { html: menu('Lifts') },
    { path: '/docs', kind: 'other', html: menu('Sandbox keys') },
  ]);
  expect(found.map(({ name }) => name)).toEqual(['Lifts', 'Pallets']);
});

test('have names in menus without the phrase that style puts below them', () => {
  const entry = (name: string, phrase: string) =>
    `<li><a href="/${name}"><span><b>${name}</b><small>${phrase}</small></span></a></li>`;
  const html = `<nav><ul>${entry('Moorings', 'for a night or a year')}${entry('Hoists', 'up to ten tons')}</ul></nav>`;
  expect(candidates([{ html }]).map(({ name }) => name)).toEqual(['Moorings', 'Hoists']);
});

test.each([
  ['numbers, bullets and icons', ['01 Alpha', '§02.B Beta', '✅ Gamma'], ['Alpha', 'Beta', 'Gamma']],
  ['slogans and final signs', ['Alpha – sofort sichtbar', 'Beta:', 'Gamma »'], ['Alpha', 'Beta', 'Gamma']],
  ['links to themselves', ['Alpha¶', 'Beta ¶'], ['Alpha', 'Beta']],
  ['initials', ['S.A.V / Maintenance', 'E-Commerce', '3D Printing'], undefined],
])('have names without %s', (_, titles, expected = titles) => {
  expect(namesIn(`<h2>Unsere Leistungen</h2>${cards('c', titles)}`)).toEqual(expected);
});

test('are named by a title that is no heading', () => {
  const card = (label: string, name: string) =>
    `<div class="card"><span>★</span><div class="card-label">${label}</div><div class="card-title">${name}</div><p>We do that with care and on time.</p></div>`;
  const html = `<h2>Our services</h2><div>${card('Analysis', 'Security assessment')}${card('Strategy', 'Security architecture')}</div>`;
  expect(namesIn(html)).toEqual(['Security assessment', 'Security architecture']);
});

test('are no contact details', () => {
  expect(
    namesIn(
      '<div class="m"><h3>Spreekuur</h3><p>06-13997299</p></div><div class="m"><h3>Inloop</h3><p>info@acme.example</p></div>',
    ),
  ).toEqual([]);
});

test('have a link if it leads to a part of the site that is about them alone', () => {
  const card = (name: string, href: string) =>
    `<div class="card"><h3>${name}</h3><p>From study to product.</p><a href="${href}">More</a></div>`;
  const linksOf = (first: string, second: string) =>
    cardsIn(card('Research', first) + card('Prototypes', second)).map(({ link }) => link?.target ?? null);
  expect(linksOf('/research', '/prototypes')).toEqual(['/research', '/prototypes']);
  expect(linksOf('/all', '/all')).toEqual([null, null]);
  expect(linksOf('/contact?about=research', '/contact?about=prototypes')).toEqual([null, null]);
});

test('are marked if class names of the part call it the offer, and not if they call it a detail', () => {
  const isMarked = (section: string, card: string) =>
    cardsIn(
      `<h1>Acme</h1><div class="${section}">${cards(card, ['Bore drilling', 'Pump repair'])}</div>`,
    ).every(({ group }) => group['marked'] === 1);
  expect(isMarked('row', 'service-card')).toBe(true);
  expect(isMarked('leistungen', 'kachel')).toBe(true);
  expect(isMarked('homeServices', 'box')).toBe(true);
  expect(isMarked('row', 'card')).toBe(false);
  expect(isMarked('row', 'service-feature')).toBe(false);
  expect(isMarked('services process-steps', 'card')).toBe(false);
});

test.each([
  [
    'before a colon',
    '<ul><li>Gutters: we clear them twice a year</li><li>Chimneys: swept before winter starts</li></ul>',
  ],
  [
    'before a dash',
    '<p>Gutters - we clear them twice a year</p><p>Chimneys – swept before winter starts</p>',
  ],
  [
    'in bold type',
    '<ul><li><b>Gutters</b> We clear them twice a year</li><li><strong>Chimneys.</strong> Swept before winter</li></ul>',
  ],
  [
    'in a paragraph of its own before the text',
    ['Gutters', 'Chimneys']
      .map(
        (name) =>
          `<p>${name}</p><p>We clear and repair them twice a year, before the first snow and after the last.</p>`,
      )
      .join(''),
  ],
  [
    'among paragraphs without names',
    `${'<p>We have worked on the roofs of this town for three generations</p>'.repeat(7)}<p>Gutters: cleared twice a year</p><p>Chimneys: swept before winter</p><p>Skylights: made to measure</p>`,
    ['Gutters', 'Chimneys', 'Skylights'],
  ],
])('have the name that stands %s', (_, html, expected = ['Gutters', 'Chimneys']) => {
  expect(namesIn(`<h2>Our work</h2>${html}`)).toEqual(expected);
});

test('have names without what is added in brackets or after a comma, if they are too long otherwise', () => {
  const entries = [
    'Repair of roofs, skylights, gutters and everything else that leaks in winter',
    'Roof terraces (planning, wooden floors, railings, planting)',
    'Roofs, walls',
  ];
  expect(namesIn(`<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`)).toEqual([
    'Repair of roofs',
    'Roof terraces',
    'Roofs, walls',
  ]);
});

test.each([
  ['Roofing • Gutters • Chimneys', ['Roofing', 'Gutters', 'Chimneys']],
  ['Roofing, gutters and walls, chimneys.', ['Roofing', 'gutters and walls', 'chimneys']],
  ['Dakwerken, goten, en schoorstenen', ['Dakwerken', 'goten', 'schoorstenen']],
  ['Roofing, gutters', []],
  ['Whether it rains, snows or hails, we come and repair what the weather has broken, day and night', []],
])('are the names of a line that has nothing else: %s', (line, expected) => {
  const found = candidates([{ html: `<main><p>${line}</p></main>` }]).filter(({ place }) => place === 'list');
  expect(found.map(({ name }) => name)).toEqual(expected);
});

test('are the lines of a paragraph that has nothing but names', () => {
  const lines = (...names: string[]) => `<main><h2>What we do</h2><p>${names.join('<br>')}</p></main>`;
  const namesOf = (html: string) =>
    candidates([{ html }])
      .filter(({ place }) => place === 'list')
      .map(({ name }) => name);
  expect(namesOf(lines('Roofing', 'Gutters and walls', 'Chimneys'))).toEqual([
    'Roofing',
    'Gutters and walls',
    'Chimneys',
  ]);
  expect(namesOf(lines('Roofing', 'Gutters'))).toEqual([]);
  expect(namesOf(lines('Roofing', 'Gutters', 'Call us at night!', 'Chimneys'))).toEqual([]);
});

test.each([
  ['We repair boats, supply sails, ropes and anchors.', ['sails', 'ropes', 'anchors']],
  [
    'Our yard offers hull cleaning, winter storage and engine repair.',
    ['hull cleaning', 'winter storage', 'engine repair'],
  ],
  [
    'Wir liefern Bootslack, Winterlager sowie Segelreparatur.',
    ['Bootslack', 'Winterlager', 'Segelreparatur'],
  ],
  ['Vi tilbyr bunnstoff, vinterlagring og seilreparasjon.', ['bunnstoff', 'vinterlagring', 'seilreparasjon']],
])('are the names that a sentence lists: %s', (sentence, expected) => {
  const found = candidates([{ html: `<main><p>${sentence}</p></main>` }]);
  expect(found.filter(({ place }) => place === 'sentence').map(({ name }) => name)).toEqual(expected);
});

test('are no names in sentences of pages about one thing, nor what commas separate otherwise', () => {
  const inSentences = (kind: 'product' | 'home', text: string) =>
    candidates([{ path: '/a', kind, html: `<main><p>${text}</p></main>` }]).filter(
      ({ place }) => place === 'sentence',
    );
  expect(inSentences('product', 'It comes with sails, ropes and anchors.')).toEqual([]);
  expect(
    inSentences('home', 'If the weather is fine, we sail, and if not, we mend what the last storm broke.'),
  ).toEqual([]);
});
