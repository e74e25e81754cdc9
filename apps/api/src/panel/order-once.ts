import { ServiceError } from '@firmlens/contract';
import type { Database, Transaction } from '@firmlens/domain';
import { digestOf, unlessAnswered } from '../idempotency/idempotency-key';
import { PanelError } from './panel-error';

interface Order {
  accountId: number;
  /** Chosen by the page for each order. */
  orderId: string;
  /** Everything that decides what is done. */
  what: object;
}

/**
 * Carries out what a form orders, once: if the order was carried out, its answer is given again. `work` keeps the answer
 * in the transaction of what it does.
 */
export async function orderOnce<Answer extends object>(
  db: Database,
  { accountId, orderId, what }: Order,
  work: (keep: (tx: Transaction, answer: Answer) => Promise<void>) => Promise<void>,
): Promise<Answer> {
  const request = { accountId, key: `panel ${orderId}`, digest: digestOf([JSON.stringify(what)]) };
  let body = '';
  try {
    const first = await unlessAnswered(db, request, (keep) =>
      work((tx, answer) => {
        body = JSON.stringify(answer);
        return keep(tx, { status: 200, body });
      }),
    );
    return JSON.parse(first?.body ?? body) as Answer;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'idempotency_key_reused') throw error;
    throw new PanelError(
      'conflict',
      'It has started already, as it was first sent. Look for it before you start another.',
    );
  }
}
