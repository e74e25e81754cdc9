import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPython } from './support/find-python';

const run = promisify(execFile);
const client = path.resolve(__dirname, '../../../clients/python');

/** `test`, and the Python that has these modules; `test.skip` without one. */
function withPython(what: string, modules: readonly string[]): { test: typeof test; python: string } {
  const python = findPython(modules);
  if (python !== null) return { test, python };
  process.stderr.write(`${what} of the Python client is skipped: no Python has ${modules.join(', ')}.\n`);
  return { test: test.skip, python: '' };
}
const building = withPython('The package', ['hatchling', 'httpx', 'pip', 'pydantic', 'venv']);
const typing = withPython('The check of types', ['httpx', 'mypy', 'pydantic']);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-python-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('its code is that of the OpenAPI document, and of its asynchronous half', async () => {
  await run(process.execPath, [path.join(client, 'scripts/write-code.mjs'), '--check']);
});

building.test.each(['wheel', 'sdist'])(
  'installed from its %s in an empty environment, it works',
  async (kind) => {
    const { python } = building;
    const build = `import sys; from hatchling.build import *; build_${kind}(sys.argv[1])`;
    await run(python, ['-c', build, folder], { cwd: client });
    const [file = ''] = await readdir(folder);
    const environment = path.join(folder, 'environment');
    await run(python, ['-m', 'venv', '--system-site-packages', '--without-pip', environment]);
    const own = path.join(environment, 'bin', 'python');
    const offline = ['--no-index', '--no-deps', '--no-build-isolation'];
    await run(python, ['-m', 'pip', '--python', own, 'install', ...offline, path.join(folder, file)]);

    const server = createServer((request, response) => {
      const balance = request.headers['x-api-key'] === 'fl_key' ? 7 : 0;
      const others = { used: 0, limit: 10, total_purchased: 0, percentage_used: 0, resets_at: null };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, data: { credits: { balance, ...others } } }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const program = `
from firmlens import Client
with Client("fl_key", "http://127.0.0.1:${port}/api/v1") as client:
    print(client.account.credits().balance)`;
    const { stdout } = await run(own, ['-I', '-c', program], { cwd: folder });
    server.close();
    server.closeAllConnections();
    expect(stdout).toBe('7\n');
  },
);

typing.test('its types and the examples of its README hold', async () => {
  const examples = (await readFile(path.join(client, 'README.md'), 'utf8')).matchAll(/```python\n(.*?)```/gs);
  const files = await Promise.all(
    [...examples].map(async ([, example = ''], index) => {
      const file = path.join(folder, `example_${index}.py`);
      await writeFile(file, example);
      return file;
    }),
  );
  expect(files.length).toBeGreaterThan(5);
  const options = ['--strict', '--cache-dir', path.join(folder, 'cache')];
  await run(typing.python, ['-m', 'mypy', ...options, 'src', ...files], {
    cwd: client,
    env: { ...process.env, MYPYPATH: 'src' },
  });
});
