import { createHmac, randomBytes } from 'node:crypto';
import { isGenuine, isSigningSecret } from './verify-signature';

const key = randomBytes(24);
const secret = `whsec_${key.toString('base64')}`;
const now = Date.UTC(2026, 10, 27);
const body = Buffer.from('{"event":"list.completed"}');

function headers(at = now) {
  const timestamp = String(at / 1_000);
  const signature = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex');
  return { 'x-service-timestamp': timestamp, 'x-service-signature': signature };
}

it('takes what was signed with the secret within the last five minutes', () => {
  expect(isGenuine(headers(), body, secret, now)).toBe(true);
  expect(isGenuine(headers(now - 300_000), body, secret, now)).toBe(true);
});

it.each([
  ['another body', headers(), Buffer.from(`${body.toString()} `), secret],
  ['an empty request', headers(), undefined, secret],
  ['another secret', headers(), body, 'whsec_AAAA'],
  ['another timestamp', { ...headers(), 'x-service-timestamp': String(now / 1_000 - 1) }, body, secret],
  ['a timestamp that is no number', { ...headers(), 'x-service-timestamp': 'now' }, body, secret],
  ['no signature', { 'x-service-timestamp': String(now / 1_000) }, body, secret],
  ['an old delivery', headers(now - 301_000), body, secret],
  ['a delivery from the future', headers(now + 301_000), body, secret],
])('refuses %s', (_what, given, raw, signingSecret) => {
  expect(isGenuine(given, raw, signingSecret, now)).toBe(false);
});

it('knows a signing secret by its form', () => {
  expect(isSigningSecret(secret)).toBe(true);
  for (const other of ['', 'whsec_', key.toString('base64'), 'whsec_ä', undefined])
    expect(isSigningSecret(other)).toBe(false);
});
