import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { EgressSettings } from '@firmlens/egress';
import type { RequestResult } from './support/send-once';
import { createAuthority, type Authority } from './support/certificates';
import { closeAfterTest } from './support/close-after-test';
import { serveHttp, serveHttps, serveTcp } from './support/servers';

const run = promisify(execFile);
const SCRIPT = join(__dirname, 'support', 'send-once.ts');

let authority: Authority;

beforeAll(async () => {
  authority = await createAuthority('Invented Trust Services');
});

/** Requests `url` from a process with this environment. The URL's host is mapped to the port. */
async function requestFromProcess(
  url: string,
  port: number,
  { env = {}, ...settings }: Partial<EgressSettings> & { env?: NodeJS.ProcessEnv } = {},
): Promise<RequestResult> {
  const requestToSend = {
    url,
    settings: {
      connectTo: [`a.example:${url.startsWith('https') ? 443 : 80}:127.0.0.1:${port}`],
      extraCa: null,
      dnsServers: [],
      userAgent: 'Firmlens/test',
      ...settings,
    },
  };
  const { stdout } = await run(
    process.execPath,
    ['-r', 'esbuild-register', SCRIPT, JSON.stringify(requestToSend)],
    {
      env: { PATH: process.env['PATH'], ...env },
    },
  );
  return JSON.parse(stdout) as RequestResult;
}

async function serveSecurely(): Promise<number> {
  const certificate = await authority.issue('a.example');
  return closeAfterTest(await serveHttps(certificate, (_request, response) => response.end())).port;
}

describe('the environment', () => {
  it('cannot turn certificate checks off', async () => {
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const outcome = await requestFromProcess('https://a.example/', await serveSecurely(), { env });
    expect(outcome.outcome).toBe('tls_failed');
  });

  it.each(['http', 'https'] as const)('cannot insert a proxy (%s)', async (scheme) => {
    const proxy = closeAfterTest(await serveHttp((_request, response) => response.writeHead(418).end()));
    const plain = closeAfterTest(await serveHttp((_request, response) => response.end()));
    const port = scheme === 'https' ? await serveSecurely() : plain.port;
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'];
    const proxies = Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${proxy.port}`]));
    const env = { ...proxies, NODE_USE_ENV_PROXY: '1' };
    const outcome = await requestFromProcess(`${scheme}://a.example/`, port, {
      env,
      extraCa: authority.cert,
    });
    expect(outcome.outcome).toBe(200);
    expect(proxy.connections()).toBe(0);
  });

  it.each([['alone', false] as const, ['beside another authority', true] as const])(
    'adds the authorities of NODE_EXTRA_CA_CERTS, %s',
    async (_how, withAnother) => {
      const file = join(tmpdir(), `firmlens-egress-${process.pid}-${String(withAnother)}.pem`);
      await writeFile(file, authority.cert);
      closeAfterTest({ close: () => rm(file) });
      const extraCa = withAnother ? (await createAuthority('Another Authority')).cert : null;
      const outcome = await requestFromProcess('https://a.example/', await serveSecurely(), {
        env: { NODE_EXTRA_CA_CERTS: file },
        extraCa,
      });
      expect(outcome.outcome).toBe(200);
    },
  );
});

describe('the memory of a process stays small', () => {
  const ZEROS = Buffer.alloc(200 * 1024 * 1024);

  it.each([
    ['gzip', () => gzipSync(ZEROS, { level: 1 })],
    ['br', () => brotliCompressSync(ZEROS, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ])('if the response is a bomb in %s', async (encoding, bomb) => {
    const body = bomb();
    const server = closeAfterTest(
      await serveHttp((_request, response) => response.setHeader('content-encoding', encoding).end(body)),
    );
    const outcome = await requestFromProcess('http://a.example/', server.port);
    expect(outcome).toMatchObject({ outcome: 200, bytes: 2 * 1024 * 1024 });
    expect(outcome.peakMiB).toBeLessThan(160);
  });

  it('if the body comes in chunks of one byte', async () => {
    const chunks = Buffer.from('1\r\nx\r\n'.repeat(3 * 1024 * 1024));
    const head = Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
    const server = closeAfterTest(
      await serveTcp((socket) => void socket.once('data', () => socket.write(Buffer.concat([head, chunks])))),
    );
    const outcome = await requestFromProcess('http://a.example/', server.port);
    expect(outcome).toMatchObject({ outcome: 200, bytes: 2 * 1024 * 1024 });
    expect(outcome.peakMiB).toBeLessThan(160);
  });
});
