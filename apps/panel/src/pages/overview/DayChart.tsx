import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import type { Day } from './CreditUse';
import { shortDay } from './days';

const TICK = { fill: 'var(--mantine-color-dimmed)' };

/** Credits by day as bars. The same figures are in the table beside it, which assistive technology can read. */
export function DayChart({ days, label }: { days: readonly Day[]; label: string }) {
  return (
    <div role="img" aria-label={label} className="chart-image">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...days]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--panel-border)" />
          <XAxis dataKey="date" tickFormatter={shortDay} tick={TICK} tickLine={false} minTickGap={24} />
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
            content={({ payload }) => <DayHint day={payload[0]?.payload as Day | undefined} />}
          />
          <Bar dataKey="credits" fill="var(--panel-chart)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function DayHint({ day }: { day: Day | undefined }) {
  if (!day) return null;
  return (
    <div className="chart-hint">
      <strong>{shortDay(day.date)}</strong>
      <span>{texts.overview.chartSummary(count(day.credits), count(day.requests))}</span>
    </div>
  );
}
