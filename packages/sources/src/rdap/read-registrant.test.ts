import fc from 'fast-check';
import { readRegistrant } from './read-registrant';

test('finds no holder in malformed entries, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readRegistrant(value)).toBeNull();
      const entity = { roles: ['registrant'], vcardArray: ['vcard', [['org', value, 'text', value]]] };
      expect(() => readRegistrant({ entities: [entity, value] })).not.toThrow();
    }),
  );
});

test('reads the organization from a structured name', () => {
  const entity = {
    roles: ['registrant'],
    vcardArray: ['vcard', [['org', {}, 'text', ['Acme Robotics Ltd', 'Domains']]]],
  };
  expect(readRegistrant({ entities: [entity] })).toEqual({
    organization: 'Acme Robotics Ltd',
    country: null,
  });
});
