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
  const context = contexts.get(extraCa) ?? createContext(extraCa);
  contexts.set(extraCa, context);
  return context;
}

function createContext(extraCa: string | null): SecureContext {
  if (extraCa === null) return createSecureContext();
  assertCertificate(extraCa);
  // Naming any authority replaces Node's own list, so it is named here too.
  const nodeExtra = process.env['NODE_EXTRA_CA_CERTS'];
  const nodeExtraCa = nodeExtra ? [readFileSync(nodeExtra, 'utf8')] : [];
  return createSecureContext({ ca: [...rootCertificates, ...nodeExtraCa, extraCa] });
}

/** Throws if the text is not a certificate, which OpenSSL itself would silently ignore. */
function assertCertificate(pem: string): void {
  try {
    new X509Certificate(pem);
  } catch (error) {
    throw new Error('the extra certificate authority is not a PEM certificate', { cause: error });
  }
}
