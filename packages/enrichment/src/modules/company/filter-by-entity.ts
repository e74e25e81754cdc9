import { type Evidence, evidenceFor } from '@firmlens/contract';
import { pickOne } from '../../merge/pick-one';
import { placeOf } from './place-of';

/** Shorter numbers occur in longer ones by chance. */
const MIN_DIGITS = 6;

/**
 * Whether two texts state the same company number. Registers, imprints and encyclopaedias write a number
 * with and without leading zeros and letters. A French one may follow the digits of its VAT number and
 * precede those of a branch.
 */
function isSameNumber(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .sort((one, other) => one.length - other.length);
  if (short === long) return true;
  return short.length >= MIN_DIGITS && (long.startsWith(short) || long.endsWith(short));
}

/**
 * Returns the evidence without the records and pages that carry another company number than the trusted one.
 * Those belong to a subsidiary, a parent or the site's maker, and must not be mixed with this legal entity.
 */
export function filterByEntity(evidence: readonly Evidence[]): readonly Evidence[] {
  const { winner } = pickOne(evidence, 'company.company_number');
  if (winner === null) return evidence;
  const numbers = evidenceFor(evidence, 'company.company_number');
  const hasTrustedNumber = ({ value }: { value: string }) => isSameNumber(value, winner.value);
  const trustedPlaces = new Set(numbers.filter(hasTrustedNumber).map(placeOf));
  const otherPlaces = new Set(numbers.map(placeOf).filter((place) => !trustedPlaces.has(place)));
  return evidence.filter((item) => !otherPlaces.has(placeOf(item)));
}
