import { Socket } from 'node:net';
import { createNewcomers, type Newcomers } from './newcomers';

let newcomers: Newcomers;
/** Names of the connections that were resumed, in order. */
let resumed: string[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  newcomers = createNewcomers();
  resumed = [];
});
afterEach(() => jest.useRealTimers());

function add(network: string, name: string): Socket {
  const socket = new Socket();
  socket.pause();
  socket.resume = () => {
    resumed.push(name);
    return socket;
  };
  newcomers.add(network, socket);
  return socket;
}

/** More rounds of the event loop than all the connections of a test take. */
async function settle(): Promise<void> {
  for (let round = 0; round < 200; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('networks take turns, and within each the newest connection is first', async () => {
  for (const name of ['a1', 'a2', 'a3']) add('a', name);
  add('b', 'b1');
  await settle();
  expect(resumed).toEqual(['a3', 'b1', 'a2', 'a1']);
});

test('a connection that was closed meanwhile takes no turn', async () => {
  add('a', 'a1');
  add('a', 'a2').destroy();
  await settle();
  expect(resumed).toEqual(['a1']);
});

test('after an offence the connections of a network wait, and those of others do not', async () => {
  newcomers.noteOffence('a');
  for (const name of ['a1', 'a2', 'a3']) add('a', name);
  for (const name of ['b1', 'b2', 'b3']) add('b', name);
  await settle();
  expect(resumed).toEqual(['a3', 'b3', 'b2', 'b1']);
  for (const name of ['a2', 'a1']) {
    jest.advanceTimersByTime(5);
    await settle();
    expect(resumed.at(-1)).toBe(name);
  }
});

test('an offence is forgotten after ten seconds', async () => {
  newcomers.noteOffence('a');
  jest.advanceTimersByTime(10_000);
  for (const name of ['a1', 'a2']) add('a', name);
  await settle();
  expect(resumed).toEqual(['a2', 'a1']);
});

test('a network floods from its twentieth offence until ten seconds after the last', () => {
  for (let offence = 1; offence < 20; offence += 1) newcomers.noteOffence('a');
  expect(newcomers.isFlooding('a')).toBe(false);
  jest.advanceTimersByTime(9_999);
  newcomers.noteOffence('a');
  jest.advanceTimersByTime(9_999);
  expect([newcomers.isFlooding('a'), newcomers.isFlooding('b')]).toEqual([true, false]);
  jest.advanceTimersByTime(1);
  expect(newcomers.isFlooding('a')).toBe(false);
});
