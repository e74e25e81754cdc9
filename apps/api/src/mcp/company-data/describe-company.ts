import type { DataModule } from '@firmlens/contract';
import { countryCodes, findEvidencedModules, type StoredModule, type Transaction } from '@firmlens/domain';
import { rankStoredEvidence } from '../../company-evidence/ranked-evidence';
import { COUNTRY_FIELDS } from './trusted-values';
import { wrapUntrustedTexts, type WrapContext } from './wrap-untrusted-texts';
import { MAX_EVIDENCE_SHOWN, type EvidenceExcerpt, evidenceExcerpt } from './evidence-excerpt';
import { createValueSourceLookup } from './value-sources';
import { type Fields, mapTexts } from './map-texts';

export interface DescribedCompany {
  /** Data by module, each with the contract's fields. Third-party texts are in envelopes. */
  data: Partial<Record<DataModule, Fields>>;
  evidence: EvidenceExcerpt[];
  evidence_omitted: number;
}

/** Returns modules of a company as agents see them, with the evidence behind them. */
export async function describeCompany(
  tx: Transaction,
  domain: string,
  stored: readonly StoredModule[],
  { minConfidence }: { minConfidence: number | null },
): Promise<DescribedCompany> {
  const bodies = stored.map(({ module, data }) => ({ module, body: JSON.parse(data) as unknown }));
  const modules = (await findEvidencedModules(tx, domain)).filter(({ module }) =>
    stored.some((item) => item.module === module),
  );
  const ranked = await rankStoredEvidence(tx, modules, { domain, minConfidence, limit: Infinity });
  const countries = await countryCodes(tx, countriesIn(bodies));
  const context: WrapContext = {
    domain,
    isCountry: (text) => countries.has(text),
    sourceUrl: createValueSourceLookup(ranked),
  };
  return {
    data: Object.fromEntries(
      bodies.map(({ module, body }) => [module, wrapUntrustedTexts(module, body, context)]),
    ),
    ...evidenceExcerpt(ranked, {
      most: MAX_EVIDENCE_SHOWN,
      readable: new Set(stored.map(({ module }) => module)),
    }),
  };
}

/** Collects the texts in the contract's country fields. The database knows which of them are countries. */
function countriesIn(bodies: readonly { module: DataModule; body: unknown }[]): string[] {
  const texts = new Set<string>();
  for (const { module, body } of bodies) {
    mapTexts(module, body, (text, { path }) => {
      if (COUNTRY_FIELDS.has(path) && text.length <= LONGEST_COUNTRY) texts.add(text);
    });
  }
  return [...texts];
}

/** In UTF-16 units. Longer than any country name. */
const LONGEST_COUNTRY = 100;
