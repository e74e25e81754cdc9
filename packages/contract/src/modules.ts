/** The optional enrichment modules, in the order of every response. */
export const MODULES = ['business', 'technology', 'funding', 'team', 'signals', 'competitors'] as const;

export type Module = (typeof MODULES)[number];

/** A key of the company data object. The base is always there, under `company`. */
export type DataModule = 'company' | Module;

/** Every key of the company data object, in that order. */
export const DATA_MODULES: readonly DataModule[] = ['company', ...MODULES];

/** Credits for the base, which is part of every enrichment. */
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

/** Credits for a page of search results for an agent. An empty page is free. */
export const SEARCH_PAGE_PRICE = 2;

/** Credits for an agent's read of stored company data that is not fresh. */
export const STALE_READ_PRICE = 2;

const KNOWN: ReadonlySet<string> = new Set(MODULES);

/** Names for the base alone. Accepted without effect. */
const BASE_NAMES: ReadonlySet<string> = new Set(['base', 'company']);

export interface ModuleRequest {
  /** The known modules, each once, in the published order. */
  modules: Module[];
  /** The names that are not modules (trimmed, lower-cased), each once. */
  unknown: string[];
}

/** Parses the `enrich` parameter. Names are trimmed, lower-cased and deduplicated. Blanks are skipped. */
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

/** Returns the credits for an enrichment of the base and these modules. */
export function priceOf(modules: readonly Module[]): number {
  return modules.reduce((sum, module) => sum + MODULE_PRICES[module], BASE_PRICE);
}
