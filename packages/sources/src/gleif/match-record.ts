import { cluesOf } from '@firmlens/contract';
import { knownCompanyNames } from '../parsing/register-entry';
import { isSameCompanyName } from '../parsing/same-company-name';
import type { PriorKnowledge, SourceOutcome } from '../source';
import { isLei, type LeiRecord } from './read-lei-record';
import {
  isSameRegisterNumber,
  isUniqueInCountry,
  type RegisterNumber,
  numberSpellings,
} from './register-number';

/** A record that belongs to the company. */
export interface MatchedRecord {
  record: LeiRecord;
  /** Confidence that it does. */
  confidence: number;
}

export const LEI_CONFIDENCE = 0.95;
/** Applies if no company name is known to compare with the record. */
const CONFIDENCE_OF_NUMBER = 0.7;
const MAX_LEIS = 2;
const MAX_NUMBERS = 2;

export const NO_IDENTIFIER: SourceOutcome = {
  status: 'not_asked',
  reason: 'neither an LEI nor a register number is known',
};
export const NO_RECORD: SourceOutcome = {
  status: 'nothing',
  reason: 'no record has the LEI or register number and can be the company’s',
};

/** Returns the identifiers that records can be searched by, at most two of each kind. */
export function searchableIdentifiers({ clues }: PriorKnowledge): {
  leis: string[];
  numbers: RegisterNumber[];
} {
  const leis = [...new Set(cluesOf(clues, 'lei').map(({ lei }) => lei))].filter(isLei);
  const numbers = cluesOf(clues, 'register_number').filter((clue) => numberSpellings(clue).length > 0);
  return { leis: leis.slice(0, MAX_LEIS), numbers: numbers.slice(0, MAX_NUMBERS) };
}

/**
 * Whether the record can be the company's. Compares its names with the known ones, if any, because sites also
 * state the numbers of their owners, funds and hosting providers.
 */
export function canBeCompanyRecord({ names, isPartOfAnother }: LeiRecord, known: PriorKnowledge): boolean {
  const companyNames = knownCompanyNames(known);
  return (
    !isPartOfAnother &&
    (companyNames.length === 0 || names.some((name) => isSameCompanyName(name, companyNames)))
  );
}

/**
 * Whether the number identifies the company. If each court numbers its own companies, a name must be known as
 * well.
 */
export function identifiesCompany(number: RegisterNumber, known: PriorKnowledge): boolean {
  return isUniqueInCountry(number) || knownCompanyNames(known).length > 0;
}

/**
 * Finds the record that has the number in its country and can be the company's. Returns null if there is none
 * and `several` if there are more than one.
 */
export function matchRecordByNumber(
  records: readonly LeiRecord[],
  { country, number }: RegisterNumber,
  known: PriorKnowledge,
): MatchedRecord | null | 'several' {
  const [record, another] = records.filter(
    (candidate) =>
      candidate.country === country &&
      candidate.registeredAs !== null &&
      isSameRegisterNumber(country, candidate.registeredAs, number) &&
      canBeCompanyRecord(candidate, known),
  );
  if (another !== undefined) return 'several';
  const confidence = knownCompanyNames(known).length > 0 ? LEI_CONFIDENCE : CONFIDENCE_OF_NUMBER;
  return record === undefined ? null : { record, confidence };
}
