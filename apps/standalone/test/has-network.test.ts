import { type DnsOutcome, startDnsServer } from '@firmlens/testkit';
import { hasNetwork } from '../src/has-network';

test.each<[reply: string, expected: boolean, outcome: DnsOutcome]>([
  ['an address', true, ['192.0.2.1']],
  ['that the name does not exist', false, 'NXDOMAIN'],
  ['a refusal', false, 'REFUSED'],
  ['nothing', false, 'silence'],
])('a resolver that returns %s means network: %s', async (_reply, expected, outcome) => {
  const resolver = await startDnsServer(() => outcome);
  try {
    expect(await hasNetwork([resolver.address])).toBe(expected);
  } finally {
    await resolver.close();
  }
});
