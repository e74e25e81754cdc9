import fc from 'fast-check';
import { findRdapServer, readBootstrapServices } from './rdap-server';

const server = (services: unknown[], domain = 'acme.example') => findRdapServer(services, domain)?.href;

test('uses the first https address of the entry', () => {
  expect(server([[['example'], ['http://rdap.nic.example/', 'https://rdap.nic.example/v1/']]])).toBe(
    'https://rdap.nic.example/v1/',
  );
});

test('uses the entry that matches most labels of the name, whatever the order', () => {
  const services = [
    [['example'], ['https://outer.example/']],
    [['co.example'], ['https://inner.example/']],
  ];
  expect(server(services, 'acme.co.example')).toBe('https://inner.example/');
  expect(server(services.toReversed(), 'acme.co.example')).toBe('https://inner.example/');
});

test.each([
  ['http://rdap.nic.example/'],
  ['https://user@rdap.nic.example/'],
  ['https://rdap.nic.example:8443/'],
  ['https://rdap.nic.example/v1'],
  ['https://rdap.nic.example/?x=/'],
  ['file:///etc/passwd/'],
])('rejects %s as a server address', (address) => {
  expect(server([[['example'], [address]]])).toBeUndefined();
});

test('never throws on malformed lists', () => {
  fc.assert(
    fc.property(fc.anything(), (list) => {
      expect(() =>
        findRdapServer(readBootstrapServices({ services: [list] }) ?? [], 'acme.example'),
      ).not.toThrow();
      expect(() => readBootstrapServices(list)).not.toThrow();
    }),
  );
});
