import type { Database } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

/** A domain that is not enriched for a while. */
export interface Cooldown {
  domain: string;
  /** An enrichment found nothing, or could not read the website. */
  reason: 'no_data' | 'unreadable';
  endsAt: Date;
}

/** Returns the domains that are not enriched now, longest first; with `domain` only that one. */
export async function findCooldowns(
  db: Database,
  { domain = null, cooldownSeconds }: { domain?: string | null; cooldownSeconds: number },
  limit: number,
): Promise<Cooldown[]> {
  return db.$queryRaw<Cooldown[]>`
    SELECT domain, reason, clock_timestamp() + make_interval(secs => left_seconds) AS "endsAt" FROM (
      SELECT c.domain, CASE WHEN found.nothing IS NULL THEN 'unreadable' ELSE 'no_data' END AS reason,
             coalesce(found.nothing, found.unreadable) AS left_seconds
      FROM companies c, LATERAL (
        SELECT cooldown_left(c.domain, ${cooldownSeconds}::float8) AS nothing,
               unreadable_cooldown_left(c.domain, ${cooldownSeconds}::float8) AS unreadable
      ) found
      WHERE (c.no_data_at IS NOT NULL OR c.unreadable_at IS NOT NULL) AND coalesce(${domain}, c.domain) = c.domain
    ) cooldowns WHERE left_seconds > 0 ORDER BY left_seconds DESC, domain LIMIT ${limit}::int`;
}

/**
 * Lets a domain be enriched again before its cooldown ends. Returns false if it has none: then nothing changes. That the
 * last enrichment found nothing stays on record.
 */
export async function liftCooldownAsOperator(
  db: Database,
  actor: Actor,
  { domain, cooldownSeconds }: { domain: string; cooldownSeconds: number },
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const lifted = await tx.$executeRaw`
      UPDATE companies SET cooldown_lifted_at = clock_timestamp()
      WHERE domain = ${domain} AND (
        cooldown_left(domain, ${cooldownSeconds}::float8) > 0
        OR unreadable_cooldown_left(domain, ${cooldownSeconds}::float8) > 0)`;
    if (lifted === 0) return false;
    await writeAudit(tx, actor, { accountId: null, action: 'cooldown.lifted', target: domain });
    return true;
  });
}
