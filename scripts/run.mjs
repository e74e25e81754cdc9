// Runs one app in this process: `node scripts/run.mjs APP [ARGS…]`. Builds first if needed.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBuilt, root } from './build.mjs';

/** Tools that have their own folder beside apps/. */
const TOOLS = new Set(['bench', 'chaos']);

const [app, ...args] = process.argv.slice(2);
try {
  await ensureBuilt({ announce: () => process.stderr.write('Building …\n') });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const main = path.join(root, TOOLS.has(app) ? `${app}/dist/main.js` : `apps/${app}/dist/main.js`);
process.argv = [process.argv[0], main, ...args];
createRequire(import.meta.url)(main);
