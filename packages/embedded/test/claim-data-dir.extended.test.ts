import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimDataDir } from '@firmlens/embedded';

let dataDir: string;
let other: ChildProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'firmlens-claim-'));
  other = spawn('sleep', ['60']);
  await once(other, 'spawn');
});
afterEach(async () => {
  other.kill();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a claimed data folder', () => {
  test('is refused while the process that claimed it lives, and free after it ends', async () => {
    await writeFile(path.join(dataDir, 'owner'), `${other.pid}\nsleep 60\n`);
    expect(() => claimDataDir(dataDir)).toThrow(`Process ${other.pid} already uses ${dataDir}`);
    other.kill();
    await once(other, 'exit');
    claimDataDir(dataDir)();
  });

  test('is free if another program has reused the pid of the process that claimed it', async () => {
    await writeFile(path.join(dataDir, 'owner'), `${other.pid}\nnode scripts/run.mjs standalone\n`);
    const release = claimDataDir(dataDir);
    expect(await readFile(path.join(dataDir, 'owner'), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
    release();
    await expect(readFile(path.join(dataDir, 'owner'))).rejects.toThrow('ENOENT');
  });
});
