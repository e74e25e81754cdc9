import { texts } from '../texts';

const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const second = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const FORMATS = { exact, second, date };
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

type Style = 'exact' | 'second' | 'date' | 'relative';

/** A time for people, in their time zone, and for machines. Null: never. */
export function Time({ at, style = 'exact' }: { at: string | null; style?: Style }) {
  if (at === null) return texts.never;
  const time = new Date(at);
  const text = style === 'relative' ? ago(time) : FORMATS[style].format(time);
  return (
    <time dateTime={at} title={second.format(time)}>
      {text}
    </time>
  );
}

function ago(time: Date): string {
  const seconds = (time.getTime() - Date.now()) / 1_000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['minute', 60] as const);
  return relative.format(Math.trunc(seconds / length), unit);
}
