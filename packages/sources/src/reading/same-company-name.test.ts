import fc from 'fast-check';
import { isSameCompanyName } from './same-company-name';

test.each([
  ['ACME ROBOTICS LIMITED', 'Acme Robotics'],
  ['ACME ROBOTICS LIMITED', 'Acme'],
  ['ACME', 'Acme Robotics SAS'],
  ['ACME GROUP HOLDINGS PLC', 'Acme'],
  ['BLUEOCEAN LIMITED', 'Blue Ocean'],
  ['SOCIETE ÉLÉVATION S.A.S.', 'Elevation'],
  ["O'NEILL TOOLS LTD", 'ONeill Tools'],
  ['NORDFJÆRE ØL AS', 'Nordfjære Øl'],
  ['NORDFJÆRE ØL AS', 'Nordfjaere Ol'],
  ['THE GROUP LIMITED', 'The Group'],
])('takes %p for the company called %p', (registered, known) => {
  expect(isSameCompanyName(registered, ['Something Else', known])).toBe(true);
});

test.each([
  ['NORTHPEAK HOSTING LIMITED', 'Acme Robotics', 'another company'],
  ['ACME FOODS LIMITED', 'Acme Robotics', 'a namesake in another trade'],
  ['GLOBEX SERVICES LIMITED', 'Acme Services Limited', 'a name that shares common words alone'],
  ['ACMEX LIMITED', 'Acme', 'a longer word'],
  ['', 'Acme', 'nothing'],
  ['ACME LIMITED', '…', 'a known name without words'],
])('does not take %p for %p: %s', (registered, known) => {
  expect(isSameCompanyName(registered, [known])).toBe(false);
});

test('knows a name again with another legal form, in any case, and is the same both ways', () => {
  const word = fc.stringMatching(/^[a-z]{3,9}x$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const name = words.join(' ');
      expect(isSameCompanyName(`${name.toUpperCase()} LIMITED`, [name])).toBe(true);
      expect(isSameCompanyName(name, [`${name.toUpperCase()} S.A.S.`])).toBe(true);
    }),
  );
});

test('never throws, and reads long names in little time', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      (a, b) => isSameCompanyName(a, [b]) === isSameCompanyName(b, [a]),
    ),
  );
  const started = performance.now();
  isSameCompanyName('a '.repeat(1_000_000), ['b '.repeat(1_000_000)]);
  expect(performance.now() - started).toBeLessThan(1_000);
});
