import { egressFor } from './support/egress-for';
import { closeAfterTest } from './support/close-after-test';
import { serveHttp } from './support/servers';

const HTTP = { allowHttp: true };
const endpoint = async () => closeAfterTest(await serveHttp((_request, response) => response.end('reached')));

it.each(['127.0.0.1', 'localhost'])('reaches a trusted origin on this machine (%s)', async (host) => {
  const { port } = await endpoint();
  const egress = egressFor({}, { trustedOrigins: [`http://${host}:${port}`] });
  const response = await egress.request(`http://${host}:${port}/v1/chat`, HTTP);
  expect(response.body.toString()).toBe('reached');
});

it('trusts that origin only: not another port, name or scheme of the same machine', async () => {
  const [trusted, other] = [await endpoint(), await endpoint()];
  const egress = egressFor({}, { trustedOrigins: [`http://127.0.0.1:${trusted.port}`] });
  for (const url of [
    `http://127.0.0.1:${other.port}/`,
    `http://localhost:${trusted.port}/`,
    `https://127.0.0.1:${trusted.port}/`,
  ]) {
    await expect(egress.request(url, HTTP)).rejects.toMatchObject({
      code: expect.stringMatching(/^refused_(address|url)$/),
    });
  }
  expect([trusted.connections(), other.connections()]).toEqual([0, 0]);
});

it('does not let a page redirect to a trusted origin, even from a trusted one', async () => {
  const trusted = await endpoint();
  const origin = `http://127.0.0.1:${trusted.port}`;
  const page = closeAfterTest(
    await serveHttp((_request, response) =>
      response.writeHead(302, { location: `${origin}/v1/models` }).end(),
    ),
  );
  for (const trustedOrigins of [[origin], []]) {
    const egress = egressFor({ 'page.example:80': page.port }, { trustedOrigins });
    const request = egress.request('http://page.example/', { ...HTTP, maxRedirects: 3 });
    await expect(request).rejects.toMatchObject({ code: 'refused_redirect' });
  }
  expect(trusted.connections()).toBe(0);
});

it('still guards everything else', async () => {
  const { port } = await endpoint();
  const egress = egressFor({}, { trustedOrigins: [`http://127.0.0.1:${port}`] });
  await expect(egress.request('http://169.254.169.254/', HTTP)).rejects.toMatchObject({
    code: 'refused_address',
  });
  await expect(egress.request(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ code: 'refused_url' });
});
