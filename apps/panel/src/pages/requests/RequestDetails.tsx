import type { LoggedRequest } from '@firmlens/panel-contract';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAccountData } from '../../api/account-data';
import { ActionDialog } from '../../components/ActionDialog';
import { duration } from '../../components/duration';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Facts } from '../../components/Facts';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { KeyName } from './KeyName';
import { HttpStatus } from './StatusBadge';

/** One request with what the list has no room for. */
export function RequestDetails({ requestRef, onClose }: { requestRef: string; onClose: () => void }) {
  const { data, error } = useAccountData('GET /requests/:request_ref', { request_ref: requestRef });
  return (
    <ActionDialog title={texts.requests.details} onClose={onClose}>
      {error ? <ErrorNotice error={error} /> : data ? <Details request={data} /> : <Skeleton height={220} />}
    </ActionDialog>
  );
}

function Details({ request }: { request: LoggedRequest }) {
  const {
    method,
    endpoint,
    status,
    at,
    series,
    duration_ms: time,
    credits,
    error_message: error,
    batch,
  } = request;
  return (
    <Facts
      facts={[
        [texts.requests.request, <span key="path" className="breakable">{`${method} ${endpoint}`}</span>],
        [texts.requests.status, <HttpStatus key="status" status={status} />],
        ...(error === null ? [] : [[texts.requests.error, error] as const]),
        [texts.requests.at, <Time key="at" at={at} style="second" />],
        [texts.requests.duration, duration(time)],
        [texts.requests.key, <KeyName key="key" series={series} />],
        [texts.requests.credits, count(credits)],
        [
          texts.requests.batch,
          batch ? (
            <Link
              key="batch"
              to="/requests/batches/$batchId"
              params={{ batchId: batch.batch_id }}
              className="text-link"
            >
              {batch.domain}
            </Link>
          ) : (
            texts.requests.none
          ),
        ],
      ]}
    />
  );
}
