import type { RequestListener } from 'node:http';
import type { CertificateFlaw } from '../certificate-authority';
import { page } from './respond';
import { CRAWL_TRAPS } from './crawl-traps';
import { MISLEADING_PAGES } from './misleading-pages';
import { EXPENSIVE_PAGES } from './expensive-pages';
import { WIRE_SITES } from './wire';

/** Hosts with a certificate that every client must reject, and what is wrong with it. */
export const HOSTILE_CERTIFICATES: Readonly<Record<string, CertificateFlaw>> = {
  'self-signed.example': 'self-signed',
  'expired.example': 'expired',
  'certificate-of-another.example': 'of another name',
};

/**
 * Returns hosts that harm careless crawlers, each named after what it does. Bodies are generated as they are
 * sent, so they cost their own server little.
 */
export function hostileSites(): Record<string, RequestListener> {
  const secret = page('<html><title>Acme</title><p>Acme makes clocks.');
  const behindBadCertificate = Object.keys(HOSTILE_CERTIFICATES).map((host): [string, RequestListener] => [
    host,
    (request, response) => {
      if ('encrypted' in request.socket) secret(request, response);
      else response.writeHead(301, { location: `https://${host}/` }).end();
    },
  ]);
  return {
    ...WIRE_SITES,
    ...CRAWL_TRAPS,
    ...EXPENSIVE_PAGES,
    ...MISLEADING_PAGES,
    ...Object.fromEntries(behindBadCertificate),
  };
}
