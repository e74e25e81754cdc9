import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readResponse } from './read-response';

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('returns what a body in %s was before it was compressed', (coding, compress) => {
  const body = compress(Buffer.from('{"success":true}'));
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${coding}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), body, Buffer.from('next')]);
  expect(readResponse(whole, true, false)).toMatchObject({
    response: { status: 200, body: Buffer.from('{"success":true}') },
    rest: Buffer.from('next'),
  });
});

test('cannot read a body that is not compressed as it says', () => {
  const text = 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}';
  expect(readResponse(Buffer.from(text), true, false)).toBe('unreadable');
});
