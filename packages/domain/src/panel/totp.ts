import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What authenticator apps expect; many ignore other values (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps before and after the current one whose codes are accepted, because clocks differ. */
const WINDOW = 1;
const ISSUER = 'Firmlens';

/** Creates a secret as text in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth://` address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({
    ...PARAMETERS,
    issuer: ISSUER,
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** Returns the step of a code: Unix time over 30 seconds. Null if it is not a code of now. */
export function totpStep(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PARAMETERS.period) + delta;
}

/** 32 letters and digits, without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';
const RECOVERY_CODE = /^[a-hjkmnp-z02-9]{24}$/;
const RECOVERY_CODES = 10;
/** Five bits each: 120 bits, so a plain hash keeps them secret (OWASP ASVS 5.0, 6.5.2). */
const RECOVERY_LENGTH = 24;

/** Creates ten recovery codes, as people write them: six groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const characters = Array.from(randomBytes(RECOVERY_LENGTH), (byte) => ALPHABET[byte % 32] ?? '');
    return characters.join('').replace(/.{4}(?!$)/g, '$&-');
  });
}

/** Returns a recovery code without the spaces, hyphens and capitals of its typing; null if it has another form. */
export function parseRecoveryCode(text: string): string | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '');
  return RECOVERY_CODE.test(code) ? code : null;
}
