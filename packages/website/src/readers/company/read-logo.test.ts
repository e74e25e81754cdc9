import { evidenceFor } from '@firmlens/contract';
import { fieldValues, sampleSite, type SamplePage } from '../sample-site';
import { readLogo } from './read-logo';

const HOME = 'https://acme-robotics.example';
const logosOn = (...pages: SamplePage[]) => fieldValues(readLogo, 'company.logo_url', sampleSite(pages));
const logosIn = (html: string) => logosOn({ html });
const markup = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const company = (logo: unknown) => markup({ '@type': 'Organization', url: HOME, name: 'Acme', logo });

test.each([
  ['an address', company('/a.svg')],
  ['a picture with an address', company({ '@type': 'ImageObject', url: `${HOME}/a.svg` })],
  ['a picture with the address of its content', company({ '@type': 'ImageObject', contentUrl: '/a.svg' })],
  [
    'a picture elsewhere in the graph',
    markup({
      '@graph': [
        { '@type': 'WebSite', publisher: { '@id': '#us' } },
        { '@type': 'Corporation', '@id': '#us', name: 'Acme Robotics', logo: { '@id': '#logo' } },
        { '@type': 'ImageObject', '@id': '#logo', url: '/a.svg', caption: 'Acme' },
      ],
    }),
  ],
  [
    'microdata',
    '<div itemscope itemtype="https://schema.org/Organization"><img itemprop="logo" src="/a.svg"></div>',
  ],
  ['og:logo', '<meta property="og:logo" content="/a.svg">'],
  ['a picture in a link to the home page, by its file', '<a href="/"><img src="/x/a.svg" id="logo"></a>'],
])('the logo is stated as %s', (_place, html) => {
  expect(logosIn(html)).toEqual([`${HOME}/${html.includes('/x/') ? 'x/' : ''}a.svg`]);
});

test.each([
  ['its file', '<a href="/"><img src="/a-logo.svg"></a>'],
  ['its description', '<a href="index.html"><img src="/a-logo.svg" alt="Logo"></a>'],
  ['a class around it', `<a class="navbar-logo" href="${HOME}/en/"><span><img src="/a-logo.svg"></span></a>`],
  ['the name of the company', '<a href="/"><img src="/a-logo.svg" alt="Acme Robotics"></a>'],
  ['a file named like the company', '<a href="/"><img src="/acme-robotics@2x.png"></a>'],
  ['a picture that is loaded late', '<a href="/"><img class="logo" src="data:," data-src="/a-logo.svg"></a>'],
  ['the first of several sizes', '<a href="/"><img class="logo" srcset="/a-logo.svg 1x, /b.svg 2x"></a>'],
  ['its name, without a link', '<header><img src="/a-logo.svg" alt="Acme Robotics"></header>'],
])('a picture is the logo by %s', (_reason, html) => {
  expect(logosIn(html)).toEqual([`${HOME}/${html.includes('@2x') ? 'acme-robotics@2x.png' : 'a-logo.svg'}`]);
});

test.each([
  [
    'a customer in the header',
    '<header><a href="https://globex.example/"><img src="/globex-logo.svg"></a></header>',
  ],
  [
    'a customer with a page',
    '<a href="/customers/globex"><img class="logo" src="/globex.svg" alt="Globex"></a>',
  ],
  ['a customer in a slider', '<a href="#"><img class="client-logo" src="/globex.svg" alt="Globex logo"></a>'],
  [
    'a partner that is named with the company',
    '<a href="https://globex.example"><img alt="Acme Robotics and Globex logo" src="/p.svg"></a>',
  ],
  ['a customer whose link leads nowhere yet', '<a href="/"><img class="client-logo" src="/globex.svg"></a>'],
  ['a method of payment', '<footer><a href="/"><img src="/visa-logo.svg" alt="Visa"></a></footer>'],
  [
    'the maker of the site',
    '<footer><img src="/maker-logo.svg" alt="Logo: Acme Robotics by Globex"></footer>',
  ],
  ['a flag', '<a href="/de/"><img src="/de.svg" alt="Deutsch"></a>'],
  ['a picture on the home page', '<a href="/"><img src="/house.svg" alt="Home"></a>'],
  ['a catalogue', '<a href="/"><img src="/catalogo.png" alt="Catálogo"></a>'],
  ['the way out', '<a href="/"><img src="/logout.png"></a>'],
  [
    'another firm’s markup',
    markup({ '@type': 'Organization', url: 'https://globex.example', name: 'Globex', logo: '/a.svg' }),
  ],
  ['a picture to share', '<meta property="og:image" content="/share.png">'],
])('%s is not the logo', (_what, html) => {
  expect(logosIn(html)).toEqual([]);
});

test.each([
  ['data in place of an address', 'data:image/svg+xml,<svg/>'],
  ['a script', 'javascript:alert(1)'],
  ['another protocol', 'ftp://acme-robotics.example/logo.svg'],
  ['an IP address', 'https://192.0.2.7/logo.svg'],
  ['an IP address in another spelling', 'http://2130706433/logo.svg'],
  ['an IPv6 address', 'https://[2001:db8::1]/logo.svg'],
  ['a host of some network', 'https://intranet/logo.svg'],
  ['this machine', 'http://localhost/logo.svg'],
  ['another port', 'https://acme-robotics.example:8443/logo.svg'],
  ['credentials', 'https://user:secret@acme-robotics.example/logo.svg'],
  ['an address that is too long', `https://acme-robotics.example/${'x'.repeat(2_000)}.svg`],
  ['a home page', 'https://acme-robotics.example/'],
  ['a host of documentation', 'https://www.example.com/logo.svg'],
  ['an avatar', 'https://secure.gravatar.com/avatar/6d7f?s=96'],
  ['a large picture', 'https://acme-robotics.example/img/hero-main.jpg'],
  ['the icon of a framework', 'https://acme-robotics.example/logo192.png'],
  ['nothing', ''],
])('%s is no logo', (_what, address) => {
  expect(logosIn(company(address))).toEqual([]);
});

test('the largest icon for telephones is the last resort', () => {
  const icons =
    '<link rel="apple-touch-icon" sizes="60x60" href="/60.png"><link rel="apple-touch-icon" sizes="180x180" href="/180.png">' +
    '<link rel="icon" sizes="512x512" href="/512.png">';
  expect(logosIn(icons)).toEqual([`${HOME}/180.png`]);
  expect(logosIn(`${icons}<a href="/"><img src="/logo.svg"></a>`)).toEqual([
    `${HOME}/logo.svg`,
    `${HOME}/180.png`,
  ]);
});

test('markup is surer than a picture in the header, and that surer than one without a link', () => {
  const input = sampleSite([
    { html: `${company('/markup.svg')}<a href="/"><img src="/logo.svg"></a>` },
    { path: '/team', kind: 'team', html: '<img src="/acme-robotics-logo.svg">' },
  ]);
  expect(evidenceFor(readLogo(input), 'company.logo_url')).toMatchObject([
    { value: `${HOME}/markup.svg`, source: 'website:json-ld', confidence: 0.9, url: `${HOME}/` },
    { value: `${HOME}/logo.svg`, source: 'website:header', confidence: 0.8 },
    { value: `${HOME}/acme-robotics-logo.svg`, confidence: 0.7, url: `${HOME}/team` },
  ]);
});

test('of two logos in a header the one for light pages counts', () => {
  const header = '<a href="/"><img src="/logo-light.svg"><img src="/logo-dark.svg"></a>';
  expect(logosIn(header)).toEqual([`${HOME}/logo-dark.svg`]);
  expect(logosIn('<a href="/"><img src="/logo-white.svg"></a>')).toEqual([`${HOME}/logo-white.svg`]);
});

test('a branch’s logo is not the company’s', () => {
  const branch = markup({
    '@type': 'LocalBusiness',
    url: `${HOME}/leeds`,
    name: 'Acme Leeds',
    logo: '/leeds.svg',
  });
  expect(logosOn({ path: '/leeds', kind: 'contact', html: branch })).toEqual([]);
});
