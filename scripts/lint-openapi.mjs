// Lints the OpenAPI document of the last build with the recommended rules of Redocly and Spectral. A warning is an error.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { built } from './generated-doc.mjs';

/** Returns what Redocly reports about a document in JSON; empty if nothing. */
function lintWithRedocly(json) {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-openapi-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, json);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // A logo is answered with a redirect alone. Spectral wants a 2xx or 3xx response of every operation.
    [cli, 'lint', '--extends=recommended-strict', '--skip-rule=operation-2xx-response', file],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** Returns a line for each finding of Spectral, hints included. */
async function lintWithSpectral(json) {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [oas], rules: {} });
  const found = await spectral.run(json);
  return found
    .map(({ code, path: at, message }) => `Spectral: ${code} at ${at.join('.')}: ${message}\n`)
    .join('');
}

const { openApiDocument } = built('contract');
const json = JSON.stringify(openApiDocument({ baseUrl: 'https://api.firmlens.example/api/v1' }), null, 2);
const found = `${lintWithRedocly(json)}${await lintWithSpectral(json)}`;
if (found !== '') {
  process.stderr.write(found);
  process.exitCode = 1;
}
