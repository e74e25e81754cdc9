import { type Evidence, evidenceFor } from '@firmlens/contract';
import { pickOne } from '../../merge/pick-one';
import { placeOf } from './place-of';

/** Registers, imprints and encyclopaedias write a number with and without prefixes, zeros in front and letters. */
function isSameNumber(a: string, b: string): boolean {
  const [one = '', other = ''] = [a, b].map((number) => number.replace(/\D/g, '').replace(/^0+/, ''));
  return one.includes(other) || other.includes(one);
}

/**
 * The evidence without the records and pages that bear another company number than the believed one: those are of
 * a subsidiary, a parent, or whoever made the site, and what they say of a legal entity is not to be mixed with ours.
 */
export function ofOneEntity(evidence: readonly Evidence[]): readonly Evidence[] {
  const { winner } = pickOne(evidence, 'company.company_number');
  if (winner === null) return evidence;
  const numbers = evidenceFor(evidence, 'company.company_number');
  const isOurs = ({ value }: { value: string }) => isSameNumber(value, winner.value);
  const ours = new Set(numbers.filter(isOurs).map(placeOf));
  const others = new Set(numbers.map(placeOf).filter((place) => !ours.has(place)));
  return evidence.filter((item) => !others.has(placeOf(item)));
}
