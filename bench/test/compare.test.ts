import { compare, type Measured, type Side } from '../src/compare/compare';

/** A side whose rounds have these rates, and as many µs each. */
function sideOf(what: string, rates: readonly number[], onRound: (what: string) => void): Side {
  let round = 0;
  return {
    what,
    async measure(): Promise<Measured> {
      onRound(what);
      const perSecond = rates[round++] ?? Number.NaN;
      return { perSecond, processorUs: perSecond, p50Ms: 1, p99Ms: 2, failures: 0 };
    },
  };
}

test('sides take turns, their first round does not count, and each round is divided by its own floor', async () => {
  const turns: string[] = [];
  const { floor, real, rate, rounds, p99 } = await compare({
    name: 'a comparison',
    // The machine becomes slower: the medians alone would say 1.
    floor: sideOf('floor', [1, 100, 100, 50, 20, 10], (what) => turns.push(what)),
    real: sideOf('real', [900, 50, 50, 50, 10, 5], (what) => turns.push(what)),
    goal: {},
  });
  expect(turns).toEqual(Array.from({ length: 6 }, () => ['floor', 'real']).flat());
  expect({ rate, rounds, p99 }).toEqual({ rate: 0.5, rounds: 5, p99: 1 });
  expect([floor.perSecond, real.perSecond]).toEqual([50, 50]);
});
