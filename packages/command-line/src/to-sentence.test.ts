import { toSentence } from './to-sentence';

it.each([
  ['the database is empty: run `npm run migrate`', 'The database is empty: run `npm run migrate`.'],
  ['PostgreSQL does not respond.\n', 'PostgreSQL does not respond.'],
  ["unknown command 'acount'\n(Did you mean account?)", "Unknown command 'acount'\n(Did you mean account?)"],
  ["can't reach database server (:1)", "Can't reach database server (:1)."],
])('makes %j a sentence', (message, sentence) => {
  expect(toSentence(message)).toBe(sentence);
});
