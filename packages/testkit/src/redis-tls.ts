import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from 'selfsigned';

/** Files of a certificate for 127.0.0.1. It is its own authority. */
export interface RedisTls {
  certFile: string;
  keyFile: string;
}

/** Writes a certificate and its key into the folder. */
export async function createRedisTls(folder: string): Promise<RedisTls> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Redis' }], {
    ...{ keyType: 'ec', algorithm: 'sha256' },
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  const files = { certFile: path.join(folder, 'cert.pem'), keyFile: path.join(folder, 'key.pem') };
  await Promise.all([writeFile(files.certFile, cert), writeFile(files.keyFile, key)]);
  return files;
}

/** Returns the lines that let a Redis server or Sentinel speak TLS alone, on this port. None without `tls`. */
export function tlsSettings(tls: RedisTls | undefined, port: number): string[] {
  if (tls === undefined) return [];
  return [
    ...['port 0', `tls-port ${port}`, 'tls-auth-clients no', 'tls-replication yes'],
    ...[`tls-cert-file ${tls.certFile}`, `tls-key-file ${tls.keyFile}`, `tls-ca-cert-file ${tls.certFile}`],
  ];
}

/** What a client of a test needs, which trusts any certificate. */
export const clientTls = (tls: RedisTls | undefined) =>
  tls === undefined ? {} : { tls: { rejectUnauthorized: false } };

/** Returns the URL for clients. */
export const urlWithTls = (url: string, tls: RedisTls | undefined): string =>
  tls === undefined ? url : url.replace(/^redis:/, 'rediss:');
