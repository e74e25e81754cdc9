import { countryOfCode, isTownOf, type PostalAddress } from '@firmlens/text';

const MAX_LINE = 200;
/** `地址：`, `주소: `, `Địa chỉ: `, `ที่อยู่ `. */
const LABEL = /^[^\d:：]{1,40}[:：] ?/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CHINESE =
  /(?:(?:\p{Script=Han}{2,7}(?:省|自治区))|中国)?(?<city>\p{Script=Han}{2,5}?市)(?<street>\p{Script=Han}{0,24}(?:路|街|道|巷|镇|鎮|村|园|園|号|號|区|區)[^，。；;]{0,40})/u;
const CHINESE_NUMBER = /\d+ ?(?:号|號|楼|樓|栋|幢|室|弄|层|座)/u;
const KOREAN_STREET = /[\p{Script=Hangul}\d]+(?:로|길|동|리|가) ?\d/u;
/** In full, or the two letters that stand for it. */
const KOREAN_PROVINCE = /(?:도|특별자치도)$|^(?:경기|강원|충북|충남|전북|전남|경북|경남|제주)$/u;
/** Behind its province, a city or a county of any name. */
const KOREAN_CITY = /^\p{Script=Hangul}{2,4}[시군]$/u;
/** `(우31007)`, `(우편번호 31007)`, `(06236)`. */
const KOREAN_CODE = / ?\((?:우(?:편번호)?[ .:]{0,2})?(?<code>\d{5})\) ?/u;
const THAI = /^(?<street>\d.{2,80}?) ?(?:แขวง|ตำบล|ต\.|เขต|อำเภอ|อ\.)(?<rest>.*)$/u;
const THAI_TOWN = /(?<bangkok>กรุงเทพ(?:มหานคร|ฯ)?)|(?:จังหวัด|จ\.) ?(?<province>[\p{Script=Thai}]{3,30})/u;
const CODE_AT_END = /(?<!\d)\d{5}(?!\d)/;
const VIETNAMESE_AREA =
  /(?<!\p{L})(?:phường|quận|huyện|xã|thôn|đường|phố|tỉnh|thành phố|khu công nghiệp|kcn|tp)(?!\p{L})/iu;
const VIETNAMESE_TOWN = /^(?:thành phố|tp\.?) ?/iu;
const VIETNAMESE_DISTRICT = /^(?:phường|xã|quận|huyện|p\.|q\.|tỉnh)(?!\p{L})/iu;

/**
 * Returns the address on a line in Chinese, Korean, Thai or Vietnamese, whose addresses join town and street without
 * commas, or have words before both. It needs a town that the country has, and a number. `home` is the company's
 * country (ISO 3166-1 alpha-2), which tells Taiwan from China.
 */
export function asianAddress(line: string, home: string | null): PostalAddress | null {
  if (line.length > MAX_LINE || !/\d/.test(line)) return null;
  const text = line.replace(LABEL, '').trim();
  if (/\p{Script=Hangul}/u.test(text)) return koreanAddress(text);
  if (/\p{Script=Thai}/u.test(text)) return thaiAddress(text);
  if (/\p{Script=Han}/u.test(text))
    return KANA.test(text) || home === 'JP' ? null : chineseAddress(text, home === 'TW' ? 'TW' : 'CN');
  return VIETNAMESE_AREA.test(text) ? vietnameseAddress(text) : null;
}

function chineseAddress(text: string, country: string): PostalAddress | null {
  const { city = '', street = '' } = CHINESE.exec(text)?.groups ?? {};
  return CHINESE_NUMBER.test(street) && isTownOf(city, country) ? addressIn(country, city, street) : null;
}

/** Reads `대전광역시 동구 산내로 12`, or `(13529) 경기도 성남시 판교로 3`. */
function koreanAddress(text: string): PostalAddress | null {
  const code = KOREAN_CODE.exec(text)?.groups?.['code'] ?? null;
  const [first = '', ...others] = text.replace(KOREAN_CODE, ' ').trim().split(' ');
  const [city = '', ...street] = KOREAN_PROVINCE.test(first) ? others : [first, ...others];
  const isStreet = KOREAN_STREET.test(street.join(' '));
  const isInProvince = first !== city && KOREAN_CITY.test(city);
  if (!isStreet || !(isInProvince || isTownOf(city, 'KR'))) return null;
  return { ...addressIn('KR', city, street.join(' ')), postalCode: code };
}

function thaiAddress(text: string): PostalAddress | null {
  const { street = '', rest = '' } = THAI.exec(text)?.groups ?? {};
  const { bangkok, province } = THAI_TOWN.exec(rest)?.groups ?? {};
  const city = bangkok === undefined ? province : 'กรุงเทพมหานคร';
  if (street === '' || city === undefined || !isTownOf(city, 'TH')) return null;
  return { ...addressIn('TH', city, street), postalCode: CODE_AT_END.exec(rest)?.[0] ?? null };
}

/** Reads `Số 12, phố Huế, phường Ngô Thì Nhậm, thành phố Hà Nội`. */
function vietnameseAddress(text: string): PostalAddress | null {
  const parts = text.split(/[,–-] /).map((part) => part.replace(/[\s.,]+$/, '').trim());
  const towns = parts.map((part) => part.replace(VIETNAMESE_TOWN, ''));
  const at = towns.findLastIndex((town, index) => index > 0 && isTownOf(town, 'VN'));
  const city = towns[at];
  const end = parts.findIndex((part, index) => index === at || VIETNAMESE_DISTRICT.test(part));
  const street = parts.slice(0, end).join(', ');
  return city === undefined || !/\d/.test(street) ? null : addressIn('VN', city, street);
}

function addressIn(country: string, city: string, street: string): PostalAddress {
  return {
    street: street.trim(),
    postalCode: null,
    city,
    region: null,
    country: countryOfCode(country),
  };
}
