import { randomUUID } from 'node:crypto';
import type { components } from './api-types.ts';
import type { CompanyData, Module } from './enrich.ts';
import { FirmlensTimeoutError } from './errors.ts';
import { createPause } from './pause.ts';
import type { ApiRequest, Send } from './transport.ts';

type Schemas = components['schemas'];
export type List = Schemas['List'];
export type ListProblem = Schemas['ListProblem'];
export type ListQuote = Schemas['ListQuote'];
/** The entries of a list; or the text of a CSV file with a header, or with a domain a line. */
export type ListSource = readonly ListEntry[] | string;
/** A domain, or a company's name with its country. */
export type ListEntry = string | { domain?: string; name?: string; country?: string };

export interface ListOptions {
  /** Beside the base, for every entry. Default: none. */
  modules?: readonly Module[];
  /** The list begins no entry with which it would cost more. */
  maxCredits?: number;
  /** `end` (default): one webhook when the list ends. `each`: also one for each enrichment. */
  notify?: 'end' | 'each';
  /** Where the end is announced. Default: the account's URL. */
  webhookUrl?: string;
}

export interface WaitOptions {
  /** How long to wait, in ms. Default a day. */
  timeoutMs?: number;
  /** Called whenever the state of the list was asked for. */
  onProgress?: (list: List) => void;
  signal?: AbortSignal;
}

/** An entry of a list, and what became of it. */
export interface ListResult {
  /** The line of the CSV file, or the place in the list. */
  line: number;
  input: string;
  domain: string | null;
  status: ListProblem['status'];
  reason: string | null;
  credits_used: number;
  batch_id: string | null;
  ended_at: string | null;
  /** Null if the entry has none. */
  data: CompanyData | null;
}

/** Many companies with one request. */
export interface Lists {
  /** What a list would cost, and its problems. Nothing is stored or charged. */
  quote(entries: ListSource, options?: ListOptions): Promise<Quoted>;
  create(entries: ListSource, options?: ListOptions): Promise<Quoted & { list: List }>;
  get(listId: string): Promise<List>;
  /** All lists of the account, newest first. */
  all(): AsyncGenerator<List, void>;
  pause(listId: string): Promise<List>;
  resume(listId: string): Promise<List>;
  /** What has not begun never begins. What runs ends as usual. */
  cancel(listId: string): Promise<List>;
  /** Returns the list when it has ended, or is paused: then somebody has to act. */
  wait(listId: string, options?: WaitOptions): Promise<List>;
  /** The entries in the order of the list, so far as it has got. Pages are read as they are needed. */
  results(listId: string): AsyncGenerator<ListResult, void>;
  /** The same as the text of a CSV file, page by page; the first begins with the header. */
  resultsCsv(listId: string, columns?: readonly string[]): AsyncGenerator<string, void>;
}

export interface Quoted {
  quote: ListQuote;
  problems: ListProblem[];
}

const DEFAULT_TIMEOUT_MS = 86_400_000;
const RESULTS_PAGE = 100;

function creation(entries: ListSource, options: ListOptions, isDryRun: boolean): ApiRequest {
  const { modules = [], maxCredits, notify, webhookUrl } = options;
  return {
    method: 'POST',
    path: '/lists',
    query: {
      enrich: modules.length > 0 ? modules.join(',') : undefined,
      max_credits: maxCredits,
      notify,
      ...(isDryRun && { dry_run: 'true' }),
    },
    headers: { 'X-Webhook-URL': webhookUrl, ...(!isDryRun && { 'Idempotency-Key': randomUUID() }) },
    body: entries,
  };
}

export function createLists(send: Send): Lists {
  const pathOf = (listId: string) => `/lists/${encodeURIComponent(listId)}`;
  async function listAt(request: ApiRequest): Promise<List> {
    return (await send<Schemas['ListResponse']>(request)).body.data;
  }
  const change = (listId: string, step: string) =>
    listAt({ method: 'POST', path: `${pathOf(listId)}/${step}` });

  return {
    async quote(entries, options = {}) {
      const { body } = await send<Schemas['ListQuoteResponse']>(creation(entries, options, true));
      return { quote: body.quote, problems: body.problems };
    },
    async create(entries, options = {}) {
      const { body } = await send<Schemas['ListCreatedResponse']>(creation(entries, options, false));
      return { list: body.data, quote: body.quote, problems: body.problems };
    },
    get: (listId) => listAt({ path: pathOf(listId) }),
    async *all() {
      let before: string | undefined;
      do {
        const { body } = await send<Schemas['ListsResponse']>({ path: '/lists', query: { before } });
        yield* body.data.lists;
        before = body.data.next ?? undefined;
      } while (before !== undefined);
    },
    pause: (listId) => change(listId, 'pause'),
    resume: (listId) => change(listId, 'resume'),
    cancel: (listId) => change(listId, 'cancel'),
    async wait(listId, { timeoutMs = DEFAULT_TIMEOUT_MS, onProgress, signal } = {}) {
      const pause = createPause(timeoutMs, signal);
      for (;;) {
        const list = await listAt({ path: pathOf(listId), signal });
        onProgress?.(list);
        if (list.ended_at !== null || list.status === 'paused') return list;
        if (!(await pause())) throw new FirmlensTimeoutError(`The list ${listId}`, timeoutMs, listId);
      }
    },
    async *resultsCsv(listId, columns) {
      let cursor: string | undefined;
      do {
        const { body, headers } = await send<string>({
          path: `${pathOf(listId)}/results`,
          query: { format: 'csv', columns: columns?.join(','), limit: RESULTS_PAGE, cursor },
        });
        yield cursor === undefined ? body : body.slice(body.indexOf('\n') + 1);
        cursor = headers.get('x-next-cursor') ?? undefined;
      } while (cursor !== undefined);
    },
    async *results(listId) {
      let cursor: string | undefined;
      do {
        const { body, headers } = await send<ListResult[]>({
          path: `${pathOf(listId)}/results`,
          query: { format: 'jsonl', limit: RESULTS_PAGE, cursor },
        });
        yield* body;
        cursor = headers.get('x-next-cursor') ?? undefined;
      } while (cursor !== undefined);
    },
  };
}
