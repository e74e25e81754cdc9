// Writes models.py from the OpenAPI document of the last build, and _sync/ from _async/. With --check it only
// compares, and exits with 1 if they differ.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@firmlens/contract';
import { pythonModels } from './python-models.mjs';
import { pythonSync } from './python-sync.mjs';

const source = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'src', 'firmlens');
const modules = readdirSync(path.join(source, '_async')).filter((name) => name.endsWith('.py'));

const written = {
  'models.py': pythonModels(openApiDocument({ baseUrl: 'https://firmlens.example/api/v1' })),
  ...Object.fromEntries(
    modules.map((name) => [
      path.join('_sync', name),
      pythonSync(readFileSync(path.join(source, '_async', name), 'utf8')),
    ]),
  ),
};

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

mkdirSync(path.join(source, '_sync'), { recursive: true });
const stale = Object.entries(written).filter(([name, text]) => textOf(path.join(source, name)) !== text);
if (!process.argv.includes('--check')) {
  for (const [name, text] of stale) writeFileSync(path.join(source, name), text);
} else if (stale.length > 0) {
  const names = stale.map(([name]) => name).join(', ');
  process.stderr.write(`Out of date in clients/python: ${names}. Run npm run client:types\n`);
  process.exit(1);
}
