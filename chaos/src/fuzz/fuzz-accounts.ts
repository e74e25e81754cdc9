import { randomInt } from 'node:crypto';
import {
  AGENT_ROUTE,
  createAccount,
  createKey,
  type Database,
  disableKey,
  purchaseCredits,
  updateAccount,
} from '@firmlens/domain';
import type { FuzzAccount, FuzzTarget } from './target';

const BEYOND_REACH = 100_000_000;
const PAYERS = 3;
/** What is left of a trial's allowance. */
const REMAINING_CREDITS = 1;

type FuzzAccounts = Pick<FuzzTarget, 'payers' | 'poor' | 'unchecked' | 'refusedKeys' | 'hidden'>;

interface Row {
  sequence: bigint;
  kind: string;
  amount: number;
  batch_id: string | null;
}

/** Creates the fuzzer's accounts and keys in the service's database. */
export async function openFuzzAccounts(db: Database, secretsKey: Buffer): Promise<FuzzAccounts> {
  const hidden: string[] = [];

  async function open(name: string): Promise<FuzzAccount> {
    const { accountId, apiKey, signingSecret } = await createAccount(db, {
      name,
      email: `${name}-${randomInt(2 ** 47)}@firmlens.example`,
      companyName: null,
      plan: 'trial',
      secretsKey,
    });
    hidden.push(apiKey, signingSecret);
    await updateAccount(db, accountId, {
      ratePerMinute: BEYOND_REACH,
      ratePerDay: BEYOND_REACH,
      concurrentBatches: BEYOND_REACH,
    });
    return {
      accountId,
      apiKey,
      async entriesAfter(sequence) {
        const rows = await db.$queryRaw<Row[]>`
          SELECT sequence, kind, amount, batch_id FROM ledger_entries
          WHERE account_id = ${accountId}::int AND sequence > ${sequence}::bigint ORDER BY sequence`;
        return rows.map(({ sequence: number, kind, amount, batch_id: batchId }) => ({
          sequence: Number(number),
          kind,
          amount,
          batchId,
        }));
      },
    };
  }

  async function openRich(name: string): Promise<FuzzAccount> {
    const account = await open(name);
    await purchaseCredits(db, account.accountId, BEYOND_REACH);
    return account;
  }

  async function openPoor(): Promise<FuzzAccount> {
    const account = await open('poor');
    await db.$executeRaw`
      SELECT charge_call(a.id, k.series, a.balance - ${REMAINING_CREDITS}::int, ${AGENT_ROUTE})
      FROM accounts a JOIN api_keys k ON k.account_id = a.id WHERE a.id = ${account.accountId}::int`;
    return account;
  }

  async function refusedKeys(): Promise<string[]> {
    const { accountId } = await open('refused');
    const keys = await Promise.all([
      createKey(db, { accountId, expiresAt: null, allowIps: [] }),
      createKey(db, { accountId, expiresAt: new Date(0), allowIps: [] }),
      createKey(db, { accountId, expiresAt: null, allowIps: ['192.0.2.7/32'] }),
    ]);
    if (keys[0]) await disableKey(db, keys[0].keyId);
    const cancelled = await open('cancelled');
    await updateAccount(db, cancelled.accountId, { status: 'cancelled' });
    return [...keys.flatMap((key) => (key === null ? [] : [key.apiKey])), cancelled.apiKey];
  }

  const payers = await Promise.all(
    Array.from({ length: PAYERS }, (_, number) => openRich(`payer-${number}`)),
  );
  const poor = await openPoor();
  const unchecked = await openRich('unchecked');
  const refused = await refusedKeys();
  return { payers, poor, unchecked, refusedKeys: refused, hidden: [...hidden, ...refused] };
}
