import { createCustomers } from './customers';

const hash = (number: number) => Buffer.from(String(number));

test('a key is known from its acceptance to its refusal', () => {
  const customers = createCustomers();
  expect(customers.has(hash(1))).toBe(false);
  customers.add(hash(1));
  expect(customers.has(hash(1))).toBe(true);
  customers.delete(hash(1));
  expect(customers.has(hash(1))).toBe(false);
});

test('of more than 10,000 keys the least recently used are forgotten', () => {
  const customers = createCustomers();
  for (let number = 1; number <= 10_000; number += 1) customers.add(hash(number));
  customers.add(hash(1));
  customers.add(hash(10_001));
  expect([1, 2, 3, 10_001].map((number) => customers.has(hash(number)))).toEqual([true, false, true, true]);
});
