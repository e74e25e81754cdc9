import { edgarPlace } from './edgar-places';

test.each([
  ['DE', 'US', 'DE'],
  ['tx', 'US', 'TX'],
  ['A6', 'CA', 'ON'],
  ['Z4', 'CA', null],
  ['2M', 'DE', null],
  ['X0', 'GB', null],
  ['PR', 'PR', null],
])('places %s in %s, region %p', (code, country, region) => {
  expect(edgarPlace(code)).toMatchObject({ country: { country_code: country }, region });
});

test.each(['XX', '', '99', 'Delaware', '__proto__', 7, null])('rejects the code %p', (code) => {
  expect(edgarPlace(code)).toBeNull();
});
