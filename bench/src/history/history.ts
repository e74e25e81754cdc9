import { randomBytes } from 'node:crypto';
import { createAccount, ledgerPage, monthlyUsage, requestHistory } from '@firmlens/domain';
import { callSide } from '../compare/call-side';
import { type Comparison, compare } from '../compare/compare';
import { printComparison } from '../compare/print';
import { saveResults } from '../compare/results';
import { withScratchDatabase } from '../scratch-database';
import { seeded } from '../seeded-random';
import { loadHistory } from './requests-on-file';

/** `BENCH_REQUESTS` lowers the number. */
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 5_000_000);
const CALLS = 200;
const LIMIT = 50;
/** The most that any offset may take, as a multiple of the first page. */
const GOAL = { p50: 3 };

/**
 * Measures pages of the history of requests and credits at any offset among five million, and the usage of the month,
 * each beside the first page of the requests or the credits. The processor time is that of PostgreSQL's session.
 */
export async function benchHistory(print: (line: string) => void): Promise<void> {
  await withScratchDatabase(async ({ client, db }) => {
    const { accountId } = await createAccount(db, {
      ...{ name: 'Bench', email: 'bench@firmlens.example', companyName: null, plan: 'enterprise' },
      secretsKey: randomBytes(32),
    });
    const started = performance.now();
    const keySeries = 1;
    await loadHistory(client, { accountId, keySeries }, REQUESTS);
    const seconds = Math.round((performance.now() - started) / 1_000);
    print(`${REQUESTS.toLocaleString('en')} requests and ledger entries made in ${seconds} s\n`);

    const [session] = await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    const options = { calls: CALLS, pid: session?.pid ?? 0 };
    const random = seeded(3);
    const place = () => Math.floor(random() * (REQUESTS - LIMIT));
    const requests = (what: string, offset: () => number) =>
      callSide(what, options, () => requestHistory(db, keySeries, { limit: LIMIT, offset: offset() }));
    const entries = (what: string, before: () => bigint | null) =>
      callSide(what, options, () => ledgerPage(db, accountId, { before: before(), limit: LIMIT }));
    const comparisons: Comparison[] = [
      await compare({
        name: 'requests, any offset',
        floor: requests('the first page', () => 0),
        real: requests('any offset', place),
        goal: GOAL,
      }),
      await compare({
        name: 'requests, the last page',
        floor: requests('the first page', () => 0),
        real: requests('the last page', () => REQUESTS - LIMIT),
        goal: GOAL,
      }),
      await compare({
        name: 'credits',
        floor: entries('the latest', () => null),
        real: entries('before any entry', () => BigInt(1_000 + LIMIT + place())),
        goal: GOAL,
      }),
      await compare({
        name: 'usage',
        floor: requests('the first page of requests', () => 0),
        real: callSide('the usage of the month', options, () => monthlyUsage(db, accountId)),
        goal: GOAL,
      }),
    ];
    printComparison(comparisons, print);
    await saveResults('history', comparisons);
  });
}
