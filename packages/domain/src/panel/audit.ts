import type { Database, Transaction } from '../database';
import type { Prisma } from '../generated/client';

/** What can be done in the panel, or by the operator's command. */
export type PanelAction =
  | 'session.started'
  | 'session.refused'
  | 'session.ended'
  | 'session.ended_everywhere'
  | 'password.changed'
  | 'password.link_created'
  | 'password.reset'
  | 'second_factor.enabled'
  | 'second_factor.disabled'
  | 'second_factor.reset'
  | 'recovery_code.used'
  | 'key.created'
  | 'key.rotated'
  | 'key.renamed'
  | 'key.disabled'
  | 'search.paid'
  | 'enrichment.started'
  | 'list.started'
  | 'list.paused'
  | 'list.resumed'
  | 'list.cancelled'
  | 'watch.started'
  | 'watch.paused'
  | 'watch.resumed'
  | 'watch.deleted'
  | 'person.invited'
  | 'person.joined'
  | 'person.role_changed'
  | 'person.removed'
  | 'invitation.withdrawn'
  | 'webhook.url_set'
  | 'webhook.url_removed'
  | 'webhook.secret_shown'
  | 'webhook.secret_rotated'
  | 'webhook.test_sent'
  | 'webhook.resent'
  | 'webhook.retried'
  | 'webhook.failed_resent'
  | 'account.created'
  | 'account.deleted'
  | 'account.changed'
  | 'account.renewed'
  | 'credits.purchased'
  | 'delivery.resent'
  | 'optout.added'
  | 'optout.removed'
  | 'forgotten.added'
  | 'forgotten.removed'
  | 'dataset.removed'
  | 'ledger.verified'
  | 'batch.ended'
  | 'cooldown.lifted'
  | 'queue.changed'
  | 'operator.invited'
  | 'operator.added'
  | 'operator.removed';

/** Who does something, and from where. The operator's command has neither. */
export interface Actor {
  userId: number | null;
  address: string | null;
  /** Whether they do it with an operator's rights. */
  byOperator?: boolean;
}

export const OPERATOR: Actor = { userId: null, address: null };

/** Rows deleted at a time. */
const PAGE = 1_000;

interface NewEntry {
  accountId: number | null;
  action: PanelAction;
  target?: string;
}

/** Writes an entry in the transaction of the change. */
export async function writeAudit(tx: Transaction, actor: Actor, entry: NewEntry): Promise<void> {
  await tx.panelAuditEntry.create({ data: { ...actor, ...entry } });
}

/** Deletes the oldest entries that were written more than this many months ago, one page at a time; returns how many. */
export async function deleteOldAudit(db: Database, months: number): Promise<number> {
  // Ids are given in the order of time, so that no index on the time is needed.
  return db.$executeRaw`
    DELETE FROM panel_audit WHERE id IN (SELECT id FROM panel_audit ORDER BY id LIMIT ${PAGE}::int)
      AND written_at < now() - make_interval(months => ${months}::int)`;
}

export interface AuditEntry {
  id: number;
  at: Date;
  /** Name and email address, or "operator" with the name of one who used the panel. */
  actor: string;
  action: PanelAction;
  target: string | null;
  address: string | null;
  /** Null if it concerns no account. */
  account: { accountId: number; name: string } | null;
}

interface Page {
  before: bigint | null;
  limit: number;
}

/** Returns an account's entries before an entry, or the latest, newest first. */
export async function auditEntries(
  db: Database,
  accountId: number,
  { before, limit }: Page,
): Promise<AuditEntry[]> {
  return entriesWhere(db, { accountId, ...(before === null ? {} : { id: { lt: before } }) }, limit);
}

/** Returns what operators did in the panel or by command, before an entry or the latest, newest first. */
export async function operatorEntries(db: Database, { before, limit }: Page): Promise<AuditEntry[]> {
  // In the words of the index panel_audit_operators_idx: operators' entries are rare among all.
  const rows = await db.$queryRaw<{ id: bigint }[]>`
    SELECT id FROM panel_audit
    WHERE (by_operator OR user_id IS NULL) AND id < coalesce(${before}::bigint, 9223372036854775807)
    ORDER BY id DESC LIMIT ${limit}::int`;
  return entriesWhere(db, { id: { in: rows.map(({ id }) => id) } }, limit);
}

async function entriesWhere(
  db: Database,
  where: Prisma.PanelAuditEntryWhereInput,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await db.panelAuditEntry.findMany({
    where,
    orderBy: { id: 'desc' },
    take: limit,
    include: {
      user: { select: { name: true, email: true } },
      account: { select: { id: true, name: true, companyName: true } },
    },
  });
  return rows.map(({ id, writtenAt, user, byOperator, action, target, address, account }) => ({
    id: Number(id),
    at: writtenAt,
    actor: actorText(user, byOperator),
    action: action as PanelAction,
    target,
    address,
    account: account && { accountId: account.id, name: account.companyName ?? account.name },
  }));
}

function actorText(user: { name: string; email: string } | null, byOperator: boolean): string {
  if (user === null) return 'operator';
  return byOperator ? `operator (${user.name})` : `${user.name} <${user.email}>`;
}
