import { subdivisions } from '../texts/subdivisions';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** A country's English name. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** The law that a company is under: `FR` is France, `US-DE` Delaware, United States. Other texts stay as they are. */
export function jurisdictionName(code: string): string {
  const [, country, part] = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/.exec(code) ?? [];
  if (country === undefined) return code;
  if (part === undefined) return countryName(country);
  const name = subdivisions[code];
  return name === undefined ? `${countryName(country)} (${part})` : `${name}, ${countryName(country)}`;
}
