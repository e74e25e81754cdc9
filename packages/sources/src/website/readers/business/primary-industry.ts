import { evidenceFor } from '@firmlens/contract';
import type { ReaderInput } from '../reader';
import { readIndustries } from './read-industries';

/** What companies of an industry mostly sell, and to whom where that is plain. */
export interface PrimaryIndustry {
  sells: 'goods' | 'services' | 'software' | null;
  to: 'B2B' | 'B2C' | null;
}

const TRADES: readonly [trade: PrimaryIndustry, industries: string][] = [
  [
    { sells: 'goods', to: 'B2C' },
    'Furniture, Fashion, Cosmetics, Bicycles, Toys, Sporting Goods, Pet Products, Retail, E-commerce, Food and Beverage',
  ],
  [
    { sells: 'goods', to: 'B2B' },
    'Machinery, Robotics, Industrial Automation, Semiconductors, Medical Devices, Chemicals, Packaging, Manufacturing, Textiles, Aerospace, Defence, Building Materials',
  ],
  [{ sells: 'goods', to: null }, 'Electronics, Agriculture, Automotive, 3D Printing'],
  [
    { sells: 'services', to: 'B2B' },
    'IT Services, Logistics, Management Consulting, Marketing, Engineering, Accounting, Recruitment, Security Services, Facility Services, Environmental Services, Events, Printing, Construction, Insurance',
  ],
  [{ sells: 'services', to: 'B2C' }, 'Veterinary, Restaurants, Hospitality, Travel, Fitness, Beauty'],
  [
    { sells: 'services', to: null },
    'Healthcare, Legal Services, Design, Architecture, HVAC, Education, Maritime',
  ],
  [{ sells: 'software', to: 'B2B' }, 'Software, Cybersecurity, Fintech, Human Resources'],
  [{ sells: null, to: 'B2B' }, 'Biotechnology, Pharmaceuticals'],
  [{ sells: null, to: 'B2C' }, 'Video Games'],
];
const TRADE_OF_INDUSTRY = new Map(
  TRADES.flatMap(([trade, industries]) =>
    industries.split(', ').map((industry): [string, PrimaryIndustry] => [industry, trade]),
  ),
);

const known = new WeakMap<ReaderInput['pages'], PrimaryIndustry | null>();

/**
 * The trade of the company by the industry that its words tell first; software for hotels is sold as software.
 * Null where no industry is told, or one whose companies trade in several ways.
 */
export function primaryIndustry(input: ReaderInput): PrimaryIndustry | null {
  const held = known.get(input.pages);
  if (held !== undefined) return held;
  const industries = evidenceFor(readIndustries(input), 'business.industries').map(({ value }) => value);
  const trades = industries.flatMap((industry) => TRADE_OF_INDUSTRY.get(industry) ?? []);
  const trade = trades.find(({ sells }) => sells === 'software') ?? trades[0] ?? null;
  known.set(input.pages, trade);
  return trade;
}
