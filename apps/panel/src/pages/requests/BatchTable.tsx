import type { ListedBatch } from '@firmlens/panel-contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../components/DataTable';
import { between } from '../../components/duration';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { BatchStatus } from './StatusBadge';

const COLUMNS: readonly Column<ListedBatch>[] = [
  { header: texts.batches.requested, cell: ({ requested_at: at }) => <Time at={at} /> },
  {
    header: texts.batches.company,
    cell: ({ batch_id: batchId, domain }) => (
      <Link to="/requests/batches/$batchId" params={{ batchId }} className="text-link">
        {domain}
      </Link>
    ),
  },
  { header: texts.batches.status, cell: ({ status }) => <BatchStatus status={status} /> },
  {
    header: texts.batches.modules,
    cell: ({ modules }) =>
      modules.length === 0 ? texts.batches.baseOnly : texts.batches.andModules(count(modules.length)),
  },
  {
    header: texts.batches.took,
    cell: ({ requested_at: start, completed_at: end }) => (end === null ? '–' : between(start, end)),
    isNumber: true,
  },
  {
    header: texts.batches.credits,
    cell: ({ credits_reserved: reserved, credits_refunded: refunded }) =>
      refunded === 0 ? count(reserved) : `${count(reserved - refunded)} (${texts.batches.refunded})`,
    isNumber: true,
  },
];

interface Props {
  /** Undefined while they load. */
  batches: readonly ListedBatch[] | undefined;
  empty: ReactNode;
}

/** Batches, each with a link to its page. */
export const BatchTable = ({ batches, empty }: Props) => (
  <DataTable
    caption={texts.batches.caption}
    columns={COLUMNS}
    rows={batches}
    keyOf={({ batch_id: id }) => id}
    empty={empty}
  />
);
