import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as it crossed the wire. */
export interface CountedRequest {
  /** The tool that was called, otherwise the protocol's method, otherwise the HTTP method. */
  calledMethod: string;
  status: number;
}

/**
 * Starts a proxy between a client and the service that records each request in the order of the responses.
 */
export async function startCountingProxy(
  baseUrl: string,
): Promise<{ baseUrl: string; requests: readonly CountedRequest[]; close: () => Promise<void> }> {
  const { origin, pathname } = new URL(baseUrl);
  const requests: CountedRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '' } = request;
      const body = await text(request);
      const headers = Object.entries(request.headers)
        .filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
        .map(([name, value]): [string, string] => [name, String(value)]);
      const upstream = await fetch(`${origin}${url}`, { method, headers, ...(body !== '' && { body }) });
      requests.push({ calledMethod: calledMethod(method, body), status: upstream.status });
      response
        .writeHead(upstream.status, { 'content-type': upstream.headers.get('content-type') ?? 'text/plain' })
        .end(await upstream.text());
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${pathname}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function calledMethod(method: string, body: string): string {
  if (body === '') return method;
  const message = JSON.parse(body) as { method: string; params?: { name?: string } };
  return message.params?.name ?? message.method;
}
