import { naceDivisions, sicGroups } from '../../texts/industry-codes';

/**
 * An industry code with what its first digits mean: `62.01Z: Computer programming and consultancy`. The form tells the
 * list: five digits, or a point, is NACE; four digits are the SIC of the SEC. Other codes stay as they are.
 */
export function describeIndustryCode(code: string): string {
  const names = /^\d{5}$|^\d{2}\.\d/.test(code) ? naceDivisions : /^\d{4}$/.test(code) ? sicGroups : {};
  const name = names[code.slice(0, 2)];
  return name === undefined ? code : `${code}: ${name}`;
}
