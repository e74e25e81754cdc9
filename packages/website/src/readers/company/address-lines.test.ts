import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { addressesIn } from './address-lines';
import { formatAddress, formatOfficeLocation } from '@firmlens/text';

const linesOf = (text: string, home: string | null = null) =>
  addressesIn(text.split('\n'), home).map(
    ({ address }) => formatAddress(address) ?? formatOfficeLocation(address),
  );

test.each([
  ['Musterweg 12\nD-10115 Berlin', null, 'Musterweg 12, 10115 Berlin, Germany'],
  ['Acme GmbH\nMusterweg 12\n10115 Berlin', 'DE', 'Musterweg 12, 10115 Berlin, Germany'],
  ['Musterweg 12 · 60311 Frankfurt am Main', 'DE', 'Musterweg 12, 60311 Frankfurt am Main, Germany'],
  ['Via Roma 2\n87028 Praia a Mare (CS)', 'IT', 'Via Roma 2, 87028 Praia a Mare, Italy'],
  ['Via Roma 2, Arosio (Como)', 'IT', 'Via Roma 2, Arosio, Italy'],
  ['Via Roma 2, 20121 Milano (MI) P. IVA / C.F.: 01234567890', 'IT', 'Via Roma 2, 20121 Milano, Italy'],
  ['Bauhof: Lange Straße 2 · Einsatzgebiet: Kiel, Hameln und Umland', 'DE', undefined],
  [
    'Forbury Square, Reading RG1 3EU\nOffice\nArgentina',
    'IN',
    'Forbury Square, Reading, RG1 3EU, United Kingdom',
  ],
  ['Glavna 15, 8000 Novo mesto, Slovenia', null, 'Glavna 15, 8000 Novo mesto, Slovenia'],
  [
    'Domicilio:\nSanta Clara, 24 bajo, 20304 Irún (Gipuzkoa)',
    'ES',
    'Santa Clara, 24 bajo, 20304 Irún, Spain',
  ],
  [
    'La société dont le siège est situé 4 avenue de la Mer, 20137 Porto-Vecchio. Email',
    'FR',
    '4 avenue de la Mer, 20137 Porto-Vecchio, France',
  ],
  ['Hauptstr. 5, 4020 Linz, Österreich', null, 'Hauptstr. 5, 4020 Linz, Austria'],
  ['Bahnhofstrasse 21\nCH-8001 Zürich\nSchweiz', null, 'Bahnhofstrasse 21, 8001 Zürich, Switzerland'],
  ['12 rue de la Paix\n75002 Paris\nFrance', null, '12 rue de la Paix, 75002 Paris, France'],
  [
    'Siège social : 3 bd Victor Hugo, 92100 Boulogne-Billancourt Cedex',
    'FR',
    '3 bd Victor Hugo, 92100 Boulogne-Billancourt, France',
  ],
  [
    'Keizersgracht 555\n1017 DR Amsterdam\nThe Netherlands',
    null,
    'Keizersgracht 555, 1017 DR Amsterdam, Netherlands',
  ],
  ['Rua Augusta 75, São Paulo CEP 01305-000, Brasil', 'BR', 'Rua Augusta 75, 01305-000 São Paulo, Brazil'],
  ['Via Torino 61, 20123 Milano (MI), Italia', null, 'Via Torino 61, 20123 Milano, Italy'],
  ['Calle de Alcalá 45, 28014 Madrid, España', null, 'Calle de Alcalá 45, 28014 Madrid, Spain'],
  ['Sveavägen 44, 111 34 Stockholm', 'SE', 'Sveavägen 44, 111 34 Stockholm, Sweden'],
  ['Storgata 5\n0155 Oslo\nNorway', null, 'Storgata 5, 0155 Oslo, Norway'],
  ['ul. Prosta 20\n00-850 Warszawa', null, 'ul. Prosta 20, 00-850 Warszawa, Poland'],
  ['Rua Augusta 24, 1100-053 Lisboa', null, 'Rua Augusta 24, 1100-053 Lisboa, Portugal'],
  ['Na Příkopě 14, 110 00 Praha', 'CZ', 'Na Příkopě 14, 110 00 Praha, Czechia'],
  [
    '548 Market Street, Suite 2500, San Francisco, CA 94104',
    null,
    '548 Market Street, Suite 2500, San Francisco, CA 94104, United States',
  ],
  [
    '548 Market Street\nSan Francisco, California 94104-5401\nUSA',
    null,
    '548 Market Street, San Francisco, California 94104-5401, United States',
  ],
  ['100 King Street West, Toronto, ON M5X 1A9', null, '100 King Street West, Toronto, ON M5X 1A9, Canada'],
  ['1 Bligh Street\nSydney NSW 2000\nAustralia', null, '1 Bligh Street, Sydney, NSW 2000, Australia'],
  ['221B Baker Street, London NW1 6XE', null, '221B Baker Street, London, NW1 6XE, United Kingdom'],
  [
    '4th Floor\n18 Silver Street\nLeeds\nWest Yorkshire\nLS1 4AB',
    null,
    '4th Floor, 18 Silver Street, Leeds, LS1 4AB, United Kingdom',
  ],
  [
    'Unit 5, 12 Dock Road, Felixstowe, Suffolk IP11 3SY',
    null,
    'Unit 5, 12 Dock Road, Felixstowe, IP11 3SY, United Kingdom',
  ],
  ['25 North Wall Quay, Dublin 1, D01 H104, Ireland', null, '25 North Wall Quay, Dublin, D01 H104, Ireland'],
  ['10 Anson Road, Singapore 079903', null, '10 Anson Road, Singapore, 079903, Singapore'],
  [
    'Plot 14, MG Road, Indiranagar\nBengaluru, Karnataka 560038',
    'IN',
    'Plot 14, MG Road, Indiranagar, Bengaluru, Karnataka 560038, India',
  ],
  ['Refshalevej 173A\n1432 København K', 'DK', 'Refshalevej 173A, 1432 København, Denmark'],
  ['Allee 11\nD – 89081 Ulm', null, 'Allee 11, 89081 Ulm, Germany'],
  ['〒150-0002 東京都渋谷区渋谷2-1-1', null, '渋谷区, Japan'],
  ['14 MG Road, Bengaluru 560001, India', null, '14 MG Road, Bengaluru, 560001, India'],
  ['1051 Budapest, Széchenyi tér 7.', 'HU', 'Széchenyi tér 7, 1051 Budapest, Hungary'],
  ['(4400, Nyíregyháza, Viktória utca 20.)', 'HU', 'Viktória utca 20, 4400 Nyíregyháza, Hungary'],
  ['6722 Szeged\nTisza Lajos krt. 47.', 'HU', 'Tisza Lajos krt. 47, 6722 Szeged, Hungary'],
  ['Cím: Nyíregyháza, Viktória u. 20, 4400', 'HU', 'Viktória u. 20, 4400 Nyíregyháza, Hungary'],
  [
    '3601 Algonquin Rd, Rolling Meadows,\nIL – 60008',
    null,
    '3601 Algonquin Rd, Rolling Meadows, IL 60008, United States',
  ],
  [
    'Level 5, 123 Queen Street, Auckland 1010, New Zealand',
    null,
    'Level 5, 123 Queen Street, Auckland, 1010, New Zealand',
  ],
])('reads %p', (text, home, expected) => {
  expect(linesOf(text, home)).toEqual([expected]);
});

test.each([
  ['Storgata 5, Oslo, Norway', 'Oslo, Norway'],
  ['500 Market St, San Francisco, California, USA', 'San Francisco, United States'],
  ['Av. Lynch Sur 382, Quillaray, Región Metropolitana, Chile', 'Quillaray, Chile'],
  ['Plot 1090, Industrial Site, Kampala,\nUganda', 'Kampala, Uganda'],
])('reads %p without a postal code or a known country of the site', (text, expected) => {
  expect(addressesIn(text.split('\n'), null).map(({ address }) => formatOfficeLocation(address))).toEqual([
    expected,
  ]);
});

test.each([
  ['Trade fair 2026, Milan, Italy', null],
  ['Milan – Fair 2026', 'IT'],
  ['Marcory, Zone 4 C, Rue Marconi, Immeuble Carré', 'CI'],
  ['Friedrichstraße 10, Deutschland', null],
])('reads no address in %p', (text, home) => expect(linesOf(text, home)).toEqual([]));

test('reads several offices in a row', () => {
  expect(
    linesOf('Berlin\nMusterweg 12\n10115 Berlin\nTel: 030 123456\nWien\nRing 1\n1010 Wien\nAustria', 'DE'),
  ).toEqual(['Musterweg 12, 10115 Berlin, Germany', 'Ring 1, 1010 Wien, Austria']);
});

test.each([
  ['© 2024 Acme Robotics'],
  ['Since 1998 Family Business'],
  ['Our 10000 Customers love us'],
  ['In 2019 Berlin became our home'],
  ['We shipped 25000 Robots\nto 40 countries'],
  ['Call 555 12345 Now'],
  ['HRB 12345 Berlin'],
  ['500 Terry Francine Street, San Francisco, CA 94158'],
  ['CIN: U72200KA2013PTC097389'],
])('finds no address in %p', (text) => {
  expect(linesOf(text, 'DE')).toEqual([]);
});

test('finds at most 50 addresses', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `Musterweg ${String(at + 1)}, 10115 Berlin`);
  expect(addressesIn(lines, 'DE')).toHaveLength(50);
});

test('survives any text, and lines that are designed to make patterns backtrack', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 300 }), { maxLength: 20 }), (lines) => {
      expect(() => addressesIn(lines, 'DE')).not.toThrow();
    }),
  );
  runToCompletion(() => {
    for (const part of ['Aa ', 'A-', '1 A', "A'1 ", '10115 Berlin ', 'A1 ']) {
      addressesIn(
        Array.from({ length: 200 }, () => part.repeat(500)),
        'DE',
      );
    }
  });
});

test.each([
  [
    'Ctra. de la Sierra s/n, 23538 Albanchez (Jaén). CNAE: 1043',
    'ES',
    'Ctra. de la Sierra s/n, 23538 Albanchez, Spain',
  ],
  [
    'Petrol station 953 55 02 90\nReception: Paraje Alto, 23537 Jimena',
    'ES',
    'Paraje Alto, 23537 Jimena, Spain',
  ],
  ['Av. Central, 2121, sala 904 – Campinas/SP – CEP 14020-260', null, 'Campinas, Brazil'],
])('reads %p', (text, home, expected) => {
  expect(linesOf(text, home)[0]).toContain(expected.split(', ').at(-2));
  expect(linesOf(text, home)).toHaveLength(1);
});

test('does not read the number of a standard or of a membership as a postal code', () => {
  expect(linesOf('Acme Ltd · VAT No. GB 123 4567 89 · CHAS 123456', 'GB')).toEqual([]);
  expect(linesOf('Certifications : ISO 9001, ISO 45001, Qualibat, MASE', 'FR')).toEqual([]);
});

test.each([
  ['3-12-8 Minami-machi, Okaya-shi, Nagano 394-0028, Japan', null, 'Okaya, Japan'],
  ['2-4-1 Shiba, Minato-ku, Tokyo 105-0014', null, 'Tokyo, Japan'],
])('reads the romanised Japanese address %p', (text, home, expected) => {
  expect(addressesIn([text], home).map(({ address }) => formatOfficeLocation(address))).toEqual([expected]);
});

test('leaves a preceding sentence out of the street and keeps the number that follows it', () => {
  expect(
    linesOf('Acme Ltda. CNPJ 12.345.678/0001-95. Rua das Palmeiras, 450, Curitiba - PR, 80240-210'),
  ).toEqual(['Rua das Palmeiras, 450, 80240-210 Curitiba, Brazil']);
  expect(
    linesOf('RFC: LTE010203XY1. Av. Constituyentes 1200, Col. Centro, 76000 Querétaro, Qro.', 'MX'),
  ).toEqual(['Av. Constituyentes 1200, 76000 Querétaro, Mexico']);
});

test.each([
  [
    'a district before the code',
    'Rua Holm, 17\nVila Torta | CEP 05319-000\nSão Paulo | SP',
    'BR',
    'São Paulo, Brazil',
  ],
  ['a label before the code', 'Rua Holm, 17\nCEP 13870-222\nCampinas - SP', 'BR', 'Campinas, Brazil'],
  [
    'a country of the kingdom',
    'Unit 4, Holm Parkway, Ashford, England, TN23 1AB',
    'GB',
    'Ashford, United Kingdom',
  ],
  ['the next label', 'Holmgasse 4\n8001 Zürich Telefon', 'CH', 'Zürich, Switzerland'],
  ['an abbreviated street', '1650 Holm St, Riverside, CA 92507', 'US', 'Riverside, United States'],
])('takes the town and not %s', (_case, text, home, expected) => {
  expect(addressesIn(text.split('\n'), home).map(({ address }) => formatOfficeLocation(address))).toEqual([
    expected,
  ]);
});

test.each([
  ['1 Holm Road, Greenholm, Kimberley', 'ZA', '1 Holm Road, Kimberley, South Africa'],
  ['Strada Holm, nr. 30, Otopeni, Ilfov', 'RO', 'Strada Holm, nr. 30, Otopeni, Romania'],
  ['Storgata 5\nOslo', 'NO', 'Storgata 5, Oslo, Norway'],
  ['〒236-0004\n横浜市金沢区福浦1-14-9', 'JP', '金沢区福浦1-14-9, 236-0004 横浜市, Japan'],
])('reads an address without a town beside a postal code: %p', (text, home, expected) => {
  expect(linesOf(text, home)).toEqual([expected]);
});

test.each([
  ['1972 Erweiterung des Angebots', 'CH'],
  ['Projects in Leeds, Hull', 'GB'],
  ['Call 12 High Street, Nowhere', 'GB'],
])('finds no address in the words %p', (text, home) => {
  expect(linesOf(text, home)).toEqual([]);
});
