import { median } from '../load';

/** What one side did in one round. */
export interface Measured {
  /** Operations a second. */
  perSecond: number;
  /** Processor time of an operation in µs, of the process under measurement. */
  processorUs: number;
  p50Ms: number | null;
  p99Ms: number | null;
  /** Operations that did not end as they should. */
  failures: number;
}

/** Something that is measured in rounds: the floor, or the real thing. */
export interface Side {
  what: string;
  /** Runs one round. */
  measure: () => Promise<Measured>;
}

/** What the real thing shall reach beside its floor. */
export interface Goal {
  /** Share of the floor's rate, at least. */
  rate?: number;
  /** Times the floor's processor time, at most. */
  processor?: number;
  /** Times the floor's median, at most. */
  p50?: number;
  /** Times the floor's p99, at most. */
  p99?: number;
}

/** Round trips of one operation, counted. */
export interface RoundTrips {
  redis: number;
  postgres: number;
}

export interface MeasuredSide extends Measured {
  what: string;
}

/** The medians of all rounds. */
export interface Comparison {
  name: string;
  rounds: number;
  floor: MeasuredSide;
  real: MeasuredSide;
  /** Medians of the rounds' ratios, each of the real thing to the floor before it. */
  rate: number;
  processor: number;
  p50?: number | null;
  p99: number | null;
  goal: Goal;
  roundTrips: RoundTrips | null;
  /** Processor time of an operation in ms, by what it is spent on. */
  stagesMs?: Readonly<Record<string, number>>;
}

/** Rounds that count. Fewer show that a benchmark works. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Runs the floor and the real thing in turn, after one round of each that does not count. */
export async function compare({
  name,
  floor,
  real,
  goal,
  roundTrips = null,
}: {
  name: string;
  floor: Side;
  real: Side;
  goal: Goal;
  roundTrips?: RoundTrips | null;
}): Promise<Comparison> {
  await floor.measure();
  await real.measure();
  const floors: Measured[] = [];
  const reals: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await floor.measure());
    reals.push(await real.measure());
  }
  const ratio = (pick: (measured: Measured) => number) =>
    median(reals.map((measured, round) => pick(measured) / pick(floors[round] ?? measured)));
  const hasWaits = floors.every(({ p99Ms }) => p99Ms !== null);
  return {
    name,
    rounds: ROUNDS,
    floor: { what: floor.what, ...mediansOf(floors) },
    real: { what: real.what, ...mediansOf(reals) },
    rate: ratio(({ perSecond }) => perSecond),
    processor: ratio(({ processorUs }) => processorUs),
    p50: hasWaits ? ratio(({ p50Ms }) => p50Ms ?? Number.NaN) : null,
    p99: hasWaits ? ratio(({ p99Ms }) => p99Ms ?? Number.NaN) : null,
    goal,
    roundTrips,
  };
}

function mediansOf(rounds: readonly Measured[]): Measured {
  const of = (pick: (measured: Measured) => number) => median(rounds.map(pick));
  const ifAny = (pick: (measured: Measured) => number | null) =>
    rounds.some((measured) => pick(measured) === null) ? null : of((measured) => pick(measured) ?? 0);
  return {
    perSecond: of(({ perSecond }) => perSecond),
    processorUs: of(({ processorUs }) => processorUs),
    p50Ms: ifAny(({ p50Ms }) => p50Ms),
    p99Ms: ifAny(({ p99Ms }) => p99Ms),
    failures: Math.max(...rounds.map(({ failures }) => failures)),
  };
}
