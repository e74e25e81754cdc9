const open: { close(): Promise<void> }[] = [];

/** Registers something to close after the test, last opened first. */
export function closeAfterTest<T extends { close(): Promise<void> }>(closable: T): T {
  open.push(closable);
  return closable;
}

afterEach(async () => {
  for (let next = open.pop(); next !== undefined; next = open.pop()) await next.close();
});
