import type { components } from './api-types.ts';
import {
  type BatchResults,
  type BatchStatus,
  type CompanyAnswer,
  type CompanyRequest,
  enrich,
  type Enrichment,
  type EnrichOptions,
  type Module,
  readResults,
  readStatus,
  requestCompany,
} from './enrich.ts';
import { createLists, type Lists } from './lists.ts';
import { createSearches, type Searches } from './searches.ts';
import { type ClientOptions, createTransport } from './transport.ts';
import { createWatches, type Watches } from './watches.ts';

type Schemas = components['schemas'];
export type AccountInfo = Schemas['AccountInfo']['data'];
export type Credits = Schemas['Credits']['data']['credits'];
export type Usage = Schemas['Usage']['data'];
export type RequestRecord = Schemas['History']['data']['requests'][number];
export type Delivery = Schemas['DeliveriesResponse']['data']['deliveries'][number];
export type Evidence = Schemas['Evidence'];
export type Quote = Schemas['Quote'];
export type Replay = Schemas['Replay'];

/** The service, as one account sees it. Every method throws a `FirmlensError` if it is refused or gets no answer. */
export interface FirmlensClient {
  /**
   * Returns a company's data, waiting for its enrichment if the data is not fresh. Credits are charged only if
   * it ends as `completed`.
   */
  enrich<const M extends Module = never>(domain: string, options?: EnrichOptions<M>): Promise<Enrichment<M>>;
  /** Asks for a company once: fresh data, or the batch that was queued. */
  company(domain: string, request?: CompanyRequest): Promise<CompanyAnswer>;
  /** What a request for a company would do and cost. Free, and nothing happens. */
  quote(domain: string, modules?: readonly Module[]): Promise<Quote>;
  /** Every value on file for a company, with its source. */
  evidence(domain: string): Promise<Evidence>;
  /** The URL of a company's logo. Fetch it without the key: it is on a host of a third party. */
  logo(domain: string): Promise<string>;
  batch: {
    status(batchId: string): Promise<BatchStatus>;
    /** The data of a completed batch. */
    results(batchId: string): Promise<BatchResults>;
    /** Builds the data of a completed batch again, with the rules of today: free, and what differs. */
    replay(batchId: string): Promise<Replay>;
  };
  /** Searches of companies and signals, and domains by name. */
  search: Searches;
  lists: Lists;
  watches: Watches;
  account: {
    info(): Promise<AccountInfo>;
    credits(): Promise<Credits>;
    usage(): Promise<Usage>;
    /** All requests of the account, newest first. Pages are read as they are needed. */
    history(): AsyncGenerator<RequestRecord, void>;
    /** The account's webhook deliveries, newest first, with what was sent. Pages are read as they are needed. */
    deliveries(): AsyncGenerator<Delivery, void>;
    /** The default webhook URL; null if none is stored. */
    webhook(): Promise<string | null>;
    /** Stores the default webhook URL. */
    setWebhook(url: string): Promise<void>;
  };
}

const HISTORY_PAGE = 100;

export function createClient(options: ClientOptions): FirmlensClient {
  const send = createTransport(options);

  async function read<T>(path: string): Promise<T> {
    return (await send<{ data: T }>({ path })).body.data;
  }

  async function* history(): AsyncGenerator<RequestRecord, void> {
    // Requests made meanwhile, such as these, push what was read to the next page.
    const seen = new Set<number>();
    for (let offset = 0; ; offset += HISTORY_PAGE) {
      const { body } = await send<Schemas['History']>({
        path: '/account/history',
        query: { limit: HISTORY_PAGE, offset },
      });
      const { requests, pagination } = body.data;
      for (const record of requests) {
        if (seen.has(record.id)) continue;
        seen.add(record.id);
        yield record;
      }
      if (!pagination.has_more) return;
    }
  }

  async function* deliveries(): AsyncGenerator<Delivery, void> {
    let before: string | undefined;
    do {
      const { body } = await send<Schemas['DeliveriesResponse']>({
        path: '/account/deliveries',
        query: { before },
      });
      yield* body.data.deliveries;
      before = body.data.next ?? undefined;
    } while (before !== undefined);
  }

  return {
    enrich: (domain, enrichOptions = {}) => enrich(send, domain, enrichOptions),
    company: (domain, request = {}) => requestCompany(send, domain, request),
    quote: async (domain, modules = []) =>
      (
        await send<Quote>({
          path: `/company/${encodeURIComponent(domain)}/quote`,
          query: { enrich: modules.length > 0 ? modules.join(',') : undefined },
        })
      ).body,
    evidence: async (domain) =>
      (await send<Evidence>({ path: `/company/${encodeURIComponent(domain)}/evidence` })).body,
    logo: async (domain) =>
      (
        await send<Schemas['Logo']>({
          path: `/company/${encodeURIComponent(domain)}/logo`,
          isRedirect: true,
        })
      ).body.logo_url,
    batch: {
      status: (batchId) => readStatus(send, batchId),
      results: (batchId) => readResults(send, batchId),
      replay: async (batchId) =>
        (await send<Replay>({ method: 'POST', path: `/enrichment/${encodeURIComponent(batchId)}/replay` }))
          .body,
    },
    search: createSearches(send),
    lists: createLists(send),
    watches: createWatches(send),
    account: {
      info: () => read<AccountInfo>('/account/info'),
      credits: async () => (await read<{ credits: Credits }>('/account/credits')).credits,
      usage: () => read<Usage>('/account/usage'),
      history,
      deliveries,
      webhook: async () => (await read<{ webhook_url: string | null }>('/account/webhook')).webhook_url,
      async setWebhook(url) {
        await send({ method: 'POST', path: '/account/webhook', body: { webhook_url: url } });
      },
    },
  };
}
