import type { Transaction } from '../database';
import { type Actor, writeAudit } from './audit';

/** A page of search results that somebody asks for. */
export interface PanelSearch {
  accountId: number;
  /** A UUID. The same for a request that is sent again. */
  id: string;
  /** SHA-256 of the search and the place where the page begins. */
  digest: Buffer;
  /** What is searched, for the audit log. */
  what: string;
}

/** How long a page that was paid may be asked for again. */
const PAID_MINUTES = 10;

/** Whether the page was paid in the last minutes. */
export async function isSearchPaid(
  db: Transaction,
  { accountId, id, digest }: PanelSearch,
): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>`
    SELECT 1 FROM panel_searches
    WHERE account_id = ${accountId}::int AND id = ${id}::uuid AND digest = ${digest}
      AND paid_at > now() - make_interval(mins => ${PAID_MINUTES}::int)`;
  return rows.length > 0;
}

/**
 * Returns what a page costs: its price, or nothing if it was paid before; null if its id stands for another search, or
 * for one of long ago. Records the payment with its audit entry, so run it in the transaction that charges the price.
 */
export async function payForSearch(
  tx: Transaction,
  actor: Actor,
  search: PanelSearch,
  price: number,
): Promise<number | null> {
  if (price === 0) return 0;
  const { accountId, id, digest, what } = search;
  // Waits for a request with the same id that is under way.
  const isNew = await tx.$executeRaw`
    INSERT INTO panel_searches (account_id, id, digest) VALUES (${accountId}::int, ${id}::uuid, ${digest})
    ON CONFLICT DO NOTHING`;
  if (isNew === 0) return (await isSearchPaid(tx, search)) ? 0 : null;
  await writeAudit(tx, actor, { accountId, action: 'search.paid', target: `${what}, ${price} credits` });
  return price;
}
