import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, isIPv6 } from 'node:net';
import { migrate } from '@firmlens/domain';
import { claimDataDir, freePort } from '@firmlens/embedded';
import { type ShutdownStack, publishLocalServers } from '@firmlens/runtime';
import { formatBanner } from './banner';
import { openApps } from './apps';
import type { DataDir } from './data-dir';
import { openDatabases } from './databases';
import { ensureDefaultWebhook, ensureDemoAccount, withDemoAccount } from './demo-account';
import { openDemoWeb } from './demo-web';
import { ensurePanelOwner } from './panel-owner';
import type { StandaloneSettings } from './settings';
import { print, printError } from './terminal';

const urlOf = (address: string, port: number) =>
  `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;

/** Throws if the API's port is in use or unusable. */
async function assertPortFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EADDRINUSE'
        ? 'is in use: stop the process that listens there, or'
        : `cannot be used (${code}):`;
    throw new Error(`Port ${port} ${reason} set PORT to another`);
  }
  server.close();
  await once(server, 'close');
}

async function openEverything(
  settings: StandaloneSettings,
  dataDir: DataDir,
  stack: ShutdownStack,
  fail: (reason: string) => void,
): Promise<void> {
  await assertPortFree(settings.port);
  await stack.open(
    'data folder',
    () => claimDataDir(settings.dataDir),
    (release) => release(),
  );
  const databases = await openDatabases(settings, dataDir, stack, (what) =>
    fail(`${what} has ended: see ${dataDir.path}/logs`),
  );
  // A pooler that the environment names is for the apps.
  const directUrl = settings.readVariable('DATABASE_DIRECT_URL') ?? databases.DATABASE_URL;
  await migrate(directUrl);

  const base = {
    ...settings.environment,
    ...databases,
    PORT: String(settings.port),
    PUBLIC_BASE_URL: settings.publicBaseUrl,
    SECRETS_KEY:
      settings.readVariable('SECRETS_KEY') ??
      (await dataDir.secret('secrets-key', () => randomBytes(32).toString('hex'))),
  };
  const account = await ensureDemoAccount(dataDir, base);
  const demo = await openDemoWeb(settings, dataDir, stack, account.signing_secret);
  const owner = await withDemoAccount(directUrl, account.api_key, async (db, accountId) => {
    await ensureDefaultWebhook(db, accountId, demo.webhookUrl);
    return ensurePanelOwner(db, accountId, dataDir);
  });

  const opsToken =
    settings.ops.token ?? (await dataDir.secret('ops-token', () => randomBytes(16).toString('hex')));
  const opsPort = settings.ops.port ?? (await freePort());
  const opsEnv = { OPS_PORT: String(opsPort), OPS_TOKEN: opsToken };
  const workerHealthUrls = await openApps({
    env: { ...base, ...opsEnv, ...demo.env },
    apiHealthUrl: `http://127.0.0.1:${settings.port}/api/v1/health`,
    dataDir,
    stack,
    onGiveUp: fail,
  });
  await stack.open(
    'file with the local servers',
    () =>
      publishLocalServers(settings.dataDir, {
        ...databases,
        SECRETS_KEY: base.SECRETS_KEY,
        PUBLIC_BASE_URL: settings.publicBaseUrl,
      }),
    (removeListener) => removeListener(),
  );
  const banner = formatBanner({
    baseUrl: settings.publicBaseUrl,
    apiKey: account.api_key,
    owner,
    dataDir: settings.dataDir,
    companies: demo.companies,
    hasSimulatedSources: demo.hasSimulatedSources,
    ops: { url: urlOf(settings.ops.host, opsPort), token: opsToken },
    workerHealthUrls,
    freshnessSeconds: settings.freshnessSeconds,
  });
  for (const line of banner) print(line);
}

/**
 * Starts the whole service on this machine, prints the banner, and says when it stops. Never resolves.
 * Rejects when something fails, at the start or later, after printing one line that says what.
 */
export async function start(
  settings: StandaloneSettings,
  dataDir: DataDir,
  stack: ShutdownStack,
): Promise<void> {
  const failed = new Promise<never>((_resolve, reject) => {
    const fail = (reason: string) => reject(new Error(reason));
    openEverything(settings, dataDir, stack, fail).catch(reject);
  });
  const announceStop = () => {
    // The terminal has just printed ^C.
    print();
    print('Stopping …');
  };
  stack.signal.addEventListener('abort', announceStop);
  failed.catch((error: Error) => {
    stack.signal.removeEventListener('abort', announceStop);
    if (!stack.signal.aborted) printError(error.message);
  });
  return failed;
}
