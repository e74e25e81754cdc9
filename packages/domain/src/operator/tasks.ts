import type { Database } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

export type TaskKind = 'verify_ledger' | 'forget_person';

/** A process that is silent for this long is gone, and so is its task. */
const SILENCE_SECONDS = 60;
const HEARTBEAT_MS = 15_000;
/** Rows deleted at a time. */
const PAGE = 1_000;

/** Something long that an operator started. */
export interface OperatorTask {
  id: number;
  kind: TaskKind;
  /** What it is about, without names. */
  target: string;
  /** `lost`: its process has ended. */
  status: 'running' | 'done' | 'failed' | 'lost';
  startedBy: string;
  startedAt: Date;
  finishedAt: Date | null;
  /** Null unless it is done. */
  result: unknown;
}

/** Starts a task; returns null if the same one is running. Then call `runTask`. */
export async function startTask(
  db: Database,
  actor: Actor,
  { kind, target = '' }: { kind: TaskKind; target?: string },
): Promise<number | null> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE operator_tasks SET status = 'failed'
      WHERE kind = ${kind} AND target = ${target} AND status = 'running'
        AND seen_at < now() - make_interval(secs => ${SILENCE_SECONDS}::int)`;
    const [row] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO operator_tasks (kind, target, started_by) VALUES (${kind}, ${target}, ${actor.userId}::int)
      ON CONFLICT (kind, target) WHERE status = 'running' DO NOTHING RETURNING id`;
    if (row === undefined) return null;
    if (kind === 'verify_ledger') await writeAudit(tx, actor, { accountId: null, action: 'ledger.verified' });
    return row.id;
  });
}

/** Does the work of a task and stores its result. Rejects as the work does. */
export async function runTask(db: Database, id: number, work: () => Promise<object>): Promise<void> {
  const beat = () =>
    void db.$executeRaw`UPDATE operator_tasks SET seen_at = now() WHERE id = ${id}::int`.catch(
      () => undefined,
    );
  const timer = setInterval(beat, HEARTBEAT_MS);
  try {
    await finish(db, id, 'done', await work());
  } catch (error) {
    await finish(db, id, 'failed', null).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function finish(
  db: Database,
  id: number,
  status: 'done' | 'failed',
  result: object | null,
): Promise<void> {
  const json = result && JSON.stringify(result);
  await db.$executeRaw`
    UPDATE operator_tasks SET status = ${status}, finished_at = now(), result = ${json}::jsonb
    WHERE id = ${id}::int AND status = 'running'`;
}

/** Returns the latest tasks of a kind, newest first. */
export async function latestTasks(db: Database, kind: TaskKind, limit: number): Promise<OperatorTask[]> {
  return db.$queryRaw<OperatorTask[]>`
    SELECT t.id, t.kind, t.target, u.name AS "startedBy", t.started_at AS "startedAt", t.finished_at AS "finishedAt",
           t.result,
           CASE WHEN t.status = 'running' AND t.seen_at < now() - make_interval(secs => ${SILENCE_SECONDS}::int)
                THEN 'lost' ELSE t.status END AS status
    FROM operator_tasks t JOIN panel_users u ON u.id = t.started_by
    WHERE t.kind = ${kind} ORDER BY t.id DESC LIMIT ${limit}::int`;
}

/** Deletes tasks that began more than this many days ago, one page at a time; returns how many. */
export async function deleteOldTasks(db: Database, days: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM operator_tasks WHERE id IN (
      SELECT id FROM operator_tasks WHERE started_at < now() - make_interval(days => ${days}::int) LIMIT ${PAGE}::int)`;
}
