import type { Comparison, Goal } from './compare';

const GOALS: readonly [name: keyof Goal, text: (value: number) => string][] = [
  ['rate', (value) => `rate ≥ ${value}`],
  ['processor', (value) => `processor ≤ ${value}`],
  ['p99', (value) => `p99 ≤ ${value}`],
];

/** Whether the goals are reached; null if there is none. */
export function isReached({ rate, processor, p99, goal }: Comparison): boolean | null {
  const judged = [
    goal.rate === undefined ? null : rate >= goal.rate,
    goal.processor === undefined ? null : processor <= goal.processor,
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

/** Prints the comparisons as a Markdown table: each time the floor, then the real thing. */
export function printComparison(comparisons: readonly Comparison[], print: (line: string) => void): void {
  print(
    '| what | a second | µs each | p50 ms | p99 ms | failures | ratios: rate, processor, p99 | goal | trips |',
  );
  print('| --- | ---: | ---: | ---: | ---: | ---: | --- | --- | --- |');
  for (const comparison of comparisons) {
    const { name, floor, real, rate, processor, p99, roundTrips } = comparison;
    const row = ({ perSecond, processorUs, p50Ms, p99Ms, failures }: typeof floor) =>
      [
        perSecond < 10 ? perSecond.toPrecision(2) : Math.round(perSecond),
        Math.round(processorUs),
        p50Ms ?? '',
        p99Ms ?? '',
        failures,
      ].join(' | ');
    const ratios = [rate, processor, ...(p99 === null ? [] : [p99])]
      .map((ratio) => ratio.toFixed(2))
      .join(', ');
    const reached = { true: 'reached', false: 'missed', null: '' }[String(isReached(comparison))] ?? '';
    const trips = roundTrips === null ? '' : `Redis ${roundTrips.redis}, PostgreSQL ${roundTrips.postgres}`;
    print(`| ${name}: ${floor.what} | ${row(floor)} | | | |`);
    print(`| ${real.what} | ${row(real)} | ${ratios} | ${goalText(comparison.goal)} ${reached} | ${trips} |`);
  }
}
