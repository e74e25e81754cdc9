import { setTimeout as delay } from 'node:timers/promises';
import { ServiceError } from '@firmlens/contract';
import { renewIfDue } from '../accounts';
import { type Database, isDatabaseUnavailable, type Transaction } from '../database';
import { AGENT_ROUTE } from '../usage/routes';

/**
 * How long a call waits for a connection and for its transaction. Calls of one account wait for each other.
 */
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 10_000 };

/** How long and how often to check whether a charge was committed if its COMMIT got no response. */
const COMMIT_CHECK_TIMEOUT_MS = 10_000;
const COMMIT_CHECK_INTERVAL_MS = 250;

/** The account that pays, and the key that it used. */
export interface Payer {
  accountId: number;
  /** `NO_KEY_SERIES` in the panel. */
  keySeries: number;
}

/** What a call cost, and what is left. */
export interface Charge {
  /** Credits. */
  charged: number;
  balance: number;
  /** The account's ledger entry that the balance corresponds to. */
  ledgerSequence: number;
}

/** A response and its price as the transaction will commit them. */
interface PendingCharge<Result> {
  response: Result;
  charge: Charge;
  /** The transaction's id, as stored in rows. */
  transaction: string;
}

/**
 * Creates a response and charges its price, both or neither. `createResponse` creates the whole response from what it
 * reads in the transaction, and returns its price. The usage counts it under `route`. `whenCharged` stores what depends on
 * the charge, in the same transaction. Throws `insufficient_credits` if the balance is below the price.
 */
export async function chargeForResponse<Result>(
  db: Database,
  { accountId, keySeries }: Payer,
  createResponse: (tx: Transaction) => Promise<{ response: Result; price: number }>,
  route = AGENT_ROUTE,
  whenCharged?: (tx: Transaction, charged: { response: Result; charge: Charge }) => Promise<void>,
): Promise<{ response: Result; charge: Charge }> {
  const last: { fixed?: PendingCharge<Result> } = {};
  try {
    return await db.$transaction(async (tx) => {
      const { response, price } = await createResponse(tx);
      const [paid] = await tx.$queryRaw<{ balance: number; entry: bigint; transaction: string }[]>`
        SELECT balance, entry, pg_current_xact_id()::xid::text AS transaction
        FROM charge_call(${accountId}::int, ${keySeries}::int, ${price}::int, ${route})`;
      if (paid === undefined) {
        const { balance } = await tx.account.findUniqueOrThrow({ where: { id: accountId } });
        throw insufficientCreditsError(price, balance);
      }
      const { balance, entry, transaction } = paid;
      const charge = { charged: price, balance, ledgerSequence: Number(entry) };
      await whenCharged?.(tx, { response, charge });
      last.fixed = { response, charge, transaction };
      return last.fixed;
    }, TRANSACTION_LIMITS);
  } catch (error) {
    const { fixed } = last;
    if (fixed !== undefined && isDatabaseUnavailable(error) && (await isCharged(db, accountId, fixed)))
      return fixed;
    throw error;
  }
}

/**
 * Whether a charge whose COMMIT got no response was committed, so that its payer gets the response. Also
 * false if PostgreSQL stays down: then nobody knows.
 */
async function isCharged(
  db: Database,
  accountId: number,
  { charge, transaction }: PendingCharge<unknown>,
): Promise<boolean> {
  const deadline = performance.now() + COMMIT_CHECK_TIMEOUT_MS;
  for (;;) {
    try {
      const [, entries] = await db.$transaction([
        // The transaction holds this lock if it is still running.
        db.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::int FOR NO KEY UPDATE`,
        db.$queryRaw<object[]>`
          SELECT 1 FROM ledger_entries
          WHERE account_id = ${accountId}::int AND sequence = ${charge.ledgerSequence}::int8
            AND xmin::text = ${transaction}`,
      ]);
      return charge.charged === 0 || entries.length > 0;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) return false;
      await delay(COMMIT_CHECK_INTERVAL_MS);
    }
  }
}

/**
 * Throws `insufficient_credits` if the balance is below a price that a call may reach. Call it before reading
 * anything, so that nobody learns for free what there is.
 */
export async function requireBalance(db: Database, accountId: number, price: number): Promise<void> {
  await renewIfDue(db, accountId);
  const { balance } = await db.account.findUniqueOrThrow({ where: { id: accountId } });
  if (balance < price) throw insufficientCreditsError(price, balance);
}

function insufficientCreditsError(price: number, balance: number): ServiceError {
  return new ServiceError('insufficient_credits', 'The balance is too low. Nothing was charged.', {
    extra: { credits_required: price, credits_needed: price, credits_available: balance },
  });
}
