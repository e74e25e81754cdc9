import { type Canary, startCanary } from '@firmlens/testkit';

/** Ports requested for websites and webhooks whose names resolve to this machine. */
const REBINDING_PORTS = [80, 443, 8443];

/** Listeners on every address of this machine. Nothing may reach any of them. */
export interface Canaries {
  /** The port of one of them. */
  port: number;
  ports: readonly number[];
  connections(): number;
  close(): Promise<void>;
}

/** Starts one at a free port, and one at each rebinding port that this user can open. */
export async function startCanaries(): Promise<Canaries> {
  const first = await startCanary();
  const others = await Promise.all(REBINDING_PORTS.map((port) => startCanary(port).catch(() => null)));
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
