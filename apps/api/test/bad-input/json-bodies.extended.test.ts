import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Caller, openAccount } from '../support/accounts';
import { expectedRefusal } from '../support/expected-refusal';
import { type Api, startApi, WEBHOOK_URL } from '../support/start-api';
import { type CheckedSender, createCheckedSender } from '../support/checked-sender';

let api: Api;
let caller: Caller;
let send: CheckedSender;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  send = createCheckedSender(api, caller);
});
afterAll(() => api.stop());

const JSON_TYPE = 'Content-Type: application/json';
const VALID_BODY = `{"webhook_url":"${WEBHOOK_URL}"}`;
const nested = (levels: number, open: string, close: string) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;
const joined = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const post = (body: string | Buffer | undefined, headers: readonly string[] = [JSON_TYPE], stores?: string) =>
  send(
    { method: 'POST', path: '/account/webhook', headers, ...(body === undefined ? {} : { body }) },
    stores === undefined ? {} : { stores },
  );

describe('an accepted body', () => {
  test.each<[number, string, string | Buffer]>([
    [119, 'a field twice: the last counts', `{"webhook_url":"http://no","webhook_url":"${WEBHOOK_URL}"}`],
    [121, 'a byte order mark', joined([0xef, 0xbb, 0xbf], VALID_BODY)],
    [130, 'further fields', `{"webhook_url":"${WEBHOOK_URL}","events":["x"],"account_id":1,"balance":1e9}`],
    [117, '__proto__ beside it', `{"__proto__":{"webhook_url":"x"},"webhook_url":"${WEBHOOK_URL}"}`],
    [118, 'constructor beside it', `{"constructor":{"prototype":{"a":1}},"webhook_url":"${WEBHOOK_URL}"}`],
    [120, '1e999 beside it', `{"webhook_url":"${WEBHOOK_URL}","a":1e999,"b":-1e999}`],
    [116, '20 levels', `{"webhook_url":"${WEBHOOK_URL}","a":${nested(19, '[', ']')}}`],
    [110, 'white space around it', `\n ${VALID_BODY} \n`],
  ])('%i  %s', async (_number, _what, body) => {
    expect(await post(body, [JSON_TYPE], WEBHOOK_URL)).toMatchObject({
      status: 200,
      body: { data: { webhook_url: WEBHOOK_URL } },
    });
    // Nothing in the body has reached the prototype of other objects.
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });

  test.each(['; charset=UTF-8', ';charset="utf-8"', '; charset=utf-8; x=y', ';', ' ; a=b'])(
    '113  application/json%s',
    async (parameters) => {
      expect((await post(VALID_BODY, [`${JSON_TYPE}${parameters}`], WEBHOOK_URL)).status).toBe(200);
    },
  );

  test('115  in chunks', async () => {
    const chunks = `2\r\n${VALID_BODY.slice(0, 2)}\r\n${(VALID_BODY.length - 2).toString(16)}\r\n${VALID_BODY.slice(2)}\r\n0\r\n\r\n`;
    expect((await post(chunks, [JSON_TYPE, 'Transfer-Encoding: chunked'], WEBHOOK_URL)).status).toBe(200);
  });
});

describe('a refused body', () => {
  test.each([
    [110, 'broken off', '{"a":1', 'invalid_json'],
    [110, 'two values', `${VALID_BODY}${VALID_BODY}`, 'invalid_json'],
    [110, 'a comment', `{/**/"webhook_url":"${WEBHOOK_URL}"}`, 'invalid_json'],
    [110, 'single quotes', `{'webhook_url':'${WEBHOOK_URL}'}`, 'invalid_json'],
    [110, 'a word', 'NaN', 'invalid_json'],
    [111, 'null', 'null', 'invalid_json'],
    [111, 'a text', '"s"', 'invalid_json'],
    [111, 'a number', '5', 'invalid_json'],
    [112, 'an array', '[]', 'missing_parameter'],
    [112, 'an array with an object', `[${VALID_BODY}]`, 'missing_parameter'],
    [114, 'empty', '', 'missing_parameter'],
    [114, 'white space', ' \n', 'invalid_json'],
    [114, 'a NUL byte', '\0', 'invalid_json'],
    [115, '70 KB', `{"a":"${'x'.repeat(70_000)}"}`, 'payload_too_large'],
    [115, '70 KB of white space', `${VALID_BODY}${' '.repeat(70_000)}`, 'payload_too_large'],
    [116, '30,000 arrays in each other', nested(30_000, '[', ']'), 'invalid_json'],
    [116, '10,000 objects in each other', nested(10_000, '{"a":', '}'), 'invalid_json'],
    [116, '21 levels', nested(21, '{"a":', '}'), 'invalid_json'],
    [117, 'webhook_url in __proto__', `{"__proto__":${VALID_BODY}}`, 'missing_parameter'],
    [
      118,
      'webhook_url in constructor.prototype',
      `{"constructor":{"prototype":${VALID_BODY}}}`,
      'missing_parameter',
    ],
    [
      119,
      'a field twice, the last of them bad',
      `{"webhook_url":"${WEBHOOK_URL}","webhook_url":"http://no"}`,
      'invalid_webhook_url',
    ],
    [120, '1e999', '{"webhook_url":1e999}', 'invalid_webhook_url'],
    [121, 'a byte order mark of UTF-16', Buffer.from(`\ufeff${VALID_BODY}`, 'utf16le'), 'invalid_json'],
    [122, 'bytes that are not UTF-8', joined('{"webhook_url":"', [0xff, 0xfe], '"}'), 'invalid_json'],
    [122, 'an overlong encoding', joined('{"webhook_url":"', [0xc0, 0xaf], '"}'), 'invalid_json'],
    [122, 'a surrogate in UTF-8', joined('{"webhook_url":"', [0xed, 0xa0, 0x80], '"}'), 'invalid_json'],
    [122, 'a lone surrogate', '{"webhook_url":"https://\\ud800"}', 'invalid_json'],
    [122, 'a lone surrogate in a name', '{"\\udc00":1}', 'invalid_json'],
    [123, 'a NUL', '{"webhook_url":"https://a.example/\\u0000"}', 'invalid_json'],
    [123, 'a NUL in a name', `{"webhook_url":"${WEBHOOK_URL}","\\u0000":1}`, 'invalid_json'],
    [125, 'an object', '{"webhook_url":{"not":""}}', 'invalid_webhook_url'],
    [125, 'an object that sets', `{"webhook_url":{"set":"${WEBHOOK_URL}"}}`, 'invalid_webhook_url'],
    [126, 'an array', `{"webhook_url":["${WEBHOOK_URL}"]}`, 'invalid_webhook_url'],
    [127, 'a number', '{"webhook_url":1}', 'invalid_webhook_url'],
    [127, 'true', '{"webhook_url":true}', 'invalid_webhook_url'],
    [127, 'null', '{"webhook_url":null}', 'invalid_webhook_url'],
    [128, '256 characters', `{"webhook_url":"${WEBHOOK_URL.padEnd(256, 'x')}"}`, 'invalid_webhook_url'],
    [129, 'no webhook_url', '{}', 'missing_parameter'],
    [129, 'another case', `{"Webhook_URL":"${WEBHOOK_URL}"}`, 'missing_parameter'],
    [129, 'an empty text', '{"webhook_url":""}', 'invalid_webhook_url'],
    [130, 'only further fields', `{"url":"${WEBHOOK_URL}","events":[]}`, 'missing_parameter'],
  ] as const)('%i  %s', async (_number, _what, body, code) => {
    expect(await post(body)).toMatchObject(expectedRefusal(code));
  });

  test.each([
    [113, 'no type', []],
    [113, 'an empty type', ['Content-Type:']],
    [113, 'another type', ['Content-Type: text/plain']],
    [113, 'a form', ['Content-Type: application/x-www-form-urlencoded']],
    [113, 'a form with files', ['Content-Type: multipart/form-data; boundary=x']],
    [113, 'almost JSON', ['Content-Type: application/json-seq']],
    [113, 'JSON and more', ['Content-Type: application/json, text/plain']],
    [122, 'another charset', [`${JSON_TYPE}; charset=latin1`]],
    [122, 'UTF-7', [`${JSON_TYPE}; charset=utf-7`]],
    [122, 'UTF-16', [`${JSON_TYPE}; charset="utf-16"`]],
    [122, 'two charsets', [`${JSON_TYPE}; charset=utf-8; charset=utf-7`]],
    [122, 'utf8, which is no name of it', [`${JSON_TYPE}; charset=utf8`]],
    [122, 'an empty charset', [`${JSON_TYPE}; charset=`]],
    [124, 'an unknown coding', [JSON_TYPE, 'Content-Encoding: foo']],
    [124, 'several codings', [JSON_TYPE, 'Content-Encoding: gzip, gzip']],
  ])('%i  %s', async (_number, _what, headers) => {
    expect(await post(VALID_BODY, headers)).toMatchObject(expectedRefusal('unsupported_media_type'));
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('124  %s of a small body, and of 20 MB that compress to little', async (coding, compress) => {
    for (const body of [VALID_BODY, `{"a":"${'\0'.repeat(20_000_000)}"}`]) {
      const response = await post(compress(body), [JSON_TYPE, `Content-Encoding: ${coding}`]);
      expect(response).toMatchObject(expectedRefusal('unsupported_media_type'));
    }
  });

  test('115  70 KB in chunks', async () => {
    const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`;
    expect(await post(chunk, [JSON_TYPE, 'Transfer-Encoding: chunked'])).toMatchObject(
      expectedRefusal('payload_too_large'),
    );
  });

  test('is not parsed for a caller without a key', async () => {
    for (const body of ['{', 'x'.repeat(70_000)]) {
      const request = { method: 'POST', path: '/account/webhook', headers: [JSON_TYPE], body };
      expect(await send(request, { key: null })).toMatchObject(expectedRefusal('missing_api_key'));
    }
  });
});
