import { onFirstUse } from './on-first-use';

/** An object that is created when it is first used, and how often it was. */
function counter() {
  let created = 0;
  class Counter {
    #calls = 0;
    close = () => 'closed';
    count() {
      return (this.#calls += 1);
    }
  }
  const create = () => {
    created += 1;
    return new Counter();
  };
  return { object: onFirstUse(create, { close: () => 'never opened' }), created: () => created };
}

test('an object is created by its first use, and once', async () => {
  const { object, created } = counter();
  const { count } = object;
  expect(created()).toBe(1);
  expect([count(), object.count()]).toEqual([1, 2]);
  expect(created()).toBe(1);
});

test('neither a promise that resolves with an object nor closing it is a use', async () => {
  const { object, created } = counter();
  await Promise.resolve(object);
  expect(object.close()).toBe('never opened');
  expect(created()).toBe(0);
  object.count();
  expect(object.close()).toBe('closed');
});
