import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import { periodName } from './periods';
import { sumOf, type Use } from './series';

const TICK = { fill: 'var(--mantine-color-dimmed)' };

/** Stacked bars by period. The same figures are in the table, which assistive technology can read. */
export function UseChart({ use, label }: { use: Use; label: string }) {
  const { unit, periods, series } = use;
  const name = (period: string) => periodName(unit, period);
  return (
    <div role="img" aria-label={label} className="chart-image">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={periods.map((period, index) => ({ period, index }))}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--panel-border)" />
          <XAxis dataKey="period" tickFormatter={name} tick={TICK} tickLine={false} minTickGap={24} />
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
            content={({ payload }) => (
              <PeriodHint use={use} index={(payload[0]?.payload as { index: number } | undefined)?.index} />
            )}
          />
          {series.map(({ name: each, colour, credits }) => (
            <Bar
              key={each}
              dataKey={({ index }: { index: number }) => credits[index] ?? 0}
              name={each}
              stackId="credits"
              fill={`var(--series-${colour})`}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** What the period under the pointer has. */
function PeriodHint({ use, index }: { use: Use; index: number | undefined }) {
  if (index === undefined) return null;
  const parts = use.series.filter(({ credits }) => (credits[index] ?? 0) !== 0);
  const total = sumOf(parts.map(({ credits }) => credits[index] ?? 0));
  return (
    <div className="chart-hint">
      <strong>
        {periodName(use.unit, use.periods[index] ?? '')}: {texts.credits.sum(count(total))}
      </strong>
      {parts.map(({ name, colour, credits }) => (
        <span key={name}>
          <span className={`swatch series-${colour}`} />
          {name} {count(credits[index] ?? 0)}
        </span>
      ))}
    </div>
  );
}
