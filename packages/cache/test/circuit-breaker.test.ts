import {
  FIVE_FAULTS,
  FAULTY,
  type HostGateFixture,
  type Limit,
  limitOf,
  startHostGateFixture,
  WELL,
} from './support/host-gate-fixture';

let fixture: HostGateFixture;
beforeAll(async () => {
  fixture = await startHostGateFixture();
});
afterAll(() => fixture.close());

describe('the circuit breaker', () => {
  const retryIn = async (limit: Limit, worker = 0) => {
    const turn = await fixture.take(limit, { worker, withinMs: 60_000 });
    return turn.status === 'closed' ? Math.ceil(turn.retryInMs / 1_000) : turn.status;
  };

  test('rejects all requests after five consecutive faults, whichever workers saw them', async () => {
    const limit = limitOf();
    await fixture.endAll(limit, ...FIVE_FAULTS);
    expect(await Promise.all([0, 1, 2, 3].map((worker) => retryIn(limit, worker)))).toEqual([30, 30, 30, 30]);
  });

  test('immediately reaches callers that wait for their turn', async () => {
    const limit = limitOf();
    const turns = await Promise.all(FIVE_FAULTS.map((_fault, worker) => fixture.takeTurn(limit, { worker })));
    const slow = { ...limit, requestsPerSecond: 1 / 60 };
    const waiting = [0, 0, 0].map((worker) => fixture.take(slow, { worker, withinMs: 300_000 }));
    // A connection responds in order, so the waiting callers have had their responses by now.
    await fixture.take(slow, { worker: 0 });
    for (const turn of turns) await turn.leave(FAULTY);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(['closed', 'closed', 'closed']);
  });

  test('stays open for those who opened it or found it open, even if Redis loses its data', async () => {
    const limit = limitOf();
    await fixture.endAll(limit, ...FIVE_FAULTS);
    expect(await retryIn(limit, 1)).toBe(30);
    await fixture.flush();
    expect(await retryIn(limit, 0)).toBe(30);
    expect(await retryIn(limit, 1)).toBe(30);
    expect(await retryIn(limit, 2)).toBe('go');
  });

  test('ignores faults with a good end between them', async () => {
    const limit = limitOf();
    await fixture.endAll(limit, FAULTY, FAULTY, FAULTY, FAULTY, WELL, FAULTY, FAULTY, FAULTY, FAULTY);
    await fixture.takeTurn(limit);
  });

  test('lets one trial through when its time is over, and closes if the trial succeeds', async () => {
    const limit = limitOf();
    await fixture.endAll(limit, ...FIVE_FAULTS);
    await fixture.letPass(limit, 30);
    const turns = await Promise.all(
      [0, 1, 2, 3].map((worker) => fixture.take(limit, { worker, withinMs: 1_000 })),
    );
    expect(turns.map(({ status }) => status).toSorted()).toEqual(['closed', 'closed', 'closed', 'go']);
    for (const turn of turns) if (turn.status === 'go') await turn.leave(WELL);
    await Promise.all([0, 1, 2, 3].map((worker) => fixture.takeTurn(limit, { worker })));
    await fixture.endAll(limit, FAULTY, FAULTY, FAULTY, FAULTY);
    await fixture.takeTurn(limit);
  });

  test('stays open twice as long after each failed trial, ten minutes at most, and starts over once closed', async () => {
    const limit = limitOf();
    await fixture.endAll(limit, ...FIVE_FAULTS);
    const openFor = [];
    for (let trial = 0; trial < 6; trial += 1) {
      await fixture.letPass(limit, 600);
      await (await fixture.takeTurn(limit, { worker: trial })).leave(FAULTY);
      openFor.push(await retryIn(limit, trial + 1));
    }
    expect(openFor).toEqual([60, 120, 240, 480, 600, 600]);
    await fixture.letPass(limit, 600);
    await fixture.endAll(limit, WELL, ...FIVE_FAULTS);
    expect(await retryIn(limit)).toBe(30);
  });

  test('depends only on its trial: requests that were already running change nothing', async () => {
    const limit = limitOf();
    const [early, late] = [await fixture.takeTurn(limit), await fixture.takeTurn(limit, { worker: 1 })];
    await fixture.endAll(limit, ...FIVE_FAULTS);
    await early.leave(WELL);
    await late.leave(FAULTY);
    expect(await retryIn(limit)).toBe(30);
  });

  test('ignores abandoned requests: they are neither faults, nor good ends, nor trials', async () => {
    const limit = limitOf();
    await fixture.endAll(limit, FAULTY, FAULTY, FAULTY, FAULTY, null, null);
    await fixture.endAll(limit, FAULTY);
    expect(await retryIn(limit)).toBe(30);
    await fixture.letPass(limit, 30);
    await (await fixture.takeTurn(limit)).leave(null);
    await fixture.takeTurn(limit, { worker: 1 });
    expect(await retryIn(limit, 2)).toBe(45);
  });

  test('allows another trial if the worker of the first one vanished', async () => {
    const limit = limitOf();
    await fixture.endAll(limit, ...FIVE_FAULTS);
    await fixture.letPass(limit, 30);
    await fixture.takeTurn(limit);
    expect(await retryIn(limit, 1)).toBe(45);
    await fixture.letPass(limit, 45);
    await fixture.takeTurn(limit, { worker: 1 });
  });
});
