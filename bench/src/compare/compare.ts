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

/** Runs the sides in turn, after one round of each that does not count. Returns the rounds of each side. */
export async function measureInTurn(sides: readonly Side[]): Promise<Measured[][]> {
  for (const side of sides) await side.measure();
  const measured = sides.map((): Measured[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, side] of sides.entries()) measured[index]?.push(await side.measure());
  }
  return measured;
}

/** Something that was measured in rounds. */
export interface MeasuredRounds {
  what: string;
  rounds: readonly Measured[];
}

interface ComparedAs {
  name: string;
  goal: Goal;
  roundTrips?: RoundTrips | null;
}

/** Compares two sides whose rounds were run in turn. */
export function comparisonOf(
  floor: MeasuredRounds,
  real: MeasuredRounds,
  { name, goal, roundTrips = null }: ComparedAs,
): Comparison {
  const ratio = (pick: (measured: Measured) => number) =>
    median(real.rounds.map((measured, round) => pick(measured) / pick(floor.rounds[round] ?? measured)));
  const hasWaits = floor.rounds.every(({ p99Ms }) => p99Ms !== null);
  return {
    name,
    rounds: real.rounds.length,
    floor: { what: floor.what, ...mediansOf(floor.rounds) },
    real: { what: real.what, ...mediansOf(real.rounds) },
    rate: ratio(({ perSecond }) => perSecond),
    processor: ratio(({ processorUs }) => processorUs),
    p50: hasWaits ? ratio(({ p50Ms }) => p50Ms ?? Number.NaN) : null,
    p99: hasWaits ? ratio(({ p99Ms }) => p99Ms ?? Number.NaN) : null,
    goal,
    roundTrips,
  };
}

/** Runs the floor and the real thing in turn, after one round of each that does not count. */
export async function compare({
  floor,
  real,
  ...as
}: ComparedAs & { floor: Side; real: Side }): Promise<Comparison> {
  const [floors = [], reals = []] = await measureInTurn([floor, real]);
  return comparisonOf({ what: floor.what, rounds: floors }, { what: real.what, rounds: reals }, as);
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
