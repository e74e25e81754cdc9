import { ServiceError } from '@firmlens/contract';
import { renewIfDue } from '../accounts';
import type { Database, Transaction } from '../database';
import { AGENT_ROUTE } from '../usage/routes';

/** How long a call waits for a connection, and for its transaction; many calls of one account wait for each other. */
const PATIENCE = { maxWait: 10_000, timeout: 10_000 };

/** Who pays. */
export interface Payer {
  accountId: number;
  keySeries: number;
}

/** What a call cost, and what is left. */
export interface Charge {
  /** Credits. */
  charged: number;
  balance: number;
  /** Of the account's ledger, as the balance stands on it. */
  ledgerSequence: number;
}

/**
 * Fixes an answer and takes its price, both or neither: `fix` makes the whole answer out of what it reads in the
 * transaction, and says what it costs. Throws `insufficient_credits` where the balance is below the price.
 */
export async function chargeForAnswer<Answer>(
  db: Database,
  { accountId, keySeries }: Payer,
  fix: (tx: Transaction) => Promise<{ answer: Answer; price: number }>,
): Promise<{ answer: Answer; charge: Charge }> {
  return db.$transaction(async (tx) => {
    const { answer, price } = await fix(tx);
    const [paid] = await tx.$queryRaw<{ balance: number; entry: bigint }[]>`
      SELECT balance, entry FROM charge_call(${accountId}::int, ${keySeries}::int, ${price}::int, ${AGENT_ROUTE})`;
    if (paid === undefined) {
      const { balance } = await tx.account.findUniqueOrThrow({ where: { id: accountId } });
      throw belowPrice(price, balance);
    }
    return {
      answer,
      charge: { charged: price, balance: paid.balance, ledgerSequence: Number(paid.entry) },
    };
  }, PATIENCE);
}

/**
 * Throws `insufficient_credits` where the balance is below a price that a call may come to: before anything is looked at,
 * so that nobody learns for nothing what there is.
 */
export async function requireBalance(db: Database, accountId: number, price: number): Promise<void> {
  await renewIfDue(db, accountId);
  const { balance } = await db.account.findUniqueOrThrow({ where: { id: accountId } });
  if (balance < price) throw belowPrice(price, balance);
}

function belowPrice(price: number, balance: number): ServiceError {
  return new ServiceError('insufficient_credits', 'The balance is below the cost. Nothing was charged.', {
    extra: { credits_required: price, credits_needed: price, credits_available: balance },
  });
}
