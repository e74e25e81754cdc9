import { texts } from '../../texts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
const LIST = new Intl.ListFormat('en');

/** A time span for people, such as "30 minutes". */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(seconds / length);
}

/** How long an attempt took, such as "120 ms". */
export const milliseconds = (value: number): string =>
  value < 1_000 ? `${value} ms` : `${(value / 1_000).toFixed(1)} s`;

/** When attempts are made, such as "at once, after 1 minute, and after 5 minutes". */
export const schedule = (seconds: readonly number[]): string =>
  LIST.format(
    seconds.map((each) => (each === 0 ? texts.deliveries.atOnce : texts.deliveries.after(duration(each)))),
  );
