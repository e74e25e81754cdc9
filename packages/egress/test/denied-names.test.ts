import { type DnsOutcome, startDnsServer } from '@firmlens/testkit';
import { createResolver } from '../src/resolver';
import { closeAfterTest } from './support/close-after-test';

/** A resolver whose server denies `a.com`, and answers a query for the name servers of `com` like this. */
async function resolverThat(comes: DnsOutcome, options?: { trustsAbsence: boolean }) {
  const server = closeAfterTest(
    await startDnsServer(
      () => 'NXDOMAIN',
      (name) => (name === 'com' ? comes : 'NXDOMAIN'),
    ),
  );
  const resolver = createResolver([server.address], options);
  closeAfterTest({ close: async () => resolver.close() });
  return resolver;
}

describe('a name that the resolver denies', () => {
  it('is absent if the resolver knows com', async () => {
    const resolver = await resolverThat([], { trustsAbsence: false });
    await expect(resolver.resolve('a.com')).rejects.toMatchObject({ code: 'name_not_found' });
  });

  it.each(['NXDOMAIN', 'REFUSED', 'SERVFAIL'] as const)(
    'could not be looked up if it answers %s for com, too',
    async (outcome) => {
      const resolver = await resolverThat(outcome, { trustsAbsence: false });
      await expect(resolver.resolve('a.com')).rejects.toMatchObject({ code: 'resolver_failed' });
    },
  );

  it('is absent, whatever else it knows, if the operator chose it', async () => {
    const resolver = await resolverThat('NXDOMAIN');
    await expect(resolver.resolve('a.com')).rejects.toMatchObject({ code: 'name_not_found' });
  });
});
