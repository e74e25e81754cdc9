// The harness preloads this into the service's processes. It receives fail points from the harness and
// watches what the process sends to PostgreSQL, Redis and clients. The service knows nothing about it.
import { ServerResponse } from 'node:http';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { type FailPoint, type ProcessCommand, POINTS_VARIABLE, type Reached } from './fail-point';
import { shiftClock } from './shift-clock';

interface Armed {
  point: FailPoint;
  number: number;
}

const initialPoints = JSON.parse(process.env[POINTS_VARIABLE] ?? '[]') as FailPoint[];
const armed: Armed[] = initialPoints.map((point) => ({ point, number: 0 }));

const parts = (match: FailPoint['match']) => (typeof match === 'string' ? [match] : match);

/** Whether a statement returned no row, or a single false. */
function isEmptyOutcome(outcome: unknown): boolean {
  const { rowCount, rows } = (outcome ?? {}) as { rowCount?: number; rows?: object[] };
  const [only, ...others] = rows ?? [];
  return !rowCount || (only !== undefined && others.length === 0 && Object.values(only)[0] === false);
}

interface Step {
  at: FailPoint['at'];
  when: FailPoint['when'];
  what: string;
  outcome?: unknown;
  cut: () => void;
}

/** Does what is armed for this point, if anything. Returns the action taken. */
function reach({ at, when, what, outcome, cut }: Step): FailPoint['act'] | undefined {
  const index = armed.findIndex(
    ({ point }) =>
      point.at === at &&
      point.when === when &&
      parts(point.match).every((part) => what.includes(part)) &&
      !(point.found && isEmptyOutcome(outcome)),
  );
  const found = armed[index];
  if (found === undefined) return undefined;
  if (!found.point.always) armed.splice(index, 1);
  process.send?.({ number: found.number, what } satisfies Reached);
  const { act } = found.point;
  if (act === 'cut') cut();
  if (act === 'freeze') process.kill(process.pid, 'SIGSTOP');
  if (act === 'kill') process.kill(process.pid, 'SIGKILL');
  return act;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Wraps a method of a prototype. `text` describes a call. */
function watch(
  prototype: object,
  method: string,
  at: FailPoint['at'],
  text: (self: unknown, args: unknown[]) => string,
  cut?: (self: unknown) => void,
): void {
  const owner = prototype as Record<string, Method>;
  const original = owner[method];
  if (original === undefined) throw new Error(`there is no ${method} to intercept`);
  owner[method] = function (...args) {
    // Nothing is armed.
    if (armed.length === 0) return original.apply(this, args);
    const what = text(this, args);
    const step = { at, what, cut: () => cut?.(this) };
    if (reach({ ...step, when: 'before' }) === 'hang') return new Promise(() => undefined);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const tell = callback as Method;
      return original.call(this, ...args.slice(0, -1), (...results: unknown[]) => {
        reach({ ...step, when: 'after', outcome: results.at(-1) });
        return tell(...results);
      });
    }
    const promise = original.apply(this, args);
    if (!(promise instanceof Promise)) return promise;
    return promise.then((outcome: unknown) => {
      reach({ ...step, when: 'after', outcome });
      return outcome;
    });
  };
}

watch(Client.prototype, 'query', 'sql', (_client, [query]) => {
  if (typeof query === 'string') return query;
  const { text, values } = query as { text?: string; values?: unknown };
  return `${text} ${JSON.stringify(values, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`;
});
watch(Redis.prototype, 'sendCommand', 'redis', (_redis, [command]) => {
  const { name, args } = command as { name: string; args: unknown[] };
  return [name, ...args.map((arg) => (Buffer.isBuffer(arg) ? arg.toString('latin1') : String(arg)))].join(
    ' ',
  );
});
watch(
  ServerResponse.prototype,
  'end',
  'response',
  (response) => {
    const { req } = response as ServerResponse;
    // Routers strip what they have matched. Express keeps the original URL.
    return (req as typeof req & { originalUrl?: string }).originalUrl ?? req.url ?? '';
  },
  (response) => (response as ServerResponse).req.socket.destroy(),
);

process.on('message', (order: ProcessCommand) => {
  if ('offsetMs' in order) shiftClock(order.offsetMs);
  else armed.push(order);
});
process.channel?.unref();
