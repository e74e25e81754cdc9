import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

/** Returns the token of the request: a Bearer token, or the password of any user, as browsers send it. */
function sentToken(request: Request): string | null {
  const [, scheme = '', sent = ''] =
    /^(bearer|basic) +(\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  if (scheme.toLowerCase() !== 'basic') return sent || null;
  const credentials = Buffer.from(sent, 'base64').toString();
  return credentials.slice(credentials.indexOf(':') + 1);
}

/** Hashes have one length, so the comparison tells nothing about the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Admits requests with the token. Others get a 401, which makes a browser ask for it. */
export function requireToken(token: string): RequestHandler {
  const expected = digest(token);
  return (request, response, next) => {
    const sent = sentToken(request);
    if (sent !== null && timingSafeEqual(digest(sent), expected)) {
      next();
      return;
    }
    response
      .status(401)
      .set('WWW-Authenticate', 'Basic realm="Firmlens operators", charset="UTF-8"')
      .type('text')
      .send('The password is OPS_TOKEN, with any user.\n');
  };
}
