import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readAddresses } from './read-addresses';

const read = (...pages: SamplePage[]) => {
  const input = sampleSite(pages);
  return {
    city: fieldValues(readAddresses, 'company.headquarter_city', input)[0],
    country: fieldValues(readAddresses, 'company.headquarter_country', input)[0],
    offices: fieldValues(readAddresses, 'company.office_locations', input),
    registered: fieldValues(readAddresses, 'company.registered_address', input)[0],
  };
};
const organization = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Acme Robotics', ...thing })}</script>`;

test.each([
  ['a code', 'DE', 'Germany'],
  ['a small code', 'de', 'Germany'],
  ['three letters', 'AUT', 'Austria'],
  ['a name', 'Deutschland', 'Germany'],
  ['a thing', { '@type': 'Country', name: 'France' }, 'France'],
  ['nonsense', 'Nowhere', undefined],
])('reads a country given as %s', (_case, addressCountry, expected) => {
  const html = organization({
    address: { '@type': 'PostalAddress', addressLocality: 'Neustadt', addressCountry },
  });
  expect(read({ html })).toMatchObject({ city: 'Neustadt', country: expected });
});

test('reads an address in the country of the heading above it', () => {
  const html =
    '<h1>Contact</h1><h3>Germany</h3><p>Lange Straße 2, 20457 Hamburg</p><h3>Saudi Arabia</h3><p>Palm Plaza Gate 3, Olaya District, Jeddah</p>';
  const { offices } = read({ path: '/contact', kind: 'contact', html });
  expect(offices).toEqual(['Hamburg, Germany', 'Jeddah, Saudi Arabia']);
});

test('reads an address of which each line is a heading', () => {
  const html = '<h1>Address</h1><h4>3200 Southwest Fwy</h4><h4>Suite 31</h4><h4>Houston, TX</h4>';
  expect(read({ path: '/contact', kind: 'contact', html }).city).toBe('Houston');
});

test('reads headquarters, offices and departments from the markup', () => {
  const addressNode = (addressLocality: string, addressCountry: string) => ({
    '@type': 'PostalAddress',
    addressLocality,
    addressCountry,
  });
  const { city, offices } = read({
    html: organization({
      address: addressNode('Berlin', 'DE'),
      location: [{ '@type': 'Place', address: addressNode('London', 'GB') }, addressNode('Paris', 'FR')],
      department: { '@type': 'Organization', address: addressNode('Oslo', 'NO') },
    }),
  });
  expect(city).toBe('Berlin');
  expect(offices.toSorted()).toEqual([
    'Berlin, Germany',
    'London, United Kingdom',
    'Oslo, Norway',
    'Paris, France',
  ]);
});

test('prefers the office that a contact page labels as headquarters', () => {
  const { city, offices } = read({
    kind: 'contact',
    html: `<h3>London</h3><p>1 Silver Street<br>London<br>EC1A 1BB</p>
      <h3>Headquarters</h3><p>548 Market Street<br>San Francisco, CA 94104</p>`,
  });
  expect(city).toBe('San Francisco');
  expect(offices.toSorted()).toEqual(['London, United Kingdom', 'San Francisco, United States']);
});

test.each([
  ['Headquartered in Berlin, Germany, we build robots.', 'Berlin', 'Germany'],
  ['Acme is a Stockholm-based maker of robots.', 'Stockholm', 'Sweden'],
  ['Unser Sitz in Hamburg', 'Hamburg', 'Germany'],
  ['based in Portland, Oregon', 'Portland', 'United States'],
  ['based in the heart of nowhere', undefined, undefined],
  ['Customer-based decisions', undefined, undefined],
])('reads the headquarters from %p', (text, city, country) => {
  expect(read({ kind: 'about', html: `<p>${text}</p>` })).toMatchObject({ city, country });
});

test('reads offices from running text and from the headings of a contact page', () => {
  expect(
    read({ kind: 'about', html: '<p>With offices in Berlin, New York City and Singapore.</p>' }).offices,
  ).toEqual(['Berlin, Germany', 'New York City, United States', 'Singapore']);
  expect(
    read({ kind: 'contact', html: '<h3>Madrid</h3><h3>Support</h3><h3>Tokyo office</h3>' }).offices,
  ).toEqual(['Madrid, Spain', 'Tokyo, Japan']);
});

test('a person whose given name is that of a town is no office', () => {
  const html =
    '<p>United States</p><h3>Tyler Marsh</h3><p>tyler@acme-realty.example</p><p>(717) 555-0143</p>';
  expect(read({ kind: 'contact', html }).offices).toEqual([]);
});

test('reads the registered office that a legal notice labels below another address', () => {
  const html =
    '<h1>Реквизиты</h1><p>107023, г. Москва, пер. Мажоров д.14</p><p>Банк: 0455</p><p>Юридический адрес: 107023, г. Москва, пер. Медовый, дом 5</p>';
  expect(read({ path: '/rekvizity', kind: 'legal', html }).registered).toContain('Медовый');
});

test('reads a house number with a slash and a town with the number of its district', () => {
  const html = '<p>Sídlo: Lipová 515/4, Praha 4</p><p>+420 777 123 456</p>';
  expect(read({ kind: 'contact', html })).toMatchObject({
    city: 'Praha',
    registered: 'Lipová 515/4, Praha, Czechia',
  });
});

test.each([
  [
    'Le site est édité par la SARL Acme Robotics, au capital de 15 000 euros, immatriculée au RCS de Vannes sous le numéro 552 100 554, dont le siège social est sis 12 rue Haute, 56000 Vannes, France.',
    '12 rue Haute, 56000 Vannes, France',
  ],
  [
    'Acme Robotics Limited is a company registered in England and Wales (company number 01234567) whose registered office is at 1 High Street, Leeds, LS1 2AB.',
    '1 High Street, Leeds, LS1 2AB, United Kingdom',
  ],
])('reads the registered office at the end of a sentence with the register number', (text, registered) => {
  expect(read({ path: '/legal', kind: 'legal', html: `<p>${text}</p>` }).registered).toBe(registered);
});

test('does not read the seat of the host below its heading', () => {
  const notice = {
    path: '/mentions-legales',
    kind: 'legal' as const,
    html: `<h2>Éditeur</h2><p>Acme Robotics SARL<br>14 rue des Forges, 56000 Vannes, France</p>
      <h2>Hébergement</h2><p>Nordhost SAS<br>Siège social : 2 rue Haute, 59100 Roubaix, France</p>`,
  };
  expect(read(notice)).toMatchObject({ city: 'Vannes' });
});

test('reads geographic meta elements', () => {
  expect(
    read({ html: '<meta name="geo.region" content="AT-9"><meta name="geo.placename" content="Wien">' }),
  ).toMatchObject({
    city: 'Wien',
    country: 'Austria',
  });
});

test('does not read an arbitration board in the terms as the registered office', () => {
  const { registered } = read({
    path: '/terms',
    kind: 'legal',
    html: '<h1>Terms</h1><p>Disputes go to the court at 620 Eighth Avenue, New York, NY 10018.</p>',
  });
  expect(registered).toBeUndefined();
});

test('ignores the addresses of services in a privacy notice and of the hosting provider', () => {
  const privacy = {
    path: '/privacy',
    kind: 'legal' as const,
    html: `<p>The controller is Acme Robotics GmbH, Werkstraße 4, 04109 Leipzig, Germany.</p>
      <p>We embed videos. The provider is Filmbox LLC, 12 Cherry Ave., 94066 San Bruno, CA, USA. Acme Robotics has no influence on it.</p>
      <p>You may complain to the authority: 3 place des Lois, 75007 Paris, France.</p>`,
  };
  const notice = {
    path: '/mentions-legales',
    kind: 'legal' as const,
    html: `<h2>Hébergeur</h2><dl><dt>Raison sociale</dt><dd>Nuage SAS</dd><dt>Adresse</dt><dd>8 rue Neuve</dd>
      <dd>59100 Roubaix</dd><dd>France</dd></dl><p>${'Vos droits sont les suivants. '.repeat(8)}
      Réclamation auprès de la CNIL, 3 place des Lois, 75007 Paris, France.</p>`,
  };
  expect(read(privacy, notice).offices).toEqual(['Leipzig, Germany']);
});

test('infers the country of an address from the calling code of the phone numbers', () => {
  const html = '<p>12 Hingna Road, Nagpur 440016</p><p>+91-7774960790</p>';
  expect(read({ path: '/contact', kind: 'contact', html })).toMatchObject({
    city: 'Nagpur',
    country: 'India',
  });
  const behind = '<p>Pune, Maharashtra, India – 411001</p><p>+91-7774960790</p>';
  expect(read({ path: '/contact', kind: 'contact', html: behind }).city).toBe('Pune');
});

test('drops the "headquarters" label from an office’s town', () => {
  const office = (addressLocality: string) => ({
    '@type': 'PostalAddress',
    addressLocality,
    addressCountry: 'GB',
  });
  const html = organization({
    address: [office('London'), office('London (headquarters)'), office('Leeds')],
  });
  expect(read({ html }).offices).toEqual(['London, United Kingdom', 'Leeds, United Kingdom']);
});

test('reads listed places, one per line or several on one, and stops at the end of the list', () => {
  const addressNode = (html: string) =>
    read(
      { html: '<footer>Acme GmbH, Lange Straße 4, 20457 Hamburg, Germany</footer>' },
      { path: '/about', kind: 'about', html },
    ).offices.toSorted();
  expect(
    addressNode(
      '<h2>Standorte</h2><p>Hamburg (Stammsitz)</p><p>Bad Orb</p><p>Brescia, Italien</p><p>Acme GmbH & Co. KG</p><p>Impressum</p>',
    ),
  ).toEqual(['Bad Orb, Germany', 'Brescia, Italy', 'Hamburg, Germany']);
  expect(addressNode('<h2>Offices</h2><p>Hamburg (HQ) · Leeds, UK · Halifax, Canada</p>')).toEqual([
    'Halifax, Canada',
    'Hamburg, Germany',
    'Leeds, United Kingdom',
  ]);
  expect(addressNode('<h2>Offices</h2><p>Come and see us</p><p>Our Values</p>')).toEqual([
    'Hamburg, Germany',
  ]);
});

test('reads the address next to the full name and the register number as the registered one', () => {
  const footer = '<footer><p>Acme Robotics B.V. · Havenweg 4 · 2676 LV Maasdijk · KvK 78140226</p></footer>';
  expect(read({ html: footer }).registered).toBe('Havenweg 4, 2676 LV Maasdijk, Netherlands');
  expect(read({ html: footer.replace(' · KvK 78140226', '') }).registered).toBeUndefined();
});

test('reads the registered office before the site credit in a footer line', () => {
  const footer =
    '<footer>© 2026 Acme Robotics Ltd. Registered in England no. 06998143. Registered office: 11 Oxlade Street, Derby DE1 2QX. Website by Pixel Gorse</footer>';
  expect(read({ html: footer }, { path: '/legal', kind: 'legal', html: footer }).registered).toBe(
    '11 Oxlade Street, Derby, DE1 2QX, United Kingdom',
  );
});

test('ignores importers, press agencies and data protection officers', () => {
  const contact = `<p>Acme Robotics S.r.l.<br>Strada Alta 9<br>15057 Tortona (AL)<br>Italia</p>
    <p>Importatore per la Germania: Weinhaus Kolb, Lindenallee 4, 50668 Köln, Tel. +49 221 555 0199</p>
    <p>Ufficio stampa: Studio Blu, Via Po 3, 20121 Milano</p>
    <p>Responsabile della protezione dei dati: Lex S.r.l., Via Roma 2, 10121 Torino</p>`;
  expect(read({ path: '/contatti', kind: 'contact', html: contact })).toMatchObject({
    city: 'Tortona',
    country: 'Italy',
    offices: ['Tortona, Italy'],
  });
});

test('reads branch towns from a sentence if they are towns of the company’s country', () => {
  const footer = { html: '<footer>Acme, Rua Augusta 24, São Paulo - SP, 01305-000</footer>' };
  const { offices } = read(footer, {
    path: '/sobre',
    kind: 'about',
    html: '<p>A Acme tem matriz em Araras e filiais em Limeira e Toda Parte.</p>',
  });
  expect(offices.toSorted()).toEqual(['Limeira, Brazil', 'São Paulo, Brazil']);
  expect(read({ kind: 'about', html: '<p>We have offices in Germany and France.</p>' }).offices).toEqual([]);
});

test('states one headquarters for each place, so that its city and country are one record', () => {
  const input = sampleSite([
    {
      path: '/contact',
      kind: 'contact',
      html: `<p>Acme is headquartered in Berlin, Germany.</p><h3>Lyon</h3><p>4 rue Neuve<br>69002 Lyon<br>France</p>
        <h3>Leeds</h3><p>18 Silver Street<br>Leeds LS1 4AB</p>`,
    },
    { path: '/imprint', kind: 'legal', html: '<p>Acme GmbH, Lange Straße 4, 20457 Hamburg, Germany</p>' },
  ]);
  const places = readAddresses(input).flatMap(({ field, source, url }) =>
    field === 'company.headquarter_city' ? [`${source} ${url ?? ''}`] : [],
  );
  expect(places).toHaveLength(2);
  expect(new Set(places).size).toBe(2);
});

test('does not choose a seat among three towns that nothing distinguishes', () => {
  const office = (town: string, code: string) =>
    `<div><h3>${town}</h3><p>Lange Straße 4<br>${code} ${town}<br>Germany</p></div>`;
  const towns = [office('Kiel', '24103'), office('Leipzig', '04109'), office('Ulm', '89073')];
  const contact = (html: string): SamplePage => ({ path: '/contact', kind: 'contact', html });
  expect(read(contact(towns.join('')))).toMatchObject({ city: undefined, country: 'Germany' });
  expect(read(contact([...towns, office('Leipzig', '04105')].join(''))).city).toBe('Leipzig');
  expect(read(contact(towns.join('').replace('<h3>Ulm', '<p>Zentrale</p><h3>Ulm'))).city).toBe('Ulm');
});

test('reads a town above contact details, and as the last line of an address if it names its country', () => {
  const page = (html: string): SamplePage => ({ path: '/contacto', kind: 'contact', html });
  const { offices } = read(
    page(`<h3>Cali, Colombia</h3><p>Calle 64 Norte # 5B – 146 | Oficina 410</p>
      <h3>Bogotá, Colombia</h3><p>+57 601 5804352</p><h3>Nosotros, Colombia</h3><p>Desde 1998</p>
      <h3>Israel</h3><p>12 Weizmann Street<br>Kfar Saba, Israel</p>`),
  );
  expect(offices.toSorted()).toEqual(['Bogotá, Colombia', 'Cali, Colombia', 'Kfar Saba, Israel']);
});

test('reads an address on any page if the company signs it, and none that nobody signs', () => {
  const address = '18 Silver Street<br>Leeds LS1 4AB';
  const page = (html: string, kind: SamplePage['kind'] = 'other'): SamplePage => ({ path: '/x', kind, html });
  const { offices } = read({ html: '<p>Acme</p>' }, page(`<p>Acme Robotics<br>${address}</p>`));
  expect(offices).toEqual(['Leeds, United Kingdom']);
  expect(read(page(`<p>${address}<br>hello@acme.example</p>`)).offices).toEqual(['Leeds, United Kingdom']);
  expect(read(page(`<footer>${address}</footer>`)).offices).toEqual(['Leeds, United Kingdom']);
  expect(read(page(`<p>The fair takes place at</p><p>${address}</p>`)).offices).toEqual([]);
  const partners = `<h2>Our partners</h2><p>Holm Ltd, ${address}</p>`;
  expect(read(page(partners, 'contact')).offices).toEqual([]);
  const advisers = `<h2>Advisers</h2><p>AUDITORS Holm &amp; Brandt ${address.replace('<br>', ', ')}</p>`;
  expect(read(page(advisers, 'about')).offices).toEqual([]);
});

test('joins a postal code and its town across a line break', () => {
  const contact = (html: string): SamplePage => ({ path: '/contact', kind: 'contact', html });
  const dutch = contact('<p>Havenweg 406, 1098XH<br>Amsterdam<br>+31 20 555 0199</p>');
  expect(read(dutch).city).toBe('Amsterdam');
  const brazilian = '<p>Rua Augusta, 618 · sala 37<br>Jardins — São Paulo, SP<br>CEP 01305-000</p>';
  expect(read(contact(brazilian))).toMatchObject({ city: 'São Paulo', country: 'Brazil' });
});

test.each([
  [
    'a town at the end of an address labelled as an office’s',
    '<p><b>UAE Office:</b> Building A2, Business Park, Dubai</p>',
    'Dubai, United Arab Emirates',
  ],
  [
    'a country on the line below the town',
    '<p>Unit 8, Gold Street, Windhoek,<br>Namibia</p>',
    'Windhoek, Namibia',
  ],
  ['an address without a number', '<p>Science Park, Addis Ababa, Ethiopia</p>', 'Addis Ababa, Ethiopia'],
])('reads %s on a contact page', (_what, html, office) => {
  expect(read({ html: '' }, { path: '/contact', kind: 'contact', html }).offices).toContain(office);
});

test('reads the town and country behind the owner in a copyright line', () => {
  const footer = (line: string) => ({ html: `<main><h1>Robots</h1></main><footer><p>${line}</p></footer>` });
  expect(read(footer('© 2026 Acme Robotics Sp. z o.o. · Rzeszów, Polska'))).toMatchObject({
    city: 'Rzeszów',
    offices: ['Rzeszów, Poland'],
  });
  expect(read(footer('© 2026 Acme Robotics, Leeds, United Kingdom')).city).toBe('Leeds');
  expect(read(footer('© 2026 Acme Robotics · Made with love')).city).toBeUndefined();
});

test('reads a list of offices with the names of their countries and regions between them', () => {
  const html =
    '<main><h1>Contact</h1><h2>Nos bureaux</h2><div><p>Guinée</p><p>Conakry, Guinée</p><p>Afrique de l’Ouest</p></div><div><p>France</p><p>Paris, France</p><p>Europe</p></div></main>';
  expect(read({ html: '' }, { path: '/contact', kind: 'contact', html }).offices.toSorted()).toEqual([
    'Conakry, Guinea',
    'Paris, France',
  ]);
});

test('reads the seat behind a label with a space before its colon', () => {
  const html = '<main><h1>Contact</h1><p>Siège social : Conakry, Guinée</p></main>';
  expect(read({ html: '' }, { path: '/contact', kind: 'contact', html }).city).toBe('Conakry');
});
