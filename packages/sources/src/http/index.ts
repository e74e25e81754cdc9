export type { HostGate, HostLimit, Turn, TurnEnd } from './host-gate';
export { conditionsOf, keptAnswer, type KeptAnswer, type KeptAnswers } from './kept-answers';
export {
  createSourceHttp,
  parseAnswer,
  SourceFault,
  type SourceHttp,
  type SourceHttpDeps,
  type Upstream,
} from './source-http';
