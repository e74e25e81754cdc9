import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useToggle } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import { type Use, sumOf } from './series';
import { UseTable } from './UseTable';

// Loaded with the chart: its library would double the first load.
const UseChart = lazy(async () => ({ default: (await import('./UseChart')).UseChart }));

interface Props {
  id: string;
  title: string;
  hint: string;
  /** Undefined while it loads. */
  use: Use | undefined;
}

/** Credits by one thing: a chart with the sums beside it, or a table. */
export function UseSection({ id, title, hint, use }: Props) {
  const [shape, toggle] = useToggle(['chart', 'table'] as const);
  const total = sumOf(use?.series.map(({ credits }) => sumOf(credits)) ?? []);
  return (
    <section className="surface padded" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" mb="md">
        <div className="use-heading">
          <Title order={2} id={id}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        </div>
        {use && total > 0 && (
          <Button
            variant="default"
            size="xs"
            aria-describedby={id}
            onClick={() => {
              toggle();
            }}
          >
            {shape === 'chart' ? texts.credits.asTable : texts.credits.asChart}
          </Button>
        )}
      </Group>
      {use && total === 0 ? (
        <div className="chart chart-empty">
          <EmptyState title={texts.credits.nothingUsed} hint={texts.credits.nothingUsedHint} />
        </div>
      ) : use && shape === 'table' ? (
        <UseTable title={title} use={use} />
      ) : (
        <div className="use-chart">
          <div className="chart">
            <Suspense fallback={<Skeleton height="100%" />}>
              {use ? (
                <UseChart use={use} label={texts.credits.chartLabel(title, count(total))} />
              ) : (
                <Skeleton height="100%" />
              )}
            </Suspense>
          </div>
          {use ? <Sums use={use} total={total} /> : <Skeleton height="100%" />}
        </div>
      )}
    </section>
  );
}

/** What each thing cost in all, with its colour in the chart. */
function Sums({ use: { series }, total }: { use: Use; total: number }) {
  return (
    <dl className="sums">
      {series.map(({ name, colour, credits }) => (
        <div key={name}>
          <dt>
            <span className={`swatch series-${colour}`} />
            {name}
          </dt>
          <dd>{count(sumOf(credits))}</dd>
        </div>
      ))}
      <div className="sums-total">
        <dt>{texts.credits.total}</dt>
        <dd>{count(total)}</dd>
      </div>
    </dl>
  );
}
