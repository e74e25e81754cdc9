import { cluesOf } from '../clue';
import { knownNames } from '../reading/register-entry';
import { isSameCompanyName } from '../reading/same-company-name';
import type { Known, SourceOutcome } from '../source';
import { isLei, type LeiRecord } from './read-record';
import { isSameNumber, isUnique, type RegisterNumber, spellingsOf } from './register-number';

/** A record that is the company's. */
export interface MatchedRecord {
  record: LeiRecord;
  /** How sure that is. */
  confidence: number;
}

export const CONFIDENCE_OF_LEI = 0.95;
/** Where no name is known that the record could bear. */
const CONFIDENCE_OF_NUMBER = 0.7;
const MAX_LEIS = 2;
const MAX_NUMBERS = 2;

export const NO_IDENTITY: SourceOutcome = {
  status: 'not_asked',
  reason: 'neither a LEI nor a register number is known',
};
export const NO_RECORD: SourceOutcome = {
  status: 'nothing',
  reason: 'no record has the LEI or register number and can be the company’s',
};

/** What a record can be looked for by: two of each at most. */
export function searchableIdentities({ clues }: Known): { leis: string[]; numbers: RegisterNumber[] } {
  const leis = [...new Set(cluesOf(clues, 'lei').map(({ lei }) => lei))].filter(isLei);
  const numbers = cluesOf(clues, 'register_number').filter((clue) => spellingsOf(clue).length > 0);
  return { leis: leis.slice(0, MAX_LEIS), numbers: numbers.slice(0, MAX_NUMBERS) };
}

/**
 * Whether the record can be the company's, by its names where any is known: sites give the numbers of their owners,
 * funds and hosting firms as well.
 */
export function isOfCompany({ names, isPartOfAnother }: LeiRecord, known: Known): boolean {
  const ours = knownNames(known);
  return !isPartOfAnother && (ours.length === 0 || names.some((name) => isSameCompanyName(name, ours)));
}

/** Whether the number can tell the company: where courts count for themselves, a name has to be known as well. */
export function isSearchable(number: RegisterNumber, known: Known): boolean {
  return isUnique(number) || knownNames(known).length > 0;
}

/** The one of the records that has the number in its country and can be the company's; null where none has. */
export function recordOfNumber(
  records: readonly LeiRecord[],
  { country, number }: RegisterNumber,
  known: Known,
): MatchedRecord | null | 'several' {
  const [record, another] = records.filter(
    (candidate) =>
      candidate.country === country &&
      candidate.registeredAs !== null &&
      isSameNumber(country, candidate.registeredAs, number) &&
      isOfCompany(candidate, known),
  );
  if (another !== undefined) return 'several';
  const confidence = knownNames(known).length > 0 ? CONFIDENCE_OF_LEI : CONFIDENCE_OF_NUMBER;
  return record === undefined ? null : { record, confidence };
}
