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
        const sealed = encrypt(text, key);
        const index = at % sealed.length;
        sealed[index] = (sealed[index] ?? 0) ^ (1 << bit);
        expect(() => decrypt(sealed, key)).toThrow();
      }),
    );
  });

  it('does not decrypt if it is truncated', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, length) => {
        const sealed = encrypt(text, key);
        expect(() => decrypt(sealed.subarray(0, length % sealed.length), key)).toThrow();
      }),
    );
  });

  it('cannot be forged with a shortened tag', () => {
    const sealed = encrypt('', key);
    expect(decrypt(sealed, key)).toBe('');
    expect(() => decrypt(sealed.subarray(0, 12 + 4), key)).toThrow();
  });

  it('does not decrypt with another key', () => {
    expect(() => decrypt(encrypt('whsec_a', key), randomBytes(32))).toThrow();
  });
});
