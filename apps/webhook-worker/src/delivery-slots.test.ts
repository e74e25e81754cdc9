import { createDeliverySlots, type SlotOutcome } from './delivery-slots';

// The clock stands still, because waits are measured from the moment of the call.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const delivery = (accountId: number, host: number) => ({ url: `https://hook-${host}.example/`, accountId });
const isTaken = (outcome: SlotOutcome) => 'release' in outcome;
const waitOf = (outcome: SlotOutcome) => ('release' in outcome ? 0 : outcome.retryInSeconds);

test("gives an account five of a host's ten slots, and further accounts a share of the rest", () => {
  const slots = createDeliverySlots(50);
  const takenBy = (account: number) =>
    Array.from({ length: 20 }, () => slots.take(delivery(account, 1))).filter(isTaken).length;
  expect([takenBy(1), takenBy(2), takenBy(3), takenBy(4), takenBy(5)]).toEqual([5, 3, 1, 1, 0]);
  expect(isTaken(slots.take(delivery(1, 2)))).toBe(true);
});

test('gives an account half of all slots however many hosts it has, and each further one half of the rest', () => {
  const slots = createDeliverySlots(50);
  const takenBy = (account: number) =>
    Array.from({ length: 100 }, (_, host) => slots.take(delivery(account, 1_000 * account + host))).filter(
      isTaken,
    ).length;
  expect([takenBy(1), takenBy(2), takenBy(3)]).toEqual([25, 13, 6]);
  expect(takenBy(4)).toBeGreaterThan(0);
});

test('gives a single slot to whoever comes first', () => {
  const slots = createDeliverySlots(1);
  const first = slots.take(delivery(1, 1));
  expect([first, slots.take(delivery(2, 2))].map(isTaken)).toEqual([true, false]);
  if ('release' in first) first.release();
  expect(isTaken(slots.take(delivery(2, 2)))).toBe(true);
});

test('reuses a released slot', () => {
  const slots = createDeliverySlots(50);
  for (let round = 0; round < 100; round += 1) {
    const taken = Array.from({ length: 5 }, () => slots.take(delivery(1, 1)));
    expect(taken.every(isTaken)).toBe(true);
    expect(isTaken(slots.take(delivery(1, 1)))).toBe(false);
    for (const slot of taken) if ('release' in slot) slot.release();
  }
});

test('spaces the retries of all accounts that found no slot left', () => {
  const slots = createDeliverySlots(1);
  slots.take(delivery(1, 1));
  const waits = Array.from({ length: 100 }, (_, account) =>
    waitOf(slots.take(delivery(2 + account, 2 + account))),
  );
  expect((waits.at(-1) ?? 0) - (waits[0] ?? 0)).toBeGreaterThan(1.5);
});

test('retries the deliveries waiting for a host in order, no more than fifty a second', () => {
  const slots = createDeliverySlots(50);
  const waits = Array.from({ length: 505 }, () => waitOf(slots.take(delivery(1, 1)))).slice(5);
  const isInOrder = waits.every((wait, index) => wait >= (waits[index - 1] ?? 0));
  expect(isInOrder).toBe(true);
  expect(waits[0]).toBeGreaterThan(0.9);
  expect((waits.at(-1) ?? 0) - (waits[0] ?? 0)).toBeGreaterThan(9.9);
  expect(waitOf(slots.take(delivery(1, 2)))).toBe(0);
});
