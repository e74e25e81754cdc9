import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

/** The forms that the build writes beside a file, the smallest first: its encoding, and the end of its name. */
const FORMS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Leads to the compressed form of a file that the client accepts. Only files of the build have one: a response with
 * anything of a person in it stays uncompressed, because its length would tell about its content (BREACH).
 */
export function preferCompressed(folder: string): RequestHandler {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const { pathname } = new URL(request.url, 'http://panel');
    const name = pathname.slice(1);
    const forms = FORMS.filter(([, extension]) => names.has(`${name}${extension}`));
    if (forms.length > 0) response.vary('Accept-Encoding');
    const accepted = forms.find(([encoding]) => request.acceptsEncodings(encoding) !== false);
    if (accepted) {
      const [encoding, extension] = accepted;
      request.url = `${pathname}${extension}`;
      response.type(path.extname(name));
      response.setHeader('Content-Encoding', encoding);
    }
    next();
  };
}
