import type { LedgerEntry } from '@firmlens/panel-contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../components/DataTable';
import { count, signed } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

const COLUMNS: readonly Column<LedgerEntry>[] = [
  { header: texts.credits.entry, cell: ({ sequence }) => count(sequence), isNumber: true },
  { header: texts.credits.at, cell: ({ at }) => <Time at={at} /> },
  {
    header: texts.credits.kind,
    cell: ({ kind, batch }) => (
      <span>
        {texts.credits.kinds[kind]}
        {batch && (
          <>
            <br />
            <Link
              to="/requests/batches/$batchId"
              params={{ batchId: batch.batch_id }}
              title={batch.batch_id}
              className="text-link"
            >
              {batch.domain}
            </Link>
          </>
        )}
      </span>
    ),
  },
  { header: texts.credits.creditPeriod, cell: ({ period }) => count(period), isNumber: true },
  { header: texts.credits.amount, cell: ({ amount }) => <Amount amount={amount} />, isNumber: true },
  {
    header: texts.credits.balanceAfter,
    cell: ({ balance_after: balance }) => count(balance),
    isNumber: true,
  },
];

const Amount = ({ amount }: { amount: number }) => (
  <span className={amount > 0 ? 'amount-in' : undefined}>{signed(amount)}</span>
);

interface Props {
  caption: string;
  /** Undefined while they load. */
  entries: readonly LedgerEntry[] | undefined;
  empty: ReactNode;
}

/** Entries of the ledger, each with the balance after it. */
export const EntryTable = ({ caption, entries, empty }: Props) => (
  <DataTable
    caption={caption}
    columns={COLUMNS}
    rows={entries}
    keyOf={({ sequence }) => sequence}
    empty={empty}
  />
);
