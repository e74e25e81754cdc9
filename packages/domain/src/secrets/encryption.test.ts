import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { encrypt, decrypt } from './encryption';

const key = randomBytes(32);

describe('an encrypted text', () => {
  it('decrypts to the original, and looks different each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [one, other] = [encrypt(text, key), encrypt(text, key)];
        expect([decrypt(one, key), decrypt(other, key)]).toEqual([text, text]);
        expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
      }),
    );
  });

  it('does not decrypt with any bit changed', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(7), (text, at, bit) => {
        const encrypted = encrypt(text, key);
        const index = at % encrypted.length;
        encrypted[index] = (encrypted[index] ?? 0) ^ (1 << bit);
        expect(() => decrypt(encrypted, key)).toThrow();
      }),
    );
  });

  it('does not decrypt if it is truncated', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, length) => {
        const encrypted = encrypt(text, key);
        expect(() => decrypt(encrypted.subarray(0, length % encrypted.length), key)).toThrow();
      }),
    );
  });

  it('cannot be forged with a shortened tag', () => {
    const encrypted = encrypt('', key);
    expect(decrypt(encrypted, key)).toBe('');
    expect(() => decrypt(encrypted.subarray(0, 12 + 4), key)).toThrow();
  });

  it('does not decrypt with another key', () => {
    expect(() => decrypt(encrypt('whsec_a', key), randomBytes(32))).toThrow();
  });
});
