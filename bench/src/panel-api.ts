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
const SECRETS_KEY = Buffer.alloc(32, 1);

/** The owner of the one account. */
export const OWNER = { email: 'known@firmlens.example', password: 'correct horse battery staple' };

/** The API alone, with one account that has an owner, on temporary data. */
export interface PanelApi {
  origin: string;
  databaseUrl: string;
  accountId: number;
  stop(): Promise<void>;
}

/** Starts it with these settings. */
export async function startPanelApi(settings: Readonly<Record<string, string>> = {}): Promise<PanelApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: folder });
  const redis = await startRedis({ dataDir: folder, persistent: false });
  const port = await freePort();
  await migrate(postgres.url);
  const accountId = await addOwner(postgres.url);
  const api = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: postgres.url, REDIS_URL: redis.url, PORT: String(port), DNS_SERVERS: '127.0.0.1:1' },
      ...{ SECRETS_KEY: SECRETS_KEY.toString('hex'), LOG_LEVEL: 'info', ...settings },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: api.stdout })) if (line.includes('listening')) break;
  api.stdout.resume();
  return {
    origin: `http://localhost:${port}`,
    databaseUrl: postgres.url,
    accountId,
    async stop() {
      const ended = once(api, 'exit');
      api.kill('SIGTERM');
      await ended;
      await redis.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addOwner(databaseUrl: string): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 30_000 });
  const { email, password } = OWNER;
  const { accountId } = await createAccount(db, {
    ...{ name: 'Bench', email, companyName: null, plan: 'trial', secretsKey: SECRETS_KEY },
  });
  const link = await invitePerson(db, OPERATOR, { accountId, email, role: 'owner' });
  const passwordHash = await createPasswords().hash(password);
  const client = { oldToken: null, address: '192.0.2.1' };
  await acceptInvitation(db, link?.token ?? '', { name: 'Known', passwordHash }, client);
  await db.$disconnect();
  return accountId;
}
