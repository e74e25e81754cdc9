import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { newSigningSecret, serviceSignature, standardSignature } from '../secrets';
import { diagnoseDelivery } from './diagnose-delivery';
import { parseHeaders } from './pasted-delivery';

const SECRET = newSigningSecret();
const ID = 'batch_01JDBQ5V8E3M4N6P7R9S0T1V2W';
const SIGNED_AT = 1_764_150_000;
const BODY = JSON.stringify({
  event: 'enrichment.completed',
  domain: 'bücher.example',
  credits: { used: 10 },
  duration_seconds: 1.5,
});

/** The headers of a delivery that was signed with this secret. */
const signed = (secret: string, body = BODY, timestamp = SIGNED_AT) => ({
  'x-service-signature': serviceSignature(secret, timestamp, body),
  'x-service-timestamp': String(timestamp),
  'webhook-id': ID,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': standardSignature(secret, ID, timestamp, body),
});

const recordOf = (headers: Record<string, string>, body = BODY) => ({
  attempt: 1,
  startedAt: new Date(SIGNED_AT * 1_000),
  durationMs: 5,
  statusCode: 200,
  error: null,
  requestHeaders: headers,
  requestBody: body,
  responseBody: '',
  responseCut: false,
});

const diagnose = (
  headers: Record<string, string>,
  body: string,
  more: Partial<Parameters<typeof diagnoseDelivery>[0]> = {},
) =>
  diagnoseDelivery({
    delivery: { headers: new Map(Object.entries(headers)), body },
    secret: SECRET,
    accountSecret: SECRET,
    recorded: [],
    computed: null,
    now: new Date((SIGNED_AT + 60) * 1_000),
    ...more,
  });

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

test('accepts both signatures of whatever was signed, and says how old they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(2_000_000_000), (body, timestamp) => {
      expect(diagnose(signed(SECRET, body, timestamp), body)).toMatchObject({
        service: 'valid',
        standard: 'valid',
        missing: [],
        faults: [],
        ageSeconds: SIGNED_AT + 60 - timestamp,
        batchId: ID,
      });
    }),
  );
});

test('never accepts a body with one character changed', () => {
  fc.assert(
    fc.property(fc.nat(BODY.length - 1), (index) => {
      const changed = `${BODY.slice(0, index)}\u{1}${BODY.slice(index + 1)}`;
      expect(diagnose(signed(SECRET), changed)).toMatchObject({
        service: 'wrong',
        standard: 'wrong',
        faults: ['unknown'],
      });
    }),
  );
});

describe('a signature that does not match', () => {
  const parsed = JSON.parse(BODY) as unknown;
  const textSecret = `whsec_${Buffer.from(SECRET).toString('base64')}`;
  const partSecret = `whsec_${Buffer.from(SECRET.slice(6)).toString('base64')}`;
  const older = newSigningSecret();
  const genuine = signed(SECRET);
  test.each([
    ['a line break was added', genuine, `${BODY}\n`, {}, 'surrounding_space'],
    ['line breaks became CRLF', signed(SECRET, '{\n}'), '{\r\n}', {}, 'line_endings'],
    ['a byte order mark was added', genuine, `\u{FEFF}${BODY}`, {}, 'byte_order_mark'],
    ['the JSON was indented', genuine, JSON.stringify(parsed, null, 2), {}, 'json_reencoded'],
    ['characters were escaped', genuine, BODY.replace('ü', '\\u00fc'), {}, 'json_reencoded'],
    ['the JSON was quoted', genuine, JSON.stringify(BODY), {}, 'json_quoted'],
    ['the key is the secret as text', signed(textSecret), BODY, {}, 'secret_as_text'],
    ['the key is the part behind whsec_ as text', signed(partSecret), BODY, {}, 'secret_part_as_text'],
    ['the secret is not the account’s', genuine, BODY, { secret: older }, 'not_the_secret'],
    [
      'it was signed with an older secret',
      signed(older),
      BODY,
      { recorded: [recordOf(signed(older))] },
      'older_secret',
    ],
    [
      'the body is another',
      genuine,
      BODY.replace('10', '11'),
      { recorded: [recordOf(genuine)] },
      'body_changed',
    ],
    ['no attempt had it', signed(older), BODY, { recorded: [recordOf(genuine)] }, 'never_sent'],
    ['nothing explains it', signed(older), BODY, {}, 'unknown'],
  ])('is explained if %s', (_what, headers, body, more, fault) => {
    expect(diagnose(headers, body, more)).toMatchObject({
      service: 'wrong',
      standard: 'wrong',
      faults: [fault],
    });
  });

  test('is explained if the timestamp is of another attempt', () => {
    const mixed = { ...genuine, 'x-service-timestamp': String(SIGNED_AT + 60) };
    expect(diagnose(mixed, BODY, { recorded: [recordOf(genuine)] })).toMatchObject({
      service: 'wrong',
      standard: 'valid',
      faults: ['timestamp_changed'],
    });
  });

  test('is explained for each mistake in a line of them', () => {
    const body = JSON.stringify(parsed, null, 4);
    expect(diagnose(signed(textSecret), body).faults).toEqual(['json_reencoded', 'secret_as_text']);
  });
});

test.each(Object.keys(signed(SECRET)))('names %s if it is missing, and still checks the other', (name) => {
  const { service, standard, missing } = diagnose(without(signed(SECRET), name), BODY);
  expect([service, standard].sort()).toEqual(['missing', 'valid']);
  expect(missing).toEqual([name]);
});

test.each([
  ['x-service-signature', 'ABC', 'service'],
  ['x-service-timestamp', 'yesterday', 'service'],
  ['webhook-signature', 'v2,abc', 'standard'],
] as const)('says that %s is malformed', (name, value, scheme) => {
  expect(diagnose({ ...signed(SECRET), [name]: value }, BODY)[scheme]).toBe('malformed');
});

test('accepts one valid signature of Standard Webhooks among several', () => {
  const headers = signed(SECRET);
  const several = `${standardSignature(newSigningSecret(), ID, SIGNED_AT, BODY)} ${headers['webhook-signature']}`;
  expect(diagnose({ ...headers, 'webhook-signature': several }, BODY).standard).toBe('valid');
});

describe('the signature that a receiver computed', () => {
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text);
  const key = Buffer.from(SECRET.slice(6), 'base64');
  const right = `${SIGNED_AT}.${BODY}`;
  const python = BODY.replaceAll(/":/g, '": ').replaceAll(/,"/g, ', "');
  test.each([
    ['is right', hmac(key, right).digest('hex'), []],
    ['is right in base64, with its scheme', `v1,${hmac(key, `${ID}.${right}`).digest('base64')}`, []],
    ['has the secret as text', hmac(SECRET, right).digest('hex'), ['secret_as_text']],
    ['has the part as text', hmac(SECRET.slice(6), right).digest('hex'), ['secret_part_as_text']],
    ['lacks the timestamp', hmac(key, BODY).digest('hex'), ['without_timestamp']],
    ['has a line break more', hmac(key, `${right}\n`).digest('hex'), ['surrounding_space']],
    ['has Python’s JSON', hmac(key, `${SIGNED_AT}.${python}`).digest('hex'), ['json_reencoded']],
    ['is something else', 'deadbeef', ['unknown']],
  ])('%s', (_what, computed, faults) => {
    expect(diagnose(signed(SECRET), BODY, { computed }).computed).toEqual(faults);
  });
});

test('reads headers as lines and as JSON, whatever the case of their names', () => {
  const expected = new Map([
    ['webhook-id', ID],
    ['x-service-event', 'enrichment.failed'],
  ]);
  expect(parseHeaders(`Webhook-Id: ${ID}\r\nX-SERVICE-EVENT:enrichment.failed\n\nnothing`)).toEqual(expected);
  expect(parseHeaders(`{"webhook-id":"${ID}","X-Service-Event":["enrichment.failed"]}`)).toEqual(expected);
  expect(parseHeaders('webhook-id: a\nwebhook-id: b').get('webhook-id')).toBe('a');
});

test('reads headers of any form without failing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseHeaders(text).size >= 0));
  fc.assert(fc.property(fc.json(), (text) => parseHeaders(text).size >= 0));
});
