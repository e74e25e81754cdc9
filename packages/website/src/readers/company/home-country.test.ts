import { sampleSite } from '../sample-site';
import { homeCountry } from './home-country';

const NUMBERS = {
  chile: '<a href="tel:+56221234567">Chile</a>',
  colombia: '<a href="tel:+576012345678">Colombia</a>',
  spain: '<a href="tel:+34911234567">España</a>',
};

test.each([
  ['the first of the countries it can be called in', NUMBERS.chile + NUMBERS.colombia, 'CL'],
  ['the main country of its language if that is one of them', NUMBERS.chile + NUMBERS.spain, 'ES'],
])('a site in Spanish is at home in %s', (_case, html, country) => {
  expect(homeCountry(sampleSite([{ html: `<html lang="es-es"><body>${html}</body></html>` }]))).toBe(country);
});
