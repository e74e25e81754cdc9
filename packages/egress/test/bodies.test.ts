import type { RequestListener } from 'node:http';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { EgressResponse, EgressRequest } from '@firmlens/egress';
import fc from 'fast-check';
import { closeAfterTest } from './support/close-after-test';
import { egressFor } from './support/egress-for';
import { serveHttp, serveTcp } from './support/servers';

const TEXT = 'Invented words, repeated. '.repeat(2000);
const ZEROS = Buffer.alloc(100 * 1024 * 1024);

type Ask = (options?: EgressRequest) => Promise<EgressResponse>;

function askPort(port: number): Ask {
  const egress = egressFor({ 'a.example:80': port });
  return (options) => egress.request('http://a.example/', { allowHttp: true, ...options });
}

async function serving(listener: RequestListener): Promise<Ask> {
  return askPort(closeAfterTest(await serveHttp(listener)).port);
}

/** Sends these bytes and hangs up. */
async function servingBytes(...chunks: (string | Buffer)[]): Promise<Ask> {
  const server = await serveTcp((socket) => {
    socket.once('data', () => socket.end(Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))));
  });
  return askPort(closeAfterTest(server).port);
}

async function servingCoded(encoding: string | string[], body: Buffer): Promise<Ask> {
  return serving((_request, response) => response.setHeader('content-encoding', encoding).end(body));
}

describe('a coded body', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['GZIP', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['identity', Buffer.from(TEXT)],
    ['identity, gzip', gzipSync(TEXT)],
  ])('in %s is decoded', async (encoding, body) => {
    const response = await (await servingCoded(encoding, body))();
    expect(response.body.toString()).toBe(TEXT);
    expect(response.truncated).toBe(false);
  });

  it.each([
    ['gzip', gzipSync(ZEROS)],
    ['deflate', deflateSync(ZEROS)],
    ['br', brotliCompressSync(ZEROS, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ])('that is a bomb in %s is cut at the limit', async (encoding, bomb) => {
    const ask = await servingCoded(encoding, bomb);
    const response = await ask({ maxBytes: 5 * 1024 * 1024 });
    expect(response.body.length).toBe(5 * 1024 * 1024);
    expect(response.truncated).toBe(true);
  });

  it.each([
    ['gzip in gzip', 'gzip, gzip', gzipSync(gzipSync(TEXT))],
    ['gzip in br in two headers', ['gzip', 'br'], brotliCompressSync(gzipSync(TEXT))],
    ['a thousand encodings', Array<string>(1000).fill('gzip'), gzipSync(TEXT)],
    ['an encoding that was not requested', 'zstd', Buffer.from(TEXT)],
    ['an encoding that it does not have', 'gzip', Buffer.from(TEXT)],
    ['an encoding that it does not have', 'br', Buffer.from(TEXT)],
  ])('with %s is a bad response', async (_what, encoding, body) => {
    const ask = await servingCoded(encoding, body);
    await expect(ask()).rejects.toMatchObject({ code: 'bad_answer' });
  });

  it('that breaks off yields what could be decoded', async () => {
    const coded = gzipSync(Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251)));
    const response = await (await servingCoded('gzip', coded.subarray(0, -12)))();
    expect(response.truncated).toBe(true);
    expect(response.body.length).toBeGreaterThan(0);
  });

  it('that holds nothing ends although it never decodes to a byte', async () => {
    const [header, emptyBlock] = [gzipSync('').subarray(0, 10), Buffer.from([0, 0, 0, 0xff, 0xff])];
    const blocks = Buffer.concat(Array<Buffer>(4096).fill(emptyBlock));
    const ask = await serving((_request, response) => {
      response.setHeader('content-encoding', 'gzip').write(header);
      const more = (): void => {
        while (!response.destroyed && response.write(blocks));
      };
      response.on('drain', more);
      more();
    });
    const received = await ask({ maxBytes: 1024 });
    expect(received).toMatchObject({ truncated: true, body: Buffer.alloc(0) });
  });

  it('needs no decoding if it is empty', async () => {
    const ask = await servingCoded('gzip', Buffer.alloc(0));
    await expect(ask()).resolves.toMatchObject({ truncated: false, body: Buffer.alloc(0) });
    await expect(ask({ method: 'HEAD' })).resolves.toMatchObject({ status: 200, truncated: false });
  });
});

describe('the length of a body', () => {
  it('is cut at the limit and nowhere else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(5000),
        fc.nat(5000),
        fc.integer({ min: 1, max: 999 }),
        async (length, maxBytes, step) => {
          const bytes = Buffer.from(Array.from({ length }, (_, index) => index % 251));
          const ask = await serving((_request, response) => {
            for (let at = 0; at < length; at += step) response.write(bytes.subarray(at, at + step));
            response.end();
          });
          const received = await ask({ maxBytes });
          expect(received.body.equals(bytes.subarray(0, maxBytes))).toBe(true);
          expect(received.truncated).toBe(length > maxBytes);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('may be endless', async () => {
    const ask = await serving((_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const received = await ask({ maxBytes: 100_000 });
    expect(received).toMatchObject({ status: 200, truncated: true });
    expect(received.body.length).toBe(100_000);
  });

  it('may be shorter than announced', async () => {
    const ask = await servingBytes('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this');
    await expect(ask()).resolves.toMatchObject({ truncated: true, body: Buffer.from('only this') });
  });

  it('may break off in the middle of a chunk', async () => {
    const ask = await servingBytes('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\nzz');
    await expect(ask()).resolves.toMatchObject({ truncated: true, body: Buffer.from('hello') });
  });
});

describe('the time of a body', () => {
  const drip: RequestListener = (_request, response) => {
    response.write('x');
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  };

  it('is bounded by the time limit of the request', async () => {
    const ask = await serving(drip);
    await expect(ask({ timeoutMs: 400 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('can have its own time limit, which never fails the response', async () => {
    const ask = await serving(drip);
    const response = await ask({ bodyTimeoutMs: 1_500 });
    expect(response).toMatchObject({ status: 200, truncated: true });
    expect(response.body.toString()).toMatch(/^x+$/);
  });

  it('does not fail the response if the request ends first', async () => {
    const ask = await serving(drip);
    const response = await ask({ timeoutMs: 2_000, bodyTimeoutMs: 20_000 });
    expect(response).toMatchObject({ status: 200, truncated: true });
  });

  it('does not fail the response if the body cannot be decoded', async () => {
    const ask = await servingCoded('gzip', Buffer.from(TEXT));
    await expect(ask({ bodyTimeoutMs: 1000 })).resolves.toMatchObject({
      status: 200,
      truncated: true,
      body: Buffer.alloc(0),
    });
  });

  it('still bounds the wait for the headers', async () => {
    const ask = await serving(() => undefined);
    await expect(ask({ timeoutMs: 300, bodyTimeoutMs: 10 })).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('the headers', () => {
  it('are lists under lower-case names', async () => {
    const ask = await servingBytes(
      'HTTP/1.1 200 OK\r\nX-One: 1\r\nX-Two: a\r\nx-two: b\r\n__proto__: c\r\nconstructor: d\r\n\r\n',
    );
    const { headers } = await ask();
    expect(Object.entries(headers)).toEqual([
      ['x-one', ['1']],
      ['x-two', ['a', 'b']],
      ['__proto__', ['c']],
      ['constructor', ['d']],
    ]);
    expect(headers['toString']).toBeUndefined();
  });

  it.each([
    ['are over 16 KB', `x: ${'y'.repeat(17_000)}\r\n`],
    ['are ten thousand', 'x: y\r\n'.repeat(10_000)],
  ])('are a bad response if they %s', async (_what, headers) => {
    const ask = await servingBytes(`HTTP/1.1 200 OK\r\n${headers}\r\n`);
    await expect(ask()).rejects.toMatchObject({ code: 'bad_answer' });
  });

  it('may follow a few interim responses, but not a flood of them', async () => {
    const hint = 'HTTP/1.1 103 Early Hints\r\nlink: </x.css>\r\n\r\n';
    const final = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
    await expect((await servingBytes(hint.repeat(3), final))()).resolves.toMatchObject({ status: 200 });
    await expect((await servingBytes(hint.repeat(5000), final))()).rejects.toMatchObject({
      code: 'bad_answer',
    });
  });

  it('are a bad response if they are not HTTP', async () => {
    const ask = await servingBytes('SSH-2.0-OpenSSH_9.6\r\n\r\n');
    await expect(ask()).rejects.toMatchObject({ code: 'bad_answer' });
  });
});
