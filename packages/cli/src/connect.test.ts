import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { baseUrlOf, readSecretFile } from './connect';

const folder = mkdtempSync(path.join(tmpdir(), 'firmlens-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

function callOf(env: Record<string, string> = {}) {
  const stderr = new PassThrough();
  const environment = {
    ...{ env, stdin: new PassThrough(), stdout: new PassThrough(), stderr, main: '', hasColors: false },
    ...{ isTerminal: { stdout: false, stderr: false }, interrupted: new AbortController().signal },
  };
  return { environment, printed: () => String(stderr.read() ?? '') };
}

describe('a file with a key', () => {
  it.each([
    [0o600, /^$/],
    [0o640, /^Warning: other users can read/],
    [0o604, /^Warning: other users can read/],
  ])('of mode %o', async (mode, warning) => {
    const file = path.join(folder, String(mode));
    writeFileSync(file, 'fl_key\n', { mode });
    const { environment, printed } = callOf();
    expect(await readSecretFile(environment, file)).toBe('fl_key');
    expect(printed()).toMatch(warning);
  });

  it.each(['', 'two words'])('is refused if it holds %j', async (content) => {
    const file = path.join(folder, 'wrong');
    writeFileSync(file, content, { mode: 0o600 });
    await expect(readSecretFile(callOf().environment, file)).rejects.toThrow('must hold one word');
  });

  it('is refused if it is missing', async () => {
    await expect(readSecretFile(callOf().environment, path.join(folder, 'none'))).rejects.toThrow('ENOENT');
  });
});

describe('the address', () => {
  it.each([
    [{}, 'http://localhost:3000/api/v1'],
    [{ FIRMLENS_URL: 'https://firmlens.example' }, 'https://firmlens.example/api/v1'],
    [{ FIRMLENS_URL: 'https://firmlens.example/base/api/v1/' }, 'https://firmlens.example/base/api/v1'],
  ])('of %j', (env, url) => {
    const { environment, printed } = callOf(env);
    expect([baseUrlOf(environment), printed()]).toEqual([url, '']);
  });

  it.each(['firmlens.example', 'ftp://firmlens.example', 'https://me:secret@firmlens.example'])(
    'is refused if it is %s',
    (url) => {
      expect(() => baseUrlOf(callOf({ FIRMLENS_URL: url }).environment)).toThrow('must be an address');
    },
  );

  it.each([
    ['http://firmlens.example', true],
    ['http://127.evil.example', true],
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
  ])('%s sends the key without encryption to another machine: %s', (url, isWarned) => {
    const { environment, printed } = callOf({ FIRMLENS_URL: url });
    baseUrlOf(environment);
    expect(printed().includes('without encryption')).toBe(isWarned);
  });
});
