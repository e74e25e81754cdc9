/** The Western years before the first one of each Japanese era. */
const ERAS = new Map([
  ['明治', 1867],
  ['大正', 1911],
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
]);
const YEAR_OF_ERA = new RegExp(`(${[...ERAS.keys()].join('|')}) ?(\\d{1,2}|元) ?年`, 'gu');
/** A line in Thai, or one that says which era it means. */
const IN_BUDDHIST_YEARS = /\p{Script=Thai}|(?<!\p{L})B\.?E\.? ?2\d{3}/u;
/** Years of the common era from 1880 to 2056, which elsewhere are sums of money and areas. */
const BUDDHIST_YEAR = /(?<![\d.,/-])2(?:42[3-9]|4[3-9]\d|5\d\d)(?![\d%]|[.,]\d)/g;
const BEFORE_BUDDHA = 543;

/**
 * Writes the years of Japanese eras in a text as Western ones, and on Thai lines those of the Buddhist era: `平成20年`
 * becomes `2008年`, `พ.ศ. 2548` becomes `พ.ศ. 2005`.
 */
export function inWesternYears(text: string): string {
  const western = text.replace(YEAR_OF_ERA, (_written, era: string, year: string) => {
    const before = ERAS.get(era) ?? 0;
    return `${String(before + (year === '元' ? 1 : Number(year)))}年`;
  });
  return western.split('\n').map(inCommonEra).join('\n');
}

function inCommonEra(line: string): string {
  if (!IN_BUDDHIST_YEARS.test(line)) return line;
  return line.replace(BUDDHIST_YEAR, (year) => String(Number(year) - BEFORE_BUDDHA));
}
