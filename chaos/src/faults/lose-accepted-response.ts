import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { sendOnce } from '../load/client';
import { runConcurrently } from '../run-concurrently';
import type { Account } from '../harness/harness';
import { type App, baseUrlOf } from '../harness/app';
import { faultDomains } from '../harness/fault-sites';

/** One kill per this many tries: a process takes a while to start, but cutting a connection costs nothing. */
const KILL_EACH = 11;
const CONCURRENT_CUTS = 5;
const RESPONSE_TIMEOUT_MS = 20_000;

interface LostResponse {
  domain: string;
  account: Account;
  /** Receives the request whose response is lost. */
  api: App;
  /** Receives the retry. */
  next: App;
  act: 'kill' | 'cut';
}

/** Loses the response to a request that was carried out, and sends it again. */
async function loseResponse({ harness, history }: Scene, { domain, account, api, next, act }: LostResponse) {
  const request = { account, path: `/company/${domain}`, webhookUrl: harness.world.receiver.url };
  api.arm(
    act === 'cut'
      ? { at: 'response', when: 'before', match: request.path, act }
      : { at: 'sql', when: 'after', match: ['reserve_batch(', domain], act },
  );
  const isOver = act === 'cut' ? harness.apiAbsences.begin() : () => undefined;
  const first = await sendOnce(baseUrlOf(api), { ...request, timeoutMs: RESPONSE_TIMEOUT_MS });
  isOver();
  history.add(first);
  if (act === 'kill') {
    await Promise.race([api.ended(), delay(RESPONSE_TIMEOUT_MS, undefined, { ref: false })]);
    if (api.isRunning()) return [`the API did not reach the commit of ${domain}`];
  }
  if (first.status !== null) return [`the response for ${domain} was not lost; it was ${first.status}`];
  const repeat = await sendOnce(baseUrlOf(next), request);
  history.add(repeat);
  const batches = await harness.db.batch.findMany({ where: { accountId: account.id, domain } });
  const seen = `${repeat.status} ${JSON.stringify(repeat.body['error'])} with ${JSON.stringify(repeat.body['batch_id'])}`;
  if (batches.length !== 1)
    return [`${domain} has ${batches.length} batches after a lost response and ${seen}, expected 1`];
  if (repeat.status !== 409 || repeat.body['batch_id'] !== batches[0]?.id)
    return [`the repeat for ${domain} got ${seen}, expected 409 with ${batches[0]?.id}`];
  return [];
}

/** C2: an API dies, or its connection is cut, between the commit that queues a batch and the response. */
export const loseAcceptedResponse: Fault = {
  id: 'C2',
  title: 'the response that accepts a batch is lost',
  async inject(scene, times, chance) {
    const { harness } = scene;
    const account = await harness.openAccount();
    const domains = faultDomains('unacknowledged').slice(0, times);
    const kills = Math.ceil(domains.length / KILL_EACH);
    const [first, second] = harness.appsOf('api');
    if (first === undefined || second === undefined) throw new Error('there are no two APIs');
    const violations: string[] = [];

    for (const domain of domains.slice(0, kills)) {
      const [api, next] = chance.share(0.5) ? [first, second] : [second, first];
      violations.push(...(await loseResponse(scene, { domain, account, api, next, act: 'kill' })));
      if (!api.isRunning()) await api.start();
    }
    await runConcurrently(CONCURRENT_CUTS, domains.slice(kills), async (domain) => {
      const [api, next] = chance.share(0.5) ? [first, second] : [second, first];
      violations.push(...(await loseResponse(scene, { domain, account, api, next, act: 'cut' })));
    });

    return {
      injected: domains.length,
      checked: 'the repeat gets 409 with the same batch; nothing is charged twice',
      figures: `${domains.length - kills} cuts and ${kills} kills`,
      violations,
      async atEnd() {
        const batches = await harness.db.batch.count({ where: { accountId: account.id } });
        const entries = await harness.db.ledgerEntry.groupBy({
          by: ['kind'],
          where: { accountId: account.id, kind: { in: ['reserve', 'settle', 'refund'] } },
          _count: true,
        });
        const countOf = (...kinds: string[]) =>
          entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { _count }) => sum + _count, 0);
        const counts = { batches, charges: countOf('reserve'), ends: countOf('settle', 'refund') };
        return Object.entries(counts).flatMap(([what, count]) =>
          count === domains.length ? [] : [`${count} ${what} for ${domains.length} lost responses`],
        );
      },
    };
  },
};
