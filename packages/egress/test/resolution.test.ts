import type { Egress } from '@firmlens/egress';
import { type DnsOutcome, startDnsServer } from '@firmlens/testkit';
import { closeAfterTest } from './support/close-after-test';
import { egressFor } from './support/egress-for';
import { serveHttp } from './support/servers';

const PUBLIC = '8.8.8.8';

/** A listener that must never be reached. */
const openCanary = async () =>
  closeAfterTest(await serveHttp((_request, response) => response.end('reached')));

async function resolverAnswering(
  outcomeOf: (name: string, type: 'A' | 'AAAA') => DnsOutcome,
): Promise<string[]> {
  return [closeAfterTest(await startDnsServer(outcomeOf)).address];
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('the address of a connection', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['IPv6 loopback', ['::1']],
    ['a metadata service', ['169.254.169.254']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['a public and a private address', [PUBLIC, '127.0.0.1']],
    ['a public IPv4 and a private IPv6 address', [PUBLIC, '::1']],
  ])('is refused if the name resolves to %s', async (_what, addresses) => {
    const canary = await openCanary();
    const egress = egressFor({}, { dnsServers: await resolverAnswering(() => addresses) });
    const url = `http://a.example:${canary.port}/`;
    await expect(egress.request(url, { allowHttp: true })).rejects.toMatchObject({ code: 'refused_address' });
    expect(canary.connections()).toBe(0);
  });

  it('is refused if the name became private after the check', async () => {
    const canary = await openCanary();
    let lookUps = 0;
    const dnsServers = await resolverAnswering((_name, type) => {
      if (type === 'AAAA') return [];
      lookUps += 1;
      return lookUps === 1 ? [PUBLIC] : ['127.0.0.1'];
    });
    const egress = egressFor({}, { dnsServers });
    const url = `https://rebinding.example:${canary.port}/`;
    await egress.check(url);
    await expect(egress.request(url)).rejects.toMatchObject({ code: 'refused_address' });
    await expect(egress.request(url)).rejects.toMatchObject({ code: 'refused_address' });
    expect(lookUps).toBe(3);
    expect(canary.connections()).toBe(0);
  });

  it.each(['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::1]'])(
    'is refused if the host is %s',
    async (host) => {
      const canary = await openCanary();
      const egress = egressFor({});
      const url = `http://${host}:${canary.port}/`;
      await expect(egress.request(url, { allowHttp: true })).rejects.toMatchObject({
        code: 'refused_address',
      });
      expect(canary.connections()).toBe(0);
    },
  );

  it.each(['localhost', 'localhost.', 'a.localhost', 'LocalHost'])(
    'is not resolved if the host is %s',
    async (host) => {
      const canary = await openCanary();
      const egress = egressFor({}, { dnsServers: await resolverAnswering(() => ['127.0.0.1']) });
      const url = `http://${host}:${canary.port}/`;
      await expect(egress.request(url, { allowHttp: true })).rejects.toMatchObject({ code: 'refused_url' });
      expect(canary.connections()).toBe(0);
    },
  );

  it('is resolved by the system if no resolver is set', async () => {
    const egress = egressFor({}, { dnsServers: [] });
    const error = await errorOf(egress.check('https://name.invalid/'));
    expect(error).toHaveProperty('code', expect.stringMatching(/^(name_not_found|resolver_failed)$/));
  });
});

describe('a check', () => {
  it('accepts a name that has only public addresses', async () => {
    const egress = egressFor({}, { dnsServers: await resolverAnswering(() => [PUBLIC, '2606:4700::1']) });
    await expect(egress.check('https://a.example/hook?x=1')).resolves.toBeUndefined();
  });

  it('accepts any mapped host without a look-up', async () => {
    const egress = egressFor({ 'a.example:443': 1, 'localhost:8443': 1, '10.0.0.1:443': 1 });
    const urls = ['https://A.example/', 'https://localhost:8443/', 'https://10.0.0.1/'];
    await expect(Promise.all(urls.map((url) => egress.check(url)))).resolves.toBeDefined();
    expect(egress.isMapped('A.EXAMPLE', 443)).toBe(true);
    expect(egress.isMapped('a.example', 8443)).toBe(false);
  });

  it.each(['http://a.example/', 'https://user:password@a.example/', 'https://a.example/#x', 'nonsense'])(
    'refuses %s even if the host is mapped',
    async (url) => {
      const egress = egressFor({ 'a.example:443': 1, 'a.example:80': 1 });
      await expect(egress.check(url)).rejects.toMatchObject({ code: 'refused_url' });
    },
  );
});

describe('the look-up of a name', () => {
  it.each<[string, DnsOutcome, string]>([
    ['does not exist', 'NXDOMAIN', 'name_not_found'],
    ['has no address', [], 'name_not_found'],
    ['has a failing server', 'SERVFAIL', 'resolver_failed'],
    ['is refused by the resolver', 'REFUSED', 'resolver_failed'],
  ])('that %s fails', async (_what, outcome, code) => {
    const egress = egressFor({}, { dnsServers: await resolverAnswering(() => outcome) });
    await expect(egress.check('https://a.example/')).rejects.toMatchObject({ code });
    await expect(egress.request('https://a.example/')).rejects.toMatchObject({ code });
  });

  it('fails if only one of the two queries got a response, without an address', async () => {
    const dnsServers = await resolverAnswering((_name, type) => (type === 'A' ? [] : 'SERVFAIL'));
    const egress = egressFor({}, { dnsServers });
    await expect(egress.check('https://a.example/')).rejects.toMatchObject({ code: 'resolver_failed' });
  });

  it('succeeds if one of the two queries returns an address', async () => {
    const dnsServers = await resolverAnswering((_name, type) => (type === 'A' ? [PUBLIC] : 'SERVFAIL'));
    await expect(egressFor({}, { dnsServers }).check('https://a.example/')).resolves.toBeUndefined();
  });

  it('ends a request in time if the resolver is silent', async () => {
    const egress = egressFor({}, { dnsServers: await resolverAnswering(() => 'silence') });
    await expect(egress.request('https://a.example/', { timeoutMs: 300 })).rejects.toMatchObject({
      code: 'timeout',
    });
  });

  it('succeeds even while queries for many other names are pending', async () => {
    const dnsServers = await resolverAnswering((name) => (name === 'b.example' ? [PUBLIC] : 'silence'));
    const egress = egressFor({}, { dnsServers });
    let ended = 0;
    const silent = Array.from({ length: 100 }, (_, at) =>
      errorOf(egress.check(`https://a${at}.example/`)).then(() => (ended += 1)),
    );
    await egress.check('https://b.example/');
    expect(ended).toBe(0);
    await egress.close();
    await Promise.all(silent);
  });

  it('fails with resolver_failed if the resolver is silent', async () => {
    const egress = egressFor({}, { dnsServers: await resolverAnswering(() => 'silence') });
    await expect(egress.check('https://a.example/')).rejects.toMatchObject({ code: 'resolver_failed' });
  });

  it('ends when the client is closed', async () => {
    let egress: Egress | null = null;
    const dnsServers = await resolverAnswering(() => {
      void egress?.close();
      return 'silence';
    });
    egress = egressFor({}, { dnsServers });
    await expect(egress.check('https://a.example/')).rejects.toMatchObject({ code: 'resolver_failed' });
  });
});
