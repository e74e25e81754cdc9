import type { Comparison, Goal } from './compare';

const GOALS: readonly [name: keyof Goal, text: (value: number) => string][] = [
  ['rate', (value) => `rate ≥ ${value}`],
  ['processor', (value) => `processor ≤ ${value}`],
  ['p50', (value) => `p50 ≤ ${value}`],
  ['p99', (value) => `p99 ≤ ${value}`],
];

/** Whether the goals are reached; null if there is none. */
export function isReached({ rate, processor, p50, p99, goal }: Comparison): boolean | null {
  const judged = [
    goal.rate === undefined ? null : rate >= goal.rate,
    goal.processor === undefined ? null : processor <= goal.processor,
    goal.p50 === undefined ? null : (p50 ?? Infinity) <= goal.p50,
    goal.p99 === undefined ? null : (p99 ?? Infinity) <= goal.p99,
  ].filter((one) => one !== null);
  return judged.length === 0 ? null : judged.every(Boolean);
}

/** Returns the goals in words. */
export function goalText(goal: Goal): string {
  return GOALS.flatMap(([name, text]) => {
    const value = goal[name];
    return value === undefined ? [] : [text(value)];
  }).join(', ');
}

const rateText = (perSecond: number) =>
  perSecond >= 100 ? Math.round(perSecond) : Number(perSecond.toPrecision(3));
const inMs = (ms: number | null): string => (ms === null ? '' : String(Number(ms.toPrecision(3))));

/** Prints the comparisons as a Markdown table: each time the floor, then the real thing. */
export function printComparison(comparisons: readonly Comparison[], print: (line: string) => void): void {
  print(
    '| what | a second | µs each | p50 ms | p99 ms | failures | ratios: rate, processor, p50, p99 | goal | trips |',
  );
  print('| --- | ---: | ---: | ---: | ---: | ---: | --- | --- | --- |');
  for (const comparison of comparisons) {
    const { name, floor, real, rate, processor, p50, p99, roundTrips } = comparison;
    const row = ({ perSecond, processorUs, p50Ms, p99Ms, failures }: typeof floor) =>
      [rateText(perSecond), Math.round(processorUs), inMs(p50Ms), inMs(p99Ms), failures].join(' | ');
    const ratios = [rate, processor, p50 ?? null, p99]
      .filter((ratio) => ratio !== null)
      .map((ratio) => ratio.toFixed(2))
      .join(', ');
    const reached = { true: 'reached', false: 'missed', null: '' }[String(isReached(comparison))] ?? '';
    const trips = roundTrips === null ? '' : `Redis ${roundTrips.redis}, PostgreSQL ${roundTrips.postgres}`;
    print(`| ${name}: ${floor.what} | ${row(floor)} | | | |`);
    print(`| ${real.what} | ${row(real)} | ${ratios} | ${goalText(comparison.goal)} ${reached} | ${trips} |`);
  }
}
