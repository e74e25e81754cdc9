import { createSecureContext, type SecureContext } from 'node:tls';
import { generate } from 'selfsigned';

/**
 * A certificate authority for host names that exist only on this machine. Its key is never written to disk.
 */
export interface CertificateAuthority {
  /** The root certificate that clients must trust. */
  caPem: string;
  /**
   * Returns the TLS context for a client that connects to `host`. One context is created per name and flaw.
   */
  contextFor(host: string, flaw?: CertificateFlaw): Promise<SecureContext>;
}

/** What is wrong with a certificate that every client must reject. */
export type CertificateFlaw = 'self-signed' | 'expired' | 'of another name';

const DAY_MS = 86_400_000;
const KEY_OPTIONS = { keyType: 'ec', algorithm: 'sha256' } as const;

/** Creates an authority that is valid for one year. */
export async function createCertificateAuthority(): Promise<CertificateAuthority> {
  // Valid from yesterday, for clients whose clock is behind.
  const validity = {
    notBeforeDate: new Date(Date.now() - DAY_MS),
    notAfterDate: new Date(Date.now() + 365 * DAY_MS),
  };
  const authority = await generate(
    [
      { name: 'commonName', value: 'Simulated Web Root' },
      { name: 'organizationName', value: 'Simulated Web' },
    ],
    {
      ...KEY_OPTIONS,
      ...validity,
      extensions: [
        { name: 'basicConstraints', cA: true, critical: true },
        { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
      ],
    },
  );
  const contexts = new Map<string, Promise<SecureContext>>();

  async function sign(host: string, flaw: CertificateFlaw | undefined): Promise<SecureContext> {
    const name = flaw === 'of another name' ? `another-than-${host}` : host;
    const yesterday = { ...validity, notAfterDate: new Date(Date.now() - DAY_MS / 2) };
    const leaf = await generate([{ name: 'commonName', value: name.slice(0, 64) }], {
      ...KEY_OPTIONS,
      ...(flaw === 'expired' ? yesterday : validity),
      ...(flaw === 'self-signed' ? {} : { ca: { key: authority.private, cert: authority.cert } }),
      extensions: [
        { name: 'basicConstraints', cA: false, critical: true },
        { name: 'keyUsage', digitalSignature: true, critical: true },
        { name: 'extKeyUsage', serverAuth: true },
        { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
      ],
    });
    return createSecureContext({ key: leaf.private, cert: leaf.cert });
  }

  return {
    caPem: authority.cert,
    contextFor(host, flaw) {
      const key = `${host} ${flaw ?? ''}`;
      const context = contexts.get(key) ?? sign(host, flaw);
      contexts.set(key, context);
      return context;
    },
  };
}
