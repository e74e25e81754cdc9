import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readName } from './read-name';

const nameOf = (domain: string, ...pages: SamplePage[]) =>
  fieldValues(readName, 'company.name', sampleSite(pages, [], domain))[0];
const organization = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', ...thing })}</script>`;

test.each([
  [
    'markup first',
    'acme.example',
    `${organization({ name: 'Acme Robotics' })}<meta property="og:site_name" content="ACME Blog">`,
    'Acme Robotics',
  ],
  [
    'no legal form where the pages leave it out',
    'holmbakers.example',
    '<meta property="og:site_name" content="Holm Bakers Ltd"><p>Holm Bakers Ltd bakes.</p><p>Holm Bakers delivers.</p>',
    'Holm Bakers',
  ],
  [
    'the legal form behind what is no name of its own',
    'holmleeds.example',
    '<meta property="og:site_name" content="Holm (Leeds) Ltd"><p>Holm (Leeds) bakes.</p>',
    'Holm (Leeds) Ltd',
  ],
  [
    "not the employer of the site's author",
    'noor-haddad.example',
    `<title>Noor Haddad</title><script type="application/ld+json">{"@type":"Person","name":"Noor Haddad","worksFor":{"@type":"Organization","name":"Globex"}}</script>`,
    'Noor Haddad',
  ],
  [
    'the site name',
    'acme.example',
    '<title>Home</title><meta property="og:site_name" content="Acme Robotics">',
    'Acme Robotics',
  ],
  [
    'the part of the title like the domain',
    'brotundkorn.example',
    '<title>Handgemachtes Brot aus Wien | Brot & Korn</title>',
    'Brot & Korn',
  ],
  [
    'the title’s part by its initials',
    'nmh.example',
    '<title>Home - Northern Maritime Holdings</title>',
    'Northern Maritime Holdings',
  ],
  [
    'a domain with a word in front',
    'getquillbase.example',
    '<title>Quillbase – Contracts without the wait</title>',
    'Quillbase',
  ],
  [
    'the logo',
    'acmerobotics.example',
    '<title>Home</title><a href="/"><img alt="Acme Robotics Logo" src="x"></a>',
    'Acme Robotics',
  ],
  ['the heading', 'acmerobotics.example', '<h1>Acme Robotics</h1>', 'Acme Robotics'],
  [
    'the copyright line',
    'acmerobotics.example',
    '<title>Home</title><footer>© 2019-2026 Acme Robotics GmbH. Alle Rechte vorbehalten.</footer>',
    'Acme Robotics',
  ],
  [
    'a site name without its slogan',
    'acme.example',
    '<meta property="og:site_name" content="Acme | Robots for everyone">',
    'Acme',
  ],
  ['an international domain', 'xn--mller-kva.example', '<title>Startseite · Müller</title>', 'Müller'],
])('reads the name from %s', (_case, domain, html, expected) => {
  expect(nameOf(domain, { html })).toBe(expected);
});

test('reads the part that most titles share as the name, even if it is unlike the domain', () => {
  const page = (path: string, title: string): SamplePage => ({
    path,
    kind: 'other',
    html: `<title>${title}</title>`,
  });
  expect(
    nameOf(
      'xyz-7.example',
      page('/', 'Start | Nordlicht'),
      page('/a', 'Team | Nordlicht'),
      page('/b', 'Kontakt | Nordlicht'),
    ),
  ).toBe('Nordlicht');
});

test.each([
  ['a site builder’s default', '<title>Home</title><meta property="og:site_name" content="My Site">'],
  ['a title unlike the domain', '<title>The best robots money can buy</title>'],
  ['a customer’s entry', organization({ name: 'Globex', url: 'https://globex.example' })],
  ['the default of a site builder', '<meta property="og:site_name" content="BlankSite"><p>Welcome</p>'],
  ['an unfilled template', '<meta property="og:site_name" content="{{site.name}}">'],
])('reads no name from %s', (_case, html) => {
  expect(nameOf('acme.example', { html })).toBeUndefined();
});

test.each([
  [
    'signs the copyright notice',
    'leeds-bakers.example',
    '<title>Best Bakers in Leeds | Holm Bakery</title><h1>Bread</h1><p>© 2026 Holm Bakery</p>',
    'Holm Bakery',
  ],
  [
    'has a legal form',
    'hb.example',
    '<title>Bread and cakes | Holm Backwaren GmbH</title>',
    'Holm Backwaren GmbH',
  ],
  ['has an East Asian legal form', 'holm.example', '<title>株式会社中村｜公式サイト</title>', '株式会社中村'],
  ['is all of the title, in another alphabet', 'holm.example', '<title>한솔</title>', '한솔'],
  [
    'is the domain, before a description',
    'atelier-holm.example',
    '<title>Atelier Holm, menuisier à Rennes</title>',
    'Atelier Holm',
  ],
])('reads the part of the home page’s title as the name that %s', (_what, domain, html, name) => {
  expect(nameOf(domain, { html })).toBe(name);
});

test('a name like the domain outweighs the holder of the copyright', () => {
  expect(nameOf('drift.example', { html: '<title>Drift | Holm Labs</title><p>© Holm Labs</p>' })).toBe(
    'Drift',
  );
});

test('does not read a headline on one page as the name', () => {
  const pages: SamplePage[] = [
    { path: '/', kind: 'home', html: '<title>Acme</title>' },
    { path: '/news/fleet', kind: 'news', html: '<title>Acme launches Fleet</title>' },
  ];
  expect(fieldValues(readName, 'company.name', sampleSite(pages, [], 'acme.example'))).toEqual(['Acme']);
});

test('does not read an organization on a customer story as the company', () => {
  expect(
    nameOf(
      'acme.example',
      { html: '<title>Acme</title>' },
      { path: '/customers/globex', kind: 'product', html: organization({ name: 'Globex' }) },
    ),
  ).toBe('Acme');
});

test('reduces a name to plain text', () => {
  expect(
    nameOf('acme.example', { html: organization({ name: '&lt;b&gt;Acme&lt;/b&gt;\u202e\u0000 Robotics' }) }),
  ).toBe('Acme Robotics');
});

test.each([
  ['holm.example', 'Holm Bakers in Leeds', 'Holm Bakers'],
  ['madeinleeds.example', 'Made in Leeds', 'Made in Leeds'],
])('on %s, "%s" names %s', (domain, written, name) => {
  expect(nameOf(domain, { html: `<meta property="og:site_name" content="${written}">` })).toBe(name);
});

const titled = (...titles: string[]): SamplePage[] =>
  titles.map((title, at) => ({
    path: at === 0 ? '/' : `/${at}`,
    kind: at === 0 ? 'home' : 'other',
    html: `<title>${title}</title><p>Holm Bakers bake.</p>`,
  }));

test('what every title repeats outweighs the slogan of the home page', () => {
  const pages = titled('Holmbaker in Leeds | Bread | Holms Bakery', 'Holms Bakery', 'Holms Bakery');
  expect(nameOf('holmbakers.example', ...pages)).toBe('Holms Bakery');
});

test.each([
  ['holmbakers.example', 'Holm Bakers'],
  ['holmbakersleeds.example', 'Holm Bakers Leeds'],
])('on %s, `Holm Bakers Leeds` are %s, because the pages call them Holm Bakers', (domain, name) => {
  expect(nameOf(domain, ...titled(...Array<string>(3).fill('Holm Bakers Leeds')))).toBe(name);
});

test('entries of several branches name no company', () => {
  const branch = (town: string): SamplePage => ({
    path: `/${town}`,
    kind: 'other',
    html: `<title>${town} | Holm Bakers</title>${organization({ name: `Holm Bakers ${town} Ltd` })}`,
  });
  const home: SamplePage = { path: '/', kind: 'home', html: '<title>Holm Bakers</title>' };
  expect(nameOf('holmbakers.example', home, branch('Leeds'), branch('York'))).toBe('Holm Bakers');
});

test.each([
  ['Welcome to Holm Bakers', 'Holm Bakers'],
  ['Willkommen bei Holm Bakers', 'Holm Bakers'],
  ["Page d'accueil de la société Holm Bakers", 'Holm Bakers'],
  ['Bread, Cakes, Holm Bakers Ltd', 'Holm Bakers Ltd'],
])('the title `%s` names %s', (title, name) => {
  expect(nameOf('holmbakers.example', { html: `<title>${title}</title>` })).toBe(name);
});

test('a town in a title is not the name, even if the domain has it', () => {
  const html = '<title>Bakkerij Holm | Leeuwarden</title><p>+31 58 123 4567</p><p>Nederland</p>';
  expect(nameOf('holmleeuwarden.nl', { html })).not.toBe('Leeuwarden');
});

test('a site that names itself in its texts only is called what they spell as the domain', () => {
  const html =
    '<title>Home</title><meta property="og:site_name" content="Loans and cards for all"><p>At HolmPay we lend. HolmPay is here. Write to help@holmpay.example or holmpay.example.</p>';
  expect(nameOf('holmpay.example', { html })).toBe('HolmPay');
  expect(
    nameOf('holmpay.example', { html: '<title>Home</title><p>Our holmpay, and holmpay.</p>' }),
  ).toBeUndefined();
});

test('a title that leaves out a word of the name is not the name', () => {
  const html = `<title>Book</title><footer>© 2024 Holm Air Services</footer>`;
  const book = (path: string): SamplePage => ({
    path,
    kind: 'other',
    html: '<title>Book | Holm Air</title>',
  });
  expect(nameOf('holmairservices.example', { html }, book('/a'), book('/b'))).toBe('Holm Air Services');
});

test('a logo’s description is not part of the name', () => {
  expect(nameOf('acme.example', { html: organization({ name: 'Acme Logo' }) })).toBe('Acme');
});

test('a name that is the domain wins over one that has nothing of it, and a host name is the last resort', () => {
  const author = organization({ name: 'cv' });
  const titled = (title: string): SamplePage[] =>
    ['/', '/about', '/contact'].map((path, at) => ({
      path,
      kind: at === 0 ? 'home' : 'about',
      html: `${at === 0 ? author : ''}<title>Page ${String(at)} - ${title}</title>`,
    }));
  expect(nameOf('indtec.example', ...titled('Indtec'))).toBe('Indtec');
  expect(nameOf('indtec.example', ...titled('Fire alarms'))).toBe('cv');
  const host = '<meta property="og:site_name" content="indtec.example">';
  expect(nameOf('indtec.example', { html: `${host}<footer>© Indtec</footer>` })).toBe('Indtec');
  expect(nameOf('indtec.example', { html: host })).toBe('indtec.example');
  expect(nameOf('indtec.example', { html: host.replace('indtec', 'www.indtec') })).toBeUndefined();
});

test('a page’s title with further words is not the name if another one is the domain', () => {
  const footer = '<footer>© 2024 Nordwerk</footer>';
  const name = nameOf(
    'nordwerk.example',
    { html: `<title>Welcome</title>${footer}` },
    { path: '/contact', kind: 'contact', html: `<title>Contact Nordwerk</title>${footer}` },
    { path: '/en/contact', kind: 'contact', html: `<title>Contact Nordwerk</title>${footer}` },
  );
  expect(name).toBe('Nordwerk');
});

test.each([
  ['the name of a page', 'Holm Gardens HomePage', 'Holm Gardens'],
  ['a slogan in small letters', 'Holm réinventons le jardin', 'Holm'],
])('leaves out %s behind the name without a separator', (_what, title, name) => {
  expect(nameOf('holmgardens.example', { html: `<title>${title}</title>` })).toBe(name);
});

test('a title that is the domain is the name, even on one page only', () => {
  const terms: SamplePage = { path: '/terms', kind: 'legal', html: '<title>Holm Gardens - Terms</title>' };
  expect(nameOf('holm-gardens.example', { html: '<title>Gardeners in Leeds</title>' }, terms)).toBe(
    'Holm Gardens',
  );
});

test('names that pages give themselves in markup are not the company’s if its titles name it', () => {
  const page = (name: string): SamplePage => ({
    path: `/${name}`,
    kind: 'about',
    html: `<title>Holm Gardens - ${name}</title>${organization({ name, url: 'https://holmgardens.example/x' })}`,
  });
  const home = { html: '<title>Holm Gardens | Gardeners</title>' };
  expect(nameOf('holmgardens.example', home, page('Careers'))).toBe('Holm Gardens');
});

test('leaves out what registers add to a name before its legal form', () => {
  const title = '<title>Nordwerk - Holm Gardens Mak. San. ve Tic. Ltd. Şti</title>';
  expect(nameOf('holmgardens.example', { html: title })).toBe('Holm Gardens');
});

test('the department that signs the copyright notice is left out', () => {
  expect(nameOf('holm.example', { html: '<footer>© 2026 HOLM Bilgi İşlem</footer>' })).toBe('HOLM');
});
