import { setTimeout as delay } from 'node:timers/promises';
import { type OpenSpan, type TraceIds, type Tracer, useTracer } from './tracing';

export interface TracingOptions {
  /** The app, such as `api`. */
  service: string;
  /** The base of an OTLP receiver that speaks HTTP, without a trailing slash. */
  endpoint: string;
  /** Called if spans could not be sent. They are lost. */
  onError: (message: string) => void;
}

const KINDS = { internal: 0, server: 1, client: 2, producer: 3, consumer: 4 } as const;

/** How long a process that ends waits for the receiver to take the last spans. */
const CLOSE_MS = 3_000;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/;

/** Returns an error's code or class. Its message may quote what a stranger sent. */
function errorType(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'error';
}

/**
 * Turns tracing on: spans are sent in the background. Closing sends what is left. The packages that it needs are loaded
 * now, so that they cost nothing while it is off.
 */
export async function startTracing({ service, endpoint, onError }: TracingOptions): Promise<{
  close(): Promise<void>;
}> {
  const { context, diag, DiagLogLevel, ROOT_CONTEXT, SpanStatusCode, trace } =
    await import('@opentelemetry/api');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { detectResources, defaultResource, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');

  diag.setLogger(
    { error: (message) => onError(message), warn() {}, info() {}, debug() {}, verbose() {} },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': `firmlens-${service}` }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register({ propagator: null });
  const opened = provider.getTracer('firmlens');

  const tracer: Tracer = {
    open(name, kind, attributes): OpenSpan {
      const span = opened.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } });
      return {
        set: (further) => void span.setAttributes({ ...further }),
        rename: (newName) => void span.updateName(newName),
        run: (work) => context.with(trace.setSpan(context.active(), span), work),
        end(error) {
          if (error !== undefined) {
            span.setAttribute('error.type', errorType(error)).setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    continueTrace(traceparent, work) {
      const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
      if (traceId === '') return work();
      const parent = { traceId, spanId, traceFlags: Number(flags), isRemote: true };
      return context.with(trace.setSpanContext(ROOT_CONTEXT, parent), work);
    },
    current(): TraceIds | null {
      const current = trace.getSpanContext(context.active());
      if (current === undefined) return null;
      const { traceId, spanId, traceFlags } = current;
      return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}` };
    },
  };
  useTracer(tracer);
  return {
    async close() {
      useTracer(null);
      await Promise.race([provider.shutdown(), delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
