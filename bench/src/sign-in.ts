import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  acceptInvitation,
  createAccount,
  createPasswords,
  invitePerson,
  migrate,
  openDatabase,
  OPERATOR,
} from '@firmlens/domain';
import { freePort, startPostgres, startRedis } from '@firmlens/embedded';

const MAIN = path.resolve(__dirname, '../../apps/api/dist/main.js');
const TRIES = 1_000;
const KNOWN = 'known@firmlens.example';
const UNKNOWN = 'nobody@firmlens.example';
const SECRETS_KEY = Buffer.alloc(32, 1);

/** The routes that must not tell whether a mail address is known, and what is sent beside the address. */
const ROUTES: Readonly<Record<string, object>> = {
  '/session': { password: 'a wrong password' },
  '/password/forgotten': {},
};

/**
 * Measures whether the time of a response tells if somebody has a mail address: 1,000 requests with a known one and
 * 1,000 with an unknown one, in turns, each from a client address of its own, so that no limit is reached.
 */
export async function benchSignIn(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: folder });
  const redis = await startRedis({ dataDir: folder, persistent: false });
  const port = await freePort();
  await migrate(postgres.url);
  await addKnownPerson(postgres.url);
  const api = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: postgres.url, REDIS_URL: redis.url, PORT: String(port), DNS_SERVERS: '127.0.0.1:1' },
      ...{ SECRETS_KEY: SECRETS_KEY.toString('hex'), TRUST_PROXY: '127.0.0.0/8' },
      // Nothing listens there: links are made, and no mail leaves.
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bench@firmlens.example', LOG_LEVEL: 'info' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: api.stdout })) if (line.includes('listening')) break;
    api.stdout.resume();
    print('| request | median, known | median, unknown | difference |');
    print('| --- | --- | --- | --- |');
    for (const [route, more] of Object.entries(ROUTES)) {
      const [known, unknown] = await medians(`http://127.0.0.1:${port}/panel/api${route}`, more);
      const [one, other, apart] = [known, unknown, Math.abs(known - unknown)].map((ms) => ms.toFixed(2));
      print(`| \`POST ${route}\` | ${one} ms | ${other} ms | ${apart} ms |`);
    }
  } finally {
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
    await redis.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function addKnownPerson(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 30_000 });
  const { accountId } = await createAccount(db, {
    ...{ name: 'Bench', email: KNOWN, companyName: null, plan: 'trial', secretsKey: SECRETS_KEY },
  });
  const link = await invitePerson(db, OPERATOR, { accountId, email: KNOWN, role: 'owner' });
  const passwordHash = await createPasswords().hash('correct horse battery staple');
  const client = { oldToken: null, address: '192.0.2.1' };
  await acceptInvitation(db, link?.token ?? '', { name: 'Known', passwordHash }, client);
  await db.$disconnect();
}

/** Returns the median response times in ms for the known and the unknown address. */
async function medians(url: string, more: object): Promise<[known: number, unknown: number]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < TRIES; round += 1) {
    const client = `10.${round >> 8}.${round & 255}`;
    known.push(await timeOf(url, { email: KNOWN, ...more }, `${client}.1`));
    unknown.push(await timeOf(url, { email: UNKNOWN, ...more }, `${client}.2`));
  }
  return [median(known), median(unknown)];
}

async function timeOf(url: string, body: object, address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (![200, 401].includes(response.status)) throw new Error(`${url} responded with ${response.status}`);
  return performance.now() - started;
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
