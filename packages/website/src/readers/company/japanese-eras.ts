/** The Western years before the first one of each Japanese era. */
const ERAS = new Map([
  ['明治', 1867],
  ['大正', 1911],
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
]);
const YEAR_OF_ERA = new RegExp(`(${[...ERAS.keys()].join('|')}) ?(\\d{1,2}|元) ?年`, 'gu');

/** Writes the years of Japanese eras in a text as Western ones: `平成20年` becomes `2008年`. */
export function inWesternYears(text: string): string {
  return text.replace(YEAR_OF_ERA, (_written, era: string, year: string) => {
    const before = ERAS.get(era) ?? 0;
    return `${String(before + (year === '元' ? 1 : Number(year)))}年`;
  });
}
