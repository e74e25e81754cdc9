import { addressesIn } from './address-lines';

const addressOf = (text: string, home: string | null) => {
  const [found] = addressesIn(text.split('\n'), home);
  if (found === undefined) return null;
  const { street, postalCode, city, country } = found.address;
  return [street, postalCode, city, country?.country_code];
};

test.each([
  ['Via Nuova 1, Torino, TO', 'IT', ['Via Nuova 1', null, 'Torino', 'IT']],
  ['Rua Nova, 12 - Centro, Belo Horizonte - MG', 'BR', ['Rua Nova, 12', null, 'Belo Horizonte', 'BR']],
  ['Av. Nova, 1000 - Bela Vista - São Paulo - SP', 'BR', ['Av. Nova, 1000', null, 'São Paulo', 'BR']],
  [
    'Rua Nova, 12 - Mariana, Belo Horizonte - MG, com lojas no Brasil',
    'BR',
    ['Rua Nova, 12', null, 'Belo Horizonte', 'BR'],
  ],
  ['Rua Nova, 12\nCampo Limpo Paulista-SP', 'BR', ['Rua Nova, 12', null, 'Campo Limpo Paulista', 'BR']],
  ['100 New Street, Springfield, IL', 'US', ['100 New Street', null, 'Springfield', 'US']],
  ['100 New Street, Boston, MA', 'GB', ['100 New Street', null, 'Boston', 'US']],
  ['100 New Street, San Jose, CA', null, ['100 New Street', null, 'San Jose', 'US']],
  ['12 King Street, Toronto, CA', null, ['12 King Street', null, 'Toronto', 'CA']],
  ['12 New Street, Dublin, IE', 'DE', ['12 New Street', null, 'Dublin', 'IE']],
])('the letters behind a town stand for a state or a country: %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  ['Via Nuova 5/A — Borgo Inventato (PD)', 'IT', ['Via Nuova 5/A', null, 'Borgo Inventato', 'IT']],
  [
    'Via Nuova, 12/1 - Moncalieri (To) - Tel. 011 555 0142',
    'IT',
    ['Via Nuova, 12/1', null, 'Moncalieri', 'IT'],
  ],
  ['Milano - Via Nuova, 10', 'IT', ['Via Nuova, 10', null, 'Milano', 'IT']],
  ['Milano - Fiera, 10', 'IT', null],
  ['Ukraine, 01001, Kyiv, New Street, 5', null, ['New Street, 5', '01001', 'Kyiv', 'UA']],
  ['UAE, Dubai, Palm Centre, Office 12', null, ['Palm Centre, Office 12', null, 'Dubai', 'AE']],
  ['UAE, Dubai, Palm Centre', null, null],
  ['Uus mnt 21, Keila, 76607 Harju maakond', 'EE', ['Uus mnt 21', '76607', 'Keila', 'EE']],
  ['Cra. 45 # 26-85, Medellín', 'CO', ['Cra. 45 # 26-85', null, 'Medellín', 'CO']],
  [
    'La société dont le siège est situé Avenue Neuve, 20137 Porto-Vecchio, France.',
    'FR',
    ['Avenue Neuve', '20137', 'Porto-Vecchio', 'FR'],
  ],
  ['12 boulevard Neuf, Dakar', 'SN', ['12 boulevard Neuf', null, 'Dakar', 'SN']],
  ['Av. Nueva 123, CABA', 'AR', ['Av. Nueva 123', null, 'CABA', 'AR']],
  [
    'Paseo Nuevo 90, Lomas Nuevas, Cuajimalpa, C.P. 05110, CDMX',
    null,
    ['Paseo Nuevo 90', '05110', 'CDMX', 'MX'],
  ],
  ['12 New Road\nHeadingley, Leeds', 'GB', ['12 New Road', null, 'Leeds', 'GB']],
  ['12 New Road\nClontarf\nDublin 3', 'IE', ['12 New Road', null, 'Dublin', 'IE']],
  ['12 New Road\nPalm Nagar East\nMumbai', 'IN', ['12 New Road', null, 'Mumbai', 'IN']],
  ['Farben 2024\nInseln\nMumbai', 'IN', null],
  ['Calle Nueva 12 Bilbao, España', null, ['Calle Nueva 12', null, 'Bilbao', 'ES']],
  ['12 New Street, Houston, Texas, USA 77002', null, ['12 New Street', '77002', 'Houston', 'US']],
  ['12 New Street\nMontreal , Quebec H2Y 1A1, Canada', null, ['12 New Street', 'H2Y 1A1', 'Montreal', 'CA']],
  ['12 New Street\nMontreal Quebec, Canada, H2Y 1A1', null, ['12 New Street', 'H2Y 1A1', 'Montreal', 'CA']],
  ['Team 12\nHeadingley, Leeds', 'GB', null],
  [
    'Cumhuriyet Mah. 26. Sk. No: 18\nAltınova / Yalova',
    'TR',
    ['Cumhuriyet Mah. 26. Sk. No: 18', null, 'Yalova', 'TR'],
  ],
  ['Yeni Mah. Barış Blv.\nNO: 8 ÇANKAYA/ ANKARA', 'TR', ['NO: 8', null, 'ANKARA', 'TR']],
  [
    'Yeni Mah. Barış Blv. 20\nNO: 8 ÇANKAYA/ ANKARA',
    'TR',
    ['Yeni Mah. Barış Blv. 20, NO: 8', null, 'ANKARA', 'TR'],
  ],
  ['Büro, 24/7, Berlin', 'DE', null],
  ['충남 천안시 서북구 한빛로 108 (우31007)', 'KR', ['서북구 한빛로 108', '31007', '천안시', 'KR']],
  ['경기도 가나시 한빛로12, 304호', 'KR', ['한빛로12, 304호', null, '가나시', 'KR']],
  ['HRB 31007 · Amtsgericht Neustadt', 'DE', null],
  ['12 New Road, Pune\nPincode:\n411001, Maharashtra, India', 'IN', ['12 New Road', '411001', 'Pune', 'IN']],
  ['12 New Road, Pune\nPincode: 411001, Maharashtra', 'IN', ['12 New Road', '411001', 'Pune', 'IN']],
  ['(06236) 서울시 강남구 한빛로 152', 'KR', ['강남구 한빛로 152', '06236', '서울시', 'KR']],
])('reads the address %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  ['Lange Weg 12\n2513AB ’s-Gravenhage', 'NL', ['Lange Weg 12', '2513AB', '’s-Gravenhage', 'NL']],
  ['Neuer Weg 5\n21037 Neudorf ob Altbach', 'DE', ['Neuer Weg 5', '21037', 'Neudorf ob Altbach', 'DE']],
  ['Neuer Weg 5\n78579 Neuhausen ob Eck', 'DE', ['Neuer Weg 5', '78579', 'Neuhausen ob Eck', 'DE']],
  [
    'Neuer Weg 5\n67098 Bad Dürkheim an der Weinstraße',
    'DE',
    ['Neuer Weg 5', '67098', 'Bad Dürkheim an der Weinstraße', 'DE'],
  ],
  ['33034 Via Nuova 2/5 Fagagna', 'IT', null],
])('reads a town by its whole name and no street as a town: %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  ['Via Nuova 3\n30022 - Ceggia (VE)', 'IT', ['Via Nuova 3', '30022', 'Ceggia', 'IT']],
  ['ul. Nowa 81,\nGniezno 62-200', 'PL', ['ul. Nowa 81', '62-200', 'Gniezno', 'PL']],
  ['Lange Weg 12, Utrecht 3511 AB', 'NL', ['Lange Weg 12', '3511 AB', 'Utrecht', 'NL']],
  ['5 New Road, Stellenbosch 7600', 'ZA', ['5 New Road', '7600', 'Stellenbosch', 'ZA']],
  ['Naujoji g. 5, Kaunas LT-44001', null, ['Naujoji g. 5', '44001', 'Kaunas', 'LT']],
  ['12 New Road, Mumbai, Pin Code - 400101', 'IN', ['12 New Road', '400101', 'Mumbai', 'IN']],
  ['40121 Bologna - Via Nuova, 5', 'IT', ['Via Nuova, 5', '40121', 'Bologna', 'IT']],
  ['12 rue Neuve, Villeurbanne (69100)', 'FR', ['12 rue Neuve', '69100', 'Villeurbanne', 'FR']],
  ['Nueva 123, C1043 Rosario', 'AR', ['Nueva 123', 'C1043', 'Rosario', 'AR']],
  ['New Street 5, 101 Reykjavík', 'IS', ['New Street 5', '101', 'Reykjavík', 'IS']],
])('reads the code beside a town in all usual places and forms: %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  [
    '12, Jalan Baru 3, Taman Baru, Johor Bahru, Johor 81100, Malaysia',
    null,
    ['12, Jalan Baru 3', '81100', 'Johor Bahru', 'MY'],
  ],
  ['Av. Nueva 123, Zapopan, Jalisco. C.P. 45138', 'MX', ['Av. Nueva 123', '45138', 'Zapopan', 'MX']],
  ['5 New Road, Bellville, Cape Town, Western Cape, 7530', 'ZA', ['5 New Road', '7530', 'Cape Town', 'ZA']],
  ['NEW TOWER NASHIK-422001, UTTAR PRADESH, INDIA', 'IN', [null, '422001', 'NASHIK', 'IN']],
])('tells a town from the state beside it: %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  ['Київська область, смт. Новий, вул. Нова, 68', 'UA', ['вул. Нова, 68', null, 'Новий', 'UA']],
  ['ул. Новая, д. 5, г. Казань, 420000', 'RU', ['ул. Новая, д. 5', '420000', 'Казань', 'RU']],
  ['гр. София 1000, ул. Нова 5', 'BG', ['ул. Нова 5', '1000', 'София', 'BG']],
])('reads the Cyrillic address %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  ['Office 505, New Tower, Dubai, UAE, P.O. Box 1234', null, ['Office 505', null, 'Dubai', 'AE']],
  ['P.O. Box 12345-00100, Nairobi', 'KE', ['P.O. Box 12345-00100', null, 'Nairobi', 'KE']],
  ['New Plaza, 3rd Floor, Westlands, Nairobi, Kenya', null, ['3rd Floor', null, 'Nairobi', 'KE']],
  ['Unit 5 New Park, Ballymount, Dublin 12, Ireland', null, ['Unit 5 New Park', null, 'Dublin', 'IE']],
  ['5 New Street, 10th floor, Maadi, Cairo', 'EG', ['5 New Street', null, 'Cairo', 'EG']],
  ['C/ Nueva 5, Vigo', 'ES', ['C/ Nueva 5', null, 'Vigo', 'ES']],
  ['BP 1234 Douala, Cameroun', null, ['BP 1234', null, 'Douala', 'CM']],
  ['Neue Straße 5\nKassel\nDeutschland', null, ['Neue Straße 5', null, 'Kassel', 'DE']],
  ['Új utca 5., Szeged', 'HU', ['Új utca 5', null, 'Szeged', 'HU']],
  ['רחוב החדש 5, תל אביב', 'IL', ['רחוב החדש 5', null, 'תל אביב', 'IL']],
])('reads an address without a code: %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test('a village above the town is no address of its own', () => {
  const lines = ['5 New Road', 'Morley', 'Leeds', 'West Yorkshire', 'LS27 4AB'];
  expect(addressesIn(lines, 'GB').map(({ address }) => address.city)).toEqual(['Leeds']);
});

test.each([
  ['Unit 4, Harbour House, Quay Street, Bristol BS1 4AB', 'GB', 'Unit 4, Harbour House, Quay Street'],
  ['401-404, New Centre, 214 Palm Road, Mumbai 400021', 'IN', '401-404, New Centre, 214 Palm Road'],
  ['Unit 4, Acme Ltd, Quay Street, Bristol BS1 4AB', 'GB', 'Quay Street'],
  ['B-dul Nou nr. 45 A, bl. B1,\nparter, etajul 1\n700305 Iași', 'RO', 'B-dul Nou nr. 45 A, bl. B1'],
  ['Registrierte Adresse Neue Straße 35, 84524 Neuötting', 'DE', 'Neue Straße 35'],
])('reads the street of %j with its unit', (text, home, street) => {
  expect(addressOf(text, home)?.[0]).toBe(street);
});

test.each([
  [
    'Acme, con sede legale in Via Nuova 1, Torino, iscritta al registro 01234567890',
    'IT',
    'Via Nuova 1',
    'Torino',
  ],
  [
    'ACME S.R.L., cu sediul în Str. Nouă nr. 61, Iași, România, J22/12/2020',
    'RO',
    'Str. Nouă nr. 61',
    'Iași',
  ],
  ['Acme, con domicilio social en Calle Nueva, 12, Madrid, inscrita', 'ES', 'Calle Nueva, 12', 'Madrid'],
  ['The registered office of the company is 5 High Street, Leeds, England', 'GB', '5 High Street', 'Leeds'],
])('reads the address in the sentence %j', (text, home, street, city) => {
  const found = addressOf(text, home);
  expect([found?.[0], found?.[2]]).toEqual([street, city]);
});

test.each([
  ['394000, г. Воронеж, ул. Мира, д. 5, оф. 2', 'RU', ['ул. Мира, д. 5, оф. 2', '394000', 'Воронеж', 'RU']],
  ['Юридический адрес: 101000 г.Москва, Садовый пер, 7', null, ['Садовый пер, 7', '101000', 'Москва', 'RU']],
  ['Адрес: г. Воронеж, ул. Мира. д.5. оф 2', 'RU', ['ул. Мира, д.5, оф 2', null, 'Воронеж', 'RU']],
  ['г. Воронеж, ул. Мира', 'RU', null],
  ['ул. Мира, д. 5', 'RU', null],
  ['г. Воронеж, ул. Мира, д. 5', 'DE', null],
])('reads the address in Cyrillic letters %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  ['地址：广东省深圳市南山区科技路12号3楼', null, ['南山区科技路12号3楼', null, '深圳市', 'CN']],
  ['대전광역시 동구 한빛로12번길 3', null, ['동구 한빛로12번길 3', null, '대전광역시', 'KR']],
  ['경기도 성남시 한빛로 3', 'KR', ['한빛로 3', null, '성남시', 'KR']],
  [
    '12/3 ถนนสุขใจ แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900',
    null,
    ['12/3 ถนนสุขใจ', '10900', 'กรุงเทพมหานคร', 'TH'],
  ],
  [
    'Địa chỉ: Số 12, phố Mới, phường Một, thành phố Việt Trì, tỉnh Phú Thọ',
    null,
    ['Số 12, phố Mới', null, 'Việt Trì', 'VN'],
  ],
  ['深圳市有限公司创建于2002年', null, null],
  ['대전광역시 2013', 'KR', null],
])('reads the address in an Asian language %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  ['ul. Nowa 3\n43 - 190 Mikołów', 'PL', ['ul. Nowa 3', '43 - 190', 'Mikołów', 'PL']],
  ['12, rue Neuve, Montréal, H2K 3X8', 'CA', ['12, rue Neuve', 'H2K 3X8', 'Montréal', 'CA']],
  ['20 New Road,\nSingapore (088443)', null, ['20 New Road', '088443', 'Singapore', 'SG']],
  [
    '8 Palm Street\nCity of Industry, CA\n91748 USA',
    null,
    ['8 Palm Street', '91748', 'City of Industry', 'US'],
  ],
  [
    'New Road,\nKalol, Gandhinagar,\nGujarat – 382721, India',
    'IN',
    ['New Road', '382721', 'Gandhinagar', 'IN'],
  ],
  [
    '211. Sk. No:2 Esenyurt, Istanbul, Turkey 34510',
    'TR',
    ['211. Sk. No:2 Esenyurt', '34510', 'Istanbul', 'TR'],
  ],
  ['Calle Mayor 71, Bogotá D.C., Colombia', null, ['Calle Mayor 71', null, 'Bogotá D.C', 'CO']],
  ['Calle Mayor 71, Nuevaltoba, Colombia', null, ['Calle Mayor 71', null, 'Nuevaltoba', 'CO']],
  ['Fatih Cad. No: 12/3 Ümraniye/İstanbul', 'TR', ['Fatih Cad. No: 12/3', null, 'İstanbul', 'TR']],
  [
    'Unit 3, New Road, Ortigas,\nPasig City, Metro Manila, 1600 Philippines',
    null,
    ['Unit 3, New Road, Ortigas', '1600', 'Pasig City', 'PH'],
  ],
  ['Plot 15 Palm Close, Wuse, Abuja – Nigeria', null, ['Plot 15 Palm Close', null, 'Abuja', 'NG']],
  ['1 impasse Neuve, 97150 Saint-Martin', 'GP', ['1 impasse Neuve', '97150', 'Saint-Martin', 'MF']],
])('reads the address %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  [
    '12/4, Palm Estate, Opp. Old Mill,\nSarona, Ahmedabad 380001,\nGujarat, India',
    'IN',
    ['12/4, Palm Estate, Opp. Old Mill, Sarona', '380001', 'Ahmedabad', 'IN'],
  ],
  [
    'Acme Tools Limited\nB-7, Phase - 2, Garden Point\nPalm Nagar, Ludhiana\nPincode: 141001, Punjab (India)',
    'IN',
    ['B-7, Phase 2, Garden Point, Palm Nagar', '141001', 'Ludhiana', 'IN'],
  ],
  [
    'Our office\n1st Floor, Palm House, Lake Nagar, Pune 411001',
    'IN',
    ['1st Floor, Palm House, Lake Nagar', '411001', 'Pune', 'IN'],
  ],
  ['Acme Tools Limited\nPune 411001, India', 'IN', [null, '411001', 'Pune', 'IN']],
])('an Indian address keeps all that is between the house and the town: %j', (text, home, expected) => {
  expect(addressOf(text, home)).toEqual(expected);
});

test.each([
  ['Str. Nouă, Nr. 12, Bloc 3, Ap. 5, Brașov', 'RO', 'Str. Nouă, Nr. 12, Bloc 3, Ap. 5'],
  ['Acme Tools S.R.L. Str. Nouă, Nr. 12, Bloc 3, Cluj-Napoca', 'RO', 'Str. Nouă, Nr. 12, Bloc 3'],
])('a street keeps the number of its house before those of its units: %j', (text, home, street) => {
  expect(addressOf(text, home)?.[0]).toBe(street);
});
