import { verifyDelivery } from '@firmlens/simulator';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { signDelivery } from '../webhooks';
import { encrypt } from './encryption';
import { newSigningSecret } from './signing-secret';

const SECRETS_KEY = Buffer.alloc(32, 1);
const secret = newSigningSecret();
const encryptedSecret = encrypt(secret, SECRETS_KEY);
const stock = new Webhook(secret);

/** Bodies as the service sends them: JSON of any value, including empty lists and all of Unicode. */
const body = fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }).map((value) => JSON.stringify(value));

function signed(text: string, timestamp: number): Record<string, string> {
  return signDelivery(
    { encryptedSecret, eventId: 'batch_01HZX3V7K2Q8J4N5R6T7W8Y9ZA' },
    SECRETS_KEY,
    timestamp,
    text,
  );
}

const now = () => new Date();
const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);
const verdicts = (headers: Record<string, string>, text: string | Buffer, key = secret, at = now()) =>
  verifyDelivery(headers, Buffer.from(text), key, at);

/** Whether the standardwebhooks package accepts it. */
function stockVerifies(text: string, headers: Record<string, string>): boolean {
  const { stackTraceLimit } = Error;
  // Collecting the stack traces of ten thousand errors takes longer than throwing them.
  Error.stackTraceLimit = 0;
  try {
    stock.verify(text, headers);
    return true;
  } catch {
    return false;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

describe('a signing secret', () => {
  it('is whsec_ and 32 random bytes, different for each account', () => {
    const made = Array.from({ length: 100 }, newSigningSecret);
    expect(new Set(made).size).toBe(100);
    for (const each of made) {
      expect(each).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(Buffer.from(each.slice(6), 'base64')).toHaveLength(32);
    }
  });
});

describe('a signed delivery', () => {
  it('is verified by the standardwebhooks package and by a receiver that knows both schemes: 10,000 of 10,000', () => {
    fc.assert(
      fc.property(body, (text) => {
        const headers = signed(text, seconds(now()));
        const { service, standard } = verdicts(headers, text);
        return service === 'verified' && standard === 'verified' && stockVerifies(text, headers);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is rejected with one bit of the body changed: 0 of 10,000 verify', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.nat(7), (text, at, bit) => {
        const headers = signed(text, seconds(now()));
        const bytes = Buffer.from(text);
        const index = at % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
        const { service, standard } = verdicts(headers, bytes);
        return (
          service === 'wrong signature' &&
          standard === 'wrong signature' &&
          !stockVerifies(bytes.toString(), headers)
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('is rejected with any character of a signature, the id or the timestamp changed', () => {
    const names = [
      'x-service-signature',
      'x-service-timestamp',
      'webhook-signature',
      'webhook-id',
      'webhook-timestamp',
    ];
    fc.assert(
      fc.property(
        body,
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom(...'0123456789abcdefXYZ+/'.split('')),
        (text, name, at, letter) => {
          const headers = signed(text, seconds(now()));
          const value = headers[name] ?? '';
          // The last of 43 base64 characters has unused bits.
          const index = at % (value.length - 2);
          fc.pre(value[index] !== letter);
          const changed = verdicts(
            { ...headers, [name]: value.slice(0, index) + letter + value.slice(index + 1) },
            text,
          );
          expect(changed[name.startsWith('x-') ? 'service' : 'standard']).not.toBe('verified');
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is rejected by a receiver with another secret, and after 5 minutes', () => {
    const headers = signed('{}', seconds(now()));
    const wrong = { service: 'wrong signature', standard: 'wrong signature' };
    expect(verdicts(headers, '{}', newSigningSecret())).toEqual(wrong);
    const later = new Date(now().getTime() + 302_000);
    expect(verdicts(headers, '{}', secret, later)).toEqual({ service: 'stale', standard: 'stale' });
  });

  it('carries the published signature as 64 lower-case hex digits', () => {
    expect(signed('{}', 1_700_000_000)['x-service-signature']).toMatch(/^[0-9a-f]{64}$/);
  });
});
