import type { Overview } from '@firmlens/panel-contract';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useToggle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMay } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import { DayTable } from './DayTable';

// Loaded with the chart: its library would double the first load.
const DayChart = lazy(async () => ({ default: (await import('./DayChart')).DayChart }));

export type Day = Overview['daily'][number];

const sum = (days: readonly Day[], field: 'credits' | 'requests') =>
  days.reduce((total, day) => total + day[field], 0);

/** The credits of the last thirty days, as a chart or as a table. Undefined while they load. */
export function CreditUse({ days }: { days: readonly Day[] | undefined }) {
  const [shape, toggle] = useToggle(['chart', 'table'] as const);
  const total = days && sum(days, 'credits');
  return (
    <section className="surface padded" aria-labelledby="credit-use">
      <Group justify="space-between" mb="md">
        <div>
          <Title order={2} id="credit-use">
            {texts.overview.chart}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.overview.chartHint}
            {days && ` · ${texts.overview.chartSummary(count(total ?? 0), count(sum(days, 'requests')))}`}
          </Text>
          <Text size="xs" c="dimmed">
            {texts.overview.requestsHint}
          </Text>
        </div>
        {days && total !== 0 && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              toggle();
            }}
          >
            {shape === 'chart' ? texts.overview.asTable : texts.overview.asChart}
          </Button>
        )}
      </Group>
      {days && total === 0 ? (
        <NothingUsed />
      ) : days && shape === 'table' ? (
        <DayTable days={days} />
      ) : (
        <div className="chart">
          <Suspense fallback={<Skeleton height="100%" />}>
            {days ? (
              <DayChart days={days} label={texts.overview.chartLabel(count(total ?? 0))} />
            ) : (
              <Skeleton height="100%" />
            )}
          </Suspense>
        </div>
      )}
    </section>
  );
}

function NothingUsed() {
  const mayMakeKeys = useMay('developer');
  return (
    <div className="chart chart-empty">
      <EmptyState
        title={texts.overview.nothingUsed}
        hint={mayMakeKeys ? texts.overview.nothingUsedDeveloper : texts.overview.nothingUsedViewer}
      >
        {mayMakeKeys && (
          <Group gap="sm" mt="xs">
            <Button component={Link} to="/companies">
              {texts.overview.toCompanies}
            </Button>
            <Button component={Link} to="/keys" variant="default">
              {texts.overview.toKeys}
            </Button>
          </Group>
        )}
      </EmptyState>
    </div>
  );
}
