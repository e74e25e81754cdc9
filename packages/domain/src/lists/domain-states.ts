import type { Module } from '@firmlens/contract';
import type { Transaction } from '../database';

/** What decides what an enrichment of a domain would do now. */
export interface DomainFacts {
  isFresh: boolean;
  isRunning: boolean;
  /** Whether the last enrichment found nothing, a short time ago. */
  hasCooldown: boolean;
  /** Whether the last enrichment could not read the website, a short time ago. */
  isUnreadable: boolean;
  isOptedOut: boolean;
  /** Whether an imported dataset has a company with that domain. */
  isImported: boolean;
  /** Whether any module of it is stored. */
  isOnFile: boolean;
}

/** A page keeps far below the time that the database allows for a statement. */
const PAGE = 1_000;

/** Reads what decides about each of these domains. The rules are those of a single request. */
export async function findDomainFacts(
  db: Transaction,
  domains: readonly string[],
  {
    modules,
    freshnessSeconds,
    cooldownSeconds,
  }: { modules: readonly Module[]; freshnessSeconds: number; cooldownSeconds: number },
): Promise<Map<string, DomainFacts>> {
  const facts = new Map<string, DomainFacts>();
  for (let start = 0; start < domains.length; start += PAGE) {
    const rows = await db.$queryRaw<(DomainFacts & { domain: string })[]>`
      SELECT d.domain, is_fresh(d.domain, ${[...modules]}::text[], ${freshnessSeconds}::float8) AS "isFresh",
             EXISTS (SELECT FROM batches b WHERE b.domain = d.domain AND b.status IN ('queued', 'processing')) AS "isRunning",
             cooldown_left(d.domain, ${cooldownSeconds}::float8) IS NOT NULL AS "hasCooldown",
             unreadable_cooldown_left(d.domain, ${cooldownSeconds}::float8) IS NOT NULL AS "isUnreadable",
             EXISTS (SELECT FROM opt_outs o WHERE o.domain = d.domain) AS "isOptedOut",
             EXISTS (SELECT FROM known_companies k JOIN datasets s ON s.id = k.dataset_id
                     WHERE k.domain = d.domain AND s.status = 'active') AS "isImported",
             EXISTS (SELECT FROM company_modules m WHERE m.domain = d.domain) AS "isOnFile"
      FROM unnest(${domains.slice(start, start + PAGE)}::text[]) AS d(domain)`;
    for (const { domain, ...found } of rows) facts.set(domain, found);
  }
  return facts;
}
