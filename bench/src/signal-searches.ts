import { FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES } from '@firmlens/contract';
import type { SignalFilters, SignalPosition } from '@firmlens/domain';
import { DISJOINT_PAIR, COUNTRIES, RARE_COUNTRY } from './signals-on-file';

/** A kind of search: the filters for each call number. */
export interface Search {
  what: string;
  filters: (call: number) => Partial<SignalFilters>;
  /** The position where the previous page ended. Absent for a first page. */
  deep?: SignalPosition;
}

export const EVERYTHING: SignalFilters = {
  ...{ domains: [], types: [], fundingStages: [], countries: [], industries: [] },
  ...{ since: null, until: null, includeRumours: false },
};

const pickInTurn = <Value>(values: readonly Value[], call: number): Value[] => {
  const value = values[call % values.length];
  return value === undefined ? [] : [value];
};
const common = { types: HIGHLIGHT_TYPES.slice(0, 6), trades: INDUSTRIES.slice(0, 10) };
const someDomains = (call: number, count: number) =>
  Array.from({ length: count }, (_, at) => `c${1 + ((call * 7_919 + at * 104_729) % 400_000)}.example`);
const threeYearsAgo: SignalPosition = { day: '2023-11-21', id: 1_000_000n };

/** The first one is the baseline: no filter except that rumours are left out. */
export const SEARCHES: readonly Search[] = [
  { what: 'no filter', filters: () => ({}) },
  { what: 'no filter, rumours too', filters: () => ({ includeRumours: true }) },
  { what: 'one company', filters: (call) => ({ domains: someDomains(call, 1) }) },
  { what: '25 companies', filters: (call) => ({ domains: someDomains(call, 25) }) },
  { what: 'type', filters: (call) => ({ types: pickInTurn(HIGHLIGHT_TYPES, call) }) },
  { what: 'type, rare (layoffs, 0.4 %)', filters: () => ({ types: ['layoffs'] }) },
  { what: 'types, all 12', filters: () => ({ types: HIGHLIGHT_TYPES }) },
  { what: 'stage', filters: (call) => ({ fundingStages: pickInTurn(FUNDING_STAGES, call) }) },
  { what: 'stages, all 22', filters: () => ({ fundingStages: FUNDING_STAGES }) },
  { what: 'country', filters: (call) => ({ countries: pickInTurn(COUNTRIES, call) }) },
  { what: 'country, rare (50 signals)', filters: () => ({ countries: [RARE_COUNTRY] }) },
  { what: 'countries, 50', filters: () => ({ countries: COUNTRIES.slice(0, 50) }) },
  { what: 'industry', filters: (call) => ({ industries: pickInTurn(INDUSTRIES, call) }) },
  { what: 'industries, 50', filters: () => ({ industries: INDUSTRIES.slice(0, 50) }) },
  { what: 'since: two days', filters: () => ({ since: '2026-11-20' }) },
  { what: 'a month, two years ago', filters: () => ({ since: '2024-11-01', until: '2024-11-30' }) },
  {
    what: 'type and country',
    filters: (call) => ({
      types: pickInTurn(HIGHLIGHT_TYPES, call),
      countries: pickInTurn(COUNTRIES, call + 5),
    }),
  },
  {
    what: 'type and industry',
    filters: (call) => ({
      types: pickInTurn(HIGHLIGHT_TYPES, call),
      industries: pickInTurn(INDUSTRIES, call),
    }),
  },
  {
    what: 'stage and country',
    filters: (call) => ({
      fundingStages: pickInTurn(FUNDING_STAGES, call),
      countries: pickInTurn(COUNTRIES, call),
    }),
  },
  {
    what: 'stage and industry',
    filters: (call) => ({
      fundingStages: pickInTurn(FUNDING_STAGES, call),
      industries: pickInTurn(INDUSTRIES, call),
    }),
  },
  {
    what: 'country and industry',
    filters: (call) => ({ countries: pickInTurn(COUNTRIES, call), industries: pickInTurn(INDUSTRIES, call) }),
  },
  {
    what: 'country and a month, two years ago',
    filters: (call) => ({ countries: pickInTurn(COUNTRIES, call), since: '2024-11-01', until: '2024-11-30' }),
  },
  {
    what: '3 types, 5 countries, 3 industries',
    filters: (call) => ({
      types: [0, 1, 2].flatMap((at) => pickInTurn(common.types, call + at)),
      countries: [0, 1, 2, 3, 4].flatMap((at) => pickInTurn(COUNTRIES, call + at)),
      industries: [0, 3, 6].flatMap((at) => pickInTurn(common.trades, call + at)),
    }),
  },
  {
    what: 'type, country and industry',
    filters: (call) => ({
      types: pickInTurn(HIGHLIGHT_TYPES, call),
      countries: pickInTurn(COUNTRIES, call),
      industries: pickInTurn(INDUSTRIES, call),
    }),
  },
  {
    what: 'rare country, common type',
    filters: (call) => ({ countries: [RARE_COUNTRY], types: pickInTurn(common.types, call) }),
  },
  {
    what: 'rare country, common industry',
    filters: (call) => ({ countries: [RARE_COUNTRY], industries: pickInTurn(common.trades, call) }),
  },
  {
    what: 'rare type, rare country: none',
    filters: () => ({ types: ['layoffs'], countries: [RARE_COUNTRY] }),
  },
  {
    what: 'many of either, none of both',
    filters: () => ({ countries: [DISJOINT_PAIR.country], industries: [DISJOINT_PAIR.industry] }),
  },
  { what: 'deep page, no filter', filters: () => ({}), deep: threeYearsAgo },
  {
    what: 'deep page, type',
    filters: (call) => ({ types: pickInTurn(HIGHLIGHT_TYPES, call) }),
    deep: threeYearsAgo,
  },
  {
    what: 'deep page, country',
    filters: (call) => ({ countries: pickInTurn(COUNTRIES, call) }),
    deep: threeYearsAgo,
  },
  {
    what: 'deep page, country and industry',
    filters: (call) => ({ countries: pickInTurn(COUNTRIES, call), industries: pickInTurn(INDUSTRIES, call) }),
    deep: threeYearsAgo,
  },
];
