import { evidenceFor } from '@firmlens/contract';
import { cluesOf } from '../clue';
import type { PriorKnowledge } from '../source';
import { isSameCompanyName } from './same-company-name';

/** Each number costs a request; pages name few companies beside their own. */
const MAX_NUMBERS = 2;
/** Names that were read with less are parts of titles, holders of the domain, and the like. */
const SURE_NAME = 0.4;
const CONFIDENCE_WITH_NAME = 0.95;
const CONFIDENCE_OF_NUMBER = 0.7;

/** The entry of a company in a register, and how sure it is that it is this company's. */
export type RegisterEntry<R> =
  { status: 'found'; record: R; confidence: number } | { status: 'nothing'; reason: string };

/**
 * The numbers that clues give in a country's register, as `write` writes them; null from it is no such number.
 * Each once, at most two.
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

/** What the company is called, as far as it is known with some certainty. */
export function knownCompanyNames({ evidence }: PriorKnowledge): string[] {
  const names = [...evidenceFor(evidence, 'company.legal_name'), ...evidenceFor(evidence, 'company.name')];
  return names.filter(({ confidence }) => confidence >= SURE_NAME).map(({ value }) => value);
}

/**
 * Asks for the numbers until one leads to the company. A number on its pages can be another's, the hosting firm's or
 * the owner's: the entry has to bear one of the company's names. Where no name is known, the number has to do.
 */
export async function findRegisterEntry<R extends { names: readonly string[] }>(
  numbers: readonly string[],
  known: PriorKnowledge,
  ask: (number: string) => Promise<R | null>,
): Promise<RegisterEntry<R>> {
  const names = knownCompanyNames(known);
  const misses: string[] = [];
  for (const number of numbers) {
    const record = await ask(number);
    if (record === null) misses.push(`${number} is not in the register`);
    else if (names.length === 0) return { status: 'found', record, confidence: CONFIDENCE_OF_NUMBER };
    else if (record.names.some((name) => isSameCompanyName(name, names)))
      return { status: 'found', record, confidence: CONFIDENCE_WITH_NAME };
    else misses.push(`${number} is another company's`);
  }
  return { status: 'nothing', reason: misses.join('; ') };
}
