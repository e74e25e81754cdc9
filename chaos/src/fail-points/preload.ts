// Loaded into the service's processes by the rig, before their own code. It hears from the rig at which point of their
// work they are to die, and watches what they say to PostgreSQL, Redis and clients for it. The service knows nothing of it.
import { ServerResponse } from 'node:http';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { type FailPoint, type Order, POINTS_VARIABLE, type Reached } from './fail-point';
import { shiftClock } from './shift-clock';

interface Armed {
  point: FailPoint;
  number: number;
  left: number;
}

const always = JSON.parse(process.env[POINTS_VARIABLE] ?? '[]') as FailPoint[];
const armed: Armed[] = always.map((point) => ({ point, number: 0, left: 0 }));

const parts = (match: FailPoint['match']) => (typeof match === 'string' ? [match] : match);

/** Does what is asked for at this point, if anything is; true where nobody is to hear of the outcome. */
function reach(at: FailPoint['at'], when: FailPoint['when'], what: string, cut?: () => void): boolean {
  const index = armed.findIndex(
    ({ point }) =>
      point.at === at && point.when === when && parts(point.match).every((part) => what.includes(part)),
  );
  const found = armed[index];
  if (found === undefined) return false;
  found.left -= 1;
  if (found.left >= 0) return false;
  if (!found.point.always) armed.splice(index, 1);
  process.send?.({ number: found.number, what } satisfies Reached);
  switch (found.point.act) {
    case 'silence':
      return true;
    case 'cut':
      cut?.();
      return false;
    case 'freeze':
      process.kill(process.pid, 'SIGSTOP');
      return false;
    case 'kill':
      process.kill(process.pid, 'SIGKILL');
      return false;
  }
}

const NEVER = new Promise(() => undefined);

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Watches a method of everything of this kind: `text` says what a call is about. */
function watch(
  prototype: object,
  method: string,
  at: FailPoint['at'],
  text: (self: unknown, args: unknown[]) => string,
  cut?: (self: unknown) => void,
): void {
  const owner = prototype as Record<string, Method>;
  const original = owner[method];
  if (original === undefined) throw new Error(`there is no ${method} to watch`);
  owner[method] = function (...args) {
    // What nobody waits for is not looked at.
    if (armed.length === 0) return original.apply(this, args);
    const what = text(this, args);
    if (reach(at, 'before', what, () => cut?.(this))) return NEVER;
    const isSilenced = () => reach(at, 'after', what, () => cut?.(this));
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const tell = callback as Method;
      return original.call(this, ...args.slice(0, -1), (...outcome: unknown[]) =>
        isSilenced() ? undefined : tell(...outcome),
      );
    }
    const outcome = original.apply(this, args);
    if (!(outcome instanceof Promise)) return outcome;
    return outcome.then((value: unknown) => (isSilenced() ? NEVER : value));
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
  'answer',
  (response) => {
    const { req } = response as ServerResponse;
    // Routers take off what they have matched; Express keeps the whole.
    return (req as typeof req & { originalUrl?: string }).originalUrl ?? req.url ?? '';
  },
  (response) => (response as ServerResponse).req.socket.destroy(),
);

process.on('message', (order: Order) => {
  if ('offsetMs' in order) shiftClock(order.offsetMs);
  else armed.push({ ...order, left: order.point.skip ?? 0 });
});
process.channel?.unref();
