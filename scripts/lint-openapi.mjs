// Lints the OpenAPI document of the last build with all recommended rules of Redocly. A warning is an error.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built } from './generated-doc.mjs';

const { openApiDocument } = built('contract');
const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-openapi-'));
const file = path.join(folder, 'openapi.json');
writeFileSync(
  file,
  JSON.stringify(openApiDocument({ baseUrl: 'https://api.firmlens.example/api/v1' }), null, 2),
);
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [cli, 'lint', '--extends=recommended-strict', file],
  {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
rmSync(folder, { recursive: true });
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}
