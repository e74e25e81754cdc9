import { type Module, MODULES } from '@firmlens/contract';
import { suggestValue } from '../../search/arguments/suggest-value';

/** Other names for modules, from other services and from people. Beginnings and misspellings need none. */
const OTHER_NAMES: Readonly<Record<Module, readonly string[]>> = {
  business: ['industry', 'industries', 'market', 'products', 'services'],
  technology: ['technologies', 'tech stack', 'techstack', 'stack', 'software'],
  funding: [
    'finance',
    'finances',
    'financial',
    'financials',
    'investment',
    'investments',
    'investors',
    'rounds',
  ],
  team: ['people', 'persons', 'employees', 'staff', 'contacts', 'hiring', 'jobs'],
  signals: ['news', 'events', 'insights', 'highlights', 'intent', 'social'],
  competitors: ['competition', 'rivals', 'similar', 'alternatives', 'peers'],
};

const SPELLINGS = MODULES.flatMap((module) =>
  [module, ...OTHER_NAMES[module]].map((spelling) => [spelling, module] as const),
);

/** Names that mean every module. None is accepted: an enrichment with all of them costs six times the base. */
const ALL_NAMES: ReadonlySet<string> = new Set(['all', '*', 'everything', 'full']);

/** Returns which modules the unknown names probably mean, as a sentence; null if nothing fits. */
export function suggestModules(unknown: readonly string[]): string | null {
  if (unknown.some((name) => ALL_NAMES.has(name)))
    return `For all modules, send enrich=${MODULES.join(',')}.`;
  const meant = new Set(unknown.slice(0, MAX_NAMES).map((name) => suggestValue(name, SPELLINGS)));
  const names = MODULES.filter((module) => meant.has(module));
  return names.length === 0 ? null : `Did you mean ${names.join(', ')}?`;
}

/** The most names that are compared. */
const MAX_NAMES = 10;
