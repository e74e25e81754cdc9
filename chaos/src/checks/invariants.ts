import { brokenInvariants, INVARIANTS } from '@firmlens/domain';
import type { Harness } from '../harness/harness';

/** A summary of each invariant. docs/operations.md has the full text. */
const RULES: Record<(typeof INVARIANTS)[number], string> = {
  I1: 'a balance is the sum of its entries, their chain is whole',
  I2: 'a batch is reserved once, and settled or refunded once',
  I3: 'what runs has its credits reserved',
  I4: 'no company has two running batches',
  I5: 'nothing runs past its deadline',
  I6: 'each end is announced, or will be',
  I8: 'attempts are those that were counted, in order',
  I9: 'results are whole, and of ended batches alone',
  I10: 'usage is what the ledger says',
  I11: 'a company cools down if nothing was found of it',
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
