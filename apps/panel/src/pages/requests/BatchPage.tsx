import type { Batch } from '@firmlens/panel-contract';
import { Alert, Button, Code, Group, Skeleton, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useAccountData } from '../../api/account-data';
import { CompanyLink } from '../../components/CompanyLink';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import './requests.css';
import { BatchCredits } from './batch/BatchCredits';
import { BatchModules } from './batch/BatchModules';
import { BatchSources } from './batch/BatchSources';
import { BatchTimes } from './batch/BatchTimes';
import { BatchWebhook } from './batch/BatchWebhook';
import { KeyName, NO_KEY } from './KeyName';
import { RequestTabs } from './RequestTabs';
import { BatchStatus } from './StatusBadge';

/** How often a batch that runs is read again, in milliseconds. */
const REFRESH_MS = 3_000;

const isRunning = (batch: Batch | undefined): boolean =>
  batch?.status === 'queued' || batch?.status === 'processing';

/** Everything about one batch. */
export function BatchPage() {
  const { batchId } = useParams({ from: '/signed-in/requests/batches/$batchId' });
  const { data, error, refetch } = useAccountData(
    'GET /batches/:batch_id',
    { batch_id: batchId },
    { refetchAfter: (batch) => isRunning(batch) && REFRESH_MS },
  );
  const batch = data?.batch_id === batchId ? data : undefined;
  const title = batch ? texts.batch.titleFor(batch.domain) : texts.batch.title;
  return (
    <Page title={title} action={<RequestTabs />}>
      {!batch && error && ['not_found', 'invalid_input'].includes(error.code) ? (
        <div className="surface">
          <EmptyState title={texts.batch.missing} hint={texts.batch.missingHint}>
            <Button component={Link} to="/requests/batches" mt="xs">
              {texts.batch.toBatches}
            </Button>
          </EmptyState>
        </div>
      ) : !batch && error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : batch ? (
        <Details batch={batch} />
      ) : (
        <Skeleton height={400} />
      )}
    </Page>
  );
}

function Details({ batch }: { batch: Batch }) {
  const { batch_id: id, domain, status, message, series, is_by_agent: isByAgent } = batch;
  const who = isByAgent
    ? texts.batch.byAgent
    : series === NO_KEY
      ? texts.batch.byPerson
      : texts.batch.byProgram;
  return (
    <>
      <Group gap="md">
        <span aria-live="polite">
          <BatchStatus status={status} />
        </span>
        <Code className="breakable">{id}</Code>
        <Text size="sm" c="dimmed">
          {texts.batch.by} {who}
          {series !== null && series !== NO_KEY && (
            <>
              {' · '}
              {texts.batch.key} <KeyName series={series} />
            </>
          )}
        </Text>
        <CompanyLink domain={domain}>{texts.batch.toCompany}</CompanyLink>
      </Group>
      {message !== null && (
        <Alert color="yellow" variant="light" role="status" className="notice">
          {message}
        </Alert>
      )}
      <div className="figures batch-boxes">
        <BatchTimes batch={batch} />
        <BatchCredits batch={batch} />
        <BatchWebhook webhook={batch.webhook} />
      </div>
      <BatchModules batch={batch} />
      <BatchSources batch={batch} isRunning={isRunning(batch)} />
    </>
  );
}
