// Compiles the client for publishing: ES modules and CommonJS, each with its declarations.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const client = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));

rmSync(path.join(client, 'dist'), { recursive: true, force: true });
for (const config of ['tsconfig.json', 'tsconfig.cjs.json']) {
  const { status } = spawnSync(process.execPath, [path.join(typescript, 'bin/tsc'), '-p', config], {
    cwd: client,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
writeFileSync(path.join(client, 'dist', 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
