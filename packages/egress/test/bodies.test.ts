import type { RequestListener } from 'node:http';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { EgressResponse, EgressRequest } from '@firmlens/egress';
import fc from 'fast-check';
import { closeAfterTest } from './support/close-after-test';
import { egressFor } from './support/egress-for';
import { serveHttp, serveTcp } from './support/servers';

const TEXT = 'Invented words, repeated. '.repeat(2000);
const ZEROS = Buffer.alloc(100 * 1024 * 1024);

type SendRequest = (options?: EgressRequest) => Promise<EgressResponse>;

function requestsTo(port: number): SendRequest {
  const egress = egressFor({ 'a.example:80': port });
  return (options) => egress.request('http://a.example/', { allowHttp: true, ...options });
}

async function serveListener(listener: RequestListener): Promise<SendRequest> {
  return requestsTo(closeAfterTest(await serveHttp(listener)).port);
}

/** Serves these bytes on every connection and then closes it. */
async function serveBytes(...chunks: (string | Buffer)[]): Promise<SendRequest> {
  const server = await serveTcp((socket) => {
    socket.once('data', () => socket.end(Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))));
  });
  return requestsTo(closeAfterTest(server).port);
}

async function serveEncoded(encoding: string | string[], body: Buffer): Promise<SendRequest> {
  return serveListener((_request, response) => response.setHeader('content-encoding', encoding).end(body));
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
    const response = await (await serveEncoded(encoding, body))();
    expect(response.body.toString()).toBe(TEXT);
    expect(response.truncated).toBe(false);
  });

  it.each([
    ['gzip', gzipSync(ZEROS)],
    ['deflate', deflateSync(ZEROS)],
    ['br', brotliCompressSync(ZEROS, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ])('that is a bomb in %s is cut at the limit', async (encoding, bomb) => {
    const request = await serveEncoded(encoding, bomb);
    const response = await request({ maxBytes: 5 * 1024 * 1024 });
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
    const request = await serveEncoded(encoding, body);
    await expect(request()).rejects.toMatchObject({ code: 'bad_answer' });
  });

  it('that breaks off is returned as far as it could be decoded', async () => {
    const coded = gzipSync(Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251)));
    const response = await (await serveEncoded('gzip', coded.subarray(0, -12)))();
    expect(response.truncated).toBe(true);
    expect(response.body.length).toBeGreaterThan(0);
  });

  it('of empty blocks is cut off although it never decodes to a byte', async () => {
    const [header, emptyBlock] = [gzipSync('').subarray(0, 10), Buffer.from([0, 0, 0, 0xff, 0xff])];
    const blocks = Buffer.concat(Array<Buffer>(4096).fill(emptyBlock));
    const request = await serveListener((_request, response) => {
      response.setHeader('content-encoding', 'gzip').write(header);
      const more = (): void => {
        while (!response.destroyed && response.write(blocks));
      };
      response.on('drain', more);
      more();
    });
    const received = await request({ maxBytes: 1024 });
    expect(received).toMatchObject({ truncated: true, body: Buffer.alloc(0) });
  });

  it('needs no decoding if it is empty', async () => {
    const request = await serveEncoded('gzip', Buffer.alloc(0));
    await expect(request()).resolves.toMatchObject({ truncated: false, body: Buffer.alloc(0) });
    await expect(request({ method: 'HEAD' })).resolves.toMatchObject({ status: 200, truncated: false });
  });
});

describe('the length of a body', () => {
  it('is cut only at the limit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(5000),
        fc.nat(5000),
        fc.integer({ min: 1, max: 999 }),
        async (length, maxBytes, step) => {
          const bytes = Buffer.from(Array.from({ length }, (_, index) => index % 251));
          const request = await serveListener((_request, response) => {
            for (let at = 0; at < length; at += step) response.write(bytes.subarray(at, at + step));
            response.end();
          });
          const received = await request({ maxBytes });
          expect(received.body.equals(bytes.subarray(0, maxBytes))).toBe(true);
          expect(received.truncated).toBe(length > maxBytes);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('may be endless', async () => {
    const request = await serveListener((_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const received = await request({ maxBytes: 100_000 });
    expect(received).toMatchObject({ status: 200, truncated: true });
    expect(received.body.length).toBe(100_000);
  });

  it('may be shorter than announced', async () => {
    const request = await serveBytes('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this');
    await expect(request()).resolves.toMatchObject({ truncated: true, body: Buffer.from('only this') });
  });

  it('may break off in the middle of a chunk', async () => {
    const request = await serveBytes('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\nzz');
    await expect(request()).resolves.toMatchObject({ truncated: true, body: Buffer.from('hello') });
  });
});

describe('the time of a body', () => {
  const drip: RequestListener = (_request, response) => {
    response.write('x');
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  };

  it('is bounded by the time limit of the request', async () => {
    const request = await serveListener(drip);
    await expect(request({ timeoutMs: 400 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('can have its own time limit, which never fails the response', async () => {
    const request = await serveListener(drip);
    const response = await request({ bodyTimeoutMs: 1_500 });
    expect(response).toMatchObject({ status: 200, truncated: true });
    expect(response.body.toString()).toMatch(/^x+$/);
  });

  it('does not fail the response if the request ends first', async () => {
    const request = await serveListener(drip);
    const response = await request({ timeoutMs: 2_000, bodyTimeoutMs: 20_000 });
    expect(response).toMatchObject({ status: 200, truncated: true });
  });

  it('does not fail the response if the body cannot be decoded', async () => {
    const request = await serveEncoded('gzip', Buffer.from(TEXT));
    await expect(request({ bodyTimeoutMs: 1000 })).resolves.toMatchObject({
      status: 200,
      truncated: true,
      body: Buffer.alloc(0),
    });
  });

  it('still bounds the wait for the headers', async () => {
    const request = await serveListener(() => undefined);
    await expect(request({ timeoutMs: 300, bodyTimeoutMs: 10 })).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('the headers', () => {
  it('are lists under lower-case names', async () => {
    const request = await serveBytes(
      'HTTP/1.1 200 OK\r\nX-One: 1\r\nX-Two: a\r\nx-two: b\r\n__proto__: c\r\nconstructor: d\r\n\r\n',
    );
    const { headers } = await request();
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
    const request = await serveBytes(`HTTP/1.1 200 OK\r\n${headers}\r\n`);
    await expect(request()).rejects.toMatchObject({ code: 'bad_answer' });
  });

  it('may follow a few interim responses, but not a flood of them', async () => {
    const hint = 'HTTP/1.1 103 Early Hints\r\nlink: </x.css>\r\n\r\n';
    const final = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
    await expect((await serveBytes(hint.repeat(3), final))()).resolves.toMatchObject({ status: 200 });
    await expect((await serveBytes(hint.repeat(5000), final))()).rejects.toMatchObject({
      code: 'bad_answer',
    });
  });

  it('are a bad response if they are not HTTP', async () => {
    const request = await serveBytes('SSH-2.0-OpenSSH_9.6\r\n\r\n');
    await expect(request()).rejects.toMatchObject({ code: 'bad_answer' });
  });
});
