import type { ReactNode } from 'react';
import { BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { count } from './numbers';

const TICK = { fill: 'var(--mantine-color-dimmed)' };

interface Props<Row> {
  /** One for each place on the horizontal axis. */
  rows: readonly Row[];
  /** Which place it is, and the name of a place for people. */
  place: (row: Row) => string;
  nameOf: (place: string) => string;
  /** What a row under the pointer shows. */
  hint: (row: Row) => ReactNode;
  /** What the chart shows, for those who do not see it. */
  label: string;
  /** The bars. */
  children: ReactNode;
}

/** A frame for bars of credits over time. The same figures are in a table, which assistive technology can read. */
export function CreditChart<Row extends object>({ rows, place, nameOf, hint, label, children }: Props<Row>) {
  return (
    <div role="img" aria-label={label} className="chart-image">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...rows]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--panel-border)" />
          <XAxis dataKey={place} tickFormatter={nameOf} tick={TICK} tickLine={false} minTickGap={24} />
          <YAxis
            tickFormatter={count}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            width={56}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--panel-border)', opacity: 0.5 }}
            content={({ payload }) => {
              const row = payload[0]?.payload as Row | undefined;
              return row && <div className="chart-hint">{hint(row)}</div>;
            }}
          />
          {children}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
