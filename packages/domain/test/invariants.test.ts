import { brokenInvariants, type BrokenInvariant, verifyLedger } from '@firmlens/domain';
import { VIOLATIONS, REHASH_PROCEDURE } from './support/invariant-breakers';
import { type RandomHistory, runRandomHistory } from './support/random-history';
import { openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
let history: RandomHistory;
beforeAll(async () => {
  domain = await openTestDomain();
  history = await runRandomHistory(domain);
  await domain.sql(REHASH_PROCEDURE);
});
afterAll(() => domain.close());

const fiveMinutesAgo = () => new Date(Date.now() - 300_000);

/**
 * Returns the violations over everything and over the last five minutes, after statements that are then
 * rolled back.
 */
async function seenAfter(statements: string): Promise<{ all: BrokenInvariant[]; late: BrokenInvariant[] }> {
  const undo = new Error('take it back');
  const seen: { all: BrokenInvariant[]; late: BrokenInvariant[] } = { all: [], late: [] };
  await domain.db
    .$transaction(async (tx) => {
      // Without triggers and foreign keys.
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      for (const statement of statements.split(';')) await tx.$executeRawUnsafe(statement);
      seen.all = await brokenInvariants(tx);
      seen.late = await brokenInvariants(tx, fiveMinutesAgo());
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return seen;
}

describe('after an eventful history', () => {
  test('holds every invariant, over everything and over the last five minutes', async () => {
    expect(await seenAfter('SELECT 1')).toEqual({ all: [], late: [] });
    expect(await verifyLedger(domain.db)).toMatchObject({ faults: [], broken_invariants: [] });
  });

  test.each(VIOLATIONS)('%s: %s', async (named, _what, how) => {
    const { all, late } = await seenAfter(how(history));
    const [invariant, ...whole] = named.split(' ');
    const others = [...all, ...late].filter((seen) => seen.invariant !== invariant);
    expect({ others, all: all.length > 0, late: late.length > 0 }).toEqual({
      others: [],
      all: true,
      late: whole.length === 0,
    });
  });

  test('does not check again what was written before', async () => {
    const undo = new Error('take it back');
    await expect(
      domain.db.$transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
        await tx.$executeRaw`UPDATE ledger_entries SET amount = amount - 1 WHERE kind = 'upgrade'`;
        await tx.$executeRaw`DELETE FROM batch_modules`;
        expect(await brokenInvariants(tx, new Date(Date.now() + 1_000))).toEqual([]);
        throw undo;
      }),
    ).rejects.toBe(undo);
  });
});
