import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createAccount, type Database, updateAccount } from '@firmlens/domain';
import { freePort, startRedis } from '@firmlens/embedded';

const MAIN = path.resolve(__dirname, '../../apps/api/dist/main.js');
const ROUNDS = 200;

/** Tool calls as agents make them. */
const CALLS: Readonly<Record<string, object>> = {
  'over HTTP: no filter': {},
  'over HTTP: type and country': { types: ['funding'], countries: ['DE'] },
  'over HTTP: 25 companies': { domains: Array.from({ length: 25 }, (_, at) => `c${at * 1_009 + 1}.example`) },
  'over HTTP: nothing found': { types: ['layoffs'], countries: ['XK'] },
};

/**
 * Measures whole search_signals calls in ms, one after another, against a separate API process: protocol,
 * arguments, search, coverage of the companies found, charge and response.
 */
export async function timeCalls(
  db: Database,
  databaseUrl: string,
  folder: string,
): Promise<Map<string, number[]>> {
  const redis = await startRedis({ dataDir: path.join(folder, 'redis'), persistent: false });
  const secretsKey = randomBytes(32);
  const port = await freePort();
  const api = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, REDIS_URL: redis.url, PORT: String(port) },
      ...{ SECRETS_KEY: secretsKey.toString('hex'), DNS_SERVERS: '127.0.0.1:1' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: api.stdout })) if (line.includes('listening')) break;
    api.stdout.resume();
    const apiKey = await createUnlimitedAccount(db, secretsKey);
    const times = new Map(Object.keys(CALLS).map((what) => [what, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [what, args] of Object.entries(CALLS)) {
        const started = performance.now();
        await call(`http://127.0.0.1:${port}/api/v1/mcp`, apiKey, args);
        times.get(what)?.push(performance.now() - started);
      }
    }
    return times;
  } finally {
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
    await redis.stop();
  }
}

/** Creates an account without effective limits. Returns its key. */
async function createUnlimitedAccount(db: Database, secretsKey: Buffer): Promise<string> {
  const { accountId, apiKey } = await createAccount(db, {
    ...{ name: 'Bench', email: 'bench@firmlens.example', companyName: null, plan: 'enterprise', secretsKey },
  });
  await updateAccount(db, accountId, { ratePerMinute: 1_000_000, ratePerDay: 1_000_000 });
  return apiKey;
}

async function call(url: string, apiKey: string, args: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search_signals', arguments: args },
    }),
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${body}`);
}
