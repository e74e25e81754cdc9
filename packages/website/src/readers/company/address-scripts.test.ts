import { addressesIn } from './address-lines';

const addressOf = (text: string, home: string | null) => {
  const [found] = addressesIn(text.split('\n'), home);
  if (found === undefined) return null;
  const { street, postalCode, city, country } = found.address;
  return [street, postalCode, city, country?.country_code];
};

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
