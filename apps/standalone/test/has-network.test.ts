import { type DnsOutcome, startDnsServer } from '@firmlens/testkit';
import { hasNetwork } from '../src/has-network';

test.each<[reply: string, outcome: DnsOutcome, expected: boolean]>([
  ['an address', ['192.0.2.1'], true],
  ['that the name does not exist', 'NXDOMAIN', false],
  ['that it refuses', 'REFUSED', false],
  ['nothing at all', 'silence', false],
])('a resolver that answers %s', async (_reply, outcome, expected) => {
  const resolver = await startDnsServer(() => outcome);
  try {
    expect(await hasNetwork([resolver.address])).toBe(expected);
  } finally {
    await resolver.close();
  }
});
