import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { closeAfterTest } from './support/close-after-test';
import { createAuthority, type Authority } from './support/certificates';
import { egressFor } from './support/egress-for';
import { serveHttps, serveTcp, type RunningServer } from './support/servers';

let trusted: Authority;
let untrusted: Authority;

beforeAll(async () => {
  trusted = await createAuthority('Invented Trust Services');
  untrusted = await createAuthority('Nobody Knows');
});

async function serve(
  authority: Authority,
  host: string,
  options?: { expired: boolean },
): Promise<RunningServer> {
  const certificate = await authority.issue(host, options);
  return closeAfterTest(
    await serveHttps(certificate, (request, response) =>
      response.end(
        `${String((request.socket as { servername?: unknown }).servername)} ${request.headers.host}`,
      ),
    ),
  );
}

it('trusts the extra authority and names the issuer of the certificate', async () => {
  const { port } = await serve(trusted, 'a.example');
  const egress = egressFor({ 'a.example:443': port }, { extraCa: trusted.cert });
  const response = await egress.request('https://a.example/');
  expect(response.body.toString()).toBe('a.example a.example');
  expect(response.certificateIssuer).toBe('Invented Trust Services');
});

it("keeps the URL's name for TLS and HTTP on another port", async () => {
  const { port } = await serve(trusted, 'a.example');
  const egress = egressFor({ 'a.example:8443': port }, { extraCa: trusted.cert });
  const response = await egress.request('https://A.example.:8443/');
  expect(response.body.toString()).toBe('a.example a.example:8443');
});

it('compares the certificate with the address in the URL, not with its mapped target', async () => {
  const good = await serve(trusted, '10.0.0.1');
  const bad = await serve(trusted, '127.0.0.1');
  const hosts = { '10.0.0.1:443': good.port, '10.0.0.2:443': bad.port };
  const egress = egressFor(hosts, { extraCa: trusted.cert });
  await expect(egress.request('https://10.0.0.1/')).resolves.toMatchObject({ status: 200 });
  await expect(egress.request('https://10.0.0.2/')).rejects.toMatchObject({ code: 'tls_failed' });
});

it('reads several extra authorities from one text', async () => {
  const first = await serve(trusted, 'a.example');
  const second = await serve(untrusted, 'b.example');
  const extraCa = `${trusted.cert}\n${untrusted.cert}`;
  const egress = egressFor({ 'a.example:443': first.port, 'b.example:443': second.port }, { extraCa });
  const responses = await Promise.all(['a', 'b'].map((name) => egress.request(`https://${name}.example/`)));
  expect(responses.map(({ certificateIssuer }) => certificateIssuer)).toEqual([
    'Invented Trust Services',
    'Nobody Knows',
  ]);
});

it('speaks only HTTP/1.1 and resumes no earlier session', async () => {
  const seen: unknown[] = [];
  const certificate = await trusted.issue('a.example');
  const server = createServer({ ...certificate, ALPNProtocols: ['h2', 'http/1.1'] }, (socket) => {
    seen.push([socket.alpnProtocol, socket.isSessionReused()]);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAfterTest({ close: async () => void server.close() });
  const { port } = server.address() as AddressInfo;
  const egress = egressFor({ 'a.example:443': port }, { extraCa: trusted.cert });
  for (let round = 0; round < 3; round += 1) await egress.request('https://a.example/');
  expect(seen).toEqual([1, 2, 3].map(() => ['http/1.1', false]));
});

describe('a connection fails', () => {
  it('if the issuer is not trusted', async () => {
    const { port } = await serve(untrusted, 'a.example');
    const egress = egressFor({ 'a.example:443': port }, { extraCa: trusted.cert });
    await expect(egress.request('https://a.example/')).rejects.toMatchObject({ code: 'tls_failed' });
  });

  it('if the certificate is for another name', async () => {
    const { port } = await serve(trusted, 'b.example');
    const egress = egressFor({ 'a.example:443': port }, { extraCa: trusted.cert });
    await expect(egress.request('https://a.example/')).rejects.toMatchObject({ code: 'tls_failed' });
  });

  it('if the certificate has expired', async () => {
    const { port } = await serve(trusted, 'a.example', { expired: true });
    const egress = egressFor({ 'a.example:443': port }, { extraCa: trusted.cert });
    await expect(egress.request('https://a.example/')).rejects.toMatchObject({ code: 'tls_failed' });
  });

  it('if the server does not speak TLS', async () => {
    const { port } = closeAfterTest(await serveTcp((socket) => socket.end('220 mail.example ESMTP\r\n')));
    const egress = egressFor({ 'a.example:443': port });
    await expect(egress.request('https://a.example/')).rejects.toMatchObject({ code: 'tls_failed' });
  });

  it('if the server hangs up during the handshake', async () => {
    const { port } = closeAfterTest(await serveTcp((socket) => socket.destroy()));
    const egress = egressFor({ 'a.example:443': port });
    await expect(egress.request('https://a.example/')).rejects.toMatchObject({ code: 'connection_failed' });
  });

  it('with timeout when the server says nothing', async () => {
    const { port } = closeAfterTest(await serveTcp(() => undefined));
    const egress = egressFor({ 'a.example:443': port });
    await expect(egress.request('https://a.example/')).rejects.toMatchObject({ code: 'timeout' });
  });
});

it('refuses an extra authority that is not a certificate', () => {
  expect(() => egressFor({}, { extraCa: 'not a certificate' })).toThrow('not a PEM certificate');
});
