export type { HostGate, HostLimit, Turn, TurnEnd } from './host-gate';
export type { KeptAnswer, KeptAnswers } from './kept-answers';
export {
  createSourceHttp,
  SourceFault,
  type SourceHttp,
  type SourceHttpDeps,
  type Upstream,
} from './source-http';
