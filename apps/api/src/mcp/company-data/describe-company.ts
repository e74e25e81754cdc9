import type { DataModule } from '@firmlens/contract';
import { countryCodes, findEvidencedModules, type HeldModule, type Transaction } from '@firmlens/domain';
import { rankEvidence } from '@firmlens/enrichment';
import { type Fields, labelData, type LabelContext } from './label-data';
import { MOST_EVIDENCE, type ShownEvidence, shownEvidence } from './shown-evidence';
import { valueSources } from './value-sources';

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
  const ranked = rankEvidence(modules, { domain, limit: Infinity });
  const countries = await countryCodes(tx, countriesIn(domain, bodies));
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
function countriesIn(domain: string, bodies: readonly { module: DataModule; body: unknown }[]): string[] {
  const texts = new Set<string>();
  const isCountry = (text: string): boolean => {
    if (text.length <= LONGEST_COUNTRY) texts.add(text);
    return true;
  };
  for (const { module, body } of bodies)
    labelData(module, body, { domain, isCountry, sourceUrl: () => null });
  return [...texts];
}

/** UTF-16 units, more than any has. */
const LONGEST_COUNTRY = 100;
