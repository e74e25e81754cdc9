import fc from 'fast-check';
import { hostKey, parseConnectTo } from './connect-to';

it('reads names, addresses and bracketed IPv6 on both sides', () => {
  const map = parseConnectTo([
    'Shop.Example:443:127.0.0.1:8443',
    '192.0.2.7:80:127.0.0.1:8080',
    '[2001:DB8::0:1]:443:[::1]:8443',
    'münchen.example:443:demo-web:8443',
  ]);
  expect(Object.fromEntries(map)).toEqual({
    'shop.example:443': { address: '127.0.0.1', port: 8443 },
    '192.0.2.7:80': { address: '127.0.0.1', port: 8080 },
    '2001:db8::1:443': { address: '::1', port: 8443 },
    'xn--mnchen-3ya.example:443': { address: 'demo-web', port: 8443 },
  });
});

it.each([
  '',
  'a.example',
  'a.example:443',
  'a.example:443:127.0.0.1',
  'a.example:443:127.0.0.1:8443:1',
  ':443:127.0.0.1:8443',
  'a.example:443::8443',
  'a.example:0:127.0.0.1:8443',
  'a.example:65536:127.0.0.1:8443',
  'a.example:443:127.0.0.1:https',
  'https://a.example:443:127.0.0.1:8443',
  'a.example/x:443:127.0.0.1:8443',
  '2001:db8::1:443:127.0.0.1:8443',
  '[2001:db8::zz]:443:127.0.0.1:8443',
  '999.1.1.1:443:127.0.0.1:8443',
  'a.example:443:999.1.1.1:8443',
  'a.example:443:[:::]:8443',
])('names the malformed entry %p', (entry) => {
  expect(() => parseConnectTo(['ok.example:443:127.0.0.1:1', entry])).toThrow(`connect-to entry "${entry}"`);
});

it('finds a host in any case, in brackets and with a trailing dot', () => {
  const map = parseConnectTo(['a.example:443:127.0.0.1:1', '[::1]:443:127.0.0.1:1']);
  const hosts = ['a.example', 'A.Example', 'a.example.', '[::1]', '::1'];
  expect(hosts.filter((host) => !map.has(hostKey(host, 443)))).toEqual([]);
  expect(map.has(hostKey('a.example', 8443))).toBe(false);
});

it('reads any text or throws an error that names it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9.[\]:]*$/)), (entry) => {
      try {
        const [target] = parseConnectTo([entry]).values();
        expect(target?.port).toBeGreaterThan(0);
      } catch (error) {
        expect((error as Error).message).toContain(entry);
      }
    }),
  );
});
