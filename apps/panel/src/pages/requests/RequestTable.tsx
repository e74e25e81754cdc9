import type { LoggedRequest } from '@firmlens/panel-contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../components/DataTable';
import { duration } from '../../components/duration';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { KeyName } from './KeyName';
import { HttpStatus } from './StatusBadge';

const COLUMNS: readonly Column<LoggedRequest>[] = [
  { header: texts.requests.at, cell: ({ at }) => <Time at={at} style="second" /> },
  {
    header: texts.requests.request,
    cell: ({ request_ref: ref, method, endpoint }) => (
      <Link
        from="/requests"
        to="/requests"
        search={(search) => ({ ...search, request: ref })}
        resetScroll={false}
        className="text-link"
      >
        {method} {endpoint}
      </Link>
    ),
  },
  { header: texts.requests.status, cell: ({ status }) => <HttpStatus status={status} /> },
  { header: texts.requests.key, cell: ({ series }) => <KeyName series={series} /> },
  { header: texts.requests.duration, cell: ({ duration_ms: time }) => duration(time), isNumber: true },
  { header: texts.requests.credits, cell: ({ credits }) => count(credits), isNumber: true },
];

interface Props {
  /** Undefined while they load. */
  requests: readonly LoggedRequest[] | undefined;
  empty: ReactNode;
}

/** Requests, each with a link to its details. */
export const RequestTable = ({ requests, empty }: Props) => (
  <DataTable
    caption={texts.requests.caption}
    columns={COLUMNS}
    rows={requests}
    keyOf={({ request_ref: ref }) => ref}
    empty={empty}
  />
);
