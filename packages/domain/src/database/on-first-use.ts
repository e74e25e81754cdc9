/**
 * Returns an object that is created when one of its properties is first read. `ifUnused` are properties that do not
 * create it.
 */
export function onFirstUse<T extends object>(create: () => T, ifUnused: Partial<T>): T {
  let created: T | undefined;
  return new Proxy(ifUnused as T, {
    get(_target, name) {
      // A promise asks for it that resolves with the object.
      if (name === 'then') return undefined;
      if (created === undefined && Object.hasOwn(ifUnused, name)) return ifUnused[name as keyof T];
      created ??= create();
      const value: unknown = Reflect.get(created, name);
      return typeof value === 'function' ? (value.bind(created) as unknown) : value;
    },
  });
}
