import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Egress, EgressRequest } from '@firmlens/egress';
import {
  type Canary,
  type DnsOutcome,
  PRIVATE_ADDRESSES,
  PRIVATE_HOSTS,
  PRIVATE_NAMES,
  startDnsServer,
  startCanary,
} from '@firmlens/testkit';
import { closeAfterTest } from './support/close-after-test';
import { createAuthority, type Authority } from './support/certificates';
import { egressFor } from './support/egress-for';
import { serveHttps } from './support/servers';

const PUBLIC = '8.8.8.8';
/** Concurrent requests: more would overflow the buffer of the name server's socket. */
const CONCURRENT_REQUESTS = 40;

let canary: Canary;
let authority: Authority;
beforeAll(async () => {
  canary = await startCanary();
  authority = await createAuthority('Invented Trust Services');
});
afterAll(() => canary.close());

/** Returns the outcomes of requests to each URL: each code and how often it occurred. */
async function outcomesOf(
  egress: Egress,
  urls: readonly string[],
  options: EgressRequest = {},
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const codes: string[] = [];
  for (let at = 0; at < urls.length; at += CONCURRENT_REQUESTS) {
    const outcomes = urls.slice(at, at + CONCURRENT_REQUESTS).map((url) =>
      egress.request(url, { allowHttp: true, maxRedirects: 5, ...options }).then(
        ({ status }) => `reached ${url}: ${status}`,
        (error: { code: string }) => error.code,
      ),
    );
    codes.push(...(await Promise.all(outcomes)));
  }
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

/**
 * Returns every spelling of a private address or a name of this machine, including this machine's own
 * addresses.
 */
function privateHosts(): string[] {
  const localAddresses = Object.values(networkInterfaces()).flatMap((entries) =>
    (entries ?? []).map(({ address }) => (address.includes(':') ? `[${address}]` : address)),
  );
  return [...PRIVATE_HOSTS, ...localAddresses];
}

const urlsTo = (hosts: readonly string[]) =>
  hosts.flatMap((host) => [
    `http://${host}:${canary.port}/`,
    `https://${host}:${canary.port}/hook?x=1`,
    `http://${host}/`,
    `https://${host}/`,
  ]);

async function egressResolving(
  outcomeOf: (name: string, type: 'A' | 'AAAA') => DnsOutcome,
  hosts: Readonly<Record<string, number>> = {},
): Promise<Egress> {
  const { address } = closeAfterTest(await startDnsServer(outcomeOf));
  return egressFor(hosts, { dnsServers: [address], extraCa: authority.cert });
}

test('the canary sees a connection to this machine over IPv4 or IPv6', async () => {
  const seen = await startCanary();
  for (const host of ['127.0.0.1', '127.1.2.3', '::1']) {
    const socket = connect(seen.port, host).resume();
    await once(socket, 'close');
  }
  expect(seen.connections()).toBe(3);
  await seen.close();
});

describe('nothing on this machine is reached, and the refusal says so', () => {
  afterEach(() => expect(canary.connections()).toBe(0));

  test('by any spelling of a private address', async () => {
    const urls = urlsTo(privateHosts());
    const counts = await outcomesOf(egressFor({}), urls);
    expect(sum(counts)).toBe(urls.length);
    expect(Object.keys(counts).sort()).toEqual(['refused_address', 'refused_url']);
    // A name of this machine, and a zone, which a URL cannot contain.
    expect(counts['refused_url']).toBe(10 * 4);
  });

  test('by a name that resolves to any private address, alone, after public ones or in the other family', async () => {
    const answers: ((address: string) => DnsOutcome)[] = [
      (address) => [address],
      (address) => [PUBLIC, address],
      (address) => [address, PUBLIC, '2606:4700::1'],
      (address) => ['2606:4700::1', PUBLIC, address],
      (address) => ({ alias: 'inside.example', addresses: [address] }),
      (address) => ({ alias: 'localhost', addresses: [PUBLIC, address] }),
    ];
    const responses = new Map<string, DnsOutcome>();
    for (const [at, address] of PRIVATE_ADDRESSES.entries()) {
      for (const [how, mix] of answers.entries()) responses.set(`n${at}-${how}.example`, mix(address));
    }
    const egress = await egressResolving((name) => responses.get(name) ?? 'NXDOMAIN');
    const urls = [...responses.keys()].flatMap((name) => [
      `http://${name}:${canary.port}/`,
      `https://${name}:${canary.port}/`,
    ]);
    expect(await outcomesOf(egress, urls)).toEqual({ refused_address: PRIVATE_ADDRESSES.length * 6 * 2 });
  });

  test('by a well-known name of a metadata service or of this machine', async () => {
    const egress = await egressResolving((name) => [PRIVATE_NAMES[name.toLowerCase()] ?? PUBLIC]);
    const urls = urlsTo(Object.keys(PRIVATE_NAMES));
    expect(await outcomesOf(egress, urls)).toEqual({ refused_address: urls.length });
  });

  test('by a resolver that returns too much, half, or nothing', async () => {
    const many = Array.from({ length: 26 }, (_, last) => `8.8.4.${last}`);
    const responses: Record<string, (type: 'A' | 'AAAA') => DnsOutcome> = {
      'many.example': () => [...many, '127.0.0.1'],
      'toomany.example': () => [...many, ...many, ...many, '127.0.0.1'],
      'half.example': (type) => (type === 'A' ? 'SERVFAIL' : ['::1']),
      'otherhalf.example': (type) => (type === 'A' ? ['127.0.0.1'] : 'SERVFAIL'),
      'none.example': () => 'NXDOMAIN',
      'nowhere.example': () => ({ alias: 'localhost', addresses: [] }),
      'broken.example': () => 'SERVFAIL',
      'forbidden.example': () => 'REFUSED',
    };
    const egress = await egressResolving((name, type) => responses[name]?.(type) ?? 'NXDOMAIN');
    const codeOf = async (host: string) =>
      Object.keys(await outcomesOf(egress, [`http://${host}:${canary.port}/`]))[0];
    const codes = await Promise.all(
      Object.keys(responses).map(async (host) => [host.split('.')[0], await codeOf(host)] as const),
    );
    expect(Object.fromEntries(codes)).toEqual({
      many: 'refused_address',
      toomany: expect.stringMatching(/^(refused_address|resolver_failed)$/),
      half: 'refused_address',
      otherhalf: 'refused_address',
      none: 'name_not_found',
      nowhere: 'name_not_found',
      broken: 'resolver_failed',
      forbidden: 'resolver_failed',
    });
  });

  test('by a name that changes between two look-ups, whichever one is public', async () => {
    const lookUps = new Map<string, number>();
    const egress = await egressResolving((name, type) => {
      const lookUp = (lookUps.get(name + type) ?? 0) + 1;
      lookUps.set(name + type, lookUp);
      if (type === 'AAAA') return name.startsWith('six') && lookUp > 1 ? ['::1'] : [];
      return lookUp > 1 && !name.startsWith('six') ? ['127.0.0.1'] : [PUBLIC];
    });
    for (const name of ['four.example', 'six.example']) {
      const url = `https://${name}:${canary.port}/`;
      await egress.check(url);
      for (let round = 0; round < 10; round += 1) {
        expect(await outcomesOf(egress, [url])).toEqual({ refused_address: 1 });
      }
    }
  });

  test('by a redirect, of whatever status, scheme and length of chain', async () => {
    const hosts = [...privateHosts(), 'inside.example', 'rebinding.example'];
    const locations = hosts.flatMap((host) => [
      `http://${host}:${canary.port}/`,
      `https://${host}:${canary.port}/`,
      `//${host}:${canary.port}/`,
    ]);
    const otherSchemes = [
      'file:///etc/passwd',
      'FILE:///etc/hosts',
      'gopher://127.0.0.1:6379/_FLUSHALL',
      'ftp://127.0.0.1/',
    ];
    const targets = [
      ...locations,
      ...otherSchemes,
      'data:text/html,x',
      'jar:http://127.0.0.1!/',
      'unix:/run/docker.sock',
    ];
    const statuses = [301, 302, 303, 307, 308];
    // `/INDEX/STATUS/HOPS` redirects to itself with one hop less, and finally to the target.
    const site = closeAfterTest(
      await serveHttps(await authority.issue('front.example'), (request, response) => {
        const [, at, status, hops] = (request.url ?? '').split('/').map(Number);
        const next = hops
          ? `/${at}/${status}/${hops - 1}`
          : Buffer.from(targets[at ?? 0] ?? '').toString('latin1');
        response.writeHead(status ?? 302, { location: next }).end();
      }),
    );
    const egress = await egressResolving(
      (name) => (['inside.example', 'rebinding.example'].includes(name) ? [PUBLIC, '127.0.0.1'] : 'NXDOMAIN'),
      { 'front.example:443': site.port },
    );
    const urls = targets.flatMap((_target, at) => {
      const tried = at < 10 ? statuses : [statuses[at % statuses.length]];
      return [...tried.map((status) => `https://front.example/${at}/${status}/${at % 7 === 0 ? 4 : 0}`)];
    });
    expect(await outcomesOf(egress, urls)).toEqual({ refused_redirect: urls.length });
    expect(await outcomesOf(egress, ['https://front.example/0/302/5'])).toEqual({ too_many_redirects: 1 });
  });

  test('through a mapped host, of which only the mapped port is reachable', async () => {
    const site = closeAfterTest(
      await serveHttps(await authority.issue('front.example'), (_request, response) => response.end('fine')),
    );
    const egress = await egressResolving(() => ['127.0.0.1'], { 'front.example:443': site.port });
    expect(await outcomesOf(egress, ['https://front.example/'])).toEqual({
      'reached https://front.example/: 200': 1,
    });
    const others = [
      `https://front.example:${canary.port}/`,
      `http://front.example:${canary.port}/`,
      'http://front.example/',
      `https://www.front.example/`,
      `https://xfront.example/`,
      `https://example/`,
    ];
    expect(await outcomesOf(egress, others)).toEqual({ refused_address: 5, refused_url: 1 });
  });
});
