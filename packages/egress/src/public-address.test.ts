import { BlockList } from 'node:net';
import fc from 'fast-check';
import { isPublicAddress } from './public-address';

/** IANA's special-purpose registry for IPv4, plus multicast: block, first and last address. */
const SPECIAL_V4: [block: string, first: string, last: string][] = [
  ['0.0.0.0/8', '0.0.0.0', '0.255.255.255'],
  ['10.0.0.0/8', '10.0.0.0', '10.255.255.255'],
  ['100.64.0.0/10', '100.64.0.0', '100.127.255.255'],
  ['127.0.0.0/8', '127.0.0.0', '127.255.255.255'],
  ['169.254.0.0/16', '169.254.0.0', '169.254.255.255'],
  ['172.16.0.0/12', '172.16.0.0', '172.31.255.255'],
  ['192.0.0.0/24', '192.0.0.0', '192.0.0.255'],
  ['192.0.2.0/24', '192.0.2.0', '192.0.2.255'],
  ['192.31.196.0/24', '192.31.196.0', '192.31.196.255'],
  ['192.52.193.0/24', '192.52.193.0', '192.52.193.255'],
  ['192.88.99.0/24', '192.88.99.0', '192.88.99.255'],
  ['192.168.0.0/16', '192.168.0.0', '192.168.255.255'],
  ['192.175.48.0/24', '192.175.48.0', '192.175.48.255'],
  ['198.18.0.0/15', '198.18.0.0', '198.19.255.255'],
  ['198.51.100.0/24', '198.51.100.0', '198.51.100.255'],
  ['203.0.113.0/24', '203.0.113.0', '203.0.113.255'],
  ['224.0.0.0/4', '224.0.0.0', '239.255.255.255'],
  ['240.0.0.0/4', '240.0.0.0', '255.255.255.255'],
];

const NEIGHBOURS_V4 = [
  '1.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.0',
  '192.0.3.0',
  '192.88.98.255',
  '192.88.100.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '198.51.101.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
];

const SPECIAL_V6: [block: string, ...addresses: string[]][] = [
  ['unspecified and loopback', '::', '::1'],
  ['IPv4-compatible ::/96', '::127.0.0.1', '::808:808'],
  ['IPv4-mapped ::ffff:0:0/96', '::ffff:7f00:1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ['IPv4-translated ::ffff:0:0:0/96', '::ffff:0:7f00:1', '::ffff:0:808:808'],
  ['NAT64 64:ff9b::/96', '64:ff9b::', '64:ff9b::a9fe:a9fe', '64:ff9b::ffff:ffff'],
  ['NAT64 64:ff9b:1::/48', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard 100::/64', '100::', '100::ffff:ffff:ffff:ffff'],
  ['dummy 100:0:0:1::/64', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  ['Teredo 2001::/32', '2001::', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['IETF 2001::/23', '2001:1::1', '2001:2::', '2001:10::', '2001:20::', '2001:1ff:ffff::'],
  ['documentation 2001:db8::/32', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4 2002::/16', '2002:7f00:1::', '2002:808:808::1', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ISATAP', '2a00:1450:4001:0:0:5efe:7f00:1', '2a00:1450:4001:0:200:5efe:808:808'],
  ['AS112 2620:4f:8000::/48', '2620:4f:8000::'],
  ['documentation 3fff::/20', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unassigned 4000::/3 and above', '4000::', '6000::1', 'a000::1', 'e000::1'],
  ['segment routing 5f00::/16', '5f00::', '5f00::1', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local fc00::/7', 'fc00::', 'fc00::1', 'fd00:ec2::254', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link-local fe80::/10', 'fe80::', 'fe80::1', 'fe80::1%lo', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site-local fec0::/10', 'fec0::', 'fec0::1', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast ff00::/8', 'ff00::', 'ff02::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
];

const PUBLIC_V6 = ['2000::1', '2001:200::1', '2001:4860:4860::8888', '2003::1', '2606:4700::1', '3ffe::1'];

it.each(SPECIAL_V4)('refuses the first and the last address of %s', (_block, first, last) => {
  expect([first, last].filter(isPublicAddress)).toEqual([]);
});

it('allows the public neighbours of the refused blocks', () => {
  expect(NEIGHBOURS_V4.filter((address) => !isPublicAddress(address))).toEqual([]);
});

it.each(SPECIAL_V6)('refuses %s', (_block, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

it('allows global unicast IPv6', () => {
  expect(PUBLIC_V6.filter((address) => !isPublicAddress(address))).toEqual([]);
});

it("refuses the address of Azure's metadata service", () => {
  expect(isPublicAddress('168.63.129.16')).toBe(false);
});

it('refuses anything but an address in its usual spelling', () => {
  const spellings = ['', 'localhost', '08.8.8.8', '134744072', '0x8.8.8.8', '8.8.8', '8.8.8.8 ', '[2003::1]'];
  expect(spellings.filter(isPublicAddress)).toEqual([]);
});

/** Blocks that IANA's special-purpose registry reserves, or that IANA has not allocated. */
const SPECIAL_BLOCKS_V6: [network: string, prefix: number][] = [
  ...([
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
  ] satisfies [string, number][]),
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['2620:4f:8000::', 48],
    ['3fff::', 20],
  ] satisfies [string, number][]),
];

it('agrees with an independent list on any IPv6 address, in any spelling', () => {
  const reserved = new BlockList();
  for (const [network, prefix] of SPECIAL_BLOCKS_V6) reserved.addSubnet(network, prefix, 'ipv6');
  const group = fc.nat(0xffff);
  const first = fc.oneof(
    group,
    fc.constantFrom(0x2000, 0x2001, 0x2002, 0x2620, 0x3fff, 0x3ffe, 0x64, 0x100, 0xfe80),
  );
  const second = fc.oneof(group, fc.constantFrom(0, 1, 0xdb8, 0x4f, 0xfff, 0x1ff, 0x200, 0xff9b));
  const rest = fc.array(fc.oneof(group, fc.constantFrom(0, 0x0200, 0x5efe, 0x8000)), {
    minLength: 6,
    maxLength: 6,
  });
  fc.assert(
    fc.property(first, second, rest, (one, two, more) => {
      const groups = [one, two, ...more].map((each) => each.toString(16));
      const plain = groups.join(':');
      const padded = groups.map((each) => each.toUpperCase().padStart(4, '0')).join(':');
      const compressed = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
      const verdicts = [plain, padded, compressed].map(isPublicAddress);
      const isIsatap = /^(?:.{5}){4}0[02]00:5EFE/.test(padded);
      expect(new Set(verdicts)).toEqual(new Set([!reserved.check(plain, 'ipv6') && !isIsatap]));
    }),
    { numRuns: 5_000 },
  );
});

it('agrees with an independent list on any IPv4 address', () => {
  const reserved = new BlockList();
  for (const [block] of SPECIAL_V4) {
    const [network = '', prefix] = block.split('/');
    reserved.addSubnet(network, Number(prefix));
  }
  reserved.addAddress('168.63.129.16');
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(address)).toBe(!reserved.check(address));
    }),
    { numRuns: 2000 },
  );
});
