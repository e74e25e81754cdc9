import type { RequestListener } from 'node:http';
import type { CertificateFlaw } from '../certificate-authority';
import { answer } from './answer';
import { CRAWL_TRAPS } from './crawl-traps';
import { LYING_PAGES } from './lies';
import { COSTLY_PAGES } from './pages';
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
  const behindBadCertificate = Object.keys(HOSTILE_CERTIFICATES).map((host) => [
    host,
    answer('text/html', () => ['<html><title>Acme</title><p>Acme makes clocks.']),
  ]);
  return {
    ...WIRE_SITES,
    ...CRAWL_TRAPS,
    ...COSTLY_PAGES,
    ...LYING_PAGES,
    ...(Object.fromEntries(behindBadCertificate) as Record<string, RequestListener>),
  };
}
