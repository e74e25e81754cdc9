import { InvalidArgumentError } from '@commander-js/extra-typings';

/** The service accepts no more. */
const MOST_CREDITS = 1_000_000_000;

/** Parses a limit of credits. Throws an `InvalidArgumentError`. */
export function parseCredits(text: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > MOST_CREDITS)
    throw new InvalidArgumentError('Give a whole number of credits.');
  return Number(text);
}
