import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  acceptInvitation,
  createAccount,
  createPasswords,
  invitePerson,
  openDatabase,
  OPERATOR,
  type PanelRole,
} from '@firmlens/domain';
import { endWithParent, freePort } from '@firmlens/embedded';
import { createTestDatabase, emptyRedisUrl, recordLog, waitUntil } from '@firmlens/testkit';

export const PASSWORD = 'correct horse battery staple';

/** The build output: what runs is what an operator runs. */
const API = path.resolve(__dirname, '../../../api/dist/main.js');

export type Service = Awaited<ReturnType<typeof startService>>;

/**
 * Starts the built API in a process of its own, with an empty database and an empty Redis. `more` are further
 * settings.
 */
export async function startService(more: Readonly<Record<string, string>> = {}) {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 30_000 });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...more,
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedisUrl(),
    SECRETS_KEY: '07'.repeat(32),
  };
  const api = spawn(process.execPath, [API], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(api, 'SIGKILL');
  for (const stream of [api.stdout, api.stderr]) stream.on('data', (line) => recordLog(String(line)));
  await waitUntil(() => isListening(origin), { what: 'the API to listen' });
  const passwordHash = await createPasswords().hash(PASSWORD);

  /** Returns the token of a new invitation. */
  const invite = async (accountId: number, email: string, role: PanelRole): Promise<string> => {
    const link = await invitePerson(db, OPERATOR, { accountId, email, role });
    if (link === null) throw new Error(`there is no account ${accountId}`);
    return link.token;
  };

  return {
    origin,
    db,
    /** The settings that workers of the same service need. */
    env,
    invite,
    /** Creates an account with one key. */
    openAccount: (name: string) =>
      createAccount(db, {
        name,
        email: `${name.toLowerCase().replaceAll(' ', '-')}@customer.example`,
        companyName: null,
        plan: 'enterprise',
        secretsKey: Buffer.alloc(32, 7),
      }),
    /** Creates a person of an account, who signs in with `PASSWORD`. */
    addPerson: async (accountId: number, email: string, role: PanelRole, name: string): Promise<void> => {
      const token = await invite(accountId, email, role);
      await acceptInvitation(db, token, { name, passwordHash }, { address: '127.0.0.1', oldToken: null });
    },
    /** Ends every session, as time does. */
    expireSessions: () => db.$executeRaw`UPDATE panel_sessions SET seen_at = now() - interval '1 day'`,
    /** Makes every session ask for the password again before something sensitive. */
    expireConfirmations: () =>
      db.$executeRaw`UPDATE panel_sessions SET confirmed_at = now() - interval '1 day'`,
    stop: async () => {
      const ended = once(api, 'exit');
      api.kill();
      await ended;
      await db.$disconnect();
      await database.drop();
    },
  };
}

const isListening = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    () => true,
    () => false,
  );
