import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MODULE_PRICES, parseModules, priceOf } from '@firmlens/contract';
import { freePort } from '@firmlens/embedded';
import { build } from 'esbuild';
import { ROOT, runAdmin, type StandaloneProcess, startStandalone } from './support/standalone-process';

const run = promisify(execFile);

let folder: string;
let running: StandaloneProcess;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-guides-'));
  const port = await freePort();
  running = await startStandalone(path.join(folder, 'data'), port);
  const KEY = running.printed(/API key +(\S+)/);
  env = { ...process.env, KEY, BASE: `http://localhost:${port}/api/v1` };
});
afterAll(async () => {
  await running.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const guide = (name: string) => readFile(path.join(ROOT, 'docs', name), 'utf8');

/** Returns the blocks of a guide in one language, in their order. */
async function blocksOf(name: string, language: string): Promise<string[]> {
  const text = await guide(name);
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, code = '']) => code,
  );
}

describe('the first steps of the guide work against the demo', () => {
  test('with curl, one block after the other', async () => {
    const blocks = await blocksOf('getting-started.md', 'sh');
    const script = blocks.join('\necho; echo "--- next"\n');
    const { stdout } = await run('bash', ['-c', script], { cwd: folder, env });
    const [quote = '', request = '', results = '', account = ''] = stdout.split('\n--- next\n');
    expect(JSON.parse(quote)).toMatchObject({ outcome: 'starts', credits_required: 32 });
    expect(JSON.parse(request)).toMatchObject({ status: 'processing', credits_reserved: 32 });
    expect(JSON.parse(results)).toMatchObject({
      status: 'completed',
      data: { company: { name: 'Lumenfold' }, team: {}, signals: {} },
    });
    expect(account).toContain('"evidence":[{"field":"');
    expect(account).toMatch(/"balance":\d+/);
  });

  test('with the TypeScript client', async () => {
    const [code = ''] = await blocksOf('getting-started.md', 'ts');
    const outfile = path.join(folder, 'start.mjs');
    await build({
      stdin: { contents: code, loader: 'ts', resolveDir: ROOT },
      alias: { '@firmlens/client': path.join(ROOT, 'packages/client/src/index.ts') },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
    });
    const { stdout } = await run(process.execPath, [outfile], { cwd: folder, env });
    expect(stdout).toMatch(/^Gridwatt .* 16\n$/s);
  });

  test('with Python and its standard library', async () => {
    const [code = ''] = await blocksOf('getting-started.md', 'python');
    await writeFile(path.join(folder, 'start.py'), code);
    const { stdout } = await run('python3', ['start.py'], { cwd: folder, env });
    expect(stdout).toMatch(/^Kessel .* 16\n$/);
  });
});

test('every command of the guides to lists, watches and searches works as it is printed', async () => {
  // More requests than a reader sends in a minute.
  await runAdmin(path.join(folder, 'data'), 'account', 'set', '--account', '1', '--rate-per-minute', '600');
  const blocks = await Promise.all(
    ['lists.md', 'watches.md', 'search.md'].map((name) => blocksOf(name, 'sh')),
  );
  const newest = (path: string, field: string) =>
    `$(command curl -s -H "X-API-Key: $KEY" "$BASE/${path}?limit=20" | grep -o '"${field}":"[^"]*' | head -1 | cut -d '"' -f 4)`;
  const script = [
    `curl() { command curl -w '%{stderr}%{http_code} %{url_effective}\n' "$@"; }`,
    ...blocks
      .flat()
      .flatMap((block) => [
        block,
        `LIST=${newest('lists', 'list_id')} WATCH=${newest('watches', 'watch_id')} BATCH=${newest('account/deliveries', 'batch_id')}`,
      ]),
  ].join('\n');
  const { stderr } = await run('bash', ['-c', script], { cwd: folder, env });
  const called = stderr.trim().split('\n');
  expect(called.length).toBeGreaterThan(18);
  // A logo is a redirect. The events of the list were read until it had ended, so that its controls have nothing to do.
  const works = /^20[012] |^302 .*\/logo$|\/(?:pause|resume|cancel)$/;
  const refused = called.filter((line) => !works.test(line));
  expect(refused).toEqual([]);
});

test('the prices of the guide are those that are charged', async () => {
  const text = await guide('credits.md');
  const rows = [...text.matchAll(/^\| (?:\*nothing\*|`([a-z,]+)`) \| (\d+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(3);
  for (const [, enrich, credits] of rows) {
    expect([enrich, priceOf(parseModules(enrich).modules)]).toEqual([enrich, Number(credits)]);
  }
  const [, names = '', prices = ''] =
    /^\| Module \| base \| (.*) \|\n.*\n\| Credits \| 10 \| (.*) \|$/m.exec(text) ?? [];
  const listed = names.split(' | ').map((name, index) => [name, Number(prices.split(' | ')[index])]);
  expect(Object.fromEntries(listed)).toEqual(MODULE_PRICES);
});
