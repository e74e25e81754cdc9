import {
  claimBatch,
  COMPANY_ROUTE,
  type Database,
  finishModule,
  reserveBatch,
  storeCollectedEvidence,
} from '@firmlens/domain';

/** The modules of a company on file, with the fields that matter. */
type SeedData = Partial<Record<'company' | SeedModule, object>>;
type SeedModule = 'business' | 'technology' | 'funding' | 'signals';

const MODULES: readonly SeedModule[] = ['business', 'technology', 'funding', 'signals'];

/** Puts a company on file, as an enrichment of this account does. */
export async function putOnFile(
  db: Database,
  { accountId, keyId }: { accountId: number; keyId: number },
  domain: string,
  data: SeedData,
  evidence: Parameters<typeof storeCollectedEvidence>[3] = [],
): Promise<void> {
  const modules = MODULES.filter((module) => module in data);
  const reservation = await reserveBatch(db, {
    ...{ accountId, keySeries: keyId, domain, modules, route: COMPANY_ROUTE, webhookUrl: null },
    ...{ freshnessSeconds: 0, cooldownSeconds: 0, deadlineSeconds: 1_800, refundsPerHour: 1_000 },
  });
  if (reservation.outcome !== 'reserved') throw new Error(`no batch for ${domain}: ${reservation.outcome}`);
  const batch = await claimBatch(db, reservation.batchId);
  if (batch === null) throw new Error(`${reservation.batchId} cannot be claimed`);
  const website = { source: 'website', status: 'found', reason: null, askedAt: new Date() } as const;
  await storeCollectedEvidence(db, batch, [website], evidence);
  for (const module of ['company', ...modules] as const) {
    const named = module === 'company' ? { name: domain, domain } : {};
    await finishModule(db, batch, module, { ...named, ...data[module] });
  }
}

/** An event as the module `signals` has it. */
export const event = (
  type: string,
  title: string,
  date: string | null,
  { description = null, ...entities }: Record<string, string | null> = {},
): object => ({
  ...{ type, title, date, description },
  entities: { class: 'confirmed', seen_on: '2026-11-20', evidence: '1', ...entities },
});
