import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '@firmlens/domain';
import { freePort, startPostgres, startRedis } from '@firmlens/embedded';
import { NODE_FLAGS } from '../api/api-process';
import { type Comparison, compare, type Side } from '../compare/compare';
import { printComparison } from '../compare/print';
import { processorMs } from '../compare/processor-time';
import { saveResults } from '../compare/results';
import { WORKER_ENV, WORKER_FLAGS } from '../simulated-service';

const POLL_MS = 5;
const apps = path.resolve(__dirname, '../../../apps');

/** How a process is started, and where it answers. */
interface Program {
  what: string;
  file: string;
  flags: readonly string[];
  /** Its settings when it is to answer at this port. */
  env: (port: number) => Record<string, string>;
  healthPath: string;
}

const FLOOR: Program = {
  what: 'node with Express and the Prisma client',
  file: path.join(__dirname, 'start-floor.js'),
  flags: [],
  env: (port) => ({ FLOOR_PORT: String(port) }),
  healthPath: '/health',
};
const PROGRAMS: readonly Program[] = [
  {
    what: 'api',
    file: path.join(apps, 'api/dist/main.js'),
    flags: NODE_FLAGS,
    env: (port) => ({ PORT: String(port) }),
    healthPath: '/api/v1/health',
  },
  {
    what: 'enrichment-worker',
    file: path.join(apps, 'enrichment-worker/dist/main.js'),
    flags: WORKER_FLAGS,
    env: (port) => ({ ...WORKER_ENV, HEALTH_PORT: String(port) }),
    healthPath: '/health',
  },
  {
    what: 'webhook-worker',
    file: path.join(apps, 'webhook-worker/dist/main.js'),
    flags: [],
    env: (port) => ({ HEALTH_PORT: String(port) }),
    healthPath: '/health',
  },
];

/**
 * Measures the time from the start of each process until its health check answers with 200, beside node that loads
 * Express and the Prisma client and answers. The database is migrated, and everything has been read from disk before.
 */
export async function benchStartUp(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'servers') });
  const redis = await startRedis({ dataDir: path.join(folder, 'servers'), persistent: true });
  const results: Comparison[] = [];
  try {
    await migrate(postgres.url);
    const servers = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SECRETS_KEY: randomBytes(32).toString('hex'),
      DNS_SERVERS: '127.0.0.1:1',
    };
    for (const program of PROGRAMS) {
      results.push(
        await compare({
          name: `start of ${program.what}`,
          floor: startSide(FLOOR, servers),
          real: startSide(program, servers),
          goal: {},
        }),
      );
    }
  } finally {
    await redis.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  printComparison(results, print);
  await saveResults('start-up', results);
}

/** Starts the program once a round. Its p50 is the time until it was ready. */
function startSide({ what, file, flags, env, healthPath }: Program, servers: Record<string, string>): Side {
  return {
    what,
    async measure() {
      const port = await freePort();
      const start = performance.now();
      const child = spawn(process.execPath, [...flags, file], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production', ...servers, ...env(port) },
      });
      try {
        await untilReady(child, port, healthPath);
        const readyMs = performance.now() - start;
        const processorUs = (await processorMs(child.pid ?? 0)) * 1_000;
        return {
          perSecond: 1_000 / readyMs,
          processorUs,
          p50Ms: Math.round(readyMs),
          p99Ms: null,
          failures: 0,
        };
      } finally {
        const ended = once(child, 'exit');
        if (child.exitCode === null) {
          child.kill('SIGTERM');
          await ended;
        }
      }
    },
  };
}

async function untilReady(child: ChildProcess, port: number, healthPath: string): Promise<void> {
  while ((await statusOf(port, healthPath)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
    await delay(POLL_MS);
  }
}

/** Returns the status of a response, or null without one. A connection each: it costs the process least. */
async function statusOf(port: number, healthPath: string): Promise<number | null> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: healthPath, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    }).on('error', () => resolve(null));
  });
}
