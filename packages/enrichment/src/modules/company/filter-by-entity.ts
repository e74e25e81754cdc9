import { type Evidence, evidenceFor } from '@firmlens/contract';
import { pickOne } from '../../merge/pick-one';
import { placeOf } from './place-of';

/** Shorter ones stand within longer ones by chance. */
const TELLING_DIGITS = 6;

/**
 * Registers, imprints and encyclopaedias write a number with and without zeros in front and letters; before a French
 * one stand the digits of its VAT number, and behind it those of a branch.
 */
function isSameNumber(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .sort((one, other) => one.length - other.length);
  if (short === long) return true;
  return short.length >= TELLING_DIGITS && (long.startsWith(short) || long.endsWith(short));
}

/**
 * The evidence without the records and pages that bear another company number than the believed one: those are of
 * a subsidiary, a parent, or whoever made the site, and what they say of a legal entity is not to be mixed with ours.
 */
export function filterByEntity(evidence: readonly Evidence[]): readonly Evidence[] {
  const { winner } = pickOne(evidence, 'company.company_number');
  if (winner === null) return evidence;
  const numbers = evidenceFor(evidence, 'company.company_number');
  const isOurs = ({ value }: { value: string }) => isSameNumber(value, winner.value);
  const ours = new Set(numbers.filter(isOurs).map(placeOf));
  const others = new Set(numbers.map(placeOf).filter((place) => !ours.has(place)));
  return evidence.filter((item) => !others.has(placeOf(item)));
}
