import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { certificatesIn } from './certificate-names';
import { readCertificates } from './read-certificates';

const read = (...pages: SamplePage[]) =>
  fieldValues(readCertificates, 'business.certificates_and_compliance', sampleSite([{ html: '' }, ...pages]));
const names = (html: string, kind: SamplePage['kind'] = 'about', path = '/about') =>
  read({ path, kind, html }).map(({ name }) => name);

test.each([
  ['ISO/IEC 27001:2022', 'ISO 27001'],
  ['DIN EN ISO 9001:2015', 'ISO 9001'],
  ['ISO-13485', 'ISO 13485'],
  ['ISO 27001/2013', 'ISO 27001'],
  ['EN 1090-1:2009', 'EN 1090-1'],
  ['品質規格ISO9001の認証を取得', 'ISO 9001'],
  ['OHSAS 18001:2007', 'OHSAS 18001'],
  ['OSHAS 18001', 'OHSAS 18001'],
  ['ISO 18001:2007', 'OHSAS 18001'],
  ['ISO certified 9001:2015', 'ISO 9001'],
  ['ISO certification No. 9001', 'ISO 9001'],
  ['Iso 9001 : 2015', 'ISO 9001'],
  ['IS/ISO 9001', 'ISO 9001'],
  ['TS 16949:2009', 'IATF 16949'],
  ['NEK 405-2', 'NEK 405-2'],
  ['Attestazione SOA', 'SOA'],
  ['CMMI Level 3', 'CMMI Level 3'],
  ['SOC 2 Type II', 'SOC 2 Type II'],
  ['SOC2 (type 2)', 'SOC 2 Type II'],
  ['SOC 1', 'SOC 1'],
  ['DSGVO-konform', 'GDPR'],
  ['CE-Kennzeichnung', 'CE marking'],
  ['Cyber Essentials Plus', 'Cyber Essentials Plus'],
  ['Certified B Corporation', 'B Corp'],
  ['PCI-DSS', 'PCI DSS'],
  ['Hébergement certifié HDS', 'HDS'],
  ['IT-BIO-007', 'IT-BIO-007'],
])('reads "%s" as %s', (text, name) =>
  expect(certificatesIn(text).map((mention) => mention.name)).toEqual([name]),
);

test('reads the certificates on a trust page with their descriptions', () => {
  const html =
    '<h1>Security</h1><ul><li><h3>ISO/IEC 27001:2022</h3><p>Information security management, audited each year.</p></li><li><h3>SOC 2 Type II</h3></li></ul><p>We comply with the GDPR. SOC 2 is a standard.</p>';
  expect(read({ path: '/trust', kind: 'trust', html })).toEqual([
    { name: 'ISO 27001', description: 'Information security management, audited each year.' },
    { name: 'SOC 2 Type II', description: null },
    { name: 'GDPR', description: 'We comply with the GDPR.' },
  ]);
});

test.each([
  ['Unser Qualitätsmanagement ist nach ISO 9001:2015 zertifiziert.', ['ISO 9001']],
  ['Nous sommes certifiés ISO 14001 et Qualiopi.', ['ISO 14001', 'Qualiopi']],
  ['Acme is HIPAA compliant.', ['HIPAA']],
  ['Notre bois vient de forêts certifiées PEFC.', ['PEFC']],
])('reads "%s" as %p', (text, expected) => expect(names(`<p>${text}</p>`)).toEqual(expected));

test.each([
  'We help companies get ISO 27001 certified.',
  'Reports for ISO 50001 at the push of a button.',
  'Our ISO 27001 certification is in progress.',
  'Hosted in ISO 27001 certified data centers.',
  'AWS is SOC 2 compliant.',
  'The GDPR came into force in 2018.',
  'What is ISO 9001 certification?',
  'Conformément au RGPD, vous disposez d’un droit d’accès.',
  'Security auditing: assessments that keep you GDPR compliant.',
  'Nobody can say that for you: for GDPR compliance the purpose counts.',
  'Isolation 9001 and SOCKS 2',
])('finds no certificate of the company in "%s"', (text) => expect(names(`<p>${text}</p>`)).toEqual([]));

test('reads certificates from badges, but not from blog posts or privacy policies', () => {
  expect(names('<img alt="ISO 27001 certified"><img alt="GDPR"><img alt="team photo">', 'home', '/')).toEqual(
    ['ISO 27001'],
  );
  expect(names('<p>We are ISO 27001 certified.</p>', 'news', '/blog/x')).toEqual([]);
  expect(names('<p>Our processor is ISO 27001 certified.</p>', 'legal', '/privacy')).toEqual([]);
});

test('reads labelled lists, including unknown names beside a known certificate', () => {
  expect(names('<p>Certifications : ISO 9001, ISO 45001, Qualibat, Label Durable.</p>')).toEqual([
    'ISO 9001',
    'ISO 45001',
    'Qualibat',
    'Label Durable',
  ]);
  expect(names('<p>Certyfikaty: ISO 9001, ISO 14001, GDP, SQAS.</p>').sort()).toEqual([
    'GDP',
    'ISO 14001',
    'ISO 9001',
    'SQAS',
  ]);
  expect(names('<p>Certified staff: Ann, Bob and Carl</p>')).toEqual([]);
});

test('reads national standards, designations of origin and food labels', () => {
  expect(names('<p>Certificación UNE 179001 e ISO 9001.</p>').sort()).toEqual(['ISO 9001', 'UNE 179001']);
  expect(
    names(
      '<h2>Certificaciones</h2><p>Denominación de Origen Protegida Sierra Alta</p><p>Garantía Halal</p><p>Producción ecológica (CAAE)</p>',
    ),
  ).toEqual(['Denominación de Origen Protegida Sierra Alta', 'Halal', 'Producción ecológica']);
});

test('ignores certificates of suppliers, data centres and neighbours, and planned ones', () => {
  for (const text of [
    'Los servidores están en un centro de datos con certificación ISO 50001 de nuestro proveedor.',
    'El orujo se entrega a la planta de la comarca, que cuenta con ISO 14001.',
    'Les serveurs de notre hébergeur sont certifiés ISO 27001.',
    'La certification ISO 9001 est en cours.',
    '¿Tenéis la certificación ISO 27001?',
    'Der Lieferant ist nach ISO 9001 zertifiziert.',
    'We claim no certifications early: ISO 27001 is on the roadmap.',
    'Acme does not hold an ISO 14001 certification.',
    'Die Zertifizierung nach ISO 27001 steht auf der Roadmap.',
  ])
    expect([text, ...names(`<p>${text}</p>`)]).toEqual([text]);
  expect(names('<p>Our lab, which is ISO 17025 accredited, tests every batch.</p>')).toEqual(['ISO 17025']);
});

test('reads the family once for several numbers, and no year as a number', () => {
  const found = certificatesIn('ISO 9001, 14001 and 45001 since 2019').map(({ name }) => name);
  expect(found).toEqual(['ISO 9001', 'ISO 14001', 'ISO 45001']);
  expect(
    certificatesIn('EN 1090-1, ISO 3834-2')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['EN 1090-1', 'ISO 3834-2']);
});

test('does not take a norm that a product follows for a certificate', () => {
  expect(names('<p>Every frame is built according to EN 1090-1.</p>')).toEqual([]);
  expect(names('<p>Our works are certified to EN 1090-1.</p>')).toEqual(['EN 1090-1']);
});

test('reads a row of badges, but not one of other things among which is a certificate', () => {
  const row = (...labels: string[]) =>
    `<h2>Paperwork</h2><ul>${labels.map((label) => `<li class="tag">${label}</li>`).join('')}</ul>`;
  expect(names(row('ISO 27001', 'ISO 9001', 'Locally owned')).sort()).toEqual(['ISO 27001', 'ISO 9001']);
  expect(names(row('ISO 27001', 'Threat modelling', 'Risk registers', 'Audits'))).toEqual([]);
});

test('reads the file name of a picture without alternative text, but no letters alone', () => {
  const pictures = '<img src="/img/iso_9001-logo.png" alt=""><img src="/img/photo-haccp.jpg">';
  expect(names(pictures, 'home', '/')).toEqual(['ISO 9001']);
});

describe('on a page about an offer', () => {
  const onOffer = (text: string) => names(`<h2>Compliance</h2><p>${text}</p>`, 'product', '/product');

  test.each(['ISO 42001', 'SOC 2, GDPR, HIPAA', 'DIN EN 62353 certified', 'GDPR compliant by design.'])(
    '"%s" is what the offer is about',
    (text) => expect(onOffer(text)).toEqual([]),
  );

  test('the company may say that it holds a certificate', () => {
    expect(onOffer('We are certified to ISO 27001.')).toEqual(['ISO 27001']);
  });
});

test('whoever has a page about a certificate only holds it if the site says so', () => {
  const offer: SamplePage = { path: '/services', kind: 'product', html: '<h2>ISO 9001 consulting</h2>' };
  const home = (html: string): SamplePage => ({ path: '/', kind: 'home', html });
  const named = (html: string) => read(home(html), offer).map(({ name }) => name);
  expect(named('<h2>Certification</h2><p>ISO 9001</p><p>ISO 14001</p>')).toEqual(['ISO 14001']);
  expect(named('<p>We are certified to ISO 9001.</p>')).toEqual(['ISO 9001']);
});

test('neither certificates between laws nor those that lead to another page stand for themselves', () => {
  expect(names('<p>SOC 2</p><p>ISO 27001</p><p>HIPAA</p>', 'home', '/')).toEqual([]);
  expect(names('<p><a href="/a">ISO 9001</a></p><p><a href="/b">ISO 14001</a></p>', 'home', '/')).toEqual([]);
});

test('what stands among certificates is one if it looks like a scheme', () => {
  const list = (...entries: string[]) => entries.map((entry) => `<li>${entry}</li>`).join('');
  expect(
    names(`<ul>${list('ISO 9001', 'ISO 14001', 'QXZ 219/2014', 'Our works')}</ul>`, 'home', '/'),
  ).toEqual(['ISO 9001', 'ISO 14001', 'QXZ 219/2014']);
  expect(names(`<ul>${list('ISO 9001', 'QXZ 219/2014', 'Our works')}</ul>`, 'home', '/')).toEqual([]);
});

test('a company may be certified to a scheme of any name, a product on its page proves nothing', () => {
  const text = '<p>QXZV-certified boots keep dry.</p>';
  expect(names('<p>We are a QXZV-certified office.</p>', 'home', '/')).toEqual(['QXZV']);
  expect(names(text, 'product', '/boots')).toEqual([]);
  expect(names('<ul><li>EN 352-2 certified</li></ul>', 'other', '/boots')).toEqual([]);
});

test('a page about a law is a privacy notice', () => {
  expect(names('<h1>GDPR</h1><p>How we handle data</p>', 'trust', '/security')).toEqual([]);
});

test('A certificate in a sentence about a product or a standard proves nothing about the company', () => {
  const text = '<p>These lenses of the maker are certified according to ISO 13485 in Europe.</p>';
  expect(names(text, 'other', '/lenses')).toEqual([]);
  expect(names('<p>We are certified according to ISO 13485 in Europe.</p>', 'other', '/lenses')).toEqual([
    'ISO 13485',
  ]);
});

test.each(['/quality', '/de/qualitaetssicherung.html', '/jakosc/'])(
  'reads the certificates on the page %s',
  (path) =>
    expect(names('<h1>Zertifikate</h1><h3>ISO 22000:2018</h3><p>Lebensmittel</p>', 'other', path)).toEqual([
      'ISO 22000',
    ]),
);

test('The name of a family of standards is no certificate', () => {
  const units = ['ISO 9001', 'UDT', 'ISO', 'B2B'].map((name) => `<li><h3>${name}</h3><p>Since 2019</p></li>`);
  expect(names(`<h2>Certificates</h2><ul>${units.join('')}</ul>`)).toEqual(['ISO 9001', 'UDT']);
});

test.each([
  ['Our plant is certified to AS9100D.', 'AS9100'],
  ['She is BSI certified to ISO 27001.', ''],
  ['Gestión certificada y alineada con ISO 9001.', ''],
  ['Our quality system is aligned with ISO 9001.', ''],
])('%s', (sentence, name) => {
  expect(names(`<p>${sentence}</p>`).join()).toBe(name);
});

test.each([
  ['news', '/news/iso', '<h1>Acme Robotics is now ISO 13485 certified</h1>', ['ISO 13485']],
  ['news', '/news/iso', '<h1>Why ISO 13485 certified makers win</h1><p>We are ISO 9001 certified.</p>', []],
  ['other', '/investors', '<h4>ISO certified</h4><p>Certified for ISO 27001 and more.</p>', ['ISO 27001']],
  ['other', '/cranes', '<h4>Our cranes</h4><p>Certified for ISO 27001 and more.</p>', []],
  [
    'trust',
    '/trust',
    '<h1>Quality</h1><p>Acme Robotics (Lyon): ISO 9001, ISO 14001.</p>',
    ['ISO 9001', 'ISO 14001'],
  ],
  [
    'contact',
    '/contact',
    '<h1>Contact</h1><footer><div>© Acme</div><div>ISO 27001</div></footer>',
    ['ISO 27001'],
  ],
  ['contact', '/contact', '<h1>Contact</h1><footer><a href="/iso">ISO 27001</a></footer>', []],
] as const)('reads what a %s page at %s says of the company: %s', (kind, path, html, expected) => {
  expect(names(html, kind, path)).toEqual(expected);
});

test.each([
  ['the title of a link', '<a href="/a" title="ISO 13485"><img src="/1.png"></a>', ['ISO 13485']],
  ['a picture that loads late', '<img data-src="/iso-22000.webp" alt="seal">', ['ISO 22000']],
  ['a label for machines', '<svg aria-label="TISAX"></svg>', ['TISAX']],
  ['a name in capitals with a hint', '<img src="/CHASMemberLogo.png"><img src="/chas.png">', ['CHAS']],
  ['a name of several words', '<img src="/safecontractor.png">', ['SafeContractor']],
  ['a law', '<img src="/gdpr-logo.png">', []],
])('reads pictures by %s', (_, html, expected) => expect(names(html, 'home', '/')).toEqual(expected));

test.each([
  ['<a href="/a.pdf">Zertifikat ISO 9001 (PDF, 200 KB)</a>', ['ISO 9001']],
  ['<a href="/ISO-14001-certificate.pdf">Download</a>', ['ISO 14001']],
  ['<a href="/a.pdf">Course for the ISO 9001 certificate</a>', []],
  ['<a href="/a.pdf">Guards (EN 1090-1)</a>', []],
  ['<a href="/iso-9001">ISO 9001 certificate</a>', []],
])('reads what a document is called: %s', (html, expected) =>
  expect(names(`<h1>Downloads</h1><p>${html}</p>`, 'other', '/downloads')).toEqual(expected),
);

test.each([
  ['class="site-certs"', ['ISO 9001']],
  ['aria-label="Zertifikate"', ['ISO 9001']],
  ['class="concerts"', []],
])('a part of a page with %s holds certificates', (attribute, expected) => {
  const html = `<h2>Good to know</h2><div ${attribute}><p>In all of our works: ISO 9001</p></div>`;
  expect(names(html, 'home', '/')).toEqual(expected);
});

test.each([
  ['一般建設業許可 東京都知事許可（般-3）第12345号', ['建設業許可']],
  ['プライバシーマーク2024取得', ['プライバシーマーク']],
  ['벤처기업 인증', ['벤처기업']],
  ['国家高新技术企业证书', ['高新技术企业']],
  ['Η εταιρεία είναι πιστοποιημένη κατά ISO 22000.', ['ISO 22000']],
  ['Công ty đạt chứng nhận ISO 22000.', ['ISO 22000']],
  ['We are Gas Safe registered.', ['Gas Safe']],
  ['建設業許可の申請を代行します', []],
  ['Our quality management follows ISO 9001 principles.', []],
  ['Unser Qualitätsmanagement ist an ISO 9001 angelehnt.', []],
])('reads "%s" as %p of the company', (text, expected) => expect(names(`<p>${text}</p>`)).toEqual(expected));

test.each([
  ['<li><a href="/a">EN 1090-1 certified workshop</a></li>', ['EN 1090-1']],
  ['<li>EN 1090-1 certified brackets</li>', []],
])('a label on any page may say that the company is certified: %s', (item, expected) =>
  expect(names(`<h2>Brackets</h2><ul>${item}<li>Fast</li></ul>`, 'product', '/brackets')).toEqual(expected),
);

test('a name among certificates is one, too, on the page about them', () => {
  const certificates = ['ISO 9001', 'FSSC 22000', 'ISO 14001'];
  const html = [...certificates, 'Charter of Craft', 'Our works']
    .map((name) => `<div class="c"><h3>${name}</h3><p>Since 2019</p></div>`)
    .join('');
  const page = `<h1>Rules we follow</h1>${html}`;
  expect(names(page, 'trust', '/quality')).toEqual([...certificates, 'Charter of Craft']);
  expect(names(page)).toEqual(certificates);
});

test('a page that explains what laws ask of others does not say that the company follows them', () => {
  const text =
    '<h1>Compliance</h1><p>HIPAA: organizations must comply with it.</p><p>We comply with the GDPR.</p>';
  expect(names(text, 'trust', '/compliance')).toEqual(['GDPR']);
});

test('what follows initials of an origin in the name of a file is no place', () => {
  expect(names('<img src="/DocCheck.svg"><img src="/doc-logo.png">', 'home', '/')).toEqual([]);
});

test('reads the letters once for several numbers of a national standard', () => {
  const found = certificatesIn('NEK 405-2, 405-3 og 405-4').map(({ name }) => name);
  expect(found).toEqual(['NEK 405-2', 'NEK 405-3', 'NEK 405-4']);
});

test('reads what stands between certificates below their heading, even if it leads to a document', () => {
  const cards = ['ISO 9001', 'Wavecrest Quality Certificate', 'View certificate', 'Open Days']
    .map((name) => `<div class="c"><a href="/${name.slice(0, 3)}.pdf">${name}</a></div>`)
    .join('');
  expect(names(`<h2>Certifications</h2>${cards}`)).toEqual(['ISO 9001', 'Wavecrest Quality Certificate']);
  expect(names(`<h2>Downloads</h2>${cards}`)).toEqual([]);
});

test.each([
  '<h2>Certificazioni</h2><h3>ISO 9001</h3><p>Sistema di gestione della qualità</p><p>In arrivo</p>',
  '<p>Estamos en proceso de certificación ISO 27001.</p>',
  '<p>ISO-9001-fähiges Qualitätsmanagement.</p>',
  '<p>We aim to obtain ISO 14001 certification.</p>',
])('a certificate is not held yet: %s', (html) => expect(names(html)).toEqual([]));
