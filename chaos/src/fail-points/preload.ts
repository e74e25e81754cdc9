// Loaded into the service's processes by the rig, before their own code. It hears from the rig at which point of their
// work they are to die, and watches what they say to PostgreSQL, Redis and clients for it. The service knows nothing of it.
import { ServerResponse } from 'node:http';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { FailPoint } from './fail-point';

const armed: { point: FailPoint; left: number }[] = [];

/** Does what is asked for at this point, if anything is. */
function reach(at: FailPoint['at'], when: FailPoint['when'], what: string, cut?: () => void): void {
  const index = armed.findIndex(
    ({ point }) => point.at === at && point.when === when && what.includes(point.match),
  );
  const found = armed[index];
  if (found === undefined) return;
  found.left -= 1;
  if (found.left >= 0) return;
  armed.splice(index, 1);
  if (found.point.act === 'cut') cut?.();
  else process.kill(process.pid, 'SIGKILL');
}

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
    reach(at, 'before', what, () => cut?.(this));
    const outcome = original.apply(this, args);
    if (!(outcome instanceof Promise)) return outcome;
    return outcome.then((value: unknown) => {
      reach(at, 'after', what, () => cut?.(this));
      return value;
    });
  };
}

watch(Client.prototype, 'query', 'sql', (_client, [query]) =>
  typeof query === 'string' ? query : String((query as { text?: string }).text),
);
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
  (response) => (response as ServerResponse).req.url ?? '',
  (response) => (response as ServerResponse).req.socket.destroy(),
);

process.on('message', (point: FailPoint) => armed.push({ point, left: point.skip ?? 0 }));
process.channel?.unref();
