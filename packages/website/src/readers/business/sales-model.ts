import { evidenceFor } from '@firmlens/contract';
import type { ReaderInput } from '../reader';
import { INDUSTRIES, type SalesModel } from './industry-words';
import { readIndustries } from './read-industries';

const SALES_MODEL_OF_INDUSTRY = new Map(INDUSTRIES.map(({ name, trade }) => [name, trade]));

/** Whom a company sells to is known if its industry is. */
const MIN_CONFIDENCE = 0.7;

const cache = new WeakMap<ReaderInput['pages'], SalesModel | null>();

/**
 * Returns the sales model of the company's most likely industry. Software comes first: software for hotels is
 * sold as software. Null if no industry is recognised or if companies in it trade in several ways.
 */
export function salesModel(input: ReaderInput): SalesModel | null {
  const cached = cache.get(input.pages);
  if (cached !== undefined) return cached;
  const industries = evidenceFor(readIndustries(input), 'business.industries')
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .map(({ value }) => value);
  const trades = industries.flatMap((industry) => SALES_MODEL_OF_INDUSTRY.get(industry) ?? []);
  const trade = trades.find(({ sells }) => sells === 'software') ?? trades[0] ?? null;
  cache.set(input.pages, trade);
  return trade;
}
