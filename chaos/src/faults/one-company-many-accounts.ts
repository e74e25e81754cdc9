import type { Fault, Scene } from '../fault';
import { runConcurrently } from '../run-concurrently';
import type { RequestAttempt } from '../load/client';
import { sendWithRetry } from '../load/customers';
import { quantile } from '../report/quantile';
import { faultDomains } from '../harness/fault-sites';
import { whileFrozen } from '../harness/while-frozen';
import type { Account } from '../harness/harness';

const ACCOUNTS = 50;
const SOCKETS = 200;

/** Returns what is wrong with a response to a request for a company whose batch is running. */
export function responseViolations(
  { status, body, account }: Pick<RequestAttempt, 'status' | 'body' | 'account'>,
  running: { id: string; accountId: number },
): string | null {
  if (status === 202 && body['batch_id'] === running.id) return null;
  const expected = account === running.accountId ? running.id : null;
  const isRefused = status === 409 && body['error'] === 'enrichment_in_progress';
  if (isRefused && body['batch_id'] === expected) return null;
  const whose = account === running.accountId ? 'the account of the batch' : 'another account';
  return `${whose} got ${status} ${JSON.stringify(body).slice(0, 150)}, expected 409 with batch_id ${JSON.stringify(expected)}`;
}

async function requestFromAll(
  { harness, history }: Scene,
  accounts: readonly Account[],
  times: number,
  domain: string,
) {
  const attempts: RequestAttempt[] = [];
  const { url: webhookUrl } = harness.world.receiver;
  const numbers = Array.from({ length: times }, (_, number) => number);
  await runConcurrently(SOCKETS, numbers, async (number) => {
    const account = accounts[number % ACCOUNTS];
    if (account === undefined) return;
    attempts.push(
      await sendWithRetry(harness, history, { account, path: `/company/${domain}`, webhookUrl }, number),
    );
  });
  return attempts;
}

/** C15: everyone requests the same company at the same moment. */
export const oneCompanyManyAccounts: Fault = {
  id: 'C15',
  title: 'fifty accounts request one company concurrently',
  async inject(scene, times) {
    const { harness } = scene;
    const accounts: Account[] = [];
    for (let count = 0; count < ACCOUNTS; count += 1) accounts.push(await harness.openAccount());
    const domain = faultDomains('contested')[0] ?? '';
    const started = performance.now();
    // The workers are frozen so that the batch cannot end before the last request is sent.
    const attempts = await whileFrozen(harness.appsOf('enrichment-worker'), () =>
      requestFromAll(scene, accounts, times, domain),
    );
    const seconds = (performance.now() - started) / 1_000;
    const accepted = attempts.filter(({ status }) => status === 202).length;
    const batches = await harness.db.batch.findMany({
      where: { domain },
      select: { id: true, accountId: true },
    });
    const reserved = await harness.db.ledgerEntry.count({ where: { kind: 'reserve', batch: { domain } } });
    const counts = { 'answers 202': accepted, batches: batches.length, reservations: reserved };
    const violations = Object.entries(counts).flatMap(([what, count]) =>
      count === 1 ? [] : [`${count} ${what} for one company`],
    );
    const [running] = batches;
    const wrong = running ? attempts.flatMap((attempt) => responseViolations(attempt, running) ?? []) : [];
    if (wrong[0] !== undefined) violations.push(`${wrong.length} times: ${wrong[0]}`);
    const p99 = quantile(
      attempts.map(({ tookMs }) => tookMs),
      0.99,
    );
    return {
      injected: attempts.length,
      checked: "one 202 and one reservation; 409 to all others; only its account learns the batch's id",
      figures: `${accepted} x 202 of ${attempts.length} from ${ACCOUNTS} accounts over ${SOCKETS} sockets, ${Math.round(attempts.length / seconds)} per second, p99 ${Math.round(p99)} ms`,
      violations,
    };
  },
};
