export type { HostGate, HostLimit, Turn, TurnRequest, TurnResult } from './host-gate';
export {
  createSourceHttp,
  parseJsonResponse,
  SourceError,
  type SourceHttp,
  type SourceHttpDeps,
  type Upstream,
} from './source-http';
