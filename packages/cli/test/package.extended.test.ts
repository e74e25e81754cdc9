import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { version } from '../package.json';

const run = promisify(execFile);
const cli = path.resolve(__dirname, '..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-cli-'));
  await run('npm', ['pack', '--pack-destination', folder, '--silent'], { cwd: cli });
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await writeFile(path.join(folder, 'package.json'), '{ "name": "user", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the package is as npm wants it', async () => {
  await run('npm', ['run', '--silent', 'check'], { cwd: cli });
});

test('installed from its tarball, it is one package that npx runs', async () => {
  const { stdout } = await run('npx', ['--offline', 'firmlens', '--version'], { cwd: folder });
  expect(stdout).toBe(`${version}\n`);
  const installed = (await readdir(path.join(folder, 'node_modules'))).filter(
    (name) => !name.startsWith('.'),
  );
  expect(installed).toEqual(['firmlens']);
});

test('it names the licence of every package that it contains', async () => {
  const licences = await readFile(path.join(folder, 'node_modules/firmlens/dist/licences.md'), 'utf8');
  for (const name of ['commander', 'cli-progress', 'cli-table3', 'string-width']) {
    expect(licences).toMatch(new RegExp(`^## ${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  }
});
