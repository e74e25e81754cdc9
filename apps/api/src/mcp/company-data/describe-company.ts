import { DATA_MODULES } from '@firmlens/contract';
import { findEvidencedModules, type StoredModule, type Transaction } from '@firmlens/domain';
import type { RankedEvidence } from '@firmlens/enrichment';
import { rankStoredEvidence } from '../../company-evidence/ranked-evidence';
import { UNTRUSTED, type UntrustedTag } from '../../untrusted/untrusted';
import { cleanModule } from './clean-module';
import type { Fields } from './map-known-fields';

/** Company data by module, each with the contract's fields. All of it counts as third-party text. */
export type CompanyFields = UntrustedTag & Record<string, unknown>;

/** Returns stored modules as agents read them. */
export function describeCompany(stored: readonly StoredModule[]): CompanyFields {
  const modules = DATA_MODULES.flatMap((module): [string, Fields][] => {
    const found = stored.find((item) => item.module === module);
    return found === undefined ? [] : [[module, cleanModule(module, JSON.parse(found.data))]];
  });
  return { ...UNTRUSTED, ...Object.fromEntries(modules) };
}

/** Returns the evidence behind stored modules, what the data uses first. */
export async function findCompanyEvidence(
  tx: Transaction,
  domain: string,
  stored: readonly StoredModule[],
  { minConfidence }: { minConfidence: number | null },
): Promise<RankedEvidence> {
  const modules = (await findEvidencedModules(tx, domain)).filter(({ module }) =>
    stored.some((item) => item.module === module),
  );
  return rankStoredEvidence(tx, modules, { domain, minConfidence, limit: Infinity });
}
