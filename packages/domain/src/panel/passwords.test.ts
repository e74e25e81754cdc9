import { createPasswords, passwordProblem, PasswordsBusy } from './passwords';

test.each([
  ['seven characters', '1234567'],
  ['more than 1,024 characters', 'x'.repeat(1_025)],
  ['one of the commonest', 'iloveyou'],
  ['one of the commonest with other capitals', 'PassWord'],
])('a password is refused if it is %s', (_what, password) => {
  expect(passwordProblem(password)).toMatch(/\.$/);
});

const KNOWN = ['ann@marlow.example', 'Ann Müller', 'Marlow Ltd'];

test.each(['firmlens2026', 'Marlow-Müller-99', 'example!marlow', 'FIRMLENS marlow'])(
  'the password %s is refused, because others know its words',
  (password) => {
    expect(passwordProblem(password, KNOWN)).toMatch(/too close/);
  },
);

test.each(['ann-zu7-abc-9', 'marlow sings at dawn'])(
  'the password %s has enough beside known words',
  (password) => {
    expect(passwordProblem(password, KNOWN)).toBeNull();
  },
);

test.each([
  ['eight characters', 'zu7-ab c'],
  ['1,024 characters', 'x'.repeat(1_024)],
  ['a sentence in any script', 'päss wörd ☂☂'],
  ['spaces alone', '        '],
])('a password is accepted if it is %s', (_what, password) => {
  expect(passwordProblem(password)).toBeNull();
});

test('a hash is Argon2id with 19 MiB and two passes, and belongs to the password as it was typed', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash(' Päss\u{1f422} ');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, ' Päss\u{1f422} ')).toBe(true);
  for (const other of ['Päss\u{1f422}', ' päss\u{1f422} ', '']) {
    expect(await passwords.verify(hash, other)).toBe(false);
  }
});

test('no more than a hundred passwords wait; the next is refused, and later ones are not', async () => {
  const passwords = createPasswords();
  const hash = passwords.hashOfNobody;
  const results = await Promise.allSettled(
    Array.from({ length: 104 }, () => passwords.verify(hash, 'a wrong password')),
  );
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  expect(refused.map((error) => error instanceof PasswordsBusy)).toEqual([true, true]);
  expect(await passwords.verify(hash, 'a wrong password')).toBe(false);
});
