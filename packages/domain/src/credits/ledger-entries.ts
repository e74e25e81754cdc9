import type { Database } from '../database';
import { Prisma } from '../generated/client';

export type EntryKind =
  'opening' | 'renewal' | 'upgrade' | 'purchase' | 'expire' | 'reserve' | 'settle' | 'refund' | 'charge';

/** A change of a balance. */
export interface LedgerEntry {
  /** Starts at 1 in each account, without gaps. */
  sequence: number;
  kind: EntryKind;
  /** Credits. */
  amount: number;
  balanceAfter: number;
  period: number;
  /** Of a refund: the period in which the credits were reserved. */
  reservedPeriod: number | null;
  batchId: string | null;
  domain: string | null;
  writtenAt: Date;
}

type Row = Omit<LedgerEntry, 'sequence'> & { sequence: bigint };
const ENTRY_COLUMNS = Prisma.sql`
  e.sequence, e.kind, e.amount, e.balance_after AS "balanceAfter", e.period, e.reserved_period AS "reservedPeriod",
  e.batch_id AS "batchId", b.domain, e.created_at AS "writtenAt"`;
const ENTRY = Prisma.sql`
  SELECT ${ENTRY_COLUMNS} FROM ledger_entries e LEFT JOIN batches b ON b.id = e.batch_id`;
const toEntry = (row: Row): LedgerEntry => ({ ...row, sequence: Number(row.sequence) });

/** Returns an account's entries before one, or the latest, newest first. */
export async function ledgerPage(
  db: Database,
  accountId: number,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<LedgerEntry[]> {
  const rows = await db.$queryRaw<Row[]>`
    ${ENTRY}
    WHERE e.account_id = ${accountId}::int AND e.sequence < coalesce(${before}::int8, 9223372036854775807)
    ORDER BY e.sequence DESC LIMIT ${limit}::int`;
  return rows.map(toEntry);
}

/** Returns a batch's entries, oldest first. */
export async function batchEntries(db: Database, accountId: number, batchId: string): Promise<LedgerEntry[]> {
  const rows = await db.$queryRaw<Row[]>`
    ${ENTRY}
    WHERE e.batch_id = ${batchId} AND e.account_id = ${accountId}::int ORDER BY e.sequence`;
  return rows.map(toEntry);
}

/** An entry as its hash covers it (`entry_hash` in sql/02_ledger.sql), and that hash. */
export interface ChainLink {
  sequence: number;
  kind: string;
  amount: number;
  balanceAfter: number;
  period: number;
  reservedPeriod: number | null;
  batchId: string | null;
  /** Microseconds since 1970. */
  writtenAtMicros: number;
  /** In hexadecimal. */
  hash: string;
}

/** Where an account's chain ends, as the account has it. */
export interface ChainHead {
  sequence: number;
  balance: number;
  /** In hexadecimal; empty without entries. */
  hash: string;
}

/** Returns the entries after a sequence number, oldest first, and the head of the chain as of the same moment. */
export async function chainPage(
  db: Database,
  accountId: number,
  { after, limit }: { after: bigint; limit: number },
): Promise<{ head: ChainHead; links: ChainLink[] }> {
  const [page] = await db.$queryRaw<{ head: ChainHead; links: ChainLink[] }[]>`
    SELECT jsonb_build_object('sequence', a.ledger_sequence, 'balance', a.balance,
                              'hash', encode(a.ledger_hash, 'hex')) AS head,
           (SELECT coalesce(jsonb_agg(links ORDER BY sequence), '[]') FROM (
              SELECT e.sequence, e.kind, e.amount, e.balance_after AS "balanceAfter", e.period,
                     e.reserved_period AS "reservedPeriod", e.batch_id AS "batchId",
                     (extract(epoch FROM e.created_at) * 1000000)::int8 AS "writtenAtMicros", encode(e.hash, 'hex') AS hash
              FROM ledger_entries e WHERE e.account_id = a.id AND e.sequence > ${after}::int8
              ORDER BY e.sequence LIMIT ${limit}::int
            ) links) AS links
    FROM accounts a WHERE a.id = ${accountId}::int`;
  if (page === undefined) throw new Error(`account ${accountId} is gone`);
  return page;
}

/** An entry with what its hash covers beside, so that whoever has the file can compute it. */
export interface ExportedEntry extends LedgerEntry {
  /** Microseconds since 1970. */
  writtenAtMicros: number;
  /** In hexadecimal; that of the entry before is empty for the first one. */
  previousHash: string;
  hash: string;
}

type ExportedRow = Row & { micros: bigint; previousHash: string | null; hash: string };
const toExported = ({ micros, previousHash, ...row }: ExportedRow): ExportedEntry => ({
  ...row,
  sequence: Number(row.sequence),
  writtenAtMicros: Number(micros),
  previousHash: previousHash ?? '',
});

/** How many entries are read at a time. */
const EXPORT_PAGE = 1_000;

/**
 * Returns an account's entries page by page, oldest first: those that are there when it starts, or those of the UTC
 * days from one to another, both included.
 */
export async function* ledgerEntries(
  db: Database,
  accountId: number,
  { from, to }: { from: Date | null; to: Date | null },
): AsyncGenerator<ExportedEntry[], void, undefined> {
  const until = to && new Date(to.getTime() + 86_400_000);
  const [bounds] = await db.$queryRaw<{ first: bigint | null; last: bigint | null }[]>`
    SELECT min(e.sequence) AS first, max(e.sequence) AS last FROM ledger_entries e
    WHERE e.account_id = ${accountId}::int AND e.created_at >= coalesce(${from}::timestamptz, '-infinity')
      AND e.created_at < coalesce(${until}::timestamptz, 'infinity')`;
  if (bounds === undefined || bounds.first === null || bounds.last === null) return;
  let after = bounds.first - 1n;
  while (after < bounds.last) {
    const rows = await db.$queryRaw<ExportedRow[]>`
      SELECT ${ENTRY_COLUMNS}, (extract(epoch FROM e.created_at) * 1000000)::int8 AS micros,
             encode(e.hash, 'hex') AS hash, encode(p.hash, 'hex') AS "previousHash"
      FROM ledger_entries e LEFT JOIN batches b ON b.id = e.batch_id
      LEFT JOIN ledger_entries p ON p.account_id = e.account_id AND p.sequence = e.sequence - 1
      WHERE e.account_id = ${accountId}::int AND e.sequence > ${after}::int8 AND e.sequence <= ${bounds.last}::int8
      ORDER BY e.sequence LIMIT ${EXPORT_PAGE}::int`;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.sequence;
    // A clock that was set back can put an entry of another day between them.
    const isOfTheDays = ({ writtenAt }: Row) =>
      (from === null || writtenAt >= from) && (until === null || writtenAt < until);
    yield rows.filter(isOfTheDays).map(toExported);
  }
}
