import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret text and the hash of it that is stored. */
export interface NewToken {
  token: string;
  hash: Uint8Array<ArrayBuffer>;
}

/** Returns the SHA-256 of a token, the only form in which it is stored. */
export function hashPanelToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

/** Creates a token of 256 random bits for a session or a link. Its prefix makes it recognisable in logs. */
export function newPanelToken(): NewToken {
  const token = `flp_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashPanelToken(token) };
}

/**
 * Returns what a page sends beside its cookie with every change. It follows from session and account, so a page of
 * another account cannot change this one.
 */
export function csrfToken(sessionToken: string, accountId: number | null): string {
  return createHmac('sha256', sessionToken)
    .update(`csrf:${accountId ?? ''}`)
    .digest('base64url');
}
