import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { createHostGuard, isLocalAddress } from './host-guard';

/** A guard whose resolver gives one answer for every name, so the test covers only the guard. */
const guardOver = (...addresses: string[]) => createHostGuard(() => Promise.resolve(addresses));

const guardOfLiterals = createHostGuard((name) => Promise.reject(new Error(`${name} was looked up`)));

/** The host as the URL parser spells it, which is what the guard receives. */
const hostOf = (host: string): string => new URL(`https://${host}/`).hostname;

const LITERALS = [
  '127.0.0.1',
  '127.0.0.1.',
  '2130706433',
  '0x7f000001',
  '0X7F.1',
  '0177.0.0.1',
  '127.1',
  '192.168.257',
  '[::1]',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '100.64.0.1',
  '100.100.100.200',
  '[::]',
  '[::ffff:7f00:1]',
  '[::ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::]',
  '[2002:7f00:1::]',
  '[2001:0::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fec0::1]',
  '[5f00::1]',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '192.0.0.1',
  '198.18.0.1',
  '192.88.99.1',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
];

it.each(LITERALS)('refuses the literal host %s', async (host) => {
  await expect(guardOfLiterals(hostOf(host))).rejects.toMatchObject({ code: 'refused_address' });
});

it.each(['1.1.1.1', '16843009', '1.1.1', '[2606:4700:4700::1111]'])(
  'allows the public literal host %s without a look-up',
  async (host) => {
    await expect(guardOfLiterals(hostOf(host))).resolves.toHaveLength(1);
  },
);

it.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  '%6c%6fcalhost',
  'intranet',
  'com',
  'a..b',
  'a.example..',
  '-a.example',
  'a-.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(124)}example`,
  "a'b.example",
])('refuses the name %s without a look-up', async (host) => {
  await expect(guardOfLiterals(hostOf(host))).rejects.toMatchObject({ code: 'refused_url' });
});

it('returns every address of a public name', async () => {
  await expect(guardOver('8.8.8.8', '2606:4700::1')('a.example')).resolves.toEqual([
    '8.8.8.8',
    '2606:4700::1',
  ]);
});

it.each([['8.8.8.8', '10.0.0.1'], ['2606:4700::1', '::1'], ['::ffff:8.8.8.8'], ['169.254.169.254']])(
  'refuses a name if one of its addresses is not public (%s %s)',
  async (...addresses) => {
    await expect(guardOver(...addresses)('a.example')).rejects.toMatchObject({ code: 'refused_address' });
  },
);

it('refuses the addresses of this machine', () => {
  const localInterfaces = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  expect(localInterfaces.filter(({ address }) => !isLocalAddress(address))).toEqual([]);
  expect(isLocalAddress('8.8.8.8')).toBe(false);
});

const byte = fc.nat(255);
const privateAddress = fc
  .oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  )
  .map((bytes) => Buffer.from(bytes));

const octal = (number: number): string => `0${number.toString(8)}`;
const hex = (number: number): string => `0x${number.toString(16)}`;
const groups = (address: Buffer): string =>
  `${address.readUInt16BE(0).toString(16)}:${address.readUInt16BE(2).toString(16)}`;

const SPELLINGS: Record<string, (address: Buffer) => string> = {
  dotted: (address) => address.join('.'),
  'trailing dot': (address) => `${address.join('.')}.`,
  decimal: (address) => String(address.readUInt32BE()),
  octal: (address) => octal(address.readUInt32BE()),
  hex: (address) => hex(address.readUInt32BE()).toUpperCase(),
  'octal bytes': (address) => [...address].map(octal).join('.'),
  'hex bytes': (address) => [...address].map(hex).join('.'),
  'padded octal bytes': (address) => [...address].map((number) => `000${octal(number)}`).join('.'),
  'two parts': (address) => `${address[0]}.${address.readUIntBE(1, 3)}`,
  'three parts': (address) => `${address[0]}.${address[1]}.${address.readUInt16BE(2)}`,
  'full-width': (address) =>
    address
      .join('。')
      .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + '０'.charCodeAt(0) - 48)),
  'percent-encoded': (address) =>
    address.join('.').replace(/\d/g, (digit) => `%${digit.charCodeAt(0).toString(16)}`),
  mapped: (address) => `[::ffff:${address.join('.')}]`,
  'mapped in hex': (address) => `[0:0:0:0:0:FFFF:${groups(address)}]`,
  compatible: (address) => `[::${address.join('.')}]`,
  NAT64: (address) => `[64:ff9b::${groups(address)}]`,
  'local NAT64': (address) => `[64:ff9b:1::${groups(address)}]`,
  '6to4': (address) => `[2002:${groups(address)}::1]`,
  Teredo: (address) => `[2001:0:${groups(address)}::]`,
};

it.each(Object.keys(SPELLINGS))('refuses any private IPv4 address in the spelling: %s', async (name) => {
  const encode = SPELLINGS[name];
  await fc.assert(
    fc.asyncProperty(privateAddress, async (address) => {
      const host = hostOf(encode?.(address) ?? '');
      await expect(guardOfLiterals(host)).rejects.toMatchObject({ code: 'refused_address' });
    }),
  );
});
