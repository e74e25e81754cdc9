import { type Module, priceOf } from '@firmlens/contract';
import { type DomainState, domainState, type StateRow, type StateRules } from '../companies/find-company';
import type { Database } from '../database';
import { newBatchId } from './batch-id';
import { type ReservationOutcome, REDISPATCH_SECONDS } from './reserve-batch';

/** An order of an enrichment. */
export interface BatchOrder {
  accountId: number;
  keySeries: number;
  domain: string;
  /** Whether the domain may be enriched without being on file or in a dataset. */
  isPublic: boolean;
  modules: readonly Module[];
  /** The route that its credits are counted under in the usage summary. */
  route: string;
  /**
   * The webhook to call, if it is known and can be used. One that is not the order's own counts only while the account
   * has it. Null: only the state is read.
   */
  webhook: { url: string; isOwn: boolean } | null;
  /** The span that the batch comes from, as in W3C Trace Context; null if that is not traced. */
  traceparent: string | null;
}

type Reserved = Extract<ReservationOutcome, { outcome: 'reserved' }>;

/** The state when the order was checked, and the batch; null if anything prevents it. */
export interface OrderOutcome {
  state: DomainState;
  reserved: Reserved | null;
}

interface OrderedRow {
  states: StateRow[] | null;
  begun: { id: string; balance: number; entry: number }[];
}

/**
 * Reads the states that the checks of orders need, and queues the batches of those that no check prevents, with their
 * credits, in one statement and transaction (sql/05_order_batches.sql). Returns the outcomes in the order of the orders.
 * One that was not queued changed nothing; if its state shows no reason, `reserveBatch` says which.
 */
export async function orderBatches(
  db: Database,
  orders: readonly BatchOrder[],
  rules: StateRules & { deadlineSeconds: number },
): Promise<OrderOutcome[]> {
  const named = orders.map((order) => ({ order, id: newBatchId(), price: priceOf(order.modules) }));
  const rows = named.map(({ order: { webhook, ...order }, id, price }) => ({
    id: webhook === null ? null : id,
    ...{
      account: order.accountId,
      series: order.keySeries,
      domain: order.domain,
      modules: order.modules,
      price,
    },
    ...{ route: order.route, webhook: webhook?.url, own: webhook?.isOwn, public: order.isPublic },
    traceparent: order.traceparent,
  }));
  const [row] = await db.$queryRaw<{ ordered: OrderedRow }[]>`
    SELECT order_batches(
      ${JSON.stringify(rows)}::json, ${rules.freshnessSeconds}::float8, ${rules.cooldownSeconds}::float8,
      ${rules.deadlineSeconds}::float8, ${REDISPATCH_SECONDS}::float8, ${rules.refundsPerHour}::int) AS ordered`;
  const { states, begun } = row?.ordered ?? { states: null, begun: [] };
  if (states?.length !== orders.length) throw new Error('an account is gone');
  const begunById = new Map(begun.map((each) => [each.id, each]));
  return named.map(({ id, price }, index) => {
    const made = begunById.get(id);
    return {
      state: domainState(states[index] as StateRow),
      reserved: made
        ? {
            outcome: 'reserved',
            batchId: id,
            creditsReserved: price,
            balance: made.balance,
            ledgerSequence: made.entry,
          }
        : null,
    };
  });
}
