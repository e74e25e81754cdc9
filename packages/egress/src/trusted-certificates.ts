import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls';

/**
 * Contexts by `extraCa`. Parsing Node's roots takes tens of milliseconds, and a process creates several
 * clients.
 */
const contexts = new Map<string | null, SecureContext>();

/**
 * Returns the authorities that server certificates are checked against: Node's roots, those of
 * `NODE_EXTRA_CA_CERTS`, and `extraCa` (PEM). Throws if `extraCa` holds no certificate.
 */
export function trustedCertificates(extraCa: string | null): SecureContext {
  const context = contexts.get(extraCa) ?? createTrust(extraCa);
  contexts.set(extraCa, context);
  return context;
}

function createTrust(extraCa: string | null): SecureContext {
  if (extraCa === null) return createSecureContext();
  assertCertificate(extraCa);
  // Naming any authority turns Node's own list off, so that it is named here too.
  const nodeExtra = process.env['NODE_EXTRA_CA_CERTS'];
  const nodeExtraCa = nodeExtra ? [readFileSync(nodeExtra, 'utf8')] : [];
  return createSecureContext({ ca: [...rootCertificates, ...nodeExtraCa, extraCa] });
}

/** OpenSSL itself would pass over a text without certificates in silence. */
function assertCertificate(pem: string): void {
  try {
    new X509Certificate(pem);
  } catch (error) {
    throw new Error('the extra certificate authority is not a PEM certificate', { cause: error });
  }
}
