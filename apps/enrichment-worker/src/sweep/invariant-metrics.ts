import { type Database, INVARIANTS, lastInvariantCheck } from '@firmlens/domain';
import type { MetricsSource } from '@firmlens/runtime';
import { Gauge, Registry } from 'prom-client';

/**
 * Exposes the last check of the invariants to Prometheus. Read from the database at each scrape, so every
 * process reports the same.
 */
export function createInvariantMetrics(db: Database): MetricsSource {
  const registry = new Registry();
  const broken = new Gauge({
    name: 'firmlens_broken_invariants',
    help: 'Number of violations of the invariant',
    labelNames: ['invariant'],
    registers: [registry],
  });
  const checkedAt = new Gauge({
    name: 'firmlens_invariants_checked_timestamp_seconds',
    help: 'When the invariants were last checked by any process; 0 before the first check',
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    async metrics() {
      const last = await lastInvariantCheck(db);
      checkedAt.set((last.checkedAt?.getTime() ?? 0) / 1_000);
      for (const invariant of INVARIANTS) broken.set({ invariant }, last.counts[invariant] ?? 0);
      return registry.metrics();
    },
  };
}

/** Returns the last check of the invariants for `/health`: the number of violations of each broken one. */
export async function invariantsReport(db: Database): Promise<{ checked_at: string | null; broken: object }> {
  const { checkedAt, counts } = await lastInvariantCheck(db);
  return { checked_at: checkedAt?.toISOString() ?? null, broken: counts };
}
