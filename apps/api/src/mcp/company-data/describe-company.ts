import { setImmediate as turn } from 'node:timers/promises';
import type { DataModule } from '@firmlens/contract';
import { countryCodes, findEvidencedModules, type HeldModule, type Transaction } from '@firmlens/domain';
import { rankEvidence } from '@firmlens/enrichment';
import { COUNTRIES } from './closed-values';
import { labelData, type LabelContext } from './label-data';
import { MOST_EVIDENCE, type ShownEvidence, shownEvidence } from './shown-evidence';
import { valueSources } from './value-sources';
import { type Fields, walkData } from './walk-data';

export interface DescribedCompany {
  /** By module, each with the contract's fields; texts of third parties stand in their envelopes. */
  data: Partial<Record<DataModule, Fields>>;
  evidence: ShownEvidence[];
  evidence_omitted: number;
}

/** These modules of a company as agents are shown them, with what they stand on. */
export async function describeCompany(
  tx: Transaction,
  domain: string,
  held: readonly HeldModule[],
): Promise<DescribedCompany> {
  const bodies = held.map(({ module, data }) => ({ module, body: JSON.parse(data) as unknown }));
  const modules = (await findEvidencedModules(tx, domain)).filter(({ module }) =>
    held.some((item) => item.module === module),
  );
  const ranked = await rankEvidence(modules, { domain, limit: Infinity, pause: turn });
  const countries = await countryCodes(tx, countriesIn(bodies));
  const context: LabelContext = {
    domain,
    isCountry: (text) => countries.has(text),
    sourceUrl: valueSources(ranked),
  };
  return {
    data: Object.fromEntries(bodies.map(({ module, body }) => [module, labelData(module, body, context)])),
    ...shownEvidence(ranked, MOST_EVIDENCE),
  };
}

/** What stands where the contract has countries: whether they are some, the database knows. */
function countriesIn(bodies: readonly { module: DataModule; body: unknown }[]): string[] {
  const texts = new Set<string>();
  for (const { module, body } of bodies) {
    walkData(module, body, (text, { path }) => {
      if (COUNTRIES.has(path) && text.length <= LONGEST_COUNTRY) texts.add(text);
    });
  }
  return [...texts];
}

/** UTF-16 units, more than any has. */
const LONGEST_COUNTRY = 100;
