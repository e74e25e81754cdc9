import { brokenInvariants, INVARIANTS } from '@firmlens/domain';
import type { Harness } from '../harness/harness';

/** A summary of each invariant. docs/operations.md has the full text. */
const RULES: Record<(typeof INVARIANTS)[number], string> = {
  I1: 'a balance is the sum of its entries, and their chain is intact',
  I2: 'a batch is reserved once, and settled or refunded once',
  I3: 'a running batch has its credits reserved',
  I4: 'no company has two running batches',
  I5: 'nothing runs past its deadline',
  I6: 'every end is delivered, or will be',
  I8: 'attempts match their count and order',
  I9: 'results are complete, and only ended batches have them',
  I10: 'usage matches the ledger',
  I11: 'a company has a cooldown if nothing was found',
  I12: 'a list has cost what its batches cost',
};

/** Collects invariant violations found in the database, each one once. */
export interface InvariantWatch {
  /** Checks what was written since the last check. Returns new violations. */
  look(): Promise<string[]>;
  /** Checks everything. Returns each invariant with every violation ever seen. */
  lookAtAll(): Promise<{ id: string; rule: string; violations: string[] }[]>;
}

/** A transaction may commit this much later than the timestamps it writes. */
const MARGIN_MS = 60_000;

export function watchInvariants({ db }: Harness): InvariantWatch {
  const seen = new Map<string, Set<string>>(INVARIANTS.map((invariant) => [invariant, new Set()]));
  let lookedAt = Date.now();

  async function note(since?: Date): Promise<string[]> {
    const news: string[] = [];
    for (const { invariant, subject, fault } of await brokenInvariants(db, since)) {
      const violation = `${subject}: ${fault}`;
      if (seen.get(invariant)?.has(violation)) continue;
      seen.get(invariant)?.add(violation);
      news.push(`${invariant} ${violation}`);
    }
    return news;
  }
  return {
    look() {
      const since = new Date(lookedAt - MARGIN_MS);
      lookedAt = Date.now();
      return note(since);
    },
    async lookAtAll() {
      await note();
      return INVARIANTS.map((id) => ({ id, rule: RULES[id], violations: [...(seen.get(id) ?? [])] }));
    },
  };
}
