import { Bar } from 'recharts';
import { CreditChart } from '../../components/CreditChart';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import { periodName } from './periods';
import { sumOf, type Use } from './series';

/** Credits by period as stacked bars. */
export function UseChart({ use, label }: { use: Use; label: string }) {
  const { unit, periods, series } = use;
  return (
    <CreditChart
      rows={periods.map((period, index) => ({ period, index }))}
      place={({ period }) => period}
      nameOf={(period) => periodName(unit, period)}
      hint={({ index }) => <PeriodHint use={use} index={index} />}
      label={label}
    >
      {series.map(({ name, colour, credits }) => (
        <Bar
          key={name}
          dataKey={({ index }: { index: number }) => credits[index] ?? 0}
          name={name}
          stackId="credits"
          fill={`var(--series-${colour})`}
          isAnimationActive={false}
        />
      ))}
    </CreditChart>
  );
}

/** What the period under the pointer has. */
function PeriodHint({ use, index }: { use: Use; index: number }) {
  const parts = use.series.filter(({ credits }) => (credits[index] ?? 0) !== 0);
  const total = sumOf(parts.map(({ credits }) => credits[index] ?? 0));
  return (
    <>
      <strong>
        {periodName(use.unit, use.periods[index] ?? '')}: {texts.credits.sum(count(total))}
      </strong>
      {parts.map(({ name, colour, credits }) => (
        <span key={name}>
          <span className={`swatch series-${colour}`} />
          {name} {count(credits[index] ?? 0)}
        </span>
      ))}
    </>
  );
}
