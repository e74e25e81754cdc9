import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const client = path.resolve(__dirname, '..');
const root = path.resolve(client, '../..');

let folder: string;

/** Packs the client as it is published, and installs it in an empty folder. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-client-'));
  await run('npm', ['pack', '--pack-destination', folder, '--silent'], { cwd: client });
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await writeFile(path.join(folder, 'package.json'), '{ "name": "user", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('its types are those of the OpenAPI document', async () => {
  await run(process.execPath, ['scripts/write-api-types.mjs', '--check'], { cwd: client });
});

test('resolves in every way of importing, with its types', async () => {
  await run('npm', ['run', '--silent', 'check'], { cwd: client });
});

test.each([
  ['an ES module', 'user.mjs', "import { createClient } from '@firmlens/client';"],
  ['CommonJS', 'user.cjs', "const { createClient } = require('@firmlens/client');"],
])('installed from its tarball, it works in %s', async (_kind, file, importing) => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ success: true, data: { credits: { balance: request.headers['x-api-key'] } } }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await writeFile(
    path.join(folder, file),
    `${importing}
    createClient({ apiKey: 'fl_key', baseUrl: 'http://127.0.0.1:${port}/api/v1' })
      .account.credits().then(({ balance }) => console.log(balance));`,
  );
  const { stdout } = await run(process.execPath, [file], { cwd: folder });
  server.close();
  server.closeAllConnections();
  expect(stdout).toBe('fl_key\n');
});

test.each(['module', 'commonjs'])(
  'the examples of its README compile in a package of type %s',
  async (type) => {
    const examples = (await readFile(path.join(client, 'README.md'), 'utf8')).matchAll(/```ts\n(.*?)```/gs);
    const files: string[] = [];
    for (const [, example = ''] of examples) {
      const file = `example-${type}-${files.length}.${type === 'module' ? 'mts' : 'cts'}`;
      // CommonJS has no top-level await.
      const source =
        type === 'module'
          ? example
          : example
              .replace(/^(import[^;]+;\n)([^]*)$/, '$1export async function example() {\n$2}\n')
              .replace(/^export const/gm, 'const');
      await writeFile(path.join(folder, file), source);
      files.push(file);
    }
    expect(files.length).toBeGreaterThan(3);
    const options = ['--noEmit', '--strict', '--module', 'node20', '--skipLibCheck', 'false'];
    const types = ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types')];
    await run(
      process.execPath,
      [path.join(root, 'node_modules/typescript-7/bin/tsc'), ...options, ...types, ...files],
      {
        cwd: folder,
      },
    );
  },
);
