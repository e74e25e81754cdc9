import { countryOfCode, isTownOf, type PostalAddress } from '@firmlens/text';

/** Countries whose addresses go from the code and the region to the town and the street. */
const COUNTRIES: ReadonlySet<string> = new Set(['RU', 'UA', 'BY', 'KZ', 'KG', 'BG', 'MK', 'RS']);
const MAX_LINE = 300;
const MAX_PARTS = 14;
const CYRILLIC = /\p{Script=Cyrillic}{3}/u;
/** `Юридический адрес: `. */
const LABEL = /^[^\d:]{3,80}: ?/u;
const CODE = /^(?<code>\d{4,6})(?!\d)(?: (?<rest>.+))?$/u;
/** `София 1000`. */
const CODE_BEHIND = /^(?<rest>[^\d]+) (?<code>\d{4,6})$/u;
const TOWN_WORD =
  /^(?:г|гор|город|м|місто|гр|град|с|село|смт|пгт|п|пос|посёлок|поселок|рп|дер|деревня|селище|х|хутор|ст-ца)(?:\. ?| )(?=\p{Lu})| (?:г|м)\.?$/u;
const STREET =
  /(?<!\p{L})(?:ул|улица|пер|переулок|пр-?к?т|проспект|просп|пр|пр-д|проезд|ш|шоссе|наб|набережная|б-р|бул|бульвар|пл|площадь|вул|вулиця|пров|тракт)(?:\.|(?!\p{L}))/iu;
const HOUSE =
  /^(?:(?:д|дом|буд|будинок|вл|стр|строение|корп|корпус|к|оф|офис|пом|помещение|лит|литера|кв|каб|этаж|№)[. ]{0,2})?\d{1,4}(?!\d)|^(?:оф|офис|лит|литера|пом)[. ]/iu;

/**
 * Returns the address on a line in Cyrillic letters: `394000, г. Воронеж, ул. Мира, д. 5`. It needs a town that the
 * country has, and a street. `home` is the company's country (ISO 3166-1 alpha-2); without one, it is Russia.
 */
export function cyrillicAddress(line: string, home: string | null): PostalAddress | null {
  const country = home ?? 'RU';
  if (line.length > MAX_LINE || !CYRILLIC.test(line) || !COUNTRIES.has(country)) return null;
  const parts = line
    .replace(LABEL, '')
    // `ул. Мира. д. 5. оф. 2`.
    .split(/[,;]|(?<=\p{L}{4}|\d)\. ?(?=(?:д|дом|оф|офис|корп)[. ])/u)
    .flatMap((part) => withoutCode(part.trim()))
    .filter((part) => part !== '');
  if (parts.length > MAX_PARTS) return null;
  const known = parts.findIndex((part) => isTownOf(part.replace(TOWN_WORD, ''), country));
  // No gazetteer has the villages in these letters.
  const townAt = known === -1 ? parts.findIndex((part) => TOWN_WORD.test(part)) : known;
  const streetAt = parts.findIndex((part) => STREET.test(part));
  if (townAt === -1 || streetAt === -1 || townAt === streetAt) return null;
  let end = streetAt + 1;
  while (HOUSE.test(parts[end] ?? '')) end += 1;
  if (!/\d/.test(parts.slice(streetAt, end).join())) return null;
  return {
    street: parts.slice(streetAt, end).join(', '),
    postalCode: parts.find((part) => CODE.test(part)) ?? null,
    city: (parts[townAt] ?? '').replace(TOWN_WORD, ''),
    region: null,
    country: countryOfCode(country),
  };
}

/** Splits a code from what is beside it without a comma. */
function withoutCode(part: string): string[] {
  const behind = STREET.test(part) ? null : CODE_BEHIND.exec(part);
  const { code, rest } = (behind ?? CODE.exec(part))?.groups ?? {};
  return code === undefined || rest === undefined ? [part] : [code, rest];
}
