import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { types } from 'node:util';

interface ListenOptions {
  /** The port to listen on. Null means `defaultPort`, or any free port if that is in use. */
  port: number | null;
  defaultPort: number;
  /** The address to listen on. By default all. */
  host?: string;
}

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen({ port, ...(host !== undefined && { host }) });
  await once(server, 'listening');
}

function isAddressInUse(error: unknown): boolean {
  return types.isNativeError(error) && 'code' in error && error.code === 'EADDRINUSE';
}

/** Starts to listen for operators and returns the port. Throws if the given port is in use. */
export async function listenForOperators(
  server: Server,
  { port, defaultPort, host }: ListenOptions,
): Promise<number> {
  try {
    await listen(server, port ?? defaultPort, host);
  } catch (error) {
    if (port !== null || !isAddressInUse(error)) throw error;
    await listen(server, 0, host);
  }
  return (server.address() as AddressInfo).port;
}
