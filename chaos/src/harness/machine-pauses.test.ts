import { watchMachine } from './machine-pauses';

const HELD_UP_MS = 1_500;

test('a machine that stands still is noted at once, with its time', () => {
  const machine = watchMachine();
  const began = Date.now();
  // As a machine does that gives this process nothing.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_UP_MS);
  const [pause] = machine.pauses();
  machine.stop();
  expect((pause?.until ?? 0) - began).toBeGreaterThan(HELD_UP_MS - 50);
  expect((pause?.until ?? 0) - (pause?.from ?? 0)).toBeGreaterThan(HELD_UP_MS / 2);
});

test('work of the process itself is no standing still', () => {
  const machine = watchMachine();
  for (const end = performance.now() + HELD_UP_MS; performance.now() < end;);
  machine.stop();
  expect(machine.pauses()).toEqual([]);
});
