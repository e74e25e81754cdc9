import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Plan } from '@firmlens/contract';
import { endBatch, writeRequests } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './accounts';
import { completeBatch, finishBatch, queueBatch } from './batches';
import { requestEntry } from './request-entry';
import { type Api, newDomain } from './start-api';

/** Arguments of all steps. */
interface Sent {
  caller: Caller;
  domain: string;
  batchId: string;
  name?: string;
  plan?: Plan;
  credits?: number;
  modules?: never[];
  count: number;
  watchId: string;
  data?: Record<string, object>;
  evidence?: never[];
  isUsed?: boolean;
}

/** What happens in the service beside the requests of a client, by name. */
const STEPS = {
  domains: async (_api: Api, { count }: Sent) => Array.from({ length: count }, newDomain),
  openAccount: ({ db }: Api, { plan, credits }: Sent) =>
    openAccount(db, { ...(plan && { plan }), ...(credits !== undefined && { credits }) }),
  completeBatch: ({ db }: Api, { caller, domain, ...data }: Sent) => completeBatch(db, caller, domain, data),
  queueBatch: ({ db }: Api, { caller, domain }: Sent) => queueBatch(db, caller, domain),
  /** Waits for the batch that a request queued. */
  async batchOf({ db }: Api, { domain }: Sent) {
    const find = () => db.batch.findFirst({ where: { domain, completedAt: null } });
    await waitUntil(async () => (await find()) !== null, { what: `a batch of ${domain}` });
    return (await find())?.id;
  },
  finishBatch: ({ db }: Api, { batchId, ...data }: Sent) => finishBatch(db, batchId, data),
  endBatchWithoutData: ({ db }: Api, { batchId }: Sent) =>
    endBatch(db, { id: batchId, fence: null }, 'no_data_found', 'Nothing was found.'),
  countLists: ({ db }: Api, { caller }: Sent) => db.list.count({ where: { accountId: caller.accountId } }),
  /** Tells signals, each with its number as its title. */
  tellSignals: ({ db }: Api, { watchId, domain, count }: Sent) => db.$executeRaw`
    INSERT INTO watch_signals (watch_id, domain, key, type, class, title, entities, told, told_at)
    SELECT ${watchId}, ${domain}, n::text, 'funding', 'confirmed', n::text, '{}',
           jsonb_build_object('type', 'funding', 'class', 'confirmed', 'title', n::text, 'description', NULL, 'date', NULL,
                              'seen_on', NULL, 'source_url', NULL, 'entities', '{}'::jsonb, 'confidence', NULL,
                              'evidence', '[]'::jsonb), now()
    FROM generate_series(1, ${count}::int) n`,
  async addHistory({ db }: Api, { caller, count }: Sent) {
    const at = (index: number) => new Date(Date.now() - 60_000 - index);
    const entries = Array.from({ length: count }, (_, index) =>
      requestEntry(caller, { requestedAt: at(index) }),
    );
    await writeRequests(db, entries);
  },
};

/** Lets a test in another language set the scene: it posts the arguments of a step to the step's name. */
export async function startStage(api: Api): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const step: (api: Api, sent: Sent) => Promise<unknown> =
      STEPS[request.url?.slice(1) as keyof typeof STEPS];
    json(request)
      .then((sent) => step(api, sent as Sent))
      .then((result) => response.end(JSON.stringify(result ?? null)))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
