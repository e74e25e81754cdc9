export type { HostGate, HostLimit, Turn, TurnResult } from './host-gate';
export {
  conditionalHeaders,
  toCachedResponse,
  type CachedResponse,
  type CachedResponses,
} from './cached-responses';
export {
  createSourceHttp,
  parseJsonResponse,
  SourceError,
  type SourceHttp,
  type SourceHttpDeps,
  type Upstream,
} from './source-http';
