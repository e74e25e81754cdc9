// Compiles the nodes for publishing, and puts their icons and their entries in n8n's catalogue beside them.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));
const dist = path.join(folder, 'dist');

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [path.join(typescript, 'bin/tsc'), '-p', 'tsconfig.json'], {
  cwd: folder,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
cpSync(path.join(folder, 'src'), dist, {
  recursive: true,
  filter: (source) => !source.endsWith('.ts'),
});
