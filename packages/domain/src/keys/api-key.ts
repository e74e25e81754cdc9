import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^flk_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/**
 * Returns the CRC32 of the random part as six base62 digits, so that a mistyped key is rejected without a
 * look-up.
 */
function checksum(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let place = 0; place < 6; place += 1) {
    digits = ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Creates an API key: `flk_`, 32 random base62 characters (190 bits) and their checksum. */
export function newApiKey(): string {
  const random = Array.from({ length: 32 }, () => ALPHABET.charAt(randomInt(62))).join('');
  return `flk_${random}${checksum(random)}`;
}

/** Whether the text has the form of a key and its checksum is right. Does not say whether the key exists. */
export function isWellFormedKey(text: string): boolean {
  const parts = FORM.exec(text);
  return parts !== null && checksum(parts[1] ?? '') === parts[2];
}

/** Returns the SHA-256 of the key, the only form in which it is stored. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
