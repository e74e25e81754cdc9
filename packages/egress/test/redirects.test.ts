import type { RequestListener } from 'node:http';
import type { Egress, EgressResponse, EgressRequest } from '@firmlens/egress';
import { closeAfterTest } from './support/close-after-test';
import { createAuthority, type Authority } from './support/certificates';
import { egressFor } from './support/egress-for';
import { serveHttp, serveHttps, type RunningServer } from './support/servers';

let authority: Authority;

beforeAll(async () => {
  authority = await createAuthority('Invented Trust Services');
});

/** Starts an https site under `a.example`, and a client that reaches it. */
async function site(listener: RequestListener, more: Record<string, number> = {}): Promise<Egress> {
  const server = closeAfterTest(await serveHttps(await authority.issue('a.example'), listener));
  return egressFor({ 'a.example:443': server.port, ...more }, { extraCa: authority.cert });
}

const redirectingTo = (location: string): Promise<Egress> =>
  site((_request, response) => response.writeHead(302, { location }).end());

/** Redirects `/20` to `/19` and so on down to `/0`, which returns 200. */
const countdown: RequestListener = ({ url = '' }, response) => {
  const left = Number(url.slice(1));
  if (left === 0) response.end('arrived');
  else response.writeHead(301, { location: String(left - 1) }).end('moved');
};

const startCanarySite = async (): Promise<RunningServer> =>
  closeAfterTest(await serveHttp((_request, response) => response.end('reached')));

it('returns a redirect as the response unless told to follow it', async () => {
  const response = await (await redirectingTo('http://169.254.169.254/')).request('https://a.example/');
  expect(response).toMatchObject({ status: 302, redirects: [], url: 'https://a.example/' });
});

it('follows redirects up to the limit and records each', async () => {
  const response = await (await site(countdown)).request('https://a.example/2', { maxRedirects: 2 });
  expect(response).toMatchObject({ status: 200, url: 'https://a.example/0', body: Buffer.from('arrived') });
  expect(response.redirects).toEqual([
    { from: 'https://a.example/2', to: 'https://a.example/1', status: 301 },
    { from: 'https://a.example/1', to: 'https://a.example/0', status: 301 },
  ]);
});

it.each(['/3', '/20'])('gives up on a chain of redirects past the limit (%s)', async (path) => {
  const egress = await site(countdown);
  await expect(egress.request(`https://a.example${path}`, { maxRedirects: 2 })).rejects.toMatchObject({
    code: 'too_many_redirects',
  });
});

it('gives up on a loop', async () => {
  const egress = await redirectingTo('/again');
  await expect(egress.request('https://a.example/', { maxRedirects: 5 })).rejects.toMatchObject({
    code: 'too_many_redirects',
  });
});

it('abandons the endless body of a redirect', async () => {
  const egress = await site((request, response) => {
    if (request.url === '/arrived') return response.end('arrived');
    response.writeHead(302, { location: '/arrived' });
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  });
  const received = await egress.request('https://a.example/', { maxRedirects: 1 });
  expect(received.body.toString()).toBe('arrived');
});

it('does not redirect a POST', async () => {
  const egress = await redirectingTo('/other');
  const response = await egress.request('https://a.example/', {
    method: 'POST',
    body: '{}',
    maxRedirects: 5,
  });
  expect(response).toMatchObject({ status: 302, redirects: [] });
});

it('follows a location in UTF-8 and drops its fragment', async () => {
  const egress = await site((request, response) => {
    if (request.url !== '/') response.end(request.url);
    else response.writeHead(303, { location: Buffer.from('/über#uns').toString('latin1') }).end();
  });
  const received = await egress.request('https://a.example/', { maxRedirects: 1 });
  expect(received.body.toString()).toBe('/%C3%BCber');
  expect(received.url).toBe('https://a.example/%C3%BCber');
});

it('returns a redirect without a location as the response', async () => {
  const egress = await site((_request, response) => response.writeHead(302).end('nowhere'));
  const received = await egress.request('https://a.example/', { maxRedirects: 5 });
  expect(received).toMatchObject({ status: 302, body: Buffer.from('nowhere') });
});

it.each([
  'file:///etc/hosts',
  'ftp://a.example/',
  'data:text/html,x',
  'javascript:alert(1)',
  'http://a.example/',
  'https://user:password@a.example/',
  'https://[zz]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://localhost/',
  '//2130706433/',
])('refuses a redirect to %s', async (location) => {
  const egress = await redirectingTo(location);
  await expect(egress.request('https://a.example/', { maxRedirects: 5 })).rejects.toMatchObject({
    code: 'refused_redirect',
  });
});

it('follows a redirect from https to http only if http is allowed', async () => {
  const plain = await startCanarySite();
  const egress = await site(
    (_request, response) => response.writeHead(301, { location: 'http://b.example/' }).end(),
    {
      'b.example:80': plain.port,
    },
  );
  const request = (options: EgressRequest): Promise<EgressResponse> =>
    egress.request('https://a.example/', { maxRedirects: 1, ...options });
  await expect(request({})).rejects.toMatchObject({ code: 'refused_redirect' });
  const received = await request({ allowHttp: true });
  expect(received).toMatchObject({ url: 'http://b.example/', certificateIssuer: null });
});

it('calls `followRedirect` for each target', async () => {
  const egress = await site(countdown);
  const targets: string[] = [];
  const request = egress.request('https://a.example/5', {
    maxRedirects: 5,
    followRedirect: ({ pathname }) => targets.push(pathname) < 3,
  });
  await expect(request).rejects.toMatchObject({ code: 'refused_redirect' });
  expect(targets).toEqual(['/4', '/3', '/2']);
});

it('keeps credentials within an origin', async () => {
  const seen: unknown[] = [];
  const other = closeAfterTest(
    await serveHttp((request, response) => {
      seen.push(request.headers);
      response.end();
    }),
  );
  const egress = await site(
    (request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { location: request.url === '/' ? '/next' : 'http://b.example/' }).end();
    },
    { 'b.example:80': other.port },
  );
  await egress.request('https://a.example/', {
    allowHttp: true,
    maxRedirects: 2,
    headers: { Authorization: 'Bearer secret', 'X-Api-Key': 'secret', Accept: 'text/html' },
  });
  expect(seen.slice(0, 2)).toEqual(['Bearer secret', 'Bearer secret']);
  expect(seen[2]).toEqual({
    host: 'b.example',
    connection: 'keep-alive',
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Firmlens/test',
  });
});
