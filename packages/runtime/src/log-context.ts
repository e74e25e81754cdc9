import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogFields } from './logger';

const fields = new AsyncLocalStorage<LogFields>();

/** Runs work whose log lines all have these fields, however deep the code that writes them. */
export function withLogFields<T>(added: LogFields, work: () => T): T {
  return fields.run({ ...fields.getStore(), ...added }, work);
}

/** Returns the fields of the work that is running. */
export function currentLogFields(): LogFields | undefined {
  return fields.getStore();
}
