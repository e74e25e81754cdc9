// Brings every dist/ up to date with the sources: the Prisma client, the TypeScript projects, the command line client,
// the panel's pages.
// Processes that start together share one build: the others wait for a lock directory.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { removeStaleOutputs } from './remove-stale-outputs.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cache = path.join(root, 'node_modules', '.cache', 'firmlens');
const stamp = path.join(cache, 'built');
const panel = path.join(root, 'apps', 'panel');
const pagesStamp = path.join(cache, 'pages-built');
const lock = path.join(cache, 'building');
const require = createRequire(import.meta.url);

/** Returns the newest modification time below a folder, in ms. Build output and dependencies do not count. */
function newestMtime(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['dist', 'node_modules', 'generated', 'test'].includes(entry.name)) continue;
    const full = path.join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newestMtime(full) : statSync(full).mtimeMs);
  }
  return latest;
}

/** Whether nothing in these folders and settings has changed since a stamp was written. */
function isUpToDate(stamp, folders) {
  if (!existsSync(stamp)) return false;
  const sources = folders.map((name) => path.join(root, name)).filter(existsSync);
  const files = ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json'].map((name) =>
    path.join(root, name),
  );
  const latest = Math.max(...sources.map(newestMtime), ...files.map((file) => statSync(file).mtimeMs));
  return latest <= statSync(stamp).mtimeMs;
}

const isBuilt = () => isUpToDate(stamp, ['apps', 'packages', 'prisma', 'bench', 'chaos']);
const arePagesBuilt = () =>
  existsSync(path.join(panel, 'dist', 'index.html')) &&
  isUpToDate(pagesStamp, ['apps/panel', 'packages/panel-contract']);

function run(what, file, args, { cwd = root, env = {} } = {}) {
  const done = spawnSync(process.execPath, [file, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  if (done.status !== 0) throw new Error(`${what} failed:\n${done.stdout}${done.stderr}`);
}

function build() {
  const started = new Date();
  // The client generator only checks that a schema engine exists and never runs it, so none is downloaded.
  run('prisma generate', require.resolve('prisma/build/index.js'), ['generate'], {
    env: {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  });
  const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  for (const project of references) removeStaleOutputs(path.join(root, project.path));
  const typescript = path.dirname(require.resolve('typescript-7/package.json'));
  run('The TypeScript build', path.join(typescript, 'bin/tsc'), ['-b', 'tsconfig.json']);
  run('The build of the command line client', path.join(root, 'packages/cli/scripts/build.mjs'), []);
  if (!arePagesBuilt()) {
    const vite = path.dirname(createRequire(path.join(panel, 'package.json')).resolve('vite/package.json'));
    run('The build of the pages', path.join(vite, 'bin/vite.js'), ['build'], { cwd: panel });
    mark(pagesStamp, started);
  }
  mark(stamp, started);
}

function mark(stamp, time) {
  writeFileSync(stamp, '');
  utimesSync(stamp, time, time);
}

/** Runs work under the lock. A lock left by a dead process is taken over after two minutes. */
async function withLock(work) {
  mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (age > 120_000) rmSync(lock, { recursive: true, force: true });
      else await delay(200);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Builds if anything changed since the last build. Otherwise returns within a few milliseconds. */
export async function ensureBuilt({ announce = () => {} } = {}) {
  if (isBuilt()) return;
  announce();
  await withLock(() => {
    if (!isBuilt()) build();
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await ensureBuilt();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
