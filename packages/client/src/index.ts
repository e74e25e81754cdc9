export {
  type AccountInfo,
  createClient,
  type Credits,
  type Delivery,
  type Evidence,
  type FirmlensClient,
  type Quote,
  type Replay,
  type RequestRecord,
  type Usage,
} from './client.ts';
export type {
  BatchResults,
  BatchStatus,
  CompanyAnswer,
  CompanyData,
  CompanyRequest,
  Enrichment,
  EnrichOptions,
  Module,
} from './enrich.ts';
export {
  type ErrorBody,
  FirmlensApiError,
  FirmlensConnectionError,
  FirmlensError,
  FirmlensSignatureError,
  FirmlensTimeoutError,
} from './errors.ts';
export type {
  List,
  ListEntry,
  ListOptions,
  ListProblem,
  ListQuote,
  ListResult,
  Lists,
  ListSource,
  Quoted,
  WaitOptions,
} from './lists.ts';
export type {
  CompanySearch,
  FoundCompany,
  FoundSignal,
  PageOptions,
  Resolved,
  Searches,
  SignalSearch,
} from './searches.ts';
export type { ClientOptions } from './transport.ts';
export { fastifyWebhook, fetchWebhook, nodeWebhook, type WebhookHandler } from './webhook-servers.ts';
export type { CreatedWatch, SignalType, Watch, Watches, WatchOptions, WatchSignal } from './watches.ts';
export { verifyWebhook, type VerifyOptions, type WebhookEvent, type WebhookHeaders } from './webhooks.ts';
