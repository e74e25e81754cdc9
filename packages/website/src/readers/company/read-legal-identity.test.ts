import { evidenceFor } from '@firmlens/contract';
import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readLegalIdentity } from './read-legal-identity';

const read = (...pages: SamplePage[]) => {
  const input = sampleSite(pages);
  return {
    names: fieldValues(readLegalIdentity, 'company.legal_name', input),
    numbers: fieldValues(readLegalIdentity, 'company.company_number', input),
    type: fieldValues(readLegalIdentity, 'company.company_type', input)[0],
    jurisdiction: fieldValues(readLegalIdentity, 'company.jurisdiction', input)[0],
    codes: fieldValues(readLegalIdentity, 'company.sic_codes', input),
  };
};
const bestName = (...pages: SamplePage[]) =>
  evidenceFor(readLegalIdentity(sampleSite(pages)), 'company.legal_name').toSorted(
    (a, b) => b.confidence - a.confidence,
  )[0]?.value;
const legal = (html: string): SamplePage => ({ path: '/legal-notice', kind: 'legal', html });

test('reads the legal identity from markup', () => {
  const organization = {
    '@type': 'Organization',
    name: 'Acme Robotics',
    legalName: 'Acme Robotics Ltd',
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'Company number', value: '09876543' },
      { '@type': 'PropertyValue', propertyID: 'SIC code', value: '28990' },
    ],
  };
  expect(
    read({ html: `<script type="application/ld+json">${JSON.stringify(organization)}</script>` }),
  ).toMatchObject({
    names: ['Acme Robotics Ltd'],
    numbers: ['09876543'],
    type: 'Ltd',
    codes: ['28990'],
  });
});

test('prefers the number of a court to that of the statistical office', () => {
  const regon: SamplePage = { path: '/kontakt', kind: 'contact', html: '<p>REGON: 273459185</p>' };
  expect(read(regon).numbers).toEqual(['273459185']);
  expect(read(regon, legal('<p>KRS: 0000123456</p>')).numbers).toEqual(['0000123456']);
});

test('reads a full name that the titles of most pages repeat, even if it is unlike the domain', () => {
  const page = (path: string): SamplePage => ({
    path,
    kind: 'other',
    html: `<title>${path} | Nordlicht Optik</title><h1>Nordlicht Optik, Inc.</h1><p>Glasses for everybody.</p>`,
  });
  expect(read(page('/a'), page('/b'), page('/c')).names).toEqual(['Nordlicht Optik, Inc.']);
  expect(read(page('/a')).names).toEqual([]);
});

test('believes a legal notice rather than markup that no page shows', () => {
  const organization = {
    '@type': 'Organization',
    name: 'Acme Robotics',
    legalName: 'Acme Robotics Arms GmbH',
  };
  const home = { html: `<script type="application/ld+json">${JSON.stringify(organization)}</script>` };
  const notice = legal('<h1>Impressum</h1><p>Acme Robotics GmbH &amp; Co. KG</p>');
  expect(bestName(home, notice)).toBe('Acme Robotics GmbH & Co. KG');
  expect(bestName(home, { ...notice, html: `${notice.html}<p>Acme Robotics Arms GmbH</p>` })).toBe(
    'Acme Robotics Arms GmbH',
  );
});

test.each([
  [
    'who trades under the own name',
    'De eenmanszaak Jansen Sales, mede handelend onder de naam Acme Robotics,',
    'Jansen Sales',
  ],
  [
    'a firm of one person at the top of an imprint',
    '<h1>Impressum</h1><p>Acme Robotics Weber</p><p>Weg 3</p><p>10115 Berlin</p>',
    'Acme Robotics Weber',
  ],
  [
    'an Italian firm with its owner',
    '<footer>© 2026 Acme Robotics di Mario Rossi</footer>',
    'Acme Robotics di Mario Rossi',
  ],
  [
    'a form on the line below',
    '<p>la propriété de l’entreprise GLOBEX,<br>Société à responsabilité limitée</p>',
    'GLOBEX',
  ],
  [
    'a name beside its label',
    '<h1>Aviso legal</h1><ul><li>Titular: Ana García López</li></ul>',
    'Ana García López',
  ],
])('reads %s', (_case, html, name) => {
  expect(bestName(legal(html))).toBe(name);
});

test('takes no other line of an imprint for a name', () => {
  const html = '<h1>Impressum</h1><p>Globex Weber</p><p>Weg 3</p><p>10115 Berlin</p>';
  expect(read(legal(html)).names).toEqual([]);
  const named = '<h1>Impressum</h1><p>Acme Robotics Weber</p><p>Weg 3</p><p>10115 Berlin</p><p>Acme AG</p>';
  expect(read(legal(named)).names).toEqual(['Acme AG']);
});

test('skips the company of a template', () => {
  expect(read({ html: '<footer>© 2012 Company, Inc. · Terms</footer>' }).names).toEqual([]);
});

test('reads the number of the company below that of its authority', () => {
  const html =
    '<h1>Impressum</h1><p>Aufsichtsbehörde:</p><p>Handwerkskammer Aachen</p><p>Das Unternehmen wird unter der Nummer HRB 4711 geführt.</p>';
  expect(read(legal(html)).numbers).toEqual(['HRB 4711']);
});

test.each([
  ['a Delaware corporation', 'US-DE'],
  ['a California limited liability company', 'US-CA'],
])('reads the jurisdiction of %s as %s', (words, jurisdiction) => {
  expect(read(legal(`<p>Acme Robotics, Inc. is ${words}.</p>`)).jurisdiction).toBe(jurisdiction);
});

test.each([
  ['Acme Robotics GmbH', '1010 Wien, Österreich', 'AT'],
  ['Acme Robotics Inc.', 'Toronto, ON M5V 2T6', 'CA'],
  ['Acme Robotics Inc.', 'Austin, TX 78701', 'US'],
  ['Acme Robotics Inc.', '10115 Berlin, Germany', undefined],
])('infers the jurisdiction of %s in %s as %s', (name, town, expected) => {
  expect(read(legal(`<p>${name}</p><p>12 Ring Street</p><p>${town}</p>`)).jurisdiction).toBe(expected);
});

test('ignores names in an unfilled template', () => {
  expect(read(legal('<p>Éditeur : [À COMPLÉTER — ex. SAS]</p>')).names).toEqual([]);
  expect(read({ html: '<footer>© 2024 ABC LLC</footer>' }).names).toEqual([]);
});

test('infers no country from a legal form shared by several countries, nor from the page’s language', () => {
  expect(read(legal('<html lang="fr"><p>Acme Robotics SARL</p></html>')).jurisdiction).toBeUndefined();
  expect(read(legal('<html lang="en-US"><p>Acme Robotics Inc.</p></html>')).jurisdiction).toBeUndefined();
});

test.each([
  ['a label before it', '<p>Company name: Robo Holding plc</p>', 'Robo Holding plc', 'PLC'],
  [
    'a label in a table',
    '<table><tr><th>Raison sociale</th><td>Robolux</td></tr><tr><th>Forme juridique</th><td>SARL</td></tr></table>',
    'Robolux',
    'SARL',
  ],
  ['a label above it', '<dl><dt>Firmenname</dt><dd>Robowerk GmbH</dd></dl>', 'Robowerk GmbH', 'GmbH'],
  [
    'Japanese labels',
    '<table><tr><th>会社名</th><td>株式会社ロボ</td></tr></table>',
    '株式会社ロボ',
    '株式会社',
  ],
])('reads a name unlike the domain with %s', (_case, html, name, type) => {
  expect(read(legal(html))).toMatchObject({ names: [name], type });
});

test('ignores a name in running text that is unlike the domain', () => {
  expect(
    read({
      path: '/terms',
      kind: 'legal',
      html: '<h1>Terms</h1><p>We share data with Globex Inc. and Initech GmbH.</p>',
    }).names,
  ).toEqual([]);
});

test('reads codes only if they are labelled as SIC codes', () => {
  expect(read(legal('<p>SIC codes: 28990, 62012</p>')).codes).toEqual(['28990', '62012']);
  expect(read(legal('<p>Basic 12345 plan, music 1234</p>')).codes).toEqual([]);
});

test('reads the owner of a trading name from a contact page', () => {
  const html =
    '<p>Acme Robotics is a trading name of Dallow Arms Ltd, Unit 12, Bristol BS2 0UD. Company number 11487302.</p>';
  expect(read({ path: '/contact', kind: 'contact', html }).names).toContain('Dallow Arms Ltd');
});

test('reads national activity codes', () => {
  expect(read(legal('<p>Aviso legal</p><p>CNAE: 1043 Fabricación de aceite de oliva</p>')).codes).toEqual([
    '1043',
  ]);
  expect(read(legal('<p>Mentions légales</p><p>Code APE : 6201Z</p>')).codes).toEqual(['6201Z']);
});

test.each([
  ['wattlevets.example', 'Wattle Veterinary Services Pty Ltd'],
  ['brokersipanema.example', 'Ipanema Administradora e Brokers Ltda'],
])('reads the full name in a footer if %s is made of its words', (domain, name) => {
  const input = sampleSite([{ html: `<footer>${name} – 14 Rowan Street</footer>` }], [], domain);
  expect(fieldValues(readLegalIdentity, 'company.legal_name', input)).toEqual([name]);
});

test('companies of one group in several countries are not the company', () => {
  const contact = (html: string): SamplePage => ({ path: '/contact', kind: 'contact', html });
  const india = '<p>Acme Robotics India Pvt. Ltd.</p>';
  expect(read(contact(`${india}<p>Acme Robotics Israel Ltd</p>`)).names).toEqual([]);
  expect(read(contact(india)).names).toEqual(['Acme Robotics India Pvt. Ltd.']);
});

test('a list of register numbers is that of several companies', () => {
  const one = 'HRB 183456';
  expect(read(legal(`<p>${one}</p>`)).numbers).toEqual(['HRB 183456']);
  expect(read(legal(`<p>${one}, HRB 183457 and HRB 183458</p>`)).numbers).toEqual([]);
});

test('a labelled name in a legal notice counts more than one above it', () => {
  const notice = '<h1>Impressum</h1><p>Acme Robotic AG</p><p>Eingetragener Firmenname: Acme Robotics AG</p>';
  expect(read(legal(notice)).names[0]).toBe('Acme Robotics AG');
});

test.each([
  ['/', 'home', '<p>For any company (GmbH, UG, AG).</p>'],
  ['/', 'home', '<p>Acme PLC-programming for machines.</p>'],
  ['/privacy', 'legal', '<h1>Privacy</h1><p>Company name</p><p>Contents of your messages</p>'],
  ['/contact', 'contact', '<form><p>Company name</p><p>E-mail*</p></form>'],
] as const)('reads no legal name on %s (%s) from %s', (path, kind, html) => {
  expect(read({ path, kind, html }).names).toEqual([]);
});

test('reads a small word inside a name that the domain has as well', () => {
  const html = '<p>Impressum</p><p>Bauen mit Holm GmbH, Kiel</p>';
  const input = sampleSite([{ path: '/legal', kind: 'legal', html }], [], 'bauenmitholm.de');
  expect(fieldValues(readLegalIdentity, 'company.legal_name', input)).toEqual(['Bauen mit Holm GmbH']);
});

test('reads a name that resembles the domain behind its legal form', () => {
  expect(read(legal('<p>La SARL Acme Robotics et Fils, siège à Lyon</p>')).names).toEqual([
    'SARL Acme Robotics et Fils',
  ]);
  expect(read(legal('<p>SARL Globex et Fils</p>')).names).toEqual([]);
});

test.each([
  ['a name that begins small', '<p>© 2024 acme robotics Sàrl — Nyon (VD)</p>', 'acme robotics Sàrl'],
  ['a form in small letters', '<p>Acme Robotics s.r.l.</p>', 'Acme Robotics s.r.l.'],
  ['a circled C', '<p>Ⓒ 2017 Acme Robotics Inc. All rights reserved.</p>', 'Acme Robotics Inc.'],
  ['a name after M/s.', '<p>M/s. Acme Robotics Pvt. Ltd.</p>', 'Acme Robotics Pvt. Ltd.'],
  ['a Greek form', '<p>© 2020 Acme Robotics Ι.Κ.Ε.</p>', 'Acme Robotics Ι.Κ.Ε.'],
])('reads %s', (_what, html, name) => {
  expect(read(legal(html)).names).toContain(name);
});

test('leaves the capital out of a legal name in the markup', () => {
  const legalName = 'Acme Robotics, EURL au capital de 2 000 €';
  const html = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Acme Robotics', legalName })}</script>`;
  expect(read({ html }).names).toEqual(['Acme Robotics']);
});

test.each([
  ['ОГРН 1107847146351', '1107847146351'],
  ['Commercial Registration (CR): 7054542985', '7054542985'],
  ['ЄДРПОУ 31245678', '31245678'],
  ['NIT: 900.123.456-7', '900.123.456-7'],
  ['Reg. No. 2010/012345/07', '2010/012345/07'],
])('reads the register number of %s', (text, number) => {
  expect(read(legal(`<p>Acme Robotics</p><p>${text}</p>`)).numbers).toEqual([number]);
});

test('reads a Cyrillic form before a name in quotation marks that is the domain in Latin letters', () => {
  const input = sampleSite([legal('<p>© 2024 ООО «Нордверк-Юг»</p>')], [], 'nordverk.example');
  expect(fieldValues(readLegalIdentity, 'company.legal_name', input)).toEqual(['ООО Нордверк-Юг']);
});

test('takes the one full name above contact details, even if the domain says something else', () => {
  const contact = (html: string): SamplePage => ({ path: '/contact', kind: 'contact', html });
  const signed = '<p>Storm Works LLP</p><p>Str. Morii 21</p><p>520003 Brasov</p>';
  expect(read({ html: '' }, contact(signed)).names).toEqual(['Storm Works LLP']);
  expect(read({ html: '' }, contact(`${signed}<p>Globex Ltd</p><p>+44 117 496 0100</p>`)).names).toEqual([]);
  expect(
    read({ html: '' }, contact('<h2>Customers</h2><p>Storm Works LLP</p><p>and others</p>')).names,
  ).toEqual([]);
});

const contact = (html: string): SamplePage => ({ path: '/contact', kind: 'contact', html });

test.each([
  ['before its registration', contact('<p>Oak Milling Limited is registered in England and Wales.</p>')],
  ['before its registration in Czech', contact('<p>Oak Milling Limited, zapsaná v rejstříku</p>')],
  ['above its number', contact('<p>Oak Milling Limited</p><p>Company number 09876543</p>')],
  ['before its address', contact('<p>Oak Milling Limited, 12 High Street, London SW1A 1AA</p>')],
  ['in the title', { html: '<title>Oak Milling Limited | Home</title>' }],
  ['that a notice calls “we”', legal('<p>These terms are those of Oak Milling Limited (“we”).</p>')],
  ['of who runs the site', contact('<p>This website is owned and operated by Oak Milling Limited.</p>')],
])('reads a name unlike the domain %s', (_place, page) => {
  expect(read(page).names).toEqual(['Oak Milling Limited']);
});

test('of several names with which pages are signed, takes the one that most pages have', () => {
  const signed = (path: string, name: string): SamplePage => ({
    path,
    kind: 'about',
    html: `<p>${name}</p><p>12 High Street</p><p>London, 020 7946 0000</p>`,
  });
  const mill = ['/a', '/b', '/c'].map((path) => signed(path, 'Oak Milling Limited'));
  expect(read(...mill, signed('/d', 'Pine Limited'), signed('/e', 'Elm Limited')).names).toEqual([
    'Oak Milling Limited',
  ]);
  expect(read(signed('/a', 'Oak Milling Limited'), signed('/d', 'Pine Limited')).names).toEqual([]);
});

test('ignores the platforms and hosts that notices name', () => {
  const host = `<p>${'We keep what you send us for a year. '.repeat(5)}Amazon Web Services, Inc., registered in Delaware</p>`;
  const font = '<p>Roboto: Copyright 2011 Google Inc. All rights reserved.</p>';
  for (const html of [host, font]) expect(read(legal(html)).names).toEqual([]);
});

test('reads a name without its form if a legal notice spells the form out below it', () => {
  const found = read(
    legal('<h1>Mentions légales</h1><p>Acme Group</p><p>Société par actions simplifiée</p>'),
  );
  expect(found.names).toEqual(['Acme Group']);
  expect(found.type).toBe('S.A.S.');
});

test('reads a name that the site uses although its domain is another', () => {
  const html =
    '<meta property="og:site_name" content="Oak Milling"><p>Oak Milling Limited grinds, and Pine Limited bakes.</p>';
  expect(read({ html }).names).toEqual(['Oak Milling Limited']);
});

test.each([
  [
    'an abbreviation behind it',
    '<p>Advanced Component Machines Ltd (Acme Robotics)</p>',
    'Advanced Component Machines Ltd',
  ],
  ['a brand in front of it', '<p>Acme Robotics – Nordwerk AG</p><p>Marke der Nordwerk AG</p>', 'Nordwerk AG'],
  [
    'a section about the officers',
    '<h3>Data protection officer</h3><p>Ada Holm</p><p>Acme Robotics, Inc.</p>',
    'Acme Robotics, Inc.',
  ],
])('reads a name with %s', (_what, html, name) => {
  expect(bestName(legal(html))).toBe(name);
});

test('neither a brand that no company is named without, nor a certificate, is left out or read', () => {
  const whole = 'Acme Robotics – Fine Arms Ltd';
  expect(bestName(legal(`<p>${whole}</p><p>Fjord Fine Arms Ltd</p>`))).toBe(whole);
  expect(read(legal('<h2>B Corp</h2><p>We are a certified B Corporation.</p>')).names).toEqual([]);
});
