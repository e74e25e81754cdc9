import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type Database,
  findAccount,
  findKeyRecord,
  hashKey,
  openDatabase,
  setDefaultWebhook,
} from '@firmlens/domain';
import { appEntryPoint } from './app-entry-point';
import type { DataDir } from './data-dir';

export interface DemoAccount {
  api_key: string;
  signing_secret: string;
}

/** Runs `account create` and returns its output. */
async function createAccount(env: NodeJS.ProcessEnv): Promise<string> {
  // The operator's own database may already have a demo account.
  const email = `demo-${randomBytes(4).toString('hex')}@firmlens.example`;
  const flags = ['--email', email, '--name', 'Demo', '--plan', 'trial', '--json'];
  const args = [appEntryPoint('admin'), 'account', 'create', ...flags];
  try {
    return (await promisify(execFile)(process.execPath, args, { env })).stdout;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(`The demo account could not be created: ${stderr?.trim().split('\n').at(-1) ?? ''}`);
  }
}

/**
 * Returns the demo account. The first start creates it on the trial plan with the operator command and stores
 * its key in the data folder.
 */
export async function ensureDemoAccount(dataDir: DataDir, env: NodeJS.ProcessEnv): Promise<DemoAccount> {
  const text = await dataDir.secret('demo-account.json', () => createAccount(env));
  return JSON.parse(text) as DemoAccount;
}

/** Runs `work` with the database and the id of the account that has this key. */
export async function withDemoAccount<T>(
  databaseUrl: string,
  apiKey: string,
  work: (db: Database, accountId: number) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 10_000 });
  try {
    const record = await findKeyRecord(db, hashKey(apiKey));
    if (record === null) {
      throw new Error(
        'This database does not know the demo account: remove demo-account.json from the data folder',
      );
    }
    return await work(db, record.accountId);
  } finally {
    await db.$disconnect();
  }
}

/** Stores `url` as the account's default webhook if it has none. A URL that the user stored stays. */
export async function ensureDefaultWebhook(db: Database, accountId: number, url: string): Promise<void> {
  const account = await findAccount(db, accountId);
  if (account?.webhookUrl === null) await setDefaultWebhook(db, account.id, url);
}
