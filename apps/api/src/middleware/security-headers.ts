import { type ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const setByHelmet = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
});

/**
 * Headers on every response that keep browsers from treating it as anything but data. They never change, so helmet
 * makes them once.
 */
export const SECURITY_HEADERS: readonly (readonly [name: string, value: string])[] = madeByHelmet();

function madeByHelmet(): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setByHelmet(request, response, () => undefined);
  // With their capitals, which Node's types know of requests alone.
  const { getRawHeaderNames } = response as unknown as Pick<ClientRequest, 'getRawHeaderNames'>;
  return getRawHeaderNames.call(response).map((name) => [name, String(response.getHeader(name))]);
}
