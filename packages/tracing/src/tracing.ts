import type { SpanAttributes } from './span-attributes';

/** `server`: answers a request. `client`: makes one. `producer`: puts work into a queue. `consumer`: takes it out. */
type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** A span that is open. */
export interface OpenSpan {
  /** Adds attributes, or replaces them. */
  set(attributes: SpanAttributes): void;
  /** Replaces the name that the span began with. */
  rename(name: string): void;
  /** Runs work inside it: spans that the work opens are its children. */
  run<T>(work: () => T): T;
  end(error?: unknown): void;
}

/** What records spans while tracing is on. */
export interface Tracer {
  open(name: string, kind: SpanKind, attributes: SpanAttributes): OpenSpan;
  /** Runs work as a part of another process's trace. */
  continueTrace<T>(traceparent: string, work: () => T): T;
  /** The current span; null outside of any. */
  current(): TraceIds | null;
}

export interface TraceIds {
  traceId: string;
  spanId: string;
  /** For another process, as in W3C Trace Context. */
  traceparent: string;
}

const NO_SPAN: OpenSpan = {
  set: () => undefined,
  rename: () => undefined,
  run: (work) => work(),
  end: () => undefined,
};

/** Null while tracing is off. Then nothing here costs more than looking. */
let tracer: Tracer | null = null;

/** Turns tracing on for this process, or off with null. */
export function useTracer(used: Tracer | null): void {
  tracer = used;
}

/** Whether spans are recorded. */
export function isTracing(): boolean {
  return tracer !== null;
}

/** Opens a span whose end is not that of one function. The caller ends it. */
export function openSpan(
  name: string,
  attributes: SpanAttributes = {},
  kind: SpanKind = 'internal',
): OpenSpan {
  return tracer === null ? NO_SPAN : tracer.open(name, kind, attributes);
}

/** Runs work in a span, which ends with it. */
export async function inSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: (span: OpenSpan) => Promise<T>,
  kind: SpanKind = 'internal',
): Promise<T> {
  if (tracer === null) return work(NO_SPAN);
  const span = tracer.open(name, kind, attributes);
  try {
    const result = await span.run(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Runs work as a part of the trace that another process began; without one, as it is. */
export function continueTrace<T>(traceparent: string | null, work: () => T): T {
  return tracer === null || traceparent === null ? work() : tracer.continueTrace(traceparent, work);
}

/** Returns the ids of the current span; null outside of any, and while tracing is off. */
export function currentTrace(): TraceIds | null {
  return tracer === null ? null : tracer.current();
}
