import type { CookieOptions, Request, Response } from 'express';

const TOKEN = /^flp_[\w-]{43}$/;

/** The cookie that holds a session's token. */
export interface SessionCookie {
  /** Returns the token of a request, or null if it has none of the right form. */
  read(request: Request): string | null;
  set(response: Response, token: string): void;
  clear(response: Response): void;
}

/**
 * Creates the cookie. Where the service is public over HTTPS, no other host and no unencrypted page can set it
 * (RFC 6265bis, 4.1.3.2). Over HTTP, as on a developer's machine, browsers would refuse such a cookie.
 */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Host-firmlens' : 'firmlens';
  const options: CookieOptions = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' };
  return {
    read(request) {
      const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
      const values = pairs.flatMap((pair) =>
        pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : [],
      );
      const [token] = values;
      return token !== undefined && values.length === 1 && TOKEN.test(token) ? token : null;
    },
    set: (response, token) => void response.cookie(name, token, options),
    clear: (response) => void response.clearCookie(name, options),
  };
}
