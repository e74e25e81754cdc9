import type { RequestListener } from 'node:http';
import type { CertificateFlaw } from '../certificate-authority';
import { page } from './respond';
import { CRAWL_TRAPS } from './crawl-traps';
import { MISLEADING_PAGES } from './misleading-pages';
import { EXPENSIVE_PAGES } from './expensive-pages';
import { WIRE_SITES } from './wire';

/** Hosts that show a certificate which nobody may accept, and what is wrong with it. */
export const HOSTILE_CERTIFICATES: Readonly<Record<string, CertificateFlaw>> = {
  'self-signed.example': 'self-signed',
  'expired.example': 'expired',
  'certificate-of-another.example': 'of another name',
};

/**
 * Hosts that harm whoever visits them without care, by names that tell what they do. What they send is made as it is
 * taken, so that they cost their own server little.
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
