import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
interface Attribute {
  key: string;
  value: Value;
}
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
}
interface OtlpRequest {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** A span as it arrived. */
export interface ReceivedSpan {
  /** The app that sent it. */
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  /** Unix ms. */
  start: number;
  end: number;
  attributes: Record<string, string | number | boolean | undefined>;
}

const valueOf = ({ stringValue, intValue, doubleValue, boolValue }: Value) =>
  stringValue ?? intValue ?? doubleValue ?? boolValue;

const fieldsOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

/** Starts a receiver of spans, as OTLP over HTTP with JSON, on loopback. */
export async function startOtlpReceiver(): Promise<{
  endpoint: string;
  spans: ReceivedSpan[];
  /** Everything that arrived, as text. */
  received: () => string;
  close: () => Promise<void>;
}> {
  const spans: ReceivedSpan[] = [];
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body);
      for (const { resource, scopeSpans } of (body as OtlpRequest).resourceSpans) {
        const service = String(fieldsOf(resource.attributes)['service.name']);
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
          const { traceId, spanId, parentSpanId = null, name } = span;
          const [start, end] = [span.startTimeUnixNano, span.endTimeUnixNano].map((at) => Number(at) / 1e6);
          const attributes = fieldsOf(span.attributes);
          spans.push({
            service,
            traceId,
            spanId,
            parentSpanId,
            name,
            start: start ?? 0,
            end: end ?? 0,
            attributes,
          });
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    received: () => JSON.stringify(bodies),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
