import { rotateSigningSecret } from '../accounts/signing-secret';
import { endBatch } from '../batches/run-batch';
import type { Database, Transaction } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

/** Rows that one statement erases, so that no lock is held for long. */
const PAGE = 1_000;

/** What customers' other systems read in the state of a batch that ended with its account. */
const MESSAGE = 'The account was deleted.';

export interface DeletedAccount {
  /** When it was deleted first. */
  deletedAt: Date;
  /** Batches that this call ended with a refund. */
  batchesEnded: number;
  /** People who belonged to no other account, erased by this call. */
  peopleErased: number;
}

/**
 * Deletes an account: its keys stop at once, its running batches end with a refund, and everything is erased that tells
 * who it was. The ledger stays, with the batches and the daily counts that prove it. `dropCopies` makes other processes
 * drop their copies of the account's keys; it is called once these are disabled. Returns null if there is no such
 * account. Repeating it is harmless, and completes a call that was interrupted.
 */
export async function deleteAccount(
  db: Database,
  actor: Actor,
  { accountId, secretsKey }: { accountId: number; secretsKey: Buffer },
  dropCopies: () => Promise<void>,
): Promise<DeletedAccount | null> {
  const deletedAt = await closeAccount(db, actor, accountId);
  if (deletedAt === null) return null;
  await dropCopies();
  await eraseLists(db, accountId);
  const batchesEnded = await endRunningBatches(db, accountId);
  const peopleErased = await db.$transaction((tx) => erasePeople(tx, accountId));
  await eraseDeliveries(db, accountId);
  await eraseRequests(db, accountId);
  await eraseNames(db, accountId);
  // Nobody has seen the new one.
  await rotateSigningSecret(db, accountId, secretsKey);
  return { deletedAt, batchesEnded, peopleErased };
}

/** Refuses every further request of the account, and renews it no more. */
async function closeAccount(db: Database, actor: Actor, accountId: number): Promise<Date | null> {
  return db.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ deletedAt: Date | null }[]>`
      SELECT deleted_at AS "deletedAt" FROM accounts WHERE id = ${accountId}::int FOR NO KEY UPDATE`;
    if (before === undefined) return null;
    if (before.deletedAt === null) await writeAudit(tx, actor, { accountId, action: 'account.deleted' });
    const { deletedAt } = await tx.account.update({
      where: { id: accountId },
      data: { deletedAt: before.deletedAt ?? new Date(), status: 'cancelled', nextRenewalAt: null },
    });
    await tx.$executeRaw`
      UPDATE api_keys SET disabled_at = coalesce(disabled_at, now()), allow_ips = '{}', name = NULL
      WHERE account_id = ${accountId}::int`;
    return deletedAt;
  });
}

/**
 * Erases the lists and watches, so that no further enrichment begins, each with what is owed of it, and what was answered.
 */
async function eraseLists(db: Database, accountId: number): Promise<void> {
  for (;;) {
    const erased = await db.$executeRaw`
      DELETE FROM list_entries WHERE (list_id, position) IN (
        SELECT e.list_id, e.position FROM lists l JOIN list_entries e ON e.list_id = l.id
        WHERE l.account_id = ${accountId}::int LIMIT ${PAGE}::int)`;
    if (erased === 0) break;
  }
  for (;;) {
    const [page] = await db.$queryRaw<{ erased: number }[]>`
      WITH gone AS (
        DELETE FROM watch_signals WHERE id IN (
          SELECT k.id FROM watches w JOIN watch_signals k ON k.watch_id = w.id
          WHERE w.account_id = ${accountId}::int LIMIT ${PAGE}::int)
        RETURNING delivery_id
      ), owed AS (
        DELETE FROM deliveries d USING gone WHERE d.id = gone.delivery_id
      )
      SELECT count(*)::int AS erased FROM gone`;
    if (page === undefined || page.erased === 0) break;
  }
  await db.watch.deleteMany({ where: { accountId } });
  await db.$executeRaw`
    WITH gone AS (DELETE FROM lists WHERE account_id = ${accountId}::int RETURNING delivery_id)
    DELETE FROM deliveries d USING gone WHERE d.id = gone.delivery_id`;
  await db.idempotentAnswer.deleteMany({ where: { accountId } });
}

async function endRunningBatches(db: Database, accountId: number): Promise<number> {
  let ended = 0;
  for (;;) {
    const running = await db.batch.findMany({
      where: { accountId, status: { in: ['queued', 'processing'] } },
      take: PAGE,
      select: { id: true },
    });
    if (running.length === 0) return ended;
    for (const { id } of running) {
      if (await db.$transaction((tx) => endBatch(tx, { id, fence: null }, 'failed', MESSAGE))) ended += 1;
    }
  }
}

/** Takes everybody out of the account, and erases those who belong to no other and are no operators. */
async function erasePeople(tx: Transaction, accountId: number): Promise<number> {
  await tx.panelInvitation.deleteMany({ where: { accountId } });
  await tx.panelSession.updateMany({ where: { accountId }, data: { accountId: null } });
  const gone = await tx.$queryRaw<{ id: number; email: string }[]>`
    WITH left_over AS (DELETE FROM panel_memberships WHERE account_id = ${accountId}::int RETURNING user_id)
    SELECT u.id, u.email FROM panel_users u JOIN left_over ON left_over.user_id = u.id
    WHERE NOT u.is_operator AND NOT EXISTS (
      SELECT FROM panel_memberships m WHERE m.user_id = u.id AND m.account_id <> ${accountId}::int)`;
  const ids = gone.map(({ id }) => id);
  await tx.panelSession.deleteMany({ where: { userId: { in: ids } } });
  await tx.panelRecoveryCode.deleteMany({ where: { userId: { in: ids } } });
  for (const { email } of gone) {
    await tx.panelInvitation.deleteMany({ where: { email: { equals: email, mode: 'insensitive' } } });
  }
  // The rows stay, because audit entries refer to them. Nobody can sign in without an email address.
  await tx.$executeRaw`
    UPDATE panel_users SET email = 'deleted-' || id, name = 'Deleted', password_hash = '', totp_secret = NULL
    WHERE id = ANY (${ids}::int[])`;
  await tx.$executeRaw`
    UPDATE panel_audit SET target = NULL, address = NULL
    WHERE user_id = ANY (${ids}::int[]) AND (target IS NOT NULL OR address IS NOT NULL)`;
  return ids.length;
}

/** Erases what was sent to the account and where, also what is owed. */
async function eraseDeliveries(db: Database, accountId: number): Promise<void> {
  for (;;) {
    const [page] = await db.$queryRaw<{ erased: number }[]>`
      WITH gone AS (
        DELETE FROM deliveries WHERE id IN (
          SELECT id FROM deliveries WHERE account_id = ${accountId}::int ORDER BY id LIMIT ${PAGE}::int)
        RETURNING batch_id
      ), forgotten AS (
        -- In the same statement: a batch with a webhook has a delivery.
        UPDATE batches b SET webhook_url = NULL FROM gone WHERE b.id = gone.batch_id
      )
      SELECT count(*)::int AS erased FROM gone`;
    if (page === undefined || page.erased === 0) return;
  }
}

/** Erases what was requested. The daily credits stay: they are compared with the ledger. */
async function eraseRequests(db: Database, accountId: number): Promise<void> {
  for (;;) {
    const erased = await db.$executeRaw`
      DELETE FROM request_log WHERE (requested_at, id) IN (
        SELECT requested_at, id FROM request_log WHERE account_id = ${accountId}::int LIMIT ${PAGE}::int)`;
    if (erased === 0) break;
  }
  await db.$executeRaw`UPDATE usage_days SET requests = 0 WHERE account_id = ${accountId}::int AND requests > 0`;
  await db.paidRead.deleteMany({ where: { accountId } });
  await db.panelSearch.deleteMany({ where: { accountId } });
}

async function eraseNames(db: Database, accountId: number): Promise<void> {
  await db.$executeRaw`
    UPDATE accounts SET name = 'Deleted', email = 'deleted-' || id, company_name = NULL, webhook_url = NULL
    WHERE id = ${accountId}::int`;
  await db.$executeRaw`
    UPDATE panel_audit SET target = NULL, address = NULL
    WHERE account_id = ${accountId}::int AND (target IS NOT NULL OR address IS NOT NULL)`;
}
