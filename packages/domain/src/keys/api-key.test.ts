import fc from 'fast-check';
import { hashKey, isWellFormedKey, newApiKey } from './api-key';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const key = fc.constant(null).map(newApiKey);
const place = fc.nat(41);

describe('an API key', () => {
  it('is flk_, 32 random base62 characters (190 bits) and their checksum', () => {
    const keys = Array.from({ length: 500 }, newApiKey);
    for (const made of keys) {
      expect(made).toMatch(/^flk_[0-9A-Za-z]{38}$/);
      expect(isWellFormedKey(made)).toBe(true);
    }
    expect(new Set(keys).size).toBe(500);
    expect(new Set(keys.join('').slice(4)).size).toBeGreaterThanOrEqual(62);
  });

  it('ends with the CRC32 of its random part, as any implementation computes it', () => {
    // CRC32 of 32 zeros is 0xa0f292d0.
    expect(isWellFormedKey(`flk_${'0'.repeat(32)}2wjyrI`)).toBe(true);
  });

  it('is rejected with any one character mistyped', () => {
    fc.assert(
      fc.property(key, place, fc.constantFrom(...ALPHABET.split(''), '_', '-', 'é'), (made, at, letter) => {
        fc.pre(made[at] !== letter);
        expect(isWellFormedKey(made.slice(0, at) + letter + made.slice(at + 1))).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is rejected with two adjacent characters swapped', () => {
    fc.assert(
      fc.property(key, fc.nat(40), (made, at) => {
        fc.pre(made[at] !== made[at + 1]);
        const swapped = made.slice(0, at) + made.charAt(at + 1) + made.charAt(at) + made.slice(at + 2);
        expect(isWellFormedKey(swapped)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is rejected with anything before, after or inside it', () => {
    fc.assert(
      fc.property(key, fc.nat(42), fc.string({ minLength: 1 }), (made, at, more) => {
        expect(isWellFormedKey(made.slice(0, at) + more + made.slice(at))).toBe(false);
      }),
    );
  });

  it('is identified by its SHA-256', () => {
    expect(hashKey('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
