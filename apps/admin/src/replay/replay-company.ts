import { type Database, type ReplayableCompany, replayableCompany, storeReplay } from '@firmlens/domain';
import { type Difference, replayModule } from '@firmlens/enrichment';

export interface ReplayDeps {
  db: Database;
  /** `MIN_CONFIDENCE`. */
  minConfidence: number | null;
  /** Makes every process drop its copies of a company. */
  dropCopies: (domain: string) => Promise<void>;
  isDryRun: boolean;
}

/** What became of a company: what differs, or why it stays as it is. */
export type CompanyReplay = { changes: Difference[] } | 'without_evidence' | 'skipped' | 'failed';

/**
 * Builds what is on file about a company again. Copies are dropped before the change is committed, so that one that is
 * interrupted leaves none behind.
 */
export async function replayCompany(
  { db, minConfidence, dropCopies, isDryRun }: ReplayDeps,
  domain: string,
): Promise<CompanyReplay> {
  const company = await replayableCompany(db, domain);
  if (company.modules.length === 0) return 'without_evidence';
  const built = buildAll(company, minConfidence);
  if (built === null) return 'failed';
  const changed = built.filter(({ changes }) => changes.length > 0);
  const changes = changed.flatMap((module) => module.changes);
  if (changed.length === 0 || isDryRun) return { changes };
  const replaced = await storeReplay(db, company, changed, () => dropCopies(domain));
  return replaced?.length === changed.length ? { changes } : 'skipped';
}

/** Builds every module; null if a rule cannot take the evidence: that of an old release may have had another form. */
function buildAll({ domain, modules }: ReplayableCompany, minConfidence: number | null) {
  try {
    return modules.map((source) => ({
      batchId: source.batchId,
      ...replayModule(source, { domain, minConfidence }),
    }));
  } catch {
    return null;
  }
}
