import { cluesOf, evidenceFor } from '@firmlens/contract';
import type { PriorKnowledge } from '../source';
import { isSameCompanyName } from './same-company-name';

/** Each number costs a request, and a site rarely names the numbers of several companies. */
const MAX_NUMBERS = 2;
/** Names with lower confidence are parts of titles, domain holders and the like. */
const MIN_NAME_CONFIDENCE = 0.4;
const CONFIDENCE_WITH_NAME = 0.95;
const CONFIDENCE_OF_NUMBER = 0.7;

/** A company's register entry, and the confidence that it is this company's. */
export type RegisterEntry<R> =
  { status: 'found'; record: R; confidence: number } | { status: 'nothing'; reason: string };

/**
 * Returns the register numbers that clues give for a country, normalised by `write`, which returns null for
 * an invalid number. Each number once, at most two.
 */
export function registerNumbersOfClues(
  { clues }: PriorKnowledge,
  country: string,
  write: (text: string) => string | null,
): string[] {
  const numbers = cluesOf(clues, 'register_number')
    .filter((clue) => clue.country === country)
    .flatMap(({ number }) => write(number) ?? []);
  return [...new Set(numbers)].slice(0, MAX_NUMBERS);
}

/** Returns the company's names that are known with enough confidence. */
export function knownCompanyNames({ evidence }: PriorKnowledge): string[] {
  const names = [...evidenceFor(evidence, 'company.legal_name'), ...evidenceFor(evidence, 'company.name')];
  return names.filter(({ confidence }) => confidence >= MIN_NAME_CONFIDENCE).map(({ value }) => value);
}

/**
 * Looks up the numbers until one leads to the company. A number on its pages may belong to another company,
 * such as the hosting firm or the owner, so the entry must have one of the company's names. If no name is
 * known, the number is enough.
 */
export async function findRegisterEntry<R extends { names: readonly string[] }>(
  numbers: readonly string[],
  known: PriorKnowledge,
  ask: (number: string) => Promise<R | null>,
): Promise<RegisterEntry<R>> {
  const names = knownCompanyNames(known);
  const rejections: string[] = [];
  for (const number of numbers) {
    const record = await ask(number);
    if (record === null) rejections.push(`${number} is not in the register`);
    else if (names.length === 0) return { status: 'found', record, confidence: CONFIDENCE_OF_NUMBER };
    else if (record.names.some((name) => isSameCompanyName(name, names)))
      return { status: 'found', record, confidence: CONFIDENCE_WITH_NAME };
    else rejections.push(`${number} is another company's`);
  }
  return { status: 'nothing', reason: rejections.join('; ') };
}
