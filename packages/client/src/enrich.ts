import type { components } from './api-types.ts';
import { FirmlensApiError, FirmlensTimeoutError } from './errors.ts';
import { createPause } from './pause.ts';
import type { Send } from './transport.ts';

type Schemas = components['schemas'];
export type BatchStatus = Schemas['BatchStatus'];
export type BatchResults = Schemas['BatchResults'];
/** 200: the data is fresh. 202: a batch was queued. */
export type CompanyAnswer =
  | { isFresh: true; body: Schemas['Cached'] }
  | { isFresh: false; body: Schemas['Queued'] | Schemas['QueuedNewDomain'] };

/** The modules beside the base, which every enrichment includes. */
export type Module = Exclude<keyof Schemas['CompanyData'], 'company'>;

/** The data of a company: the base, and the modules that were asked for. */
export type CompanyData<M extends Module = Module> = { company: Schemas['Company'] } & {
  [K in M]: Schemas['CompanyData'][K] & object;
};

export interface CompanyRequest<M extends Module = Module> {
  /** Beside the base. Default: none. */
  modules?: readonly M[];
  /** Where the end of the batch is announced. Default: the account's URL. */
  webhookUrl?: string;
  signal?: AbortSignal;
}

export interface EnrichOptions<M extends Module = Module> extends CompanyRequest<M> {
  /** How long to wait for the end, in ms. Default 15 minutes. */
  timeoutMs?: number;
  /** Called whenever the state of the batch was asked for. */
  onProgress?: (status: BatchStatus) => void;
}

/** How an enrichment ended. Only `completed` costs credits. */
export type Enrichment<M extends Module = Module> =
  | {
      status: 'completed';
      domain: string;
      data: CompanyData<M>;
      /** Zero if the data was fresh. */
      creditsUsed: number;
      /** Null if the data was fresh. */
      batchId: string | null;
    }
  | {
      status: 'no_data_found' | 'failed';
      domain: string;
      /** Why, in words. */
      message: string;
      /** Null if an earlier batch found nothing, and its cooldown lasts. */
      batchId: string | null;
      /** When it makes sense to ask again, in seconds; null if the service did not say. */
      retryAfterSeconds: number | null;
    };

const DEFAULT_TIMEOUT_MS = 900_000;

export async function requestCompany(
  send: Send,
  domain: string,
  { modules = [], webhookUrl, signal }: CompanyRequest,
): Promise<CompanyAnswer> {
  const { status, body } = await send<never>({
    path: `/company/${encodeURIComponent(domain)}`,
    query: { enrich: modules.length > 0 ? modules.join(',') : undefined },
    headers: { 'X-Webhook-URL': webhookUrl },
    signal,
  });
  return { isFresh: status === 200, body };
}

export async function readStatus(send: Send, batchId: string, signal?: AbortSignal): Promise<BatchStatus> {
  const path = `/enrichment/${encodeURIComponent(batchId)}/status`;
  return (await send<BatchStatus>({ path, signal })).body;
}

export async function readResults(send: Send, batchId: string, signal?: AbortSignal): Promise<BatchResults> {
  const path = `/enrichment/${encodeURIComponent(batchId)}/results`;
  return (await send<BatchResults>({ path, signal })).body;
}

/** Refusals of `GET /company/{domain}` that mean that data is about to be there. */
const SOON = ['enrichment_in_progress', 'recently_enriched'];

/**
 * Returns the data of a company: at once if it is fresh, otherwise when its enrichment ends. If one is running
 * already, it waits for that one, and then asks for what is still missing.
 */
export async function enrich<M extends Module>(
  send: Send,
  domain: string,
  options: EnrichOptions<M>,
): Promise<Enrichment<M>> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, onProgress, signal } = options;
  const pause = createPause(timeoutMs, signal);

  /** Waits for a batch of this account to end. */
  async function endOf(batchId: string): Promise<BatchStatus> {
    for (;;) {
      const status = await readStatus(send, batchId, signal);
      onProgress?.(status);
      if (status.timing.completed_at !== null) return status;
      if (!(await pause())) throw new FirmlensTimeoutError(`The enrichment of ${domain}`, timeoutMs, batchId);
    }
  }

  async function resultOf(batchId: string): Promise<Enrichment<M>> {
    const { status, message } = await endOf(batchId);
    if (status === 'failed' || status === 'no_data_found')
      return { status, domain, message: message ?? '', batchId, retryAfterSeconds: null };
    const { data, credits_used: creditsUsed } = await readResults(send, batchId, signal);
    return { status: 'completed', domain, data: data as CompanyData<M>, creditsUsed, batchId };
  }

  for (;;) {
    try {
      const { isFresh, body } = await requestCompany(send, domain, options);
      if (!isFresh) return await resultOf(body.batch_id);
      return {
        ...{ status: 'completed', domain, data: body.data as CompanyData<M> },
        ...{ creditsUsed: 0, batchId: null },
      };
    } catch (error) {
      if (!(error instanceof FirmlensApiError)) throw error;
      if (error.code === 'no_data_cooldown') {
        const { message, retryAfterSeconds } = error;
        return { status: 'no_data_found', domain, message, batchId: null, retryAfterSeconds };
      }
      if (!SOON.includes(error.code)) throw error;
      const { batch_id: running } = error.body;
      if (running) await endOf(running);
      else if (!(await pause()))
        throw new FirmlensTimeoutError(`The enrichment of ${domain}`, timeoutMs, null);
    }
  }
}
