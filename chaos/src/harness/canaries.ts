import { type Canary, startCanary } from '@firmlens/testkit';

/** Where websites and webhooks are asked for whose names come to lead to this machine. */
const PORTS_OF_NAMES = [80, 443, 8443];

/** Listeners on every address of this machine; nothing may reach any. */
export interface Canaries {
  /** Of one of them. */
  port: number;
  ports: readonly number[];
  connections(): number;
  close(): Promise<void>;
}

/** One at a free port, and one at each port of names that is free to this user. */
export async function startCanaries(): Promise<Canaries> {
  const first = await startCanary();
  const others = await Promise.all(PORTS_OF_NAMES.map((port) => startCanary(port).catch(() => null)));
  const all = [first, ...others.filter((canary): canary is Canary => canary !== null)];
  return {
    port: first.port,
    ports: all.map(({ port }) => port),
    connections: () => all.reduce((sum, canary) => sum + canary.connections(), 0),
    async close() {
      await Promise.all(all.map((canary) => canary.close()));
    },
  };
}
