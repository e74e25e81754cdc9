/**
 * Addresses that are not public, as a name server would return them: one or more from each special-purpose
 * block.
 */
export const PRIVATE_ADDRESSES = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1', '172.31.255.254'],
  ...['192.168.0.1', '169.254.169.254', '169.254.170.2', '168.63.129.16', '100.64.0.1', '100.100.100.200'],
  ...['192.0.0.1', '192.0.0.192', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '192.88.99.1'],
  ...['192.31.196.1', '192.52.193.1', '192.175.48.1', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:169.254.169.254'],
  ...['::ffff:0:127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b::169.254.169.254', '64:ff9b:1::7f00:1'],
  ...['2002:7f00:1::', '2002:a9fe:a9fe::1', '2001:0:7f00:1::', '2001:2::1', '2001:10::1', '2001:20::1'],
  ...['2001:db8::1', '3fff::1', '2620:4f:8000::1', '100::1', '100:0:0:1::1', '5f00::1', 'fc00::1'],
  ...['fd00:ec2::254', 'fd20:ce::254', 'fe80::1', 'fec0::1', 'ff02::1', '4000::1'],
] as const;

/** URL hosts that lead to such an address or to this machine, in every spelling that a URL parser repairs. */
export const PRIVATE_HOSTS: readonly string[] = [
  ...PRIVATE_ADDRESSES.map((address) => (address.includes(':') ? `[${address}]` : address)),
  // 127.0.0.1: a trailing dot, one number, hex, octal, fewer parts, other digits and dots, percent-encoded.
  ...['127.0.0.1.', '2130706433', '0x7f000001', '0X7F.1', '0x7f.0x0.0x0.0x1', '017700000001', '0177.0.0.1'],
  ...['00000177.0.0.01', '127.1', '127.0.1', '127.0.0.01', '①②⑦.⓪.⓪.①', '127。0。0。1', '１２７.0.0.1'],
  ...['%31%32%37.0.0.1', '127%2e0%2e0%2e1', '[0:0:0:0:0:0:0:1]', '[0000::0001]', '[::ffff:7f00:1]'],
  ...[
    '[0:0:0:0:0:FFFF:7F00:0001]',
    '[::7f00:1]',
    '[64:FF9B::7f00:1]',
    '0',
    '0x0',
    '00.0.0.0',
    '[::ffff:0:0]',
  ],
  // The others, in shorter notation.
  ...[
    '192.168.257',
    '3232235777',
    '0xa000001',
    '012.0.0.1',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
  ],
  ...[
    '169.254.43518',
    '[::ffff:a9fe:a9fe]',
    '[::a9fe:a9fe]',
    '１６９.２５４.１６９.２５４',
    '4294967295',
    '0xffffffff',
  ],
  ...['[fe80::1%25eth0]', '[::1%25lo]'],
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    '%6c%6fcalhost',
    'ｌocalhost',
    'intranet',
    'metadata',
  ],
];

/** Names that lead there for any resolver: metadata services, and names that contain an address. */
export const PRIVATE_NAMES: Readonly<Record<string, string>> = {
  'metadata.google.internal': '169.254.169.254',
  'metadata.goog': '169.254.169.254',
  'instance-data.ec2.internal': '169.254.169.254',
  'metadata.platformequinix.com': '192.168.0.1',
  '169.254.169.254.nip.io': '169.254.169.254',
  '127-0-0-1.sslip.io': '127.0.0.1',
  'app.127.0.0.1.nip.io': '127.0.0.1',
  'localtest.me': '127.0.0.1',
  'lvh.me': '::1',
  'ip6-localhost.example': '::1',
  'db.printer.local': '10.0.0.1',
  'host.docker.internal': '172.17.0.1',
};
