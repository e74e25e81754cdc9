/** The optional enrichment modules, in the order in which every answer lists them. */
export const MODULES = ['business', 'technology', 'funding', 'team', 'signals', 'competitors'] as const;

export type Module = (typeof MODULES)[number];

/** A key of the company data object: the base record is always there, under `company`. */
export type DataModule = 'company' | Module;

/** Every key of the company data object, in that order. */
export const DATA_MODULES: readonly DataModule[] = ['company', ...MODULES];

/** Credits for the base record, which is part of every enrichment. */
export const BASE_PRICE = 10;

/** Credits each module adds to the base price. */
export const MODULE_PRICES: Readonly<Record<Module, number>> = {
  business: 6,
  technology: 4,
  funding: 10,
  team: 6,
  signals: 16,
  competitors: 8,
};

/** Credits for a page that an agent's search has a row on. */
export const PAGE_PRICE = 2;

/** Credits for what an agent reads of a company, where it is not fresh. */
export const READING_PRICE = 2;

const KNOWN: ReadonlySet<string> = new Set(MODULES);

/** Names that ask for the base record alone: accepted, and they add nothing. */
const BASE_NAMES: ReadonlySet<string> = new Set(['base', 'company']);

export interface ModuleRequest {
  /** The known modules, each once, in the published order. */
  modules: Module[];
  /** What was named and is not a module, as it was sent (trimmed, lower-cased), each once. */
  unknown: string[];
}

/** Reads the `enrich` parameter: names are trimmed, lower-cased and deduplicated; blanks are skipped. */
export function parseModules(enrich: string | undefined): ModuleRequest {
  const names = new Set(
    (enrich ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== '' && !BASE_NAMES.has(name)),
  );
  return {
    modules: MODULES.filter((module) => names.has(module)),
    unknown: [...names].filter((name) => !KNOWN.has(name)),
  };
}

/** Credits for an enrichment of the base and these modules. */
export function priceOf(modules: readonly Module[]): number {
  return modules.reduce((sum, module) => sum + MODULE_PRICES[module], BASE_PRICE);
}
