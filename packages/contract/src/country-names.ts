import { COUNTRY_CODES } from './filters';
import { textKey } from './text-key';

/** Names in use that CLDR, the source of the others, does not have. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'U.A.E.', 'Emirates'],
  BN: ['Brunei Darussalam'],
  BQ: ['Bonaire, Sint Eustatius and Saba'],
  CD: ['Democratic Republic of the Congo', 'DR Congo', 'DRC', 'Congo-Kinshasa'],
  CG: ['Republic of the Congo', 'Congo-Brazzaville'],
  CI: ['Ivory Coast'],
  CN: ["People's Republic of China", 'PRC', 'Mainland China'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  FK: ['Falkland Islands (Malvinas)'],
  FM: ['Micronesia, Federated States of'],
  GB: ['U.K.', 'GBR', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  GM: ['Republic of The Gambia'],
  GS: ['South Georgia and the South Sandwich Islands'],
  HM: ['Heard Island and McDonald Islands'],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Islamic Republic of Iran'],
  KR: ['Republic of Korea', 'Korea, Republic of'],
  LA: ["Lao People's Democratic Republic"],
  MD: ['Moldova, Republic of', 'Republic of Moldova'],
  MF: ['Saint Martin (French part)'],
  MK: ['The Republic of North Macedonia', 'Macedonia'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  PS: ['State of Palestine'],
  RU: ['Russian Federation'],
  SA: ['KSA'],
  SX: ['Sint Maarten (Dutch part)'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TW: ['Taiwan, Province of China'],
  TZ: ['United Republic of Tanzania'],
  UM: ['United States Minor Outlying Islands'],
  US: ['U.S.', 'USA', 'U.S.A.', 'United States of America', 'America'],
  VA: ['Vatican', 'Holy See', 'Holy See (Vatican City State)'],
  VC: ['Saint Vincent and the Grenadines'],
  VG: ['Virgin Islands, British'],
  VI: ['Virgin Islands, U.S.'],
  VN: ['Viet Nam'],
};

let byName: ReadonlyMap<string, string> | undefined;

/** Returns ISO 3166-1 alpha-2 country codes, keyed by the `textKey` of their English names. */
export function countriesByName(): ReadonlyMap<string, string> {
  byName ??= collectNames();
  return byName;
}

function collectNames(): Map<string, string> {
  const styles = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' }),
  );
  return new Map(
    COUNTRY_CODES.flatMap((code) => {
      const names = [...styles.flatMap((style) => style.of(code) ?? []), ...(OTHER_NAMES[code] ?? [])];
      return names.flatMap(spellings).map((name) => [textKey(name), code] as const);
    }),
  );
}

/** Returns a name as it is, and with `and` and `Saint` written out. */
function spellings(name: string): string[] {
  return [name, name.replaceAll('&', 'and').replace(/^St\. /, 'Saint ')];
}
