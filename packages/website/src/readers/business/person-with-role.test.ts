import { isPersonWithRole } from './person-with-role';
import { isServiceName } from './service-name';
import { withoutAddition } from './offer/lead-name';

test.each([
  'Maya Lindqvist, CEO, Acme Robotics',
  'Ole Brandt, MD, Nordwerk',
  'Maya Lindqvist, Head of Sales',
])('a person with a role is no service: %s', (text) => {
  expect(isPersonWithRole(text)).toBe(true);
  expect(isServiceName(text)).toBe(false);
});

test('a person is not cut out of what names role and company', () => {
  const text = 'Maya Lindqvist, CEO, Acme Robotics Inc';
  expect(withoutAddition(text)).toBe(text);
});

test.each(['Roofing, Guttering', 'Facility Management, Security', 'Design, Engineering'])(
  'services with a comma are no people: %s',
  (text) => {
    expect(isPersonWithRole(text)).toBe(false);
    expect(isServiceName(text)).toBe(true);
  },
);
