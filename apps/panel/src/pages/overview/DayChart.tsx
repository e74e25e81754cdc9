import { Bar } from 'recharts';
import { CreditChart } from '../../components/CreditChart';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import type { Day } from './CreditUse';
import { shortDay } from './days';

/** Credits by day as bars. */
export const DayChart = ({ days, label }: { days: readonly Day[]; label: string }) => (
  <CreditChart
    rows={days}
    place={({ date }) => date}
    nameOf={shortDay}
    hint={({ date, credits, requests }) => (
      <>
        <strong>{shortDay(date)}</strong>
        <span>{texts.overview.chartSummary(count(credits), count(requests))}</span>
      </>
    )}
    label={label}
  >
    <Bar dataKey="credits" fill="var(--panel-chart)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
  </CreditChart>
);
