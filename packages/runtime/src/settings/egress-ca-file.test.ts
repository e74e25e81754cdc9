import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { egressSettings, loadSettings } from '..';

describe('EGRESS_CA_FILE', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ca-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(name: string, content: string): string {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  }

  const load = (file: string) =>
    loadSettings({ egress: egressSettings }, { EGRESS_CA_FILE: file }).egress.extraCa;

  it('returns the content of a certificate file', async () => {
    const { cert } = await generate([{ name: 'commonName', value: 'Test CA' }]);
    const bundle = `${cert}\n${cert}\n`;
    expect(load(write('ca.pem', bundle))).toBe(bundle);
  });

  it('rejects a file with a key, a broken certificate or no certificate', () => {
    const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';
    for (const content of [key, broken, ''])
      expect(() => load(write('bad.pem', content))).toThrow('EGRESS_CA_FILE must be');
  });
});
