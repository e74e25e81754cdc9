import fc from 'fast-check';
import { readRegistrant } from './read-registrant';

test('an entry of anything breaks nothing, and shows no holder', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readRegistrant(value)).toBeNull();
      const entity = { roles: ['registrant'], vcardArray: ['vcard', [['org', value, 'text', value]]] };
      expect(() => readRegistrant({ entities: [entity, value] })).not.toThrow();
    }),
  );
});

test('of a structured name the organization itself is taken', () => {
  const entity = {
    roles: ['registrant'],
    vcardArray: ['vcard', [['org', {}, 'text', ['Acme Robotics Ltd', 'Domains']]]],
  };
  expect(readRegistrant({ entities: [entity] })).toEqual({
    organization: 'Acme Robotics Ltd',
    country: null,
  });
});
