import { randomUUID } from 'node:crypto';
import type { components } from './api-types.ts';
import type { Module } from './enrich.ts';
import { type CompanySearch, filtersOf } from './searches.ts';
import type { ApiRequest, Send } from './transport.ts';

type Schemas = components['schemas'];
export type Watch = Schemas['Watch'];
/** A signal that a watch told, with its evidence. */
export type WatchSignal = Schemas['WatchSignalsResponse']['data']['signals'][number];
export type SignalType = Schemas['Signal']['type'];

export interface WatchOptions {
  /** A look begins this long after the last one has ended. */
  frequency: Watch['frequency'];
  /** What the looks of a calendar month may cost. */
  maxCreditsPerMonth: number;
  /** The types of signals to tell. Default: all. */
  types?: readonly SignalType[];
  /** Beside the base and `signals`. Default: none. */
  modules?: readonly Module[];
  /** Default: false. */
  includeRumours?: boolean;
  /** Where signals are told. Default: the account's URL. */
  webhookUrl?: string;
}

/** Companies that are enriched again and again, to tell what is new. */
export interface Watches {
  /** Of these domains, or of what a search finds at each look. */
  create(
    companies: readonly string[] | { search: CompanySearch },
    options: WatchOptions,
  ): Promise<CreatedWatch>;
  /** With its companies and latest looks. */
  get(watchId: string): Promise<Watch>;
  /** All watches of the account, newest first. */
  all(): AsyncGenerator<Watch, void>;
  pause(watchId: string): Promise<Watch>;
  resume(watchId: string): Promise<Watch>;
  /** With what it told. */
  delete(watchId: string): Promise<void>;
  /** What a watch told, oldest first: all, or what follows the signal with the id `after`. Read page by page. */
  signals(watchId: string, options?: { after?: string }): AsyncGenerator<WatchSignal, void>;
}

export interface CreatedWatch {
  watch: Watch;
  /** The domains that are not watched, and why. */
  problems: Schemas['ListProblem'][];
}

const SIGNALS_PAGE = 100;

export function createWatches(send: Send): Watches {
  const pathOf = (watchId: string) => `/watches/${encodeURIComponent(watchId)}`;
  async function watchAt(request: ApiRequest): Promise<Watch> {
    return (await send<Schemas['WatchResponse']>(request)).body.data;
  }
  return {
    async create(companies, options) {
      const { frequency, maxCreditsPerMonth, types, modules, includeRumours, webhookUrl } = options;
      const { body } = await send<Schemas['WatchCreatedResponse']>({
        method: 'POST',
        path: '/watches',
        headers: { 'X-Webhook-URL': webhookUrl, 'Idempotency-Key': randomUUID() },
        body: {
          ...('search' in companies ? { search: filtersOf(companies.search) } : { domains: companies }),
          frequency,
          max_credits_per_month: maxCreditsPerMonth,
          types,
          modules,
          include_rumours: includeRumours,
        },
      });
      return { watch: body.data, problems: body.problems };
    },
    get: (watchId) => watchAt({ path: pathOf(watchId) }),
    async *all() {
      let before: string | undefined;
      do {
        const { body } = await send<Schemas['WatchesResponse']>({ path: '/watches', query: { before } });
        yield* body.data.watches;
        before = body.data.next ?? undefined;
      } while (before !== undefined);
    },
    pause: (watchId) => watchAt({ method: 'POST', path: `${pathOf(watchId)}/pause` }),
    resume: (watchId) => watchAt({ method: 'POST', path: `${pathOf(watchId)}/resume` }),
    async delete(watchId) {
      await send({ method: 'DELETE', path: pathOf(watchId) });
    },
    async *signals(watchId, { after } = {}) {
      let last = after;
      do {
        const { body } = await send<Schemas['WatchSignalsResponse']>({
          path: `${pathOf(watchId)}/signals`,
          query: { limit: SIGNALS_PAGE, after: last },
        });
        yield* body.data.signals;
        last = body.data.next ?? undefined;
      } while (last !== undefined);
    },
  };
}
