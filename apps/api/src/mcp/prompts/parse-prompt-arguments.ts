import { ServiceError } from '@firmlens/contract';
import { normalizeDomain } from '@firmlens/domain';
import { MAX_DOMAINS, parseDomains } from '../../search/arguments/domain-arguments';
import { matchCountries, matchFilterValues } from '../../search/arguments/filter-values';
import { invalidArgument } from '../protocol/rpc-error';
import { neutralizeText } from '../../untrusted/neutralize-text';

/** Number of characters read of a free-text argument. */
export const MAX_WORDS_LENGTH = 500;

/** Parses the company that an argument names. Throws -32602 if it is invalid. */
export function parseDomainArgument(name: string, text: string): string {
  return withArgumentErrors(name, () => normalizeDomain(text.trim()).domain);
}

/**
 * Parses a list of companies and removes duplicates. Throws -32602 if one is invalid, or if there are none or
 * too many.
 */
export function parseDomainsArgument(name: string, text: string): string[] {
  const domains = parseDomains(name, itemsOf(text));
  if (domains.length === 0) throw invalidArgument(name, 'it contains no domain.');
  if (domains.length > MAX_DOMAINS) {
    throw invalidArgument(name, `it lists ${domains.length} companies; send at most ${MAX_DOMAINS}.`);
  }
  return domains;
}

/**
 * Parses the values of a filter into their canonical spelling. Returns undefined if there are none. Throws
 * -32602 with the valid values.
 */
export function parseFilterArgument<Value extends string>(
  name: string,
  text: string | undefined,
  valid: readonly Value[],
): Value[] | undefined {
  return readList(name, text, (items) => matchFilterValues(name, items, valid));
}

/**
 * Parses a filter's countries, given by code or English name, into codes. Returns undefined or throws -32602
 * like `parseFilterArgument`.
 */
export function parseCountriesArgument(name: string, text: string | undefined): string[] | undefined {
  return readList(name, text, (items) => matchCountries(name, items));
}

function readList<Value>(
  name: string,
  text = '',
  recognised: (items: string[]) => Value[],
): Value[] | undefined {
  const items = itemsOf(text);
  return items.length === 0 ? undefined : withArgumentErrors(name, () => recognised(items));
}

/**
 * Parses a number of credits from `least` to 100,000. Returns `otherwise` if none is given. Throws -32602.
 */
export function parseCreditsArgument(
  name: string,
  text = '',
  { least, otherwise }: { least: number; otherwise: number },
): number {
  if (text.trim() === '') return otherwise;
  const credits = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  if (credits >= least && credits <= 100_000) return credits;
  throw invalidArgument(name, `send a whole number of credits from ${least} to 100000.`);
}

/**
 * Returns the caller's free text as one line without markup, links and hidden characters. Throws -32602 if
 * nothing is left.
 */
export function parseWordsArgument(name: string, text: string): string {
  const words = neutralizeText(text, MAX_WORDS_LENGTH);
  if (words === '') throw invalidArgument(name, 'it contains no words.');
  return words;
}

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Rethrows a ServiceError as an invalid argument: a prompt has no other response than its text. */
function withArgumentErrors<Parsed>(name: string, parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw invalidArgument(name, error.message, { error: error.code, ...error.extra });
  }
}
