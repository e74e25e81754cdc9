import type { Database } from '../database';
import { Prisma } from '../generated/client';

/** Rows that are read at a time. */
const PAGE = 500;
/** The longest time for one export. */
const TIMEOUT_MS = 3_600_000;

/** What is exported of each table: a query for the rows of account $1, without secrets and their hashes. */
const TABLES: readonly { table: string; omit?: readonly string[]; from: string }[] = [
  { table: 'accounts', omit: ['signing_secret'], from: 'accounts t WHERE id = $1' },
  { table: 'api_keys', omit: ['hash'], from: 'api_keys t WHERE account_id = $1 ORDER BY id' },
  { table: 'ledger_entries', from: 'ledger_entries t WHERE account_id = $1 ORDER BY sequence' },
  { table: 'credit_purchases', from: 'credit_purchases t WHERE account_id = $1 ORDER BY bought_at' },
  { table: 'batches', from: 'batches t WHERE account_id = $1 ORDER BY id' },
  {
    table: 'batch_modules',
    from: 'batches b JOIN batch_modules t ON t.batch_id = b.id WHERE b.account_id = $1 ORDER BY b.id, module',
  },
  {
    table: 'batch_sources',
    from: 'batches b JOIN batch_sources t ON t.batch_id = b.id WHERE b.account_id = $1 ORDER BY b.id, source',
  },
  {
    table: 'evidence',
    from: 'batches b JOIN evidence t ON t.batch_id = b.id WHERE b.account_id = $1 ORDER BY b.id, t.id',
  },
  { table: 'lists', from: 'lists t WHERE account_id = $1 ORDER BY id' },
  {
    table: 'list_entries',
    from: 'lists l JOIN list_entries t ON t.list_id = l.id WHERE l.account_id = $1 ORDER BY l.id, position',
  },
  { table: 'watches', from: 'watches t WHERE account_id = $1 ORDER BY id' },
  {
    table: 'watch_companies',
    from: 'watches w JOIN watch_companies t ON t.watch_id = w.id WHERE w.account_id = $1 ORDER BY w.id, domain',
  },
  {
    table: 'watch_signals',
    from: 'watches w JOIN watch_signals t ON t.watch_id = w.id WHERE w.account_id = $1 ORDER BY t.id',
  },
  {
    table: 'idempotent_answers',
    omit: ['digest'],
    from: 'idempotent_answers t WHERE account_id = $1 ORDER BY created_at',
  },
  { table: 'deliveries', from: 'deliveries t WHERE account_id = $1 ORDER BY id' },
  {
    table: 'delivery_attempts',
    from: 'deliveries d JOIN delivery_attempts t ON t.delivery_id = d.id WHERE d.account_id = $1 ORDER BY d.id, attempt',
  },
  { table: 'request_log', from: 'request_log t WHERE account_id = $1 ORDER BY requested_at, id' },
  { table: 'usage_days', from: 'usage_days t WHERE account_id = $1 ORDER BY day, key_series, route' },
  { table: 'paid_reads', from: 'paid_reads t WHERE account_id = $1 ORDER BY domain, module' },
  {
    table: 'panel_searches',
    omit: ['digest'],
    from: 'panel_searches t WHERE account_id = $1 ORDER BY paid_at',
  },
  {
    table: 'panel_users',
    omit: ['password_hash', 'totp_secret', 'totp_step', 'is_operator'],
    from: 'panel_memberships m JOIN panel_users t ON t.id = m.user_id WHERE m.account_id = $1 ORDER BY t.id',
  },
  { table: 'panel_memberships', from: 'panel_memberships t WHERE account_id = $1 ORDER BY user_id' },
  {
    table: 'panel_sessions',
    omit: ['token_hash', 'totp_secret'],
    from: 'panel_sessions t WHERE account_id = $1 ORDER BY id',
  },
  {
    table: 'panel_invitations',
    omit: ['token_hash'],
    from: 'panel_invitations t WHERE account_id = $1 ORDER BY id',
  },
  { table: 'panel_audit', from: 'panel_audit t WHERE account_id = $1 ORDER BY id' },
];

/**
 * Writes all that is stored of an account, as it is at one moment: lines of JSON, each `{"table": …, "row": {…}}` with
 * the columns of prisma/schema.prisma, without secrets and hashes of secrets. `write` resolves when the next line may
 * follow. Returns the number of lines by table; null, with nothing written, if there is no such account.
 */
export async function exportAccount(
  db: Database,
  accountId: number,
  write: (line: string) => Promise<void> | void,
): Promise<Record<string, number> | null> {
  return db.$transaction(
    async (tx) => {
      if ((await tx.account.count({ where: { id: accountId } })) === 0) return null;
      // The reader of the lines may take a while.
      await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
      const written: Record<string, number> = {};
      for (const { table, omit = [], from } of TABLES) {
        const rowJson = omit.reduce((json, column) => `${json} - '${column}'`, 'to_jsonb(t)');
        const query = from.replace('$1', String(accountId));
        await tx.$executeRawUnsafe(
          `DECLARE exported NO SCROLL CURSOR FOR SELECT (${rowJson})::text AS row FROM ${query}`,
        );
        written[table] = 0;
        for (;;) {
          const rows = await tx.$queryRawUnsafe<{ row: string }[]>(`FETCH ${PAGE} FROM exported`);
          for (const { row } of rows) await write(`{"table":"${table}","row":${row}}\n`);
          written[table] += rows.length;
          if (rows.length < PAGE) break;
        }
        await tx.$executeRawUnsafe('CLOSE exported');
      }
      return written;
    },
    { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, timeout: TIMEOUT_MS },
  );
}
