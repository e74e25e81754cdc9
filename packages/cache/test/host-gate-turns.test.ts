import fc from 'fast-check';
import {
  type Arrival,
  CHECK_MS,
  LATE_MS,
  openSimulation,
  type Outcome,
  type SimulatedHost,
} from './support/simulated-host';

/** One request in five seconds, like the news index. */
const STEP_MS = 5_000;

let simulation: Awaited<ReturnType<typeof openSimulation>>;
beforeAll(async () => {
  simulation = await openSimulation();
});
afterAll(() => simulation.close());

const newHost = () => simulation.newHost(STEP_MS);
const times = (count: number, account: string | null, about: Partial<Arrival> = {}): Arrival[] =>
  Array.from({ length: count }, () => ({ account, ...about }));
const granted = ({ outcomes }: SimulatedHost) => outcomes.filter(({ status }) => status === 'go');
const rejected = ({ outcomes }: SimulatedHost) => outcomes.filter(({ status }) => status === 'full');
/** The accounts in the order of their turns. */
const order = (host: SimulatedHost) =>
  granted(host)
    .map(({ account }) => account ?? '-')
    .join('');

describe('accounts that wait for a host', () => {
  test('take turns: one with a single request comes right after the one that has had its turn', async () => {
    const host = newHost();
    host.add(...times(10, 'A'), ...times(1, 'B'));
    await host.run();
    expect(order(host)).toBe('ABAAAAAAAAA');
  });

  test('each get the same share', async () => {
    const host = newHost();
    host.add(...times(4, 'A'), ...times(6, 'B'), ...times(4, 'C'));
    await host.run();
    expect(order(host)).toBe('ABCABCABCABCBB');
  });

  test('have their oldest request served first', async () => {
    const host = newHost();
    host.add(...[0, 1, 2, 3, 4].flatMap(() => [...times(1, 'A'), ...times(1, 'B')]));
    await host.run();
    for (const account of ['A', 'B']) {
      const numbers = granted(host)
        .filter((each) => each.account === account)
        .map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  test('save nothing up while they want nothing', async () => {
    const host = newHost();
    host.add(...times(20, 'A'));
    await host.run(10 * STEP_MS - 1);
    host.add(...times(5, 'B'));
    await host.run();
    expect(order(host)).toBe(`${'A'.repeat(10)}BABABABABA${'A'.repeat(5)}`);
  });

  test('cannot shut out another, however many requests they send and however short the queue', async () => {
    const host = newHost();
    // Four others keep all four places of the queue taken.
    const flood = Array.from({ length: 100 }, (_, index) => index * 1_000).flatMap((at) =>
      ['A', 'B', 'C', 'D'].map((account) => ({ at, account, withinMs: 4 * STEP_MS })),
    );
    host.add(
      ...flood,
      ...[20_100, 47_300, 71_900].map((at) => ({ at, account: 'X', withinMs: 4 * STEP_MS })),
    );
    await host.run();
    expect(granted(host).filter(({ account }) => account === 'X')).toHaveLength(3);
  });
});

describe('a request', () => {
  test('whose turn comes too late because of others is rejected, and the others go', async () => {
    const host = newHost();
    host.add(...times(3, 'A', { withinMs: 2 * STEP_MS }));
    await host.run(1);
    host.add(...times(1, 'B', { withinMs: 2 * STEP_MS }));
    await host.run();
    expect(order(host)).toBe('ABA');
    expect(rejected(host)).toMatchObject([{ account: 'A', number: 3 }]);
  });

  test('that waited in vain costs its account nothing', async () => {
    const host = newHost();
    host.add(...times(1, 'B'), ...times(1, 'A'), ...times(8, 'A', { withinMs: 2 * STEP_MS }));
    host.add(...times(3, 'C'), ...times(1, 'A'), ...times(1, 'C'));
    await host.run();
    expect(rejected(host).map(({ account }) => account)).toEqual(Array(8).fill('A'));
    expect(order(host)).toBe('BACCACC');
  });

  test('without an account comes after those of all accounts, also after later ones', async () => {
    const host = newHost();
    host.add(...times(3, 'A'), ...times(2, null), ...times(2, 'B'));
    await host.run();
    expect(order(host)).toBe('ABABA--');
  });

  test('whose caller died is passed over', async () => {
    const host = newHost();
    host.add(...times(1, 'A'), ...times(3, 'B', { dies: true }), ...times(1, 'C'), ...times(1, 'A'));
    await host.run();
    expect(order(host)).toBe('ACA');
  });

  test('whose caller was too late is passed over, and keeps its place', async () => {
    const host = newHost();
    host.add(...times(1, 'A'), ...times(1, 'B', { lateMs: [3_000] }), ...times(2, 'B'), ...times(2, 'C'));
    await host.run();
    expect(granted(host).map(({ account, number }) => `${account}${number}`)).toEqual([
      'A1',
      'B3',
      'C5',
      'B2',
      'C6',
      'B4',
    ]);
  });
});

test('what is stored does not grow with the accounts that have had a turn', async () => {
  const host = newHost();
  host.add(
    ...Array.from({ length: 200 }, (_, index) => ({ at: index * 50_000, account: `account-${index}` })),
  );
  await host.run();
  expect(granted(host)).toHaveLength(200);
  expect(await host.storedValues()).toBeLessThan(5);
});

describe('whoever arrives when, is late or dies', () => {
  const request = fc.record({
    at: fc.nat(60_000),
    account: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    lateMs: fc.array(fc.nat(LATE_MS - 1)),
    dies: fc.oneof({ arbitrary: fc.constant(false), weight: 6 }, fc.constant(true)),
  });

  /** When each granted request became the oldest of its account. */
  function headedAt(turns: readonly Outcome[], { account, arrivedAt, at }: Outcome): number {
    const before = turns.filter((turn) => turn.account === account && turn.at < at).map((turn) => turn.at);
    return Math.max(arrivedAt, ...before);
  }

  test('accounts take turns, in order, and the host is not idle while somebody waits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 2, maxLength: 40 }), async (requests) => {
        const host = newHost();
        host.add(...requests);
        await host.run();
        const turns = granted(host);
        const idleMs = LATE_MS + requests.filter(({ dies }) => dies).length * (CHECK_MS + LATE_MS);
        // Every request of a living caller gets its turn. A caller that dies may have had it at once.
        expect(turns.length).toBeGreaterThanOrEqual(requests.filter(({ dies }) => !dies).length);
        for (const [index, turn] of turns.entries()) {
          const previous = turns[index - 1]?.at ?? -STEP_MS;
          expect(turn.at - previous).toBeGreaterThanOrEqual(STEP_MS);
          const wanted = turns.slice(index).map(({ arrivedAt }) => arrivedAt);
          const dueAt = Math.max(previous + STEP_MS, Math.min(...wanted));
          expect(turn.at - dueAt).toBeLessThanOrEqual(idleMs);

          const later = turns.slice(index + 1).filter(({ account }) => account === turn.account);
          for (const other of later) expect(other.arrivedAt).toBeGreaterThanOrEqual(turn.arrivedAt);
          const meanwhile = turns.slice(0, index).filter(({ at }) => at > headedAt(turns, turn));
          for (const { account } of meanwhile)
            expect(meanwhile.filter((each) => each.account === account).length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 40 },
    );
  });
});
