import { rolesIn } from './roles-in-text';

test('leaves out a word for a body of people, also one with an umlaut', () => {
  expect(rolesIn('Anna Holm wird CEO der Acme GmbH')).toEqual(['CEO']);
  expect(rolesIn('Anna Holm verstärkt die Geschäftsführung der Acme GmbH')).toEqual([]);
});
