import type { Database } from '../database';
import type { DeliverySummary } from './list-deliveries';

/**
 * Returns the body that the last recorded attempt of each delivery sent, by its id. Deliveries that sent nothing, and
 * those whose record was deleted, are missing.
 */
export async function lastBodiesOf(
  db: Database,
  deliveries: readonly Pick<DeliverySummary, 'id' | 'attempts'>[],
): Promise<Map<bigint, string>> {
  const rows = await db.$queryRaw<{ id: bigint; body: string }[]>`
    SELECT a.delivery_id AS id, a.request_body AS body
    FROM unnest(${deliveries.map(({ id }) => id)}::bigint[], ${deliveries.map(({ attempts }) => attempts)}::int[])
      AS last(id, attempt)
    JOIN delivery_attempts a ON a.delivery_id = last.id AND a.attempt = last.attempt
    WHERE a.request_body IS NOT NULL`;
  return new Map(rows.map(({ id, body }) => [id, body]));
}
