import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { ColumnChart } from './ColumnChart';

// Loaded with the first chart, as the library is large.
const Chart = lazy(async () => ({ default: (await import('./ColumnChart')).ColumnChart }));

/** A chart of columns, in a box that has its size before the chart is there. */
export function LazyColumnChart(props: ComponentProps<typeof ColumnChart>) {
  return (
    <div className="company-chart">
      <Suspense fallback={<Skeleton height="100%" />}>
        <Chart {...props} />
      </Suspense>
    </div>
  );
}
