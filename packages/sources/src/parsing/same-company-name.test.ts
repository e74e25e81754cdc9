import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { isSameCompanyName } from './same-company-name';

test.each([
  ['ACME ROBOTICS LIMITED', 'Acme Robotics'],
  ['ACME ROBOTICS LIMITED', 'Acme'],
  ['ACME ROBOTICS UK LIMITED', 'Acme'],
  ['MASCHINENBAU BRANDT GMBH', 'Brandt'],
  ['ACME ROBOTIKK AS', 'Acme'],
  ['BLUEOCEAN TECHNOLOGIES LTD', 'Blue Ocean'],
  ['ACME GROUP PLC', 'Acme Group'],
  ['KESSELWERK NORD GMBH UND CO. KG', 'Kesselwerk Nord GmbH & Co. KG'],
  ['SAS ACME', 'Acme'],
  ['BLUEOCEAN LIMITED', 'Blue Ocean'],
  ['SOCIETE ÉLÉVATION S.A.S.', 'Elevation'],
  ["O'NEILL TOOLS LTD", 'ONeill Tools'],
  ['NORDFJÆRE ØL AS', 'Nordfjære Øl'],
  ['NORDFJÆRE ØL AS', 'Nordfjaere Ol'],
  ['THE GROUP LIMITED', 'The Group'],
])('matches %p to the company called %p', (registered, known) => {
  expect(isSameCompanyName(registered, ['Something Else', known])).toBe(true);
});

test.each([
  ['NORTHPEAK HOSTING LIMITED', 'Acme Robotics', 'another company'],
  ['ACME FOODS LIMITED', 'Acme Robotics', 'a namesake in another trade'],
  ['GLOBEX SERVICES LIMITED', 'Acme Services Limited', 'a name that shares common words alone'],
  ['ACMEX LIMITED', 'Acme', 'a longer word'],
  ['BOLT TOOLS GROUP PLC', 'Bolt Tools', 'the parent'],
  ['LUMIERE DATA', 'Lumiere', 'a longer name that another company has'],
  ['BRANDT BETEILIGUNGS GMBH', 'Brandt', 'an owner'],
  ['ACME UK HOLDINGS LIMITED', 'Acme', 'an owner in the country'],
  ['ACME LIMITED', 'Acme Robotics', 'a shorter name'],
  ['ACME UK LIMITED', 'Acme Inc', 'another entity than the one whose full name is known'],
  ['SOFTWARE SOLUTIONS LIMITED', 'Software', 'nothing but common words'],
  ['', 'Acme', 'nothing'],
  ['ACME LIMITED', '…', 'a known name without words'],
])('does not match %p to %p: %s', (registered, known) => {
  expect(isSameCompanyName(registered, [known])).toBe(false);
});

test('rejects a descriptive name if a full name is known', () => {
  expect(isSameCompanyName('ACME SOFTWARE LIMITED', ['Acme', 'Acme Robotics Ltd'])).toBe(false);
  expect(isSameCompanyName('ACME ROBOTICS LIMITED', ['Acme', 'Acme Robotics Ltd'])).toBe(true);
});

test('matches a name with another legal form, in any case', () => {
  const word = fc.stringMatching(/^[a-z]{3,9}x$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const name = words.join(' ');
      expect(isSameCompanyName(`${name.toUpperCase()} LIMITED`, [name])).toBe(true);
      expect(isSameCompanyName(name, [`${name.toUpperCase()} S.A.S.`])).toBe(true);
    }),
  );
});

test('never throws, and survives very long names', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: anyCharacter }),
      (a, b) => typeof isSameCompanyName(a, [b]) === 'boolean',
    ),
  );
  runToCompletion(() => {
    isSameCompanyName('a '.repeat(1_000_000), ['b '.repeat(1_000_000)]);
  });
});
