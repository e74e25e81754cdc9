import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
}

export interface Authority {
  /** PEM, for clients that should trust it. */
  cert: string;
  /** Issues a certificate for a host name or an IP address, valid for a day unless `expired`. */
  issue(host: string, options?: { expired?: boolean }): Promise<Certificate>;
}

const DAY_MS = 86_400_000;

/** Creates a certificate authority. */
export async function createAuthority(organisation: string): Promise<Authority> {
  const subject = [
    { name: 'commonName', value: `${organisation} root` },
    { name: 'organizationName', value: organisation },
  ];
  const ca = await generate(subject, {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  return {
    cert: ca.cert,
    async issue(host, { expired = false } = {}) {
      const start = Date.now() - (expired ? 3 : 1) * DAY_MS;
      const isAddress = /^[\d.]+$/.test(host);
      const certificate = await generate([{ name: 'commonName', value: host }], {
        keyType: 'ec',
        algorithm: 'sha256',
        notBeforeDate: new Date(start),
        notAfterDate: new Date(start + 2 * DAY_MS),
        extensions: [
          {
            name: 'subjectAltName',
            altNames: [isAddress ? { type: 7, ip: host } : { type: 2, value: host }],
          },
        ],
        ca: { key: ca.private, cert: ca.cert },
      });
      return { key: certificate.private, cert: certificate.cert };
    },
  };
}
