import type { Database } from '../database';
import { type Actor, OPERATOR, writeAudit } from './audit';
import { isLiveSession } from './session-lifetime';

/** One of a person's sessions. */
export interface ListedSession {
  sessionId: number;
  startedAt: Date;
  seenAt: Date;
  /** From where, and with which browser, the person signed in; null if that was before it was recorded. */
  address: string | null;
  userAgent: string | null;
}

/** A person, and the account in which they act. */
type Person = Actor & { userId: number };

/** Returns a person's sessions that have not expired, the last used first. */
export async function listSessions(db: Database, userId: number): Promise<ListedSession[]> {
  return db.$queryRaw<ListedSession[]>`
    SELECT id AS "sessionId", created_at AS "startedAt", seen_at AS "seenAt", address, user_agent AS "userAgent"
    FROM panel_sessions WHERE user_id = ${userId}::int AND ${isLiveSession} ORDER BY seen_at DESC, id DESC`;
}

/** Ends one session of a person. Returns false if they have none with this id. */
export async function endListedSession(
  db: Database,
  actor: Person,
  { sessionId, accountId }: { sessionId: number; accountId: number | null },
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ address: string | null }[]>`
      DELETE FROM panel_sessions WHERE id = ${sessionId}::int AND user_id = ${actor.userId}::int AND ${isLiveSession}
      RETURNING address`;
    if (row === undefined) return false;
    const from = row.address === null ? {} : { target: `from ${row.address}` };
    await writeAudit(tx, actor, { accountId, action: 'session.ended', ...from });
    return true;
  });
}

/** Ends all sessions of a person for the operator. Returns how many, or null if nobody has this email address. */
export async function endSessionsOf(db: Database, email: string): Promise<number | null> {
  return db.$transaction(async (tx) => {
    const [person] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM panel_users WHERE lower(email) = lower(${email})`;
    if (person === undefined) return null;
    const { count } = await tx.panelSession.deleteMany({ where: { userId: person.id } });
    await writeAudit(tx, OPERATOR, { accountId: null, action: 'session.ended_everywhere', target: email });
    return count;
  });
}

/** Ends all sessions of a person. */
export async function endAllSessions(db: Database, actor: Person, accountId: number | null): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.panelSession.deleteMany({ where: { userId: actor.userId } });
    await writeAudit(tx, actor, { accountId, action: 'session.ended_everywhere' });
  });
}
