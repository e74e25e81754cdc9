import { ServiceError } from '@firmlens/contract';
import { normalizeDomain } from '@firmlens/domain';
import { MAX_DOMAINS, parseDomains } from '../arguments/domain-arguments';
import { matchCountries, matchFilterValues } from '../arguments/filter-values';
import { invalidArgument } from '../protocol/rpc-error';
import { neutralizeText } from '../untrusted/neutralize-text';

/** Characters that are read of an argument in words of the caller's. */
export const MAX_WORDS_LENGTH = 500;

/** The company that an argument names; throws -32602. */
export function parseDomainArgument(name: string, text: string): string {
  return translated(name, () => normalizeDomain(text.trim()).domain);
}

/** The companies that a list names, each once; throws -32602, also where there are none or too many. */
export function parseDomainsArgument(name: string, text: string): string[] {
  const domains = parseDomains(name, itemsOf(text));
  if (domains.length === 0) throw invalidArgument(name, 'it contains no domain.');
  if (domains.length > MAX_DOMAINS) {
    throw invalidArgument(name, `it lists ${domains.length} companies; send at most ${MAX_DOMAINS}.`);
  }
  return domains;
}

/** The values of a filter, as they are spelled; undefined where none is named. Throws -32602 with those that are valid. */
export function parseFilterArgument<Value extends string>(
  name: string,
  text: string | undefined,
  valid: readonly Value[],
): Value[] | undefined {
  return readList(name, text, (items) => matchFilterValues(name, items, valid));
}

/** The codes of the countries that a filter names by code or in English; undefined and -32602 as for other filters. */
export function parseCountriesArgument(name: string, text: string | undefined): string[] | undefined {
  return readList(name, text, (items) => matchCountries(name, items));
}

function readList<Value>(
  name: string,
  text = '',
  recognised: (items: string[]) => Value[],
): Value[] | undefined {
  const items = itemsOf(text);
  return items.length === 0 ? undefined : translated(name, () => recognised(items));
}

/** A number of credits from `least` to 100,000; `otherwise` where none is named. Throws -32602. */
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
 * What the caller wrote in words of their own, as one line without markup, links and hidden characters. Throws -32602
 * where nothing is left of it.
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

/** A refusal of the service's is one of the argument's: a prompt has no other answer than its text. */
function translated<Read>(name: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw invalidArgument(name, error.message, { error: error.code, ...error.extra });
  }
}
