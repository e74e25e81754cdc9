export type { SpanAttributes } from './span-attributes';
export { startTracing } from './otlp-tracer';
export { continueTrace, currentTrace, inSpan, isTracing, openSpan, type OpenSpan } from './tracing';
