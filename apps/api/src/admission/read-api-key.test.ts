import { hashKey } from '@firmlens/domain';
import { unknownKey } from '@firmlens/testkit';
import { findKeyHashInHead } from './read-api-key';

const KEY = unknownKey();
const head = (...lines: string[]) => [...lines, '', ''].join('\r\n');

test.each([
  ['X-API-Key', head('GET / HTTP/1.1', 'Host: a', `X-API-Key: ${KEY}`)],
  ['x-api-key, without a space', head('GET / HTTP/1.1', `x-api-key:${KEY}`, 'Host: a')],
  ['a Bearer token', head('POST /mcp HTTP/1.1', `authorization: Bearer ${KEY}`)],
  ['the only query parameter', head(`GET /company/a.example?api_key=${KEY} HTTP/1.1`)],
  ['a later query parameter', head(`GET /company/a.example?enrich=team&api_key=${KEY} HTTP/1.1`)],
  ['bytes that end after the key', `GET / HTTP/1.1\r\nX-API-Key: ${KEY}`],
])('the first bytes of a connection show a key as %s', (_where, text) => {
  expect(findKeyHashInHead(text, true)).toEqual(hashKey(KEY));
});

test.each([
  ['no key', head('GET / HTTP/1.1', 'Host: a')],
  ['a key with a wrong checksum', head('GET / HTTP/1.1', `X-API-Key: ${KEY.slice(0, -1)}`)],
  ['a key in another header', head('GET / HTTP/1.1', `X-Note: x-api-key: ${KEY}`)],
  ['a key in the query of a POST', head(`POST /?api_key=${KEY} HTTP/1.1`)],
  ['anything', '\0\r\n\xff'],
])('they show none in %s', (_what, text) => {
  expect(findKeyHashInHead(text, true)).toBeNull();
});

test('they show none in the query if that is not allowed', () => {
  expect(findKeyHashInHead(head(`GET /?api_key=${KEY} HTTP/1.1`), false)).toBeNull();
});
