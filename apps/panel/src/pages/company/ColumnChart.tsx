import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

const TICK = { fill: 'var(--mantine-color-dimmed)' };

export interface Column {
  label: string;
  /** Null: nothing is known, and the place stays empty. */
  value: number | null;
}

interface Props {
  columns: readonly Column[];
  label: string;
  format: (value: number) => string;
}

/** Values as columns. The same figures are in the table beside it, which assistive technology can read. */
export function ColumnChart({ columns, label, format }: Props) {
  return (
    <div role="img" aria-label={label} className="chart-image">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...columns]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--panel-border)" />
          <XAxis dataKey="label" tick={TICK} tickLine={false} minTickGap={8} />
          <YAxis tickFormatter={format} tick={TICK} tickLine={false} axisLine={false} width={64} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--panel-border)', opacity: 0.5 }}
            content={({ payload }) => (
              <Hint column={payload[0]?.payload as Column | undefined} format={format} />
            )}
          />
          <Bar
            dataKey="value"
            fill="var(--panel-chart)"
            radius={[3, 3, 0, 0]}
            maxBarSize={56}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function Hint({ column, format }: { column: Column | undefined; format: Props['format'] }) {
  if (!column || column.value === null) return null;
  return (
    <div className="chart-hint">
      <strong>{column.label}</strong>
      <span>{format(column.value)}</span>
    </div>
  );
}
