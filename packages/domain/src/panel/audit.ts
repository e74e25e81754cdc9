import type { Database, Transaction } from '../database';

/** What can be done in the panel. */
export type PanelAction =
  | 'session.started'
  | 'session.ended_everywhere'
  | 'password.changed'
  | 'password.link_created'
  | 'password.reset'
  | 'key.created'
  | 'key.rotated'
  | 'key.disabled'
  | 'enrichment.started'
  | 'person.invited'
  | 'person.joined'
  | 'person.role_changed'
  | 'person.removed'
  | 'invitation.withdrawn';

/** Who does something, and from where. The operator's command has neither. */
export interface Actor {
  userId: number | null;
  address: string | null;
}

export const OPERATOR: Actor = { userId: null, address: null };

interface NewEntry {
  accountId: number | null;
  action: PanelAction;
  target?: string;
}

/** Writes an entry in the transaction of the change. */
export async function writeAudit(tx: Transaction, actor: Actor, entry: NewEntry): Promise<void> {
  await tx.panelAuditEntry.create({ data: { ...actor, ...entry } });
}

export interface AuditEntry {
  id: number;
  at: Date;
  /** Name and mail address, or "operator". */
  actor: string;
  action: PanelAction;
  target: string | null;
  address: string | null;
}

/** Returns an account's entries before an entry, or the latest, newest first. */
export async function auditEntries(
  db: Database,
  accountId: number,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db.panelAuditEntry.findMany({
    where: { accountId, ...(before === null ? {} : { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: limit,
    include: { user: { select: { name: true, email: true } } },
  });
  return rows.map(({ id, writtenAt, user, action, target, address }) => ({
    id: Number(id),
    at: writtenAt,
    actor: user === null ? 'operator' : `${user.name} <${user.email}>`,
    action: action as PanelAction,
    target,
    address,
  }));
}
