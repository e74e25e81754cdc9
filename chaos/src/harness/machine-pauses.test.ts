import { watchMachine } from './machine-pauses';

const HELD_UP_MS = 1_500;

test('records immediately that the machine stood still, and for how long', () => {
  const machine = watchMachine();
  const began = Date.now();
  // As if the machine gave this process no time.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_UP_MS);
  const [pause] = machine.pauses();
  machine.stop();
  expect((pause?.until ?? 0) - began).toBeGreaterThan(HELD_UP_MS - 50);
  expect((pause?.until ?? 0) - (pause?.from ?? 0)).toBeGreaterThan(HELD_UP_MS / 2);
});

test("does not count the process's own work as a pause", () => {
  const machine = watchMachine();
  for (const end = performance.now() + HELD_UP_MS; performance.now() < end;);
  machine.stop();
  expect(machine.pauses()).toEqual([]);
});
