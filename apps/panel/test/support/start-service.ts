import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  acceptInvitation,
  addOperator,
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

/** Starts the built API in a process of its own, with an empty database, an empty Redis and these settings. */
export async function startService(settings: Readonly<Record<string, string>> = {}) {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 30_000 });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const redisUrl = await emptyRedisUrl();
  const environment = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SECRETS_KEY: '07'.repeat(32),
    ...settings,
  };
  const api = spawn(process.execPath, [API], {
    env: environment,
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
    /** The service's database, for what a test needs and other processes would do. */
    db,
    /** What other processes of the same service need. */
    environment,
    redisUrl,
    invite,
    /** Makes somebody new an operator without an account, who signs in with `PASSWORD`. */
    addOperator: async (email: string, name: string): Promise<void> => {
      const link = await addOperator(db, OPERATOR, email);
      if (link === 'added') throw new Error(`${email} is known`);
      await acceptInvitation(
        db,
        link.token,
        { name, passwordHash },
        { address: '127.0.0.1', oldToken: null },
      );
    },
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
    /** Forgets which codes of second factors were used, as thirty seconds do. */
    forgetUsedCodes: () => db.panelUser.updateMany({ data: { totpStep: 0 } }),
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
