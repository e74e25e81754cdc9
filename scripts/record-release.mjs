// Records HEAD as the last release: which commit it is, what its database has that it uses, and what its jobs carry.
// Prints what this release retires, which the next one may drop.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, root } from './build.mjs';

await ensureBuilt();
const require = createRequire(path.join(root, 'packages/testkit/package.json'));
const { migrate } = require('@firmlens/domain');
const { freePort, startPostgres } = require('@firmlens/embedded');
const { describeJobs } = require('@firmlens/queues');
const { describeDatabase } = require('./dist/index.js');

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const write = (file, text) => writeFileSync(path.join(root, 'compatibility', file), text);

const commit = git('rev-parse', 'HEAD');
const changed = git('status', '--porcelain', '--', 'apps', 'packages', 'prisma');
if (changed !== '') {
  process.stderr.write(`Commit these first:\n${changed}\n`);
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-release-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o711);
const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), port: await freePort() });
try {
  await migrate(postgres.url);
  const parts = await describeDatabase(postgres.url);
  const used = parts.filter(({ isRetired }) => !isRetired);
  write('database.txt', `${used.map(({ line }) => line).join('\n')}\n`);
  write('jobs.txt', `${describeJobs().join('\n')}\n`);
  write('last-release.json', `${JSON.stringify({ commit }, null, 2)}\n`);
  const retired = parts.filter(({ isRetired }) => isRetired).map(({ line }) => `retired: ${line}`);
  process.stdout.write(`${[`${commit}: ${used.length} parts`, ...retired].join('\n')}\n`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
