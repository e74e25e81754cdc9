import type { Database } from '../database';

/** Rows that are summed up at a time. */
const PAGE = 1_000;

/**
 * Notes in the audit log that a person's password or code was wrong: the first time within an hour at once. The others
 * are counted, so that a flood of them adds two entries an hour.
 */
export async function recordRefusal(
  db: Database,
  { userId, address }: { userId: number; address: string },
): Promise<void> {
  await db.$executeRaw`
    WITH counted AS (
      INSERT INTO panel_refusals AS r (user_id, hour) VALUES (${userId}::int, date_trunc('hour', now()))
      ON CONFLICT (user_id, hour) DO UPDATE SET times = r.times + 1
      RETURNING times
    )
    INSERT INTO panel_audit (account_id, user_id, action, address)
    SELECT (SELECT min(account_id) FROM panel_memberships WHERE user_id = ${userId}::int), ${userId}::int,
           'session.refused', ${address}
    FROM counted WHERE times = 1`;
}

/** Writes the counts of hours that are over into the audit log, and deletes them. Returns how many there were. */
export async function closeRefusals(db: Database): Promise<number> {
  const [row] = await db.$queryRaw<{ closed: number }[]>`
    WITH over AS (
      DELETE FROM panel_refusals WHERE (user_id, hour) IN (
        SELECT user_id, hour FROM panel_refusals WHERE hour < date_trunc('hour', now()) LIMIT ${PAGE}::int)
      RETURNING user_id, hour, times
    ), noted AS (
      INSERT INTO panel_audit (account_id, user_id, action, target)
      SELECT (SELECT min(m.account_id) FROM panel_memberships m WHERE m.user_id = over.user_id), user_id, 'session.refused',
             times || ' times within an hour, from ' || to_char(hour AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC'
      FROM over WHERE times > 1
    )
    SELECT count(*)::int AS closed FROM over`;
  return row?.closed ?? 0;
}
