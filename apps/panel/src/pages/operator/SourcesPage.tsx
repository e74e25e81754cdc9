import type { SourceHost, SourceState } from '@firmlens/panel-contract';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import type { Response } from '../../api/call';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { Page } from '../../components/Page';
import { Time } from '../../components/Time';
import { operator } from '../../texts/operator';
import { StateBadge, type Tone } from './StateBadge';
import { useOperatorQuery } from './use-operator-query';

const t = operator.sources;

const sourceColumns = (batches: number): readonly Column<SourceState>[] => [
  {
    header: t.source,
    cell: ({ source }) => (
      <Text size="sm" fw={500}>
        {source}
      </Text>
    ),
  },
  {
    header: t.state,
    cell: ({ is_on: isOn, reason }) => (
      <div>
        <StateBadge tone={isOn ? 'good' : 'neutral'}>{isOn ? t.on : t.off}</StateBadge>
        {reason !== null && (
          <Text size="sm" c="dimmed" mt={2}>
            {reason}
          </Text>
        )}
      </div>
    ),
  },
  { header: t.outcomes(count(batches)), cell: (source) => <Outcomes source={source} /> },
  { header: t.asked, cell: ({ asked_at: at }) => <Time at={at} style="relative" /> },
  { header: t.postponed, isNumber: true, cell: ({ postponed }) => count(postponed) },
];

/** What a source gave, with why it failed last. */
function Outcomes({ source: { outcomes, failure } }: { source: SourceState }) {
  const parts = [
    [outcomes.found, t.found],
    [outcomes.nothing, t.nothing],
    [outcomes.failed, t.failed],
    [outcomes.not_asked, t.notAsked],
  ] as const;
  const some = parts.filter(([number]) => number > 0);
  if (some.length === 0) return '–';
  return (
    <div>
      {some.map(([number, what]) => `${count(number)} ${what}`).join(', ')}
      {failure !== null && (
        <Text size="sm" c="dimmed" className="breakable" mt={2}>
          {failure}
        </Text>
      )}
    </div>
  );
}

const HOST_TONES: Record<SourceHost['state'], Tone> = {
  closed: 'good',
  open: 'bad',
  trial: 'warning',
  paused: 'warning',
};

const HOST_COLUMNS: readonly Column<SourceHost>[] = [
  { header: t.host, cell: ({ host }) => <span className="breakable">{host}</span> },
  {
    header: t.state,
    cell: ({ state, until }) => (
      <div>
        <StateBadge tone={HOST_TONES[state]}>{t.hostStates[state]}</StateBadge>
        {until !== null && (
          <Text size="sm" c="dimmed" mt={2}>
            {t.until} <Time at={until} />
          </Text>
        )}
      </div>
    ),
  },
  { header: t.waiting, isNumber: true, cell: ({ waiting }) => count(waiting) },
  { header: t.inFlight, isNumber: true, cell: ({ in_flight: inFlight }) => count(inFlight) },
  { header: t.faults, isNumber: true, cell: ({ faults }) => count(faults) },
  { header: t.lastRequest, cell: ({ last_at: at }) => <Time at={at} style="relative" /> },
];

/** Which sources are on, what they gave, and how their hosts do. */
export function SourcesPage() {
  const { data, error, isFetching, refetch } = useOperatorQuery('GET /operator/sources', {});
  // By hand: a page that reads by itself would keep a forgotten session from ending.
  const refreshButton = (
    <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
      {t.refresh}
    </Button>
  );
  return (
    <Page title={t.title} intro={t.intro} action={refreshButton}>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data && <ClosedHosts hosts={data.hosts} />}
          <Stack gap="xs">
            <DataTable
              caption={t.caption}
              columns={sourceColumns(data?.counted_batches ?? 0)}
              rows={data?.sources}
              keyOf={({ source }) => source}
              empty={<EmptyState title={t.noneReported} hint={t.noneReportedHint} />}
            />
            {data?.reported_at && (
              <Text size="sm" c="dimmed">
                {t.reported} <Time at={data.reported_at} style="relative" />.
              </Text>
            )}
          </Stack>
          <Stack gap="sm" component="section">
            <div>
              <Title order={2}>{t.hosts}</Title>
              <Text size="sm" c="dimmed">
                {t.hostsHint}
              </Text>
            </div>
            {data?.hosts === null ? (
              <Alert color="yellow" variant="light" role="status" className="notice">
                {t.redisDown}
              </Alert>
            ) : (
              <DataTable
                caption={t.hostsCaption}
                columns={HOST_COLUMNS}
                rows={data?.hosts}
                keyOf={({ host }) => host}
                empty={<EmptyState title={t.noHosts} hint={t.noHostsHint} />}
              />
            )}
          </Stack>
        </>
      )}
    </Page>
  );
}

/** Says at the top that hosts are not asked. */
function ClosedHosts({ hosts }: Pick<Response<'GET /operator/sources'>, 'hosts'>) {
  const closed = hosts?.filter(({ state }) => state === 'open').length ?? 0;
  if (closed === 0) return null;
  return (
    <Alert color="yellow" variant="light" role="status" className="notice">
      {t.problems(count(closed))}
    </Alert>
  );
}
