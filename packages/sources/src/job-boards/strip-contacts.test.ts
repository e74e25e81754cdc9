import fc from 'fast-check';
import { stripContacts } from './strip-contacts';

test.each([
  ['Engineer (ada@acme.example)', 'Engineer'],
  ['Engineer - mail: ada.example@acme.example', 'Engineer'],
  ['ada@acme.example | Engineer, Leeds', 'Engineer, Leeds'],
  ['Monteur (m/w/d) – Tel. 0431 / 90 18 20', 'Monteur (m/w/d)'],
  ['Nurse, call +44 (0)20 7946 0958 today', 'Nurse, today'],
  ['Welder 0044 20 7946 0958', 'Welder'],
  ['Driver (512) 555-0142', 'Driver'],
  ['020 7946 0958', ''],
])('strips the contacts of "%s" to "%s"', (title, bare) => expect(stripContacts(title)).toBe(bare));

test.each([
  'Engineer, R&D (m/w/d) 80-100%',
  'Praktikum 01.03.2026 - 31.08.2026',
  'Praktikum 03/2026 - 08/2026',
  'Trainee 2026/2027',
  'Developer @ Platform',
  'Sales Lead - 12345',
  'Engineer, $120,000 - $150,000',
])('finds no contact in "%s"', (title) => expect(stripContacts(title)).toBe(title));

test('leaves no email address in any title', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.emailAddress(),
      fc.string({ maxLength: 60 }),
      (a, mail, b) => {
        expect(stripContacts(`${a} ${mail} ${b}`)).not.toContain(mail);
      },
    ),
  );
});
