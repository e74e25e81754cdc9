import fc from 'fast-check';

const HEAD = 'Host: {{host}}\r\nX-API-Key: {{key 0}}\r\n';
const POST = `POST {{base}}/account/webhook HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`;
const BODY = '{"webhook_url":"{{webhook}}"}';

/** Input that is not HTTP, or HTTP that servers and proxies read differently. */
const KNOWN: readonly string[] = [
  '\r\n\r\n',
  'hello\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET\r\n\r\n',
  'GET {{base}}/health\r\n\r\n',
  'GET {{base}}/health HTTP/1.0\r\n\r\n',
  `GET {{base}}/account/credits HTTP/1.0\r\n${HEAD}\r\n`,
  'GET {{base}}/health HTTP/1.1\r\n\r\n',
  'GET {{base}}/health HTTP/0.9\r\nHost: a\r\n\r\n',
  'GET {{base}}/health HTTP/2.0\r\nHost: a\r\n\r\n',
  'GET {{base}}/health HTTP/1.10\r\nHost: a\r\n\r\n',
  'GET {{base}}/health http/1.1\r\nHost: a\r\n\r\n',
  'GET {{base}}/health ICE/1.0\r\nHost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  `GET http://evil.example{{base}}/account/credits HTTP/1.1\r\n${HEAD}\r\n`,
  `GET {{host}} HTTP/1.1\r\n${HEAD}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HEAD}\r\n`,
  'CONNECT intranet.example:443 HTTP/1.1\r\nHost: intranet.example\r\n\r\n',
  `\r\n\r\nGET {{base}}/account/credits HTTP/1.1\r\n${HEAD}\r\n`,
  `GET  {{base}}/account/credits  HTTP/1.1\r\n${HEAD}\r\n`,
  `GET\t{{base}}/account/credits\tHTTP/1.1\r\n${HEAD}\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\n${HEAD.replaceAll('\r', '')}\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}X-A: b\r\n c\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}X-A : b\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}no colon\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}: no name\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}X-A: \0\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}Host: evil.example\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}Expect: miracles\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n`,
  `GET {{base}}/account/credits HTTP/1.1\r\n${HEAD}Content-Length: 3\r\n\r\nabc`,
  `${POST}Content-Length: 0\r\n\r\n`,
  `${POST}Content-Length: 29\r\nContent-Length: 30\r\n\r\n${BODY}`,
  `${POST}Content-Length: 27, 27\r\n\r\n${BODY}`,
  `${POST}Content-Length: +27\r\n\r\n${BODY}`,
  `${POST}Content-Length: -1\r\n\r\n${BODY}`,
  `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n-1\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-API-Key: a\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX0\r\n\r\n`,
  `${POST}Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x8b\x08\0`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HEAD}\r\n`,
  `GET {{base}}/health HTTP/1.1\r\n${HEAD}${'X-A: b\r\n'.repeat(1_900)}\r\n`,
  `GET {{base}}/health HTTP/1.1\r\n${HEAD}${'a'.repeat(9_000)}: ${'b'.repeat(9_000)}\r\n\r\n`,
  'GET {{base}}/health HTTP/1.1\r\nHost: a',
];

/** Bytes that are not meant as a request to this service. */
export const rawBytes: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...KNOWN), fc.nat(300), fc.uint8Array({ minLength: 1, maxLength: 4 }))
      .map(([text, at, bytes]) => text.slice(0, at) + Buffer.from(bytes).toString('latin1') + text.slice(at)),
  },
);
