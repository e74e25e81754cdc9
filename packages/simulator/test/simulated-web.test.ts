import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { once } from 'node:events';
import { startSimulatedWeb, type SimulatedWeb } from '@firmlens/simulator';
import { Agent, request } from 'undici';

/** Creates an https and http client that connects through `connectTo`. */
function clientOf(web: SimulatedWeb) {
  const portOf = (host: string, port: number) =>
    Number(web.connectTo.find((entry) => entry.startsWith(`${host}:${port}:`))?.split(':')[3]);
  return async (url: string) => {
    const { hostname, protocol, pathname } = new URL(url);
    const port = portOf(hostname, protocol === 'https:' ? 443 : 80);
    const dispatcher = new Agent({ connect: { ca: web.caPem, servername: hostname } });
    const response = await request(`${protocol}//127.0.0.1:${port}${pathname}`, {
      dispatcher,
      headers: { host: hostname },
    });
    const text = await response.body.text();
    await dispatcher.close();
    return { status: response.statusCode, headers: response.headers, text };
  };
}

let folder: string;
let web: SimulatedWeb;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-site-'));
  for (const name of ['news', 'jobs']) await mkdir(path.join(folder, 'public', name), { recursive: true });
  await writeFile(path.join(folder, 'public', 'news', 'index.html'), '<title>News</title>');
  await writeFile(path.join(folder, 'public', 'jobs.html'), '<title>Jobs</title>');
  await writeFile(path.join(folder, 'public', 'jobs', 'welder.html'), '<title>Welder</title>');
  await writeFile(path.join(folder, 'public', 'index.html'), '<title>Folder</title>');
  await writeFile(path.join(folder, 'public', 'about.html'), '<title>About</title>');
  await writeFile(path.join(folder, 'public', 'feed.xml'), '<rss/>');
  await writeFile(
    path.join(folder, 'headers.json'),
    JSON.stringify({ all: { Server: 'nginx' }, html: { 'Content-Type': 'text/html; charset=latin1' } }),
  );
  web = await startSimulatedWeb({
    sites: {
      'folder.example': folder,
      'code.example': (request, response) => response.end(`hello ${request.headers.host}`),
      'gone.example': null,
    },
  });
});
afterAll(async () => {
  await web.close();
  await rm(folder, { recursive: true, force: true });
});

describe('simulated web', () => {
  test('serves each host its own certificate, signed by the one authority', async () => {
    const client = clientOf(web);
    const names = await Promise.all(
      ['folder.example', 'code.example'].map(async (servername) => {
        const port = Number(
          web.connectTo.find((entry) => entry.startsWith(`${servername}:443:`))?.split(':')[3],
        );
        const socket: TLSSocket = connect({ host: '127.0.0.1', port, servername, ca: web.caPem });
        await once(socket, 'secureConnect');
        const { subjectaltname } = socket.getPeerCertificate();
        socket.destroy();
        return subjectaltname;
      }),
    );
    expect(names).toEqual(['DNS:folder.example', 'DNS:code.example']);
    expect((await client('https://code.example/')).text).toBe('hello code.example');
  });

  test('rejects a client that connects to an unknown host', async () => {
    const port = Number(web.connectTo[0]?.split(':')[3]);
    const socket = connect({ host: '127.0.0.1', port, servername: 'other.example', ca: web.caPem });
    await expect(once(socket, 'secureConnect')).rejects.toThrow();
  });

  test("serves files under their short paths, with the site's headers", async () => {
    const client = clientOf(web);
    const about = await client('https://folder.example/about');
    const titles = ['/news', '/news/', '/jobs', '/jobs/welder?from=list', '/'].map(
      async (place) => (await client(`https://folder.example${place}`)).text,
    );
    expect(await Promise.all(titles)).toEqual(
      ['News', 'News', 'Jobs', 'Welder', 'Folder'].map((title) => `<title>${title}</title>`),
    );
    const feed = await client('https://folder.example/feed.xml');
    const missing = await client('https://folder.example/nowhere');
    expect(about).toMatchObject({ status: 200, text: '<title>About</title>' });
    expect(about.headers).toMatchObject({ server: 'nginx', 'content-type': 'text/html; charset=latin1' });
    expect(feed.headers['content-type']).toMatch('xml');
    expect(missing).toMatchObject({ status: 404, headers: { server: 'nginx' } });
    expect((await client('https://folder.example/%2e%2e/headers.json')).status).not.toBe(200);
  });

  test("redirects http requests for a folder's site to https", async () => {
    const response = await clientOf(web)('http://folder.example/about');
    expect(response).toMatchObject({ status: 301, headers: { location: 'https://folder.example/about' } });
  });

  test('refuses connections to a host whose ports are closed', async () => {
    await expect(clientOf(web)('https://gone.example/')).rejects.toThrow('ECONNREFUSED');
  });

  test('logs every request', async () => {
    const sentAt = Date.now();
    await clientOf(web)('https://code.example/logged');
    expect(web.requests.at(-1)).toMatchObject({
      host: 'code.example',
      secure: true,
      method: 'GET',
      path: '/logged',
    });
    expect(web.requests.at(-1)?.at.getTime()).toBeGreaterThanOrEqual(sentAt);
  });
});
