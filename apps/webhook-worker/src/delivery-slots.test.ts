import { createDeliverySlots, type SlotOutcome } from './delivery-slots';

const at = (accountId: number, host: number) => ({ url: `https://hook-${host}.example/`, accountId });
const isTaken = (outcome: SlotOutcome) => 'release' in outcome;
const waitOf = (outcome: SlotOutcome) => ('release' in outcome ? 0 : outcome.retryInSeconds);

test('of the ten slots of a host an account takes five, and leaves some to each further one', () => {
  const slots = createDeliverySlots(50);
  const takenBy = (account: number) =>
    Array.from({ length: 20 }, () => slots.take(at(account, 1))).filter(isTaken).length;
  expect([takenBy(1), takenBy(2), takenBy(3), takenBy(4), takenBy(5)]).toEqual([5, 3, 1, 1, 0]);
  expect(isTaken(slots.take(at(1, 2)))).toBe(true);
});

test('an account with any number of hosts leaves half of the slots, and each further one half of the rest', () => {
  const slots = createDeliverySlots(50);
  const takenBy = (account: number) =>
    Array.from({ length: 100 }, (_, host) => slots.take(at(account, 1_000 * account + host))).filter(isTaken)
      .length;
  expect([takenBy(1), takenBy(2), takenBy(3)]).toEqual([25, 13, 6]);
  expect(takenBy(4)).toBeGreaterThan(0);
});

test('one slot alone is taken by whoever comes first', () => {
  const slots = createDeliverySlots(1);
  const first = slots.take(at(1, 1));
  expect([first, slots.take(at(2, 2))].map(isTaken)).toEqual([true, false]);
  if ('release' in first) first.release();
  expect(isTaken(slots.take(at(2, 2)))).toBe(true);
});

test('a slot that is given back is free for the next', () => {
  const slots = createDeliverySlots(50);
  for (let round = 0; round < 100; round += 1) {
    const taken = Array.from({ length: 5 }, () => slots.take(at(1, 1)));
    expect(taken.every(isTaken)).toBe(true);
    expect(isTaken(slots.take(at(1, 1)))).toBe(false);
    for (const slot of taken) if ('release' in slot) slot.release();
  }
});

test('accounts that find no slot left come back in one line', () => {
  const slots = createDeliverySlots(1);
  slots.take(at(1, 1));
  const waits = Array.from({ length: 100 }, (_, account) => waitOf(slots.take(at(2 + account, 2 + account))));
  expect((waits.at(-1) ?? 0) - (waits[0] ?? 0)).toBeGreaterThan(1.5);
});

test('those that wait for a host come back in their order, no more than fifty in a second', () => {
  const slots = createDeliverySlots(50);
  const backAt = Array.from({ length: 505 }, () => Date.now() + 1_000 * waitOf(slots.take(at(1, 1)))).slice(
    5,
  );
  const isInOrder = backAt.every((moment, index) => moment >= (backAt[index - 1] ?? 0));
  expect(isInOrder).toBe(true);
  expect((backAt[0] ?? 0) - Date.now()).toBeGreaterThan(900);
  expect((backAt.at(-1) ?? 0) - (backAt[0] ?? 0)).toBeGreaterThan(9_900);
  expect(waitOf(slots.take(at(1, 2)))).toBe(0);
});
