import { clientNetwork, createAddressRanges } from './client-network';

test.each([
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:DB8:0:0::2'],
])('%s and %s are one client', (one, other) => {
  expect(clientNetwork(one)).toBe(clientNetwork(other));
});

test.each([
  ['192.0.2.1', '192.0.2.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::1', '0.0.0.1'],
  ['unknown', 'hidden'],
])('%s and %s are two clients', (one, other) => {
  expect(clientNetwork(one)).not.toBe(clientNetwork(other));
});

test('a text that a proxy forwards instead of an address is cut', () => {
  expect(clientNetwork('x'.repeat(10_000)).length).toBeLessThan(100);
});

test.each([
  [['10.0.0.0/8'], '10.1.2.3', true],
  [['10.0.0.0/8'], '::ffff:10.1.2.3', true],
  [['10.0.0.0/8'], '11.1.2.3', false],
  [['2001:db8::/32', '::1'], '::1', true],
  [['2001:db8::/32'], 'no address', false],
  [[], '127.0.0.1', false],
])('%j contains %s: %s', (ranges, address, isIn) => {
  expect(createAddressRanges(ranges)(address)).toBe(isIn);
});
