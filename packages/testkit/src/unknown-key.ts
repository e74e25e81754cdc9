import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Makes up a key with the right checksum, which no account has. */
export function unknownKey(): string {
  const random = Array.from({ length: 32 }, () => DIGITS.charAt(randomInt(62))).join('');
  const checksum = crc32(random);
  const digits = [5, 4, 3, 2, 1, 0].map((place) => DIGITS.charAt(Math.floor(checksum / 62 ** place) % 62));
  return `flk_${random}${digits.join('')}`;
}
