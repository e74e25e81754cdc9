import { evidenceFor } from '@firmlens/contract';
import type { ReaderInput } from '../reader';
import { INDUSTRIES, type SalesModel } from './industry-words';
import { readIndustries } from './read-industries';

const SALES_MODEL_OF_INDUSTRY = new Map(INDUSTRIES.map(({ name, trade }) => [name, trade]));

const known = new WeakMap<ReaderInput['pages'], SalesModel | null>();

/**
 * The trade of the company by the industry that its words tell first; software for hotels is sold as software.
 * Null where no industry is told, or one whose companies trade in several ways.
 */
export function salesModel(input: ReaderInput): SalesModel | null {
  const held = known.get(input.pages);
  if (held !== undefined) return held;
  const industries = evidenceFor(readIndustries(input), 'business.industries').map(({ value }) => value);
  const trades = industries.flatMap((industry) => SALES_MODEL_OF_INDUSTRY.get(industry) ?? []);
  const trade = trades.find(({ sells }) => sells === 'software') ?? trades[0] ?? null;
  known.set(input.pages, trade);
  return trade;
}
